"""An account of the voyage kept from the log alone, compared with the table after every move.

Whatever changes is told, and whatever is told has changed. The account knows no rule of the engine: it adds up what the
events say, as somebody could who only hears the log read aloud.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import ASHORE, BELOW, NOWHERE, UPGRADE_SLOTS, WHOLE, ZONES
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.crew import FIRST_NAMELESS
from undertow.games.everrain.cards.enemies import FOES, NAMED
from undertow.games.everrain.cards.traits import KINDS_OF_GOOD, NO_TRAIT
from undertow.games.everrain.cards.upgrades import half_of
from undertow.games.everrain.chart import ENTRY
from undertow.games.everrain.foes import FOE_PILE
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.upgrades import Placing, at_slot
from undertow.games.everrain.state import (
    BAD_PILE,
    CREW_PILE,
    GOOD_PILE,
    GUN_PILE,
    IMPROVEMENT_PILE,
    RAIDER_PILE,
    TREASURE_PILE,
    Table,
)

COINS = {
    "wage_paid": -1, "hired": -1, "listened": -1, "sold": 1, "bought": -1, "coins_lost": -1, "coins_found": 1,
    "plan_sold": 1, "upgrade_bought": -1, "coins_gained": 1, "coins_spent": -1,
}  # fmt: skip
SERVICES = {"rested": params.REST_COINS, "place_visited": params.TREAT_COINS, "post_repaired": params.REPAIR_COINS}
CLUES = {
    "clue_bonus": 1, "clues_handed_in": -1, "clues_lost": -1, "clues_sunk": -1, "clues_found": 1, "clues_gained": 1,
    "clues_hushed": -1,
}  # fmt: skip
INTO_THE_HOLD = ("bought", "treasure_found")
OUT_OF_THE_HOLD = (
    "sold", "treasure_handed_in", "treasure_sunk", "treasure_discarded", "treasure_used", "treasure_given_away",
)  # fmt: skip
AT = ("ship_moved", "ship_drifted", "ship_drawn", "ship_put_out")
GONE = ("dismissed", "left_unpaid", "died")
NEW = ("hired", "recruited")


class Ledger:
    """What the log says there is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read_on = len(table.log(None))
        self.begin()

    def begin(self) -> None:
        """Take over what is true now."""
        ships = self.table.ships
        self.coins = [ship[s.COINS] for ship in ships]
        self.owed = [0] * len(ships)  # what services may have cost, which is told by their name alone
        self.clues = [ship[s.CLUES] for ship in ships]
        self.holds = [Counter(s.held(ship)) for ship in ships]
        self.posts = [ship[s.POSTS] for ship in ships]
        self.places = [(ship[s.HEX], ship[s.HEADING]) for ship in ships]
        self.fresh = [sum(ship[s.FRESH : s.FRESH + 4]) for ship in ships]
        self.crews = [
            {ship[at]: [ship[at + s.WOUNDS], ship[at + s.STRESS], ship[at + s.SPOT]] for at in s.crew(ship)}
            for ship in ships
        ]
        self.traits = [{ship[at]: traits_of(ship, at) for at in s.crew(ship)} for ship in ships]
        self.tracks = tracks_of(self.table)
        self.offers = {
            "on_offer": Counter(self.table.market),
            "for_hire": Counter(self.table.crew_row),
            "upgrade_on_offer": Counter(self.table.yard),
        }
        self.laid = len(self.table.laid)
        self.upgrades = [self.upgrades_of(seat) for seat in range(len(ships))]
        self.raiders = Counter([raider[r.KIND] for raider in self.table.raiders])
        self.scratches = sum([raider[r.WOUNDS] for raider in self.table.raiders])
        self.foes = standing(self.table)
        self.zones = zones_of_foes(self.table)
        self.seen = standing(self.table)  # all of a kind, also those that are slain since
        self.sinking = [seat for seat in range(len(ships)) if self.is_sinking(seat)]
        self.cards = all_cards(self.table)
        self.before = Figures(self.table)

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self) -> list[str]:
        """Add up what was told since the last time; the answer is the kinds of events."""
        told = self.table.log(None)[self.read_on :]
        self.read_on += len(told)
        for event in told:
            self.enter(event.key, event.values)
        return [event.key for event in told]

    def enter(self, key: str, values: dict[str, Any]) -> None:
        """One event."""
        seat, n = values.get("seat", 0), values.get("n", 0)
        self.coins[seat] += COINS.get(key, 0) * n
        self.owed[seat] += SERVICES.get(key, 0)
        if key == "upgrade_mounted":  # what it costs to have a plan carried out
            self.owed[seat] += half_of(values["upgrade"])
        self.clues[seat] += CLUES.get(key, 0) * n + int(key == "listened")
        if key in INTO_THE_HOLD:
            self.holds[seat][values["treasure"]] += 1
        if key in OUT_OF_THE_HOLD:
            self.holds[seat][values["treasure"]] -= 1
        if key in AT:
            self.places[seat] = (values["at"], self.places[seat][1])
        if key in ("ship_turned", "ship_faced"):
            self.places[seat] = (self.places[seat][0], values["heading"])
        if key in self.offers:
            self.offers[key][next(iter(values.values()))] += 1
        self.enter_orders(key, seat, n)
        self.enter_crew(key, seat, values)
        self.enter_gifts(key, seat, values)
        self.enter_losses(key, seat, values)
        self.enter_tracks(key, values)
        self.enter_enemies(key, values)

    def enter_orders(self, key: str, seat: int, n: int) -> None:
        """Orders that come and go otherwise than by being given."""
        if key in ("orders_renewed", "fleeting_gained"):
            self.fresh[seat] += n
        self.fresh[seat] += int(key in ("token_taken", "order_refreshed")) - int(
            key in ("omen_paid", "order_exhausted")
        )

    def enter_crew(self, key: str, seat: int, values: dict[str, Any]) -> None:
        """Who is aboard, and how they are."""
        crew, board = self.crews[seat], values.get("crew", NOWHERE)
        if key in GONE:
            del crew[board]
            del self.traits[seat][board]
        elif key in NEW:
            crew[board] = [0, 0, NOWHERE]
            self.traits[seat][board] = Counter()
        elif key == "trait_drawn":
            crew.setdefault(board, [0, 0, NOWHERE])  # who comes aboard with the ship that returns is not named before
            self.traits[seat].setdefault(board, Counter())[values["trait"]] += 1
        elif key in ("wounded", "crew_struck"):
            crew[board][0] += values.get("n", 1)
        elif key == "wound_healed":
            crew[board][0] -= 1
        elif key in ("stress_taken", "stress_shed"):
            crew[board][1] += values["n"] if key == "stress_taken" else -values["n"]
        elif key in ("crew_sent", "crew_dragged"):
            crew[board][2] = values["zone"]
        elif key == "place_visited":
            crew[board][2] = ASHORE
        if key in ("hired", "bought", "upgrade_bought"):
            name, offer = {"hired": ("crew", "for_hire"), "bought": ("treasure", "on_offer")}.get(
                key, ("upgrade", "upgrade_on_offer")
            )
            self.offers[offer][values[name]] -= 1

    def enter_gifts(self, key: str, seat: int, values: dict[str, Any]) -> None:
        """What one captain gives another."""
        other, n = values.get("other", 0), values.get("n", 0)
        if key == "coins_given":
            self.coins[seat], self.coins[other] = self.coins[seat] - n, self.coins[other] + n
        elif key == "clue_given":
            self.clues[seat], self.clues[other] = self.clues[seat] - n, self.clues[other] + n
        elif key == "treasure_given":
            self.holds[seat][values["treasure"]] -= 1
            self.holds[other][values["treasure"]] += 1
        elif key == "crew_given":
            self.crews[other][values["crew"]] = [*self.crews[seat].pop(values["crew"])[:2], NOWHERE]
            self.traits[other][values["crew"]] = self.traits[seat].pop(values["crew"])

    def enter_losses(self, key: str, seat: int, values: dict[str, Any]) -> None:
        """Posts, ships and tiles."""
        if key == "post_destroyed":
            self.posts[seat] &= ~(1 << values["zone"])
        elif key == "post_repaired":
            self.posts[seat] |= 1 << values["zone"]
        elif key == "ship_lost":
            self.coins[seat], self.owed[seat], self.crews[seat], self.traits[seat] = 0, 0, {}, {}
            self.places[seat] = (NOWHERE, self.places[seat][1])
            self.fresh[seat] = NOWHERE  # all are renewed: how many there are is not told
        elif key == "ship_returned":
            self.coins[seat], self.posts[seat] = params.RETURN_COINS, WHOLE
            self.places[seat] = (self.table.chart.ports[values["port"]], self.places[seat][1])
        elif key == "saved":
            self.crews[seat][values["crew"]][:2] = [0, 0]
        elif key == "endured":
            self.crews[seat][values["crew"]] = [0, 0, BELOW]
            self.traits[seat][values["crew"]] = Counter()
        elif key == "tile_laid":
            self.laid += ENTRY

    def enter_tracks(self, key: str, values: dict[str, Any]) -> None:
        """The four markers."""
        if key == "marker_moved_up":
            self.tracks[0] = self.tracks[1] = values["space"]
        marker = {
            "players_advanced": 0, "enemy_advanced": 1, "elder_lowered": 2, "elder_raised": 2, "agenda_moved": 3,
            "agenda_back": 3,
        }.get(key)  # fmt: skip
        if marker is not None:
            self.tracks[marker] = values["space"]

    def enter_enemies(self, key: str, values: dict[str, Any]) -> None:
        """Enemies on deck, enemy ships, and what is mounted on one's own."""
        seat, name, upgrade = values.get("seat", 0), values.get("enemy", NOWHERE), values.get("upgrade", NOWHERE)
        if key in ("upgrade_bought", "plan_found"):
            self.upgrades[seat][upgrade] += 1
        elif key in ("upgrade_discarded", "plan_sold", "plan_given"):
            self.upgrades[seat][upgrade] -= 1
            if key == "plan_given":
                self.upgrades[values["other"]][upgrade] += 1
        elif key == "raider_came":
            self.raiders[name - r.FIRST_RAIDER] += 1
        elif key in ("raider_sunk", "raider_arrived", "boarding_won"):
            self.raiders[name - r.FIRST_RAIDER] -= 1
        elif key == "foe_came":
            self.foes[name] += 1
            self.seen[name] += 1
            self.zones[name] = values["zone"]
        elif key == "foe_moved":
            self.zones[name] = values["zone"]
        elif key in ("foe_slain", "foe_banished"):
            self.foes[name] -= 1

    # -- comparing -------------------------------------------------------------------------------------------------

    def differences(self, told: list[str], gave_an_order: bool) -> list[str]:
        """Where the account and the table part."""
        found = []
        for seat, ship in enumerate(self.table.ships):
            spent = self.coins[seat] - ship[s.COINS]
            if not 0 <= spent <= self.owed[seat]:
                found.append(f"coins of {seat}: {self.coins[seat]}, not {ship[s.COINS]}")
            if self.clues[seat] != ship[s.CLUES]:
                found.append(f"clues of {seat}: {self.clues[seat]}, not {ship[s.CLUES]}")
            if +self.holds[seat] != Counter(s.held(ship)):
                found.append(f"hold of {seat}: {+self.holds[seat]}, not {s.held(ship)}")
            if self.posts[seat] != ship[s.POSTS]:
                found.append(f"posts of {seat}")
            if +self.upgrades[seat] != self.upgrades_of(seat) and "ship_lost" not in told:
                found.append(f"upgrades of {seat}: {+self.upgrades[seat]}, not {self.upgrades_of(seat)}")
            if self.places[seat] != (ship[s.HEX], ship[s.HEADING]) and not self.is_sinking(seat):
                found.append(f"place of {seat}: {self.places[seat]}, not {(ship[s.HEX], ship[s.HEADING])}")
            fresh = sum(ship[s.FRESH : s.FRESH + 4])
            if self.fresh[seat] != NOWHERE and not 0 <= self.fresh[seat] - fresh <= int(gave_an_order):
                found.append(f"orders of {seat}: {self.fresh[seat]}, not {fresh}")
            found += self.crew_differences(seat, ship)
        if self.tracks != tracks_of(self.table):
            found.append(f"tracks: {self.tracks}, not {tracks_of(self.table)}")
        rows = (self.table.market, self.table.crew_row, self.table.yard)
        for (name, counted), row in zip(self.offers.items(), rows, strict=True):
            if +counted != Counter(row):
                found.append(f"{name}: {+counted}, not {row}")
        if self.laid != len(self.table.laid):
            found.append("tiles")
        if +self.raiders != Counter([raider[r.KIND] for raider in self.table.raiders]):
            found.append(f"enemy ships: {+self.raiders}")
        if +self.foes != standing(self.table) and "ship_lost" not in told and not self.sinking:
            found.append(f"enemies on deck: {+self.foes}, not {standing(self.table)}")
        for name, zone in zones_of_foes(self.table).items():
            if self.seen[name] == 1 and self.zones.get(name) != zone:
                found.append(f"enemy {name} stands in {zone}, not {self.zones.get(name)}")
        if all_cards(self.table) != self.cards:
            found.append(f"cards: {[(a - b, b - a) for a, b in zip(all_cards(self.table), self.cards, strict=True)]}")
        return found + self.before.untold(Figures(self.table), told)

    def upgrades_of(self, seat: int) -> Counter[int]:
        """All that is mounted, all plans, and what is being put somewhere."""
        ship = self.table.ships[seat]
        found: Counter[int] = Counter()
        for slot in range(UPGRADE_SLOTS):
            for card in (ship[s.MOUNTED + slot], ship[s.PLANS + slot]):
                found.update([at_slot(slot, card)] if card != NOWHERE else [])
        found.update([frame.upgrade for frame in self.table.stack if isinstance(frame, Placing) and frame.seat == seat])
        return found

    def is_sinking(self, seat: int) -> bool:
        """Whether its captain is asked what is kept: it is told to be lost before it is."""
        return any([isinstance(frame, Sinking) and frame.seat == seat for frame in self.table.stack])

    def crew_differences(self, seat: int, ship: list[int]) -> list[str]:
        """The same of the crew of a ship."""
        found = []
        true = {ship[at]: [ship[at + s.WOUNDS], ship[at + s.STRESS], ship[at + s.SPOT]] for at in s.crew(ship)}
        if true.keys() != self.crews[seat].keys():
            return [f"crew of {seat}: {sorted(self.crews[seat])}, not {sorted(true)}"]
        for at in s.crew(ship):
            counted, board = self.crews[seat][ship[at]], ship[at]
            if counted[:2] != true[board][:2]:
                found.append(f"wounds and stress of {board}: {counted[:2]}, not {true[board][:2]}")
            on_deck = 0 <= true[board][2] < ZONES
            if on_deck and counted[2] != true[board][2]:
                found.append(f"{board} stands at {true[board][2]}, not {counted[2]}")
            if self.traits[seat][board] - traits_of(ship, at) or traits_of(ship, at) - self.traits[seat][board]:
                found.append(f"traits of {board}: {self.traits[seat][board]}, not {traits_of(ship, at)}")
        return found

    def play(self, move: int) -> None:
        """Play a move; everything that it changes is told."""
        asked = self.table.asking.key
        for seat in self.sinking:  # that it is lost has been told
            self.places[seat] = (NOWHERE, self.places[seat][1])
        self.table.play(move)
        self.check(asked not in SETTLING)

    def check(self, gave_an_order: bool = False) -> None:
        """Whatever has changed since the last time is told."""
        told = self.read()
        found = self.differences(told, gave_an_order)
        assert not found, (told, found)
        self.begin()


