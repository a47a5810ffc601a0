// What the own area and the check scene of Unfathomable read off a frame.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aidRules } from "../src/aid.ts";
import { orderForms } from "../src/boards/unfathomable/orders.ts";
import { plain } from "../src/boards/common.ts";
import {
  cutsOf, endInLog, endOf, endShown, inOrder, isAsked, isGone, movesAbout, NO_PARTIAL, partsOf, phaseOf, running, sorted, stageOf, type Cuts, wantsTheShip,
} from "../src/boards/unfathomable/hand.ts";
import type { CheckView } from "../src/boards/unfathomable/model.ts";
import { choicesOf } from "../src/table.svelte.ts";
import { fieldWords, orderWords } from "../src/orders.ts";
import { nameOfRule, rules, shortNameOf } from "../src/rules.svelte.ts";
import type { Catalogue, Event, Frame, Move, Rule } from "../src/wire.ts";

const lines = (lang: string) =>
  readFileSync(join(import.meta.dirname, `../../src/undertow/games/unfathomable/locale/${lang}.ftl`), "utf8")
    .split("\n")
    .flatMap((line) => [...line.matchAll(/^([\w-]+) = (.+)$/g)].map((found) => [found[1], found[2]] as const));

const CUTS: Cuts = { either: "Either:", success: "Success:", partial: "Partial success from \\d+:", failure: "Failure:", or: "Or:", last: "Finally," };
const POLISH: Cuts = { either: "Albo:", success: "Sukces:", partial: "Częściowy sukces od \\d+:", failure: "Porażka:", or: "Albo:", last: "Na koniec" };

describe("the text of a crisis", () => {
  it("falls into its outcomes", () => {
    const parts = partsOf("Skill check with target number 12. Success: Roll: all is well. Partial success from 8: Lose 1 food. Failure: Lose 2 food. Finally, the Deep Ones activate.", CUTS);
    expect(parts).toMatchObject({ head: "Skill check with target number 12.", success: "Roll: all is well.", partial: "Lose 1 food.", failure: "Lose 2 food.", either: "", or: "", last: "Finally, the Deep Ones activate." });
  });

  it("falls into two options, with a check in the first", () => {
    const parts = partsOf("Jeanne decides. Either: A skill check. Success: Gain 1 sanity. Failure: Lose 2 souls. Or: Risk 1 passenger. Finally, all rest.", CUTS);
    expect(parts).toMatchObject({ head: "Jeanne decides.", either: "A skill check.", success: "Gain 1 sanity.", failure: "Lose 2 souls.", or: "Risk 1 passenger.", partial: "" });
  });

  it("takes the same word for both options one after the other", () => {
    const parts = partsOf("Decyduje Kapitan. Albo: Test. Sukces: Nic. Porażka: Tracicie 1 duszę. Albo: Rzut. Na koniec koniec.", POLISH);
    expect(parts).toMatchObject({ either: "Test.", success: "Nic.", failure: "Tracicie 1 duszę.", or: "Rzut.", last: "Na koniec koniec." });
  });

  it.each(["en", "de", "pl"])("can be cut on every card (%s)", (lang) => {
    const all = new Map(lines(lang));
    const cuts = cutsOf({ words: Object.fromEntries([...all].map(([key, text]) => [key.replace(/^page-/, ""), text])) } as unknown as Catalogue);
    const crises = [...all].filter(([key]) => key.startsWith("rule-crisis-"));
    expect(crises).toHaveLength(70);
    for (const [key, text] of crises) {
      const parts = partsOf(text, cuts);
      expect(parts.last, key).not.toBe("");
      expect([parts.success !== "" && parts.failure !== "", parts.either !== "" && parts.or !== ""], key).toContain(true);
      expect(parts.success !== "", key).toBe(parts.failure !== "");
      expect(parts.either !== "", key).toBe(parts.or !== "");
    }
  });

  it("takes no word in the middle of a sentence for a heading", () => {
    expect(partsOf("He said Success: no. Failure: yes.", CUTS)).toMatchObject({ success: "", failure: "yes." });
  });
});

