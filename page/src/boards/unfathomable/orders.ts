// Unfathomable: which answer stands out, and that reactions of one kind can be let pass ahead.

import type { OrderForm } from "../../orders.ts";

/** What ends a question that may be answered several times. Else several ways are meant alike, and most of them hurt. */
export const leading = ["done"];

export const orderForms: OrderForm[] = [
  {
    prompt: "react",
    family: "pass",
    fields: [{ key: "window", list: "windows", word: "window" }],
    // Mostly it is the kind of moment that has just come that one does not want to be asked about.
    first(_log, cards, decision) {
      const windows = (cards.board.windows as string[] | undefined) ?? [];
      return { window: Math.max(windows.indexOf(decision?.window ?? ""), 0) };
    },
  },
];
