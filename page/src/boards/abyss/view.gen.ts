// Made by tools/view_types.py from undertow.games.abyss.view (make docs). Do not edit.

/** What a player who forgets nothing knows besides: contents, never an order. */
export type Known = {
  hands: number[][];
  council: number[][];
  deck: number[];
  discard: number[];
  lord_deck: number[];
  location_deck: number[];
  tokens: ((number | null)[])[];
};

/** A lord in front of a player; ``under`` is the location it lies under. */
export type LordView = {
  lord: number;
  turned: boolean;
  under: number | null;
};

/** What a viewer sees of a player; ``score`` (locations, lords, allies, monsters) at the end. */
export type PlayerView = {
  seat: number;
  pearls: number;
  keys: number;
  usable_keys: number;
  dearer: number;
  any_race: boolean;
  hand: number;
  affiliated: number[];
  lords: LordView[];
  locations: number[];
  tokens: number;
  influence: number;
  score: number[] | null;
};

/** All that a seat may know now. Cards, lords and locations are numbers (``game.nouns`` names them). */
export type View = {
  game: string;
  seat: number | null;
  seats: number;
  over: boolean;
  turn: number | null;
  court: number[];
  lord_deck: number;
  deck: number;
  discard: number;
  track: number[];
  price: number;
  bought: number[];
  council: number[];
  threat: number;
  row: number[];
  drawn: number[];
  location_deck: number;
  tokens_left: number;
  recruiting: number | null;
  using: number | null;
  payment: number[];
  last_turns_of: number | null;
  extra_turns: number;
  options: Record<string, any>;
  hand: number[];
  tokens: number[];
  worth: number[];
  players: PlayerView[];
  known: Known | null;
};
