"""An account of a game kept from what the Hero is told, compared with the table after every move.

Whatever changes before his eyes is told, and whatever is told has changed. The Hero's memory (``known``) is
up to date whenever somebody is asked: to look once more would tell him nothing new.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from undertow.games.alone import known
from undertow.games.alone.board import NOWHERE, absolute, mask_of
from undertow.games.alone.cards.items import ITEMS, SMOKE, WELDED
from undertow.games.alone.missions import COUNT, ECHOED, ONE, SEEN, STEP, TWO, VOICED
from undertow.games.alone.people import CHARGES, EXPERIENCE, GONE, HELPED, USED
from undertow.games.alone.procedures.missions_main import CODES
from undertow.games.alone.procedures.missions_needle import HideTheNeedles
from undertow.games.alone.procedures.playing import CHOICE, EXTRA, FEIGNED, WAY, CardPlayed
from undertow.games.alone.state import HERO, Table
from undertow.kernel.screened import Screened


class Notebook:
    """What the log says there is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read_on = len(table.log(HERO))
        self.begin()

    def begin(self) -> None:
        """Take over what is true now."""
        table = self.table
        self.before = table.clone()
        self.health, self.composure, self.sabotage = table.health, table.composure, table.sabotage
        self.done = table.done.bit_count()
        self.held = Counter(table.held)
        self.lit = self.seen(table.lit)
        self.danger = self.seen(table.danger)
        self.open = self.seen(table.revealed)
        self.blocked = table.blocked
        self.figures = self.standing()
        self.gone: Counter[int] = Counter()  # by kind: killed, or gone from one open sector to the next
        self.hero = table.hero
        self.trace = len(table.trace)
        self.charges = {item: table.charges[item] for item in table.held}
        self.upgraded = {item for item in table.held if table.upgraded >> item & 1}

    def standing(self) -> Counter[tuple[int, int]]:
        """Who stands in the sectors that lie open: kind and place."""
        table, found = self.table, Counter[tuple[int, int]]()
        cells = self.seen(table.revealed)
        for token, cell in enumerate(table.where):
            if cell != NOWHERE and cells and table.place(cell) in cells:
                found[table.kind_of(token), table.place(cell)] += 1
        return found

    def seen(self, cells: int) -> set[int]:
        """Which of these sectors lie open, as places; none before the Hero has a start."""
        if self.table.start == NOWHERE:
            return set()
        open_now = known.certain(self.table)
        return {self.table.place(cell) for cell in range(open_now.bit_length()) if open_now & cells & 1 << cell}

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self) -> list[str]:
        """Add up what was told since the last time."""
        found = []
        told = self.table.log(HERO)[self.read_on :]
        self.read_on += len(told)
        for event in told:
            found.append(event.key)
            self.enter(event.key, event.values)
        return found

    def enter(self, key: str, values: dict[str, Any]) -> None:
        """What the Hero is told."""
        place = values.get("place", NOWHERE)
        if key in ("health_lost", "health_regained"):
            self.health += values["n"] if key == "health_regained" else -values["n"]
        elif key in ("composure_lost", "composure_regained"):
            self.composure += values["n"] if key == "composure_regained" else -values["n"]
        elif key in ("sabotage", "sabotage_removed"):
            self.sabotage = values["n"] + (self.sabotage if key == "sabotage" else 0)
        elif key in ("mission_done", "game_won"):
            self.done += 1
        elif key == "danger_shown":
            self.danger.add(place)
        elif key in ("danger_gone", "danger_swept"):
            self.danger.discard(place)
        elif key == "light_on":
            self.lit.add(place)
        elif key == "light_out":
            self.lit.discard(place)
        elif key in ("door_shut", "door_blocked", "blockade_gone", "door_cleared"):
            self.turn_door(key, place, values["side"])
        elif "item" in values:
            self.enter_item(key, values["item"], values)
        else:
            self.enter_figure(key, place, values)

    def enter_item(self, key: str, item: int, values: dict[str, Any]) -> None:
        """What the Hero gains and uses up."""
        if key in ("item_drawn", "item_taken"):
            self.held[item] += 1
            self.charges[item] = ITEMS[item].charges
        elif key == "item_discarded":
            self.held[item] -= 1
            self.charges.pop(item)
            self.upgraded.discard(item)
        elif key == "charges_back":  # with the last of them the item itself had gone
            self.held[item] = 1
            self.charges[item] = self.charges.get(item, 0) + values["n"]
            self.upgraded |= {item} if self.table.upgraded >> item & 1 else set()
        elif key == "item_used":
            self.charges[item] -= values["n"]
        elif key in ("recharged", "charge_lost"):
            self.charges[item] += 1 if key == "recharged" else -1
        elif key == "upgraded":
            self.upgraded.add(item)
            self.charges[values["other_item"]] -= 1

    def turn_door(self, key: str, place: int, side: int) -> None:
        """A blockade stands on a side of a sector, or is gone from there."""
        cell = self.hero if place == NOWHERE else absolute(place, self.table.start)
        door = self.table.station.doors[cell * 4 + side]
        self.blocked = self.blocked & ~(1 << door) | (key in ("door_shut", "door_blocked")) << door

    def enter_figure(self, key: str, place: int, values: dict[str, Any]) -> None:
        """What the Hero is told of creatures; a sector that is laid out anew holds what is told after it."""
        if key == "creature_shown":
            self.figures[values["figure"] // 2, place] += 1
        elif key in ("creature_gone", "creature_left"):
            self.figures[values["creature"], place] -= 1
        elif key == "creature_walked":
            self.figures[values["creature"], place] += 1
            self.gone[values["creature"]] += 1
        elif key == "killed":
            self.gone[values["creature"]] += 1
        elif key == "on_card" and values["token"] == CODES:
            self.gone[known.BOSS] += 1  # the Courier is caught
        elif key in ("sector_shown", "room_shown"):
            self.danger.discard(place)
            self.figures = Counter({who: n for who, n in self.figures.items() if who[1] != place})

    # -- comparing -------------------------------------------------------------------------------------------------

    def differences(self, told: list[str]) -> list[str]:
        """Where the accounts and the table part."""
        table, before = self.table, self.before
        still = self.open & self.seen(table.revealed)  # what has lain open all the time
        pairs = {
            "health": (self.health, table.health),
            "composure": (self.composure, table.composure),
            "missions done": (self.done, table.done.bit_count()),
            "items": (+self.held, Counter(table.held)),
            "charges": (self.charges, {item: table.charges[item] for item in table.held}),
            "upgraded": (self.upgraded, {item for item in table.held if table.upgraded >> item & 1}),
            "lights": (self.lit & still, self.seen(table.lit) & still),
            "danger": (self.danger & still, self.seen(table.danger) & still),
        }
        if table.start != NOWHERE and table.place(table.rooms[0]) in still:
            pairs["sabotage"] = (self.sabotage, table.sabotage)
        pairs["blockades"] = (self.blocked & self.doors(still), table.blocked & self.doors(still))
        found = [f"{name}: {counted}, not {true}" for name, (counted, true) in pairs.items() if counted != true]
        found += self.strangers(still) + unexplained(table.trace, self.trace) + kept_secrets(table)
        untold = {
            **changes(before, table),
            "sector_shown room_shown truth": bool(self.seen(table.revealed) - self.open),
        }
        found += [f"untold: {keys}" for keys, so in untold.items() if so and not set(keys.split()) & set(told)]
        if not table.over and table.start != NOWHERE and memory(table) != memory(looked(table)):
            found.append("he has not looked")
        return found

    def told_behind_a_screen(self, told: list[str]) -> list[str]:
        """What the Hero was told though the screen before him has stood all the time."""
        stood = [frame.since for frame in self.before.stack if frame.since >= 0]
        stands = [frame.since for frame in self.table.stack if frame.since >= 0]
        same = self.table.seat not in (HERO, None) and stood and stood == stands
        return [f"told behind a screen: {told}"] if same and told else []

    def doors(self, places: set[int]) -> int:
        """The doors of some sectors."""
        return known.doors_beside(self.table.station, mask_of([absolute(one, self.table.start) for one in places]))

    def strangers(self, still: set[int]) -> list[str]:
        """Creatures that stand where nobody was told to be, or do not where somebody was."""
        there = self.standing()
        left: Counter[int] = Counter()
        found = []
        for kind, place in {*self.figures, *there}:
            counted, true = self.figures[kind, place], there[kind, place]
            if place in still:
                left[kind] += max(0, counted - true)
                found += [f"{kind} at {place}: {counted}, not {true}"] * (counted < true)
        return found + [f"{kind}: {n} too many" for kind, n in left.items() if n > self.gone[kind]]

    def play(self, move: int) -> None:
        """Play a move; everything that it changes is told."""
        asked = self.table.asking.key
        self.table.play(move)
        told = self.read()
        found = self.differences(told) + self.told_behind_a_screen(told) + leftovers(self.table, told)
        assert not found, (asked, move, told, found)
        self.begin()


def changes(before: Table, table: Table) -> dict[str, bool]:
    """What has changed, by the events of which one tells it."""
    return {
        "round_begun": table.round > before.round,
        "game_won game_lost": table.over and not before.over,
        "adrenaline round_begun": table.adrenaline > before.adrenaline,
        "sector_hidden labyrinth_tidied stairs_taken": bool(before.revealed & ~table.revealed),
        "nightmare": table.nightmare > before.nightmare,
        "leader_passed_on": table.leader != before.leader,
        "on_card core_found": table.mission[STEP] > before.mission[STEP],
        "on_card lamps": table.mission[COUNT] != before.mission[COUNT],
        "on_card ": table.mission[ONE : TWO + 1] != before.mission[ONE : TWO + 1],
        "rule_used": table.mission[ECHOED] > before.mission[ECHOED],
        "main_mission": table.main > before.main,
        "welded": bool(table.gear[WELDED] & ~before.gear[WELDED]),
        "smoke": bool(table.gear[SMOKE] & ~before.gear[SMOKE]),
        "room_searched": table.searched != before.searched,
        "enough": table.enough > before.enough,
        "adrenaline bullet_time toll_paid round_begun": table.adrenaline != before.adrenaline,
        "danger_gained": table.tokens > before.tokens,
        "companion_gained": table.people[CHARGES:GONE] > before.people[CHARGES:GONE],
        "companion_helps companion_shields sacrificed companion_gone companion_gained": (
            table.people[CHARGES:GONE] != before.people[CHARGES:GONE]
        ),
        "companion_gone sacrificed": table.people[GONE] != before.people[GONE],
        "experience": table.people[EXPERIENCE:USED] != before.people[EXPERIENCE:USED],
        "card_played card_covered": len(table.played) > len(before.played),
        "cards_drawn": any(len(hand) > len(old) for hand, old in zip(table.hands, before.hands, strict=True)),
        "cards_drawn pile_shuffled": any(
            len(pile) < len(old) for pile, old in zip(table.piles, before.piles, strict=True)
        ),
        "extra_round": table.marker > before.marker,
    }


def unexplained(trace: list[list[int]], since: int) -> list[str]:
    """Figures that he sees come and go in what lies open all the time, though no entry between two looks says so."""
    looks = [n for n, entry in enumerate(trace[:since]) if entry[0] == known.LOOK]
    if not looks:
        return []
    before = trace[looks[-1]]
    figures = Counter(before[known.FIGURES :])
    for number, entry in enumerate(trace[looks[-1] + 1 :], looks[-1] + 1):
        if entry[0] == known.HAPPENED and entry[known.FIGURE] != known.NO_FIGURE:
            go_on(figures, entry)
        elif entry[0] == known.HURT:
            figures[entry[1]] -= 1
            figures[entry[1] | 1 << 9] += not entry[2]
        elif entry[0] == known.MENDED:
            figures[entry[1]] -= 1
            figures[entry[1] & ~(1 << 9)] += 1
        elif entry[0] == known.LOOK:
            both = entry[known.REVEALED] & before[known.REVEALED]
            now = Counter(entry[known.FIGURES :])
            for figure in {*now, *figures}:
                if both >> (figure & 63) & 1 and now[figure] != figures[figure]:
                    return [f"entry {number} of {trace[since:]}: figure {figure}"]
            before, figures = entry, now
    return []


def go_on(figures: Counter[int], entry: list[int]) -> None:
    """A figure was seen to go, to come or to vanish."""
    figure = entry[known.FIGURE]
    cell = figure & 63
    figures[figure] -= cell != known.UNSEEN
    for code in entry[known.PATH :]:
        cell = code if code < known.LEFT else known.UNSEEN if code < known.CLEARED else cell
    if cell != known.UNSEEN and not entry[known.MENU] & (known.REMOVED | known.TELEPORTS):
        figures[figure & ~63 | cell] += 1


def kept_secrets(table: Table) -> list[str]:
    """What Evil has chosen behind a screen, where no screen stands any more."""
    found = []
    for frame in table.stack:
        if isinstance(frame, CardPlayed) and frame.since < 0:
            if frame.before or frame.picks or any(frame.registers[each] for each in (CHOICE, WAY, EXTRA, FEIGNED)):
                found.append(f"a card keeps what was chosen: {frame.before} {frame.picks} {frame.registers}")
        elif isinstance(frame, CardPlayed) and frame.before[1 + CHOICE] | frame.before[1 + WAY]:
            found.append(f"a card keeps what was chosen behind another screen: {frame.before}")
        elif isinstance(frame, Screened) and frame.since >= 0 and table.seat == HERO and not table.over:
            found.append(f"the Hero is asked before a screen: {type(frame).__name__}")
    return found


def leftovers(table: Table, told: list[str]) -> list[str]:
    """What the turn before, or the round before, has left behind where a new one has begun."""
    row = table.people
    found: dict[str, Any] = {}
    if "turn_begun" in told and not table.over and table.asking.key == "action":
        numbers = ("triggers", "in_danger", "cards_played", "bullet", "attacked", "moved", "line", "killed", "raging")
        lists = ("mods", "extra_dice", "named", "just_lost", "lost", "pending", "awaited")
        found = {name: getattr(table, name) for name in numbers + lists}
        found |= {"helped": row[HELPED], "smoke": table.gear[SMOKE], "actions": table.actions - 1}
    if "round_begun" in told:
        of_round = ("played", "played_seen", "played_sides", "widths", "freed", "permitted", "enough", "turn")
        found |= {name: getattr(table, name) for name in of_round}
        found |= {"used": row[USED], "rules": table.mission[ECHOED : VOICED + 1]}
    return [f"left over: {name}" for name, left in found.items() if (any(left) if isinstance(left, list) else left)]


def memory(table: Table) -> list[Any]:
    """What the Hero remembers."""
    hides = any(isinstance(frame, HideTheNeedles) for frame in table.stack)  # no token lies there yet
    return [*(getattr(table, name) for name in known.FIELDS), [] if hides else table.mission[SEEN:]]


def looked(table: Table) -> Table:
    """The table after one look more."""
    other = table.clone()
    assert isinstance(other, Table)
    known.look(other)
    return other
