// What has just happened, as one tells it to somebody who looked away.

import type { Event } from "../../wire.ts";

/** That somebody wants to react says nothing about what to. */
const EMPTY = ["reacts"];
/** A die alone says nothing: what was rolled for stands before it. */
const DICE = ["die_rolled", "rerolled", "die_result"];

/** `log`: the last events. */
export function lately(log: Event[]): Event[] {
  const told = log.filter((event) => !EMPTY.includes(event.event));
  const last = told.at(-1);
  if (!last) return log.slice(-1);
  if (!DICE.includes(last.event)) return [last];
  const why = told.findLast((event) => !DICE.includes(event.event));
  return why ? [why, last] : [last];
}
