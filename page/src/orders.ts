// Standing orders: what a seat lets be answered ahead. Which ones make sense is each game's own; a game says it in a form.

import type { Catalogue, Event, Frame, StandingOrder } from "./wire.ts";

/**
 * What an order may name besides its question: a thing of the game by its noun, a number, or one of a list on the board
 * (`list`), whose entries the game calls `<word>-<entry>`.
 */
export type OrderField = { key: string; noun?: string; values?: number[]; list?: string; word?: string };

export type OrderForm = {
  /** the question it answers, and the family of the answer it gives */
  prompt: string;
  family: string;
  fields: OrderField[];
  /** until when it may hold, the usual first; without it until one's next turn, or for the game */
  untils?: StandingOrder["until"][];
  /** what is filled in at first, looking at what has just happened */
  first(log: Event[], cards: Catalogue, decision?: Frame["decision"]): Record<string, number>;
};

/** What can be chosen in a field, in words. */
export function fieldWords(field: OrderField, cards: Catalogue): { value: number; text: string }[] {
  if (field.noun) return (cards.nouns[field.noun] ?? []).map((text, value) => ({ value, text }));
  if (field.list) {
    const entries = (cards.board[field.list] as string[] | undefined) ?? [];
    return entries.map((entry, value) => ({ value, text: cards.words[`${field.word}-${entry}`] ?? entry }));
  }
  return (field.values ?? []).map((value) => ({ value, text: String(value) }));
}

/** The values of an order as words, for its sentence (`ui-order-<game>-<prompt>`). */
export function orderWords(order: Pick<StandingOrder, "where" | "until">, form: OrderForm | undefined, cards: Catalogue): Record<string, string | number> {
  const words: Record<string, string | number> = { until: order.until };
  for (const [key, value] of Object.entries(order.where)) {
    const field = form?.fields.find((one) => one.key === key);
    const named = field && !field.values && fieldWords(field, cards).find((one) => one.value === value)?.text;
    words[key] = named || value;
  }
  return words;
}
