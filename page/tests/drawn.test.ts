// What the parts make of what they are given: drawn as the server would, without a browser.

import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";
import { ordered } from "../src/answers.ts";
import Own from "../src/boards/abyss/Own.svelte";
import Recruiting from "../src/boards/abyss/Recruiting.svelte";
import Person from "../src/boards/unfathomable/Person.svelte";
import Voyage from "../src/boards/unfathomable/Voyage.svelte";
import { looking } from "../src/looking.svelte.ts";
import Answers from "../src/parts/Answers.svelte";
import CardPopover from "../src/parts/CardPopover.svelte";
import type { BoardProps, Card, Catalogue, Frame, Move } from "../src/wire.ts";

const lord = (index: number, name: string, text: string, facts: Card["facts"] = {}): Card =>
  ({ noun: "lord", index, slug: name.toLowerCase(), name, text, story: "", rule: null, origin: "seed", facts }) as Card;
const LORDS = [
  lord(0, "Commander", "Your allies strike.", { guild: 0, influence: 4, races: 3, value: 8, keys: 0, demands: 0 }),
  lord(1, "Miller", "", { guild: 1, influence: 7, races: 2, value: 6, keys: 1, demands: 1 }),
];
const words = { "fact-guild": "Guild", influence: "Influence", "no-lords": "Nobody serves you.", "any-race": "any other", "any-races": "others" };
const cards = { game: "abyss", lang: "en", nouns: { guild: ["Soldiers", "Mages"], lord: ["Commander", "Miller"], race: ["Crab", "Squid"] }, cards: LORDS, board: {}, words, signals: [] } as unknown as Catalogue;

/** The text of what was drawn, as somebody reads it. */
const read = (body: string) => body.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

describe("a list of answers", () => {
  const about = (family: string, index: number): Move => ({ move: index, text: `Do it: ${LORDS[index]!.name}`, family, noun: "lord", index, parts: [] });
  const pass: Move = { move: 9, text: "Nothing", family: "pass", noun: "", index: -1, parts: [] };
  const drawn = (prompt: string, ...moves: Move[]) =>
    render(Answers, { props: { answers: ordered(moves), cards, game: "abyss", prompt, sent: null, kept: false, folded: false, choose: () => undefined } }).body;

  it("has an info button at every card, even at one that says nothing, or at none", () => {
    expect(drawn("turn", about("lord", 0), about("lord", 1)).match(/class="info/g)).toHaveLength(2);
    expect(drawn("turn", about("lord", 1))).not.toContain('class="info');
  });

  it("quotes a card only where it takes effect by the answer", () => {
    expect(drawn("turn", about("recruit", 0))).toContain("Your allies strike.");
    expect(drawn("turn_a_lord", about("lord", 0))).not.toContain("Your allies strike.");
    expect(drawn("corrupt", about("lord", 0))).toContain("Your allies strike.");
  });

  it("has the way out under the list, by Space", () => {
    const body = drawn("turn", pass, about("recruit", 0), about("recruit", 1));
    const out = body.slice(body.indexOf('class="out'));
    expect(body.indexOf("</ol>")).toBeLessThan(body.indexOf('class="out'));
    expect(out).toContain("Nothing");
    expect(out).toContain('aria-keyshortcuts="Space"');
  });
});

describe("a card on hover", () => {
  afterEach(() => looking.close());

  it("names the guild of a soldier", () => {
    looking.now = { noun: "lord", index: 0, about: {} as DOMRect, pinned: false };
    expect(read(render(CardPopover, { props: { cards } }).body)).toContain("Guild Soldiers");
  });
});

describe("the board of Abyss", () => {
  const player = { seat: 0, pearls: 1, keys: 0, hand: 0, affiliated: [], lords: [] as object[], locations: [], tokens: 0, influence: 0, score: null };
  const board = (me: object, more: object = {}): BoardProps => {
    const view = { seat: 0, seats: 2, over: false, turn: 0, hand: [], tokens: [[], []], players: [{ ...player, ...me }, { ...player, seat: 1 }], payment: [], worth: [], options: {}, ...more };
    const frame = { game: "abyss", lang: "en", you: 0, seat: 0, view, players: [{ seat: 0, name: "Ada" }, { seat: 1, name: "Bo" }], decision: null, notes: [] } as unknown as Frame;
    const nothing = () => undefined;
    const say = (key: string) => (words as Record<string, string>)[key] ?? key;
    return { frame, cards, say, choices: new Map(), choose: nothing, chooseAll: nothing, why: nothing, look: nothing, fx: [], said: new Map() };
  };

  it("says that no lord serves one only where there is none, not where all are under locations", () => {
    const under = [0, 1].map((lord) => ({ lord, turned: false, under: 0 }));
    expect(read(render(Own, { props: board({}) }).body)).toContain("Nobody serves you.");
    expect(read(render(Own, { props: board({ lords: under }) }).body)).not.toContain("Nobody serves you.");
  });

  it("asks for one other race or for several", () => {
    const asked = (lord: number) => read(render(Recruiting, { props: { p: board({}, { payment: [] }), lord } }).body);
    expect(asked(0)).toContain(" others ");
    expect(asked(1)).toContain(" any other ");
  });
});

describe("the side of Unfathomable", () => {
  const waypoints = [5, 5, 3].map((distance, index) => ({ noun: "waypoint", index, slug: `w${index}`, name: "", facts: { distance } }));
  const aboard = { game: "unfathomable", lang: "en", nouns: { waypoint: ["Reef", "Fog", "Calm"], loyalty: ["human"], space: ["deck"], character: ["Ida Falk"] }, cards: waypoints, board: { port: 12 }, words: {}, signals: [] } as unknown as Catalogue;
  const board = (view: object): BoardProps => {
    const frame = { game: "unfathomable", lang: "en", you: 0, view, players: [{ seat: 0, name: "Ada" }] } as unknown as Frame;
    const nothing = () => undefined;
    return { frame, cards: aboard, say: (key) => key, choices: new Map(), choose: nothing, chooseAll: nothing, why: nothing, look: nothing, fx: [], said: new Map() };
  };

  it("has room for waypoints that lie behind the port", () => {
    const at = (distance: number, waypoints: number[]) => render(Voyage, { props: { p: board({ distance, waypoints, awakened: true }) } }).body;
    expect(at(13, [0, 1, 2])).toContain("repeat(13, 1fr)");
    expect(at(5, [0])).toContain("repeat(12, 1fr)");
  });

  it("says at the end what everybody was, beside their name", () => {
    const player = { seat: 0, character: 0, space: 0, feat: false, traitor: null, loyalty: 1, hand: 0, items: [], active: null, spells: [], mythos: [] };
    const drawn = (loyalties: number[][] | null) => read(render(Person, { props: { p: board({ loyalties, titles: [null, null], turn: 1, over: !!loyalties }), player } }).body);
    expect(drawn([[0]])).toMatch(/Human .*Ada/);
    expect(drawn(null)).toMatch(/Deck .*Ada/);
  });
});
