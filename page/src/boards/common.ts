// What the drawn boards of all games ask the shell for: a card of the catalogue, a move that may be chosen now.

import { cardOf } from "../words.ts";
import type { BoardProps, Card, Catalogue, Move } from "../wire.ts";

/** A card of the catalogue, by noun and number; a bare name where it has none. */
export const card = (cards: Catalogue, noun: string, index: number): Card =>
  cardOf(cards, noun, index) ?? { noun, index, slug: "", name: cards.nouns[noun]?.[index] ?? "", text: "", story: "", rule: null, origin: "", facts: {} };

/** The move about a thing, if it is among those that may be chosen now. */
export function about(p: BoardProps, noun: string, index: number, families?: readonly string[]): Move | undefined {
  const move = p.choices.get(`${noun}:${index}`);
  return move && (!families || families.includes(move.family)) ? move : undefined;
}

/** The moves that may be chosen now; none while the shell still plays older frames and offers no choices. */
export function moves(p: Pick<BoardProps, "choices" | "frame">): Move[] {
  const found = (p.frame.seat !== null && p.frame.decision?.moves) || [];
  return p.choices.size > 0 || found.every((move) => move.noun === "") ? found : [];
}

/** A move that names no thing, by its family. */
export const plain = (p: Pick<BoardProps, "choices" | "frame">, ...families: string[]): Move | undefined =>
  moves(p).find((move) => families.includes(move.family));

/** All moves of a family. */
export const family = (p: BoardProps, key: string): Move[] => moves(p).filter((move) => move.family === key);

/** Opponents clockwise; everybody for a spectator. */
export function others<Player>(view: { seat: number | null; seats: number; players: Player[] }): Player[] {
  const { seat } = view;
  if (seat === null) return view.players;
  return view.players.map((_, i) => view.players[(seat + i) % view.seats]!).slice(1);
}
