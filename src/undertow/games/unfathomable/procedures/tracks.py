"""The two tracks: travel with its waypoints, the ritual with its banishment, and the awakening (topics 24, 17, 38)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    AWAKENING,
    CAPTAIN,
    DAGON,
    DECK,
    DEEP,
    FUEL,
    HYDRA,
    PORT,
    RITUAL,
    ROOM,
    STERNWARD,
    TRACK_END,
    TRAVEL,
)
from undertow.games.unfathomable.cards.waypoints import PROGRAM
from undertow.games.unfathomable.procedures.choices import TopWaypoints
from undertow.games.unfathomable.procedures.decks import look, take_one
from undertow.games.unfathomable.procedures.defeat import DefeatSeveral, all_passengers
from undertow.games.unfathomable.procedures.effects import Effects
from undertow.games.unfathomable.state import BY_PORT, Table, seen_by
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step


class Travel(Procedure):
    """The ship travels on; at the end of the track it reaches a waypoint, or port."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    in_view: ClassVar[dict[str, str]] = {"left": "left"}

    def __init__(self, left: int = 1) -> None:
        super().__init__()
        self.left = left  # spaces

    def copy(self) -> Procedure:
        return Travel(self.left).at_the_step_of(self)

    @step("tracks.1")
    def advance(self, table: Table, move: int) -> int:
        if not self.left:
            return DONE
        self.left -= 1
        table.tracks[TRAVEL] += 1
        table.tell(e.TRACK_ADVANCED, TRAVEL, table.tracks[TRAVEL])
        drift(table)
        if table.tracks[TRAVEL] < TRACK_END:  # rule: tracks.8
            return GO
        if table.distance() >= PORT:  # rule: tracks.8a, waypoints.2a, ending.0a, objectives.3
            return table.end(BY_PORT)
        return self.go_on()

    @step("titles.8")
    def the_captain_looks(self, table: Table, move: int) -> int:
        look_at_waypoints(table, table.titles[CAPTAIN], 2)
        return self.go_on()

    @step("tracks.8b")
    def the_captain_picks_one(self, table: Table, move: int) -> int:
        if not table.waypoint_deck:  # ruling: no_waypoint
            return self.go_on()
        captain = table.titles[CAPTAIN]
        if move == NO_MOVE:
            if len(table.waypoint_deck) > 1:
                return table.ask(captain, PICK_WAYPOINT)
            move = m.WAYPOINT + table.waypoint_deck[-1]
        outcome = self.go_on()
        pick_waypoint(table, captain, move - m.WAYPOINT)
        return outcome

    @step("tracks.8b.ii")
    def back_to_start(self, table: Table, move: int) -> int:
        table.tracks[TRAVEL] = 0
        table.tell(e.TRACK_RESET, TRAVEL)
        return self.go_on()

    @step("tracks.8b.iii")
    def the_awakening_may_follow(self, table: Table, move: int) -> int:
        self.start_over()  # rule: tracks.1a
        if not table.awakened and table.distance() >= AWAKENING:  # rule: waypoints.2b, awakening.0, awakening.5
            table.push(Awakening())
        return GO


def drift(table: Table) -> None:
    """Every monster in the water falls back by one space. rule: tracks.7, tracks.7a, deep.2, monsters.0"""
    for space in (6, 7, 4, 5, 2, 3, 0, 1):  # from the back, so that nobody moves twice
        table.move_deep_ones(space, STERNWARD[space], table.deep_ones[space])
    for monarch in (HYDRA, DAGON):
        if table.monarchs[monarch] != DEEP:
            table.move_monarch(monarch, STERNWARD[table.monarchs[monarch]])


def look_at_waypoints(table: Table, seat: int, n: int) -> None:
    """Let a player look at the top cards of the waypoint deck."""
    look(table, table.waypoint_deck, table.waypoint_known, seat, n, e.WAYPOINT_SEEN)


def pick_waypoint(table: Table, seat: int, card: int) -> None:
    """Bring one of the top two waypoints into play and put the other under the deck. rule: tracks.8b.i, waypoints.2"""
    take_one(table.waypoint_deck, table.waypoint_known, card, 2)
    table.waypoints.append(card)
    table.tell(e.WAYPOINT_REACHED, seat, card)
    table.push(Effects(PROGRAM[card], seat))  # ruling: who_chose_the_waypoint


PICK_WAYPOINT: Final = Question("pick_waypoint", "tracks.8b", [TopWaypoints()])