class Figures:
    """What changes together with an event that says no more than that it happens."""

    def __init__(self, table: Table) -> None:
        self.act = table.act
        self.over = table.over
        self.storms = len(table.storms)
        self.sailed = [(raider[r.KIND], raider[r.AT], raider[r.HEADING]) for raider in table.raiders]
        self.elder = table.beast[c.AT] if table.beast else NOWHERE
        self.count = table.beast[c.COUNT] if table.beast else 0
        self.weakened = table.beast[c.WEAKENED] if table.beast else 0
        self.scars = table.beast[c.WOUNDS] if table.beast else 0
        self.aim = [ship[s.AIM] for ship in table.ships]
        self.ashore = [any([ship[at + s.PLACE] for at in s.crew(ship)]) for ship in table.ships]
        self.partner = table.partner
        self.points = [ship[s.POINTS] for ship in table.ships]
        self.tired = [sum([ship[at + s.TIRED] for at in s.crew(ship)]) for ship in table.ships]
        self.shown = list(table.shown)
        self.ahead = list(table.ahead)
        self.mounted = [ship[s.MOUNTED : s.MOUNTED + UPGRADE_SLOTS] for ship in table.ships]
        self.plans = [ship[s.PLANS : s.PLANS + UPGRADE_SLOTS] for ship in table.ships]

    def untold(self, now: Figures, told: list[str]) -> list[str]:
        """What has changed since without its event."""
        seats = range(len(self.aim))
        events = {
            "act_begun": now.act > self.act,
            "game_won game_lost": now.over and not self.over,
            "storm_placed": now.storms > self.storms,
            "raider_sailed raider_came raider_sunk raider_arrived boarding_won": now.sailed != self.sailed,
            "elder_moved elder_risen": now.elder != self.elder,
            "prey_lost verse_sung": now.count > self.count,
            "elder_weakened": now.weakened > self.weakened,
            "elder_hit": now.scars > self.scars,
            "aimed treasure_used outcome_told": any([now.aim[seat] > self.aim[seat] for seat in seats]),
            "port_left ship_lost died dismissed crew_given": any(
                [self.ashore[seat] and not now.ashore[seat] for seat in seats]
            ),
            "points_gained": any([now.points[seat] > self.points[seat] for seat in seats]),
            "activated": any([now.tired[seat] > self.tired[seat] for seat in seats]),
            "trade_begun": now.partner != NOWHERE and self.partner == NOWHERE,
            "tile_shown": len(now.shown) > len(self.shown),
            "tile_scouted tiles_seen": len(now.ahead) > len(self.ahead),
            "upgrade_mounted": any([gained(self.mounted[seat], now.mounted[seat]) for seat in seats]),
            "plan_laid": any([gained(self.plans[seat], now.plans[seat]) for seat in seats]),
        }
        return [f"untold: {keys}" for keys, so in events.items() if so and not set(keys.split()) & set(told)]


