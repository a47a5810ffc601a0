"""Enemy ships: how they come, hunt, attack, sail for their destination, arrive or sink."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.crew import CORVANE
from undertow.games.everrain.cards.raiders import FIRST_RAIDER, RAIDERS, Raider
from undertow.games.everrain.cards.treasures import FORGED_COLOURS
from undertow.games.everrain.dice import EVASION, throw, throw_enemy
from undertow.games.everrain.hexes import SIDES, TILE_HEXES, heading_to
from undertow.games.everrain.procedures.deck_enemies import spawn
from undertow.games.everrain.procedures.losses import Sinking, mark_wreck, wreck_site
from undertow.games.everrain.procedures.omens import pay_for
from undertow.games.everrain.procedures.reaction_menu import ATTACK, spend
from undertow.games.everrain.sight import is_clear
from undertow.games.everrain.state import RAIDER_PILE, Table
from undertow.games.everrain.tiles import ROUGH
from undertow.games.everrain.ways import Ways, blocking, is_target, left_to
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, Procedure, SimpleProcedure, step

BOARDERS_ACT: Final = 1  # only enemies of this act come from an enemy ship

# -- arrival -----------------------------------------------------------------------------------------------------------


def arrive(table: Table, wanted: int) -> int:
    """An enemy ship appears, on a start space or beside the first player. rule: enemy_ships.1"""
    kind = table.draw_raider()
    return GO if kind == NOWHERE else place(table, kind, wanted)  # NOWHERE: all cards are at sea, nothing fits


def place(table: Table, kind: int, wanted: int) -> int:
    """An enemy ship of a kind comes; without a miniature the agenda goes on. rule: enemy_ships.2"""
    if len(table.raiders) >= params.RAIDERS_MOST:
        lay_down(table, kind)
        table.tell(e.RAIDER_MISSING, FIRST_RAIDER + kind)
        return table.advance_agenda(RAIDERS[kind].hits + table.seats)
    at = nearest_free(table, wanted if wanted != NOWHERE else beside_the_first(table))
    goal = destination(table, at)  # rule: enemy_ships.5
    chart = table.chart
    table.raiders.append([kind, at, heading_to(chart.place[at], chart.place[goal]), 0, goal, 0])
    table.tell(e.RAIDER_CAME, FIRST_RAIDER + kind)
    return GO


def lay_down(table: Table, kind: int) -> None:
    """Its card is discarded, if it has one."""
    if RAIDERS[kind].copies:
        table.discards[RAIDER_PILE].append(kind)


def drawn(table: Table, found: list[int]) -> int:
    """One of several, by chance."""
    return found[table.chance.below(len(found))] if len(found) > 1 else found[0]


def beside_the_first(table: Table) -> int:
    """A calm hex of the first player's tile, else a rough one. rule: enemy_ships.4, rulings.9"""
    ship, chart = table.ships[table.first], table.chart
    here = ship[s.HEX] if ship[s.HEX] != NOWHERE else ship[s.WRECK]
    first = here // TILE_HEXES * TILE_HEXES
    sea = [number for number in range(first, first + TILE_HEXES) if not chart.is_land(number)]
    calm = [number for number in sea if chart.kind[number] != ROUGH]
    free = [number for number in calm if not table.is_taken(NOWHERE, number)]
    return drawn(table, free or calm or sea)


def nearest_free(table: Table, wanted: int) -> int:
    """This hex, or the nearest sea hex without a ship. rule: rulings.9"""
    chart = table.chart
    free = [at for at in range(len(chart.kind)) if not chart.is_land(at) and not table.is_taken(NOWHERE, at)]
    least = min([chart.apart(wanted, at) for at in free])
    return drawn(table, [at for at in free if chart.apart(wanted, at) == least])


def destination(table: Table, at: int) -> int:
    """The sea hex farthest away within reach. rule: enemy_ships.6"""
    chart = table.chart
    sea = [goal for goal in range(len(chart.kind)) if not chart.is_land(goal) and goal != at]
    near = [goal for goal in sea if chart.apart(at, goal) <= params.FARTHEST]
    most = max([chart.apart(at, goal) for goal in near])
    return drawn(table, [goal for goal in near if chart.apart(at, goal) == most])


# -- activation --------------------------------------------------------------------------------------------------------


