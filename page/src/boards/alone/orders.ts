// Alone: what Evil orders ahead: a card that is played at the first chance; windows that pass, for a round or for the game.

import type { OrderForm } from "../../orders.ts";
import type { Catalogue } from "../../wire.ts";

/** The number of the answer that plays the first card; those of the others follow. */
const first = (cards: Catalogue): number => cards.board.play as number;

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
    family: "pass",
    fields: [{ key: "when", list: "when", word: "when" }],
    untils: ["round", "game"],
    first: () => ({ when: 0 }),
  },
];
