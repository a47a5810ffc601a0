// The player aid: which rules a game puts on paper.

import { topicOf } from "./rules.svelte.ts";
import type { Rule } from "./wire.ts";

/** Topics as a whole and single rules by key, in the order of the page; `size` is that of the letters in points. */
export type Aid = { rules: readonly string[]; size?: number };

/** The rules of an aid in its order; all there are where a game has none. */
export function aidRules(rules: Rule[], aid: Aid | undefined): Rule[] {
  if (!aid) return rules;
  return aid.rules.flatMap((wanted) => rules.filter((rule) => rule.key === wanted || topicOf(rule) === wanted));
}
