// Every call to the server that is not the live connection.

import type { Catalogue, Created, Event, Frame, Game, Health, Invitation, Lang, Moment, NewTable, OnlookerKey, Order, OrderId, Problem, Refused, Rule, RuleRef, Seated, Texts, ToSay, Token } from "./wire.ts";

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

type Asked = { token?: string | null; body?: unknown; method?: string };

async function ask(path: string, lang: Lang, { token, body, method }: Asked): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": lang };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusing(0, "");
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusing(answer.status, typeof refusal?.message === "string" ? refusal.message : "", refusal?.rules);
}

async function call<T>(path: string, lang: Lang, token?: string | null, body?: unknown, method?: string): Promise<T> {
  const answer = await ask(path, lang, { token, body, method });
  return (await answer.json().catch(() => null)) as T; // some say nothing but that it is done
}

export const getTexts = (lang: Lang) => call<Texts>(`/api/texts?lang=${lang}`, lang);
export const getGames = (lang: Lang) => call<Game[]>(`/api/games?lang=${lang}`, lang);
export const getCards = (game: string, lang: Lang) =>
  call<Catalogue>(`/api/games/${encodeURIComponent(game)}/cards?lang=${lang}`, lang);
export const getRules = (game: string, lang: Lang, words: string) =>
  call<Rule[]>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}&q=${encodeURIComponent(words)}`, lang);
export const getHealth = (lang: Lang) => call<Health>("/healthz", lang);

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const newTable = (wanted: NewTable) => call<Created>("/api/tables", wanted.lang ?? "en", null, wanted);
export const openRecord = (record: string, lang: Lang) => call<Created>(`/api/records?lang=${lang}`, lang, null, { record });
/** With the key of a watcher, if this browser has one: nobody sees all and sits down, too. */
export const joinTable = (table: string, join: string, lang: Lang, token: string | null) =>
  call<Seated>(`${at(table)}/join?lang=${lang}`, lang, token, { join });
export const getTable = (table: string, lang: Lang, token: string | null) =>
  call<Frame>(`${at(table)}?lang=${lang}`, lang, token);
export const getLog = (table: string, lang: Lang, token: string | null, since: number, until: number, through: number | null = null) =>
  call<Event[]>(`${at(table)}/log?since=${since}&until=${until}&lang=${lang}${through === null ? "" : `&through=${through}`}`, lang, token);
export const getWhy = (table: string, lang: Lang, token: string | null) =>
  call<Refused[]>(`${at(table)}/why?lang=${lang}`, lang, token);

/** The table as a seat saw it after so many events; no seat: one's own, -1: a spectator's. */
export const getMoment = (table: string, lang: Lang, token: string | null, events: number, seat: number | null, sections: boolean) =>
  call<Moment>(`${at(table)}/replay?lang=${lang}&at=${events}&sections=${sections}${seat === null ? "" : `&seat=${seat}`}`, lang, token);
export const playOn = (table: string, lang: Lang, token: string | null, events: number, seat: number) =>
  call<Created>(`${at(table)}/play-on?lang=${lang}`, lang, token, { at: events, seat });
export const getRecord = async (table: string, lang: Lang, token: string | null) =>
  (await ask(`${at(table)}/record?lang=${lang}`, lang, { token })).text();

/** What a seat does beside answering: "undo", "leave", "return", "more-time" ... */
const act = (what: string, body: unknown = {}) => (table: string, lang: Lang, token: string) =>
  call<null>(`${at(table)}/${what}?lang=${lang}`, lang, token, body);
export const undo = act("undo");
export const leaveSeat = act("leave");
export const returnToSeat = act("return");
export const moreTime = act("more-time");
export const agree = (agrees: boolean) => act("vote", { agrees });
export const letSee = (watcher: number, agrees: boolean) => act(`see-all/${watcher}`, { agrees });
export const askToSee = (table: string, lang: Lang, name: string) =>
  call<OnlookerKey>(`${at(table)}/see-all?lang=${lang}`, lang, null, { name });
export const seeNoMore = (table: string, lang: Lang, token: string) =>
  call<null>(`${at(table)}/see-all?lang=${lang}`, lang, token, undefined, "DELETE");
export const openSeat = (seat: number) => act("open", { seat });
export const newInvitation = (table: string, lang: Lang, token: string) =>
  call<Invitation>(`${at(table)}/invitation?lang=${lang}`, lang, token, {});
export const closeTable = (table: string, lang: Lang, token: string) =>
  call<null>(`${at(table)}/invitation?lang=${lang}`, lang, token, undefined, "DELETE");
/** Says something to everybody at the table. */
export const sayToAll = (what: ToSay) => act("say", what);
export const renewToken = (table: string, lang: Lang, token: string) =>
  call<Token>(`${at(table)}/token?lang=${lang}`, lang, token, {});
export const giveOrder = (order: Order) => (table: string, lang: Lang, token: string) =>
  call<OrderId>(`${at(table)}/orders?lang=${lang}`, lang, token, order);
export const endOrder = (id: number) => (table: string, lang: Lang, token: string) =>
  call<null>(`${at(table)}/orders/${id}?lang=${lang}`, lang, token, undefined, "DELETE");
