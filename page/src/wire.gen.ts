// Made by tools/wire_types.py from the models of the server (make docs). Do not edit.

/** A move, or as many of several (``moves``) as were made, has been written down; ``message``: what was dropped. */
export type Ack = {
  type: "ack";
  number: number;
  move: number | null;
  moves: number[] | null;
  message: string;
};

/** Whether one agrees with what somebody else wants. */
export type Agreement = {
  agrees: boolean;
};

/** An answer to the question that stands at ``number``: a move, or several, as steps of that one question.

They are made while the same seat is asked by the same step, or by one that follows from it, and until chance
speaks; the rest is dropped, and the answer says so. */
export type Answer = {
  number: number;
  move?: number | null;
  moves?: number[] | null;
};

/** A card, a tile, a lord: its name, what it does, what is printed on it. */
export type Card = {
  noun: string;
  index: number;
  slug: string;
  name: string;
  text: string;
  story: string;
  rule: RuleRef | null;
  origin: string;
  facts: Record<string, any>;
};

/** Everything in the box, in the reader's language. */
export type Catalogue = {
  game: string;
  lang: "en" | "de" | "pl";
  nouns: Record<string, string[]>;
  cards: Card[];
  board: Record<string, any>;
  words: Record<string, string>;
  signals: Signal[];
};

/** A value that an option may have. */
export type Choice = {
  value: any;
  text: string;
};

/** A new table: the caller's seats, and the code with which friends join (null without open seats). */
export type Created = {
  table: string;
  seats: SeatToken[];
  join: string | null;
};

/** A question of some kind; ``moves`` is null when it is somebody else's; ``window``: the one that is open. */
export type Decision = {
  prompt: string;
  text: string;
  rule: RuleRef;
  cause: RuleRef[];
  pace: string;
  kind: string;
  window: string;
  moves: Move[] | null;
};

/** Something that happened, numbered for its reader; ``weight``: how much it matters to that reader, from 0 to 3. */
export type Event = {
  number: number;
  event: string;
  rule: string;
  text: string;
  values: Record<string, number>;
  weight: number;
  story: string;
};

/** A first game: a practice table with a fixed seed, and the questions whose hints lead through its first round. */
export type First = {
  key: string;
  seats: number;
  seat: number;
  seed: number;
  options: Record<string, any>;
  script: string[];
};

/** A table as one viewer may know it. */
export type Frame = {
  type: "state";
  fresh: boolean;
  table: string;
  game: string;
  lang: "en" | "de" | "pl";
  practice: boolean;
  talk: "none" | "signals" | "chat";
  sealed: boolean;
  number: number;
  over: boolean;
  you: number | null;
  through: number | null;
  seat: number | null;
  expected: number[];
  view: Record<string, any>;
  sections: Section[] | null;
  decision: Decision | null;
  result: Result | null;
  players: Player[];
  closes: number | null;
  orders: StandingOrder[];
  undo: Undo | null;
  vote: UndoVote | null;
  see_all: Onlooker[];
  host: boolean;
  notes: Note[];
  said: Saying[];
  events: Event[];
};

/** A game one can play. */
export type Game = {
  id: string;
  title: string;
  tagline: string;
  seats: [number, number];
  maturity: string;
  bots: string[];
  seals: boolean;
  options: Option[];
  firsts: First[];
};

/** That the server is alive, and what its clock says (seconds since 1970). */
export type Health = {
  status: "ok";
  version: string;
  engine: "compiled" | "plain";
  rules: Record<string, number>;
  now: number;
  outside: string | null;
};

/** The first message on a WebSocket; ``sections``: whether frames bring what the table shows as sections. */
export type Hello = {
  token?: string | null;
  lang?: "en" | "de" | "pl";
  sections?: boolean;
  through?: number | null;
};

/** The code with which friends join. */
export type Invitation = {
  join: string;
};

/** Somebody wants an open seat. */
export type Join = {
  join: string;
  seat?: number | null;
  name?: string;
};

