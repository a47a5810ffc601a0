// Alone: what Evil orders ahead: a card that is played at the first chance; everybody may play; windows that pass.

import type { OrderForm } from "../../orders.ts";
import type { Catalogue } from "../../wire.ts";

/** The number of the answer that plays the first card; those of the others follow. */
const first = (cards: Catalogue): number => cards.board.play as number;

const SETS = 8; // of seats that a leader may permit; an order permits all who are asked then

export const orderForms: OrderForm[] = [
  {
    prompt: "react",
    family: "play",
    name: "card",
    fields: [],
    untils: ["round", "game"],
    answers: (frame, cards) => [...new Set((frame.view.hand as number[] | undefined) ?? [])].map((card) => ({ move: first(cards) + card, text: cards.nouns.card?.[card] ?? "" })),
    called: (move, cards) => cards.nouns.card?.[move - first(cards)] ?? null,
    first: () => ({}),
  },
  {
    prompt: "react",
    family: "permit",
    name: "permit",
    fields: [],
    untils: ["round"],
    called: (move, cards) => (move >= (cards.board.permit as number) && move < (cards.board.permit as number) + SETS ? "" : null),
    first: () => ({}),
  },
  {
    prompt: "react",
    family: "pass",
    fields: [{ key: "when", list: "when", word: "when" }],
    untils: ["round", "game"],
    first: () => ({ when: 0 }),
  },
];
