"""Canaries aboard: every mythos card, item, spell, waypoint and damage card has a random name, every game a random seed.

People sit in all seats, a spectator looks on. Everything that anybody receives is searched for names, rules and numbers
of cards that this viewer has never been allowed to know; for hands, loyalties, added cards, passengers and the order of
decks what a frame shows is compared with the table.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from serving import InThread
from test_canaries import CANARY, NOBODY, Lines, Table, each_is_pushed, events_of, renamed, search_the_rest
from test_canaries import lines as lines

from undertow import registry
from undertow.kernel.log import ALL, may_know

GAME = registry.game("unfathomable")
NAMED = ("mythos", "item", "spell", "waypoint", "damage")
TOPIC = {"mythos": "crisis", "damage": "damage_card"}  # of the rules of a card
PRIVATE = {"card_drawn", "loyalty_seen", "item_seen", "waypoint_seen", "mythos_seen", "spell_seen"}

# Where a card lies open to all; and where it lies hidden, with the list of who knows it.
OPEN = {
    "mythos": ("mythos_discard", "crisis", "kept"), "item": ("items", "items_gone"), "spell": ("spells", "spells_gone"),
    "waypoint": ("waypoints", "waypoints_gone"), "damage": ("damage", "damage_gone"),
}  # fmt: skip
HIDDEN = {
    "mythos": ["mythos"], "item": ["item_deck", "items_unseen"], "spell": ["spell_deck", "spells_unseen"],
    "waypoint": ["waypoint_deck"], "damage": ["damage_deck"],
}  # fmt: skip


def known_of(state: Any, zone: str) -> list[int]:
    """Who knows each card of a hidden zone."""
    found: list[int] = getattr(state, zone.replace("_deck", "") + "_known")
    return found


def flat(cards: list[Any]) -> set[int]:
    """All cards of a zone, whether it is one pile or one for each seat."""
    return {card for each in cards for card in (each if isinstance(each, list) else [each]) if card >= 0}


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[tuple[str, int], str]]:
    """Names that occur nowhere else."""
    yield from renamed(GAME, NAMED, monkeypatch)


class Met:
    """Which cards each viewer has ever been allowed to know: by where they lay, and by what was told to all."""

    def __init__(self, state: Any) -> None:
        self.cards = {(viewer, noun): set[int]() for viewer in range(NOBODY, state.seats) for noun in NAMED}
        self.heard = 0
        self.look(state)

    def look(self, state: Any) -> None:
        if len(state.events) < self.heard:  # a move was taken back; nobody forgets
            self.heard = 0
        told: dict[str, set[int]] = {noun: set() for noun in NAMED}
        for kind, audience, *values in state.events[self.heard :]:
            for noun, value in zip(GAME.kinds.all[kind].names, values, strict=False):
                if audience == ALL and noun in told:
                    told[noun].add(value)
        self.heard = len(state.events)
        for (viewer, noun), cards in self.cards.items():
            cards |= told[noun]
            for zone in OPEN[noun]:
                cards |= flat(getattr(state, zone))
            for zone in HIDDEN[noun] if viewer != NOBODY else []:
                both = zip(getattr(state, zone), known_of(state, zone), strict=True)
                cards |= {card for card, known in both if known >> viewer & 1}

    def never(self, viewer: int, noun: str) -> set[int]:
        """What a viewer has never met."""
        return set(range(len(GAME.nouns[noun]))) - self.cards[viewer, noun]


def search(table: Table, viewer: int, data: Any, met: Met, canaries: dict[tuple[str, int], str]) -> None:
    """No card that a viewer has never met, by name, rule or number; and no event that was told to others only."""
    state = table.state
    text = json.dumps(data)
    assert table.seed not in text and state.digest() not in text
    sung = set(CANARY.findall(text))
    for noun in NAMED:
        never = met.never(viewer, noun)
        assert not [i for i in never if canaries[noun, i] in sung], (viewer, noun)
        topic = TOPIC.get(noun, noun)
        told = [i for i in never if f'"{topic}.{GAME.nouns[noun][i]}"' in text]
        assert not told, (viewer, noun, told)
        for event in events_of(data):
            assert event["values"].get(noun) not in never, (viewer, event)
        moves = (data.get("decision") or {}).get("moves") if isinstance(data, dict) else None
        assert not [move for move in moves or () if move.get("noun") == noun and move["index"] in never], (viewer, noun)
    for event in events_of(data):
        assert event["event"] not in PRIVATE or may_hear(state, viewer, event), (viewer, event)
    if isinstance(data, dict) and "view" in data:
        search_view(state, viewer, data["view"], met)
        if data.get("fresh") or "fresh" not in data:
            compare_view(table, viewer, data)


def may_hear(state: Any, viewer: int, event: dict[str, Any]) -> bool:
    """Whether something like this was told to this viewer."""
    for kind, audience, *values in state.events:
        told = GAME.kinds.all[kind]
        same = told.key == event["event"] and dict(zip(told.names, values, strict=False)) == event["values"]
        if same and viewer != NOBODY and may_know(audience, viewer):
            return True
    return False


def search_view(state: Any, viewer: int, view: dict[str, Any], met: Met) -> None:
    """What a view says of cards, at whatever time: nothing of what the viewer has never met."""
    shown = {
        "mythos": [*view["crisis"], *(card for player in view["players"] for card in player["mythos"])],
        "item": [card for player in view["players"] for card in player["items"]],
        "spell": [card for player in view["players"] for card in player["spells"]],
        "waypoint": [*view["waypoints"]],
        "damage": [*view["damage"], view["damage_drawn"]],
    }
    known = view["known"]
    assert (known is None) == (viewer == NOBODY)
    if known is not None:
        for noun, keys in (
            ("mythos", ["mythos", "mythos_discard"]), ("item", ["items", "items_unseen"]),
            ("spell", ["spells", "spells_unseen"]), ("waypoint", ["waypoints"]), ("damage", ["damage"]),
        ):  # fmt: skip
            shown[noun] += [card for key in keys for card in known[key]]
        assert all(pile == sorted(pile) for pile in known["discards"]), "an order of what lies open"
    for noun, cards in shown.items():
        assert not (set(cards) - {None}) & met.never(viewer, noun), (viewer, noun)
    assert all(isinstance(number, int) for number in view["passengers"])
    assert all(isinstance(player["hand"], int) and isinstance(player["loyalty"], int) for player in view["players"])
    if viewer == NOBODY:
        assert view["hand"] == view["added"] == view["loyalty"] == view["chosen"] == []


def compare_view(table: Table, viewer: int, frame: dict[str, Any]) -> None:
    """A frame of this moment: the engine's own view, and in it just what lies before this viewer."""
    state, view = table.state, frame["view"]
    if "decision" not in frame:
        return  # a moment of a replay
    assert view == json.loads(json.dumps(state.view(None if viewer == NOBODY else viewer)))
    if viewer == NOBODY or state.over:
        return
    assert sorted(view["hand"]) == state.hands[viewer] and view["loyalty"] == state.loyalty[viewer]
    assert view["added"] == state.added[viewer]
    for other, cards in enumerate(view["known"]["loyalty"]):
        for place, card in enumerate(cards):
            knows = state.loyalty_known[other][place] >> viewer & 1
            assert card == (state.loyalty[other][place] if knows else None)
    for zone, key in (
        ("mythos", "mythos"), ("item_deck", "items"), ("spell_deck", "spells"), ("waypoint_deck", "waypoints"),
    ):  # fmt: skip
        seen = [
            card for card, bits in zip(getattr(state, zone), known_of(state, zone), strict=True) if bits >> viewer & 1
        ]
        assert sorted(card for card in view["known"][key] if card is not None) == sorted(seen)
    if table.mirror.held:
        assert frame["expected"] == list(state.asked), "somebody sees who has answered"


