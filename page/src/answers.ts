// In which order the answers to a question stand, and which of them, if any, is the main one.

import type { Move } from "./wire.ts";

/** With these nothing is done: they stand last and never stand out. */
const QUIET = new Set(["pass", "end_turn"]);

export const isQuiet = (move: Pick<Move, "family">): boolean => QUIET.has(move.family);

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
