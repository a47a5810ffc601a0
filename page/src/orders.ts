// Standing orders: what a seat lets be answered ahead. Which ones make sense is each game's own; a game says it in a form.

import type { Catalogue, Event, StandingOrder } from "./wire.ts";

/** What an order may name besides its question: a thing of the game by its noun, or a number. */
export type OrderField = { key: string; noun?: string; values?: number[] };

export type OrderForm = {
  /** the question it answers, and the family of the answer it gives */
  prompt: string;
  family: string;
  fields: OrderField[];
  /** what is filled in at first, looking at what has just happened */
  first(log: Event[], cards: Catalogue): Record<string, number>;
};

/** The values of an order as words, for its sentence (`ui-order-<game>-<prompt>`). */
export function orderWords(order: Pick<StandingOrder, "where" | "until">, form: OrderForm | undefined, cards: Catalogue): Record<string, string | number> {
  const words: Record<string, string | number> = { until: order.until };
  for (const [key, value] of Object.entries(order.where)) {
    const noun = form?.fields.find((field) => field.key === key)?.noun;
    words[key] = (noun && cards.nouns[noun]?.[value]) ?? value;
  }
  return words;
}
