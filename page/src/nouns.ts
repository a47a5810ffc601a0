// Which noun a key of a view speaks of: "lord", "lords" and "other_lord" are lords, "court" is whatever it is.

import type { Catalogue } from "./wire.ts";

export function nounOf(key: string, cards: Catalogue): string | null {
  for (const word of [key, key.replace(/^other_/, ""), key.replace(/s$/, ""), key.replace(/ies$/, "y")]) {
    if (word in cards.nouns) return word;
  }
  return null;
}

export function nameOf(noun: string, index: number, cards: Catalogue): string | null {
  return cards.nouns[noun]?.[index] ?? null;
}

/** What a key of a view is called: the game's own word for it, else the key itself. */
export function labelOf(key: string, cards: Catalogue): string {
  return cards.words[key.replaceAll("_", "-")] ?? key.replaceAll("_", " ");
}
