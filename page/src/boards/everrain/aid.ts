// The Everrain on two pages: how it is won, a round, orders and sailing, fights, ports and land, storms, enemies, elders.

import type { Aid } from "../../aid.ts";

const some = (topic: string, ...rules: string[]) => rules.map((rule) => `${topic}.${rule}`);

export const aid: Aid = {
  size: 7.5,
  rules: [
    ...some("goal", "2", "3", "4"),
    ...some("progress", "2", "5", "6", "7", "8"),
    ...some("agenda", "1", "2", "3"),
    ...some("acts", "1", "3", "5", "9", "10"),
    ...some("round", "2", "7", "8", "9", "10", "11", "12"),
    ...some("turn_end", "1", "2"),
    ...some("orders", "5", "7", "9"),
    ...some("crew", "12", "13"),
    ...some("zones", "4", "9"),
    ...some("travel", "1", "3", "4", "5", "7"),
    ...some("guns", "1", "2", "3"),
    ...some("dice", "1", "2", "4", "8"),
    ...some("fray", "1", "4", "5", "6", "8"),
    ...some("events", "3"),
    ...some("storms", "2", "3", "5", "6"),
    ...some("enemies", "7", "8", "9", "10"),
    ...some("enemy_ships", "8", "9", "11", "13"),
    ...some("damage", "2", "4"),
    ...some("loss", "1", "10"),
    ...some("ports", "2", "7", "10", "11", "12", "13", "14"),
    ...some("altars", "2", "3"),
    ...some("islands", "1"),
    ...some("wrecks", "1"),
    ...some("treasures", "2", "5"),
    ...some("elders", "9", "11"),
    ...some("boarding", "1", "4", "7"),
    ...some("options", "3", "6"),
  ],
};
