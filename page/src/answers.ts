// In which order the answers to a question stand, and which of them, if any, is the main one.

import type { Move } from "./wire.ts";

/** With these nothing is done: they stand last and never stand out. */
const QUIET = new Set(["pass", "end_turn"]);

export const isQuiet = (move: Pick<Move, "family">): boolean => QUIET.has(move.family);

/** From so many on, answers that begin alike stand under one heading; two are enough where they begin with many words. */
const TOGETHER = 3;
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
      const first = some.length >= TOGETHER ? shared(some.map((one) => one.head)) : "";
      found.push(...some.map((one) => (first ? { head: `${first} …`, tail: one.head.slice(first.length + 1) } : null)));
    }
    at = to;
  }
  return found;
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

export type Ordered = { moves: Move[]; main: Move | null };

/**
 * The main answer first, the quiet ones last. `leading` are the families that may be the main answer, as a game says
 * it; else the first that does something. Among several things of one kind none is the main one: all are meant alike.
 */
export function ordered(moves: Move[], leading?: readonly string[]): Ordered {
  const alone = (move: Move) => moves.every((other) => other === move || other.family !== move.family);
  const able = moves.filter((move) => !isQuiet(move) && alone(move));
  const led = leading?.flatMap((family) => able.filter((move) => move.family === family)) ?? able;
  const main = moves.length === 1 ? moves[0] : (led[0] ?? null);
  const rest = moves.filter((move) => move !== main);
  return { moves: [...(main ? [main] : []), ...rest.filter((move) => !isQuiet(move)), ...rest.filter(isQuiet)], main };
}
