import { describe, expect, it } from "vitest";
import { placeOf } from "../src/route.svelte.ts";
import { choicesOf } from "../src/table.svelte.ts";
import type { Catalogue, Frame, Move } from "../src/wire.ts";
import { atKey, bound, keyOf, pieces, tellsTheQuestion, told } from "../src/words.ts";

const cards = {
  cards: [{ noun: "lord", index: 3, slug: "sage", name: "Sage", text: "Draws.", rule: null, origin: "", facts: {} }],
  words: { "lord-sage": "Draw 2 locations" },
} as unknown as Catalogue;
const move = (over: Partial<Move>): Move => ({ move: 1, text: "", parts: [], family: "", noun: "", index: -1, ...over });

describe("sentences", () => {
  it("show which of their words are cards", () => {
    const event = { text: "The Sage comes.", values: { seat: 0, lord: 3 } };
    expect(pieces(event, cards)).toEqual([{ text: "The " }, { text: "Sage", noun: "lord", index: 3 }, { text: " comes." }]);
    expect(pieces({ ...event, text: "Take the Sage." }, cards)).toEqual([{ text: "Take the " }, { text: "Sage", noun: "lord", index: 3, mark: "." }]);
    expect(pieces({ text: "Mędrca nie ma.", values: { lord: 3 } }, cards)).toEqual([{ text: "Mędrca nie ma." }]);
  });

  it("keep an opening quote with the name behind it, as they keep the closing one", () => {
    const event = { text: "You play: “Sage”.", values: { lord: 3 } };
    expect(pieces(event, cards)).toEqual([{ text: "You play: " }, { text: "Sage", noun: "lord", index: 3, lead: "“", mark: "”." }]);
  });

  it("do not repeat a story whose title is the question", () => {
    expect(tellsTheQuestion("The Bell. Before first light, a bell.", "The Bell")).toBe(true);
    expect(tellsTheQuestion("The Bell. Before first light, a bell.", "Who takes the test?")).toBe(false);
    expect(tellsTheQuestion("Anything.", "")).toBe(false);
  });

  it("of choices say what they bring", () => {
    expect(told(move({ text: "Plot: 1 pearl" }), cards)).toEqual({ head: "Plot", tail: "1 pearl", aside: "" });
    expect(told(move({ text: "Recruit the Sage", noun: "lord", index: 3 }), cards).aside).toBe("Draw 2 locations");
    expect(told(move({ text: "Pass" }), cards)).toEqual({ head: "Pass", tail: "", aside: "" });
    const offer = "a passenger takes a cabin (on arrival: 8 coins)";
    expect(told(move({ text: `Take her. → ${offer}.` }), cards)).toEqual({ head: "Take her.", tail: "A passenger takes a cabin (on arrival: 8 coins).", aside: "" });
    expect(told(move({ text: "Take her (on arrival: 8 coins)" }), cards)).toEqual({ head: "Take her (on arrival: 8 coins)", tail: "", aside: "" });
    const written = move({ text: "Lay: Oyster (worth: 6)", parts: ["Lay", "Oyster", "worth: 6"], noun: "lord", index: 3 });
    expect(told(written, cards)).toEqual({ head: "Lay", tail: "Oyster", aside: "worth: 6" });
  });

  it("do not leave a number or a single letter alone at the edge of a line", () => {
    expect(bound("Wyrocznia kosztuje 8. Płacisz i w zamian")).toBe("Wyrocznia kosztuje\u00a08. Płacisz i\u00a0w\u00a0zamian");
    expect(bound("Take Crab 2")).toBe("Take Crab\u00a02");
  });

  it("are chosen by keys that find back to themselves", () => {
    for (let at = 0; at < 33; at++) expect(atKey(keyOf(at))).toBe(at);
    expect(keyOf(40)).toBe("");
    expect(atKey("i")).toBe(-1);
    expect(atKey("u")).toBe(-1);
    expect(atKey("Enter")).toBe(-1);
  });
});

describe("choices and addresses", () => {
  it("name things on the board, the first move about a thing counting", () => {
    const moves = [move({ move: 7, noun: "lord", index: 2 }), move({ move: 8, noun: "lord", index: 2 }), move({ move: 9 })];
    const found = choicesOf({ decision: { moves } } as unknown as Frame);
    expect([...found].map(([key, one]) => [key, one.move])).toEqual([["lord:2", 7]]);
    expect(choicesOf(null).size).toBe(0);
  });

  it("lead to the start, to a table and to an invitation", () => {
    expect(placeOf("/", "")).toEqual({ screen: "start" });
    expect(placeOf("/t/abc", "")).toEqual({ screen: "table", table: "abc", join: null });
    expect(placeOf("/t/abc", "#join=x%2Fy")).toEqual({ screen: "table", table: "abc", join: "x/y" });
  });
});