/** A game as it stood once: after ``at`` of ``all`` events, as ``seat`` saw it (null: a spectator).

``before`` is the ``at`` of the moment before this one (null: there is none). */
export type Moment = {
  at: number;
  before: number | null;
  all: number;
  seat: number | null;
  over: boolean;
  expected: number[];
  view: Record<string, any>;
  sections: Section[] | null;
  events: Event[];
  notes: Note[];
};

/** A move; ``noun`` and ``index`` name the thing it is about; ``parts``: head, thing and aside, if it has them. */
export type Move = {
  move: number;
  text: string;
  parts: string[];
  family: string;
  noun: string;
  index: number;
};

/** A table to be set up: the caller's seats, those open for friends; bots take the others.

``sealed``: for good; who did what in secret stays secret after the end, too (where the game ``seals``). */
export type NewTable = {
  game: string;
  seats?: number | null;
  you?: number[];
  open?: number[];
  bots?: string;
  options?: Record<string, number | boolean | string>;
  names?: Record<string, string>;
  lang?: "en" | "de" | "pl";
  pace?: "none" | "quick" | "calm" | "slow" | "test";
  talk?: "none" | "signals" | "chat";
  sealed?: boolean;
  seed?: number | string | null;
};

/** What happened at the table, after so many events of the game. */
export type Note = {
  after: number;
  kind: string;
  seat: number;
  text: string;
};

/** Where the viewer stands now; ``message`` says what was dropped, if something was. */
export type Number = {
  number: number;
  message: string;
};

/** A watcher who sees all, through the eyes of every seat, or asks to; these seats have not agreed yet. */
export type Onlooker = {
  watcher: number;
  name: string;
  admitted: boolean;
  waiting: number[];
};

/** What a watcher is known by who asks to see all, and the key for that; it opens no seat. */
export type OnlookerKey = {
  watcher: number;
  token: string;
};

/** A bot's seat is to be open for a friend. */
export type Open = {
  seat: number;
};

/** A setting of a game. */
export type Option = {
  key: string;
  text: string;
  default: any;
  allowed: Choice[];
};

/** Answer ``move`` to every question ``prompt``; ``where`` narrows it down, as the game knows how. */
export type Order = {
  prompt: string;
  move: number;
  where?: Record<string, number>;
  until?: "turn" | "round" | "game";
};

/** The id of a standing order. */
export type OrderId = {
  id: number;
};

/** Several moves, sent as one, and in words what they lead to. */
export type Path = {
  text: string;
  moves: number[];
};

/** Go on from a moment of a finished game, in this seat (one's own if none is named). */
export type PlayOn = {
  at: number;
  seat?: number | null;
};

/** Who sits in a seat; ``called``: what texts call the seat; ``here``: somebody has the page open (a bot always). */
export type Player = {
  seat: number;
  name: string;
  called: string;
  kind: "person" | "bot" | "open";
  bot: string;
  here: boolean;
};

/** What went wrong, as a sentence. */
export type Problem = {
  message: string;
  rules: RuleRef[];
};

/** What went wrong, over the WebSocket. */
export type Refusal = {
  message: string;
  rules: RuleRef[];
  type: "error";
  status: number;
};

/** A move that may not be made, with the rules against it. */
export type Refused = {
  move: number;
  text: string;
  parts: string[];
  family: string;
  noun: string;
  index: number;
  rules: RuleRef[];
};

/** How a game ended. */
export type Result = {
  winners: number[];
  scores: number[];
  rewards: number[];
  ending: string;
  text: string;
  story: string;
  rule: RuleRef;
};

/** A rule as the rules desk shows it. */
export type Rule = {
  key: string;
  number: string;
  numbers: Record<string, string>;
  ours: boolean;
  kind: string;
  topic: string;
  text: string;
};

/** A rule: its key, its number in the reader's edition (else its card or heading), its words. */
export type RuleRef = {
  key: string;
  number: string;
  text: string;
};

/** Something to say to the others: one of the signals, or free text where the table allows it. */
export type Say = {
  signal?: string | null;
  text?: string | null;
};

/** What somebody said to the others: a signal in the reader's language, or (``signal`` is empty) free text. */
export type Saying = {
  n: number;
  seat: number;
  signal: string;
  text: string;
};

