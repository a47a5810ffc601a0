// Unfathomable on two pages: a turn, what humans and traitors can do, rooms, checks, attacks, activations, tracks, endings.

import type { Aid } from "../../aid.ts";

const some = (topic: string, ...rules: string[]) => rules.map((rule) => `${topic}.${rule}`);

export const aid: Aid = {
  size: 7.7,
  rules: [
    ...some("turns", "3", "4", "4a", "5", "6", "7", "9", "10a"),
    ...some("actions", "2", "3", "4", "5", "6", "7", "8", "8a", "8b", "8d", "9", "10a", "12", "13b"),
    ...some("reveal", "0", "2", "3", "8a"),
    "room",
    ...some("skill_checks", "1", "3", "4", "5", "5b", "6", "7", "8", "8a", "8b.i", "9"),
    ...some("attack", "4b", "4c", "5a", "5b", "6", "8", "9", "9a.i", "9a.ii", "9a.iii"),
    ...some("activations", "5", "6", "6b", "8", "9", "10", "13", "14b", "16a", "17a", "17b", "18"),
    ...some("tracks", "7", "7a", "8a", "8b", "12a", "12b", "12c", "12d"),
    ...some("awakening", "0", "1", "3"),
    ...some("ending", "0", "1a", "1b", "1b.i"),
  ],
};
