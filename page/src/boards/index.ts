// Which board shows a game: its drawn one, or what the terminal shows, as sections.

import type { Component } from "svelte";
import type { OrderForm } from "../orders.ts";
import type { Flight } from "../flights.ts";
import type { BoardProps, Catalogue, Event, Frame } from "../wire.ts";
import { drawn } from "./drawn.ts";
import * as sections from "./sections/index.ts";
import { waysOf } from "./ways.ts";

/** Who somebody was, and on which side: when a game of hidden sides is over. */
export type Was = { who: string; was: string; dark: boolean };

export type Boards = {
  Board: Component<BoardProps>;
  Side: Component<BoardProps>;
  Own: Component<BoardProps> | null;
  Vignette: Component | null;
  /** what a seat may order ahead in this game */
  orderForms: OrderForm[];
  /** the families of moves that may be the main answer, the first first; without it the first that does something */
  leading?: readonly string[];
  /** what has just happened, in as many events as it takes to be understood */
  lately?(log: Event[]): Event[];
  /** for each seat who and what it was; instead of points, where there are none */
  wasWhat?(frame: Frame, cards: Catalogue): Was[] | null;
  /** what travels where when this happens, as the viewer sees it */
  flights?(events: Event[], you: number | null): Flight[];
};

const known = new Map<string, Promise<Boards>>();

/** The board of a game; `asSections`: even where it has a drawn one. */
export function boardsOf(game: string, asSections = false): Promise<Boards> {
  const key = `${game}:${asSections}`;
  let found = known.get(key);
  if (!found) {
    const { orderForms = [], leading } = waysOf(game);
    const plain: Boards = { ...sections, orderForms, leading };
    const load = drawn[`./${game}/index.ts`];
    // Who somebody was, and what has just happened, is told on either board.
    found = load
      ? load().then(
          (own) => ({ ...plain, ...own, ...(asSections ? sections : {}) }) as Boards,
          () => plain,
        )
      : Promise.resolve(plain);
    known.set(key, found);
  }
  return found;
}
