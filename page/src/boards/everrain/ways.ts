export { aid } from "./aid.ts";
export { orderForms } from "./orders.ts";
// Sailing on and taking what lies there stand out; what to do in port or with a card is everybody's own decision.
export const leading = ["loot", "navigate", "ahead"];

// Who won is all there is to say; nobody counts points.
export const pointless = true;