const event = (kind: string, values: Record<string, number>, number = 0): Event => ({ number, event: kind, rule: "skill_checks.7", text: "", values });
const value = (card: number) => (card % 5) + 1;

describe("a check", () => {
  const check: CheckView = { about: null, chosen: null, target: 10, partial: 7, skills: [1, 4], face_up: false, no_chaos: false, drawn: 0, added: [0, 0, 0], open: [[], [], []], pile: [], total: 0 };

  it("stands before the cards, at the cards, or open", () => {
    expect(stageOf(check)).toBe("before");
    expect(stageOf({ ...check, drawn: 2 })).toBe("adding");
    expect(stageOf({ ...check, no_chaos: true, added: [0, 1, 0] })).toBe("adding");
    expect(stageOf({ ...check, pile: [3] })).toBe("open");
  });

  it("is sorted into help and hindrance, the highest first, with the total after each card", () => {
    const pile = [{ card: 5, helps: true }, { card: 19, helps: false }, { card: 24, helps: true }];
    expect(sorted(pile, value)).toEqual({ help: [24, 5], hinder: [19] });
    expect(running(pile, value)).toEqual([1, -4, 1]);
  });

  it("has ended as the events tell, with its own cards alone", () => {
    const fx = [
      event("card_turned_up", { card: 9, supports: 1 }),
      event("check_announced", { n: 12, skills: 3 }),
      event("card_turned_up", { card: 4, supports: 1 }),
      event("card_turned_up", { card: 29, supports: 0 }),
      event("check_total", { n: 0 }),
      event("check_total", { n: 2 }),
      event("check_outcome", { outcome: 0 }),
      event("die_rolled", { n: 3 }),
    ];
    expect(endOf(fx)).toEqual({ pile: [{ card: 4, helps: true }, { card: 29, helps: false }], total: 2, outcome: 0, target: 12 });
    expect(endOf(fx.slice(0, 6))).toBeNull();
    expect(endOf([event("check_outcome", { outcome: 2 })])).toEqual({ pile: [], total: null, outcome: 2, target: null });
  });
});

const move = (number: number, family: string, noun = "", index = -1): Move => ({ move: number, text: family, parts: [], family, noun, index });
const asked = (...moves: Move[]) => {
  const frame = { seat: 0, decision: { prompt: "x", cause: [], moves } } as unknown as Frame;
  return { frame, choices: choicesOf(frame) };
};

describe("a check that is over", () => {
  const told = (name: string, values: Record<string, number> = {}): Event => ({ number: 0, event: name, rule: "", text: "", story: "", values });
  const check = [told("check_announced", { n: 12 }), told("card_turned_up", { card: 4, supports: 1 }), told("check_total", { n: 9 })];
  const log = [told("mythos_drawn"), ...check, told("check_outcome", { outcome: 1 }), told("deep_ones_activate")];

  it("is told from the log after a reload, with the cards that were turned up", () => {
    expect(endInLog([told("turn_begun"), ...log])).toEqual({ pile: [{ card: 4, helps: true }], total: 9, outcome: 1, target: 12 });
  });

  it("is told from the view while its cards lie there", () => {
    const facts = [{ skill: 2, value: 3 }, { skill: 5, value: 1 }];
    const cards = { cards: facts.map((one, index) => ({ noun: "card", index, slug: "", name: "", facts: one })) } as unknown as Catalogue;
    expect(endShown({ target: 7, partial: NO_PARTIAL, skills: [2, 3], pile: [0, 1], total: 4, outcome: 0 }, cards)).toEqual({
      pile: [{ card: 0, helps: true }, { card: 1, helps: false }], total: 4, outcome: 0, target: 7,
    });
  });

  it("is not told of a crisis before, nor before it has ended", () => {
    expect(endInLog([...log, told("turn_begun"), told("mythos_drawn")])).toBeNull();
    expect(endInLog([told("mythos_drawn"), ...check])).toBeNull();
    expect(endInLog([])).toBeNull();
  });

  it("makes room when its crisis is gone and somebody acts", () => {
    const moved = [told("moved")];
    expect(isGone(7, 7, moved)).toBe(false);
    expect(isGone(7, null, [])).toBe(false);
    expect([isGone(7, null, moved), isGone(7, 8, moved), isGone(null, null, moved)]).toEqual([true, true, true]);
  });
});

