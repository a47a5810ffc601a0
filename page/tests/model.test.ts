import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableModel } from "../src/table.svelte.ts";
import type { Frame } from "../src/wire.ts";
import { FakeSocket } from "./socket.ts";

const frame = (number: number, ...moves: number[]) =>
  ({
    type: "state", fresh: true, table: "t", number, you: 0, seat: moves.length ? 0 : null, over: false, events: [], said: [],
    decision: { moves: moves.map((move) => ({ move, noun: "", index: -1 })) },
  }) as unknown as Frame;

describe("an answer while the connection is gone", () => {
  let model: TableModel;
  const socket = () => FakeSocket.all.at(-1)!;
  const hear = (heard: Frame) => socket().onmessage?.({ data: JSON.stringify(heard) });
  const answers = () => FakeSocket.all.flatMap((one) => one.said.filter((said) => "move" in (said as object)));
  async function comeBack(heard: Frame) {
    await vi.advanceTimersByTimeAsync(250);
    socket().open();
    hear(heard);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true }));
    model = new TableModel("t");
    socket().open();
    hear(frame(3, 7, 8));
  });
  afterEach(() => {
    model.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("goes out at once where there is a connection", () => {
    model.choose(7);
    expect(answers()).toEqual([{ number: 3, move: 7 }]);
    expect([model.sent, model.kept]).toEqual([7, false]);
    model.choose(8);
    expect(answers()).toHaveLength(1);
    hear(frame(4, 7));
    expect(model.sent).toBe(null);
  });

  it("is kept, can be changed, and goes out when the connection is back", async () => {
    socket().drop();
    model.choose(7);
    expect([model.sent, model.kept, answers().length]).toEqual([7, true, 0]);
    model.choose(8);
    await comeBack(frame(3, 7, 8));
    expect(answers()).toEqual([{ number: 3, move: 8 }]);
    expect([model.sent, model.kept]).toEqual([8, false]);
  });

  it("goes out once more if nobody knows whether it arrived", async () => {
    model.choose(7);
    socket().drop();
    expect(model.kept).toBe(true);
    await comeBack(frame(3, 7, 8));
    expect(answers()).toEqual([{ number: 3, move: 7 }, { number: 3, move: 7 }]);
  });

  it("is no answer to another question", async () => {
    socket().drop();
    model.choose(7);
    await comeBack(frame(4, 7, 8));
    expect([answers().length, model.sent]).toEqual([0, null]);
    socket().drop();
    model.choose(9);
    expect(model.sent).toBe(null);
  });
});
