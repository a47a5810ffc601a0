// What happened at the table itself (somebody joined, a move was taken back) stands in the log where it happened.

import type { Event, Note } from "./wire.ts";

export type Line = { key: string; event: Event } | { key: string; note: Note };

/** The log with the notes at their places: a note stands after so many events, whether all of these are shown or not. */
export function withNotes(events: Event[], notes: Note[]): Line[] {
  const lines: Line[] = [];
  const waiting = notes.map((note, at) => ({ note, key: `note ${at}` })).sort((a, b) => a.note.after - b.note.after);
  for (const event of events) {
    while (waiting.length && waiting[0].note.after <= event.number) lines.push(waiting.shift()!);
    lines.push({ key: String(event.number), event });
  }
  return [...lines, ...waiting];
}
