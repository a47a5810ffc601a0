import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, describe, it } from "vitest";
import { orderForms } from "../src/boards/alone/orders.ts";
import { waysOf } from "../src/boards/ways.ts";
import { fieldWords, formOf, orderKey, orderWords } from "../src/orders.ts";
import { bundleOf, format } from "../src/texts.svelte.ts";
import type { Catalogue, Frame } from "../src/wire.ts";

describe("standing orders of Evil", () => {
  const cards = { nouns: { card: ["Footsteps", "It is angry", "Silence"] }, cards: [], board: { when: ["middle", "safe"], play: 40, permit: 60 }, words: { "when-middle": "Before the end of a turn" } } as unknown as Catalogue;
  const form = orderForms.find((one) => one.family === "pass")!;
  const card = orderForms.find((one) => one.family === "play")!;
  const bundle = bundleOf("en", readFileSync(join(import.meta.dirname, "../../src/undertow/games/alone/locale/page-en.ftl"), "utf8"));

  it("hold for the round first, for the game if wanted, and never until a turn of one's own", () => {
    expect(waysOf("alone").orderForms).toBe(orderForms);
    expect(form.untils).toEqual(["round", "game"]);
    expect(form.first([], cards)).toEqual({ when: 0 });
  });

  it("are told in words", () => {
    expect(fieldWords(form.fields[0]!, cards)).toEqual([{ value: 0, text: "Before the end of a turn" }, { value: 1, text: "safe" }]);
    const words = orderWords({ where: { when: 0 }, until: "round", move: 0 }, form, cards);
    expect(format(bundle, "ui-order-alone-react", words)).toBe("Not asked: Before the end of a turn, this round");
  });

  it("play any card of the hand at the first chance, also one that fits no moment now", () => {
    const frame = { view: { hand: [2, 0, 2] } } as unknown as Frame;
    expect(card.answers!(frame, cards)).toEqual([{ move: 42, text: "Silence" }, { move: 40, text: "Footsteps" }]);
    expect(card.answers!({ view: {} } as unknown as Frame, cards)).toEqual([]);
    const order = { prompt: "react", move: 41, where: {}, until: "round" as const };
    expect(formOf(order, orderForms, cards)).toBe(card);
    expect(formOf({ prompt: "react", move: 0 }, orderForms, cards)).toBe(form);
    expect(format(bundle, orderKey("alone", "react", card), orderWords(order, card, cards))).toBe("Played at the first chance: It is angry, this round");
  });

  it("let everybody play who is asked, for a round", () => {
    const permit = orderForms.find((one) => one.family === "permit")!;
    const order = { prompt: "react", move: 62, where: {}, until: "round" as const };
    expect(formOf(order, orderForms, cards)).toBe(permit);
    expect(formOf({ ...order, move: 68 }, orderForms, cards)).toBe(form);
    expect(permit.untils).toEqual(["round"]);
    expect(format(bundle, orderKey("alone", "react", permit), orderWords(order, permit, cards))).toBe("Everybody may play, this round");
  });
});
