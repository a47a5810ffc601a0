// The rules of the game at the table, in the reader's language, so that every number can be read at once.

import { getRules } from "./api.ts";
import type { Lang, Rule, RuleRef } from "./wire.ts";

class Rules {
  all = $state.raw<Map<string, Rule>>(new Map());
  /** rules that are about one card, by key: what the card is called */
  cards = $state.raw<Map<string, string>>(new Map());

  async load(game: string, lang: Lang): Promise<void> {
    const found = await getRules(game, lang, "");
    this.all = new Map(found.map((rule) => [rule.key, rule]));
  }
}

export const rules = new Rules();

/** What a rule is called: the table says it, by its number, its card, or its heading and paragraph. */
export const nameOfRule = (ref: RuleRef): string => ref.number;

/** The same where its heading has just been read: the paragraph alone. */
export function shortNameOf(ref: RuleRef): string {
  const heading = `${rules.all.get(ref.key)?.topic} `;
  return ref.number.startsWith(heading) ? ref.number.slice(heading.length) : ref.number;
}

/** What a rule is called in two parts, where it is called by its heading: in a narrow place the number must stay. */
export function partsOfName(ref: RuleRef): { topic: string; number: string } {
  const number = shortNameOf(ref);
  return { topic: ref.number.slice(0, ref.number.length - number.length), number };
}

/** What stands in a key after its topic, if that is a number: 5, 8b.ii; nothing for the rules of cards. */
function paragraphOf(ref: Pick<Rule, "key">): string {
  return /^[^.]+\.(\d+[a-z]*(?:\.[ivx]+)*)$/.exec(ref.key)?.[1] ?? "";
}

/** The topic of a rule as its key names it, the same in every language. */
export function topicOf(rule: Pick<Rule, "key">): string {
  return rule.key.split(".")[0];
}

/** Whether a rule is the text of one card or room, and so needs its name. */
export const isOfACard = (ref: Pick<Rule, "key">): boolean => rules.cards.has(ref.key) && paragraphOf(ref) === "";

/** Rules under their headings, both in their order. */
export function byTopic(rules: Rule[]): { topic: string; some: Rule[] }[] {
  const topics = new Map<string, Rule[]>();
  for (const rule of rules) topics.set(rule.topic, [...(topics.get(rule.topic) ?? []), rule]);
  return [...topics].map(([topic, some]) => ({ topic, some }));
}
