import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import End from "../src/parts/End.svelte";
import type { Frame, Result, Section } from "../src/wire.ts";

const span = (text: string) => ({ text, role: "own" as const, noun: "", index: -1, moves: [], paths: [] });
const section = (heading: string, closing: boolean, part: Section["parts"][number]): Section => ({ heading, aside: "", closing, gauge: false, parts: [part] });
const sections: Section[] = [
  section("Chart", false, { kind: "lines", lines: [["open sea"]] }),
  section("Curves", true, { kind: "table", columns: ["Marker", "Curve"], rows: [{ role: "", cells: [["Your marker"], [span("▁▄█")]] }] }),
  section("Figures", true, { kind: "facts", facts: [{ name: "Rounds", value: ["31"] }] }),
  section("The dead", true, { kind: "lines", lines: [["Wick, Ada, round 7"]] }),
];
const result = { winners: [], scores: [9], rewards: [-1], ending: "agenda", text: "The enemy was first.", story: "", rule: { key: "goal.3", number: "1", numbers: {}, kind: "rule", topic: "", text: "" } } as unknown as Result;
const nothing = () => undefined;

function drawn(found: Section[] | null, game = "everrain"): string {
  const frame = { you: 0, game, players: [{ seat: 0, name: "Ada", called: "Ada" }], sections: found } as unknown as Frame;
  return render(End, { props: { frame, result, was: null, rematch: nothing, busy: false, again: nothing, download: nothing, board: nothing, home: nothing } }).body;
}

describe("the end of a game", () => {
  it("tells how it all went, where the game says so, and nothing else of the table", () => {
    const body = drawn(sections);
    for (const text of ["Curves", "Your marker", "▁▄█", "Figures", "Rounds", "31", "The dead", "Wick, Ada, round 7"]) expect(body).toContain(text);
    expect(body).not.toContain("open sea");
    expect(body.match(/aria-labelledby="closing-\d"/g)).toHaveLength(3);
  });

  it("keeps a short cell on one line, and lets a long one wrap", () => {
    const long = "They cut the rope, and then they hauled it in after all.";
    const body = drawn([section("Answers", true, { kind: "table", columns: ["Round", "Answer"], rows: [{ role: "", cells: [["7"], ["1: 1, 8: 2, 14: 3, 21: 3, 27: 4"]] }, { role: "", cells: [["8"], [long]] }] })]);
    expect(body).toMatch(/<td[^>]*class="[^"]*short[^"]*"[^>]*>(<!--[^>]*-->)*1: 1/);
    expect(body).not.toMatch(/<td[^>]*class="[^"]*short[^"]*"[^>]*>(<!--[^>]*-->)*They cut/);
  });

  it("counts no points where sides win or lose", () => {
    for (const game of ["alone", "everrain"]) {
      expect(drawn(null, game)).toContain("ui-end-lost");
      expect(drawn(null, game)).not.toContain("ui-end-points");
    }
    expect(drawn(null, "abyss")).toContain("ui-end-points");
    expect(drawn(null)).toContain("ui-end-lost-all");
  });

  it("needs no sections", () => {
    expect(drawn(null)).not.toContain("closing-");
    expect(drawn([])).toContain("The enemy was first.");
  });
});
