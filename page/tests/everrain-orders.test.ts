import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, describe, it } from "vitest";
import { orderForms } from "../src/boards/everrain/orders.ts";
import { waysOf } from "../src/boards/ways.ts";
import { formOf, orderKey, orderWords } from "../src/orders.ts";
import { bundleOf, format } from "../src/texts.svelte.ts";
import type { Catalogue } from "../src/wire.ts";

const cards = { nouns: {}, cards: [], board: {}, words: {} } as unknown as Catalogue;

describe("standing orders of a captain", () => {
  it("are those of storms, omens and enemies, for the game first", () => {
    expect(waysOf("everrain").orderForms).toBe(orderForms);
    expect(orderForms.map((form) => form.prompt)).toEqual(["storm_drift", "storm_toward", "omen", "activate"]);
    for (const form of orderForms) {
      expect(form.untils?.[0]).toBe("game");
      expect(form.first([], cards)).toEqual({});
    }
  });

  it.each(["en", "de", "pl"])("are told in words: %s", (lang) => {
    const bundle = bundleOf(lang, readFileSync(join(import.meta.dirname, `../../src/undertow/games/everrain/locale/page-${lang}.ftl`), "utf8"));
    for (const form of orderForms) {
      const order = { prompt: form.prompt, move: 0, where: {}, until: "round" as const };
      const key = orderKey("everrain", order.prompt, formOf(order, orderForms, cards));
      const [round, game] = (["round", "game"] as const).map((until) => format(bundle, key, orderWords({ ...order, until }, form, cards)));
      expect(round).toContain(`${game},`);
      for (const what of ["new", "give"]) expect(bundle.hasMessage(`${key}-${what}`)).toBe(true);
    }
  });
});
