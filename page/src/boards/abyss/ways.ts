export { aid } from "./aid.ts";
export { leading, orderForms } from "./orders.ts";

// A lord who enters one's service or acts, a location that one takes.
export const effective = [
  "recruit", "use", "lord--corrupt", "lord--betray_for",
  "location--control", "location--choose_drawn", "location--exchange", "location--get_location",
];
