"""Drawing worlds: places, then a history on them, then tokens; by levels, each after a fixed number of attempts."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.board import Station, cells_of
from undertow.games.alone.known import round_begins_at
from undertow.games.alone.missions import CARGO, FULFILLED_IN, SOS
from undertow.games.alone.search.history import Search
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.needle import Needles
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
OWN: Final = 6  # of these with a draw's own luck, where one station alone is left; the others serve all draws
LISTED: Final = 32  # draws of stations and rooms that are looked at for mission tokens
SAME_ROOM: Final = 12  # draws of rooms until that of the main mission lies where a kept history has it
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

    def __init__(
        self, made: Station, facts: Facts, trace: list[list[int]], main: int = SOS, needles: Needles | None = None
    ) -> None:
        self.needles = needles
        self.main = main
        self.station = made
        self.trace = trace
        self.places = Places(facts)
        self.timelines: dict[int, Timeline] = {}
        self.tokens: dict[int, Tokens] = {}
        self.listed = False  # whether stations were looked at on which mission tokens fit
        self.fitting: list[tuple[Candidate, list[int]]] = []
        keys = [made.key() for made in self.places.candidates]
        self.one_station = min(keys) == max(keys)  # though answers may be read in several ways
        self.looked = False  # whether a history was looked for that is kept
        self.kept: World | None = None

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
        whole = min(AT_WHOLE_GAME, max(FEWEST, ENTRIES // len(self.trace)))
        own = min(whole, OWN) if self.one_station else whole
        found: World | None = None
        for number in range(own):
            found = found or self.attempt(number, WHOLE_GAME, luck)
        if found is None and own < whole:
            found = self.remembered(own, whole, luck)
        for number in range(AT_THIS_ROUND):
            found = found or self.attempt(whole + number, THIS_ROUND, luck)
        for number in range(AT_NOTHING):
            found = found or self.attempt(whole + number, NOTHING, luck)
        if found is None:
            made, rooms = self.place(luck)
            search = Search(self.timeline(made), rooms[FULFILLED_IN[self.main]], self.main)
            found = self.world(made, rooms, only_seen(search, luck), search, NOTHING, luck)
        LEVELS[found.level] += 1
        return found

    def place(self, luck: Luck) -> tuple[Candidate, list[int]]:
        """A station with its start, and where its rooms are."""
        if self.needles is not None:
            fitting = self.where_tokens_fit(self.needles)
            if fitting:
                made, narrow = fitting[luck.below(len(fitting))]
                return made, self.places.draw_rooms(made, luck, narrow)
        made = self.places.draw(luck)
        return made, self.places.draw_rooms(made, luck, made.slots)

    def where_tokens_fit(self, needles: Needles) -> list[tuple[Candidate, list[int]]]:
        """Stations and Cargo Bays for which mission tokens fit, of so many that are drawn with luck of the knowledge's
        own: the same whoever asks first, and never a search through all there are."""
        if not self.listed:
            self.listed = True
            fixed = Luck(len(self.trace))
            for _ in range(LISTED):
                made = self.places.draw(fixed)
                bay = self.places.draw_rooms(made, fixed, made.slots)[CARGO]
                if needles.fits(made, bay):
                    narrow = made.slots[:]
                    here = [slot for slot in cells_of(made.slots[CARGO]) if made.joined.slots[slot] == bay]
                    narrow[CARGO] = 1 << here[0]
                    self.fitting.append((made, narrow))
        return self.fitting

    def attempt(self, number: int, level: int, luck: Luck) -> World | None:
        """Try once to explain so much of the past."""
        made, rooms = self.place(luck)
        search = Search(self.timeline(made), rooms[FULFILLED_IN[self.main]], self.main)
        since = 0
        if level != WHOLE_GAME:
            since = max(1, round_begins_at(self.trace)) if level == THIS_ROUND else len(self.trace)
        end = search.attempt(number, since, luck)
        return None if end is None else self.world(made, rooms, end, search, level, luck)

    def world(self, made: Candidate, rooms: list[int], end: Moment, search: Search, level: int, luck: Luck) -> World:
        """The world of a history; what no history tells is drawn for it."""
        boxes = made.boxes[luck.below(len(made.boxes))]
        world = World(made, rooms, boxes, self.tokens[made.key()].deal(luck), end)
        world.who = search.who
        world.ends = search.ends
        world.level = level
        return world

    def remembered(self, own: int, whole: int, luck: Luck) -> World | None:
        """A world with the history that is kept for this knowledge, looked for once where few attempts do not suffice.

        Its luck is that of the knowledge, so it is the same whoever asks first; rooms, boxes and tokens are drawn anew.
        """
        if not self.looked:
            self.looked = True
            fixed = Luck(len(self.trace))
            for number in range(own, whole):
                self.kept = self.kept or self.attempt(number, WHOLE_GAME, fixed)
        kept = self.kept
        if kept is None:
            return None
        room = FULFILLED_IN[self.main]
        made, rooms = kept.made, kept.rooms
        for _ in range(SAME_ROOM):
            other, dealt = self.place(luck)
            if dealt[room] == kept.rooms[room]:
                made, rooms = other, dealt
                break
        boxes = made.boxes[luck.below(len(made.boxes))]
        world = World(made, rooms[:], boxes, self.tokens[made.key()].deal(luck), kept.end.copy())
        world.who = kept.who[:]
        world.ends = kept.ends[:]
        return world
