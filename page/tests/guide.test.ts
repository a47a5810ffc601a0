import { beforeEach, describe, expect, it } from "vitest";
import { guide, hintsFor, questionOf } from "../src/guide.svelte.ts";

const SCRIPT = ["become", "action", "action-2"];

describe("the script of a first game", () => {
  beforeEach(() => guide.again());

  it("gives each step once, in its order, at its own table", () => {
    guide.begin("alone", "t1", SCRIPT);
    expect(guide.step("t2", "become")).toBeNull();
    expect(guide.step("t1", "become")).toEqual({ step: "become", at: 1, steps: 3 });
    guide.answered("alone", "become");
    expect(guide.step("t1", "become")).toBeNull();
    expect(guide.step("t1", "action")).toEqual({ step: "action", at: 2, steps: 3 });
    guide.got("alone", "action");
    expect(guide.step("t1", "action")).toEqual({ step: "action-2", at: 3, steps: 3 });
    expect(guide.wants("alone", "action")).toBe(true);
    guide.answered("alone", "action-2");
    expect(guide.step("t1", "action")).toBeNull();
    expect(guide.wants("alone", "action"), "with its last step a question is known").toBe(false);
    expect(guide.wants("alone", "door"), "what the script leaves out has its own hint").toBe(true);
  });

  it("brings the hints of its game back, and those of no other", () => {
    guide.played("alone");
    guide.played("abyss");
    guide.got("alone", "door");
    guide.stop();
    guide.begin("alone", "t1", SCRIPT);
    expect([guide.wants("alone", "door"), guide.wants("abyss", "turn")]).toEqual([true, false]);
  });

  it("is silent for whoever wants no more hints", () => {
    guide.begin("alone", "t1", SCRIPT);
    guide.stop();
    expect(guide.step("t1", "become")).toBeNull();
  });
});

it("a hint is that of a question or of its family", () => {
  expect(["storm_drift", "sea-gull-tax", "c07-opening", "turn"].map(hintsFor)).toEqual([
    ["storm_drift", "storm"], ["sea-gull-tax", "sea"], ["c07-opening", "c"], ["turn", "turn"],
  ]);
  expect(["action-2", "action", "c07-opening"].map(questionOf)).toEqual(["action", "action", "c07-opening"]);
});
