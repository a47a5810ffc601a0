"""The odds of the fray that a captain is asked about, for each way to split the dice, of every shot and every test."""

from __future__ import annotations

from undertow.games.everrain import elders, tales
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.dice import blows_of, slaying, unhurt
from undertow.games.everrain.foes import all_hits_left
from undertow.games.everrain.procedures.foe_omens import omen_serves
from undertow.games.everrain.procedures.frays import Fray, own_dice
from undertow.games.everrain.procedures.gun_menu import aimed, dice_at, target_of
from undertow.games.everrain.procedures.ports import Visit
from undertow.games.everrain.procedures.raiders import hits_left as hull_left
from undertow.games.everrain.procedures.raiders import in_range
from undertow.games.everrain.procedures.tale_menu import free_envoys, members, needs_envoy, test_chance, test_value
from undertow.games.everrain.procedures.tales import Tale
from undertow.games.everrain.state import Table
from undertow.kernel.rolls import Spread


def fray_odds(table: Table) -> list[list[int]]:
    """By evasion dice: the chance that all enemies of the zone fall, and that nobody is hurt; each as ways, of so many.

    Omens on one's own dice are counted as unpaid, and what an enemy's omen does is not weighed.
    """
    frame = table.stack[-1] if table.stack else None
    if not isinstance(frame, Fray) or table.asking.key != "evade":
        return []
    ship = table.ships[frame.seat]
    standing = s.foes_in(ship, frame.zone)
    left = all_hits_left(ship, standing)
    blows = Spread(frame.blows, [1])
    if frame.ordered:
        for foe in standing:
            serves = omen_serves(table, frame.seat, foe, 1)
            blows = blows.with_one_more(blows_of(max(0, FOES[ship[foe]].dice - 1), serves))
    dice = own_dice(ship, frame.zone, frame.ordered)
    return [[*slaying(dice - evading, left), *unhurt(blows, evading)] for evading in range(dice + 1)]


def shot_odds(table: Table) -> list[list[int]]:
    """Every shot that the captain who is asked could fire: the move, its dice, the chance to sink the enemy ship, to

    weaken the elder, or in supporting fire to hit an enemy on deck, as ways, of so many. Omens are counted as unpaid.
    """
    if (
        not table.stack
        or table.asking.key != "turn"
        or not (table.raiders or table.beast or any([s.foes(ship) for ship in table.ships]))
    ):
        return []
    seat = table.deciding
    found: list[list[int]] = []
    for move in table.moves:
        if m.FIRE <= move < m.LOOT or m.SUPPORT <= move < m.ANSWER or m.FIRE_ELDER <= move < m.PUT_OUT:
            battery, target = aimed(move)
            dice = dice_at(table, seat, battery, target_of(table, move))
            if move >= m.FIRE_ELDER:
                wanted = elders.hits_left(table)
            else:
                wanted = 1 if move >= m.SUPPORT else hull_left(table, table.raiders[target])
            found.append([move, dice, *slaying(dice, wanted)])
    return found


def threatened(table: Table) -> list[list[int]]:
    """For each enemy ship the captains whom it could attack if nothing changes. rule: enemy_ships.8"""
    return [in_range(table, raider) for raider in table.raiders]


def test_odds(table: Table) -> list[list[int]]:
    """Who could take a test of the card that is told or lies open: card, kind of test, board, value, and how many of a

    thousand such tests are passed, the Whalebone Dice thrown where they are aboard. rule: terms.2, treasures.6
    """
    found: list[list[int]] = []
    for frame in table.stack:
        if isinstance(frame, Tale):
            ship = table.ships[frame.seat]
            able = members(ship, frame.party) if frame.party else s.crew(ship)
            found = tests_of(table, frame.seat, frame.card, able)
        elif isinstance(frame, Visit):
            ship = table.ships[frame.seat]
            for card in tales.at(table, tales.OPEN):
                found += tests_of(table, frame.seat, card, free_envoys(ship) if needs_envoy(card) else s.crew(ship))
    return found


def tests_of(table: Table, seat: int, card: int, able: list[int]) -> list[list[int]]:
    """The same of one card."""
    story, ship = STORIES[card], table.ships[seat]
    found: list[list[int]] = []
    for kind in sorted({answer.test for answer in story.answers if answer.test}):
        for place in able:
            value = test_value(table, seat, place, kind, story.back)
            found.append([card, kind, ship[place], value, test_chance(ship, place, value)])
    return found
