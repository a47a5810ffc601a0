export { default as Board } from "./Board.svelte";
export { default as Side } from "./Side.svelte";
export const Own = null;
export const Vignette = null;
