import { describe, expect, it } from "vitest";
import { orderForms } from "../src/boards/abyss/orders.ts";
import { curtainBefore } from "../src/hotseat.ts";
import { withNotes } from "../src/notes.ts";
import { gameOf } from "../src/open.ts";
import { orderWords } from "../src/orders.ts";
import { isHeard, KEPT, saidAfter } from "../src/talk.ts";
import { bundleOf, format } from "../src/texts.svelte.ts";
import { leftIn } from "../src/time.ts";
import type { Catalogue, Event, Frame, Note, Player, Saying } from "../src/wire.ts";

const event = (number: number, values: Record<string, number> = {}): Event => ({ number, event: "e", rule: "", text: `e${number}`, values });
const note = (after: number, text: string): Note => ({ after, kind: "joined", seat: 0, text });
const told = (events: Event[], notes: Note[]) => withNotes(events, notes).map((line) => ("note" in line ? line.note.text : line.event.text));

describe("notes", () => {
  it("stand after so many events", () => {
    expect(told([event(0), event(1), event(2)], [note(0, "a"), note(2, "b"), note(3, "c")])).toEqual(["a", "e0", "e1", "b", "e2", "c"]);
  });

  it("keep their order at one place, and their place where events are left out", () => {
    expect(told([event(1), event(5)], [note(3, "a"), note(3, "b"), note(9, "c")])).toEqual(["e1", "a", "b", "e5", "c"]);
    expect(told([], [note(4, "a")])).toEqual(["a"]);
  });

  it("never share a key", () => {
    const keys = withNotes([event(0), event(1)], [note(1, "a"), note(1, "b")]).map((line) => line.key);
    expect(new Set(keys).size).toBe(4);
  });
});

const cards = {
  nouns: { race: ["Jellyfish", "Crabs", "Seahorses"] },
  cards: [{ noun: "card", index: 7, slug: "crab-3", name: "Crab 3", text: "", rule: null, origin: "", facts: { race: 1, value: 3 } }],
} as unknown as Catalogue;

describe("standing orders", () => {
  it("name things by their words and numbers as they are", () => {
    const [form] = orderForms;
    const words = orderWords({ where: { race: 1, up_to: 3 }, until: "game" }, form, cards);
    expect(words).toEqual({ race: "Crabs", up_to: 3, until: "game" });
    const bundle = bundleOf("en", 'order = { $race } up to { $up_to }{ $until ->\n    [game] , whole game\n   *[turn] { "" }\n}');
    expect(format(bundle, "order", words)).toBe("Crabs up to 3, whole game");
    expect(orderWords({ where: { race: 9 }, until: "turn" }, undefined, cards)).toEqual({ race: 9, until: "turn" });
  });

  it("begin with the ally that was offered last", () => {
    const [form] = orderForms;
    expect(form.first([event(0, { card: 7 }), event(1)], cards)).toEqual({ race: 1, up_to: 3 });
    expect(form.first([], cards)).toEqual({ race: 0, up_to: 3 });
  });
});

describe("the curtain", () => {
  const own = (seat: number, asked: boolean, waits = false) => ({ seat, asked, waits });

  it("hangs nowhere for one person alone", () => {
    expect(curtainBefore([own(0, true)], 0, null, false)).toBe(null);
  });

  it("hangs at first before whoever is asked", () => {
    expect(curtainBefore([own(0, false), own(1, true)], 0, null, false)).toBe(1);
    expect(curtainBefore([own(0, false), own(1, false)], 0, null, false)).toBe(0);
  });

  it("falls when somebody else is asked, and not before one has answered", () => {
    expect(curtainBefore([own(0, true), own(1, true)], 0, 0, false)).toBe(null);
    expect(curtainBefore([own(0, false), own(1, true)], 0, 0, false)).toBe(1);
    expect(curtainBefore([own(0, false), own(1, false)], 0, 0, false)).toBe(null);
  });

  it("lets look who wants to, after they have said who they are", () => {
    expect(curtainBefore([own(0, true), own(1, false)], 1, null, true)).toBe(1);
    expect(curtainBefore([own(0, true), own(1, false)], 1, 1, true)).toBe(null);
  });

  it("falls for a vote though it is one's own turn", () => {
    expect(curtainBefore([own(0, true, true), own(1, true)], 0, 0, false)).toBe(1);
  });
});

describe("small things", () => {
  it("seconds are told as a person would", () => {
    expect(leftIn(299)).toEqual({ unit: "minutes", n: 5 });
    expect(leftIn(43.2)).toEqual({ unit: "seconds", n: 45 });
    expect(leftIn(7.1)).toEqual({ unit: "seconds", n: 8 });
    expect(leftIn(-3)).toEqual({ unit: "seconds", n: 0 });
  });

  it("a record says its game, anything else none", () => {
    expect(gameOf('{"game":"abyss"}\n{"seat":0}\n')).toBe("abyss");
    expect(gameOf('{"game":"abyss"}')).toBe("abyss");
    expect(gameOf("hello")).toBe("");
  });
});

describe("talk", () => {
  const player = (seat: number, kind: Player["kind"]): Player => ({ seat, name: "", called: "", kind, bot: "", here: true });
  const at = (talk: Frame["talk"], you: number | null, ...kinds: Player["kind"][]) => ({ talk, you, players: kinds.map((kind, seat) => player(seat, kind)) });
  const one = (n: number): Saying => ({ n, seat: 0, signal: "", text: `${n}` });

  it("is for those who have somebody to hear it", () => {
    expect(isHeard(at("signals", 0, "person", "bot", "bot"), [{ seat: 0 }])).toBe(false);
    expect(isHeard(at("signals", 0, "person", "open"), [{ seat: 0 }])).toBe(true);
    expect(isHeard(at("none", 0, "person", "person"), [{ seat: 0 }])).toBe(false);
    expect(isHeard(at("chat", 0, "person", "person"), [{ seat: 0 }, { seat: 1 }])).toBe(false);
    expect(isHeard(at("chat", null, "person", "person"), [])).toBe(true);
    expect(isHeard(at("chat", null, "person", "bot"), [])).toBe(false);
  });

  it("is added up, and begins anew with a fresh frame", () => {
    expect(saidAfter([one(0)], { fresh: false, said: [one(1)] })).toEqual([one(0), one(1)]);
    expect(saidAfter([one(0)], { fresh: true, said: [one(4)] })).toEqual([one(4)]);
    const many = Array.from({ length: KEPT }, (_, n) => one(n));
    expect(saidAfter(many, { fresh: false, said: [one(KEPT)] })).toHaveLength(KEPT);
    expect(saidAfter(many, { fresh: false, said: [] })).toBe(many);
  });
});
