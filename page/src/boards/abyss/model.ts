// What the view of Abyss means to somebody who draws it. Nothing here decides a move; it only adds up what lies open.

import type { Catalogue } from "../../wire.ts";
import { card } from "../common.ts";
import type { View } from "./view.gen.ts";

export type { Known, LordView, PlayerView, View } from "./view.gen.ts";

export type LordFacts = {
  guild: number;
  influence: number;
  races: number;
  value: number;
  keys: number;
  demands: number;
  power: "arrow" | "use" | "lasting" | "";
  trait: string;
};

export type TileFacts = { base: number; per: number; counts: string; of: number };

export const MONSTER = 25;
export const AMBASSADOR = 5;
const NOBODY = -1;

export const raceOf = (card: number): number => (card === MONSTER ? NOBODY : Math.floor(card / 5));
export const valueOf = (card: number): number => (card === MONSTER ? 0 : (card % 5) + 1);

const PLAIN: LordFacts = { guild: 0, influence: 0, races: 0, value: 0, keys: 0, demands: NOBODY, power: "", trait: "" };
const BARE: TileFacts = { base: 0, per: 0, counts: "", of: NOBODY };

export const lordFacts = (cards: Catalogue, lord: number): LordFacts => ({ ...PLAIN, ...card(cards, "lord", lord).facts });
export const tileFacts = (cards: Catalogue, tile: number): TileFacts => ({ ...BARE, ...card(cards, "location", tile).facts });

/** A word of this board; the key itself shows what is missing. */
export const word = (cards: Catalogue, key: string): string => cards.words[key] ?? key;

export const name = (cards: Catalogue, noun: string, index: number): string => cards.nouns[noun]?.[index] ?? "";

/** Two letters for a race, beside its picture. */
export const code = (cards: Catalogue, race: number): string => word(cards, `code-${cards.board.races?.[race] ?? ""}`);

export function printedKeys(view: View, cards: Catalogue, lord: number): number {
  const facts = lordFacts(cards, lord);
  return facts.guild === AMBASSADOR ? (view.options.ambassador_keys ?? facts.keys) : facts.keys;
}

/** What a seat has to reach for a lord; the printed value for a spectator. */
export function priceFor(view: View, cards: Catalogue, seat: number | null, lord: number): number {
  const own = seat === null ? undefined : view.players[seat];
  return lordFacts(cards, lord).value + (own?.dearer ?? 0);
}

export type Wanted = { price: number; paid: number; missing: number; races: number; used: number[]; demands: number };

/** What is laid out for a lord and what is still wanted. */
export function wanted(view: View, cards: Catalogue, seat: number | null, lord: number): Wanted {
  const facts = lordFacts(cards, lord);
  const own = seat === null ? undefined : view.players[seat];
  const price = priceFor(view, cards, seat, lord);
  const paid = view.payment.reduce((sum, entry) => sum + valueOf(entry), 0);
  const used = [...new Set(view.payment.map(raceOf))];
  const demands = own?.any_race || used.includes(facts.demands) ? NOBODY : facts.demands;
  return { price, paid, missing: Math.max(price - paid, 0), races: Math.max(facts.races - used.length, 0), used, demands };
}

const LONG = 14; // letters of a word that needs a place to break on a narrow card
const STEMS = /(aqua|armee|gefängnis|großgrund|hydrozoen|korallen|meuchel|riesen|sklaven|stułbio|verschlos|zauber)(?=\p{L}{4})/giu;

/** A name with soft hyphens in its longest words; not every browser knows where they may break. */
export function soft(text: string): string {
  return text.replace(/[\p{L}]+/gu, (part) => (part.length < LONG ? part : part.replace(STEMS, "$1\u00ad")));
}

/** A font size at which the longest piece of a name fits a width. */
export function fitting(text: string, width: number, largest: number): string {
  const longest = Math.max(...soft(text).split(/[\s\u00ad-]+/).map((part) => part.length), 1);
  return `${Math.min(largest, Math.round((width / (longest * 0.52)) * 10) / 10)}px`;
}

/** An even-looking number below n, always the same for the same thing. */
export function lot(index: number, salt: number, n: number): number {
  let mixed = (index + 1) * 2654435761 + (salt + 1) * 40503;
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % n;
}

/** The words for so many races of one's choice. */
export const anyRaces = (n: number): string => (n > 1 ? "any-races" : "any-race");
