// Maps of sections as pictures: what a game draws under the spaces of a map, and for the signs that explain it.
// A board of its own has no need of it; a game without pictures is shown by its signs, like in the terminal.

import type { Frame, SectionCell, SectionMap } from "../wire.ts";

/** A picture under a map: what is inside an `svg` whose unit is a hundredth of a space. */
export type Picture = {
  markup: string;
  /** what lies over the spaces too, so that no choice hides it */
  over?: string;
};

/** What `boards/<game>/pictures.ts` exports as `pictures`. */
export type Pictures = {
  /** the sheet they lie on: its colours do not change with the theme */
  pane: "night" | "paper";
  /** a map of this game, or null: it is shown by its signs */
  map(part: SectionMap, frame: Frame): Picture | null;
  /** the number that a choice shows on its space: what it costs */
  cost?(cell: SectionCell): string;
  /** whether one's own ship or figure is there: of a map that scrolls this part is shown */
  isOwn?(cell: SectionCell): boolean;
  /** a sign of the legend, drawn on 24 units; null: it stays a sign */
  sign(text: string): string | null;
};

const found = import.meta.glob<{ pictures: Pictures }>("./*/pictures.ts", { eager: true });

export const picturesOf = (game: string): Pictures | null => found[`./${game}/pictures.ts`]?.pictures ?? null;

/** What explains the signs of a map: a drawn sign before its words. Entries stand between points, creatures after a colon. */
export type Entry = { sign: string | null; text: string };

export function entriesOf(text: string, pictures: Pictures): Entry[] {
  return text
    .replace(/\.$/, "")
    .split(/ · |\. /)
    .flatMap((one) => {
      const [, tail] = /^\p{L}+: (\p{Lu} .*)$/u.exec(one) ?? []; // letters stand for creatures, in their order
      return tail ? tail.split(", ").map((each, at) => entry(each, pictures, `creature-${at}`)) : [entry(one, pictures)];
    });
}

function entry(one: string, pictures: Pictures, as = ""): Entry {
  const [, sign = "", text = ""] = /^(\S+) (.*)$/.exec(one) ?? [];
  const drawn = pictures.sign(as || sign);
  return drawn ? { sign: drawn, text } : { sign: null, text: one };
}
