// Looking back: a moment of the game as a frame that boards can draw, and the steps between moments.

import type { Event, Frame, Moment } from "./wire.ts";

/** How many events have happened in a moment. One move may bring several: then several numbers name the same moment. */
export function reached(moment: Pick<Moment, "at" | "events">): number {
  const last = moment.events.at(-1);
  return last ? last.number + 1 : moment.at;
}

/** A moment as a frame: nothing is asked, nothing can be chosen. */
export function frameOf(moment: Moment, frame: Frame): Frame {
  return {
    ...frame,
    fresh: true,
    you: moment.seat,
    seat: null,
    expected: moment.expected,
    over: moment.over,
    view: moment.view,
    sections: moment.sections,
    decision: null,
    result: null,
    closes: null,
    orders: [],
    undo: null,
    vote: null,
    notes: moment.notes,
    events: moment.events,
  };
}

/** What came new since the moment before, to be shown moving; nothing when one jumps or goes back. */
export function newSince(before: Moment | null, now: Moment): Event[] {
  if (!before || before.seat !== now.seat) return [];
  const from = reached(before);
  const fresh = now.events.filter((event) => event.number >= from);
  return fresh.length && fresh[0].number === from ? fresh : [];
}

export type Fetch = (at: number) => Promise<Moment>;

/** The moment after this one; the same at the end. */
export async function stepOn(now: Moment, fetch: Fetch): Promise<Moment> {
  const at = reached(now);
  return at >= now.all ? now : fetch(at + 1);
}

/** The moment before this one; the same at the beginning. */
export async function stepBack(now: Moment, fetch: Fetch): Promise<Moment> {
  return now.before === null ? now : fetch(now.before);
}
