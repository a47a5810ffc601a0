// Made by tools/view_types.py from undertow.games.unfathomable.view (make docs). Do not edit.

/** A skill check under way: cards added by each seat, those among them that lie open, and the pile turned up. */
export type CheckView = {
  about: number | null;
  chosen: number | null;
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

/** A skill check whose result is being carried out: its cards still lie there. rule: skill_checks.9 */
export type CheckedView = {
  target: number;
  partial: number;
  skills: number[];
  pile: number[];
  total: number;
  outcome: number;
};

/** How many cards each deck has. */
export type DecksView = {
  skills: number[];
  chaos: number;
  mythos: number;
  items: number;
  spells: number;
  waypoints: number;
  damage: number;
  loyalty: number;
};

/** What a player who forgets nothing knows besides. */
export type Known = {
  discards: number[][];
  mythos_discard: number[];
  mythos: (number | null)[];
  items: (number | null)[];
  items_unseen: (number | null)[];
  spells: (number | null)[];
  spells_unseen: (number | null)[];
  waypoints: (number | null)[];
  damage: (number | null)[];
  loyalty: ((number | null)[])[];
  most: number[][];
  chaos_most: number[];
  removed: RemovedView;
};

/** What everyone sees of a player; ``traitor`` is the loyalty card that was turned up. */
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

/** What has left the game openly. */
export type RemovedView = {
  items: number[];
  spells: number[];
  waypoints: number[];
  damage: number[];
  passengers: number[];
};

/** A die being rolled: what is added to it, the face it will be set to, how it lies there (0: neither, not yet). */
export type RollView = {
  modifier: number;
  attack: boolean;
  face: number;
  rolled: number;
};

/** What was chosen before everybody's eyes and has not taken effect yet; what has not been chosen is left out. */
export type Underway = {
  rule?: string;
  seat?: number;
  space?: number;
  monarch?: number;
  item?: number;
  paid?: number;
  left?: number;
  any_order?: number;
  seats?: number[];
  passengers?: number[];
  waiting?: number[];
};

/** All that a seat may know now. Cards, spaces and characters are numbers (``game.nouns`` names them). */
export type View = {
  game: string;
  seat: number | null;
  seats: number;
  over: boolean;
  turn: number;
  turns: number;
  options: Record<string, any>;
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
  decks: DecksView;
  discards: (number | null)[];
  mythos_discard: number | null;
  crisis: number[];
  played: number[];
  used: number[];
  actions: number[];
  offered: number | null;
  reacting: number[];
  die: number;
  roll: RollView | null;
  check: CheckView | null;
  checked: CheckedView | null;
  defeating: number | null;
  passenger_at: number | null;
  underway: Underway[];
  hand: number[];
  added: number[];
  chosen: number[];
  loyalty: number[];
  players: PlayerView[];
  loyalties: number[][] | null;
  known: Known | null;
};
