"""Records: a game as JSON lines, which replays move by move and proves that it is the same game.

The first line says which game, the second what chance made of the set-up; then one line per move with what chance
made of it and, now and then, the digest of the state; the last line says how many moves there are and how it ended.
Where the rules have changed during a game, its record begins at the state of that moment, which is in the first line.
A record of older rules is replayed by the present ones, as long as these allow every move and bring the same.

A sealed record tells of a game whose table was sealed for good: the first line says which game, then one line per event
that everyone heard, the last line says how many there are and how it ended. It holds no seed, no move and no digest.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undertow.kernel.chance import Chance, key_of
from undertow.kernel.codec import FORMAT, check_header
from undertow.kernel.errors import FormatError, IllegalMove, RecordError
from undertow.kernel.log import Event
from undertow.kernel.state import State

if TYPE_CHECKING:
    from undertow.kernel.game import Game

DIGEST_EVERY = 10
SEALED = "sealed"  # the kind of a record that cannot be replayed


class Record:
    """A played game, or the part of it that was played so far."""

    def __init__(self, header: dict[str, Any], lines: list[dict[str, Any]], end: dict[str, Any]) -> None:
        self.header = header
        self.lines = lines  # the set-up, then the moves
        self.end = end

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.header["game"])

    @property
    def seed(self) -> str:
        """The seed of the game."""
        return str(self.header["seed"])

    @property
    def moves(self) -> tuple[int, ...]:
        """All moves, in order."""
        return tuple(line["move"] for line in self.lines[1:])

    @property
    def chance(self) -> tuple[tuple[int, ...], ...]:
        """What chance made of the set-up and of every move."""
        return tuple(tuple(line["chance"]) for line in self.lines)

    @property
    def digests(self) -> dict[int, str]:
        """Digests after so many moves."""
        return {number: line["digest"] for number, line in enumerate(self.lines) if "digest" in line}

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended; None if it goes on."""
        return self.end["result"]  # type: ignore[no-any-return]

    def replay(self, upto: int | None = None, verify: bool = False) -> State:
        """The state after so many moves (all, without a number); a RecordError names the move where games part.

        Chance comes from the record; with ``verify`` it is drawn from the seed and compared.
        """
        for state, _ in self.states(upto, verify):
            last = state
        return last

    def states(self, upto: int | None = None, verify: bool = False) -> Iterator[tuple[State, int]]:
        """Replay step by step: the state after the set-up and after every move, each with its number."""
        from undertow.registry import game as game_of

        game = game_of(self.game)
        if self.header["rules"] != game.rules_version:
            yield from self.renewed().states(upto, verify)
            return
        last = len(self.lines) - 1 if upto is None else min(max(upto, 0), len(self.lines) - 1)
        state = self.begun(game, verify)
        for number in range(last + 1):
            if number:
                line = self.lines[number]
                if line["seat"] != state.seat:
                    raise RecordError("parts", move=number)
                try:
                    state.play(line["move"])
                except IllegalMove as error:
                    raise RecordError("parts", move=number) from error
            self.compare(number, state, state.chance)
            yield state, number
        if last == len(self.lines) - 1:
            result = None if state.result is None else state.result.data()
            if result != self.result:
                raise RecordError("parts", move=last)

    def renewed(self) -> Record:
        """The same game by the present rules; a RecordError names the move at which they bring something else.

        Its digests are new, since they hold the version of the rules.
        """
        from undertow.registry import game as game_of

        game, header = game_of(self.game), self.header
        rules = header["rules"]
        if rules == game.rules_version:
            return self
        if not game.leads_here(rules):
            raise RecordError("other-rules", found=str(rules), rules=game.rules_version)
        recorder = Recorder.begun(game, header)
        for number, line in enumerate(self.lines):
            parts = RecordError("rules-part", move=number, found=rules, rules=game.rules_version)
            if number:
                move = game.renumber(line["move"], rules)
                if recorder.state.seat != line["seat"] or move not in recorder.state.moves:
                    raise parts
                recorder.play(move)
            if recorder.lines[number]["chance"] != line["chance"]:
                raise parts
        if recorder.record().result != self.result:
            raise parts
        return recorder.record()

    def begun(self, game: Game, verify: bool) -> State:
        """The state before the first move, with chance from the record or, to verify it, its own."""
        start = start_of(game, self.header)
        chance = Chance(key_of(self.seed)) if start is None else start.chance
        chance.heard = []
        if not verify:
            chance.script = [outcome for line in self.lines for outcome in line["chance"]]
        if start is not None:
            return start
        return game.new(
            seats=self.header["seats"], options=self.header["options"], windows=self.header["windows"],
            chance=chance,
        )  # fmt: skip

    def compare(self, number: int, state: State, chance: Chance) -> None:
        """Compare chance and digest with the line of a move."""
        line = self.lines[number]
        heard, chance.heard = chance.heard, []
        if heard != line["chance"] or ("digest" in line and line["digest"] != state.digest()):
            raise RecordError("parts", move=number)

    def text(self) -> str:
        """The record as JSON lines."""
        return "".join(json.dumps(line) + "\n" for line in [self.header, *self.lines, self.end])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record; a file of that name is replaced only when the new one is complete."""
        write_whole(Path(path), self.text())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record from a file."""
        return cls.parse(read_text(path))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record from its text; a sealed one is refused, since nobody can replay it."""
        lines = read_lines(text)
        if lines[0].get("kind") == SEALED:
            raise FormatError("sealed-record")
        if len(lines) < 3 or "end" not in lines[-1] or lines[-1]["end"] != len(lines) - 3:
            raise FormatError("cut-off")
        if not well_formed(lines[0], lines[1:-1], lines[-1]):
            raise FormatError("damaged-record")
        return cls(lines[0], lines[1:-1], lines[-1])


class SealedRecord:
    """What everyone heard of a game: nothing in it says who did in secret what, and nothing leads back to it."""

    def __init__(self, header: dict[str, Any], lines: list[dict[str, Any]], end: dict[str, Any]) -> None:
        self.header = header
        self.lines = lines
        self.end = end  # with the table as a spectator saw it last

    @classmethod
    def of(cls, state: State, players: Sequence[str]) -> SealedRecord:
        """Tell a game that is over as a spectator heard it."""
        result = state.result
        header = {
            "format": FORMAT, "kind": SEALED, "game": state.game.id, "rules": state.game.rules_version,
            **setting(state), "players": list(players),
        }  # fmt: skip
        lines = [event.data() for event in state.log(None)]
        end = {"end": len(lines), "result": None if result is None else result.data(), "view": state.view(None)}
        return cls(header, lines, end)

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.header["game"])

    @property
    def events(self) -> list[Event]:
        """All that everyone heard, in order."""
        return [Event(line["number"], line["event"], line["rule"], line["values"]) for line in self.lines]

    def text(self) -> str:
        """The record as JSON lines."""
        return "".join(json.dumps(line) + "\n" for line in [self.header, *self.lines, self.end])

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> SealedRecord:
        """Read a sealed record from a file."""
        return cls.parse(read_text(path))

    @classmethod
    def parse(cls, text: str) -> SealedRecord:
        """Read a sealed record from its text."""
        lines = read_lines(text)
        if len(lines) < 2 or lines[-1].get("end") != len(lines) - 2:
            raise FormatError("cut-off")
        header, events, end = lines[0], lines[1:-1], lines[-1]
        if not (
            header.get("kind") == SEALED
            and {"game", "rules", "seats", "options", "windows", "players"} <= header.keys()
            and isinstance(header["players"], list)
            and all(isinstance(player, str) for player in header["players"])
            and len(header["players"]) == header["seats"]
            and all(
                isinstance(line.get("values"), dict) and {"number", "event", "rule"} <= line.keys() for line in events
            )
            and isinstance(end.get("result"), dict)
            and isinstance(end.get("view"), dict)
        ):
            raise FormatError("damaged-record")
        return cls(header, events, end)


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise FormatError("unreadable", path=str(path), why=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise FormatError("no-save") from error


def read_lines(text: str) -> list[dict[str, Any]]:
    """The lines of a record, the first of which says what it is."""
    rows = text.splitlines()
    lines: list[Any] = []
    for number, row in enumerate(rows):
        try:
            lines.append(json.loads(row))
        except (ValueError, RecursionError) as error:
            key = "no-save" if number == 0 else "cut-off" if number == len(rows) - 1 else "damaged-record"
            raise FormatError(key) from error
    if not lines:
        raise FormatError("no-save")
    check_header(lines[0])
    if not all(isinstance(line, dict) for line in lines):
        raise FormatError("damaged-record")
    return lines


def well_formed(header: dict[str, Any], lines: list[dict[str, Any]], end: dict[str, Any]) -> bool:
    """Whether everything is there that a replay needs."""
    return (
        {"game", "rules", "seats", "seed", "options", "windows", "players"} <= header.keys()
        and isinstance(header["game"], str)
        and isinstance(header["options"], dict)
        and isinstance(header["players"], list)
        and isinstance(header.get("start", {}), dict)
        and isinstance(header.get("upgraded", []), list)
        and all(type(number) is int for number in header.get("upgraded", []))
        and all(isinstance(player, str) for player in header["players"])
        and "result" in end
        and all(
            isinstance(line.get("chance"), list) and all(type(outcome) is int for outcome in line["chance"])
            for line in lines
        )
        and all(type(line.get("move")) is int and type(line.get("seat")) is int for line in lines[1:])
    )


def start_of(game: Game, header: Mapping[str, Any]) -> State | None:
    """The state at which a record begins; None: it begins with the set-up."""
    if "start" not in header:
        return None
    state = game.load(header["start"])
    if any(header[key] != value for key, value in setting(state).items()):
        raise RecordError("parts", move=0)
    return state


def setting(state: State) -> dict[str, Any]:
    """What the header of a record says of a state."""
    return {"seats": state.seats, "options": dict(state.options), "windows": state.windows}


def write_whole(path: Path, text: str) -> None:
    """Write to a temporary file beside it, then rename: never half a file."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise FormatError("unwritable", path=str(path), why=error.strerror or "") from error
    finally:
        beside.unlink(missing_ok=True)


