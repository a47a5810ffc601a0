// What is printed on a card as figures, in words.

import { nameOf, nounOf } from "./nouns.ts";
import type { Card, Catalogue, Say } from "./wire.ts";

export type Fact = { key: string; name: string; value: string };

/** A figure is shown only where the game or the page has a word for it; the words of the card tell the rest. */
export function factsOf(card: Card, cards: Catalogue, words: Say): Fact[] {
  return Object.entries(card.facts).flatMap(([key, value]) => {
    const named = [`fact-${key}`, key].map((one) => words(one)).find((text, at) => text !== [`fact-${key}`, key][at]);
    const noun = nounOf(key, cards);
    const shown = [value].flat().map((one) => {
      if (noun && typeof one === "number") return nameOf(noun, one, cards) ?? "";
      return typeof one === "number" || typeof one === "string" ? String(one) : "";
    });
    const text = shown.filter(Boolean).join(", ");
    const none = value === 0 && !noun; // the first thing of a kind has the number 0
    return named && text && !none ? [{ key, name: named, value: text }] : [];
  });
}
