import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FrameQueue, HOLD, holdOf, LONG_HOLD, type Shown } from "../src/queue.ts";
import type { Frame } from "../src/wire.ts";

const frame = (number: number, events = 1, fresh = false) =>
  ({
    type: "state",
    number,
    fresh,
    events: Array.from({ length: events }, (_, at) => ({ number: number * 10 + at, event: "e", rule: "", text: "", story: "", weight: 1, values: {} })),
  }) as unknown as Frame;

describe("how long a frame stays", () => {
  const events = (...names: string[]) => names.map((event) => ({ number: 0, event, rule: "", text: "", story: "", weight: 1, values: {} }));

  it("is longer where the verdict of a check is to be read", () => {
    expect(holdOf({ game: "unfathomable", events: events("moved") })).toBe(HOLD);
    expect(holdOf({ game: "unfathomable", events: events("check_outcome", "turn_begun") })).toBe(LONG_HOLD);
    expect(holdOf({ game: "another", events: events("check_outcome") })).toBe(HOLD);
  });
});

describe("frames are played one after another", () => {
  let shown: Shown[];
  let busy: boolean;
  let still: boolean;
  let queue: FrameQueue;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    busy = false;
    still = false;
    queue = new FrameQueue(
      (one) => shown.push(one),
      (now) => (busy = now),
      () => still,
    );
  });
  afterEach(() => vi.useRealTimers());

  const numbers = () => shown.map((one) => one.frame.number);

  it("shows the first at once and holds the next", () => {
    queue.add(frame(1));
    queue.add(frame(2));
    expect(numbers()).toEqual([1]);
    expect(busy).toBe(true);
    vi.advanceTimersByTime(HOLD);
    expect(numbers()).toEqual([1, 2]);
    expect(busy).toBe(false);
  });

  it("does not hold a frame in which nothing happened", () => {
    queue.add(frame(1, 0));
    queue.add(frame(2));
    expect(numbers()).toEqual([1, 2]);
  });

  it("skips to the end and loses no event", () => {
    for (const number of [1, 2, 3, 4]) queue.add(frame(number));
    queue.skip();
    expect(numbers()).toEqual([1, 4]);
    expect(shown.flatMap((one) => one.events.map((event) => event.number))).toEqual([10, 20, 30, 40]);
    expect(shown[1].fx).toEqual([]);
    expect(busy).toBe(false);
    vi.advanceTimersByTime(10 * HOLD);
    expect(numbers()).toEqual([1, 4]);
  });

  it("waits for nothing when motion is unwanted", () => {
    still = true;
    for (const number of [1, 2, 3]) queue.add(frame(number));
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it("a fresh frame replaces whatever waits", () => {
    queue.add(frame(1));
    queue.add(frame(2));
    queue.add(frame(3, 2, true));
    vi.advanceTimersByTime(10 * HOLD);
    expect(numbers()).toEqual([1, 3]);
    expect(shown[1].fresh).toBe(true);
    expect(busy).toBe(false);
  });
});
