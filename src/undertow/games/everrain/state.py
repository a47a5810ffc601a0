"""The state of a game of The Everrain: tracks, ships, the chart, and pools. Nothing hidden is stored.

What nobody can know is drawn when it is shown: a deck is a sorted pool, a draw takes one of it by chance. This deals
as a shuffled deck does, because nobody ever sees an order except on top (``ahead``).
"""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from undertow.games.everrain import elders, params, tales
from undertow.games.everrain import events as e
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, NOWHERE
from undertow.games.everrain.cards import elders as elder_cards
from undertow.games.everrain.cards import enemies, guns, improvements, raiders, traits
from undertow.games.everrain.cards.crew import BOARDS, FIRST_NAMELESS, FIRST_SHELLBACK, WICK, is_deckhand
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.cards.upgrades import FIRST_GUN
from undertow.games.everrain.chart import FIRST, NO_PORTS, Chart, with_tile
from undertow.games.everrain.foes import wound_foe
from undertow.games.everrain.hexes import STORMS, Place
from undertow.games.everrain.tiles import PORT, ROUGH, TILES
from undertow.kernel.flow import GO, OVER
from undertow.kernel.state import State

# Pools: treasures, helpful and hindering traits, crew boards, enemy ships, enemies on deck (``foes.FOE_PILE``),
# improvements, guns
TREASURE_PILE: Final = 0
GOOD_PILE: Final = 1
BAD_PILE: Final = 2
CREW_PILE: Final = 3
RAIDER_PILE: Final = 4
IMPROVEMENT_PILE: Final = 6
GUN_PILE: Final = 7

NOT_ENDED: Final = 0  # whose marker has ended the present act
BY_PLAYERS: Final = 1
BY_ENEMY: Final = 2

ENDINGS: Final = ("discovery", "agenda", *elder_cards.ENDINGS, "length")
START: Final = Chart(FIRST)
LANTHORN: Final = START.ports[0]


def storm_hexes(storm: list[int]) -> list[Place]:
    """The hexes that a storm covers."""
    size, way, q, r = storm
    return [(q + a, r + b) for a, b in STORMS[size][way]]


