"""A game made of its package does not depend on the order in which its modules are imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PARTS = {
    "rules.toml": '[walk]\n1 = { kind = "step" }\n2 = { kind = "effect" }\n3 = { kind = "effect" }\n',
    "moves.py": (
        "from undertow.kernel.moves import Vocabulary\n"
        'WORDS = Vocabulary()\nGO, STAY = WORDS.family("go"), WORDS.family("stay")\n'
    ),
    "events.py": 'from undertow.kernel.log import Kinds\nKINDS = Kinds()\nWENT = KINDS.kind("went", "walk.1", "n")\n',
    "cards/__init__.py": "from undertow.kernel.effects import Programs\nPROGRAMS = Programs()\n",
    "cards/near.py": (
        "from undertow.kernel.decks import Deck\nfrom undertow.kernel.effects import Either, Set\n"
        "from walk.cards import PROGRAMS\nfrom walk.moves import GO, STAY\n"
        'NEAR = Deck("near", PROGRAMS)\n'
        'NEAR.card("hill", Either("which", "walk.3", [GO, STAY], [[Set(0, 1)], [Set(0, 2)]]))\n'
    ),
    "cards/far.py": (
        "from undertow.kernel.decks import Deck\nfrom undertow.kernel.effects import Either, Set\n"
        "from walk.cards import PROGRAMS\nfrom walk.moves import GO, STAY\n"
        'FAR = Deck("far", PROGRAMS, 10)\n'
        'FAR.card("sea", Either("which", "walk.3", [GO, STAY], [[Set(0, 5)], []]))\n'
    ),
    "state.py": (
        "from undertow.kernel.state import State\n"
        "class Walk(State):\n"
        '    fields = ("deck", "done", "n")\n'
        "    def set_up(self):\n"
        "        from walk.procedures import Day\n"
        "        self.deck, self.done, self.n = list(self.chance.shuffled([0, 10])), [], 0\n"
        "        self.push(Day())\n"
        "    def end_by_length(self):\n"
        '        self.finish([0], [0], "length", "walk.2")\n'
    ),
    "procedures.py": (
        "from undertow.kernel.effects import Effect, Programs\n"
        "from undertow.kernel.flow import DONE, SimpleProcedure, step\n"
        "from walk import cards, view\n"  # a module of the name of a function
        "from walk.cards.far import FAR\nfrom walk.cards.near import NEAR\nfrom walk.events import WENT\n"
        "class Met(Effect):\n"
        '    programs, saved_by_name = cards.PROGRAMS, {"program": cards.PROGRAMS.names}\n'
        '    @step("walk.3")\n'
        "    def meet(self, table, move):\n        return self.carry_out(table, move)\n"
        "class Day(SimpleProcedure):\n"
        '    @step("walk.1")\n'
        "    def go(self, table, move):\n"
        "        if not table.deck:\n"
        '            return table.finish([0], [table.n], "end", "walk.2")\n'
        "        card = table.deck.pop()\n        table.done.append(card)\n        table.tell(WENT, card)\n"
        "        table.push(Met((FAR[0] if card >= 10 else NEAR[0]).program, 0))\n"
        "        return 0\n"
    ),
    "view.py": (
        "from undertow.kernel.observation import Numbers, Observation\n"
        "from undertow.kernel.zones import OPEN, Zone, Zones\n"
        "from walk.cards.far import FAR\nfrom walk.cards.near import NEAR\n"
        'DECKS, ENDINGS = (NEAR, FAR), ("end", "length")\n'
        'ZONES = Zones(Zone("deck", "cards"), Zone("done", "cards", seen=OPEN))\n'
        "OBSERVATION = Observation(Numbers(1, lambda table, seat: [len(table.done)]))\n"
        'def view(table, seat):\n    return {"done": table.done[:]}\n'
    ),
}
MADE = 'GAME = Game.of_package(__name__, title="Walk", seats=(1, 1), longest=20)\n'
ORDERS = (
    (), ("walk.view", "walk.state"), ("walk.procedures", "walk.moves", "walk.cards.near"), ("walk.cards.far",),
    ("walk.cards.near", "walk.cards.far", "walk.events"),
)  # fmt: skip
TELL = """
import json, walk
game = walk.GAME
state = game.new(seed=4)
dumps = [state.dump()]
while not state.over:
    state.play(state.moves[0])
    dumps.append(state.dump())
print(json.dumps([sorted(game.procedures), game.state.__name__, game.nouns, game.vocabulary, game.endings, game.encoded,
                  sorted(game.components(1, {})), game.view.__name__, dumps]))
"""


def made(folder: Path, imports: tuple[str, ...] = (), **changes: str) -> subprocess.CompletedProcess[str]:
    """Write the package, let it import its modules in that order, and tell all of its game."""
    package = folder / "walk"
    (package / "cards").mkdir(parents=True, exist_ok=True)
    for name, text in {**PARTS, **changes}.items():
        package.joinpath(name).write_text(text, "utf-8")
    lines = [f"import {name}\n" for name in imports]
    package.joinpath("__init__.py").write_text(
        "".join([*lines, "from undertow.kernel.game import Game\n", MADE]), "utf-8"
    )
    code = f"import sys; sys.path.insert(0, {str(folder)!r})\n{TELL}"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_a_game_is_the_same_in_whatever_order_its_modules_are_imported(tmp_path: Path) -> None:
    told = set()
    for number, imports in enumerate(ORDERS):
        done = made(tmp_path / str(number), imports)
        assert done.returncode == 0, done.stderr
        told.add(done.stdout)
    assert len(told) == 1
    assert '"near.hill"' in told.pop()  # saves name a card, never its place among the programs


@pytest.mark.parametrize(
    ("file", "more", "words"),
    [
        ("events.py", "WORDS = None\n", "walk: more than one WORDS"),
        ("moves.py", "from undertow.kernel.state import State\nclass Other(State): pass\n", "walk: 2 classes of State"),
        ("cards/near.py", "from undertow.kernel.flow import Procedure, step\nclass Day(Procedure):\n"
         '    @step("walk.2")\n    def rest(self, table, move): ...\n', "walk: two procedures are saved as Day"),
    ],
)  # fmt: skip
def test_what_is_there_twice_is_an_error_and_not_a_matter_of_order(
    tmp_path: Path, file: str, more: str, words: str
) -> None:
    done = made(tmp_path, **{file: PARTS[file] + more})
    assert done.returncode != 0 and words in done.stderr, done.stderr


def test_a_state_may_extend_another(tmp_path: Path) -> None:
    more = "class Longer(Walk):\n    pass\n"
    done = made(tmp_path, **{"state.py": PARTS["state.py"] + more})
    assert done.returncode == 0 and '"Longer"' in done.stdout, done.stderr
