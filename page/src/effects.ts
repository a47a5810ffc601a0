// Under an answer stands what its card does only where the card takes effect by this answer. Whoever gives a card up, turns
// it, moves it or looks at it does not decide what it says; that is read with the info button.

import type { Move } from "./wire.ts";

/** Families of moves, or a family at one question (`family--question`), by which the card that is named takes effect. */
const EFFECTIVE = new Set([
  // Abyss: a lord who enters one's service or acts, a location that one takes
  "recruit", "use", "lord--corrupt", "lord--betray_for",
  "location--control", "location--choose_drawn", "location--exchange", "location--get_location",
  // Unfathomable: what is used, cast, resolved or gained
  "room_action", "item_action", "sheet_action", "feat_action", "mythos_action", "reveal",
  "use_item", "use_spell", "use_feat", "use_sheet", "use_mythos", "spell--pick_spell", "spell--last_spell",
  "item--conjure", "item--keep_item", "item--last_item", "mythos--top_mythos",
  "waypoint--pick_waypoint", "waypoint--through_the_gate",
]);

/** Whether the card of an answer does by this answer what stands on it. */
export const takesEffect = (move: Pick<Move, "family">, question: string): boolean =>
  EFFECTIVE.has(move.family) || EFFECTIVE.has(`${move.family}--${question}`);
