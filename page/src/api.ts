// Every call to the server that is not the live connection.

import type { Catalogue, Created, Event, Frame, Game, Lang, NewTable, Refusal, Refused, Rule, RuleRef, Seated } from "./wire.ts";

/** An answer of the server that is no success: a sentence for the reader, and the rules behind it. */
export class Refusing extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rules: RuleRef[] = [],
  ) {
    super(message);
  }
}

async function call<T>(path: string, lang: Lang, token?: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": lang };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusing(0, "");
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const refusal = said as Partial<Refusal> | null;
    throw new Refusing(answer.status, typeof refusal?.message === "string" ? refusal.message : "", refusal?.rules);
  }
  return said as T;
}

export const getTexts = (lang: Lang) => call<{ lang: Lang; ftl: string }>(`/api/texts?lang=${lang}`, lang);
export const getGames = (lang: Lang) => call<Game[]>(`/api/games?lang=${lang}`, lang);
export const getCards = (game: string, lang: Lang) =>
  call<Catalogue>(`/api/games/${encodeURIComponent(game)}/cards?lang=${lang}`, lang);
export const getRules = (game: string, lang: Lang, words: string) =>
  call<Rule[]>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}&q=${encodeURIComponent(words)}`, lang);

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const newTable = (wanted: NewTable) => call<Created>("/api/tables", wanted.lang, null, wanted);
export const joinTable = (table: string, join: string, lang: Lang) =>
  call<Seated>(`${at(table)}/join?lang=${lang}`, lang, null, { join });
export const getTable = (table: string, lang: Lang, token: string | null) =>
  call<Frame>(`${at(table)}?lang=${lang}`, lang, token);
export const getLog = (table: string, lang: Lang, token: string | null) =>
  call<Event[]>(`${at(table)}/log?since=0&lang=${lang}`, lang, token);
export const getWhy = (table: string, lang: Lang, token: string | null) =>
  call<Refused[]>(`${at(table)}/why?lang=${lang}`, lang, token);
