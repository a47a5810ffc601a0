import { describe, expect, it } from "vitest";
import { ordered } from "../src/answers.ts";
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