/** A seat and the secret that opens it. */
export type SeatToken = {
  seat: number;
  token: string;
};

/** A part of the table with its heading, and what stands quietly beside it; ``closing``: told with the result;
``gauge``: figures that stand beside the board where there is room. */
export type Section = {
  heading: string;
  aside: string;
  closing: boolean;
  gauge: boolean;
  parts: (SectionLines | SectionFacts | SectionTable | SectionCards | SectionMap)[];
};

/** A card that lies there ``n`` times, with its figures and what it says in a few words. */
export type SectionCard = {
  noun: string;
  index: number;
  name: string;
  role: "" | "strong" | "quiet" | "own" | "other" | "danger" | "good" | "lit" | "dark" | "faded" | "legend";
  figures: (string | Span)[];
  text: string;
  n: number;
  moves: number[];
};

/** Cards beside each other. */
export type SectionCards = {
  kind: "cards";
  cards: SectionCard[];
};

/** A space of a map: where it lies, what is drawn, the same in words, and what lies on its sides. */
export type SectionCell = {
  row: number;
  column: number;
  rows: number;
  columns: number;
  lines: ((string | Span)[])[];
  title: string;
  roles: ("" | "strong" | "quiet" | "own" | "other" | "danger" | "good" | "lit" | "dark" | "faded" | "legend")[];
  noun: string;
  index: number;
  moves: number[];
  paths: Path[];
  edges: Record<string, "wall" | "door" | "blocked">;
};

/** A name and what it stands for. */
export type SectionFact = {
  name: string;
  value: (string | Span)[];
};

/** Names and values. */
export type SectionFacts = {
  kind: "facts";
  facts: SectionFact[];
};

/** Lines of text. */
export type SectionLines = {
  kind: "lines";
  lines: ((string | Span)[])[];
};

/** Spaces by row and column; of ``hexes`` every odd row lies half a space to the right. */
export type SectionMap = {
  kind: "map";
  label: string;
  hexes: boolean;
  cells: SectionCell[];
};

/** A row of a table; its first cell names it. */
export type SectionRow = {
  role: "" | "strong" | "quiet" | "own" | "other" | "danger" | "good" | "lit" | "dark" | "faded" | "legend";
  cells: ((string | Span)[])[];
};

/** A table with a heading for each column. */
export type SectionTable = {
  kind: "table";
  columns: string[];
  rows: SectionRow[];
};

/** A watcher wants to see all, if every seat agrees. */
export type SeeAll = {
  name: string;
};

/** Something one may say with one click. */
export type Signal = {
  key: string;
  text: string;
};

/** Words with a role, or a thing (``noun`` and ``index``) that can be read, and chosen where a legal move names it
or is among ``moves``. */
export type Span = {
  text: string;
  role: "" | "strong" | "quiet" | "own" | "other" | "danger" | "good" | "lit" | "dark" | "faded" | "legend";
  noun: string;
  index: number;
  moves: number[];
  paths: Path[];
};

/** From now on in this language, and with sections or without (null: as before). */
export type Speak = {
  lang: "en" | "de" | "pl";
  sections?: boolean | null;
  through?: number | null;
};

/** One of a seat's own orders. */
export type StandingOrder = {
  prompt: string;
  move: number;
  where: Record<string, number>;
  until: "turn" | "round" | "game";
  id: number;
};

/** The words of the page itself, as Fluent source. */
export type Texts = {
  lang: "en" | "de" | "pl";
  ftl: string;
};

/** A new key for a seat. */
export type Token = {
  token: string;
};

/** Whether one may take one's last move back: freely, or if the others agree; else why not. */
export type Undo = {
  free: boolean;
  vote: boolean;
  why: string;
};

/** Somebody wants to take a move back, or to open a bot's seat (``of``) for a friend; these have not agreed yet. */
export type UndoVote = {
  about: "undo" | "seat";
  seat: number;
  of: number | null;
  waiting: number[];
};

/** A record, as text. */
export type Upload = {
  record: string;
};
