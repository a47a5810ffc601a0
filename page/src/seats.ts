// The seats this browser holds, per table: whoever has the token sits there. Tokens stay here; no address shows them.

import { store } from "./settings.svelte.ts";
import type { NewTable, OnlookerKey, Seated } from "./wire.ts";

export type Kept = {
  table: string;
  game: string;
  seats: Seated[];
  /** the code of the join link, for whoever opened the table */
  join?: string | null;
  /** how the table was set up, for a rematch */
  wanted?: NewTable;
  /** the key of a watcher who sees all or asks to; not for whoever has a seat here */
  seeing?: OnlookerKey | null;
  /** when it was last seen here */
  seen: number;
  over?: boolean;
};

const KEY = "undertow.tables";
const MOST = 30;

function all(): Record<string, Kept> {
  try {
    return (JSON.parse(store.get(KEY) ?? "{}") ?? {}) as Record<string, Kept>;
  } catch {
    return {};
  }
}

function keepAll(tables: Record<string, Kept>): void {
  const newest = Object.values(tables)
    .sort((a, b) => b.seen - a.seen)
    .slice(0, MOST);
  store.set(KEY, JSON.stringify(Object.fromEntries(newest.map((kept) => [kept.table, kept]))));
}

export function kept(table: string): Kept | null {
  return all()[table] ?? null;
}

/** Adds to what is known of a table; seats are added to those held already. */
export function keep(table: string, news: Partial<Kept>): void {
  const tables = all();
  const old = tables[table] ?? { table, game: "", seats: [], seen: 0 };
  const seats = new Map([...old.seats, ...(news.seats ?? [])].map((one) => [one.seat, one]));
  tables[table] = { ...old, ...news, seats: [...seats.values()], seen: Date.now() };
  keepAll(tables);
}

export function forget(table: string): void {
  const tables = all();
  delete tables[table];
  keepAll(tables);
}

/** Tables that still run, the last one first. */
export function running(): Kept[] {
  return Object.values(all())
    .filter((one) => !one.over && one.seats.length > 0)
    .sort((a, b) => b.seen - a.seen);
}
