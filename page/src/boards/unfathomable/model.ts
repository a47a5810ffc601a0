// What the view of Unfathomable means to somebody who draws it. Nothing here decides a move; it only says what lies where.

import type { BoardProps, Catalogue } from "../../wire.ts";
import { card } from "../common.ts";

export type PlayerView = {
  seat: number;
  character: number | null;
  space: number | null;
  feat: boolean;
  traitor: number | null;
  loyalty: number;
  hand: number;
  items: number[];
  active: number | null;
  spells: number[];
  mythos: number[];
};

export type CheckView = {
  about: number | null;
  target: number;
  partial: number;
  skills: number[];
  face_up: boolean;
  no_chaos: boolean;
  drawn: number;
  added: number[];
  open: number[][];
  pile: number[];
  total: number;
};

export type RollView = { modifier: number; attack: boolean; rolled: number };

export type Decks = {
  skills: number[];
  chaos: number;
  mythos: number;
  items: number;
  spells: number;
  waypoints: number;
  damage: number;
  loyalty: number;
};

export type View = {
  seat: number | null;
  seats: number;
  over: boolean;
  turn: number;
  turns: number;
  options: Record<string, unknown>;
  dials: number[];
  tracks: number[];
  distance: number;
  awakened: boolean;
  barricaded: boolean;
  titles: (number | null)[];
  deep_ones: number[];
  deep_ones_left: number;
  monarchs: number[];
  passengers: number[];
  passengers_left: number;
  damage: (number | null)[];
  damage_drawn: number | null;
  waypoints: number[];
  decks: Decks;
  discards: (number | null)[];
  mythos_discard: number | null;
  crisis: number[];
  played: number[];
  actions: number[];
  offered: number | null;
  die: number;
  roll: RollView | null;
  check: CheckView | null;
  defeating: number | null;
  hand: number[];
  added: number[];
  chosen: number[];
  loyalty: number[];
  players: PlayerView[];
  loyalties: number[][] | null;
};

/** How the board is numbered: eight spaces of water, eight of deck, eight rooms, and the Deep, which is no space. */
export const DECK = 8;
export const ROOM = 16;
export const DEEP = 24;
/** so many figures are drawn; more are a number */
export const FEW = 4;
/** a dial at or below this is running low */
const LOW = 2;

export type Kind = "water" | "deck" | "room";
export const kindOf = (space: number): Kind => (space < DECK ? "water" : space < ROOM ? "deck" : "room");

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A name as it stands in a heading. */
export const name = (cards: Catalogue, noun: string, index: number): string => upper(cards.nouns[noun]?.[index] ?? "");

/** What is done in a room, in one line. */
export const actionOf = (cards: Catalogue, space: number): string => cards.words[`room-${card(cards, "space", space).slug}`] ?? "";

/** The results of the die that mean a space, as they are printed there. */
export function numbersOf(cards: Catalogue, space: number): string {
  const spaces = (cards.board.spaces ?? []) as { numbers: number[] }[];
  const numbers = spaces[space]?.numbers ?? [];
  return numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : String(numbers[0] ?? "");
}

/** Whether the question is about spaces: then those that cannot be chosen say why. */
export const asksForSpaces = (p: BoardProps): boolean => [...p.choices.values()].some((move) => move.noun === "space");

export const seatsIn = (view: View, space: number): PlayerView[] => view.players.filter((player) => player.space === space);
export const passengersIn = (view: View, space: number): number => (space >= DECK && space < ROOM ? (view.passengers[space - DECK] ?? 0) : 0);
export const monarchsIn = (view: View, space: number): number[] => [0, 1].filter((monarch) => view.monarchs[monarch] === space);
export const damageIn = (view: View, space: number): number | null => (space >= ROOM ? (view.damage[space - ROOM] ?? null) : null);
export const titlesOf = (view: View, seat: number): number[] => [0, 1].filter((title) => view.titles[title] === seat);
export const damagedRooms = (view: View): number => view.damage.filter((card) => card !== null).length;
export const isLow = (n: number): boolean => n <= LOW;

/** Who somebody is: the character, before there is one the player. */
export function personOf(p: BoardProps, player: PlayerView): string {
  if (player.character === null) return p.frame.players[player.seat]?.name ?? String(player.seat + 1);
  return p.cards.nouns.character?.[player.character] ?? "";
}

export const firstName = (text: string): string => text.split(" ")[0] ?? text;

/** The letter beside the sign of a seat. */
export const initial = (p: BoardProps, player: PlayerView): string => personOf(p, player).charAt(0).toLocaleUpperCase();

/** What repairs a room: the skill and the value of a damage card. */
export function repairOf(p: BoardProps, damage: number): string {
  const { skill = -1, repair = 0 } = card(p.cards, "damage", damage).facts as { skill?: number; repair?: number };
  if (!repair) return "";
  return p.say("repair-with", { skill: skill < 0 ? p.say("any-skill") : name(p.cards, "skill", skill), n: repair });
}

/** All that is in a space, in words. */
export function thereIs(p: BoardProps, space: number): string[] {
  const view = p.frame.view as View;
  const damage = damageIn(view, space);
  const deepOnes = view.deep_ones[space] ?? 0;
  const passengers = passengersIn(view, space);
  return [
    ...(damage === null ? [] : [p.say("damaged-by", { damage: name(p.cards, "damage", damage) })]),
    ...monarchsIn(view, space).map((monarch) => name(p.cards, "monarch", monarch)),
    ...seatsIn(view, space).map((player) => (view.defeating === player.seat ? `${personOf(p, player)} (${p.say("peril")})` : personOf(p, player))),
    ...(deepOnes ? [p.say("ui-unfathomable-deep-ones", { n: deepOnes })] : []),
    ...(passengers ? [p.say("ui-unfathomable-passengers", { n: passengers })] : []),
  ];
}

/** A space with everything in it, in words. */
export function described(p: BoardProps, space: number): string {
  const printed = space < DEEP ? numbersOf(p.cards, space) : "";
  const heading = [name(p.cards, "space", space), printed && kindOf(space) !== "deck" ? `(${p.say("die-numbers", { numbers: printed })})` : ""];
  const there = thereIs(p, space).join(", ") || p.say("nobody-there");
  const action = space >= ROOM && space < DEEP && damageIn(p.frame.view as View, space) === null ? actionOf(p.cards, space) : "";
  return `${heading.filter(Boolean).join(" ")}: ${there}${action ? `. ${action}` : ""}`;
}

/** The distance after each waypoint, from the first on. */
export function legs(p: BoardProps): { waypoint: number; distance: number; at: number }[] {
  let at = 0;
  return (p.frame.view as View).waypoints.map((waypoint) => {
    const distance = Number(card(p.cards, "waypoint", waypoint).facts.distance ?? 0);
    at += distance;
    return { waypoint, distance, at };
  });
}

const LONG = 10; // letters of a word that needs a place to break in a narrow room
const STEMS = /(kapitäns|kranken|struktur|wahr|fertig|uszko|struktu|umie|obser)(?=\p{L}{4})/giu;

/** A name with soft hyphens in its longest words; not every browser knows where they may break. */
export function soft(text: string): string {
  return text.replace(/\p{L}+/gu, (part) => (part.length < LONG ? part : part.replace(STEMS, "$1\u00ad")));
}
