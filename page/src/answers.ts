// In which order the answers to a question stand, and which of them, if any, is the main one.

import type { Frame, Move } from "./wire.ts";

/** With these nothing is done, or nothing more; the terminal has the same. */
const QUIET = new Set(["pass", "end_turn", "end_actions", "end", "stop", "leave", "done", "no"]);

const isQuiet = (move: Pick<Move, "family">): boolean => QUIET.has(move.family);

/**
 * Which answers have a button that shows their card: all about things of one kind, or none of them. It depends on whether
 * any of the cards says something (null: there is no card), and on whether each answer has room for a button.
 */
export function withInfo(moves: readonly Pick<Move, "noun">[], says: readonly (boolean | null)[], cramped: readonly boolean[]): boolean[] {
  const kind = (noun: string) => moves.flatMap((move, at) => (move.noun === noun && says[at] !== null ? [at] : []));
  return moves.map(({ noun }, at) => says[at] !== null && kind(noun).some((one) => says[one]) && !kind(noun).some((one) => cramped[one]));
}

/** From so many on, answers that begin alike stand under one heading; two are enough where they begin with many words. */
const TOGETHER = 3;
const CROWDED = 6; // answers: with more of them two are enough, so that all can be seen
const LONG = 24;

type Words = { head: string; tail: string; aside: string };
/** An answer under a heading: what it shares with its neighbours, and what is its own. */
export type Grouped = { head: string; tail: string };

/** For each answer its group, where enough neighbours begin alike: up to their colon, else word by word; else null. */
export function grouped(moves: readonly Pick<Move, "family">[], words: readonly Words[]): (Grouped | null)[] {
  const found: (Grouped | null)[] = [];
  for (let at = 0; at < words.length; ) {
    const { head, tail, aside } = words[at]!;
    const isAlike = (other: number) => words[other]?.head === head && !!words[other].tail && !words[other].aside;
    const isPlain = (other: number) => !!words[other] && !words[other].tail && !words[other].aside && moves[other]?.family === moves[at]?.family;
    const belongs = aside ? () => false : tail ? isAlike : isPlain;
    let to = at + 1;
    while (belongs(to)) to++;
    const some = words.slice(at, to);
    if (tail) {
      const enough = some.length >= (head.length > LONG ? 2 : TOGETHER);
      found.push(...some.map(({ tail }) => (enough ? { head, tail } : null)));
    } else {
      const first = some.length >= (words.length > CROWDED ? 2 : TOGETHER) ? shared(some.map((one) => one.head)) : "";
      found.push(...some.map((one) => (first ? { head: `${first} …`, tail: one.head.slice(first.length + 1) } : null)));
    }
    at = to;
  }
  return found;
}

/** Of each group whether all its answers are about one and the same thing: that is read once, at its heading. */
export function aboutOne(moves: readonly Pick<Move, "noun" | "index">[], groups: readonly (Grouped | null)[]): boolean[] {
  const things = new Map<string, Set<string>>();
  const key = (at: number) => `${groups[at]?.head}`;
  moves.forEach((move, at) => {
    if (groups[at]) things.set(key(at), (things.get(key(at)) ?? new Set()).add(`${move.noun}:${move.index}`));
  });
  return moves.map((move, at) => !!groups[at] && move.noun !== "" && things.get(key(at))!.size === 1);
}

/** The words with which all these begin; none where they end alike, too: then what differs stands in the middle. */
function shared(texts: string[]): string {
  const parts = texts.map((text) => text.split(" "));
  const [one = []] = parts;
  const last = one.at(-1) ?? "";
  if (/^\p{L}+$/u.test(last) && parts.every((part) => part.at(-1) === last)) return "";
  let n = 0;
  while (parts.every((part) => n < part.length - 1 && part[n] === one[n])) n++;
  return one.slice(0, n).join(" ");
}

/** An answer that was given to the question of this number: a move, or several steps of that question in their order. */
export type Given = { number: number; move: number } | { number: number; moves: number[] };

/** So many steps the server takes in one message. */
export const MOST_MOVES = 64;

/** The moves as one message: made while the same question goes on, acknowledged and taken back as one. */
export function answerOf(number: number, moves: readonly number[]): Given {
  return moves.length === 1 ? { number, move: moves[0] } : { number, moves: moves.slice(0, MOST_MOVES) };
}

/** The move that answers what is asked now. */
export function firstOf(given: Given): number {
  return "moves" in given ? given.moves[0] : given.move;
}

/** Whether an answer that was kept while the connection was gone still answers what is asked. */
export function stillAnswers(given: Given, frame: Frame): boolean {
  const moves = (frame.seat !== null && frame.number === given.number && frame.decision?.moves) || [];
  return moves.some((one) => one.move === firstOf(given));
}

/** The main answer stands first and is taken with Enter; `pass` stands apart, under all others, and is taken with Space. */
export type Ordered = { moves: Move[]; main: Move | null; pass: Move | null };

/**
 * The answers in their order. `leading` are the families that may be the main answer, as a game says it: those that answer
 * the question, and nothing that can be done besides; else the first that does something. Among several things of one
 * kind none is the main one: all are meant alike.
 */
export function ordered(moves: Move[], leading?: readonly string[]): Ordered {
  const alone = moves.filter((move) => moves.every((other) => other === move || other.family !== move.family));
  const able = alone.filter((move) => !isQuiet(move));
  const led = leading?.flatMap((family) => alone.filter((move) => move.family === family)) ?? able;
  const main = moves.length === 1 ? moves[0] : (led[0] ?? null);
  const pass = moves.find(isQuiet) ?? null;
  const rest = moves.filter((move) => move !== main && move !== pass);
  const first = main && main !== pass ? [main] : [];
  return { moves: [...first, ...rest.filter((move) => !isQuiet(move)), ...rest.filter(isQuiet)], main, pass };
}
