import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep, kept } from "../src/seats.ts";
import { TableModel } from "../src/table.svelte.ts";
import type { Frame } from "../src/wire.ts";
import { FakeSocket } from "./socket.ts";

const KEY = { watcher: 3, token: "k".repeat(32) };
const ASKS = { watcher: 3, name: "Wanda", admitted: false, waiting: [1] };
const frame = (see_all: unknown[], more: object = {}) =>
  ({ type: "state", fresh: true, table: "t", game: "abyss", number: 1, you: null, through: null, seat: null, over: false, events: [], said: [], decision: null, see_all, ...more }) as unknown as Frame;

describe("a watcher who sees all", () => {
  let model: TableModel;
  let asked: { path: string; method?: string; headers: Record<string, string>; body?: string }[];
  const socket = () => FakeSocket.all.at(-1)!;
  const hear = (heard: unknown) => socket().onmessage?.({ data: JSON.stringify(heard) });
  const begin = () => {
    model = new TableModel("t");
    socket().open();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    asked = [];
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("fetch", (path: string, wanted?: object) => {
      asked.push({ path, ...wanted } as (typeof asked)[number]);
      return Promise.resolve({ ok: true, json: () => Promise.resolve(path.includes("/log") ? [] : KEY) });
    });
  });
  afterEach(() => {
    model.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("asks by name, keeps the key to itself and comes again with it", async () => {
    begin();
    expect(socket().said).toEqual([{ token: null, lang: "en", sections: false }]);
    expect(await model.askToSee("Wanda")).toBe(null);
    expect([asked[0].path, asked[0].body]).toEqual(["/api/tables/t/see-all?lang=en", '{"name":"Wanda"}']);
    socket().open();
    expect(socket().said).toEqual([{ token: KEY.token, lang: "en", sections: false }]);
    expect(kept("t")?.seeing).toEqual(KEY);
    hear(frame([ASKS]));
    expect([model.onlooker, model.token]).toEqual([KEY, KEY.token]);
  });

  it("looks through the seat it chose, after a break, too, and reads that seat's log", async () => {
    keep("t", { seeing: KEY });
    begin();
    hear(frame([{ ...ASKS, admitted: true, waiting: [] }]));
    model.lookThrough(2);
    expect(socket().said.at(-1)).toEqual({ lang: "en", sections: false, through: 2 });
    hear(frame([{ ...ASKS, admitted: true, waiting: [] }], { through: 2, lang: "en", events: [{ number: 120 }], players: [] }));
    expect(model.frame?.through).toBe(2);
    expect(asked.at(-1)?.path).toContain("&through=2");
    socket().drop();
    await vi.advanceTimersByTimeAsync(250);
    socket().open();
    expect(socket().said).toEqual([{ token: KEY.token, lang: "en", sections: false, through: 2 }]);
  });

  it("forgets the key when it is over, however it hears of it", () => {
    keep("t", { seeing: KEY });
    begin();
    hear(frame([{ ...ASKS, watcher: 4 }]));
    expect([model.token, kept("t")?.seeing]).toEqual([null, null]);
    model.close();
    keep("t", { seeing: KEY });
    begin();
    expect(model.token).toBe(KEY.token);
    hear({ type: "error", status: 401, message: "no", rules: [] });
    expect([model.token, kept("t")?.seeing]).toEqual([null, null]);
  });

  it("is nobody who holds a seat in this browser", () => {
    keep("t", { seeing: KEY, seats: [{ seat: 0, token: "own" }] });
    begin();
    expect([model.onlooker, model.token]).toEqual([null, "own"]);
  });

  it("stops with its own key", async () => {
    keep("t", { seeing: KEY });
    begin();
    hear(frame([ASKS]));
    await model.seeNoMore();
    expect([asked.at(-1)?.method, asked.at(-1)?.headers.Authorization]).toEqual(["DELETE", `Bearer ${KEY.token}`]);
  });
});
