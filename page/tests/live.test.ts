import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, pauseBefore, type LinkState } from "../src/live.ts";
import type { Message } from "../src/wire.ts";
import { FakeSocket } from "./socket.ts";

describe("the live connection", () => {
  let states: LinkState[];
  let heard: Message[];
  let live: Live;
  let back: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    states = [];
    heard = [];
    back = true;
    live = new Live({
      url: "ws://here",
      hello: () => ({ token: "t", lang: "de", sections: false }),
      heard: (message) => heard.push(message),
      stands: (state) => states.push(state),
      open: () => new FakeSocket() as unknown as WebSocket,
      answers: () => Promise.resolve(back),
    });
  });
  afterEach(() => vi.useRealTimers());

  it("waits 250 ms, then twice as long each time, never more than 1 s", () => {
    expect([0, 1, 2, 3, 9].map(pauseBefore)).toEqual([250, 500, 1000, 1000, 1000]);
  });

  it("waits longer after a fault of the server", async () => {
    expect([0, 1, 2, 9].map((tries) => pauseBefore(tries, 1011))).toEqual([5000, 10_000, 20_000, 60_000]);
    FakeSocket.all[0].open();
    FakeSocket.all[0].drop(1011);
    await vi.advanceTimersByTimeAsync(4999);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("says who it is as soon as it is open", () => {
    FakeSocket.all[0].open();
    expect(FakeSocket.all[0].said).toEqual([{ token: "t", lang: "de", sections: false }]);
    expect(states).toEqual(["connecting", "connected"]);
  });

  it("comes back by itself and begins to count anew once the table has spoken", async () => {
    FakeSocket.all[0].open();
    FakeSocket.all[0].drop();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(249);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.all[1].drop();
    await vi.advanceTimersByTimeAsync(499);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.all[2].open();
    FakeSocket.all[2].onmessage?.({ data: '{"type":"ack","number":1,"move":2}' });
    expect(heard).toHaveLength(1);
    FakeSocket.all[2].drop();
    await vi.advanceTimersByTimeAsync(250);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("opens no socket before the server answers", async () => {
    back = false;
    FakeSocket.all[0].drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    back = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.all[1].drop();
    live.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays away once it is closed, and says nothing into the void", () => {
    expect(live.send({ lang: "pl", sections: false })).toBe(false);
    FakeSocket.all[0].open();
    expect(live.send({ number: 3, move: 4 })).toBe(true);
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});
