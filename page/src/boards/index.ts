// Which game has a drawn board. A game without one is shown by the generic board, complete but plain.

import type { Component } from "svelte";
import type { Aid } from "../aid.ts";
import type { OrderForm } from "../orders.ts";
import type { Flight } from "../flights.ts";
import type { BoardProps, Catalogue, Event, Frame } from "../wire.ts";
import { aid as abyssAid } from "./abyss-aid.ts";
import { leading as abyssLeading, orderForms as abyssOrders } from "./abyss-orders.ts";
import * as generic from "./generic/index.ts";
import { aid as unfathomableAid } from "./unfathomable-aid.ts";
import { leading as unfathomableLeading, orderForms as unfathomableOrders } from "./unfathomable-orders.ts";

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

/** What each game puts on its player aid. */
const AIDS: Record<string, Aid> = { abyss: abyssAid, unfathomable: unfathomableAid };
export const aidOf = (game: string): Aid | undefined => AIDS[game];

const ORDERS: Record<string, OrderForm[]> = { abyss: abyssOrders, unfathomable: unfathomableOrders };
const LEADING: Record<string, readonly string[]> = { abyss: abyssLeading, unfathomable: unfathomableLeading };

// By pattern and not by name, so that the page builds with any set of boards.
const drawn = import.meta.glob<Partial<Boards>>(["./*/index.ts", "!./generic/index.ts"]);

const known = new Map<string, Promise<Boards>>();

export function boardsOf(game: string): Promise<Boards> {
  let found = known.get(game);
  if (!found) {
    const plain: Boards = { ...generic, orderForms: ORDERS[game] ?? [], leading: LEADING[game] };
    const load = drawn[`./${game}/index.ts`];
    found = load
      ? load().then(
          (own) => ({ ...plain, ...own }) as Boards,
          () => plain,
        )
      : Promise.resolve(plain);
    known.set(game, found);
  }
  return found;
}
