import { describe, expect, it } from "vitest";
import { grouped, ordered } from "../src/answers.ts";
import type { Move } from "../src/wire.ts";

const moves = (...families: string[]): Move[] => families.map((family, move) => ({ move, text: "", family, noun: "", index: -1 }));
const read = (families: string[], leading?: string[]) => {
  const { moves: some, main } = ordered(moves(...families), leading);
  return { order: some.map((move) => move.family).join(" "), main: main?.family ?? null };
};

describe("the answers to a question", () => {
  it("puts what does something before a pass", () => {
    expect(read(["pass", "buy"])).toEqual({ order: "buy pass", main: "buy" });
    expect(read(["use", "use", "end_turn"])).toEqual({ order: "use use end_turn", main: null });
  });

  it("makes none of several things of one kind the main one", () => {
    expect(read(["pay", "pay", "pay"])).toEqual({ order: "pay pay pay", main: null });
    expect(read(["pay", "paid"], ["paid"])).toEqual({ order: "paid pay", main: "paid" });
  });

  it("lets the game say what may lead, in which order", () => {
    expect(read(["go_on", "fight"], ["take", "fight"])).toEqual({ order: "fight go_on", main: "fight" });
    expect(read(["plot", "explore", "council"], ["explore"])).toEqual({ order: "explore plot council", main: "explore" });
    expect(read(["pass", "lord"], ["explore"])).toEqual({ order: "lord pass", main: null });
  });

  it("has a main answer where there is only one, whatever it is", () => {
    expect(read(["pass"], ["explore"])).toEqual({ order: "pass", main: "pass" });
    expect(read([])).toEqual({ order: "", main: null });
  });
});

describe("answers that begin alike", () => {
  const under = (...texts: string[]) =>
    grouped(
      texts.map((text) => ({ family: text.split(" ")[0]! })),
      texts.map((text) => ({ head: text.split(":")[0]!, tail: text.split(":")[1] ?? "", aside: "" })),
    ).map((group) => group && `${group.head}|${group.tail}`);

  it("stand under what they share up to the colon, where there are three of them", () => {
    expect(under("Go:A", "Go:B", "Go:C", "Fight", "Play:A", "Play:B")).toEqual(["Go|A", "Go|B", "Go|C", null, null, null]);
  });

  it("stand under many words where there are two of them", () => {
    expect(under("Go one space further:A", "Go one space further:B")).toEqual([null, null]);
    expect(under("Go one space further and roll:A", "Go one space further and roll:B", "Stay")).toEqual([
      "Go one space further and roll|A", "Go one space further and roll|B", null,
    ]);
  });

  it("stand under their first words where they are of one kind and have no colon", () => {
    expect(under("Go to deck 1", "Go to deck 2", "Go to Bridge", "Stay")).toEqual(["Go to …|deck 1", "Go to …|deck 2", "Go to …|Bridge", null]);
    expect(under("Add A", "Add B", "Play C")).toEqual([null, null, null]);
  });

  it("stand alone where they differ in the middle, say no more, or much more", () => {
    expect(under("Draw from A deck", "Draw from B deck", "Draw from C deck")).toEqual([null, null, null]);
    expect(under("Fight", "Fight", "Fight")).toEqual([null, null, null]);
    const far = ["A", "B", "C"].map((tail) => ({ head: "Go", tail, aside: "far" }));
    expect(grouped(far.map(() => ({ family: "go" })), far)).toEqual([null, null, null]);
    expect(grouped([], [])).toEqual([]);
  });
});
