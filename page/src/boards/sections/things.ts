// What can be done with a thing that stands in a section: chosen, read, or asked about.

import { cardOf } from "../../words.ts";
import { moves } from "../common.ts";
import type { BoardProps, Catalogue, Move, Path, SectionMap, Span } from "../../wire.ts";

export type Thing = { noun: string; index: number; moves: number[]; paths?: readonly Path[] };

/** What every part of this board gets: the board's own, and what a click on a thing does. */
export type Props = BoardProps & { pick(found: Path[], at: HTMLElement): void };

/** The moves about a thing that may be made now: those that name it, and those that it stands for. */
export const choicesFor = (p: Pick<BoardProps, "choices" | "frame">, thing: Thing): Move[] =>
  moves(p).filter((move) => (thing.noun !== "" && move.noun === thing.noun && move.index === thing.index) || thing.moves.includes(move.move));

/** What a click on a thing can mean: one of its moves, or one of its paths whose first step may be made now. */
export function optionsFor(p: Pick<BoardProps, "choices" | "frame">, thing: Thing): Path[] {
  const open = moves(p);
  const paths = (thing.paths ?? []).filter((path) => open.some((move) => move.move === path.moves[0]));
  return [...choicesFor(p, thing).map((move) => ({ text: move.text, moves: [move.move] })), ...paths];
}

/** Whether there is something to read about a thing. */
export const isReadable = (cards: Catalogue, thing: Thing): boolean => thing.noun !== "" && !!cardOf(cards, thing.noun, thing.index);

/** Whether the question is about things of this kind: those that cannot be chosen then say why. */
export const isAskedFor = (p: Pick<BoardProps, "choices">, thing: Thing): boolean =>
  thing.noun !== "" && [...p.choices.values()].some((move) => move.noun === thing.noun);

/** The name under which a thing is hovered, lit up by the log, and read. */
export const lookOf = (thing: Thing): string | undefined => (thing.noun ? `${thing.noun}:${thing.index}` : undefined);

/** What a click on a thing does; nothing: it is no button. */
export function actOf(p: Props, thing: Thing): ((at: HTMLElement) => void) | null {
  const found = optionsFor(p, thing);
  if (found.length) return (at) => p.pick(found, at);
  if (isAskedFor(p, thing)) return () => p.why(thing.noun, thing.index);
  if (isReadable(p.cards, thing)) return () => p.look(thing.noun, thing.index);
  return null;
}

const LONG = 7; // letters of a word that may need a place to break in a narrow square
const VOWELS = "aeiouyäöüąęóé";
const STAY = "sch|(?<!s)ch|sz|cz|rz|dz|[tdkgpbf]r|[kgpbf]l"; // letters that begin a syllable together
const BREAKS = new RegExp(`(?<=\\p{L}{2})(?:(?=(?:${STAY})[${VOWELS}]\\p{L})|(?<![cs])(?=h[${VOWELS}]\\p{L})|(?<![scrd])(?=z[${VOWELS}]\\p{L})|(?<![tdkgpbf])(?=[lr][${VOWELS}]\\p{L})|(?=[^${VOWELS}hzlr\\P{L}][${VOWELS}]\\p{L}))`, "giu");

/** A text with soft hyphens between the syllables of its long words: no browser knows all languages. */
export const soft = (text: string): string => text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAKS, "\u00ad")));

const SHORT = 3; // letters that have room in a square

/** Whether the spaces of a map hold signs only, and are squares; else words. */
export const hasSignsOnly = (map: SectionMap): boolean =>
  map.cells.every((cell) => cell.lines.length < 3 && cell.lines.every((line) => line.map((piece) => (typeof piece === "string" ? piece : piece.noun === "seat" ? "▲" : piece.text)).join("").length <= SHORT));

type Place = { row: number; column: number };

/** Where a place lies in the middle, in half columns and rows: of hexes every odd row is moved to the right. */
const middle = ({ row, column }: Place, hexes: boolean): [number, number] => [column * 2 + (hexes && row % 2 ? 1 : 0), row * 2];

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The place that an arrow key leads to: the nearest in that direction; none: it stays. */
export function placeAfter<P extends Place>(places: readonly P[], from: P, key: string, hexes: boolean): P | null {
  const step = STEPS[key];
  if (!step) return null;
  const [x, y] = middle(from, hexes);
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [a, b] = middle(place, hexes);
    const along = (a - x) * step[0] + (b - y) * step[1];
    const across = Math.abs((a - x) * step[1]) + Math.abs((b - y) * step[0]);
    if (along > 0 && along + 2 * across < least && across <= along) [best, least] = [place, along + 2 * across];
  }
  return best;
}

/** A value that says so many of so many, as a share of its track. */
export function trackOf(value: readonly (string | Span)[]): { share: number; role: string } | null {
  const [piece, ...more] = value;
  if (piece === undefined || more.length) return null;
  const [, n, of] = /^(\d+) \p{L}+ (\d+)$/u.exec(typeof piece === "string" ? piece : piece.text) ?? [];
  return n && Number(of) > 0 ? { share: Math.min(1, Number(n) / Number(of)), role: typeof piece === "string" ? "" : piece.role } : null;
}
