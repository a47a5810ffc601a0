"""Boarding an enemy ship: both decks are one; crew and enemies act in turn until one side is dead."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, BLANK, BOARDED, DECKS, NOWHERE, SPOTS, ZONES
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.enemies import FOES, NAMED
from undertow.games.everrain.cards.raiders import FIRST_RAIDER
from undertow.games.everrain.foes import draw_foe, finds_no_place, turn_away, zones_of
from undertow.games.everrain.procedures.deck_enemies import DeckPhase, Deed, put_back
from undertow.games.everrain.procedures.frays import begin
from undertow.games.everrain.procedures.raiders import lay_down
from undertow.games.everrain.procedures.wrecks import Spoils
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step


def board(table: Table, seat: int, number: int) -> None:
    """The ships are made fast; enemies whose acts make up the present one are drawn. rule: boarding.1, boarding.2"""
    table.ships[seat][s.GRAPPLE] = 1 + number
    table.tell(e.BOARDED, seat, FIRST_RAIDER + table.raiders[number][r.KIND])
    left = table.act
    while left:
        kind = draw_foe(table, left)
        if kind == NOWHERE:
            break
        table.coming.append(kind)
        left -= FOES[kind].act
    table.push(Boarding(seat, number, 0, 0))


class Boarding(SimpleProcedure):
    """A boarding, to its end. rule: boarding.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number", "turns", "sent")
    seat: int
    number: int  # of the enemy ship
    turns: int  # enemy steps so far
    sent: int  # members who have gone somewhere in this crew step, a bit for each

    @step("boarding.2")
    def place_enemies(self, table: Table, move: int) -> int:
        if table.ships[self.seat][s.HEX] == NOWHERE:  # lost to those before. rule: loss.6
            put_back(table)
        if not table.coming:
            return self.go_on()
        kind = table.coming.pop(0)
        if finds_no_place(table, self.seat, kind):
            return turn_away(table, kind)
        zone = landing(table.ships[self.seat], table.chance.below(params.FATE))
        foe = s.add_foe(table.ships[self.seat], kind, zone)
        table.tell(e.FOE_CAME, self.seat, NAMED[kind], zone)
        table.push(Deed(self.seat, foe, 1, 1, 0))  # rule: enemies.5
        return GO

    @step("boarding.4")
    def crew_step(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if ship[s.HEX] == NOWHERE:  # rule: boarding.8
            ship[s.GRAPPLE] = 0
            return DONE
        if not s.foes(ship):
            return self.go_to("boarding.7")
        if move == NO_MOVE:
            return table.ask(self.seat, CREW_STEP)
        if move == m.END:
            self.sent = 0
            return self.go_on()
        name, spot = divmod(move - m.SEND, SPOTS)
        place = s.member_of(ship, name)
        self.sent |= 1 << s.AT.index(place)
        ship[place + s.SPOT] = spot
        table.tell(e.CREW_SENT, self.seat, name, spot)
        if s.foes_in(ship, spot):
            begin(table, self.seat, spot)
        return GO

    @step("boarding.6")
    def enemy_step(self, table: Table, move: int) -> int:
        if self.turns == params.BOARDING_MOST:
            return self.go_to("rulings.22")
        self.turns += 1
        self.go_to("boarding.4")
        table.push(DeckPhase(self.seat, 1))
        return GO

    @step("boarding.7")
    def win(self, table: Table, move: int) -> int:
        raider = table.raiders.pop(self.number)
        lay_down(table, raider[r.KIND])
        table.tell(e.BOARDING_WON, self.seat, FIRST_RAIDER + raider[r.KIND])
        let_go(table, self.seat, 0)
        table.push(Spoils(self.seat, table.act))
        return DONE

    @step("rulings.22")
    def part(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        table.tell(e.SHIPS_PARTED, self.seat, FIRST_RAIDER + table.raiders[self.number][r.KIND])
        let_go(table, self.seat, s.PARTED)
        for foe in s.foes(ship):
            if ship[foe + s.FOE_ZONE] >= BOARDED:
                zone = (zones_of(ship, list(BLANK)) or zones_of(ship, list(range(ZONES))))[0]
                ship[foe + s.FOE_ZONE] = zone
                table.tell(e.FOE_MOVED, NAMED[ship[foe]], zone)
        return DONE


def let_go(table: Table, seat: int, grapple: int) -> None:
    """The ships are two again, and the crew goes below deck. rule: rulings.21"""
    ship = table.ships[seat]
    ship[s.GRAPPLE] = grapple
    for place in s.crew(ship):
        if s.on_a_deck(ship, place):
            ship[place + s.SPOT] = BELOW


def landing(ship: list[int], roll: int) -> int:
    """The zone that the fate die names, or the next one with room, as for damage. rule: boarding.2"""
    for away in range(ZONES):
        for zone in (roll - away, roll + away):
            if 0 <= zone < ZONES and s.room_in(ship, BOARDED + zone) > 0:
                return BOARDED + zone
    return BOARDED


# -- questions ---------------------------------------------------------------------------------------------------------


def deck_of(table: Table) -> list[int]:
    """The ship whose crew boards."""
    frame = table.stack[-1]
    assert isinstance(frame, Boarding)
    return table.ships[frame.seat]


def waiting(table: Table) -> list[int]:
    """Members who have gone nowhere in this crew step."""
    frame = table.stack[-1]
    assert isinstance(frame, Boarding)
    ship = table.ships[frame.seat]
    return [place for place in s.crew(ship) if not frame.sent >> s.AT.index(place) & 1]


class Assaults(Choice):
    """A member to a zone of either ship, or into a fray where one stands. rule: boarding.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = deck_of(table)
        found: list[int] = []
        for name, at in sorted([(ship[place], ship[place + s.SPOT]) for place in waiting(table)]):
            for zone in range(DECKS):
                if zone != at or s.foes_in(ship, zone):
                    found.append(m.SEND + name * SPOTS + zone)
        return found


class DeckFull(Guard):
    """Three miniatures to a zone."""

    rule = "zones.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        name, zone = divmod(move - m.SEND, SPOTS)
        ship = deck_of(table)
        return ship[s.member_of(ship, name) + s.SPOT] != zone and s.room_in(ship, zone) <= 0


class NobodyOnDeck(Guard):
    """Nobody hides below while there is somebody to send."""

    rule = "boarding.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        ship = deck_of(table)
        return len(waiting(table)) > 0 and not any([s.on_a_deck(ship, place) for place in s.crew(ship)])


CREW_STEP: Final = Question(
    "boarding", "boarding.4", [Assaults([DeckFull()]), Only([m.END], [NobodyOnDeck()])], settles=True, kind="turn"
)
