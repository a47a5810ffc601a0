import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { firstLang } from "../src/settings.svelte.ts";
import { bundleOf, format, sayWith } from "../src/texts.svelte.ts";

const LANGS = ["en", "de", "pl"] as const;
const source = (lang: string) => readFileSync(join(import.meta.dirname, `../../src/undertow/table/locale/${lang}.ftl`), "utf8");
const keysOf = (lang: string) => new FluentResource(source(lang)).body.map((entry) => entry.id).sort();

/** Every key that the page's own files ask for. */
function used(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return used(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [...readFileSync(path, "utf8").matchAll(/["](ui-[a-z-]+)["]/g)].map((found) => found[1]) : [];
  });
}

describe("the words of the page", () => {
  it("are the same keys in all three languages", () => {
    expect(keysOf("de")).toEqual(keysOf("en"));
    expect(keysOf("pl")).toEqual(keysOf("en"));
  });

  it("are all there", () => {
    const known = new Set(keysOf("en"));
    expect(used(join(import.meta.dirname, "../src")).filter((key) => !known.has(key))).toEqual([]);
  });

  it("count in Polish", () => {
    const polish = bundleOf("pl", source("pl"));
    expect([1, 2, 5, 22].map((n) => format(polish, "ui-rules-found", { n }))).toEqual(["1 zasada", "2 zasady", "5 zasad", "22 zasady"]);
  });

  it("have no gap and no error in any language", () => {
    const args = { n: 2, low: 2, high: 4, bots: 2, game: "Abyss", when: "now", names: "Ida", name: "Sage", number: "1", seconds: 7, bot: "thumb", maturity: "beta", race: "Crabs", up_to: 3, until: "game", order: "x", at: 3, all: 9, window: "Before the roll", row: 2, column: 3, title: "empty", side: "Evil" };
    for (const lang of LANGS) {
      const bundle = bundleOf(lang, source(lang));
      for (const key of keysOf(lang)) expect(format(bundle, key, args), `${lang} ${key}`).not.toMatch(/[{}]|^$/);
    }
  });

  it("of a game come before those of the page, and a gap shows its key", () => {
    const say = sayWith({ price: "Price { $n }", lines: "one\ntwo" }, "en");
    expect(say("price", { n: 3 })).toBe("Price 3");
    expect(say("lines")).toBe("one\ntwo");
    expect(say("ui-nothing")).toBe("ui-nothing");
  });

  it("begin in the browser's language", () => {
    expect(firstLang(["fr-FR", "pl-PL", "en"])).toBe("pl");
    expect(firstLang(["fr"])).toBe("en");
  });
});
