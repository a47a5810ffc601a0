import { afterEach, describe, expect, it } from "vitest";
import { partsOfName, rules } from "../src/rules.svelte.ts";
import type { Rule, RuleRef } from "../src/wire.ts";

describe("what a rule is called", () => {
  afterEach(() => void (rules.all = new Map()));

  it("has its number apart, so that it stays where the heading has no room", () => {
    const ref = { key: "boarding.3", number: "Boarding R29.3.1" } as unknown as RuleRef;
    rules.all = new Map([["boarding.3", { key: "boarding.3", topic: "Boarding" } as unknown as Rule]]);
    expect(partsOfName(ref)).toEqual({ topic: "Boarding ", number: "R29.3.1" });
    rules.all = new Map();
    expect(partsOfName(ref)).toEqual({ topic: "", number: "Boarding R29.3.1" });
  });
});