class Recorder:
    """Plays a game and writes down what happens."""

    def __init__(
        self, game: Game, seats: int, seed: str, options: Mapping[str, Any] | None = None, windows: str = "ask",
        log: bool = True, players: Sequence[str] = (), start: State | None = None, upgraded: Sequence[int] = (),
    ) -> None:  # fmt: skip
        """Set a game up; or go on with ``start``, ``upgraded``: from which rules, to which, after how many moves."""
        self.heard: list[int] = []
        chance = Chance(key_of(seed)) if start is None else start.chance
        chance.heard = self.heard
        self.state = game.new(seats, None, options, windows, log, chance) if start is None else start
        self.header = {
            "format": FORMAT,
            "game": game.id,
            "rules": game.rules_version,
            "seats": self.state.seats,
            "seed": seed,
            "options": dict(self.state.options),
            "windows": self.state.windows,
            "players": list(players),
        }
        if upgraded:
            self.header["upgraded"] = list(upgraded)
        if start is not None:
            self.header["start"] = start.dump()
        self.lines: list[dict[str, Any]] = [{"chance": self.take(), "digest": self.state.digest()}]

    def take(self) -> list[int]:
        """What chance has said since the last time."""
        said = self.heard[:]
        self.heard.clear()
        return said

    def play(self, move: int) -> None:
        """Make a move and write it down."""
        seat = self.state.seat
        self.state.play(move)
        line: dict[str, Any] = {"seat": seat, "move": int(move), "chance": self.take()}
        if len(self.lines) % DIGEST_EVERY == 0 or self.state.over:
            line["digest"] = self.state.digest()
        self.lines.append(line)

    @classmethod
    def of(cls, record: Record) -> Recorder:
        """Go on with a record: replay it, then play on with chance from its seed."""
        for recorder in cls.steps(record):
            last = recorder
        return last

    @classmethod
    def steps(cls, record: Record) -> Iterator[Recorder]:
        """The same step by step: the one recorder after the set-up and after every move."""
        from undertow.registry import game as game_of

        record = record.renewed()
        recorder = cls.begun(game_of(record.game), record.header)
        if recorder.lines[0] != record.lines[0]:
            raise RecordError("parts", move=0)
        yield recorder
        for number, line in enumerate(record.lines[1:], 1):
            try:
                recorder.play(line["move"])
            except IllegalMove as error:
                raise RecordError("parts", move=number) from error
            if recorder.lines[number]["chance"] != line["chance"] or recorder.lines[number]["seat"] != line["seat"]:
                raise RecordError("parts", move=number)
            if recorder.lines[number].get("digest", "") != line.get("digest", ""):
                raise RecordError("parts", move=number)
            yield recorder

    @classmethod
    def begun(cls, game: Game, header: Mapping[str, Any]) -> Recorder:
        """Set a game up as the header of a record says."""
        return cls(
            game, header["seats"], str(header["seed"]), header["options"], header["windows"], True, header["players"],
            start_of(game, header), header.get("upgraded", ()),
        )  # fmt: skip

    def record(self) -> Record:
        """The record as it stands."""
        result = self.state.result
        end = {"end": len(self.lines) - 1, "result": None if result is None else result.data()}
        return Record(self.header, list(self.lines), end)
