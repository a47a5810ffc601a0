"""Canaries: every lord and location has a random name, every game a random seed; no viewer hears one before its time.

Whole games are played by people in all seats, with a spectator. Everything that anybody receives - frames, answers to
every GET, the log, error texts - is searched for what this viewer may not know at that time.
"""

from __future__ import annotations

import json
import logging
import random
import re
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from mirror import Mirror
from serving import InThread, Live, Player

import cellar
from night import night
from undertow import desk, registry, stories, texts
from undertow.cli.serve import AsJson
from undertow.games.abyss.frames import Recruiting
from undertow.kernel.game import Game
from undertow.kernel.log import may_know
from undertow.kernel.seat import Seat
from undertow.table import guard, prepared, speech

NOBODY = -1
PATHS = ("/log", "/why", "/record", "/replay")
KEPT = [
    each
    for module in (desk, prepared, speech, stories, texts)
    for each in vars(module).values()
    if hasattr(each, "cache_clear")
]
CANARY = re.compile("zz[0-9a-f]{12}zz")
RUN = 5  # cards in a row that give an order away


class Lines(logging.Handler):
    """All log lines of the server, as it would write them."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(AsJson())
        self.all: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.all.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[Lines]:
    handler = Lines()
    ours = logging.getLogger("undertow")
    level = ours.level
    ours.setLevel(logging.INFO)
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    ours.setLevel(level)


def renamed(
    game: Game, nouns: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> Iterator[dict[tuple[str, int], str]]:
    """Names that occur nowhere else, for all things of some nouns."""
    names = {(noun, i): f"zz{secrets.token_hex(6)}zz" for noun in nouns for i in range(len(game.nouns[noun]))}
    plain = texts.name_of

    def name_of(game: Game, noun: str, index: int, lang: str) -> str:
        return names.get((noun, index)) or plain(game, noun, index, lang)

    monkeypatch.setattr(texts, "name_of", name_of)
    monkeypatch.setattr(guard.Allowance, "take", lambda self: None)
    for kept in KEPT:
        kept.cache_clear()
    yield names
    for kept in KEPT:
        kept.cache_clear()


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[tuple[str, int], str]]:
    """Such names for every lord and location."""
    yield from renamed(registry.game("abyss"), ("lord", "location"), monkeypatch)


class Table:
    """A table whose every viewer is listened to, and the engine beside it."""

    def __init__(self, server: InThread, game: str, seats: int, luck: random.Random, bot: str = "") -> None:
        self.server, self.luck = server, luck
        self.bot = registry.bot(bot, registry.game(game)) if bot else None  # who says what people answer
        self.seed = f"seed-{luck.getrandbits(96):024x}"
        wanted = {"game": game, "seats": seats, "you": list(range(seats)), "bots": "random", "pace": "none"}
        self.players, self.data = server.create(**wanted, seed=self.seed)
        self.mirror = Mirror(game, seats, self.seed)
        self.viewers = [*self.players, Player(server, self.data["table"])]  # the last is nobody: -1
        self.langs = [("en", "de", "pl")[i % 3] for i in range(len(self.viewers))]
        self.lives: list[Live] = [viewer.live(lang) for viewer, lang in zip(self.viewers, self.langs, strict=True)]
        self.heard: list[list[Any]] = [[] for _ in self.viewers]  # since the last look
        self.searched: Counter[str] = Counter()
        self.room = server.house.rooms[self.data["table"]]
        self.collect(everything=False)  # who has come is no news

    @property
    def state(self) -> Any:
        return self.mirror.state

    def close(self) -> None:
        for live in self.lives:
            live.socket.close()

    def answer_once(self) -> None:
        """Somebody answers, at random or as a bot would; now and then somebody tries what is not allowed."""
        seat = self.luck.choice(self.mirror.waiting())
        legal = self.mirror.legal(seat)
        move = self.bot.choose(Seat(self.state, seat)) if self.bot is not None else self.luck.choice(legal)
        number = self.room.number(seat)
        if self.luck.random() < 0.06:
            self.try_in_vain()
        answer = self.players[seat].post(number, move)
        assert answer.status_code == 200, answer.text
        self.mirror.answer(seat, number, move)
        self.settle()

    def settle(self) -> None:
        """Wait until the table stands where the engine stands."""
        end = time.monotonic() + 30
        while self.room.state.digest() != self.state.digest() or self.room.held != self.mirror.held:
            assert time.monotonic() < end
            time.sleep(0.001)

    def try_in_vain(self) -> None:
        """Illegal and foreign moves: what is answered is searched like all else."""
        for viewer, player in enumerate(self.viewers):
            number = self.room.number(viewer if player.token else NOBODY)
            move = self.luck.randrange(self.state.game.vocabulary)
            if player.token is None or move not in self.mirror.legal(viewer):
                answer = player.post(number, move)
                assert answer.status_code in (401, 403, 422), answer.text
                self.heard[viewer].append(answer.json())

    def take_back(self) -> None:
        """Take the last move back where that is free."""
        seat = self.mirror.waiting()[0]
        if self.players[seat].look()["undo"]["free"]:
            answer = self.server.http.post(f"/api/tables/{self.data['table']}/undo", headers=self.players[seat].headers)
            assert answer.status_code == 204
            self.mirror.undo()
            self.searched["undone"] += 1
            self.settle()

    def collect(self, everything: bool) -> list[tuple[int, list[Any]]]:
        """What each viewer has received since the last time; a message that is none marks the end of its frames."""
        found = []
        for at, (player, live) in enumerate(zip(self.viewers, self.lives, strict=True)):
            got = self.heard[at]
            self.heard[at] = []
            live.say("?")
            while not got or got[-1].get("type") != "error":
                got.append(live.hear(20))
            if everything:
                got.append(player.look(lang=self.langs[at]))
                for path in PATHS if not self.state.over else PATHS[:2]:  # in the end the record may tell everything
                    more = {"at": self.luck.randrange(1, 60)} if path == "/replay" else {}
                    got.append(player.get(path, lang=self.langs[at], **more).json())
            found.append((NOBODY if player.token is None else at, got))
            self.searched["things"] += len(got)
        return found


def without_contents(data: Any) -> Any:
    """A frame without ``view.known``: contents of decks, which every player has counted."""
    if isinstance(data, dict) and isinstance(data.get("view"), dict):
        return {**data, "view": {key: value for key, value in data["view"].items() if key != "known"}}
    return data


def without_a_search(data: Any, viewer: int) -> Any:
    """A frame of somebody who may search the pile of locations (tiles.black_smokers) without what lies there: contents, in no order."""
    if (
        not isinstance(data, dict)
        or not data.get("decision")
        or data["decision"]["prompt"] != "exchange"
        or data["seat"] is None
    ):
        return data
    found = [move["index"] for move in data["decision"]["moves"] if move["noun"] == "location"]
    assert data["seat"] == viewer and found == sorted(found) == data["view"]["known"]["location_deck"]
    return {**data, "decision": {**data["decision"], "moves": []}}


# -- Abyss -------------------------------------------------------------------------------------------------------------

LORDS_IN_VIEW = ("court", "used")
LOCATIONS_IN_VIEW = ("row", "drawn")


def named(data: Any, noun: str) -> set[int]:
    """Every lord or location that is named by its number, wherever a number stands for one."""
    found: set[int] = set()
    if isinstance(data, list):
        return found.union(*(named(each, noun) for each in data))
    if not isinstance(data, dict):
        return found
    if data.get("noun") == noun:
        found.add(data["index"])
    for key, value in data.items():
        mine = key in (noun, f"other_{noun}") or (noun, key) in (("lord", "recruiting"), ("location", "under"))
        lists = LORDS_IN_VIEW if noun == "lord" else (*LOCATIONS_IN_VIEW, "locations")
        if mine and isinstance(value, int):
            found.add(value)
        elif key in lists and isinstance(value, list):
            found.update(value)
        else:
            found |= named(value, noun)
    return found


class Unseen:
    """The lords and locations that have lain in their deck from the beginning."""

    def __init__(self, state: Any) -> None:
        self.lords, self.locations = (
            set(range(len(state.game.nouns["lord"]))),
            set(range(len(state.game.nouns["location"]))),
        )
        self.look(state)

    def look(self, state: Any) -> None:
        self.lords &= set(state.lord_deck[state.lord_at :])
        self.locations &= set(state.tile_deck[state.tile_at :])


def search_abyss(table: Table, viewer: int, data: Any, unseen: Unseen, canaries: dict[tuple[str, int], str]) -> None:
    """No canary of what lies in a deck, no order of a deck, no token of another, no payment that is being laid out."""
    data = without_a_search(data, viewer)
    state, plain = table.state, without_contents(data)
    text = json.dumps(data)
    assert table.seed not in text and state.digest() not in text
    sung = set(CANARY.findall(text))
    for noun, hidden in (("lord", unseen.lords), ("location", unseen.locations)):
        assert not [i for i in hidden if canaries[noun, i] in sung], (viewer, noun)
        assert not named(plain, noun) & hidden, (viewer, noun)
    for order in (state.deck[state.deck_at :], state.lord_deck[state.lord_at :], state.tile_deck[state.tile_at :]):
        coming = list(order[:RUN])
        if len(coming) == RUN and coming != sorted(coming):
            told = [", ".join(map(str, cards)) for cards in (coming, coming[::-1])]
            assert not any(f"{before}{cards}{after}" in text for cards in told for before in "[ " for after in "],")
    if isinstance(data, dict) and "view" in data:
        search_view(table, viewer, data)
    for event in events_of(data):
        assert event["event"] != "token_seen" or event["values"]["seat"] == viewer
        assert event["event"] != "hunted_token_seen" or viewer in hunters(table)


def search_view(table: Table, viewer: int, frame: dict[str, Any]) -> None:
    """What the view itself says of things that are hidden."""
    view, state = frame["view"], table.state
    known = view["known"]
    if viewer == NOBODY:
        assert known is None and view["hand"] == view["tokens"] == []
    else:
        for key in ("deck", "discard", "lord_deck", "location_deck"):
            assert known[key] == sorted(known[key]), f"{key} tells an order"
        assert all(stack == sorted(stack) for stack in known["council"])
    if "decision" not in frame:
        return  # a moment of a replay
    if viewer != NOBODY and not state.over:
        assert view["tokens"] == state.tokens[viewer]
        for other, tokens in enumerate(known["tokens"]):
            seen = [i for i, value in enumerate(tokens) if value is not None]
            hunted = state.hunted_at if (state.hunted_by, state.hunted_from) == (other, viewer) else None
            assert other == viewer or set(seen) <= {hunted}
    paying = next((frame for frame in state.stack if isinstance(frame, Recruiting) and not frame.shown), None)
    if paying is not None and paying.seat != viewer:
        assert view["payment"] == []
        assert view["players"][paying.seat]["hand"] == len(state.hands[paying.seat]) + len(state.payment)


def hunters(table: Table) -> set[int]:
    """The seats that have had to do with a hunted token."""
    state = table.state
    kinds = state.game.kinds.all
    found = [event for event in state.events if kinds[event[0]].key == "hunted_token_seen"]
    return {seat for event in found for seat in range(state.seats) if may_know(event[1], seat)}


def events_of(data: Any) -> list[dict[str, Any]]:
    """The events in something that was received."""
    found = data.get("events", []) if isinstance(data, dict) else data if isinstance(data, list) else []
    return [each for each in found if "event" in each]


def stage(state: Any) -> tuple[int, int] | None:
    """Which payment is being laid out, and how many cards lie there; None if none is."""
    for frame in state.stack:
        if isinstance(frame, Recruiting) and not frame.shown and not state.over:
            return frame.seat, len(state.payment)
    return None


@pytest.mark.parametrize(
    ("seats", "seed"),
    [(2, 1), *night((3, 2), (4, 3))],
)
def test_abyss_sings_no_canary_before_its_time(
    server: InThread, canaries: Any, lines: Lines, seats: int, seed: int
) -> None:
    box = server.http.get("/api/games/abyss/cards").text
    assert all(name in box for name in canaries.values()), "the canaries are not in use"
    table = Table(server, "abyss", seats, random.Random(seed))
    unseen = Unseen(table.state)
    quiet = 0
    before: dict[int, Any] = {}
    while not table.state.over:
        was = stage(table.state)
        table.answer_once()
        if table.luck.random() < 0.06 and not table.state.over:
            table.take_back()
            was = None
        unseen.look(table.state)
        now = stage(table.state)
        for viewer, received in table.collect(everything=table.luck.random() < 0.04):
            for data in received:
                search_abyss(table, viewer, data, unseen, canaries)
            frames = [each for each in received if isinstance(each, dict) and each.get("type") == "state"]
            if was and now and was[0] == now[0] != viewer and now[1] > was[1]:
                pushed = [each for each in frames if not each["fresh"]]
                assert not pushed, "others heard that a card was laid out"
                assert all(each["view"] == before[viewer] for each in frames if viewer in before)
                quiet += 1
            if frames:
                before[viewer] = frames[-1]["view"]
    table.close()
    print(
        seats,
        "seats:",
        len(table.mirror.played),
        "moves,",
        dict(table.searched),
        "quiet",
        quiet,
        "lines",
        len(lines.all),
    )
    assert table.searched["things"] > 700 and quiet > 10
    search_the_rest(server, table, lines, set(canaries.values()))
    assert server.http.get("/api/games/abyss/cards").text == box, "the box says the same, whatever is being played"


def test_a_leak_would_be_found(server: InThread, canaries: Any) -> None:
    table = Table(server, "abyss", 3, random.Random(5))
    for _ in range(40):
        table.answer_once()
        table.collect(everything=False)
    unseen = Unseen(table.state)
    frame = table.players[0].look()
    search_abyss(table, 0, frame, unseen, canaries)
    state = table.state
    lord, location = min(unseen.lords), min(unseen.locations)
    leaks = [
        {"message": f"The next lord is {canaries['lord', lord]}."},
        {**frame, "decision": {"prompt": "turn", "moves": [{"noun": "location", "index": location}]}},
        {**frame, "view": {**frame["view"], "court": [lord]}},
        {**frame, "view": {**frame["view"], "next": list(state.deck[state.deck_at :])}},
        {
            **frame,
            "view": {
                **frame["view"],
                "known": {**frame["view"]["known"], "lord_deck": list(state.lord_deck[state.lord_at :])},
            },
        },
        {**frame, "view": {**frame["view"], "known": {**frame["view"]["known"], "tokens": [[], [4], []]}}},
        {**frame, "events": [{"event": "token_seen", "values": {"seat": 1, "n": 4}}]},
        {**frame, "seed": table.seed},
    ]
    for leak in leaks:
        with pytest.raises(AssertionError):
            search_abyss(table, 0, leak, unseen, canaries)
    table.close()


def search_the_rest(server: InThread, table: Table, lines: Lines, names: set[str]) -> None:
    """What belongs to no table, and what the server writes down, knows nothing of any."""
    secret = {table.seed, table.state.digest(), *names, *(player.token for player in table.players)}
    told = [
        server.http.get(path).text
        for path in (
            "/healthz",
            "/metrics",
            "/api/games",
            "/openapi.json",
            f"/api/rules/{table.state.game.id}",
            "/api/texts",
        )
    ]
    assert lines.all, "the server wrote nothing, so nothing was searched"
    for text in [*told, *lines.all]:
        assert not [each for each in secret if each in text]
    assert not any(table.data["table"] in text for text in told), "no list of tables"


# -- the cellar --------------------------------------------------------------------------------------------------------


@pytest.fixture
def named_cellar(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The test game with a random name for each of its cards; it has no texts, so these stand in all its texts."""
    names = [f"zz{secrets.token_hex(6)}zz" for _ in range(cellar.CARDS)]
    changed = cellar.game(nouns={**cellar.GAME.nouns, "card": tuple(names)})
    monkeypatch.setattr(guard.Allowance, "take", lambda self: None)
    for kept in KEPT:
        kept.cache_clear()
    registry.register(changed)
    yield names
    registry.register(cellar.GAME)
    for kept in KEPT:
        kept.cache_clear()


