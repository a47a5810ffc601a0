// Maps of sections as pictures: what is drawn, what explains it, and what may be chosen.

import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { entriesOf, picturesOf } from "../src/boards/pictured.ts";
import Chart from "../src/boards/sections/Chart.svelte";
import { trackOf } from "../src/boards/sections/things.ts";
import type { Catalogue, Frame, Move, SectionCell, SectionMap } from "../src/wire.ts";

const alone = picturesOf("alone")!;
const everrain = picturesOf("everrain")!;
const LANGS = ["en", "de", "pl"];

const cell = (row: number, column: number, more: Partial<SectionCell> = {}): SectionCell => ({ row, column, rows: 1, columns: 1, lines: [], title: "", roles: [], noun: "", index: -1, moves: [], paths: [], edges: {}, ...more });
const span = (text: string, role: "own" | "other" | "danger" | "strong" = "strong") => ({ text, role, noun: "", index: -1, moves: [], paths: [] });
const map = (hexes: boolean, ...cells: SectionCell[]): SectionMap => ({ kind: "map", label: "Map", hexes, cells });
const frameOf = (game: string, view: object, moves: Move[] = []) => ({ game, view, seat: 0, decision: { moves } }) as unknown as Frame;

describe("what explains a map", () => {
  const legend = (game: string, lang: string, key: string) => {
    const file = readFileSync(`../src/undertow/games/${game}/locale/sections-${lang}.ftl`, "utf8");
    return new RegExp(`^${key} = (.*)$`, "m").exec(file)![1];
  };

  it.each(LANGS)("shows every sign of Alone as it is drawn, in %s", (lang) => {
    for (const key of ["sections-signs", "sections-signs-evil"]) {
      const entries = entriesOf(legend("alone", lang, key), alone);
      const bare = entries.filter((one) => !one.sign).map((one) => one.text);
      expect(bare.every((text) => /^(\?|4↑)/.test(text)), bare.join()).toBe(true);
      expect(entries.filter((one) => one.sign).length).toBeGreaterThan(12); // six creatures among them
      expect(entries.some((one) => /^[\p{L}] /u.test(one.text))).toBe(false);
    }
  });

  it("leaves a sentence a sentence", () => {
    for (const text of ["Hier: 1 westlich: Korridor, dunkel, der Held, Wege: Osten.", "Numbers: travel points to get there; such a hex can be chosen."])
      expect(entriesOf(text, alone).some((one) => one.sign)).toBe(false);
  });

  it("shows the signs of the chart", () => {
    const entries = entriesOf("^ Rough sea · P Port · ≈ Storm · + your guns reach here", everrain);
    expect(entries.map((one) => [!!one.sign, one.text])).toEqual([[true, "Rough sea"], [true, "Port"], [true, "Storm"], [true, "your guns reach here"]]);
  });
});

describe("the chart", () => {
  const view = { seat: 0, first: 0, hexes: [[0, 0, 3], [1, 0, 0], [2, 0, 1]], tiles: [[0]], explored: [], storms: [[[2, 0]]], wrecks: [], raiders: [], ships: [{ hex: 1, heading: 2 }], risen: { beast: [], reclaimed: [] } };
  const part = map(true, cell(0, 0, { index: 0, title: "Port, <Skarn>" }), cell(0, 1, { index: 1, lines: [[span("↙", "own")]] }), cell(0, 2, { index: 2, lines: [[span("≈", "danger")]] }));

  it("shows the sea under a ship, its bow, and the names of ports, of which nothing is markup", () => {
    const { markup, over } = everrain.map(part, frameOf("everrain", view))!;
    expect(over).toContain("rotate(120)");
    expect(over).toContain(">Skarn></text>");
    expect(markup + over).not.toContain("<Skarn");
    expect(markup).toContain("#232a4d"); // the storm
  });

  it("of tiles still to be laid is made of their signs", () => {
    const { markup, over } = everrain.map(map(true, cell(0, 0, { lines: [["I"]] }), cell(0, 1, { lines: [[span("→", "own")]] })), frameOf("everrain", view))!;
    expect(markup).toContain("#a29871"); // an island
    expect(over).toContain("<g transform");
  });

  it("shows the price of a course", () => {
    expect([cell(0, 0, { lines: [["·"], [span("2")]] }), cell(0, 0, { lines: [["^"]] })].map((one) => everrain.cost!(one))).toEqual(["2", ""]);
  });
});

