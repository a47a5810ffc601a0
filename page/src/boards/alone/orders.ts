// Alone: windows that Evil lets pass ahead, for a round or for the game.

import type { OrderForm } from "../../orders.ts";

export const orderForms: OrderForm[] = [
  {
    prompt: "react",
    family: "pass",
    fields: [{ key: "when", list: "when", word: "when" }],
    untils: ["round", "game"],
    first: () => ({ when: 0 }),
  },
];
