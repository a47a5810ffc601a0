// The log: a greeting brings its latest part, the rest is asked for and put before it.

import type { Event, Frame } from "./wire.ts";

/** Events that are asked for at once. */
export const PART = 400;

/** How many events are missing before the first. */
export const missing = (log: Event[]): number => log[0]?.number ?? 0;

/** How many events there are so far, shown or not. */
export const length = (log: Event[]): number => (log.at(-1)?.number ?? -1) + 1;

/** The log with an earlier part, if that is what is missing. */
export function withEarlier(log: Event[], earlier: Event[]): Event[] {
  const last = earlier.at(-1);
  return last && last.number + 1 === missing(log) ? [...earlier, ...log] : log;
}

/** Whether a bot plays for this reader, who then sees what a spectator sees. */
export function looksOn(frame: Frame): boolean {
  return frame.you !== null && frame.players[frame.you]?.kind === "bot" && (!frame.over || frame.sealed);
}
