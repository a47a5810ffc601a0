import { describe, expect, it } from "vitest";
import { flights } from "../src/boards/abyss/flights.ts";
import type { Event } from "../src/wire.ts";

const event = (name: string, values: Record<string, number>): Event => ({ number: 0, event: name, rule: "", text: "", values });

describe("what travels in Abyss", () => {
  it("goes to the own hand, or to where another player is", () => {
    const [own] = flights([event("ally_taken", { seat: 1, card: 7 })], 1);
    expect(own.from).toEqual(['[data-place="track"] [data-look="card:7"]']);
    expect(own.to[0]).toBe('[data-place="hand"] [data-look="card:7"]');
    expect(flights([event("ally_taken", { seat: 1, card: 7 })], 0)[0].to).toEqual(['[data-place="seat:1"]', "#tab-players"]);
    expect(flights([event("ally_taken", { seat: 1, card: 7 })], null)[0].to[0]).toBe('[data-place="seat:1"]');
  });

  it("goes from the track to the council of its race, and from there as a stack", () => {
    expect(flights([event("to_council", { card: 12 })], 0)[0].to).toEqual(['[data-place="race:2"]']);
    expect(flights([event("stack_taken", { seat: 0, race: 2, n: 3 })], 0)[0].from).toEqual(['[data-place="race:2"]']);
  });

  it("is nothing where nothing moves", () => {
    expect(flights([event("turn_begun", { seat: 0 }), event("pearls_paid", { seat: 0, n: 2 })], 0)).toEqual([]);
  });
});
