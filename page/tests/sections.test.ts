import { describe, expect, it } from "vitest";
import { actOf, choicesFor, hasSignsOnly, optionsFor, placeAfter, soft, type Props } from "../src/boards/sections/things.ts";
import type { Catalogue, Frame, Move, Path, SectionCell, SectionMap } from "../src/wire.ts";

const move = (number: number, noun = "", index = -1): Move => ({ move: number, text: `move ${number}`, parts: [], family: "f", noun, index });
const cards = { cards: [{ noun: "lord", index: 3, name: "Oracle", text: "Sees." }], nouns: {} } as unknown as Catalogue;

function board(moves: Move[], playing = false): Props & { done: string[] } {
  const done: string[] = [];
  const choices = new Map(playing ? [] : moves.filter((one) => one.noun).map((one) => [`${one.noun}:${one.index}`, one]));
  return {
    frame: { seat: 0, decision: { moves } } as unknown as Frame,
    cards,
    choices,
    done,
    pick: (found: Path[]) => done.push(`pick ${found.map((one) => one.moves.join("+"))}`),
    why: (noun: string, index: number) => done.push(`why ${noun} ${index}`),
    look: (noun: string, index: number) => done.push(`look ${noun} ${index}`),
  } as unknown as Props & { done: string[] };
}

describe("a thing in a section", () => {
  it("stands for the moves that name it and for those that it names", () => {
    const p = board([move(1, "lord", 3), move(2, "lord", 4), move(7), move(8)]);
    const numbers = (noun: string, index: number, moves: number[] = []) => choicesFor(p, { noun, index, moves }).map((one) => one.move);
    expect(numbers("lord", 3)).toEqual([1]);
    expect(numbers("lord", 3, [7, 9])).toEqual([1, 7]);
    expect(numbers("", -1, [8])).toEqual([8]);
    expect(numbers("", -1)).toEqual([]);
  });

  it("is chosen, else says why not, else is read, else is no button", () => {
    const at = null as unknown as HTMLElement;
    const p = board([move(1, "lord", 3), move(7)]);
    for (const [noun, index] of [["lord", 3], ["lord", 4]] as const) actOf(p, { noun, index, moves: [] })?.(at);
    const q = board([move(7)]);
    actOf(q, { noun: "lord", index: 3, moves: [] })?.(at);
    expect([...p.done, ...q.done]).toEqual(["pick 1", "why lord 4", "look lord 3"]);
    expect(actOf(q, { noun: "lord", index: 9, moves: [] })).toBe(null);
  });

  it("stands for paths as well, of which the first step must be open, and each is one answer", () => {
    const p = board([move(1, "lord", 3), move(7)]);
    const paths = [{ text: "two steps on", moves: [7, 8] }, { text: "round the cape", moves: [9, 8, 8] }];
    expect(optionsFor(p, { noun: "lord", index: 3, moves: [], paths })).toEqual([{ text: "move 1", moves: [1] }, paths[0]]);
    actOf(p, { noun: "", index: -1, moves: [], paths })?.(null as unknown as HTMLElement);
    expect(p.done).toEqual(["pick 7+8"]);
    expect(actOf(board([move(1, "lord", 3), move(7)], true), { noun: "", index: -1, moves: [], paths })).toBe(null);
  });

  it("cannot be chosen while older frames are still shown", () => {
    expect(choicesFor(board([move(1, "lord", 3)], true), { noun: "lord", index: 3, moves: [] })).toEqual([]);
  });
});

describe("a map", () => {
  it("breaks long words between syllables, and short ones not at all", () => {
    const broken = (text: string) => soft(text).replaceAll("\u00ad", "-");
    expect(["Generator", "Sterownia", "Ładownia", "Kontrolle", "Infirmary"].map(broken)).toEqual(["Ge-ne-ra-tor", "Ste-row-nia", "Ła-dow-nia", "Kon-trolle", "In-fir-mary"]);
    expect(broken("Steuerbordgeschütz")).toContain("ge-schütz");
    expect(["Lab", "Hydro", "Kapsel", "B3 7≈"].map(broken)).toEqual(["Lab", "Hydro", "Kapsel", "B3 7≈"]);
  });

  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  const after = (row: number, column: number, key: string, hexes: boolean, all = places) => {
    const to = placeAfter(all, all.find((one) => one.row === row && one.column === column)!, key, hexes);
    return to && [to.row, to.column];
  };

  it("is gone through with arrow keys, over gaps, and not beyond its edge", () => {
    expect([after(1, 1, "ArrowUp", false), after(1, 1, "ArrowRight", false), after(0, 0, "ArrowUp", false), after(0, 0, "x", false)]).toEqual([[0, 1], [1, 2], null, null]);
    expect(after(0, 0, "ArrowRight", false, places.filter(({ column }) => column !== 1))).toEqual([0, 2]);
  });

  it("of hexes goes down to a hex that touches", () => {
    expect([[1, 0], [1, 1]]).toContainEqual(after(0, 1, "ArrowDown", true));
    expect([[2, 0], [2, 1]]).toContainEqual(after(1, 0, "ArrowDown", true));
  });

  it("has squares where only signs are drawn", () => {
    const map = (...lines: SectionCell["lines"][]): SectionMap => ({ kind: "map", label: "", hexes: false, cells: lines.map((one) => ({ lines: one }) as SectionCell) });
    expect([hasSignsOnly(map([["H"]], [])), hasSignsOnly(map([["H"]], [["Bridge"]]))]).toEqual([true, false]);
  });
});
