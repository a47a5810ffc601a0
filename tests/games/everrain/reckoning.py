"""What a card should change, reckoned from what is printed on it: a second reading of every verb, beside the engine's.

``printed.tsv`` holds the design's cards. Each verb is defined here by the change that anybody can see, after the words
of the design, and never by calling the engine. A test plays a card and compares.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Any

from undertow.games.everrain.board import ZONES
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.cards.treasures import SORTS, TREASURES
from undertow.games.everrain.hexes import distance, step_from
from undertow.games.everrain.state import Table

PRINTED: dict[str, list[dict[str, str]]] = {}
for _row in csv.DictReader((Path(__file__).parent / "printed.tsv").read_text("utf-8").splitlines(), delimiter="\t"):
    PRINTED.setdefault(_row["card"], []).append(_row)

SPOILS_COINS = 5  # an 8 on the spoils table
RECRUIT_COINS = 4  # where there is no room


def clauses(text: str) -> list[str]:
    """A text at its semicolons, those in braces left alone."""
    return [part.strip() for part in re.findall(r"(?:[^;{]|\{[^}]*\})+", text)]


def arms(text: str, letter: str) -> list[str]:
    """The clauses of a text, with the arm of every ``if`` that an earlier answer chooses."""
    found: list[str] = []
    for clause in clauses(text):
        if clause.startswith("if A"):
            first, second = clause[clause.index("{") + 1 : -1].split("|")
            found += clauses(first if letter == "a" else second)
        else:
            found.append(clause)
    return found


def most(verb: str, said: list[str]) -> int:
    """The highest number behind a verb; 0: it is not said."""
    return max((int(clause.split()[-1]) for clause in said if clause.split()[0] == verb), default=0)


def count(verb: str, said: list[str]) -> int:
    """All numbers behind a verb together."""
    return sum(int(clause.split()[-1]) for clause in said if clause.split()[0] == verb)


class Picture:
    """What can be seen of a ship and its surroundings, as far as cards change it."""

    def __init__(self, table: Table) -> None:
        view = table.view(0)
        ship = view["ships"][0]
        q, r = view["hexes"][ship["hex"]][:2]
        self.coins = ship["coins"]
        self.clues = ship["clues"]
        self.orders = (sum(ship["fresh"][:3]), ship["fresh"][3], sum(ship["issued"]))
        self.whole = ZONES - len(ship["broken"])
        self.hold = dict.fromkeys(SORTS, 0)
        for card in ship["hold"]:
            self.hold[SORTS[TREASURES[card].sort]] += 1
        self.crew = [[member["stress"], member["wounds"], len(member["traits"])] for member in ship["crew"]]
        self.foes = sorted(FOES[foe["kind"]].slug for foe in ship["foes"])
        self.aim = ship["aim"]
        self.plans = sum(plan >= 0 for plan in ship["plans"])
        self.place: tuple[int, int] = (q, r)
        self.heading = ship["heading"]
        self.raiders = len(view["raiders"])
        self.agenda = view["agenda"]
        self.elder = view["elder"]
        self.players, self.enemy = view["players"], view["enemy"]
        self.known = len(view["ahead"])
        self.tiles = len(view["tiles"])
        self._clouds: list[list[list[int]]] = view["storms"]
        self.storms: list[int] = []  # how far each is
        self.look_for_storms()
        self.explored = sorted(view["explored"])
        self.sailed: list[int] = []  # travel points given at once

    def look_for_storms(self) -> None:
        """How far each storm is from the ship."""
        self.storms = [min(distance((q, r), self.place) for q, r in storm) for storm in self._clouds]

    def differs(self, other: Picture) -> dict[str, Any]:
        """What is not as in another picture."""
        mine, theirs = vars(self), vars(other)
        return {name: (mine[name], theirs[name]) for name in mine if name[0] != "_" and mine[name] != theirs[name]}


class Reckoner:
    """Reckons with a picture what clauses change; who is meant is given."""

    def __init__(self, picture: Picture, chosen: int, meant: dict[str, list[int]], bonus: int = 0) -> None:
        self.picture = picture
        self.chosen = chosen  # whom the captain names, who is tested
        self.meant = {**meant, "one": [chosen], "tester": [chosen]}
        self.bonus = bonus  # on the back of the next tile
        self.end = 0  # of the discovery track
        self.spared = False  # the island gets no explored marker
        self.story = 0  # the number of the next card of a chronicle
        self.passenger = ""
        self.reward = ""

    def all(self, said: list[str]) -> None:
        """One clause after another."""
        for clause in said:
            verb, *words = clause.split()
            getattr(self, f"on_{verb}")(*words)

    def on_nothing(self) -> None:
        """Nothing changes."""

    # -- goods -----------------------------------------------------------------------------------------------------

    def on_coins(self, n: str) -> None:
        """Gained or lost, not below 0."""
        self.picture.coins = max(0, self.picture.coins + int(n))

    def on_clues(self, n: str) -> None:
        """Gained."""
        self.picture.clues += int(n)

    def on_treasure(self, sort: str, n: str) -> None:
        """So many of the sort; any is the top card, which the tests make a commodity."""
        self.picture.hold["commodity" if sort == "any" else sort] += int(n)

    def on_drop(self, n: str) -> None:
        """Discarded; the tests hold commodities."""
        self.picture.hold["commodity"] -= int(n)

    def on_spoils(self, n: str) -> None:
        """Rolls on the spoils table; the tests roll coins."""
        self.picture.coins += SPOILS_COINS * int(n)

    def on_schematic(self, deck: str) -> None:
        """A card of the deck as a schematic on a slot."""
        assert deck in ("improvement", "artillery")
        self.picture.plans += 1

    def on_fleeting(self, n: str) -> None:
        """Fresh at once."""
        fresh, fleeting, issued = self.picture.orders
        self.picture.orders = (fresh, fleeting + int(n), issued)

    def on_refresh(self, n: str) -> None:
        """From issued to fresh."""
        fresh, fleeting, issued = self.picture.orders
        self.picture.orders = (fresh + int(n), fleeting, issued - int(n))

    def on_exhaust(self, n: str) -> None:
        """From fresh to issued."""
        self.on_refresh(str(-int(n)))

    def on_aim(self, n: str) -> None:
        """More dice for the next fire order."""
        self.picture.aim += int(n)

    # -- crew ------------------------------------------------------------------------------------------------------

    def on_stress(self, who: str, n: str) -> None:
        """Each takes it."""
        for member in self.meant[who]:
            self.picture.crew[member][0] += int(n)

    def on_wound(self, who: str, n: str) -> None:
        """Each takes it."""
        for member in self.meant[who]:
            self.picture.crew[member][1] += int(n)

    def on_calm(self, who: str, n: str) -> None:
        """Each sheds up to n."""
        for member in self.meant[who]:
            self.picture.crew[member][0] = max(0, self.picture.crew[member][0] - int(n))

    def on_heal(self, who: str, n: str) -> None:
        """Each sheds up to n."""
        for member in self.meant[who]:
            self.picture.crew[member][1] = max(0, self.picture.crew[member][1] - int(n))

    def on_recruit(self) -> None:
        """A deckhand with two traits; the tests have room."""
        self.picture.crew.append([0, 0, 2])

    def on_trait(self, who: str, kind: str) -> None:
        """A trait more; nobody has one yet."""
        assert kind in ("good", "bad")
        for member in self.meant[who]:
            self.picture.crew[member][2] += 1

    # -- ship and chart --------------------------------------------------------------------------------------------

    def on_damage(self, n: str) -> None:
        """A post for each; the tests roll zones without crew."""
        self.picture.whole -= int(n)

    def on_repair(self, n: str) -> None:
        """A post for each."""
        self.picture.whole += int(n)

    def on_sail(self, n: str) -> None:
        """Points at once; the tests stop at once."""
        self.picture.sailed.append(int(n))

    def on_drift(self, n: str) -> None:
        """A hex for each, without turning; the tests roll 6, straight ahead."""
        for _ in range(int(n)):
            self.picture.place = step_from(self.picture.place, self.picture.heading)
        self.picture.look_for_storms()

    def on_chart(self) -> None:
        """The next tile is laid beside the ship's, with its clue bonus."""
        self.picture.tiles += 1
        self.picture.known = 0
        self.picture.clues += self.bonus

    def on_scout(self, n: str) -> None:
        """The next tiles are known to all."""
        self.picture.known = max(self.picture.known, int(n))

    def on_unexplored(self) -> None:
        """No explored marker."""
        self.spared = True

    def on_storm(self, way: str, n: str) -> None:
        """The nearest storm moves; nobody is hurt."""
        near = self.picture.storms.index(min(self.picture.storms))
        self.picture.storms[near] += int(n) if way == "away" else -int(n)

    # -- enemies and tracks ----------------------------------------------------------------------------------------

    def on_spawn(self, n: str) -> None:
        """So many enemies on deck; the tests leave one kind in the deck."""
        self.picture.foes = sorted([*self.picture.foes, *["drip"] * int(n)])

    def on_special(self, slug: str) -> None:
        """This one."""
        self.picture.foes = sorted([*self.picture.foes, slug])

    def on_raider(self) -> None:
        """An enemy ship."""
        self.picture.raiders += 1

    def on_agenda(self, n: str) -> None:
        """On, or back, not before the first space; the tests stay clear of the last."""
        self.picture.agenda = max(1, self.picture.agenda + int(n))

    def on_elder(self, way: str, n: str) -> None:
        """Away from the others or toward them; the tests have room."""
        self.picture.elder += int(n) if way == "up" else -int(n)

    # -- cards -----------------------------------------------------------------------------------------------------

    def on_story(self, n: str) -> None:
        """The chronicle goes on with this card."""
        self.story = int(n)

    def on_passenger(self, port: str, *reward: str) -> None:
        """Takes a cabin, and pays in a port."""
        self.passenger, self.reward = port, " ".join(reward)[1:-1]
