export { default as Board } from "./Board.svelte";
export { default as Own } from "./Own.svelte";
export { default as Side } from "./Side.svelte";
export { default as Vignette } from "./Vignette.svelte";
export { flights } from "./flights.ts";
export { lately } from "./lately.ts";
export { wasWhat } from "./was.ts";
