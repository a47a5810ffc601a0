"""Story cards, treasures, elders and verbs, taken apart for ``halves.py``.

Of a story card a part is its deck, each price, test and demand, and every clause of each answer and result, with every
arm that hangs on an earlier answer; of a passenger also the port and the fare. Of a chronicle: that it goes on and what
it remembers. Of a treasure: sort, prices, clues, what it does. Of an elder: dice, hit points, Agony, Signum, goal,
objective. Of a verb: all that it does, whoever says it. A part is covered by a test that passes as the game is and
fails without it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from taking_apart import Change, Part, set_at, set_to

from undertow.games.everrain import elders, params, tales
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.cards import language as words
from undertow.games.everrain.cards.stories import BOUND_FOR, CHRONICLE_COUNT, FIRST_OUTCOME, STORIES, chronicle_of
from undertow.games.everrain.cards.treasures import HIGH, LOW, TREASURES
from undertow.games.everrain.procedures import elders as deeds
from undertow.games.everrain.procedures.outcomes import PROGRAM_OF, PROGRAMS, REWARD_OF, is_remembering, remembered
from undertow.games.everrain.procedures.reclaiming import Reclaim
from undertow.games.everrain.procedures.tale_menu import ANSWER
from undertow.games.everrain.procedures.treasure_uses import BUILDERS, USES
from undertow.games.everrain.tiles import PORTS
from undertow.kernel.effects import laid_out
from undertow.kernel.flow import DONE, GO

# In which modules the tests of a sort of pieces stand.
MODULES = {
    "story": ("test_cards_told",),
    "chronicle": ("test_chronicle_paths",),
    "treasure": ("test_treasures_printed", "test_treasures", "test_reactions"),
    "elder": ("test_elders",),
    "verb": ("test_verbs", "test_stories", "test_treasures"),
}


class Pieces:
    """Every such row with its parts, and what the game is without each."""

    def __init__(self) -> None:
        self.cards: dict[str, list[str]] = {}
        self.all: dict[Part, Change] = {}
        self.modules = MODULES
        for card in range(len(STORIES)):
            self.add_story(card)
        for number in range(CHRONICLE_COUNT):
            self.cards[f"chronicle.c{number + 1:02}"] = [f"c{number + 1:02}"]
            self.all[f"chronicle.c{number + 1:02}", "remembers its answers"] = forgetting(number)
            self.all[f"chronicle.c{number + 1:02}", "goes on at a book"] = unturned(number)
        for card in range(len(TREASURES)):
            self.add_treasure(card)
        for kind in range(len(c.ELDERS)):
            self.add_elder(kind)
        self.add_verbs()

    # -- stories ---------------------------------------------------------------------------------------------------

    def add_story(self, card: int) -> None:
        """A card: deck, demand, whether it can be declined, and each of its answers."""
        story = STORIES[card]
        rule = f"story.{story.slug}"
        self.cards[rule] = [story.slug]
        self.all[rule, f"deck: {words.BACKS[story.back]}"] = set_to(story, "back", (story.back + 1) % 3)
        if story.needs:
            self.all[rule, f"needs {story.needs} {story.needed}"] = set_to(story, "needed", 0)
        if card in ANSWER and len(ANSWER[card].choices) > 1:
            self.all[rule, "may be declined"] = set_to(ANSWER[card], "choices", ANSWER[card].choices[:1])
        outcome = FIRST_OUTCOME[card]
        for number, answer in enumerate(story.answers):
            letter = words.LETTERS[number]
            if answer.coins:
                self.all[rule, f"{letter}: costs {answer.coins}"] = set_to(answer, "coins", 0)
            if answer.gift:
                self.all[rule, f"{letter}: costs a treasure, {answer.gift}"] = set_to(answer, "gift", "")
            if answer.test:
                self.all[rule, f"{letter}: tests {words.TESTS[answer.test]}"] = set_to(answer, "test", 3 - answer.test)
            rows = answer.outcomes * 2 if story.sort == words.TALE else answer.outcomes
            for second, row in enumerate(rows):
                name = "after " + "ab"[second] if story.sort == words.TALE else letter
                if answer.test:
                    name += (" passed", " failed")[second]
                self.add_outcome(rule, name, row, PROGRAM_OF[outcome], second if story.sort == words.TALE else None)
                outcome += 1
        if BOUND_FOR[card] >= 0:
            self.add_passenger(rule, card)

    def add_outcome(self, rule: str, name: str, rows: list[Any], programs: list[int], way: int | None) -> None:
        """What comes of an answer, clause by clause, in each way in which it remembers."""
        if way is not None:
            self.add_program(rule, name, remembered(rows, way), programs[way])
        elif is_remembering(rows):
            for letter in range(2):
                self.add_program(rule, f"{name} after {'ab'[letter]}", remembered(rows, letter), programs[letter])
        else:
            self.add_program(rule, name, rows, programs[0])

    def add_passenger(self, rule: str, card: int) -> None:
        """Where a passenger wants to go, and the fare."""
        port = BOUND_FOR[card]
        self.all[rule, f"wants to go to {PORTS[port]}"] = set_at(BOUND_FOR, card, (port + 1) % len(PORTS))
        row = next(row for row in STORIES[card].answers[0].outcomes[0] if row.verb == "passenger")
        self.add_program(rule, "fare", row.ways[0], REWARD_OF[card])

    def add_program(self, rule: str, name: str, rows: list[Any], program: int) -> None:
        """Each clause of what is carried out."""
        for place, row in enumerate(rows):
            if row.verb == "nothing":
                continue
            said = " ".join([row.verb, *row.words, *([str(row.n)] if row.n else [])])
            self.all[rule, f"{name}: {said}"] = with_clauses(program, rows[:place] + rows[place + 1 :])
            if row.n > 1 and row.verb != "story":
                less = words.Effect(row.verb, row.words, row.n - 1, row.ways)
                changed = [*rows[:place], less, *rows[place + 1 :]]
                self.all[rule, f"{name}: {said}, not {row.n - 1}"] = with_clauses(program, changed)

    # -- treasures, elders, verbs ----------------------------------------------------------------------------------

    def add_treasure(self, card: int) -> None:
        """A treasure."""
        treasure = TREASURES[card]
        rule = f"treasure.{treasure.slug}"
        self.cards[rule] = [treasure.slug]
        self.all[rule, "sort"] = set_to(treasure, "sort", (treasure.sort + 1) % 4)
        for place, price in enumerate(treasure.prices):
            changed = tuple([other + int(place == at) for at, other in enumerate(treasure.prices)])
            self.all[rule, f"{('undesired', 'standard', 'desired')[place]} {price}"] = set_to(
                treasure, "prices", changed
            )
        for name, level in (("wanted in", HIGH), ("spurned in", LOW)):
            port = treasure.level.index(level)
            self.all[rule, f"{name} {PORTS[port]}"] = set_at(treasure.level, port, 1)
        if treasure.clues:
            self.all[rule, f"counts as {treasure.clues} clues"] = set_to(treasure, "clues", treasure.clues - 1)
        if card in USES:
            self.add_program(rule, "use", words.effects(treasure.use or treasure.react), USES[card])
        elif treasure.sort:  # it works in the hold, or answers to a moment
            holds = s.holds
            self.all[rule, "what it does"] = set_to(
                s, "holds", lambda ship, other: other != card and holds(ship, other)
            )
            if treasure.slug == "rel-first-rain":  # when it is handed in
                ports = importlib.import_module("undertow.games.everrain.procedures.ports")
                self.all[rule, "what it does"] = set_to(ports, "FIRST_RAIN", -1)

    def add_elder(self, kind: int) -> None:
        """An elder."""
        elder = c.ELDERS[kind]
        rule = f"elder.{elder.slug}"
        self.cards[rule] = [elder.slug]
        self.all[rule, f"dice {elder.dice} and one a player"] = set_to(elder, "dice", elder.dice + 1)
        self.all[rule, f"hit points {params.ELDER_HITS} and one a player"] = set_to(
            params, "ELDER_HITS", params.ELDER_HITS + 1
        )
        self.all[rule, "Agony"] = without_step(deeds.Awakening, "elders.3", kind, done)
        self.all[rule, "Signum"] = without_step(deeds.Signum, "round.7", kind, done)
        if kind != c.HUNDREDFATHOM:
            self.all[rule, "makes for its goal and works there"] = without_step(deeds.Rampage, "elders.6", kind, go_on)
        if kind != c.LANDLORD:
            self.all[rule, "hunts ships"] = without_step(deeds.Rampage, "elders.7", kind, done)
        else:
            self.all[rule, "brings the Empty Ship"] = without_step(Reclaim, "elders.13", kind, go_on)
            self.all[rule, "drives ships out of a reclaimed port"] = without_step(Reclaim, "elders.14", kind, done)
        wins = elders.end_where_it_wins
        self.all[rule, "objective"] = set_to(
            elders, "end_where_it_wins", lambda table: GO if table.beast[c.KIND] == kind else wins(table)
        )

    def add_verbs(self) -> None:
        """What each verb does, taken from the first clause that says it in each way."""
        said: dict[str, Any] = {}
        for story in STORIES:
            for answer in story.answers:
                for rows in answer.outcomes:
                    note_verbs(rows, said)
        for treasure in TREASURES:
            note_verbs(words.effects(treasure.use or treasure.react or "nothing"), said)
        for name, row in said.items():
            rule = f"verb.{name.split()[0]}"
            self.cards[rule] = [name.split()[0]]
            kinds = sorted({type(made) for made in BUILDERS[row.verb](row)}, key=lambda kind: kind.__name__)
            for kind in kinds:
                self.all[rule, name] = set_to(kind, "do", does_nothing)

    def likely(self, sort: str, slug: str, names: list[str]) -> list[str]:
        """The tests of a sort, first those that speak of what is taken out; of a story, the cases of this one."""
        if sort in ("story", "chronicle"):
            return [name for name in names if name.endswith(f" {slug}")]
        return sorted(names, key=lambda name: not is_about(name, slug))


def is_about(name: str, slug: str) -> bool:
    """Whether a test's name speaks of something: then it is tried first."""
    said = slug.partition("-")[2] if slug[:4] in ("com-", "sha-", "tri-", "rel-") else slug
    return slug in name or said.replace("-", "_") in name or said.rstrip("s") in name


