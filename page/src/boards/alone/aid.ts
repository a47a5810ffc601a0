// Alone on two pages, for either side: the goal, a turn and its six actions, what creatures do, reactions, the end of a round.

import type { Aid } from "../../aid.ts";

const some = (topic: string, ...rules: string[]) => rules.map((rule) => `${topic}.${rule}`);

export const aid: Aid = {
  size: 7.7,
  rules: [
    ...some("goal", "1", "2", "3"),
    ...some("turns", "3", "5"),
    ...some("move", "2", "3", "4"),
    ...some("explore", "1", "4"),
    ...some("locate", "1", "3", "4"),
    ...some("attack", "3", "5", "7", "8", "9", "10"),
    ...some("search", "1", "2", "3"),
    ...some("interact", "1", "3"),
    ...some("sight", "1", "2", "4"),
    ...some("light", "2", "5"),
    ...some("doors", "2", "3", "6"),
    ...some("noise", "1", "2", "4"),
    ...some("shock", "1", "2", "3"),
    ...some("creatures", "2", "3", "4", "5", "6", "8", "12", "15"),
    ...some("attacks", "1", "2", "3", "5", "6", "7"),
    ...some("reactions", "2", "4", "5", "6", "7", "11", "12", "13"),
    ...some("hands", "3"),
    ...some("dangerous", "2", "3"),
    ...some("companions", "2", "3", "4"),
    ...some("items", "1", "3"),
    ...some("experience", "1", "3"),
    ...some("missions", "1", "2"),
    ...some("round_end", "2", "5", "6", "7", "8", "9", "10", "14"),
    ...some("nightmare", "2", "4"),
  ],
};
