// Under an answer stands what its card does only where the card takes effect by this answer. Whoever gives a card up, turns
// it, moves it or looks at it does not decide what it says; that is read with the info button.

import { waysOf } from "./boards/ways.ts";
import type { Move } from "./wire.ts";

/** Whether the card of an answer does by this answer what stands on it. */
export function takesEffect(game: string, move: Pick<Move, "family">, question: string): boolean {
  const { effective } = waysOf(game);
  return !!effective && (effective.includes(move.family) || effective.includes(`${move.family}--${question}`));
}
