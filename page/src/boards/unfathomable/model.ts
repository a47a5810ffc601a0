// What the view of Unfathomable means to somebody who draws it. Nothing here decides a move; it only says what lies where.

import type { BoardProps, Catalogue } from "../../wire.ts";
import { card } from "../common.ts";
import type { PlayerView, View } from "./view.gen.ts";

export type { CheckedView, CheckView, PlayerView, RollView, Underway, View } from "./view.gen.ts";

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
/** Whether a space was chosen for something that is still to happen there. */
export const isChosen = (view: View, space: number): boolean => view.underway.some((entry) => entry.space === space);
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
  const heading = [name(p.cards, "space", space), printed && kindOf(space) !== "deck" ? `(${p.say("die-numbers", { numbers: printed })})` : "", isChosen(p.frame.view as View, space) ? `(${p.say("underway")})` : ""];
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
