import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { aidRules, type Aid } from "../src/aid.ts";
import type { Rule } from "../src/wire.ts";

const aids = import.meta.glob<{ aid: Aid }>("../src/boards/*/aid.ts", { eager: true });

/** The keys of all rules of a game, as its index has them. */
function keysOf(game: string): string[] {
  let topic = "";
  const keys: string[] = [];
  for (const line of readFileSync(`../src/undertow/games/${game}/rules.toml`, "utf-8").split("\n")) {
    topic = /^\[(\w+)\]/.exec(line)?.[1] ?? topic;
    const rule = /^"?([\w.]+)"? = /.exec(line)?.[1];
    if (rule && topic) keys.push(`${topic}.${rule}`);
  }
  return keys;
}

for (const [path, { aid }] of Object.entries(aids)) {
  const game = path.split("/").at(-2)!;
  it(`everything on the aid of ${game} is a rule, and none stands there twice`, () => {
    const rules = keysOf(game).map((key) => ({ key }) as Rule);
    const found = aidRules(rules, aid).map((rule) => rule.key);
    expect(new Set(found).size).toBe(found.length);
    const empty = aid.rules.filter((wanted) => aidRules(rules, { rules: [wanted] }).length === 0);
    expect(empty).toEqual([]);
  });
}
