"""The instructions that cards are made of. Whom a card calls "you" is ``frame.seat``."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    DAGON,
    DEEP,
    HYDRA,
    ROOM_ROLLED,
    TRAVEL,
)
from undertow.games.unfathomable.procedures.chaos import shuffle_treachery_in
from undertow.games.unfathomable.procedures.choices import TopWaypoints
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.decks import remove_top_items
from undertow.games.unfathomable.procedures.defeat import SUPPLY, DefeatCharacter, DefeatPassenger, DefeatSeveral
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.effects import Effects, Instruction
from undertow.games.unfathomable.procedures.monsters import Surge
from undertow.games.unfathomable.procedures.mythos import activation
from undertow.games.unfathomable.procedures.passengers import Risk
from undertow.games.unfathomable.procedures.rooms import gain_item, waypoint_to_the_top
from undertow.games.unfathomable.procedures.skills import Discards
from undertow.games.unfathomable.procedures.tracks import Ritual, Travel, look_at_waypoints, reset, retreat
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Only, Question
from undertow.kernel.flow import GO, NO_MOVE, OVER

# Whom an order means.
YOU: Final = 0
CAPTAIN: Final = 1
KEEPER: Final = 2
CURRENT: Final = 3
CHARACTER: Final = 10  # and the character: whom a green card names, whoever decides (ruling: green_cards)


def who(table: Table, frame: Effects, whom: int) -> int:
    """The seat that an order means."""
    if whom >= CHARACTER:
        return table.seat_of(whom - CHARACTER)
    if whom == CAPTAIN:
        return table.titles[0]
    if whom == KEEPER:
        return table.titles[1]
    return table.current if whom == CURRENT else frame.seat


class Lose(Instruction):
    """Lose a resource."""

    def __init__(self, resource: int, n: int = 1) -> None:
        self.resource = resource
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        return table.lose(self.resource, self.n)


class Gain(Instruction):
    """Gain a resource."""

    def __init__(self, resource: int, n: int = 1) -> None:
        self.resource = resource
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        return table.gain(self.resource, self.n)


class RollDie(Instruction):
    """Roll the die; what follows looks at ``table.die``."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(Roll())
        return GO


class RiskPassengers(Instruction):
    """Risk passengers; ``table.risked`` counts from 0."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.risked = 0
        table.push(Risk(self.n))
        return GO


class DamageShip(Instruction):
    """Damage the ship."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(Damage())
        return GO


class DamageRoom(Instruction):
    """Damage a certain room."""

    def __init__(self, space: int) -> None:
        self.space = space

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(Damage(self.space))
        return GO


class TreacheryIn(Instruction):
    """Shuffle treachery cards into the chaos deck."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        return shuffle_treachery_in(table, self.n)


class Spawn(Instruction):
    """Deep Ones spawn in a space, or in the Deep."""

    def __init__(self, space: int, n: int = 1) -> None:
        self.space = space
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        return table.spawn(self.space, self.n)


class SpawnInEach(Instruction):
    """One Deep One spawns in each of several spaces."""

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for space in range(self.first, self.last):
            if table.spawn(space) == OVER:
                return OVER
        return GO


class SpawnWhereRolled(Instruction):
    """Deep Ones spawn in the room that the die says."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        return table.spawn(ROOM_ROLLED[table.die], self.n)


class SpawnWhereDamaged(Instruction):
    """Deep Ones spawn in the room that was just damaged, if one was."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        return table.spawn(table.hit, self.n) if table.hit >= 0 else GO


class AllRise(Instruction):
    """Roll; all monsters in the Deep move to the matching water space."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(Surge(1 << HYDRA | 1 << DAGON))
        return GO


class Activate(Instruction):
    """Resolve an activation icon. rule: activations.3, activations.3a"""

    def __init__(self, icon: int) -> None:
        self.icon = icon

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(activation(self.icon))  # rule: mythos.23
        return GO


class Advance(Instruction):
    """Advance a track."""

    def __init__(self, track: int, n: int = 1) -> None:
        self.track = track
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(Travel(self.n) if self.track == TRAVEL else Ritual(self.n))
        return GO


class Retreat(Instruction):
    """Retreat a track; where the card says so, a step that is not possible costs fuel."""

    def __init__(self, track: int, n: int = 1, fuel: bool = False) -> None:
        self.track = track
        self.n = n
        self.fuel = fuel

    def do(self, table: Table, frame: Effects, move: int) -> int:
        return retreat(table, self.track, self.n, self.fuel)


class Reset(Instruction):
    """Reset a track."""

    def __init__(self, track: int) -> None:
        self.track = track

    def do(self, table: Table, frame: Effects, move: int) -> int:
        return reset(table, self.track)


