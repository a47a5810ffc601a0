import { describe, expect, it } from "vitest";
import { anyRaces, priceFor, wanted, type View } from "../src/boards/abyss/model.ts";
import type { Catalogue } from "../src/wire.ts";

it("one race of one's choice is one, two are several", () => {
  expect([1, 2, 3].map(anyRaces)).toEqual(["any-race", "any-races", "any-races"]);
});

describe("figures that stand in the view", () => {
  const cards = { cards: [{ noun: "lord", index: 0, facts: { value: 8, races: 2, demands: 2 } }], nouns: {} } as unknown as Catalogue;
  const view = (dearer: number, any_race: boolean) => ({ players: [{ seat: 0, dearer, any_race, lords: [] }], payment: [] }) as unknown as View;

  it("a price is the printed value and what powers add, for a spectator the printed one", () => {
    expect([priceFor(view(2, false), cards, 0, 0), priceFor(view(-2, false), cards, 0, 0), priceFor(view(2, false), cards, null, 0)]).toEqual([10, 6, 8]);
  });

  it("no race is demanded of whoever may pay with any", () => {
    expect([wanted(view(0, false), cards, 0, 0).demands, wanted(view(0, true), cards, 0, 0).demands]).toEqual([2, -1]);
  });
});
