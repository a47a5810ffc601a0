// What the page knows of a game beside its board, whether it is drawn or not. Found by pattern: no list names the games.

import type { Aid } from "../aid.ts";
import type { OrderForm } from "../orders.ts";

/** What `boards/<game>/ways.ts` may export. */
export type Ways = {
  /** what stands on its player aid */
  aid?: Aid;
  /** what a seat may order ahead */
  orderForms?: OrderForm[];
  /** the families of moves that may be the main answer, the first first; without it the first that does something */
  leading?: readonly string[];
  /** families of moves, or a family at one question (`family--question`), by which the card that is named takes effect */
  effective?: readonly string[];
  /** sides win or lose: its result is no score */
  pointless?: boolean;
  /** events that take longer to be read than a move */
  slow?: readonly string[];
};

const found = import.meta.glob<Ways>("./*/ways.ts", { eager: true });
import.meta.glob("./*/colours.css", { eager: true });

export const waysOf = (game: string): Ways => found[`./${game}/ways.ts`] ?? {};