class Table(State):
    """Everything on the table; all of it is open."""

    fields: ClassVar[tuple[str, ...]] = (
        "laid", "tiles", "ahead", "back", "shown", "ships", "piles", "discards", "crew_row", "market", "yard",
        "cargoes", "wrecks", "storms", "drifting", "partner", "wants", "in_hand", "players", "enemy", "elder", "awake",
        "agenda", "act", "act_ended", "enemy_acts", "round", "first", "free_tile",
        "raiders", "deck_act", "explored", "coming", "rolled",
        "tales", "turned", "memory", "spared", "beast", "torn", "sung", "reclaimed",
    )  # fmt: skip
    tuples: ClassVar[tuple[str, ...]] = ("laid", "reclaimed")

    laid: tuple[int, ...]  # how the tiles lie (``chart.ENTRY``)
    tiles: list[int]  # that are left, sorted: act by act
    ahead: list[int]  # tiles on top that everybody has seen, the next one first
    back: int  # the clue bonus on the back of the next tile, while nobody knows which one it is; NOWHERE: none is left
    shown: list[int]  # the tile that is being laid
    ships: list[list[int]]  # by seat (``ship.py``)
    piles: list[list[int]]  # sorted
    discards: list[list[int]]
    crew_row: list[int]
    market: list[int]
    yard: list[int]  # upgrades on offer (``cards/upgrades.py``)
    cargoes: list[list[int]]  # on wrecks: hex, clues, treasures
    wrecks: list[int]  # hexes where a ship went down
    storms: list[list[int]]  # size, orientation, place of the first hex: q, r
    partner: int  # in the trade under way
    wants: list[int]  # what is asked of the partner, thing by thing (``moves.WANT``)
    in_hand: list[int]  # upgrades that a captain is about to lay on a slot, the next one last
    drifting: int  # the storm that moves now, or did; below NOWHERE: one that is chosen for a card (``CHOSEN``)
    players: int  # markers: on which space
    enemy: int
    elder: int
    awake: int
    agenda: int
    act: int
    act_ended: int
    enemy_acts: int  # acts that the enemy was first to end
    round: int
    first: int  # seat of the first player
    free_tile: int  # whether the free tile is still to be laid
    raiders: list[list[int]]  # enemy ships in order of arrival (``cards/raiders.py``)
    explored: list[int]  # hexes with an explored marker
    coming: list[int]  # kinds of enemies that are drawn and still to be placed on a deck
    rolled: int  # the fate die, while it may be rolled again
    tales: list[int]  # where every story card is (``tales.py``)
    turned: list[int]  # chronicle cards on top of their decks, the topmost last
    memory: list[int]  # by chronicle: the answer to its last card
    spared: int  # whether the island of the present expedition stays unexplored
    beast: list[int]  # the elder, once it is awake (``cards/elders.py``)
    torn: list[list[int]]  # what it has begun, by hex: walls torn down, notes sung
    sung: list[int]  # altars at which it has sung
    reclaimed: tuple[int, ...]  # hexes of ports that are no more
    deck_act: int  # enemy cards up to this act are in their deck
    sheet: Chart = START  # what ``laid`` makes of the sea; shared by all copies

    def set_up(self) -> None:
        """Markers, tiles, decks and ships. rule: setup.1, setup.2, setup.3"""
        from undertow.games.everrain.procedures.rounds import Round

        hard = self.options["difficulty"]
        self.laid, self.sheet = FIRST, START
        self.tiles = list(range(1, len(TILES)))
        self.ahead, self.back, self.shown = [], NOWHERE, []
        good = sorted([*range(traits.KINDS_OF_GOOD)] * traits.COPIES)
        bad = sorted([*range(traits.KINDS_OF_GOOD, len(traits.TRAITS))] * traits.COPIES)
        self.piles = [list(range(len(TREASURES))), good, bad, list(range(FIRST_NAMELESS)), raiders.CARDS[:]]
        self.piles += [enemies.CARDS[:], improvements.CARDS[:], guns.CARDS[:]]
        self.discards = [[] for _ in self.piles]
        self.raiders, self.explored, self.coming, self.deck_act, self.rolled = [], [], [], 1, NOWHERE
        self.tales, self.turned, self.memory, self.spared = tales.beginning(), [], tales.unbegun(), 0
        self.beast, self.torn, self.sung, self.reclaimed = [], [], [], NO_PORTS
        self.crew_row, self.market, self.yard, self.cargoes, self.wrecks = [], [], [], [], []
        self.storms, self.drifting = [], NOWHERE
        self.partner, self.wants, self.in_hand = NOWHERE, [], []
        self.players = self.enemy = params.FIRST_SPACE  # rule: progress.1
        self.elder = self.end_space
        self.agenda = params.FIRST_SPACE
        self.awake = self.enemy_acts = 0
        self.act, self.act_ended = 1, NOT_ENDED
        self.round = self.first = 0
        self.free_tile = 1
        self.ships = [s.new_ship(LANTHORN) for _ in range(self.seats)]
        for seat, ship in enumerate(self.ships):
            ship[s.COINS] = params.FIRST_COINS[hard]
            ship[s.FRESH : s.FRESH + 4] = [*params.FIRST_ORDERS, params.FIRST_FLEETING[hard]]
            for _ in range(params.FIRST_CREW):
                self.sign_on(seat, self.draw_deckhand())
        self.refill()
        self.turn_up_back()
        self.push(Round(0))

    def copied(self) -> Table:
        """Copy what changes; the chart and what is laid are shared."""
        other = Table(self.game, self.seats, self.options)
        other.laid, other.sheet = self.laid, self.sheet
        other.tiles, other.ahead, other.back, other.shown = self.tiles[:], self.ahead[:], self.back, self.shown[:]
        other.ships = [ship[:] for ship in self.ships]
        other.piles = [pile[:] for pile in self.piles]
        other.discards = [pile[:] for pile in self.discards]
        other.crew_row, other.market, other.yard = self.crew_row[:], self.market[:], self.yard[:]
        other.cargoes, other.wrecks = [cargo[:] for cargo in self.cargoes], self.wrecks[:]
        other.storms, other.drifting = [storm[:] for storm in self.storms], self.drifting
        other.partner, other.wants, other.in_hand = self.partner, self.wants[:], self.in_hand[:]
        other.players, other.enemy, other.elder, other.awake = self.players, self.enemy, self.elder, self.awake
        other.agenda, other.act, other.act_ended = self.agenda, self.act, self.act_ended
        other.enemy_acts, other.round, other.first = self.enemy_acts, self.round, self.first
        other.free_tile, other.deck_act, other.rolled = self.free_tile, self.deck_act, self.rolled
        other.tales, other.turned, other.memory, other.spared = (
            self.tales[:],
            self.turned[:],
            self.memory[:],
            self.spared,
        )
        other.raiders, other.explored = [raider[:] for raider in self.raiders], self.explored[:]
        other.coming, other.beast, other.sung = self.coming[:], self.beast[:], self.sung[:]
        other.torn, other.reclaimed = [mark[:] for mark in self.torn], self.reclaimed
        return other

    @property
    def chart(self) -> Chart:
        """The sea as it is charted; made anew when a tile was laid, a port reclaimed or a save read."""
        if self.sheet.laid is not self.laid or self.sheet.reclaimed is not self.reclaimed:
            self.sheet = Chart(self.laid, self.reclaimed)
        return self.sheet

    @property
    def end_space(self) -> int:
        """The space with which the discovery track ends. rule: goal.5"""
        return params.ENDS[self.options["length"]]

    @property
    def agenda_spaces(self) -> int:
        """How long the agenda is. rule: agenda.4"""
        return params.AGENDA_SPACES[self.seats - 1] + params.AGENDA_EASE[self.options["difficulty"]]

    def in_order(self) -> list[int]:
        """All seats, the first player first. rule: round.5"""
        return [(self.first + number) % self.seats for number in range(self.seats)]

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, pile: int) -> int:
        """A card from a pool, which is made anew from its discards when it is spent; NOWHERE: none. rule: terms.6"""
        cards = self.piles[pile]
        if not cards and self.discards[pile]:
            cards = self.piles[pile] = sorted(self.discards[pile])
            self.discards[pile] = []
        return cards.pop(self.chance.below(len(cards))) if cards else NOWHERE

    def draw_raider(self) -> int:
        """An enemy ship of this or an earlier act; NOWHERE: none is left. rule: enemy_ships.1, acts.6, acts.12"""
        pile = self.piles[RAIDER_PILE]
        fitting = [kind for kind in pile if raiders.RAIDERS[kind].act <= self.deck_act]
        if not fitting:
            fitting, self.discards[RAIDER_PILE] = self.discards[RAIDER_PILE], []
            pile += fitting
            pile.sort()
        if not fitting:
            return NOWHERE
        kind = fitting[self.chance.below(len(fitting))]
        pile.remove(kind)
        return kind

    def deckhands_left(self) -> bool:
        """Whether a deckhand's board is left among the others."""
        return self.piles[CREW_PILE] != [] and self.piles[CREW_PILE][0] < FIRST_SHELLBACK

    def draw_deckhand(self) -> int:
        """A deckhand from the boards; a nameless one, if none is left. rule: rulings.17"""
        fitting = [board for board in self.piles[CREW_PILE] if board < FIRST_SHELLBACK]
        if fitting:
            board = fitting[self.chance.below(len(fitting))]
            self.piles[CREW_PILE].remove(board)
            return board
        aboard = [ship[place] for ship in self.ships for place in s.crew(ship)]
        return next(board for board in range(FIRST_NAMELESS, len(BOARDS)) if board not in aboard)

    def refill(self) -> None:
        """Fill every gap among what is on offer. rule: ports.16"""
        while len(self.crew_row) < params.ON_OFFER and self.piles[CREW_PILE]:
            self.crew_row.append(self.draw(CREW_PILE))
            self.tell(e.FOR_HIRE, self.crew_row[-1])
        while len(self.market) < params.ON_OFFER and (self.piles[TREASURE_PILE] or self.discards[TREASURE_PILE]):
            self.market.append(self.draw(TREASURE_PILE))
            self.tell(e.ON_OFFER, self.market[-1])
        while len(self.yard) < params.UPGRADES_ON_OFFER:
            upgrade = self.draw_upgrade()
            if upgrade == NOWHERE:
                return
            self.yard.append(upgrade)
            self.tell(e.UPGRADE_ON_OFFER, upgrade)

    def draw_upgrade(self) -> int:
        """One for the open row: two improvements and a gun; a deck that is spent is replaced by the other."""
        short = len([upgrade for upgrade in self.yard if upgrade < FIRST_GUN]) < params.IMPROVEMENTS_ON_OFFER
        for pile in (IMPROVEMENT_PILE, GUN_PILE) if short else (GUN_PILE, IMPROVEMENT_PILE):
            card = self.draw(pile)
            if card != NOWHERE:
                return card if pile == IMPROVEMENT_PILE else FIRST_GUN + card
        return NOWHERE

    # -- tiles -----------------------------------------------------------------------------------------------------

    def turn_up_back(self) -> None:
        """Where nobody knows the next tile, its back is drawn as soon as it lies on top. rule: chart.6"""
        self.back = NOWHERE
        if not self.ahead and self.tiles:
            next_act = [tile for tile in self.tiles if TILES[tile].act == TILES[self.tiles[0]].act]
            self.back = TILES[next_act[self.chance.below(len(next_act))]].bonus

    def next_act(self) -> int:
        """The act on the back of the next tile; NOWHERE, if none is left."""
        tiles = self.ahead or self.tiles
        return TILES[tiles[0]].act if tiles else NOWHERE

    def may_lay(self) -> bool:
        """Whether the next tile is of this or an earlier act. rule: chart.2"""
        return 0 < self.next_act() <= self.act

    def draw_tile(self) -> int:
        """The tile on top: a known one, else one of those with that back."""
        if self.ahead:
            return self.ahead.pop(0)
        act = TILES[self.tiles[0]].act
        fitting = [tile for tile in self.tiles if TILES[tile].act == act and self.back in (NOWHERE, TILES[tile].bonus)]
        tile = fitting[self.chance.below(len(fitting))]
        self.tiles.remove(tile)
        self.back = NOWHERE
        return tile

    def scout(self, n: int) -> None:
        """Show the next tiles to everybody, as far as the act allows; they lie on top from now on."""
        seen = self.ahead
        self.ahead = []
        while len(seen) < n and self.tiles and TILES[self.tiles[0]].act <= self.act:
            seen.append(self.draw_tile())
        self.ahead = seen

    def lay(self, slot: tuple[int, int, int], rotation: int) -> None:
        """Lay the tile that is shown. rule: chart.6"""
        self.laid = with_tile(self.laid, self.shown.pop(), slot, rotation)
        if self.back == NOWHERE:
            self.turn_up_back()

    # -- the sea ---------------------------------------------------------------------------------------------------

    def is_rough(self, hexagon: int) -> bool:
        """Whether everything costs double here: by nature, or under a storm. rule: travel.7, storms.4"""
        return self.chart.kind[hexagon] == ROUGH or self.is_stormy(hexagon)

    def storms_over(self, hexagon: int) -> int:
        """The storms that cover a hex, a bit for each."""
        found = 0
        place = self.chart.place[hexagon]
        for number, storm in enumerate(self.storms):
            if place in storm_hexes(storm):
                found |= 1 << number
        return found

    def is_stormy(self, hexagon: int) -> bool:
        """Whether a storm covers a hex."""
        return len(self.storms) > 0 and self.storms_over(hexagon) > 0

    def is_port(self, hexagon: int) -> bool:
        """Whether a hex is a port that can be visited, which under a storm it is not. rule: rulings.11"""
        return self.chart.kind[hexagon] == PORT and not self.is_stormy(hexagon)

    def in_port(self, seat: int) -> bool:
        """Whether a ship lies in a port."""
        at = self.ships[seat][s.HEX]
        return at != NOWHERE and self.is_port(at)

    def at_sea(self, seat: int) -> bool:
        """Whether a ship is on a sea hex; land under a storm counts as such. rule: rulings.11"""
        at = self.ships[seat][s.HEX]
        return at != NOWHERE and (not self.chart.is_land(at) or self.is_stormy(at))

    def is_taken(self, seat: int, hexagon: int) -> bool:
        """Whether another ship is there, and it is no port, which can be shared. rule: travel.10"""
        if self.chart.kind[hexagon] == PORT:
            return False
        if any([raider[raiders.AT] == hexagon for raider in self.raiders]):
            return True
        return any([other != seat and ship[s.HEX] == hexagon for other, ship in enumerate(self.ships)])

    # -- crew ------------------------------------------------------------------------------------------------------

    def sign_on(self, seat: int, board: int) -> None:
        """A new member with new traits stands below, in no slot. rule: crew.6, crew.7, zones.10"""
        ship = self.ships[seat]
        place = s.member_of(ship, NOWHERE)  # whoever left it has cleared it
        ship[place] = board
        ship[place + s.SPOT] = BELOW
        self.draw_traits(seat, place)

    def draw_traits(self, seat: int, place: int) -> None:
        """A deckhand draws a helpful and a hindering trait, a shellback only the latter. rule: crew.6, crew.7"""
        ship = self.ships[seat]
        if is_deckhand(ship[place]):
            ship[place + s.GOOD] = self.draw(GOOD_PILE)
            self.tell(e.TRAIT_DRAWN, seat, ship[place], ship[place + s.GOOD])
        bad = self.draw(BAD_PILE)
        while traits.contradict(ship[place + s.GOOD], bad):  # rule: crew.9
            self.tell(e.TRAIT_REDRAWN, seat, ship[place], bad)
            self.discards[BAD_PILE].append(bad)
            bad = self.draw(BAD_PILE)
        ship[place + s.BAD] = bad
        self.tell(e.TRAIT_DRAWN, seat, ship[place], bad)

    def lay_down_traits(self, ship: list[int], place: int) -> None:
        """A member's traits go to the discards."""
        if ship[place + s.GOOD] != traits.NO_TRAIT:
            self.discards[GOOD_PILE].append(ship[place + s.GOOD])
        if ship[place + s.BAD] != traits.NO_TRAIT:
            self.discards[BAD_PILE].append(ship[place + s.BAD])
        ship[place + s.GOOD] = ship[place + s.BAD] = traits.NO_TRAIT

    def let_go(self, seat: int, place: int) -> None:
        """A member leaves or is dead; the board goes back among the others. rule: crew.16"""
        ship = self.ships[seat]
        self.lay_down_traits(ship, place)
        if ship[place] < FIRST_NAMELESS:
            insort(self.piles[CREW_PILE], ship[place])
        s.clear(ship, place)
        self.refill()

    def stress(self, seat: int, place: int, n: int) -> None:
        """A member takes stress, as far as there are holes; Wick's last one stays empty. rule: crew.12"""
        ship = self.ships[seat]
        most = s.holes(ship, place) - (1 if s.is_board(ship, place, WICK) else 0)
        taken = min(n, max(0, most - ship[place + s.WOUNDS] - ship[place + s.STRESS]))
        if taken:
            ship[place + s.STRESS] += taken
            self.tell(e.STRESS_TAKEN, seat, ship[place], taken)

    def calm(self, seat: int, place: int, n: int) -> None:
        """A member sheds stress."""
        ship = self.ships[seat]
        shed = min(n, ship[place + s.STRESS])
        if shed:
            ship[place + s.STRESS] -= shed
            self.tell(e.STRESS_SHED, seat, ship[place], shed)

    def bury(self, seat: int) -> bool:
        """Whoever can take no more dies, all at once; the answer is whether anybody is left. rule: crew.13"""
        from undertow.games.everrain.procedures.reactions import bury_now, interrupts

        return interrupts(self, seat) or bury_now(self, seat)

    def damage(self, seat: int) -> bool:
        """Damage located by the fate die: a post is destroyed, all in its zone are wounded. rule: damage.2, damage.4

        The answer is whether the ship is still afloat.
        """
        ship = self.ships[seat]
        zone = s.struck(ship, self.chance.below(params.FATE))
        if zone != NOWHERE:
            ship[s.POSTS] &= ~(1 << zone)
            self.tell(e.POST_DESTROYED, seat, zone)
            for place in s.in_zone(ship, zone):
                ship[place + s.WOUNDS] += 1
                self.tell(e.WOUNDED, seat, ship[place])
            for foe in s.foes_in(ship, zone):
                wound_foe(self, seat, foe, 1)
        return self.bury(seat) and ship[s.POSTS] > 0

    # -- tracks ----------------------------------------------------------------------------------------------------

    def ends_act(self, space: int, who: int) -> None:
        """A marker that is first on the last space of the act has ended it, once. rule: acts.1, acts.11"""
        if not self.act_ended and space == self.act * params.ACT_SPACE:
            self.act_ended = who

    def advance_players(self, seat: int) -> int:
        """The players' marker goes on by one space, and wakes nobody. rule: progress.2, rulings.1"""
        self.players += 1
        self.tell(e.PLAYERS_ADVANCED, seat, self.players)
        if self.players >= self.end_space:
            return self.close("discovery", "goal.2")
        self.ends_act(self.players, BY_PLAYERS)
        tales.arrive(self, self.players)
        return GO

    def advance_enemy(self) -> int:
        """The enemy's marker goes on by one space; leaving the players' it lowers the elder. rule: progress.6

        It leaves them whenever it goes on while both are level, however they came to be. rule: rulings.4
        """
        if self.enemy == self.players:
            self.lower_elder(1)
        self.enemy += 1
        self.tell(e.ENEMY_ADVANCED, self.enemy)
        if self.enemy >= self.end_space:  # rule: rulings.2
            return self.close("agenda", "goal.3")
        self.ends_act(self.enemy, BY_ENEMY)
        tales.arrive(self, self.enemy)
        elders.wake_where_they_meet(self)
        return GO

    def advance_agenda(self, n: int) -> int:
        """The agenda goes on; from its last space it returns and counts on. rule: agenda.2, agenda.3"""
        cycle = self.agenda_spaces - params.FIRST_SPACE
        steps = self.agenda - params.FIRST_SPACE + n
        self.agenda = params.FIRST_SPACE + steps % cycle
        self.tell(e.AGENDA_MOVED, n, self.agenda)
        for _ in range(steps // cycle):  # rule: rulings.5
            if self.advance_enemy() == OVER:
                return OVER
        return GO

    def lower_elder(self, n: int) -> None:
        """The elder's marker comes down, but never past the enemy's. rule: rulings.3"""
        if self.awake or n <= 0:  # players who have passed the enemy meanwhile raise nothing
            return
        self.elder = max(self.elder - n, self.enemy)
        self.tell(e.ELDER_LOWERED, self.elder)
        elders.wake_where_they_meet(self)

    # -- the end ---------------------------------------------------------------------------------------------------

    def close(self, ending: str, rule: str) -> int:
        """All win or all lose; the score is the players' space. rule: goal.1"""
        self.tell(e.GAME_WON if ending == "discovery" else e.GAME_LOST)
        winners = list(range(self.seats)) if ending == "discovery" else []
        return self.finish(winners, [self.players] * self.seats, ending, rule)

    def end_by_length(self) -> None:
        """A game far longer than any real one. rule: options.7"""
        self.close("length", "options.7")
