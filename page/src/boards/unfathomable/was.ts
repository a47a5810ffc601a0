// When the game is over: which character somebody played, and what the loyalty cards made of them.

import type { Catalogue, Frame } from "../../wire.ts";
import type { Was } from "../index.ts";
import { name, type View } from "./model.ts";

const HUMAN = 0;

/** Null as long as loyalty is hidden. */
export function wasWhat(frame: Frame, cards: Catalogue): Was[] | null {
  const { loyalties, players } = frame.view as View;
  if (!loyalties) return null;
  return players.map((player) => {
    const all = loyalties[player.seat] ?? [];
    // One card that is not human is enough to be a traitor.
    const side = player.traitor ?? all.find((card) => card !== HUMAN) ?? HUMAN;
    return { who: player.character === null ? "" : name(cards, "character", player.character), was: name(cards, "loyalty", side), dark: side !== HUMAN };
  });
}
