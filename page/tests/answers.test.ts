import { describe, expect, it } from "vitest";
import { aboutOne, answerOf, firstOf, grouped, MOST_MOVES, ordered, stillAnswers, withInfo } from "../src/answers.ts";
import { leading as abyss } from "../src/boards/abyss/orders.ts";
import { leading as unfathomable } from "../src/boards/unfathomable/orders.ts";
import type { Frame, Move } from "../src/wire.ts";

const moves = (...families: string[]): Move[] => families.map((family, move) => ({ move, text: "", parts: [], family, noun: "", index: -1 }));
const read = (families: string[], leading?: readonly string[]) => {
  const { moves: some, main, pass } = ordered(moves(...families), leading);
  return { order: some.map((move) => move.family).join(" "), main: main?.family ?? null, pass: pass?.family ?? null };
};

describe("the answers to a question", () => {
  it("have one place and one key for a pass, whatever else is offered", () => {
    expect(read(["pass", "buy"])).toEqual({ order: "buy", main: "buy", pass: "pass" });
    expect(read(["use", "use", "end_turn"])).toEqual({ order: "use use", main: null, pass: "end_turn" });
    expect(read(["react", "pass"], unfathomable)).toEqual({ order: "react", main: null, pass: "pass" });
    expect(read(["yes", "no"], unfathomable)).toEqual({ order: "yes", main: null, pass: "no" });
    expect(read(["pass"], abyss)).toEqual({ order: "", main: "pass", pass: "pass" });
  });

  it("leave what ends a question in the place of the pass, even where it is the main one", () => {
    expect(read(["add", "add", "done"], unfathomable)).toEqual({ order: "add add", main: "done", pass: "done" });
  });

  it("make none of several things of one kind the main one", () => {
    expect(read(["pay", "pay", "pay"])).toEqual({ order: "pay pay pay", main: null, pass: null });
    expect(read(["pay", "paid"], ["paid"])).toEqual({ order: "paid pay", main: "paid", pass: null });
  });

  it("never take with Enter what does not answer the question", () => {
    expect(read(["pay", "pay", "use"], abyss).main).toBe(null);
    expect(read(["use", "end_turn"], abyss)).toEqual({ order: "use", main: null, pass: "end_turn" });
    expect(read(["use", "explore", "plot"], abyss).main).toBe("explore");
  });

  it("let the game say what may lead, in which order", () => {
    expect(read(["go_on", "fight"], ["take", "fight"])).toEqual({ order: "fight go_on", main: "fight", pass: null });
    expect(read(["plot", "explore", "council"], ["explore"])).toEqual({ order: "explore plot council", main: "explore", pass: null });
    expect(read(["pass", "lord"], ["explore"])).toEqual({ order: "lord", main: null, pass: "pass" });
    expect(read([])).toEqual({ order: "", main: null, pass: null });
  });
});

describe("buttons that show a card", () => {
  const about = (...nouns: string[]) => nouns.map((noun) => ({ noun }));
  const roomy = [false, false, false];

  it("stand at every card of a kind or at none", () => {
    expect(withInfo(about("lord", "lord", "lord"), [true, false, true], roomy)).toEqual([true, true, true]);
    expect(withInfo(about("card", "card", "card"), [false, false, false], roomy)).toEqual([false, false, false]);
    expect(withInfo(about("item", "item", "item"), [true, true, true], [false, true, false])).toEqual([false, false, false]);
  });

  it("leave other kinds and what is no card alone", () => {
    expect(withInfo(about("lord", "card", ""), [true, false, null], roomy)).toEqual([true, false, false]);
    expect(withInfo(about("lord", "seat", "lord"), [true, null, false], [false, true, false])).toEqual([true, false, true]);
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

  it("stand under their first words where there are two of them among many", () => {
    const words = (...heads: string[]) => heads.map((head) => ({ head, tail: "", aside: "" }));
    const walks = words("Go to the north", "Go to the east");
    const families = (n: number) => moves("walk", "walk", ...Array.from({ length: n }, (_, at) => `other ${at}`));
    const others = words("Rest", "Wait", "Look", "Hide", "Sing");
    expect(grouped(families(5), [...walks, ...others])[0]).toEqual({ head: "Go to the …", tail: "north" });
    expect(grouped(families(1), [...walks, others[0]])[0]).toBe(null);
  });

  it("are about one thing, or about several, under their heading", () => {
    const about = (index: number): Move => ({ ...moves("send")[0], noun: "crew", index });
    const head = { head: "Send", tail: "aft" };
    expect(aboutOne([about(1), about(1), about(2)], [head, head, null])).toEqual([true, true, false]);
    expect(aboutOne([about(1), about(2)], [head, head])).toEqual([false, false]);
    expect(aboutOne(moves("go", "go"), [head, head])).toEqual([false, false]);
  });

  it("stand alone where they differ in the middle, say no more, or much more", () => {
    expect(under("Draw from A deck", "Draw from B deck", "Draw from C deck")).toEqual([null, null, null]);
    expect(under("Fight", "Fight", "Fight")).toEqual([null, null, null]);
    const far = ["A", "B", "C"].map((tail) => ({ head: "Go", tail, aside: "far" }));
    expect(grouped(far.map(() => ({ family: "go" })), far)).toEqual([null, null, null]);
    expect(grouped([], [])).toEqual([]);
  });
});

describe("several steps in one message", () => {
  const frame = { number: 7, seat: 0, decision: { moves: moves("ahead", "left") } } as unknown as Frame;

  it("are one answer; a single one is told as it always was", () => {
    expect(answerOf(7, [1])).toEqual({ number: 7, move: 1 });
    expect(answerOf(7, [1, 0, 0])).toEqual({ number: 7, moves: [1, 0, 0] });
    expect(firstOf(answerOf(7, [1, 0]))).toBe(1);
  });

  it("are no more than the server takes", () => {
    const given = answerOf(7, Array(100).fill(1));
    expect("moves" in given && given.moves).toHaveLength(MOST_MOVES);
  });

  it("still answer what is asked if the first one does", () => {
    expect(stillAnswers(answerOf(7, [1, 9]), frame)).toBe(true);
    expect(stillAnswers(answerOf(7, [9, 1]), frame)).toBe(false);
    expect(stillAnswers(answerOf(6, [1, 0]), frame)).toBe(false);
  });
});