describe("the station", () => {
  const tile = (place: number, more: object) => ({ place, exits: 2, doors: [0, 0, 0, 0], room: -1, box: 0, stairs: -1, lit: 0, danger: 0, sabotage: 0, face: 0, figures: [], doubt: -1, ...more });
  const places = map(false, cell(0, 0, { noun: "place", index: 45 }), cell(0, 1, { noun: "place", index: 46 }));

  it("as the Hero knows it is made of what he sees, and breaks off where he has not been", () => {
    const view = { here: 45, labyrinth: [tile(45, { figures: [3] })], known: [], status: [] };
    const { markup } = alone.map(places, frameOf("alone", view))!;
    expect(markup).toContain(">?</text>");
    expect(markup).toContain("stroke-dasharray"); // the creature is wounded
    expect(alone.map(places, frameOf("alone", { ...view, labyrinth: [tile(45, {})] }))!.markup).not.toContain("stroke-dasharray");
  });

  it("as Evil knows it says how far each sector is, and from where a noise would come", () => {
    const plan = { start: 3, hero: 0, rooms: [1], boxes: [], lit: [], danger: [1], revealed: [0], creatures: [{ token: 3, kind: 1, cell: 1, wounded: 0 }], needles: [], sabotage: 0 };
    const sectors = map(false, cell(0, 0, { noun: "sector", index: 0, lines: [[span("[A1]")]] }), cell(0, 1, { noun: "sector", index: 1, lines: [["B1", " 4↑"], [span("Lab")]] }));
    const { markup } = alone.map(sectors, frameOf("alone", { here: 45, labyrinth: [], known: [], status: [], map: plan }))!;
    for (const text of [">A1<", ">B1<", ">4↑<", ">Lab<", ">1</text>"]) expect(markup).toContain(text);
  });

  it("is left to its signs where there is no plan", () => {
    expect(alone.map(map(false, cell(0, 0, { noun: "sector", index: 0 })), frameOf("alone", {}))).toBe(null);
    expect(picturesOf("abyss")).toBe(null);
  });

  it("marks what can be chosen, and says every space in words", () => {
    const moves: Move[] = [{ move: 7, text: "Go east", parts: [], family: "walk", noun: "", index: -1 }];
    const view = { here: 45, labyrinth: [tile(45, {})], known: [], status: [] };
    const part = map(false, cell(0, 0, { noun: "place", index: 45, title: "start: corridor", lines: [["@"]] }), cell(0, 1, { noun: "place", index: 46, moves: [7] }));
    const cards = { cards: [], nouns: {} } as unknown as Catalogue;
    const props = { frame: frameOf("alone", view, moves), cards, say: (key: string, values: { title?: string }) => `${key} ${values?.title ?? ""}`, choices: new Map(), part, pick: () => undefined };
    const { body } = render(Chart, { props: props as never });
    expect(body.match(/class="lamp/g)).toHaveLength(1);
    expect(body).toContain("start: corridor");
    expect(body).not.toContain(">@<");
  });
});

describe("a track", () => {
  it("is so many of so many, in any language", () => {
    expect(["6 of 12", "6 von 12", "6 z 12"].map((text) => trackOf([span(text, "danger")]))).toEqual(Array(3).fill({ share: 0.5, role: "danger" }));
    expect([trackOf(["3 rounds"]), trackOf(["1 of 2", " left"]), trackOf(["still 2 of 2"]), trackOf([])]).toEqual([null, null, null, null]);
  });
});
