import { describe, expect, it } from "vitest";
import { factsOf } from "../src/facts.ts";
import type { Card, Catalogue } from "../src/wire.ts";

const cards = { nouns: { guild: ["Soldiers", "Mages"] }, words: {}, cards: [] } as unknown as Catalogue;
const say = (key: string) => ({ "fact-guild": "Guild", influence: "Influence", keys: "Keys" })[key] ?? key;
const lord = (facts: Card["facts"]): Card => ({ noun: "lord", index: 0, slug: "", name: "", text: "", story: "", rule: null, origin: "", facts });
const told = (facts: Card["facts"]) => factsOf(lord(facts), cards, say).map(({ name, value }) => `${name} ${value}`);

describe("what is printed on a card", () => {
  it("names the first thing of a kind, too", () => {
    expect(told({ guild: 0, influence: 6 })).toEqual(["Guild Soldiers", "Influence 6"]);
    expect(told({ guild: 1 })).toEqual(["Guild Mages"]);
  });

  it("leaves out what is not there or has no word", () => {
    expect(told({ guild: -1, influence: 6, keys: 0, power: "arrow" })).toEqual(["Influence 6"]);
    expect(told({ guild: [0, 1] })).toEqual(["Guild Soldiers, Mages"]);
  });
});