def note_verbs(rows: list[Any], said: dict[str, Any]) -> None:
    """The verbs of clauses: each once, those with two ways once for each."""
    for row in rows:
        for way in row.ways:
            note_verbs(way, said)
        if row.verb not in ("nothing", "if"):
            name = f"{row.verb} {row.words[0]}" if row.verb in ("storm", "elder", "special", "schematic") else row.verb
            said.setdefault(name, row)


# -- taking out --------------------------------------------------------------------------------------------------------


def with_clauses(program: int, rows: list[Any]) -> Change:
    """A program that carries out other clauses."""
    made = [instruction for row in rows for instruction in BUILDERS[row.verb](row)]
    return set_at(PROGRAMS.flat, program, laid_out(made))


def forgetting(chronicle: int) -> Change:
    """A chronicle that remembers another answer than was given."""
    true = tales.continue_with

    def other(table: Any, seat: int, card: int, number: int, letter: int) -> None:
        true(table, seat, card, number, 1 - letter if chronicle_of(card) == chronicle else letter)

    return set_to(tales, "continue_with", other)


def unturned(chronicle: int) -> Change:
    """A chronicle whose next card stays under the cover."""
    true = tales.turn_over

    def other(table: Any) -> None:
        true(table)
        for card in [card for card in table.turned if chronicle_of(card) == chronicle]:
            table.turned.remove(card)
            table.tales[card] = tales.COVERED

    return set_to(tales, "turn_over", other)


def does_nothing(instruction: Any, table: Any, frame: Any, move: int) -> int:
    """A verb that does nothing."""
    return GO


def done(frame: Any) -> int:
    """A procedure ends here."""
    return DONE


def go_on(frame: Any) -> int:
    """A step is left out."""
    outcome: int = frame.go_on()
    return outcome


def without_step(kind: type[Any], rule: str, elder: int, instead: Callable[[Any], int]) -> Change:
    """A procedure whose step of a rule is left out while one elder is awake."""
    place = kind.rules.index(rule)
    method = kind.steps[place]

    def step(frame: Any, table: Any, move: int) -> int:
        outcome: int = instead(frame) if table.beast[c.KIND] == elder else method(frame, table, move)
        return outcome

    step.__name__ = method.__name__
    return set_at(kind.steps, place, step)
