import { describe, expect, it } from "vitest";
import { length, looksOn, missing, withEarlier } from "../src/log.ts";
import type { Event, Frame } from "../src/wire.ts";

const events = (from: number, until: number): Event[] =>
  Array.from({ length: until - from }, (_, at) => ({ number: from + at, event: "e", rule: "", text: "", values: {} }));
const numbers = (log: Event[]) => log.map((event) => event.number);

describe("the log", () => {
  it("knows what is missing before a greeting's latest part", () => {
    expect(missing([])).toBe(0);
    expect(missing(events(0, 3))).toBe(0);
    expect(missing(events(40, 50))).toBe(40);
    expect(length([])).toBe(0);
    expect(length(events(40, 50))).toBe(50);
  });

  it("becomes whole part by part, whatever has been added meanwhile", () => {
    let log = withEarlier([...events(8, 12), ...events(12, 14)], events(4, 8));
    expect(numbers(log)).toEqual(numbers(events(4, 14)));
    log = withEarlier(log, events(0, 4));
    expect(numbers(log)).toEqual(numbers(events(0, 14)));
  });

  it("takes nothing that does not fit before it", () => {
    expect(numbers(withEarlier(events(8, 10), events(0, 4)))).toEqual([8, 9]);
    expect(numbers(withEarlier(events(0, 2), events(0, 2)))).toEqual([0, 1]);
    expect(numbers(withEarlier(events(8, 10), []))).toEqual([8, 9]);
  });

  it("is a spectator's while a bot plays for the reader, unless the game has told everything", () => {
    const frame = (kind: string, over: boolean, sealed: boolean) => ({ you: 0, over, sealed, players: [{ kind }] }) as unknown as Frame;
    expect(looksOn(frame("bot", false, false))).toBe(true);
    expect(looksOn(frame("bot", true, false))).toBe(false);
    expect(looksOn(frame("bot", true, true))).toBe(true);
    expect(looksOn(frame("person", false, false))).toBe(false);
    expect(looksOn({ ...frame("bot", false, false), you: null })).toBe(false);
  });
});
