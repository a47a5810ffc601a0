// What the table says and hears. The types are made from the server's models (wire.gen.ts); here stands what is the page's own.

import type { Ack, Catalogue, Event as Told, Frame, Move, NewTable, Refusal, Saying } from "./wire.gen.ts";

export type {
  Card,
  Catalogue,
  Created,
  Decision,
  First,
  Frame,
  Game,
  Health,
  Moment,
  Move,
  NewTable,
  Note,
  Option as GameOption,
  Order,
  OnlookerKey,
  OrderId,
  Path,
  Player,
  Problem,
  Refusal,
  Refused,
  Result,
  Rule,
  RuleRef,
  Say as ToSay,
  Saying,
  Section,
  SectionCard,
  SectionCell,
  SectionMap,
  SectionTable,
  SeatToken as Seated,
  Signal,
  Span,
  StandingOrder,
  Texts,
  Invitation,
  Token,
  Undo,
  UndoVote,
} from "./wire.gen.ts";

export type Lang = Frame["lang"];

/** Something that happened; few events have a story. */
export type Event = Omit<Told, "story" | "weight"> & Partial<Pick<Told, "story" | "weight">>;

/** A view belongs to its game: only that game's board looks inside. */
export type View = Frame["view"];

/** The variants of the rules that were chosen for a new table. */
export type Options = NonNullable<NewTable["options"]>;

/** What comes through the live connection. */
export type Message = Frame | Ack | Refusal;

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** What every board component gets, drawn or as sections. */
export type BoardProps = {
  frame: Frame;
  cards: Catalogue;
  say: Say;
  /** `${noun}:${index}` -> the move about that thing */
  choices: Map<string, Move>;
  choose(move: number): void;
  /** several moves, sent as one */
  chooseAll(moves: readonly number[]): void;
  why(noun: string, index: number): void;
  look(noun: string, index: number): void;
  fx: Event[];
  /** what was said just now, by seat */
  said: Map<number, Saying>;
};