class MonarchsToTheDeep(Instruction):
    """Both monarchs move to the Deep."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for monarch in (HYDRA, DAGON):
            table.move_monarch(monarch, DEEP)  # rule: deep.1
        return GO


class MoveTo(Instruction):
    """Somebody moves to a space; out of the Brig only if the card says so."""

    def __init__(self, space: int, whom: int = YOU) -> None:
        self.space = space
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        seat = who(table, frame, self.whom)
        if not table.in_brig(seat):  # rule: brig.4c
            table.place(seat, self.space)
        return GO


class Defeat(Instruction):
    """Somebody is defeated."""

    def __init__(self, whom: int = YOU) -> None:
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(DefeatCharacter(who(table, frame, self.whom)))
        return GO


class DefeatHumansWhereRolled(Instruction):
    """All humans in the room that the die says are defeated."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(DefeatSeveral(table.humans_in(ROOM_ROLLED[table.die])))
        return GO


class DefeatInTheSupply(Instruction):
    """A passenger in the supply is defeated."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(DefeatPassenger(SUPPLY))
        return GO


class DiscardCards(Instruction):
    """Somebody discards skill cards of their choice."""

    def __init__(self, n: int, whom: int = YOU) -> None:
        self.n = n
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(Discards(who(table, frame, self.whom), self.n))
        return GO


class DiscardHand(Instruction):
    """Somebody discards the whole hand."""

    def __init__(self, whom: int = YOU) -> None:
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        seat = who(table, frame, self.whom)
        for card in table.hands[seat][:]:
            table.discard(seat, card)
        return GO


class DrawItem(Instruction):
    """Somebody draws an item."""

    def __init__(self, whom: int = YOU) -> None:
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if table.item_deck:  # rule: items.4
            table.item_known.pop()
            gain_item(table, who(table, frame, self.whom), table.item_deck.pop())
        return GO


class RemoveTopItems(Instruction):
    """The top items leave the game unseen."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        remove_top_items(table, self.n)
        return GO


class KeepMythosCard(Instruction):
    """The mythos card stays in a play area. rule: abilities.11"""

    def __init__(self, whom: int = YOU) -> None:
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        seat = who(table, frame, self.whom)
        if table.crisis:
            card = table.crisis.pop()
            table.kept[seat].append(card)
            table.tell(e.MYTHOS_KEPT, seat, card)
        return GO


class Nothing(Instruction):
    """Nothing happens: the card says so."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        return GO


class LookAtWaypoints(Instruction):
    """Whoever decides looks at the top waypoints; what becomes of them is the next instruction's business."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        look_at_waypoints(table, frame.seat, self.n)
        return GO


class WaypointOnTop(Instruction):
    """Of the two top waypoints one stays on top, the other goes under the deck."""

    def __init__(self, rule: str) -> None:
        self.question = Question("waypoint_on_top", rule, [TopWaypoints()])

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if len(table.waypoint_deck) < 2:
            return GO
        if move == NO_MOVE:
            return table.ask(frame.seat, self.question)
        waypoint_to_the_top(table, frame.seat, move - m.WAYPOINT, 2)
        return GO


class DeepOnesReturn(Instruction):
    """All Deep Ones on the board return to the supply; those in the Deep only if the card says so."""

    def __init__(self, deep: bool = False) -> None:
        self.deep = deep

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for space in range(DEEP + 1 if self.deep else DEEP):  # ruling: family_ties
            table.defeat_deep_ones(space, table.deep_ones[space])
        return GO


class RemoveItem(Instruction):
    """An item leaves the game, wherever it lies open."""

    def __init__(self, item: int) -> None:
        self.item = item

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for seat in range(table.seats):
            if self.item in table.items[seat]:
                table.remove_item(seat, self.item)
        return GO


class RemoveAllItems(Instruction):
    """All items of somebody leave the game."""

    def __init__(self, whom: int = YOU) -> None:
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        seat = who(table, frame, self.whom)
        for item in table.items[seat][:]:
            table.remove_item(seat, item)
        return GO


class DiscardKept(Instruction):
    """A mythos card that somebody keeps is discarded."""

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for seat in range(table.seats):
            if self.card in table.kept[seat]:
                table.kept[seat].remove(self.card)
                table.mythos_discard.append(self.card)
                table.tell(e.KEPT_CARD_DISCARDED, seat, self.card)
        return GO


# -- for spells and crises with a check --------------------------------------------------------------------------------


class GainAny(Instruction):
    """Gain one of any resource."""

    def __init__(self, question: str, rule: str) -> None:
        self.question = Question(question, rule, [Only([m.RESOURCE + resource for resource in range(4)])])

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(frame.seat, self.question)
        return table.gain(move - m.RESOURCE)


class PassTitleOn(Instruction):
    """A title goes to the next in line. rule: titles.4"""

    def __init__(self, title: int) -> None:
        self.title = title

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.pass_title(self.title, table.heir(self.title, table.titles[self.title]))
        return GO
