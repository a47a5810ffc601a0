// What people say to each other at the table.

import type { Frame, Saying, Seated } from "./wire.ts";

/** So many are remembered; the table keeps no more either. */
export const KEPT = 100;

/** Whether somebody who does not sit at this screen would hear what is said here. */
export function isHeard(frame: Pick<Frame, "talk" | "players" | "you">, held: Pick<Seated, "seat">[]): boolean {
  if (frame.talk === "none") return false;
  const people = frame.players.filter((player) => player.kind !== "bot");
  if (frame.you === null) return people.length > 1;
  return people.some((player) => !held.some((own) => own.seat === player.seat));
}

/** All that was said, once a frame has brought what is new; a fresh one brings everything. */
export function saidAfter(said: Saying[], frame: Pick<Frame, "fresh" | "said">): Saying[] {
  if (frame.fresh) return frame.said;
  return frame.said.length ? [...said, ...frame.said].slice(-KEPT) : said;
}
