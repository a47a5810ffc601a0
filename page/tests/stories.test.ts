import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";
import { looking } from "../src/looking.svelte.ts";
import CardPopover from "../src/parts/CardPopover.svelte";
import End from "../src/parts/End.svelte";
import Log from "../src/parts/Log.svelte";
import type { Card, Catalogue, Event, Frame, Result } from "../src/wire.ts";

const rule = { key: "lords.jailer", number: "Jailer", text: "Each opponent discards." };
const jailer = { noun: "lord", index: 1, slug: "jailer", name: "Jailer", text: rule.text, story: "Every cell has a view.", rule, origin: "seed", facts: {} } as unknown as Card;
const miller = { ...jailer, index: 2, name: "Miller", story: "" } as Card;
const cards = { game: "abyss", lang: "en", nouns: { lord: ["", "Jailer", "Miller"] }, cards: [jailer, miller], board: {}, words: {}, signals: [] } as unknown as Catalogue;
const frame = { game: "abyss", lang: "en", you: 0, seat: null, notes: [], players: [], view: {} } as unknown as Frame;

describe("the card in full", () => {
  afterEach(() => looking.close());

  for (const pinned of [false, true])
    it(`tells its story beside the rule, ${pinned ? "read large" : "hovered"}`, () => {
      looking.now = { noun: "lord", index: 1, about: {} as DOMRect, pinned };
      const { body } = render(CardPopover, { props: { cards } });
      expect(body).toContain("Every cell has a view.");
      expect(body).toContain("Each opponent discards.");
    });

  it("has no place for a story where there is none", () => {
    looking.now = { noun: "lord", index: 2, about: {} as DOMRect, pinned: false };
    expect(render(CardPopover, { props: { cards } }).body).not.toContain("story");
  });
});

describe("great moments and endings", () => {
  it("are told in the log, under the event", () => {
    const log = [{ number: 0, event: "awakening", rule: "", text: "They awake.", values: {}, story: "Everybody listens." }] as Event[];
    const { body } = render(Log, { props: { log, frame, cards } });
    expect(body.indexOf("They awake.")).toBeGreaterThan(0);
    expect(body.indexOf("Everybody listens.")).toBeGreaterThan(body.indexOf("They awake."));
  });

  it("are told at the end, with how it ended", () => {
    const result = { winners: [0], scores: [9, 3], rewards: [1, -1], ending: "seven_lords", text: "Seven lords.", story: "Seven lords bow.", rule } as unknown as Result;
    const nothing = () => undefined;
    const { body } = render(End, { props: { frame, result, was: null, rematch: nothing, busy: false, again: nothing, download: nothing, board: nothing, home: nothing } });
    expect(body).toContain("Seven lords bow.");
    expect(body).toContain("Seven lords.");
  });
});
