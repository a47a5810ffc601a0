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
  /** where a question has several forms: the name of this one in its texts (`ui-order-<game>-<prompt>-<name>`) */
  name?: string;
  /** the answers one may order, each in words, also those that cannot be given now (cards in hand); else the family's first */
  answers?(frame: Frame, cards: Catalogue): { move: number; text: string }[];
  /** what such an answer is called; null: an order with it is none of this form */
  called?(move: number, cards: Catalogue): string | null;
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

/** The form with which an order was given. */
export const formOf = (order: Pick<StandingOrder, "prompt" | "move">, forms: readonly OrderForm[], cards: Catalogue): OrderForm | undefined =>
  forms.find((one) => one.prompt === order.prompt && (!one.called || one.called(order.move, cards) !== null));

/** The key of a form's texts. */
export const orderKey = (game: string, prompt: string, form: OrderForm | undefined): string => `ui-order-${game}-${prompt}${form?.name ? `-${form.name}` : ""}`;

/** The values of an order as words, for its sentence (`ui-order-<game>-<prompt>`). */
export function orderWords(order: Pick<StandingOrder, "where" | "until"> & { move?: number }, form: OrderForm | undefined, cards: Catalogue): Record<string, string | number> {
  const words: Record<string, string | number> = { until: order.until };
  const answer = order.move === undefined ? null : form?.called?.(order.move, cards);
  if (answer) words.answer = answer;
  for (const [key, value] of Object.entries(order.where)) {
    const field = form?.fields.find((one) => one.key === key);
    const named = field && !field.values && fieldWords(field, cards).find((one) => one.value === value)?.text;
    words[key] = named || value;
  }
  return words;
}
