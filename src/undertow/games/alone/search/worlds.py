"""Drawing worlds: places, then a history on them, then tokens; by levels, each after a fixed number of attempts."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.board import Station
from undertow.games.alone.known import round_begins_at
from undertow.games.alone.missions import FULFILLED_IN, SOS
from undertow.games.alone.search.history import Search
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.places import Candidate, Facts, Places
from undertow.games.alone.search.seen import only_seen
from undertow.games.alone.search.timeline import Shift, Timeline
from undertow.games.alone.search.tokens import Tokens
from undertow.games.alone.search.ways import Moment

# Levels: what of the past is explained.
WHOLE_GAME: Final = 0
THIS_ROUND: Final = 1
NOTHING: Final = 2

# Attempts are counted, never timed, so that equal knowledge gives equal worlds.
AT_WHOLE_GAME: Final = 48
AT_THIS_ROUND: Final = 24  # more
AT_NOTHING: Final = 8  # more; then nothing is searched for
ENTRIES: Final = 4800  # of the trace that all attempts at the whole game go through: fewer attempts at a long game
FEWEST: Final = 6

LEVELS: Final[list[int]] = [0, 0, 0]  # how often each level was reached, for measurements


class World:
    """A world that agrees with what the Hero knows."""

    def __init__(self, made: Candidate, rooms: list[int], boxes: int, danger: int, end: Moment) -> None:
        self.made = made
        self.rooms = rooms
        self.boxes = boxes
        self.danger = danger
        self.end = end
        self.who: list[int] = []  # by entry: the name of the creature that did it
        self.ends: list[int] = []  # by entry: where it ended
        self.level = WHOLE_GAME


class Ready:
    """What of the search follows from the Hero's knowledge alone: many worlds are drawn from one of these."""

    def __init__(self, made: Station, facts: Facts, trace: list[list[int]], main: int = SOS) -> None:
        self.main = main
        self.station = made
        self.trace = trace
        self.places = Places(facts)
        self.timelines: dict[int, Timeline] = {}
        self.tokens: dict[int, Tokens] = {}

    def timeline(self, made: Candidate) -> Timeline:
        """The trace on a candidate."""
        key = made.key()
        found = self.timelines.get(key)
        if found is None:
            shift = Shift(self.station, self.places.facts.start, made.station, made.start)
            found = self.timelines[key] = Timeline(made.station, shift, self.trace)
            self.tokens[key] = Tokens(found)
        return found

    def draw(self, luck: Luck) -> World:
        """A world, at the lowest level that is reached in time."""
        this_round = max(1, round_begins_at(self.trace))
        whole = min(AT_WHOLE_GAME, max(FEWEST, ENTRIES // len(self.trace)))
        for number in range(whole + AT_THIS_ROUND + AT_NOTHING + 1):
            level = WHOLE_GAME if number < whole else THIS_ROUND if number < whole + AT_THIS_ROUND else NOTHING
            made = self.places.draw(luck)
            rooms = self.places.draw_rooms(made, luck)
            boxes = made.boxes[luck.below(len(made.boxes))]
            search = Search(self.timeline(made), rooms[FULFILLED_IN[self.main]], self.main)
            since = 0 if level == WHOLE_GAME else this_round if level == THIS_ROUND else len(self.trace)
            end: Moment | None = None
            if number < whole + AT_THIS_ROUND + AT_NOTHING:
                end = search.attempt(number, since, luck)
            else:
                end = only_seen(search, luck)
            if end is not None:
                LEVELS[level] += 1
                world = World(made, rooms, boxes, self.tokens[made.key()].deal(luck), end)
                world.who = search.who
                world.ends = search.ends
                world.level = level
                return world
        raise AssertionError("the last resort is always there")
