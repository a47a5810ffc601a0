// Abyss on paper: the course of a turn, the actions, end and scoring.

import type { Aid } from "../../aid.ts";

export const aid: Aid = {
  rules: ["turns", "actions", "plotting", "exploring", "monsters", "council", "recruiting", "locations", "ending", "scoring"],
};
