"""Drift: a sketch of The Everrain on the kernel, for one to four ships that win or lose together.

Hexes with a facing, orders, an enemy phase without a question, stories with a memory and veiled outcomes.
"""

from __future__ import annotations

from typing import Any, ClassVar

from undertow.kernel.decision import Forbidden, Only, Question
from undertow.kernel.decks import Deck
from undertow.kernel.effects import Do, Effect, Either, Instruction, May, Programs, When
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, SimpleProcedure, step
from undertow.kernel.game import Game
from undertow.kernel.log import Kinds
from undertow.kernel.moves import Vocabulary
from undertow.kernel.observation import BySeat, Observation
from undertow.kernel.state import State, copied
from undertow.kernel.zones import OPEN, Zone, Zones

RADIUS, ROUNDS = 3, 8
HEXES = [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
NUMBER = {place: number for number, place in enumerate(HEXES)}
NEXT = [[NUMBER.get((q + a, r + b), -1) for a, b in SIDES] for q, r in HEXES]

WORDS = Vocabulary()
AHEAD, LEFT, RIGHT, STOP = [WORDS.family(key) for key in ("ahead", "left", "right", "stop")]
SAIL, FIRE, END = [WORDS.family(key) for key in ("sail", "fire", "end")]
ANSWER = WORDS.family("answer", "answer", 2)

KINDS = Kinds()
MOVED = KINDS.kind("moved", "sea.1", "seat", "hex", "facing")
HIT = KINDS.kind("enemy_hit", "sea.2", "seat", "n")
ENEMY_MOVED = KINDS.kind("enemy_moved", "sea.3", "hex")
HULL = KINDS.kind("hull_lost", "sea.3", "seat", "n")
STORY = KINDS.kind("story_drawn", "sea.4", "seat", "story")
OUTCOME = KINDS.kind("outcome_told", "sea.5", "seat", "outcome")
CLUES = KINDS.kind("clues", "sea.5", "seat", "n")


def distance(one: int, two: int) -> int:
    (a, b), (c, d) = HEXES[one], HEXES[two]
    return (abs(a - c) + abs(b - d) + abs(a + b - c - d)) // 2


class Drift(State):
    fields: ClassVar[tuple[str, ...]] = (
        "where", "facing", "hull", "clues", "orders", "enemy", "enemy_hull", "deck", "told", "aside", "memory", "turn",
    )  # fmt: skip

    def set_up(self) -> None:
        n = self.seats
        self.where, self.facing, self.hull, self.clues = [NUMBER[0, 0]] * n, [0] * n, [6] * n, [0] * n
        self.orders, self.memory = [3] * n, [-1] * n
        self.enemy, self.enemy_hull, self.turn = NUMBER[3, 0], 3, 0
        self.deck, self.told, self.aside = list(self.chance.shuffled([WRECK, CALM, SIREN])), [], [RETURN]
        self.push(Turn(0))

    def end_by_length(self) -> None:
        self.end("length")

    def end(self, ending: str) -> int:
        winners = list(range(self.seats)) if ending == "won" else []
        return self.finish(winners, self.clues[:], ending, "sea.6")

    def go_on(self, seat: int, answer: int) -> None:
        self.memory[seat] = answer
        self.deck, self.aside = list(self.chance.shuffled(sorted([*self.deck, *self.aside]))), []

    def hurt(self, seat: int, n: int) -> int:
        self.hull[seat] -= n
        self.tell(HULL, seat, self.hull[seat])
        return GO if self.hull[seat] > 0 else self.end("sunk")


def clue(table: Drift, frame: Effect) -> None:
    table.clues[frame.seat] += 1
    table.tell(CLUES, frame.seat, table.clues[frame.seat])


def faithful(table: Drift, frame: Effect) -> bool:
    return table.memory[frame.seat] == 0


def outcome(number: int) -> Do:
    """Tell a veiled text; nobody can take that back."""
    return Do(lambda table, frame: table.tell(OUTCOME, frame.seat, number))


def remember(answer: int) -> Do:
    """The story goes on: its next card is shuffled into the deck."""
    return Do(lambda table, frame: table.go_on(frame.seat, answer))


def story(slug: str, *ways: list[Instruction]) -> int:
    return STORIES.card(slug, Either(f"story_{slug}", "sea.4", [ANSWER, ANSWER + 1], list(ways)))


LEAK = Do(lambda table, frame: table.hurt(frame.seat, 1))
PROGRAMS = Programs()
STORIES = Deck("story", PROGRAMS)
WRECK = story("wreck", [outcome(0), Do(clue), remember(0)], [outcome(1), LEAK, remember(1)])
CALM = story("calm", [outcome(2), May("dive", "sea.5", ANSWER, ANSWER + 1, [Do(clue), LEAK])], [outcome(3)])
SIREN = story("siren", [outcome(4), LEAK], [outcome(5), Do(clue)])
RETURN = story("return", [When(faithful, [outcome(6), Do(clue)], [outcome(7), LEAK, LEAK])], [outcome(8)])


class Story(Effect):
    programs: ClassVar[Programs] = PROGRAMS
    saved_by_name: ClassVar[dict[str, list[str]]] = {"program": PROGRAMS.names}

    @step("sea.5")
    def tell_it(self, table: Drift, move: int) -> int:
        return self.carry_out(table, move)


def out_of_arc(table: Drift, seat: int, move: int) -> bool:
    ahead = NEXT[table.where[seat]][table.facing[seat]]
    return ahead < 0 or table.enemy not in (ahead, NEXT[ahead][table.facing[seat]])


NO_ORDER = Forbidden("sea.7", lambda table, seat, move: not table.orders[seat])
NO_SEA = Forbidden("sea.1", lambda table, seat, move: move == AHEAD and NEXT[table.where[seat]][table.facing[seat]] < 0)
ORDERS = [Only([SAIL], [NO_ORDER]), Only([FIRE], [NO_ORDER, Forbidden("sea.2", out_of_arc)]), Only([END])]
TURN = Question("turn", "sea.7", ORDERS, settles=True)  # who has no order left ends the turn
STEER = Question("steer", "sea.1", [Only([AHEAD, LEFT, RIGHT, STOP], [NO_SEA])], follows="turn")


class Turn(SimpleProcedure):
    fields: ClassVar[tuple[str, ...]] = ("seat", "points")

    @step("sea.7")
    def issue_orders(self, table: Drift, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, TURN)
        if move == END:
            return self.go_to("sea.4")
        table.orders[self.seat] -= 1
        if move == SAIL:
            self.points = 2
            return self.go_on()
        table.enemy_hull -= 1
        table.tell(HIT, self.seat, table.enemy_hull)
        return GO if table.enemy_hull else table.end("won")

    @step("sea.1")
    def steer(self, table: Drift, move: int) -> int:
        if move == NO_MOVE and self.points:
            return table.ask(self.seat, STEER)
        if move in (NO_MOVE, STOP):
            return self.go_to("sea.7")
        ship = self.seat
        if move == AHEAD:
            table.where[ship] = NEXT[table.where[ship]][table.facing[ship]]
        else:
            table.facing[ship] = (table.facing[ship] + (1 if move == LEFT else 5)) % 6
        self.points -= 1
        table.tell(MOVED, ship, table.where[ship], table.facing[ship])
        return GO

    @step("sea.4")
    def draw_a_story(self, table: Drift, move: int) -> int:
        if not table.deck:
            return self.go_on()
        card = table.deck.pop()
        table.told.append(card)
        table.tell(STORY, self.seat, card)
        return self.then(table, Story(STORIES[card].program, self.seat))

    @step("sea.3")
    def the_enemy_acts(self, table: Drift, move: int) -> int:
        prey = min(range(table.seats), key=lambda seat: distance(table.enemy, table.where[seat]))
        if distance(table.enemy, table.where[prey]) <= 1:
            if table.hurt(prey, 1) == OVER:
                return OVER
        else:
            near = [place for place in NEXT[table.enemy] if place >= 0]
            table.enemy = min(near, key=lambda place: distance(place, table.where[prey]))
            table.tell(ENEMY_MOVED, table.enemy)
        table.turn += 1
        if table.turn == ROUNDS * table.seats:
            return table.end("late")
        following = (self.seat + 1) % table.seats
        table.orders[following] = min(3, table.orders[following] + 2)
        table.push(Turn(following))
        return DONE


def view(table: Drift, seat: int) -> dict[str, Any]:
    return {**{name: copied(getattr(table, name)) for name in table.fields}, "deck": len(table.deck)}


NOUNS = {"story": STORIES.slugs, "outcome": tuple([f"outcome_{number}" for number in range(9)])}
ENDINGS = ("won", "sunk", "late", "length")
ZONES = Zones(Zone("deck", "stories"), Zone("told", "stories", seen=OPEN), Zone("aside", "stories", seen=OPEN))
OBSERVATION = Observation(BySeat(4, 2, lambda table, seat, ship: [table.where[ship], table.hull[ship]]))
DECKS = (STORIES,)
GAME = Game.of_package(__name__, title="Drift", seats=(1, 4), longest=600, veiled=("outcome",))
