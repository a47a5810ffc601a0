"""The state of a game of Alone: the secret map, what of it is shown, the Hero, and Evil's cards."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.alone import bosses, known, params, people, shown, sight
from undertow.games.alone import events as e
from undertow.games.alone.board import FLOOR, NOWHERE, Station, relative, station
from undertow.games.alone.missions import FULFILLED_IN, MAIN, NOTHING, PROBLEM, SOS, SPORE_HAZE
from undertow.kernel.state import State

HERO: Final = 0
DECK_SIZE: Final = 18  # different cards of a reaction deck
BOSS: Final = 15  # the number of its token; the others are ``kind * 3 + 0, 1, 2``
HEALTH: Final = 0
COMPOSURE: Final = 1

# Turn modifiers that cards set (``Table.mods``)
DEEPENED: Final = 0  # what each shock costs more
ARMED: Final = 1  # every card counts as dangerous
RAGING: Final = 2  # creatures ignore light
SHORT_SIGHT: Final = 3  # this Explore reveals one sector at most
NO_SWEEP: Final = 4  # this Explore removes no danger token
MISSED_COST: Final = 5  # composure that an attack without a wound costs
FEWER_DICE: Final = 6  # of the Hero's attack
SPRINGS_ASIDE: Final = 7  # the seat that may move the creature attacked when the attack is over; 0: none
DICE_HERE: Final = 8  # more dice for each creature that stands with the Hero when it attacks
FEWER_CARDS: Final = 9  # of this Search
UNSHAKEN: Final = 10  # shocks cost nothing on this Move
HEAT: Final = 11  # the Hero is shown creatures so far away, until the turn ends
MODS: Final = 12

ENDINGS: Final = ("mission", "defeat", "length")


class Table(State):
    """Everything on the table.

    Sets of sectors, doors and tokens are ints with a bit for each. The Hero may know what is ``revealed`` and what
    ``known`` keeps for him; sheets, start, rooms, boxes, creatures, tokens and lights elsewhere are Evil's.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "sheets", "start", "rooms", "boxes", "missions", "mission", "done", "main", "hero", "revealed", "lit",
        "danger", "blocked", "where", "wounded", "health", "composure", "people", "owed", "adrenaline", "round", "turn",
        "marker", "nightmare", "leader", "permitted", "enough", "decks", "drawing", "box", "piles", "discards",
        "discards_seen", "thrown", "hands", "played", "played_seen", "played_sides", "widths", "triggers",
        "cards_played", "actions", "bullet", "in_danger", "ended_early", "lost", "just_lost", "dice", "attacked",
        "moved", "pending", "awaited", "mods", "extra_dice", "held", "charges", "upgraded", "item_deck",
        "item_discard", "searched", "gear", "named", "line", "aimed_at", "cancelled", "killed", "saw", "drawn", "freed",
        "raging", "just_lit", "ahead", "lie", "bendable", "lies", "doubts", "sabotage", "reached", "tokens",
        *known.FIELDS,
    )  # fmt: skip

    built: Station | None = None  # the station of these sheets, once somebody has asked for it

    tiles: int
    sure: int
    hearsay: list[list[int]]
    lit_seen: int
    blocked_seen: int
    told: list[list[int]]
    trace: list[list[int]]
    mover: list[int]

    def set_up(self) -> None:
        """Clear the table and begin."""
        from undertow.games.alone.procedures.setup import SetUp

        self.sheets: list[int] = [0, 0, 1, 0]  # of the start floor and of the other: which, and whether it is turned
        self.start = NOWHERE
        self.rooms: list[int] = [NOWHERE] * 8  # where each room is
        self.boxes = 0
        self.missions: list[int] = []  # bonus, problem, main
        self.mission: list[int] = NOTHING[:]  # what they remember: see missions.py
        self.done = 0  # which of them are completed
        self.main = 0  # whether the main mission has begun
        self.hero = NOWHERE
        self.revealed = 0
        self.lit = 0  # rule: setup.7
        self.danger = 0  # rule: setup.8
        self.blocked = 0  # doors
        self.where: list[int] = [NOWHERE] * 16  # by token; NOWHERE: in the supply
        self.wounded = 0  # tokens
        self.health = self.composure = params.HEALTH
        self.people: list[int] = people.nobody()  # see people.py
        self.owed: list[int] = []  # losses of which a companion may take one: track and number, in their order
        self.adrenaline = 0
        self.round = self.turn = 0
        self.marker = params.TRACK  # spaces from the left, the last one being 1
        self.nightmare = 0  # whether nightmare mode has begun
        self.leader = 1
        self.enough = 0  # whether the leader has said that each turn of this round sees one card at most
        self.permitted = 0  # whom the leader lets play, a bit for each seat of Evil; only the leader knows
        self.decks: list[int] = []
        self.drawing: list[int] = [0] * self.seats  # by seat: a bit for each of the two decks it draws from
        self.box: list[int] = []  # cards of the decks that are not used
        self.piles: list[list[int]] = [[], []]
        self.discards: list[list[int]] = [[], []]
        self.discards_seen: list[list[int]] = [[], []]  # for each card a bit per seat that knows it
        self.thrown: list[int] = [0] * self.seats  # by seat: cards discarded from the hand when the last round ended
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.played: list[int] = []  # cards on the reaction fields
        self.played_seen: list[int] = []
        self.played_sides: list[int] = []  # which sides of them were carried out, a digit to base 3 for each
        self.widths: list[int] = []
        self.triggers = 0  # what has happened this turn
        self.cards_played = 0
        self.actions = 0  # still to be performed this turn
        self.bullet = 0
        self.in_danger = 0  # actions of this turn that were announced in a sector with a danger token
        self.ended_early = 0
        self.lost: list[int] = [0, 0]  # by the present event
        self.just_lost: list[int] = [0, 0]  # by the event that Evil reacts to
        self.dice: list[int] = []  # of the present roll
        self.attacked = 0  # tokens that have attacked this turn
        self.moved = 0  # tokens that have moved this turn
        self.pending: list[int] = []  # a card chosen for a moment to come: seat, card, which sector
        self.awaited: list[int] = []  # for which it may be, for all to see: moments and seats, a bit for each
        self.mods: list[int] = [0] * MODS
        self.extra_dice: list[int] = [0] * 16
        self.held: list[int] = []  # items
        self.charges: list[int] = [0] * 21
        self.upgraded = 0
        self.item_deck: list[int] = list(range(21))
        self.item_discard: list[int] = []
        self.searched = 0  # rooms
        self.gear: list[int] = [0, 0, 0]
        self.named: list[int] = []  # targets of the present Locate
        self.aimed_at = -1  # the creature that the Hero attacks
        self.saw = 0  # creatures with a shock value that this action has revealed
        self.drawn = 0  # items drawn by this Search
        self.freed = 0  # reaction fields that a card has freed
        self.raging = 0  # tokens that ignore light this turn
        self.just_lit = 0  # sectors that this action has lit
        self.ahead = -1  # where the Hero is going
        self.lie: list[int] = [0] * 5  # of the answers to come: two distances, two floors, exchanged
        self.bendable = 0  # how they may be bent, for all to see
        self.lies: list[list[int]] = []  # about sectors: see shown.py
        self.doubts: list[int] = []  # sectors that were revealed under a card that lies, and that card
        self.cancelled = 0  # hits of this attack that do not count
        self.killed = 0  # creatures killed this turn
        self.line = 0  # sectors that the present Explore has revealed
        self.sabotage = 0
        self.reached = 0  # whether the Hero has been in the room of the main mission since it began
        self.tokens = 0  # danger tokens still to be placed at the end of this round
        known.begin(self)
        self.push(SetUp())

    def copied(self) -> State:
        """Copy every zone; what the Hero knows is entered once and never changed, so copies share the entries."""
        other = Table(self.game, self.seats, self.options)
        other.start = self.start
        other.boxes = self.boxes
        other.done = self.done
        other.main = self.main
        other.hero = self.hero
        other.revealed = self.revealed
        other.lit = self.lit
        other.danger = self.danger
        other.blocked = self.blocked
        other.wounded = self.wounded
        other.health = self.health
        other.composure = self.composure
        other.adrenaline = self.adrenaline
        other.round = self.round
        other.turn = self.turn
        other.marker = self.marker
        other.nightmare = self.nightmare
        other.leader = self.leader
        other.permitted = self.permitted
        other.enough = self.enough
        other.triggers = self.triggers
        other.cards_played = self.cards_played
        other.actions = self.actions
        other.bullet = self.bullet
        other.in_danger = self.in_danger
        other.ended_early = self.ended_early
        other.attacked = self.attacked
        other.moved = self.moved
        other.upgraded = self.upgraded
        other.searched = self.searched
        other.line = self.line
        other.aimed_at = self.aimed_at
        other.cancelled = self.cancelled
        other.killed = self.killed
        other.saw = self.saw
        other.drawn = self.drawn
        other.freed = self.freed
        other.raging = self.raging
        other.just_lit = self.just_lit
        other.ahead = self.ahead
        other.bendable = self.bendable
        other.sabotage = self.sabotage
        other.reached = self.reached
        other.tokens = self.tokens
        other.tiles = self.tiles
        other.sure = self.sure
        other.lit_seen = self.lit_seen
        other.blocked_seen = self.blocked_seen
        other.sheets = self.sheets[:]
        other.built = self.built
        other.rooms = self.rooms[:]
        other.missions = self.missions[:]
        other.people = self.people[:]
        other.owed = self.owed[:]
        other.mission = self.mission[:]
        other.where = self.where[:]
        other.decks = self.decks[:]
        other.drawing = self.drawing[:]
        other.box = self.box[:]
        other.thrown = self.thrown[:]
        other.played = self.played[:]
        other.played_seen = self.played_seen[:]
        other.widths = self.widths[:]
        other.played_sides = self.played_sides[:]
        other.lost = self.lost[:]
        other.just_lost = self.just_lost[:]
        other.dice = self.dice[:]
        other.pending = self.pending[:]
        other.awaited = self.awaited[:]
        other.mods = self.mods[:]
        other.extra_dice = self.extra_dice[:]
        other.held = self.held[:]
        other.charges = self.charges[:]
        other.item_deck = self.item_deck[:]
        other.item_discard = self.item_discard[:]
        other.gear = self.gear[:]
        other.named = self.named[:]
        other.lie = self.lie[:]
        other.doubts = self.doubts[:]
        other.told = self.told[:]
        other.trace = self.trace[:]
        other.hearsay = self.hearsay[:]
        other.mover = self.mover[:]
        other.piles = [each[:] for each in self.piles]
        other.discards = [each[:] for each in self.discards]
        other.discards_seen = [each[:] for each in self.discards_seen]
        other.hands = [each[:] for each in self.hands]
        other.lies = [each[:] for each in self.lies]
        return other

    # -- the map -------------------------------------------------------------------------------------------------

    @property
    def station(self) -> Station:
        """The two floors."""
        if self.built is None:
            sheets = self.sheets
            self.built = station(sheets[0], sheets[1], sheets[2], sheets[3])
        return self.built

    def lay_out(self, sheets: list[int]) -> None:
        """Take these floors: of the start and the other, which sheet, and whether it is turned."""
        self.sheets = sheets
        self.built = None

    def place(self, cell: int) -> int:
        """A cell as the Hero counts it."""
        return relative(cell, self.start)

    def is_shown(self, cell: int) -> bool:
        """Whether a sector is revealed."""
        return self.revealed >> cell & 1 == 1

    def is_lit(self, cell: int) -> bool:
        """Whether the light is on in a sector."""
        return self.lit >> cell & 1 == 1

    def is_dangerous(self, cell: int) -> bool:
        """Whether a danger token lies in a sector."""
        return self.danger >> cell & 1 == 1

    def distance(self, one: int, other: int) -> int:
        """Steps from one sector to another, round blocked doors."""
        return self.station.distances_from(one, self.blocked)[other]

    def located(self, one: int, other: int) -> int:
        """The distance that Locate tells: blocked doors do not count. rule: locate.5"""
        return self.station.unblocked()[one * 56 + other]

    def room_at(self, cell: int) -> int:
        """The room in a sector, or -1."""
        return self.rooms.index(cell) if cell in self.rooms else -1

    def in_sight(self) -> int:
        """The sectors in the Hero's line of sight."""
        return sight.in_sight(self.station, self.hero, self.revealed)

    def explore_limit(self) -> int:
        """How many sectors this Explore may reveal."""
        return 1 if self.mods[SHORT_SIGHT] or self.rule_holds(SPORE_HAZE) else params.EXPLORED

    def note_place(self) -> None:
        """Whether the Hero is the first in the room of the main mission. rule: cards.8"""
        if self.pursues(SOS) and not self.reached and self.hero == self.rooms[0]:
            self.reached = 1

    # -- missions ------------------------------------------------------------------------------------------------

    def rule_holds(self, problem: int) -> bool:
        """Whether the special rule of a problem mission holds. rule: missions.3"""
        return self.missions[PROBLEM] == problem and not self.done >> PROBLEM & 1

    def pursues(self, mission: int) -> bool:
        """Whether this main mission has begun."""
        return self.main == 1 and self.missions[MAIN] == mission

    def room_of(self, slot: int) -> int:
        """The sector of a mission's room."""
        return self.rooms[FULFILLED_IN[self.missions[slot]]]

    # -- creatures -------------------------------------------------------------------------------------------------

    def kind_of(self, token: int) -> int:
        """The kind of a token; the boss is the sixth."""
        return token // params.TOKENS_A_KIND

    def values_of(self, token: int) -> list[int]:
        """The row of the creature table that holds for a token now."""
        if token == BOSS:
            return bosses.values(self.missions[MAIN], self.nightmare)  # rule: cards.6, creatures.7
        table = params.NIGHTMARE if self.nightmare else params.NORMAL  # rule: nightmare.1
        return table[self.kind_of(token)]

    def is_usable(self, token: int) -> bool:
        """Whether reactions may use a token: a boss only where its mission says so. rule: missions.5"""
        return token != BOSS or self.missions[MAIN] == SOS

    def dice_of(self, token: int) -> int:
        """How many dice more a token rolls this turn."""
        here = self.where[token] == self.hero and self.is_usable(token)
        return self.extra_dice[token] + (self.mods[DICE_HERE] if here else 0)

    def shock_of(self, kind: int) -> int:
        """The shock value of a kind; the boss is the sixth."""
        return self.values_of(kind * params.TOKENS_A_KIND)[params.SHOCK]

    def figure_of(self, token: int) -> int:
        """A creature as it is: its kind, unhurt or wounded."""
        return self.kind_of(token) * 2 + (self.wounded >> token & 1)

    def is_seen(self, token: int) -> bool:
        """Whether a creature on the map is revealed: its sector is, and no lie conceals it."""
        return self.revealed >> self.where[token] & 1 == 1 and not shown.is_concealed(self, token)

    def here(self) -> list[int]:
        """The tokens in the Hero's sector, in the order of the creature table."""
        return [token for token in range(16) if self.where[token] == self.hero]

    def on_map(self) -> list[int]:
        """All tokens on the map."""
        return [token for token in range(16) if self.where[token] != NOWHERE]

    def crowd(self, floor: int) -> int:
        """How many creatures a floor holds; the boss does not count. rule: missions.5"""
        first, found = floor * FLOOR, 0
        for token in range(BOSS):
            if first <= self.where[token] < first + FLOOR:
                found += 1
        return found

    def take_off(self, token: int) -> None:
        """Put a creature back into the supply; whatever held for it this turn is gone with it."""
        self.where[token] = NOWHERE
        self.wounded &= ~(1 << token)
        self.moved &= ~(1 << token)
        self.raging &= ~(1 << token)
        self.extra_dice[token] = 0

    def spare_token(self, kind: int) -> int:
        """A token of a kind that is in the supply, or -1. rule: creatures.9"""
        first = kind * params.TOKENS_A_KIND
        for token in range(first, first + params.TOKENS_A_KIND):
            if self.where[token] == NOWHERE:
                return token
        return -1

    # -- cards -----------------------------------------------------------------------------------------------------

    def evil(self) -> list[int]:
        """The seats of Evil."""
        return list(range(1, self.seats))

    def to_evil(self) -> int:
        """The audience of what only Evil is told."""
        return (1 << self.seats) - 2

    def deck_at(self, card: int) -> int:
        """Which of the two decks in play a card belongs to."""
        return self.decks.index(card // DECK_SIZE)

    def free_fields(self) -> int:
        """Reaction fields that no card covers."""
        return params.FIELDS - sum(self.widths) + self.freed

    def may_react(self) -> bool:
        """Whether one more card can be played this turn. rule: reactions.2, reactions.5, rulings.12"""
        if self.enough and self.cards_played:
            return False
        return self.cards_played < params.CARDS_A_TURN and self.free_fields() > self.cards_played

    def draw_cards(self, seat: int, pile: int, n: int) -> None:
        """Let a seat draw from one of the two decks; an empty one is shuffled anew. rule: hands.10"""
        drawn = 0
        for _ in range(n):
            if not self.piles[pile]:
                if not self.discards[pile]:
                    break
                self.piles[pile] = list(self.chance.shuffled(sorted(self.discards[pile])))
                self.discards[pile] = []
                self.discards_seen[pile] = []
                self.tell(e.PILE_SHUFFLED, self.decks[pile])
            card = self.piles[pile].pop()
            self.hands[seat].append(card)
            self.tell_to(1 << seat, e.CARD_DRAWN, seat, card)
            drawn += 1
        self.hands[seat].sort()
        if drawn:
            self.tell(e.CARDS_DRAWN, seat, self.decks[pile], drawn)

    def discard(self, card: int, seen: int) -> None:
        """Put a card on the pile of its deck; ``seen``: a bit per seat that knows it. rule: hands.11"""
        pile = self.deck_at(card)
        self.discards[pile].append(card)
        self.discards_seen[pile].append(seen)

    def cards_left(self, pile: int) -> int:
        """How many cards can still be drawn from one of the two decks."""
        return len(self.piles[pile]) + len(self.discards[pile])

    def keeps_answers(self, seat: int) -> bool:
        """Whether a card may lie ready for a moment of this action that is still to come. rule: rulings.2"""
        return len(self.awaited) > 0 and self.awaited[0] != 0

    # -- losses ----------------------------------------------------------------------------------------------------

    def lose(self, track: int, n: int) -> None:
        """The Hero loses health or composure; what the track cannot take, the other does. rule: rulings.1"""
        taken = min(n, self.health if track == HEALTH else self.composure)
        self.take(track, taken)
        if self.options["overflow"] == "spill":
            other = COMPOSURE if track == HEALTH else HEALTH
            self.take(other, min(n - taken, self.health if other == HEALTH else self.composure))

    def take(self, track: int, n: int) -> None:
        """Lower a track; what really went down is what counts for triggers. rule: reactions.9"""
        if n <= 0:
            return
        self.lost[track] += n
        if track == HEALTH:
            self.health -= n
            self.triggers |= 1 << 6
            self.tell(e.HEALTH_LOST, n, self.health)
        else:
            self.composure -= n
            self.triggers |= 1 << 7
            self.tell(e.COMPOSURE_LOST, n, self.composure)

    def lost_something(self) -> bool:
        """Whether the present event has cost the Hero anything."""
        return self.lost[HEALTH] > 0 or self.lost[COMPOSURE] > 0

    def regain(self, track: int, n: int) -> None:
        """The Hero regains health or composure, never above 12."""
        if track == HEALTH:
            n = min(n, params.HEALTH - self.health)
            self.health += n
            self.tell(e.HEALTH_REGAINED, n, self.health)
        else:
            n = min(n, params.HEALTH - self.composure)
            self.composure += n
            self.tell(e.COMPOSURE_REGAINED, n, self.composure)

    def is_beaten(self) -> bool:
        """Whether both tracks are at 0. rule: goal.3"""
        return self.health == 0 and self.composure == 0

    # -- endings ---------------------------------------------------------------------------------------------------

    def close(self, winners: list[int], ending: str, rule: str) -> int:
        """End the game."""
        self.tell(e.GAME_WON if ending == "mission" else e.GAME_LOST)
        self.tell(e.MAP_OPENED)
        scores = [1 if seat in winners else 0 for seat in range(self.seats)]
        return self.finish(winners, scores, ending, rule)

    def evil_wins(self) -> int:
        """The Hero has lost everything. rule: goal.3"""
        return self.close(self.evil(), "defeat", "goal.3")

    def hero_wins(self) -> int:
        """The main mission is completed. rule: goal.1"""
        self.done |= 1 << MAIN
        return self.close([HERO], "mission", "goal.1")

    def end_by_length(self) -> None:
        """A game far longer than any real one. rule: rulings.11"""
        self.close(self.evil(), "length", "rulings.11")
