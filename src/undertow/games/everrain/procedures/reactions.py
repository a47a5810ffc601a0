"""Death, and what the Lead Sailor and *Lay Him Down Easy* let their owner do about it."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, NOWHERE
from undertow.games.everrain.cards.traits import ENDURING
from undertow.games.everrain.cards.treasures import LAY_HIM_EASY, LEAD_SAILOR
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.reaction_menu import DEATH, SAVE, spend
from undertow.games.everrain.procedures.treasure_uses import use
from undertow.games.everrain.state import Table
from undertow.kernel.flow import DONE, NO_MOVE, SimpleProcedure, step


class LastBreath(SimpleProcedure):
    """Members are about to die, and the hold has something to say to it. rule: treasures.6"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "dead")
    seat: int
    dead: int  # how many have died

    @step("treasures.6")
    def save_one(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if ship[s.HEX] == NOWHERE or not s.dying(ship):  # lost meanwhile, or buried with others
            return DONE
        if not s.holds(ship, LEAD_SAILOR):
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, SAVE)
        if move != m.FORGO:
            spend(table, self.seat, LEAD_SAILOR)
            place = s.member_of(ship, move - m.MEMBER)
            ship[place + s.WOUNDS] = ship[place + s.STRESS] = 0
            ship[place + s.SPOT] = BELOW
            table.tell(e.SAVED, self.seat, ship[place])
        return self.go_on()

    @step("crew.13")
    def bury_the_others(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        before = len(s.crew(ship))
        bury_now(table, self.seat)
        if not s.crew(ship):
            table.push(Sinking(self.seat, 0))
            return DONE
        self.dead = before - len(s.crew(ship))
        return self.go_on()

    @step("events.6")
    def sing_for_them(self, table: Table, move: int) -> int:
        if not self.dead or not s.holds(table.ships[self.seat], LAY_HIM_EASY):
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, DEATH)
        if move != m.FORGO:
            use(table, self.seat, LAY_HIM_EASY)
        return DONE


def interrupts(table: Table, seat: int) -> bool:
    """Whether somebody dies and the hold has something to say to it: then the captain is asked first."""
    ship = table.ships[seat]
    if not (s.holds(ship, LEAD_SAILOR) or s.holds(ship, LAY_HIM_EASY)) or not s.dying(ship):
        return False
    if not any([isinstance(frame, LastBreath) and frame.seat == seat for frame in table.stack]):
        table.push(LastBreath(seat))
    return True


def bury_now(table: Table, seat: int) -> bool:
    """Whoever can take no more dies, all at once; the answer is whether anybody is left. rule: crew.13"""
    ship = table.ships[seat]
    for place in s.dying(ship):
        if s.has(ship, place, ENDURING):
            endure(table, seat, place)
        else:
            table.tell(e.DIED, seat, ship[place])
            table.let_go(seat, place)
    return len(s.crew(ship)) > 0


def endure(table: Table, seat: int, place: int) -> None:
    """An enduring member lives on without markers, with new traits, below."""
    ship = table.ships[seat]
    table.tell(e.ENDURED, seat, ship[place])
    table.lay_down_traits(ship, place)
    ship[place + s.WOUNDS] = ship[place + s.STRESS] = 0
    ship[place + s.SPOT] = BELOW
    table.draw_traits(seat, place)