class Met:
    """Which cards each viewer has ever been allowed to know."""

    def __init__(self, state: Any) -> None:
        self.cards: dict[int, set[int]] = {viewer: set() for viewer in range(-1, 3)}
        self.look(state)

    def look(self, state: Any) -> None:
        for viewer, cards in self.cards.items():
            cards.update(state.discard)
            for hand, seen in zip(state.hands, state.seen, strict=True):
                cards.update(card for card, mask in zip(hand, seen, strict=True) if viewer >= 0 and mask >> viewer & 1)
            if viewer >= 0 and state.peeked >> viewer & 1:
                cards.add(state.deck[state.deck_at])

    def never(self, viewer: int) -> set[int]:
        return set(range(cellar.CARDS)) - self.cards[viewer]


def search_cellar(table: Table, viewer: int, data: Any, met: Met, names: list[str]) -> None:
    """No card that a viewer has never met, by name or number; no tile of the map for the hero and the spectator."""
    state = table.state
    text = json.dumps(data)
    never = met.never(viewer)
    assert table.seed not in text and state.digest() not in text
    assert not [card for card in never if names[card] in text], viewer
    for event in events_of(data):
        assert event["values"].get("card") not in never
        if event["event"] == "map_seen" or (event["event"] == "opened" and event["values"]["cell"] not in state.opened):
            assert viewer in (1, 2)
    if isinstance(data, dict) and "view" in data:
        view = data["view"]
        shown = (
            {card for hand in view["hands"] for card in hand if card is not None} | {view["top"]} | set(view["discard"])
        )
        assert not shown & never
        if viewer not in (1, 2) and not state.over:
            assert all(tile is None for cell, tile in enumerate(view["map"]) if cell not in state.opened)
        if data.get("fresh"):  # as it stands now, not a step of what has just happened
            hidden = set(state.game.hidden(state, viewer)["cards"].things) if viewer >= 0 else never
            assert never <= hidden
            assert not (shown - set(state.discard)) & hidden
            if data["decision"] and data["decision"]["moves"] is not None:
                played = {move["index"] for move in data["decision"]["moves"] if move["noun"] == "card"}
                assert played <= set(state.hands[viewer])
            if table.mirror.held and not state.over:
                assert data["expected"] == list(state.asked), "somebody sees who has answered"


def test_the_cellar_sings_no_canary_before_its_time(server: InThread, named_cellar: list[str], lines: Lines) -> None:
    things = moves = sealed = 0
    for seed in range(5):
        table = Table(server, "cellar", 3, random.Random(seed))
        met = Met(table.state)
        while not table.state.over:
            table.answer_once()
            met.look(table.state)
            sealed += bool(table.mirror.held)
            for viewer, received in table.collect(everything=table.luck.random() < 0.25):
                for data in received:
                    search_cellar(table, viewer, data, met, named_cellar)
                pushed = [each for each in received if each_is_pushed(each)]
                assert not pushed or not table.mirror.held or viewer in table.mirror.held, (
                    "others heard of a sealed answer"
                )
        table.close()
        things += table.searched["things"]
        moves += len(table.mirror.played)
        search_the_rest(server, table, lines, set(named_cellar))
    print("cellar:", moves, "moves,", things, "things,", sealed, "times sealed,", len(lines.all), "lines")
    assert things > 1000 and sealed > 30


def each_is_pushed(data: Any) -> bool:
    """Whether something is a frame that the server sent by itself."""
    return isinstance(data, dict) and data.get("type") == "state" and not data["fresh"]