def adding(state: Any) -> tuple[int, str] | None:
    """Who is laying out cards for a check, unseen."""
    if state.over or state.decision.prompt != "add_cards":
        return None
    return state.seat, state.decision.prompt


def played(
    server: InThread, canaries: Any, lines: Lines, seats: int, seed: int, bot: str, most: int
) -> tuple[Table, dict[str, int]]:
    """Play at a table whose every viewer is listened to; how often something was to be heard or was quiet."""
    box = server.http.get("/api/games/unfathomable/cards").text
    assert all(name in box for name in canaries.values()), "the canaries are not in use"
    table = Table(server, "unfathomable", seats, random.Random(seed), bot)
    met = Met(table.state)
    counts = {"quiet": 0, "sealed": 0, "awakened": 0, "traitors": 0}
    while not table.state.over and len(table.mirror.played) < most:
        was = adding(table.state)
        table.answer_once()
        if table.luck.random() < 0.06 and not table.state.over and not table.mirror.held:
            table.take_back()
            was = None
        met.look(table.state)
        counts["sealed"] += bool(table.mirror.held)
        counts["awakened"] += table.state.awakened
        counts["traitors"] += any(shown >= 0 for shown in table.state.shown)
        for viewer, received in table.collect(everything=table.luck.random() < 0.04):
            for data in received:
                search(table, viewer, data, met, canaries)
            pushed = [each for each in received if each_is_pushed(each)]
            assert not pushed or not table.mirror.held or viewer in table.mirror.held, "others heard of a sealed answer"
            if was and was == adding(table.state) and viewer != was[0]:
                assert not pushed, "others heard that a card was laid out"
                counts["quiet"] += 1
    table.close()
    print(seats, "seats:", len(table.mirror.played), "moves,", dict(table.searched), counts, "lines", len(lines.all))
    search_the_rest(server, table, lines, set(canaries.values()))
    assert server.http.get("/api/games/unfathomable/cards").text == box, "the box says the same, whatever is played"
    return table, counts


