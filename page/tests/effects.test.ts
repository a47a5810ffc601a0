import { describe, expect, it } from "vitest";
import { takesEffect } from "../src/effects.ts";

const quoted = (family: string, question: string) => takesEffect({ family }, question);

describe("what a card does", () => {
  it("stands under an answer by which the card takes effect", () => {
    expect(quoted("recruit", "turn")).toBe(true);
    expect(quoted("location", "choose_drawn")).toBe(true);
    expect(quoted("spell", "pick_spell")).toBe(true);
    expect(quoted("use_item", "after_total")).toBe(true);
  });

  it("never stands under one that decides something else about the card", () => {
    expect(quoted("lord", "turn_a_lord")).toBe(false); // turned: its power is gone
    expect(quoted("key_lord", "spend")).toBe(false); // put under a location: the same
    expect(quoted("location", "give_location")).toBe(false);
    expect(quoted("item", "give_item")).toBe(false);
    expect(quoted("waypoint", "waypoint_on_top")).toBe(false);
    expect(quoted("move", "action")).toBe(false); // whoever goes into a room has not used its action
  });
});