def gained(before: list[int], now: list[int]) -> bool:
    """Whether something lies in a slot that did not lie there."""
    return any([new not in (NOWHERE, old) for old, new in zip(before, now, strict=True)])


SETTLING = ("omen", "renew", "token")


def standing(table: Table) -> Counter[int]:
    """The enemies on all decks."""
    return Counter([NAMED[ship[foe]] for ship in table.ships for foe in s.foes(ship)])


def zones_of_foes(table: Table) -> dict[int, int]:
    """Where each enemy stands of which there is one on all decks."""
    found = [(NAMED[ship[foe]], ship[foe + s.FOE_ZONE]) for ship in table.ships for foe in s.foes(ship)]
    names = [name for name, _ in found]
    return {name: zone for name, zone in found if names.count(name) == 1}


def all_cards(table: Table) -> list[Counter[int]]:
    """The cards of each pile, wherever they are: none is ever lost."""
    found = [Counter([*pile, *gone]) for pile, gone in zip(table.piles, table.discards, strict=True)]
    found[TREASURE_PILE].update(table.market)
    found[CREW_PILE].update(table.crew_row)
    for ship in table.ships:
        found[TREASURE_PILE].update(s.held(ship))
        for at in s.crew(ship):
            found[CREW_PILE].update([ship[at]] if ship[at] < FIRST_NAMELESS else [])
            found[GOOD_PILE].update([trait for trait in traits_of(ship, at) if trait < KINDS_OF_GOOD])
            found[BAD_PILE].update([trait for trait in traits_of(ship, at) if trait >= KINDS_OF_GOOD])
        found[FOE_PILE].update([ship[foe] for foe in s.foes(ship) if FOES[ship[foe]].copies])
    for cargo in table.cargoes:
        found[TREASURE_PILE].update(cargo[2:])
    found[RAIDER_PILE].update([raider[r.KIND] for raider in table.raiders if r.RAIDERS[raider[r.KIND]].copies])
    found[FOE_PILE].update([kind for kind in table.coming if FOES[kind].copies])
    found[IMPROVEMENT_PILE] = found[GUN_PILE] = Counter()  # the first ones come from no pile
    return found


def traits_of(ship: list[int], at: int) -> Counter[int]:
    """A member's traits."""
    return Counter([trait for trait in (ship[at + s.GOOD], ship[at + s.BAD]) if trait != NO_TRAIT])


def tracks_of(table: Table) -> list[int]:
    """Where the four markers stand."""
    return [table.players, table.enemy, table.elder, table.agenda]