class Raid(Procedure):
    """One enemy ship activates. rule: enemy_ships.7"""

    fields: ClassVar[tuple[str, ...]] = ("number", "moves", "hits", "omens", "target", "position", "boards")

    def __init__(
        self, number: int, moves: int = 0, hits: int = 0, omens: int = 0, target: int = NOWHERE,
        position: int = NOWHERE, boards: int = 0,
    ) -> None:  # fmt: skip
        super().__init__()
        self.number = number
        self.moves = moves
        self.hits = hits
        self.omens = omens
        self.target = target  # a seat
        self.position = position  # from which it attacks
        self.boards = boards  # enemies for the target's deck

    def copy(self) -> Procedure:
        return Raid(
            self.number, self.moves, self.hits, self.omens, self.target, self.position, self.boards
        ).at_the_step_of(self)

    @step("enemy_ships.7")
    def roll(self, table: Table, move: int) -> int:
        raider = table.raiders[self.number]
        raider[r.ACTED] = 1
        counts = throw_enemy(table.chance, RAIDERS[raider[r.KIND]].dice)
        self.moves, self.hits, self.omens = counts
        table.tell(e.RAIDER_ROLLED, FIRST_RAIDER + raider[r.KIND], *counts)
        return self.go_on()

    @step("enemy_ships.8")
    def choose_a_target(self, table: Table, move: int) -> int:
        raider = table.raiders[self.number]
        found: list[tuple[int, int, int]] = []  # cost, seat, position
        ways = Ways(table, raider[r.AT], raider[r.HEADING], params.HUNT)
        for seat in in_range(table, raider):
            positions = positions_against(table, raider, seat, ways)
            if positions:
                at = drawn(table, positions)
                found.append((ways.cost[at], seat, at))
        if found:
            least = min(found)[0]
            best = [number for number, row in enumerate(found) if row[0] == least]
            _, self.target, self.position = found[drawn(table, best)]  # rule: enemy_ships.10
        return self.go_on()

    @step("treasures.6")
    def be_shown_colours(self, table: Table, move: int) -> int:
        """Forged Colours, where it could attack: it lets the ship be and sails on."""
        if self.target == NOWHERE or not s.holds(table.ships[self.target], FORGED_COLOURS):
            return self.go_on()
        if (not self.hits and not self.omens) or self.cost(table) > self.moves:
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.target, ATTACK)
        if move != m.FORGO:
            spend(table, self.target, FORGED_COLOURS)
            table.tell(e.LET_BE, self.target, FIRST_RAIDER + table.raiders[self.number][r.KIND])
            self.target = NOWHERE
        return self.go_on()

    @step("dice.6")
    def use_the_omen(self, table: Table, move: int) -> int:
        raider = table.raiders[self.number]
        if not self.omens or not self.omen_serves(table, raider):
            return self.go_on()
        row = RAIDERS[raider[r.KIND]]
        self.omens -= 1
        table.tell(e.RAIDER_OMEN, FIRST_RAIDER + raider[r.KIND])
        if row.omen == r.BOOST:
            self.moves += row.n
        elif row.omen == r.VOLLEY:
            self.hits += row.n
        elif row.omen == r.BOARD:
            self.boards = row.n
        elif row.omen == r.COINS:
            ship = table.ships[self.target]
            lost = min(row.n, ship[s.COINS])
            ship[s.COINS] -= lost
            table.tell(e.COINS_LOST, self.target, lost)
        elif row.omen == r.STRESS:
            sing(table, self.target, row)
        elif table.advance_agenda(row.n) == OVER:
            return OVER
        return self.go_on()

    def omen_serves(self, table: Table, raider: list[int]) -> bool:
        """Whether its omen can do anything now."""
        omen = RAIDERS[raider[r.KIND]].omen
        if omen in (r.BOOST, r.AGENDA):
            return True
        if self.target == NOWHERE:
            return False
        ship = table.ships[self.target]
        if omen == r.COINS:
            return ship[s.COINS] > 0
        if omen in (r.VOLLEY, r.BOARD):
            return self.cost(table) <= self.moves
        return any([s.on_deck(ship, place) and not s.is_board(ship, place, CORVANE) for place in s.crew(ship)])

    def cost(self, table: Table) -> int:
        """What it is to the position from which it attacks."""
        raider = table.raiders[self.number]
        return Ways(table, raider[r.AT], raider[r.HEADING], params.HUNT).cost[self.position]

    @step("enemy_ships.14")
    def manoeuvre(self, table: Table, move: int) -> int:
        if self.target == NOWHERE or table.ships[self.target][s.HEX] == NOWHERE:
            return self.go_to("enemy_ships.9")
        raider = table.raiders[self.number]
        ways = Ways(table, raider[r.AT], raider[r.HEADING], params.HUNT)
        course = [at for at in ways.course(self.position) if ways.cost[at] <= self.moves]
        while course and course[-1] != self.position and is_full(table, raider, course[-1] // SIDES):
            course.pop()
        if course:
            self.moves -= ways.cost[course[-1]]
            outcome = follow(table, self.number, course)
            if outcome != GO:
                return outcome
        if raider[r.AT] * SIDES + raider[r.HEADING] != self.position:
            return self.go_to("enemy_ships.9")
        return self.go_on()

    @step("enemies.1")
    def send_boarders(self, table: Table, move: int) -> int:
        if self.boards:
            self.boards -= 1
            spawn(table, self.target, BOARDERS_ACT)
            return GO
        if table.ships[self.target][s.HEX] == NOWHERE or not self.hits:
            return self.go_to("enemy_ships.9")
        raider = table.raiders[self.number]
        table.tell(e.RAIDER_ATTACKED, FIRST_RAIDER + raider[r.KIND], self.target, self.hits)
        hits, self.hits = self.hits, 0
        return self.then(table, Salvo(self.target, hits))

    @step("enemy_ships.9")
    def sail_on(self, table: Table, move: int) -> int:
        moves = self.moves + self.hits // params.PAIR + self.omens // params.PAIR  # rule: dice.7
        outcome = follow(table, self.number, course_home(table, self.number, moves)) if moves else GO
        return DONE if outcome == GO else outcome


class Salvo(SimpleProcedure):
    """Hits on a player's ship: the crew evade, what is left destroys posts. rule: enemy_ships.13"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "hits", "evades", "signs")
    seat: int
    hits: int
    evades: int
    signs: int  # omens on evasion dice

    @step("enemy_ships.13")
    def roll_to_evade(self, table: Table, move: int) -> int:
        self.evades, self.signs = throw(table.chance, EVASION, s.evasion_dice(table.ships[self.seat]))
        return self.go_on()

    @step("dice.4")
    def pay_for_omens(self, table: Table, move: int) -> int:
        paid = pay_for(table, self.seat, move, self.signs > 0 and self.evades < self.hits)
        if paid == GO:
            self.signs -= 1
            self.evades += 1
        return self.go_on() if paid == DONE else paid

    @step("enemy_ships.15")
    def strike(self, table: Table, move: int) -> int:
        if self.evades:
            table.tell(e.EVADED, self.seat, min(self.evades, self.hits))
        batter(table, self.seat, self.hits - self.evades)
        return DONE


def batter(table: Table, seat: int, n: int) -> None:
    """So much damage; a ship without a whole post, or without a crew, is lost. rule: damage.2"""
    for _ in range(n):
        if not table.damage(seat):
            table.push(Sinking(seat, 0))
            return


def in_range(table: Table, raider: list[int]) -> list[int]:
    """Captains whose ships it may attack. rule: enemy_ships.8, enemy_ships.16"""
    chart, reach = table.chart, RAIDERS[raider[r.KIND]].reach
    found: list[int] = []
    for seat, ship in enumerate(table.ships):
        at = ship[s.HEX]
        if not is_target(table, at) or chart.apart(raider[r.AT], at) > reach:
            continue
        if is_clear(chart.place[raider[r.AT]], chart.place[at], blocking(table, raider[r.AT], at)):
            found.append(seat)
    return found


def positions_against(table: Table, raider: list[int], seat: int, ways: Ways) -> list[int]:
    """The cheapest positions from which its vector covers a ship in free sight. rule: enemy_ships.14"""
    chart, goal = table.chart, table.ships[seat][s.HEX]
    q, p = chart.place[goal]
    vectors = RAIDERS[raider[r.KIND]].vector
    blocked = blocking(table, raider[r.AT], goal)
    found: list[int] = []
    for position, cost in ways.cost.items():  # cheapest first
        if found and cost > ways.cost[found[0]]:
            break
        hexagon, heading = divmod(position, SIDES)
        place = chart.place[hexagon]
        if (q - place[0], p - place[1]) not in vectors[heading] or is_full(table, raider, hexagon):
            continue
        if is_target(table, hexagon) and is_clear(place, (q, p), blocked):  # nobody fires out of a port. rule: sight.4
            found.append(position)
    return sorted(found)


def is_full(table: Table, raider: list[int], hexagon: int) -> bool:
    """Whether another ship is there. rule: rulings.8"""
    others = [other[r.AT] for other in table.raiders if other is not raider] + [ship[s.HEX] for ship in table.ships]
    return hexagon in others


def course_home(table: Table, number: int, moves: int) -> list[int]:
    """The way that brings it nearest to its destination. rule: enemy_ships.9"""
    raider = table.raiders[number]
    ways = Ways(table, raider[r.AT], raider[r.HEADING], moves)
    left = left_to(table, raider[r.GOAL])
    here = raider[r.AT] * SIDES + raider[r.HEADING]
    ends = [
        at
        for at in ways.cost
        if at in left and (at == here or at // SIDES == raider[r.GOAL] or not is_full(table, raider, at // SIDES))
    ]
    if not ends:
        return []
    least = min([left[at] for at in ends])
    return ways.course(drawn(table, sorted([at for at in ends if left[at] == least])))


def follow(table: Table, number: int, course: list[int]) -> int:
    """Sail a course; storms and the destination are met at every step. The answer: GO while it is at sea."""
    raider = table.raiders[number]
    if not course:
        return GO
    table.tell(e.RAIDER_SAILED, FIRST_RAIDER + raider[r.KIND], len(course))
    for position in course:
        hexagon, heading = divmod(position, SIDES)
        before, after = table.storms_over(raider[r.AT]), table.storms_over(hexagon)
        turned = heading != raider[r.HEADING] and before > 0
        raider[r.AT], raider[r.HEADING] = hexagon, heading
        if not harm(table, number, int(turned) + int(after & ~before > 0) + int(before & ~after > 0)):
            return DONE
        if hexagon == raider[r.GOAL]:
            return OVER if end_voyage(table, number) == OVER else DONE
    return GO


def harm(table: Table, number: int, n: int) -> bool:
    """Storms hurt it as they hurt players' ships; the answer is whether it floats. rule: rulings.12"""
    raider = table.raiders[number]
    if not n:
        return True
    table.tell(e.RAIDER_BATTERED, FIRST_RAIDER + raider[r.KIND])
    return wound_raider(table, number, n)


def hits_left(table: Table, raider: list[int]) -> int:
    """Its hit points, less its wounds. rule: terms.4"""
    return RAIDERS[raider[r.KIND]].hits + table.seats - raider[r.WOUNDS]


def wound_raider(table: Table, number: int, n: int) -> bool:
    """Hits on an enemy ship; without hit points it sinks and leaves a wreck. rule: enemy_ships.12"""
    raider = table.raiders[number]
    raider[r.WOUNDS] += n
    if hits_left(table, raider) > 0:
        return True
    table.raiders.pop(number)
    lay_down(table, raider[r.KIND])
    table.tell(e.RAIDER_SUNK, FIRST_RAIDER + raider[r.KIND])
    mark_wreck(table, wreck_site(table, raider[r.AT]))
    return False


def end_voyage(table: Table, number: int) -> int:
    """It has arrived: the agenda goes on by its hit points, its card goes back. rule: enemy_ships.11"""
    raider = table.raiders.pop(number)
    if RAIDERS[raider[r.KIND]].copies:
        table.piles[RAIDER_PILE] = sorted([*table.piles[RAIDER_PILE], raider[r.KIND]])
    table.tell(e.RAIDER_ARRIVED, FIRST_RAIDER + raider[r.KIND])
    return table.advance_agenda(hits_left(table, raider))


def sing(table: Table, seat: int, row: Raider) -> None:
    """Everybody on the target's deck takes stress; Corvane hears nothing."""
    ship = table.ships[seat]
    for place in s.crew(ship):
        if s.on_deck(ship, place) and not s.is_board(ship, place, CORVANE):
            table.stress(seat, place, row.n)
    if not table.bury(seat):
        table.push(Sinking(seat, 0))