def test_unfathomable_sings_no_canary_before_its_time(server: InThread, canaries: Any, lines: Lines) -> None:
    table, counts = played(server, canaries, lines, 3, 2, "", 60)
    assert table.searched["things"] > 300 and counts["quiet"] > 3 and counts["sealed"] > 3


@pytest.mark.night
@pytest.mark.parametrize(("seats", "seed", "bot"), [(3, 5, "thumb"), (4, 2, "thumb"), (5, 3, ""), (6, 4, "thumb")])
def test_whole_voyages_sing_no_canary(
    server: InThread, canaries: Any, lines: Lines, seats: int, seed: int, bot: str
) -> None:
    table, counts = played(server, canaries, lines, seats, seed, bot, 1 << 30)
    assert table.state.over and counts["quiet"] > 10 and counts["sealed"] > 10
    assert not bot or counts["awakened"]


def test_a_leak_aboard_would_be_found(server: InThread, canaries: Any) -> None:
    table = Table(server, "unfathomable", 3, random.Random(5))
    for _ in range(25):
        table.answer_once()
        table.collect(everything=False)
    while table.mirror.held:
        table.answer_once()
    state = table.state
    met = Met(state)
    frame = table.players[0].look()
    view = frame["view"]
    search(table, 0, frame, met, canaries)
    mythos, waypoint = min(met.never(0, "mythos")), min(met.never(0, "waypoint"))
    other = next(seat for seat in (1, 2) if state.hands[seat])
    loyalties = [list(cards) for cards in state.loyalty]
    players = [{**player, "hand": state.hands[player["seat"]]} for player in view["players"]]
    told = {"event": "card_drawn", "values": {"seat": other, "card": state.hands[other][0]}}
    leaks = [
        {"message": f"The next card is {canaries['mythos', mythos]}."},
        {"rules": [{"key": f"waypoint.{GAME.nouns['waypoint'][waypoint]}"}]},
        {**frame, "decision": {"moves": [{"noun": "waypoint", "index": waypoint}]}},
        {**frame, "view": {**view, "crisis": [mythos]}},
        {**frame, "view": {**view, "known": {**view["known"], "waypoints": list(state.waypoint_deck)}}},
        {**frame, "view": {**view, "known": {**view["known"], "loyalty": loyalties}}},
        {**frame, "view": {**view, "added": [3]}},
        {**frame, "view": {**view, "players": players}},
        {**frame, "view": {**view, "passengers": state.passengers}},
        {**frame, "view": {**view, "chaos": state.chaos}},
        {**frame, "events": [told]},
        {**frame, "events": [{"event": "mythos_drawn", "values": {"seat": 0, "mythos": mythos}}]},
        {**frame, "seed": table.seed},
    ]
    for leak in leaks:
        with pytest.raises(AssertionError):
            search(table, 0, leak, met, canaries)
    table.close()
