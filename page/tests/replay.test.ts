import { describe, expect, it } from "vitest";
import { frameOf, newSince, reached, stepBack, stepOn } from "../src/replay.ts";
import type { Frame, Moment } from "../src/wire.ts";

// A game of five moments: after its moves 2, 3, 6, 6 and 9 events are known.
const AFTER = [2, 3, 6, 9];
const asked: number[] = [];
const fetch = async (at: number): Promise<Moment> => {
  asked.push(at);
  const events = AFTER.find((many) => many >= at) ?? 9;
  return {
    at,
    sections: null,
    before: AFTER.findLast((many) => many < events) ?? null,
    all: 9,
    seat: 0,
    over: events === 9,
    expected: [],
    view: { events },
    events: Array.from({ length: events }, (_, number) => ({ number, event: "e", rule: "", text: "", values: {}, story: "", weight: 1 })).slice(-4),
    notes: [{ after: events, kind: "joined", seat: 1, text: "Ada" }],
  };
};

describe("looking back", () => {
  it("knows how far a moment reaches, whatever was asked for", async () => {
    expect(reached(await fetch(4))).toBe(6);
    expect(reached({ at: 0, events: [] })).toBe(0);
  });

  it("steps on from moment to moment and stops at the end", async () => {
    let now = await fetch(0);
    const seen = [reached(now)];
    for (let step = 0; step < 5; step++) {
      now = await stepOn(now, fetch);
      seen.push(reached(now));
    }
    expect(seen).toEqual([2, 3, 6, 9, 9, 9]);
  });

  it("steps back over several events of one move and stops at the beginning", async () => {
    asked.length = 0;
    let now = await fetch(9);
    const seen = [];
    for (let step = 0; step < 5; step++) {
      now = await stepBack(now, fetch);
      seen.push(reached(now));
    }
    expect(seen).toEqual([6, 3, 2, 2, 2]);
    expect(asked.splice(0)).toEqual([9, 6, 3, 2]); // one call for each step
  });

  it("moves only what is new", async () => {
    expect(newSince(await fetch(2), await fetch(3)).map((event) => event.number)).toEqual([2]);
    expect(newSince(await fetch(9), await fetch(3))).toEqual([]);
    expect(newSince(null, await fetch(3))).toEqual([]);
    expect(newSince(await fetch(0), { ...(await fetch(9)), seat: 1 })).toEqual([]);
  });

  it("has what was noted then, not what was noted later", async () => {
    const frame = frameOf(await fetch(6), { notes: [{ after: 9, kind: "left", seat: 1, text: "" }] } as unknown as Frame);
    expect(frame.notes.map((note) => note.kind)).toEqual(["joined"]);
  });

  it("is a frame in which nothing can be done", async () => {
    const frame = frameOf(await fetch(6), { table: "t", number: 40, seat: 0, over: true, players: [] } as unknown as Frame);
    expect(frame).toMatchObject({ table: "t", seat: null, you: 0, decision: null, undo: null, over: false, view: { events: 6 } });
  });
});
