// What the table says and hears. The contract is docs/wire.md; this file only repeats it as types.

export type Lang = "en" | "de" | "pl";

/** A rule as the reader's edition numbers it. */
export type RuleRef = { key: string; number: string; text: string };

/** An answer that may be given; noun and index name the thing on the board it is about, noun "" where there is none. */
export type Move = { move: number; text: string; family: string; noun: string; index: number };

/** A question; moves is null when somebody else is asked. */
export type Decision = {
  prompt: string;
  text: string;
  rule: RuleRef;
  cause: RuleRef[];
  pace: string;
  moves: Move[] | null;
};

export type Event = { number: number; event: string; rule: string; text: string; values: Record<string, number> };

export type Player = { seat: number; name: string; kind: "person" | "bot" | "open"; bot: string; here: boolean };

export type Result = {
  winners: number[];
  scores: number[];
  rewards: number[];
  ending: string;
  text: string;
  rule: RuleRef;
};

/** A view belongs to its game: only that game's board looks inside. */
export type View = any;

export type Frame = {
  type: "state";
  fresh: boolean;
  table: string;
  game: string;
  lang: Lang;
  practice: boolean;
  number: number;
  over: boolean;
  you: number | null;
  seat: number | null;
  expected: number[];
  view: View;
  decision: Decision | null;
  result: Result | null;
  players: Player[];
  events: Event[];
};

export type Refused = Move & { rules: RuleRef[] };

export type GameOption = {
  key: string;
  text: string;
  default: unknown;
  allowed: { value: unknown; text: string }[];
};

export type Game = {
  id: string;
  title: string;
  tagline: string;
  seats: [number, number];
  maturity: string;
  bots: string[];
  options: GameOption[];
};

export type Card = {
  noun: string;
  index: number;
  slug: string;
  name: string;
  text: string;
  rule: RuleRef | null;
  origin: string;
  facts: Record<string, any>;
};

export type Catalogue = {
  game: string;
  lang: Lang;
  nouns: Record<string, string[]>;
  cards: Card[];
  board: Record<string, any>;
  words: Record<string, string>;
};

export type Rule = {
  key: string;
  number: string;
  numbers: Record<string, string>;
  kind: string;
  topic: string;
  text: string;
};

/** What a new table shall be; everything but the game has a default. */
export type NewTable = {
  game: string;
  seats: number;
  you: number[];
  open: number[];
  bots: string;
  options: Record<string, unknown>;
  names: Record<string, string>;
  lang: Lang;
};

export type Seated = { seat: number; token: string };
export type Created = { table: string; seats: Seated[]; join: string | null };

export type Refusal = { message: string; rules?: RuleRef[] };

/** What comes through the live connection. */
export type Message =
  | Frame
  | { type: "ack"; number: number; move: number }
  | { type: "error"; status: number; message: string; rules?: RuleRef[] };

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** What every board component gets, drawn or generic. */
export type BoardProps = {
  frame: Frame;
  cards: Catalogue;
  say: Say;
  /** `${noun}:${index}` -> the move about that thing */
  choices: Map<string, Move>;
  choose(move: number): void;
  why(noun: string, index: number): void;
  look(noun: string, index: number): void;
  fx: Event[];
};
