import { describe, expect, it } from "vitest";
import { takesEffect } from "../src/effects.ts";

const quoted = (game: string, family: string, question: string) => takesEffect(game, { family }, question);

describe("what a card does", () => {
  it("stands under an answer by which the card takes effect", () => {
    expect(quoted("abyss", "recruit", "turn")).toBe(true);
    expect(quoted("abyss", "location", "choose_drawn")).toBe(true);
    expect(quoted("unfathomable", "spell", "pick_spell")).toBe(true);
    expect(quoted("unfathomable", "use_item", "after_total")).toBe(true);
  });

  it("never stands under one that decides something else about the card", () => {
    expect(quoted("another", "recruit", "turn")).toBe(false); // a game of which the page knows nothing
    expect(quoted("abyss", "lord", "turn_a_lord")).toBe(false); // turned: its power is gone
    expect(quoted("abyss", "key_lord", "spend")).toBe(false); // put under a location: the same
    expect(quoted("abyss", "location", "give_location")).toBe(false);
    expect(quoted("unfathomable", "item", "give_item")).toBe(false);
    expect(quoted("unfathomable", "waypoint", "waypoint_on_top")).toBe(false);
    expect(quoted("unfathomable", "move", "action")).toBe(false); // whoever goes into a room has not used its action
  });
});
