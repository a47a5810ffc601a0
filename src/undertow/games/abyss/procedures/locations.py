"""Taking control of locations."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.abyss import events as e
from undertow.games.abyss import moves as m
from undertow.games.abyss.board import KEYS_FOR_A_LOCATION
from undertow.games.abyss.cards.locations import BLACK_SMOKERS
from undertow.games.abyss.cards.powers import CHOOSE_DRAWN
from undertow.games.abyss.cards.traits import THREE_KEYS
from undertow.games.abyss.frames import Controlling
from undertow.games.abyss.procedures import location_menu as menu
from undertow.games.abyss.state import Table
from undertow.kernel.flow import DONE, NO_MOVE, Procedure, step


class Control(Controlling):
    """Taking control of a location with three keys."""

    def copy(self) -> Procedure:
        return Control(self.seat, self.spent, self.tokens_spent).at_the_step_of(self)

    @step("locations.2")
    def take_a_location_or_draw(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, menu.CONTROL)
        if move >= m.DRAW:
            table.draw_tiles(move - m.DRAW + 1)
            return self.go_on()
        table.take_from_row(move - m.LOCATION)
        return self.go_on()

    @step("locations.3")
    def keep_one_of_the_drawn(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            if len(table.drawn) > 1:
                return table.ask(self.seat, CHOOSE_DRAWN)
            return self.go_on()
        table.choose_drawn(move - m.LOCATION)
        return self.go_on()

    @step("locations.7")
    def spend_three_keys(self, table: Table, move: int) -> int:
        while self.spent < KEYS_FOR_A_LOCATION:
            if move == NO_MOVE:
                ways = menu.TOKEN_KEYS.legal(table, self.seat) + menu.LORD_KEYS.legal(table, self.seat)
                if len(ways) > 1 and table.keys_at_hand(self.seat) > KEYS_FOR_A_LOCATION - self.spent:
                    return table.ask(self.seat, menu.SPEND)
                move = ways[0]
            if move == m.KEY_TOKEN:
                table.keys[self.seat] -= 1
                self.tokens_spent += 1
                self.spent += 1
            else:
                lord = move - m.KEY_LORD
                self.spent += KEYS_FOR_A_LOCATION if THREE_KEYS >> lord & 1 else 1
                table.slide_under(self.seat, lord, table.drawn[0])
            move = NO_MOVE
        if self.tokens_spent:
            table.tell(e.KEYS_SPENT, self.seat, self.tokens_spent)
        return self.go_on()

    @step("locations.1")
    def control_it(self, table: Table, move: int) -> int:
        table.control(self.seat, table.drawn[0])
        return DONE


class Smokers(Procedure):
    """The Black Smokers, exchanged for any location of the deck."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return Smokers(self.seat).at_the_step_of(self)

    @step("tiles.black_smokers")
    def exchange_them(self, table: Table, move: int) -> int:
        if not table.tiles_left():
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, menu.EXCHANGE)
        if move == m.PASS:
            return DONE
        tile = move - m.LOCATION
        rest = [other for other in table.tile_deck[table.tile_at :] if other != tile]
        table.tile_deck = table.chance.shuffled(sorted(rest))
        table.tile_at = 0
        own = table.locations[self.seat]
        own[own.index(BLACK_SMOKERS)] = tile
        table.removed.append(BLACK_SMOKERS)
        table.move_lords_under(BLACK_SMOKERS, tile)
        table.tell(e.SMOKERS_EXCHANGED, self.seat, tile)
        return DONE