class Ritual(Procedure):
    """The ritual goes on; at the end of its track the greater banishment takes effect."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    in_view: ClassVar[dict[str, str]] = {"left": "left"}

    def __init__(self, left: int = 1) -> None:
        super().__init__()
        self.left = left  # spaces

    def copy(self) -> Procedure:
        return Ritual(self.left).at_the_step_of(self)

    @step("tracks.1")
    def advance(self, table: Table, move: int) -> int:
        if not self.left:
            return DONE
        self.left -= 1
        table.tracks[RITUAL] += 1
        table.tell(e.TRACK_ADVANCED, RITUAL, table.tracks[RITUAL])
        if table.tracks[RITUAL] < TRACK_END:
            return GO
        table.tell(e.GREATER_BANISHMENT)
        return self.go_on()

    @step("tracks.12a")
    def deep_ones_return_to_the_supply(self, table: Table, move: int) -> int:
        for space in range(ROOM):  # rule: tracks.12a.i
            table.defeat_deep_ones(space, table.deep_ones[space])
        return self.go_on()

    @step("tracks.12b")
    def monarchs_go_to_the_deep(self, table: Table, move: int) -> int:
        for monarch in (HYDRA, DAGON):
            table.move_monarch(monarch, DEEP)  # rule: deep.1
        return self.go_on()

    @step("tracks.12c")
    def passengers_on_deck_are_defeated(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(DefeatSeveral([], all_passengers(table)))
        return outcome

    @step("tracks.12d")
    def characters_on_deck_are_defeated(self, table: Table, move: int) -> int:
        outcome = self.go_on()  # rule: tracks.12d.i, tracks.12d.ii
        table.push(DefeatSeveral([seat for seat in range(table.seats) if DECK <= table.where[seat] < ROOM]))
        return outcome

    @step("tracks.12e")
    def back_to_start(self, table: Table, move: int) -> int:
        table.tracks[RITUAL] = 0
        table.tell(e.TRACK_RESET, RITUAL)
        return self.start_over()  # rule: tracks.1a


def retreat(table: Table, track: int, n: int, fuel: bool = False) -> int:
    """Move a token towards Start; where a card says so, each step that is not possible costs fuel."""
    for _ in range(n):
        if table.tracks[track]:  # rule: tracks.2a
            table.tracks[track] -= 1
            table.tell(e.TRACK_RETREATED, track, table.tracks[track])
        elif fuel:
            lost = table.lose(FUEL)
            if lost != GO:
                return lost
    return GO


def reset(table: Table, track: int) -> int:
    """Put a token onto Start. rule: tracks.3, tracks.3a"""
    if table.tracks[track]:
        table.tracks[track] = 0
        table.tell(e.TRACK_RESET, track)
    return GO


# -- awakening ---------------------------------------------------------------------------------------------------------


class Awakening(Procedure):
    """Everybody gets a second loyalty card; revealed traitors hand theirs on."""

    fields: ClassVar[tuple[str, ...]] = ("asked",)

    def __init__(self, asked: int = 0) -> None:
        super().__init__()
        self.asked = asked  # how many players have had their turn

    def copy(self) -> Procedure:
        return Awakening(self.asked).at_the_step_of(self)

    @step("awakening.1")
    def deal_loyalty_cards(self, table: Table, move: int) -> int:
        table.awakened = 1
        table.tell(e.AWAKENING)
        deal_loyalty(table)
        return self.go_on()

    @step("awakening.3")
    def revealed_traitors_hand_theirs_on(self, table: Table, move: int) -> int:
        while self.asked < table.seats:
            seat = (table.current + self.asked) % table.seats
            humans = table.humans()
            if table.is_human(seat) or not humans:
                self.asked += 1
                continue
            if move == NO_MOVE:
                if len(humans) > 1:
                    return table.ask(seat, HAND_ON)
                move = m.SEAT + humans[0]
            hand_loyalty_on(table, seat, move - m.SEAT, len(table.loyalty[seat]) - 1)
            self.asked += 1
            move = NO_MOVE
        return self.go_on()  # rule: awakening.4


def deal_loyalty(table: Table) -> None:
    """Deal one loyalty card to each player, who looks at it.

    rule: setup.17, awakening.1, awakening.2, loyalty.1
    """
    for seat in range(table.seats):
        card = table.loyalty_deck.pop()
        table.loyalty[seat].append(card)
        table.loyalty_known[seat].append(1 << seat)
        table.tell_to(1 << seat, e.LOYALTY_SEEN, seat, card)


def hand_loyalty_on(table: Table, seat: int, other: int, place: int) -> None:
    """Pass a loyalty card on, face down; who gets it looks at it. rule: awakening.3a"""
    card = table.loyalty[seat].pop(place)
    known = table.loyalty_known[seat].pop(place)
    table.loyalty[other].append(card)
    table.loyalty_known[other].append(seen_by(known, other))
    table.tell(e.LOYALTY_HANDED_ON, seat, other)
    table.tell_to(1 << seat | 1 << other, e.LOYALTY_HANDED_ON_SEEN, seat, other, card)


class AHuman(Choice):
    """One of the humans."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in table.humans() if other != seat]


HAND_ON: Final = Question("hand_on", "awakening.3", [AHuman()])
