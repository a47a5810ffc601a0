// Abyss: which answer stands out, and that offers of a people up to a value can be let pass ahead.

import type { OrderForm } from "../../orders.ts";
import { cardOf } from "../../words.ts";

/** What brings one on; a choice among cards, lords or locations has no main answer, and a power never answers the question. */
export const leading = ["explore", "paid", "take", "buy", "fight"];

export const orderForms: OrderForm[] = [
  {
    prompt: "offer",
    family: "pass",
    fields: [
      { key: "race", noun: "race" },
      { key: "up_to", values: [1, 2, 3, 4, 5] },
    ],
    // Mostly it is the ally that has just been offered and its like that one does not want.
    first(log, cards) {
      const seen = log.findLast((event) => "card" in event.values)?.values.card;
      const { race, value } = (seen !== undefined && cardOf(cards, "card", seen)?.facts) || {};
      return { race: typeof race === "number" && race >= 0 ? race : 0, up_to: typeof value === "number" && value > 0 ? value : 3 };
    },
  },
];
