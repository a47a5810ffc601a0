"""The set-up, step by step."""

from __future__ import annotations

from undertow.games.abyss import events as e
from undertow.games.abyss.board import COURT
from undertow.games.abyss.cards.allies import DECK
from undertow.games.abyss.cards.locations import LOCATIONS
from undertow.games.abyss.cards.lords import LORDS
from undertow.games.abyss.procedures.turns import Turn
from undertow.games.abyss.state import Table
from undertow.kernel.flow import Procedure, step


class SetUp(Procedure):
    """The set-up."""

    def copy(self) -> Procedure:
        return SetUp().at_the_step_of(self)

    @step("setup.1")
    def shuffle_the_exploration_deck(self, table: Table, move: int) -> int:
        table.deck = table.chance.shuffled(DECK)
        return self.go_on()

    @step("setup.2")
    def reveal_six_lords(self, table: Table, move: int) -> int:
        table.lord_deck = table.chance.shuffled(list(range(len(LORDS))))
        table.court = list(table.lord_deck[:COURT])
        table.lord_at = COURT
        return self.go_on()

    @step("setup.3")
    def reveal_a_location(self, table: Table, move: int) -> int:
        table.tile_deck = table.chance.shuffled(list(range(len(LOCATIONS))))
        table.row = [table.tile_deck[0]]
        table.tile_at = 1
        return self.go_on()

    @step("setup.5")
    def threat_on_the_first_space(self, table: Table, move: int) -> int:
        table.threat = 0
        return self.go_on()

    @step("setup.7")
    def one_pearl_each(self, table: Table, move: int) -> int:
        table.pearls = [1] * table.seats
        return self.go_on()

    @step("setup.8")
    def choose_the_first_player_at_random(self, table: Table, move: int) -> int:
        first = table.chance.below(table.seats)
        table.tell(e.GAME_BEGUN, first)
        table.push(Turn(first))
        return self.go_on()
