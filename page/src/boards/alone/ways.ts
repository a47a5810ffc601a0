export { aid } from "./aid.ts";
export { orderForms } from "./orders.ts";

// Nothing is offered before the rest but a mission that can be completed here: what to do in the dark is everybody's own decision.
export const leading = ["fulfil"];

// Reaction cards that are played open, now or at the second sector that is revealed.
export const effective = ["play", "play_later"];

// Who won is all there is to say; nobody counts points.
export const pointless = true;
