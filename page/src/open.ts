// Opening a table, remembering its seats and going there.

import { newTable } from "./api.ts";
import { keep } from "./seats.ts";
import { settings } from "./settings.svelte.ts";
import type { Created, Game, NewTable } from "./wire.ts";

export const DEFAULT_SEATS = 3;

/** A table against bots, as one wants it who asks for nothing. */
export function plainTable(game: Game, options: Record<string, unknown> = {}): NewTable {
  const [low, high] = game.seats;
  return {
    game: game.id,
    seats: Math.min(Math.max(low, DEFAULT_SEATS), high),
    you: [0],
    open: [],
    bots: game.bots.includes("thumb") || game.bots.length === 0 ? "thumb" : game.bots[0],
    options,
    names: {},
    lang: settings.lang,
  };
}

export async function openTable(wanted: NewTable): Promise<Created> {
  const created = await newTable(wanted);
  keep(created.table, { game: wanted.game, seats: created.seats, join: created.join, wanted });
  return created;
}
