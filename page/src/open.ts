// Opening a table, remembering its seats and going there.

import { newTable } from "./api.ts";
import { keep } from "./seats.ts";
import { settings } from "./settings.svelte.ts";
import type { Created, First, Game, Lang, NewTable, Options } from "./wire.ts";

export const DEFAULT_SEATS = 3;

/** What a plain table always says. */
export type PlainTable = NewTable & { seats: number; you: number[]; open: number[]; lang: Lang };

/** A table against bots, as one wants it who asks for nothing. */
export function plainTable(game: Game, options: Options = {}): PlainTable {
  const [low, high] = game.seats;
  return {
    game: game.id,
    seats: Math.min(Math.max(low, DEFAULT_SEATS), high),
    you: [0],
    open: [],
    bots: game.bots.includes("thumb") || game.bots.length === 0 ? "thumb" : game.bots[0],
    options,
    names: {},
    talk: "none", // bots do not listen
    lang: settings.lang,
  };
}

/** The table of a first game. */
export function firstTable(game: Game, first: First): PlainTable {
  const { seats, seat, seed, options } = first;
  return { ...plainTable(game, options), seats, you: [seat], seed };
}

export async function openTable(wanted: NewTable): Promise<Created> {
  const created = await newTable(wanted);
  keep(created.table, { game: wanted.game, seats: created.seats, join: created.join, wanted });
  return created;
}

/** Which game a record is of; its first line says it. */
export function gameOf(record: string): string {
  try {
    const { game } = JSON.parse(record.slice(0, record.indexOf("\n") + 1 || undefined)) as { game?: unknown };
    return typeof game === "string" ? game : "";
  } catch {
    return "";
  }
}
