import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, describe, it } from "vitest";
import { orderForms } from "../src/boards/alone/orders.ts";
import { waysOf } from "../src/boards/ways.ts";
import { fieldWords, orderWords } from "../src/orders.ts";
import { bundleOf, format } from "../src/texts.svelte.ts";
import type { Catalogue } from "../src/wire.ts";

describe("standing orders of Evil", () => {
  const cards = { nouns: {}, cards: [], board: { when: ["middle", "safe"] }, words: { "when-middle": "Before the end of a turn" } } as unknown as Catalogue;
  const form = orderForms[0]!;

  it("hold for the round first, for the game if wanted, and never until a turn of one's own", () => {
    expect(waysOf("alone").orderForms).toBe(orderForms);
    expect(form.untils).toEqual(["round", "game"]);
    expect(form.first([], cards)).toEqual({ when: 0 });
  });

  it("are told in words", () => {
    expect(fieldWords(form.fields[0]!, cards)).toEqual([{ value: 0, text: "Before the end of a turn" }, { value: 1, text: "safe" }]);
    const words = orderWords({ where: { when: 0 }, until: "round" }, form, cards);
    const bundle = bundleOf("en", readFileSync(join(import.meta.dirname, "../../src/undertow/games/alone/locale/page-en.ftl"), "utf8"));
    expect(format(bundle, "ui-order-alone-react", words)).toBe("Not asked: Before the end of a turn, this round");
  });
});