describe("the hand", () => {
  it("names each card among its like", () => {
    expect(inOrder([7, 2, 7]).map((one) => one.id)).toEqual(["2-0", "7-0", "7-1"]);
  });

  it("knows all moves about a card, not the first alone", () => {
    const p = asked(move(1, "raise", "card", 12), move(2, "lower", "card", 12), move(3, "pass"));
    expect(movesAbout(p, "card", 12).map((one) => one.move)).toEqual([1, 2]);
    expect(movesAbout(p, "card", 13)).toEqual([]);
    expect([isAsked(p, "card"), isAsked(p, "item")]).toEqual([true, false]);
    expect(plain(p, "pass")?.move).toBe(3);
  });

  it("offers nothing while older frames are shown", () => {
    const p = { ...asked(move(1, "add", "card", 3), move(2, "done")), choices: new Map() };
    expect(movesAbout(p, "card", 3)).toEqual([]);
    expect(plain(p, "done")).toBeUndefined();
  });

  it("makes room for the ship when the question is about it", () => {
    expect(wantsTheShip(asked(move(1, "space", "space", 8), move(2, "space", "space", 9)))).toBe(true);
    expect(wantsTheShip(asked(move(1, "add", "card", 8)))).toBe(false);
  });

  it("knows the step of the turn from the outermost cause that tells it", () => {
    const decision = (...keys: string[]) => ({ cause: keys.map((key) => ({ key, number: key, text: "" })) }) as unknown as Frame["decision"];
    expect(phaseOf(decision("turns.7", "mythos.2", "actions.7"))).toBe("mythos");
    expect(phaseOf(decision("treachery.2", "skill_cards.3a.i"))).toBe("skills");
    expect(phaseOf(decision("setup.9"))).toBeNull();
  });
});

describe("standing orders", () => {
  const cards = {
    game: "unfathomable", lang: "en", nouns: {}, cards: [], signals: [],
    board: { windows: ["before_cards", "after_total"] },
    words: { "window-after_total": "After the total" },
  } as unknown as Catalogue;
  const [form] = orderForms;

  it("begin with the kind of window that is open", () => {
    expect(form.first([], cards, { window: "after_total" } as unknown as Frame["decision"])).toEqual({ window: 1 });
    expect(form.first([], cards, null)).toEqual({ window: 0 });
  });

  it("say it in words", () => {
    expect(fieldWords(form.fields[0], cards)).toEqual([{ value: 0, text: "before_cards" }, { value: 1, text: "After the total" }]);
    expect(orderWords({ where: { window: 1 }, until: "game" }, form, cards)).toEqual({ until: "game", window: "After the total" });
  });
});

describe("rules", () => {
  const rule = (key: string, number = key, topic = "Skill checks"): Rule => ({ key, number, text: key, topic }) as Rule;

  it("are called as the table calls them, and by the paragraph alone beside their heading", () => {
    rules.all = new Map(["skill_checks.5", "skill_checks.8b.ii", "skill.rampage"].map((key) => [key, rule(key)]));
    expect(nameOfRule(rule("skill_checks.5", "23.5"))).toBe("23.5");
    expect(nameOfRule(rule("skill_checks.5", "Skill checks 5"))).toBe("Skill checks 5");
    expect(shortNameOf(rule("skill_checks.8b.ii", "Skill checks 8b.ii"))).toBe("8b.ii");
    expect(shortNameOf(rule("skill_checks.8b.ii", "23.8b"))).toBe("23.8b");
    expect(shortNameOf(rule("skill.rampage", "Rampage"))).toBe("Rampage");
  });

  it("stand on the player aid in the order that the game wants, topics and single ones", () => {
    const all = ["turns.1", "room.brig", "turns.3", "room.chapel"].map((key) => rule(key));
    expect(aidRules(all, { rules: ["room", "turns.3"] }).map((one) => one.key)).toEqual(["room.brig", "room.chapel", "turns.3"]);
    expect(aidRules(all, undefined)).toEqual(all);
  });
});
