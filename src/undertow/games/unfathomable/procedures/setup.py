"""The set-up, step by step (Appendix IV)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    CAPTAIN,
    CULTIST,
    DECK,
    DEEP,
    DIAL,
    HUMAN,
    HYBRID,
    KEEPER,
    LOYALTY_DECK,
    PASSENGER_TOKENS,
)
from undertow.games.unfathomable.cards.characters import CHARACTERS, STARTS, SUCCESSION, SUGGESTED
from undertow.games.unfathomable.cards.damage import DAMAGE_CARDS
from undertow.games.unfathomable.cards.items import ITEMS
from undertow.games.unfathomable.cards.mythos import CARDS
from undertow.games.unfathomable.cards.spells import SPELLS
from undertow.games.unfathomable.cards.waypoints import WAYPOINTS
from undertow.games.unfathomable.procedures.chaos import build_chaos_deck
from undertow.games.unfathomable.procedures.skills import FROM_THE_SET, ChooseSkills, skill_set
from undertow.games.unfathomable.procedures.tracks import deal_loyalty
from undertow.games.unfathomable.procedures.turns import Turn
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import DONE, NO_MOVE, Procedure, step

FIRST_CARDS: Final = 3
# Without the Cultist. rule: no_cultist.2
NO_CULTIST_DIALS: Final = (7, 6, 6, 7)
START_DEEP_ONES: Final = ((0, 2), (1, 2), (8, 1), (9, 1))  # space and number; ruling: starting_figures
START_PASSENGERS: Final = (10, 11)


class SetUp(Procedure):
    """Laying everything out, up to the first turn."""

    fields: ClassVar[tuple[str, ...]] = ("first", "asked")

    def __init__(self, first: int = 0, asked: int = 0) -> None:
        super().__init__()
        self.first = first
        self.asked = asked

    def copy(self) -> Procedure:
        return SetUp(self.first, self.asked).at_the_step_of(self)

    @step("setup.3")
    def set_the_dials(self, table: Table, move: int) -> int:
        without = table.options["no_cultist"] and table.seats in (4, 6)
        shift: int = table.options["balance"]  # rule: difficulty.1, difficulty.2, difficulty.3
        table.dials = [(NO_CULTIST_DIALS[i] if without else DIAL) + shift for i in range(4)]
        return self.go_on()

    @step("setup.4")
    def mix_the_passengers(self, table: Table, move: int) -> int:
        tokens = [kind for kind, n in enumerate(PASSENGER_TOKENS) for _ in range(n)]
        table.passenger_supply = list(table.chance.shuffled(tokens))
        return self.go_on()

    @step("setup.5")
    def shuffle_the_skill_cards(self, table: Table, move: int) -> int:
        table.decks = [list(table.chance.shuffled(deck)) for deck in table.decks]
        return self.go_on()

    @step("setup.6")
    def shuffle_damage_and_mythos(self, table: Table, move: int) -> int:
        table.damage_deck = list(table.chance.shuffled(list(range(DAMAGE_CARDS))))
        table.damage_known = [0] * DAMAGE_CARDS
        table.mythos = list(table.chance.shuffled(list(range(len(CARDS)))))
        table.mythos_known = [0] * len(CARDS)
        return self.go_on()

    @step("setup.7")
    def place_monsters_and_passengers(self, table: Table, move: int) -> int:
        table.monarchs = [DEEP, DEEP]
        for space, n in START_DEEP_ONES:
            table.deep_ones[space] = n
        for space in START_PASSENGERS:
            table.passengers[space - DECK].append(table.passenger_supply.pop())
        return self.go_on()

    @step("setup.8")
    def build_the_chaos_deck(self, table: Table, move: int) -> int:
        build_chaos_deck(table)
        self.first = table.chance.below(table.seats)
        table.current = self.first
        table.tell(e.GAME_BEGUN, self.first)
        return self.go_on()

    @step("setup.9")
    def choose_characters(self, table: Table, move: int) -> int:
        how = table.options["characters"]
        while self.asked < table.seats:
            seat = (self.first + self.asked) % table.seats
            if how == "choose":
                if move == NO_MOVE:
                    return table.ask(seat, CHOOSE_CHARACTER)
                character = move - m.CHARACTER
            elif how == "random":
                free = [other for other in range(CHARACTERS) if other not in table.characters]
                character = free[table.chance.below(len(free))]
            else:
                character = SUGGESTED[table.seats][self.asked]
            table.characters[seat] = character
            table.tell(e.CHARACTER_CHOSEN, seat, character)
            self.asked += 1
            move = NO_MOVE
        return self.go_on()

    @step("setup.10")
    def take_feats(self, table: Table, move: int) -> int:
        table.feats = [1] * table.seats  # rule: feats.2
        return self.go_on()

    @step("setup.11")
    def take_starting_items(self, table: Table, move: int) -> int:
        for seat in range(table.seats):
            table.give_item(seat, table.characters[seat])
        others = [item for item in range(ITEMS) if item not in table.characters]
        table.item_deck = list(table.chance.shuffled(others))
        table.item_known = [0] * len(others)
        return self.go_on()

    @step("setup.12")
    def place_characters(self, table: Table, move: int) -> int:
        table.where = [STARTS[character] for character in table.characters]
        self.asked = 1
        return self.go_on()

    @step("setup.13")
    def draw_first_cards(self, table: Table, move: int) -> int:
        if self.asked == table.seats:
            return self.go_on()
        seat = (self.first + self.asked) % table.seats
        self.asked += 1
        if table.options["first_game"]:  # ruling: first_game
            skills = skill_set(table, seat)
            for skill in range(5):
                if skills[skill]:
                    table.draw_skill(seat, skill, skills[skill])
        else:
            table.push(ChooseSkills(seat, FIRST_CARDS, FROM_THE_SET, FIRST_CARDS, [0] * 6))
        return 0

    @step("setup.14")
    def give_the_captain_the_waypoints(self, table: Table, move: int) -> int:
        table.waypoint_deck = list(table.chance.shuffled(list(range(WAYPOINTS))))
        table.waypoint_known = [0] * WAYPOINTS
        table.pass_title(CAPTAIN, first_in_line(table, CAPTAIN))
        return self.go_on()

    @step("setup.15")
    def give_the_keeper_the_spells(self, table: Table, move: int) -> int:
        table.spell_deck = list(table.chance.shuffled(list(range(SPELLS))))
        table.spell_known = [0] * SPELLS
        table.pass_title(KEEPER, first_in_line(table, KEEPER))
        return self.go_on()

    @step("setup.16")
    def build_the_loyalty_deck(self, table: Table, move: int) -> int:
        humans, hybrids, cultists = LOYALTY_DECK[table.seats]
        if cultists and (table.options["no_cultist"] or table.options["first_game"]):  # rule: no_cultist.1
            humans, cultists = humans + 1, 0
        cards = [HUMAN] * humans + [HYBRID] * hybrids + [CULTIST] * cultists
        table.loyalty_deck = list(table.chance.shuffled(cards))
        return self.go_on()

    @step("setup.17")
    def deal_loyalty_cards(self, table: Table, move: int) -> int:
        if not table.options["first_game"]:
            deal_loyalty(table)
        table.push(Turn(self.first))
        return DONE


def first_in_line(table: Table, title: int) -> int:
    """Who has a title at the beginning. rule: titles.2"""
    for character in SUCCESSION[title]:
        if character in table.characters:
            return table.characters.index(character)
    raise AssertionError("no characters")


class FreeCharacters(Choice):
    """The characters that nobody has chosen yet."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.CHARACTER + character for character in range(CHARACTERS) if character not in table.characters]


CHOOSE_CHARACTER: Final = Question("choose_character", "setup.9", [FreeCharacters()])
