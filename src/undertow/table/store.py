"""What is kept of tables, and how it is found again: moves and snapshots, seats, notes, orders, what was said."""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, Table, delete, func, insert, select, update

from undertow.table import schema as s
from undertow.table.counting import MORE
from undertow.table.database import CLOCK
from undertow.table.seeing import without
from undertow.table.storage import CHANNEL, LOOK, Collision, Storage
from undertow.table.wire_said import MOST_MOVES

SAID = 100  # things said at a table that are kept
SOON = 0.01  # seconds after which a lease that has just ended is looked at again


@dataclass
class Loaded:
    """A table as the database has it: its rows, its newest snapshot and what came after."""

    table: RowMapping
    seats: list[RowMapping]
    snapshot: Mapping[str, Any] | RowMapping | None
    moves: list[RowMapping]
    answers: list[RowMapping]
    orders: list[RowMapping]
    notes: list[RowMapping]
    said: list[dict[str, Any]]
    elsewhere: set[int]  # the seats whose page is open in another process


class Store(Storage):
    """Where tables are kept."""

    # -- writing -------------------------------------------------------------------------------------------------------

    async def create(
        self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], snapshot: Mapping[str, Any]
    ) -> None:
        """Write a new table and the state at which it begins."""

        def write(connection: Connection) -> None:
            connection.execute(insert(s.tables), dict(table))
            connection.execute(insert(s.seats), [dict(seat) for seat in seats])
            connection.execute(insert(s.snapshots), dict(snapshot))

        await self.write(write, table["id"], None)

    async def append(
        self,
        table: str,
        rows: Sequence[Mapping[str, Any]],
        snapshot: Mapping[str, Any] | None = None,
        over: bool = False,
        notes: Sequence[Mapping[str, Any]] = (),
        held: Collection[int] | None = None,
        ended: Collection[tuple[int, int]] = (),
    ) -> None:
        """Write moves, in the order they were made; a Collision if another process was first.

        ``held``: the seats whose waiting answers these moves take into account; there must be no others by now.
        ``ended``: standing orders (seat, id) that end with these moves.
        """
        seq = rows[0]["seq"]

        def write(connection: Connection) -> None:
            if self.shared and held is not None:
                waiting = select(s.answers.c.seat).where((s.answers.c.table == table) & (s.answers.c.seq == seq))
                if set(connection.execute(waiting).scalars()) != set(held):
                    raise Collision
            connection.execute(insert(s.moves), [dict(row) for row in rows])
            if snapshot is not None:
                connection.execute(insert(s.snapshots), dict(snapshot))
            for note in notes:
                add_note(connection, note)
            for seat, id in ended:
                connection.execute(delete(s.orders).where(own_order(table, seat, id)))
            change = update(s.tables).where(s.tables.c.id == table)
            connection.execute(change.values(touched=rows[-1]["at"], over=over))
            if self.shared or held:
                connection.execute(delete(s.answers).where(s.answers.c.table == table))

        plain = snapshot is None and not notes and not ended and not over and not held and not self.shared
        await self.write(write, table, seq + len(rows), rows if plain else ())

    async def renew(
        self, row: Mapping[str, Any], snapshots: Sequence[Mapping[str, Any]], note: Mapping[str, Any],
        values: Mapping[str, Any], orders_end: bool,
    ) -> None:  # fmt: skip
        """Write that a table goes on by other rules; answers that waited have to be given again."""
        table = row["table"]

        def write(connection: Connection) -> None:
            connection.execute(insert(s.moves), dict(row))
            for each in snapshots:
                same = (s.snapshots.c.table == table) & (s.snapshots.c.seq == each["seq"])
                connection.execute(delete(s.snapshots).where(same))
                connection.execute(insert(s.snapshots), dict(each))
            add_note(connection, note)
            connection.execute(update(s.tables).where(s.tables.c.id == table).values(**values))
            connection.execute(delete(s.answers).where(s.answers.c.table == table))
            if orders_end:
                connection.execute(delete(s.orders).where(s.orders.c.table == table))

        await self.write(write, table, row["seq"] + 1)

    async def more_time(self, table: str, seq: int, seconds: float, by: Mapping[int, int]) -> None:
        """Keep the present question open for longer; ``by``: how often each seat has asked for that."""

        def write(connection: Connection) -> None:
            change = update(s.tables).where(s.tables.c.id == table)
            connection.execute(
                change.values(more=seconds, more_seq=seq, more_by={str(seat): n for seat, n in by.items()})
            )

        await self.write(write, table)

    async def add_order(self, table: str, seat: int, order: Mapping[str, Any]) -> int:
        """Write a standing order; the answer is its id."""

        def write(connection: Connection) -> int:
            own = (s.orders.c.table == table) & (s.orders.c.seat == seat)
            id = next_of(connection, select(func.max(s.orders.c.id)).where(own), 1)
            connection.execute(insert(s.orders), {"table": table, "seat": seat, "id": id, "order": dict(order)})
            return id

        return int(await self.write(write, table))

    async def end_order(self, table: str, seat: int, id: int) -> None:
        """Delete a standing order."""

        def write(connection: Connection) -> None:
            connection.execute(delete(s.orders).where(own_order(table, seat, id)))

        await self.write(write, table)

    async def say(self, row: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Write what somebody says; the answer is all that was said of late, by whomever, in order."""
        table = row["table"]

        def write(connection: Connection) -> list[dict[str, Any]]:
            own = s.said.c.table == table
            n = next_of(connection, select(func.max(s.said.c.n)).where(own), 0)
            connection.execute(insert(s.said), {**row, "n": n})
            connection.execute(delete(s.said).where(own & (s.said.c.n <= n - SAID)))
            return said_at(connection, table)

        return list(await self.write(write, table))

    async def answer(self, row: Mapping[str, Any]) -> None:
        """Write the answer to a question that stays open, face down; a Collision if it has been closed."""

        def write(connection: Connection) -> None:
            if self.shared:
                later = (s.moves.c.table == row["table"]) & (s.moves.c.seq >= row["seq"])
                if connection.execute(select(s.moves.c.seq).where(later).limit(1)).first() is not None:
                    raise Collision
            connection.execute(insert(s.answers), dict(row))

        await self.write(write, row["table"])

    async def withdraw(self, row: Mapping[str, Any], snapshot: Mapping[str, Any], note: Mapping[str, Any]) -> None:
        """Write that a seat takes back its answer to a question that is open; all that waits for it waits on."""
        table, seq = row["table"], row["seq"]

        def write(connection: Connection) -> None:
            connection.execute(insert(s.moves), dict(row))
            connection.execute(insert(s.snapshots), dict(snapshot))
            add_note(connection, note)
            own = s.answers.c.table == table
            connection.execute(delete(s.answers).where(own & (s.answers.c.seat == row["seat"])))
            connection.execute(update(s.answers).where(own & (s.answers.c.seq == seq)).values(seq=seq + 1))
            longer = (s.tables.c.id == table) & (s.tables.c.more_seq == seq)
            connection.execute(update(s.tables).where(longer).values(more_seq=seq + 1))

        await self.write(write, table, seq + 1)

    async def vote(self, table: str, was: Mapping[str, Any] | None, vote: Mapping[str, Any] | None) -> None:
        """Write how a vote stands; a Collision if it does not stand as it did."""

        def write(connection: Connection) -> None:
            own = s.tables.c.id == table
            if connection.execute(select(s.tables.c.vote).where(own)).scalar() != was:
                raise Collision
            connection.execute(update(s.tables).where(own).values(vote=vote))

        await self.write(write, table)

    async def see_all(self, table: str, was: Mapping[str, Any] | None, kept: Mapping[str, Any]) -> None:
        """Write who may see all, and who agrees; a Collision if that does not stand as it did."""

        def write(connection: Connection) -> None:
            own = s.tables.c.id == table
            if connection.execute(select(s.tables.c.see_all).where(own)).scalar() != was:
                raise Collision
            connection.execute(update(s.tables).where(own).values(see_all=kept))

        await self.write(write, table)

    async def change_seat(
        self, table: str, seat: int, was: str, values: Mapping[str, Any], until: float,
        note: Mapping[str, Any] | None = None,
    ) -> bool:  # fmt: skip
        """Change who sits in a seat, if it still is of the kind it was; with a note of it.

        ``until``: so long those have time to agree again who are asked who may see all.
        """

        def write(connection: Connection) -> bool:
            wanted = (s.seats.c.table == table) & (s.seats.c.seat == seat) & (s.seats.c.kind == was)
            if not connection.execute(update(s.seats).where(wanted).values(**values)).rowcount:
                return False
            own = s.tables.c.id == table
            if (kept := connection.execute(select(s.tables.c.see_all).where(own)).scalar()) is not None:
                connection.execute(update(s.tables).where(own).values(see_all=without(kept, seat, until)))
            if note is not None:
                add_note(connection, note)
            return True

        return bool(await self.write(write, table))

    async def invite(self, table: str, join_hash: str | None) -> None:
        """Write down the only invitation that is good from now on; None: there is none."""

        def write(connection: Connection) -> None:
            connection.execute(update(s.tables).where(s.tables.c.id == table).values(join_hash=join_hash))

        await self.write(write, table)

    async def close_seats(self, table: str, bots: Mapping[int, str], note: Mapping[str, Any]) -> None:
        """Give the open seats to bots, each with its name, and end the invitation; a Collision if one is taken."""

        def write(connection: Connection) -> None:
            for seat, name in bots.items():
                wanted = (s.seats.c.table == table) & (s.seats.c.seat == seat) & (s.seats.c.kind == "open")
                if not connection.execute(update(s.seats).where(wanted).values(kind="bot", name=name)).rowcount:
                    raise Collision
            connection.execute(update(s.tables).where(s.tables.c.id == table).values(join_hash=None))
            add_note(connection, note)

        await self.write(write, table)

    async def lease(self, table: str, seconds: float) -> float:
        """Become or stay the one driver of a table: 0.0; else for how many seconds another process still is.

        Reckoned by the database's clock: those of machines may differ by more than a lease lasts.
        """
        if not self.shared:  # a file has one server
            return 0.0

        def write(connection: Connection) -> float:
            t = s.tables.c
            free = (t.driver.is_(None)) | (t.driver == self.process) | (t.driver_until < CLOCK)
            change = update(s.tables).where((t.id == table) & free)
            if connection.execute(change.values(driver=self.process, driver_until=CLOCK + seconds)).rowcount:
                return 0.0
            left = connection.execute(select(t.driver_until - CLOCK).where(t.id == table)).scalar()
            return min(max(float(left or 0.0), SOON), seconds)

        return float(await self.write(write, table, None))

    async def page(self, table: str, seat: int, seconds: float | None) -> None:
        """Write that a seat's page is open in this process, for so long at least; None: not any more."""

        def write(connection: Connection) -> None:
            own = (s.pages.c.table == table) & (s.pages.c.seat == seat) & (s.pages.c.process == self.process)
            connection.execute(delete(s.pages).where(own))
            if seconds is not None:
                row = {"table": table, "seat": seat, "process": self.process, "until": CLOCK + seconds}
                connection.execute(insert(s.pages).values(row))

        await self.write(write, table)

    async def keep_pages(self, seconds: float) -> None:
        """Write that the pages of this process are still open, and forget those of processes that are gone."""

        def write(connection: Connection) -> None:
            connection.execute(update(s.pages).where(s.pages.c.process == self.process).values(until=CLOCK + seconds))
            close_pages(connection, s.pages.c.until < CLOCK)

        await self.change(write)

    async def release(self) -> None:
        """Let other processes drive what this one has driven, and forget its pages."""

        def write(connection: Connection) -> None:
            own = update(s.tables).where(s.tables.c.driver == self.process)
            connection.execute(own.values(driver=None, driver_until=None))
            close_pages(connection, s.pages.c.process == self.process)

        await self.change(write)

    async def delete(self, table: str) -> bool:
        """Delete a table and all that belongs to it."""

        def write(connection: Connection) -> bool:
            for part in (s.pages, s.said, s.notes, s.orders, s.snapshots, s.answers, s.moves, s.seats):
                connection.execute(delete(part).where(part.c.table == table))
            return bool(connection.execute(delete(s.tables).where(s.tables.c.id == table)).rowcount)

        return bool(await self.write(write, table))

    # -- reading -------------------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = -1) -> Loaded | None:
        """A table with its newest snapshot and the moves after it; with ``after``, only moves from there on."""

        def look(connection: Connection) -> Loaded | None:
            if self.shared:  # all of it as it was at one moment, whatever is written meanwhile
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            found = connection.execute(select(s.tables).where(s.tables.c.id == table)).mappings().first()
            if found is None:
                return None

            def rows(of: Table, order: Any = None, since: int = 0) -> list[RowMapping]:
                wanted = select(of).where(of.c.table == table).order_by(order)
                if since:
                    wanted = wanted.where(of.c.seq >= since)
                return list(connection.execute(wanted).mappings().all())

            snapshot, since = None, after
            if after < 0:
                newest = select(s.snapshots).where(s.snapshots.c.table == table).order_by(s.snapshots.c.seq.desc())
                snapshot = connection.execute(newest.limit(1)).mappings().first()
                since = snapshot["seq"] if snapshot is not None else 0
            open_ = (s.pages.c.table == table) & (s.pages.c.process != self.process)
            alive = select(s.pages.c.seat).where(open_ & (s.pages.c.until > CLOCK))
            return Loaded(
                table=found,
                seats=rows(s.seats, s.seats.c.seat),
                snapshot=snapshot,
                moves=rows(s.moves, s.moves.c.seq, since),
                answers=rows(s.answers),
                orders=rows(s.orders, s.orders.c.id),
                notes=rows(s.notes, s.notes.c.n),
                said=said_at(connection, table),
                elsewhere=set(connection.execute(alive).scalars()) if self.shared else set(),
            )

        return await self.look(look)

    async def given(self, table: str, seat: int, number: int) -> tuple[int, ...]:
        """What a seat has answered at a number, with all moves of the same message; nothing: ()."""
        moves = s.moves.c

        def look(connection: Connection) -> tuple[int, ...]:
            own = (moves.table == table) & (moves.seat == seat) & (moves.number == number)
            first = connection.execute(select(moves.seq, moves.move).where(own)).first()
            if first is None:
                return ()
            later = select(moves.kind, moves.move).where((moves.table == table) & (moves.seq > first.seq))
            rows = connection.execute(later.order_by(moves.seq).limit(MOST_MOVES)).all()
            return (first.move, *[row.move for row in takewhile(lambda row: row.kind == MORE, rows)])

        return await self.look(look)

    async def snapshot(self, table: str, seq: int) -> RowMapping | None:
        """The state that was written after so many rows."""
        wanted = select(s.snapshots).where((s.snapshots.c.table == table) & (s.snapshots.c.seq == seq))
        return await self.look(lambda connection: connection.execute(wanted).mappings().first())

    async def snapshots(self, table: str) -> list[RowMapping]:
        """All states that were written, the newest first."""
        return await self.listed_by(
            select(s.snapshots).where(s.snapshots.c.table == table).order_by(s.snapshots.c.seq.desc())
        )

    async def all_moves(self, table: str) -> list[RowMapping]:
        """Every move of a table, for its record."""
        return await self.moves_from(table, 0)

    async def moves_from(self, table: str, seq: int) -> list[RowMapping]:
        """The moves of a table from a sequence on."""
        wanted = (s.moves.c.table == table) & (s.moves.c.seq >= seq)
        return await self.listed_by(select(s.moves).where(wanted).order_by(s.moves.c.seq))

    async def listed(self) -> list[RowMapping]:
        """All tables, the newest first."""
        return await self.listed_by(select(s.tables).order_by(s.tables.c.touched.desc()))

    async def listed_by(self, wanted: Select[Any]) -> list[RowMapping]:
        """All rows that are wanted."""
        return await self.look(lambda connection: list(connection.execute(wanted).mappings().all()))


def next_of(connection: Connection, highest: Select[Any], first: int) -> int:
    """The number after the highest one; nobody else takes it, since the table is locked."""
    found = connection.execute(highest).scalar()
    return first if found is None else int(found) + 1


def close_pages(connection: Connection, which: Any) -> None:
    """Forget pages that are open no more, and let all processes hear of it."""
    gone = connection.execute(delete(s.pages).where(which).returning(s.pages.c.table))
    for table in set(gone.scalars()):
        connection.execute(select(func.pg_notify(CHANNEL, f"{table} {LOOK}")))


def add_note(connection: Connection, note: Mapping[str, Any]) -> None:
    """Write what happened at the table, after all that happened before."""
    n = next_of(connection, select(func.max(s.notes.c.n)).where(s.notes.c.table == note["table"]), 0)
    of = s.notes.c  # whoever does the same again at the same moment leaves one note, not many
    same = (of.table == note["table"]) & (of.kind == note["kind"]) & (of.seat == note["seat"])
    connection.execute(delete(s.notes).where(same & (of.after == note["after"])))
    connection.execute(insert(s.notes), {**note, "n": n})


def said_at(connection: Connection, table: str) -> list[dict[str, Any]]:
    """What was said at a table of late, in order."""
    wanted = select(s.said).where(s.said.c.table == table).order_by(s.said.c.n)
    return [{**row} for row in connection.execute(wanted).mappings()]


def own_order(table: str, seat: int, id: int) -> Any:
    """Which order is meant."""
    return (s.orders.c.table == table) & (s.orders.c.seat == seat) & (s.orders.c.id == id)


def packed(data: Mapping[str, Any]) -> bytes:
    """A dump, small."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)


def unpacked(data: bytes) -> Any:
    """A dump again."""
    return json.loads(zlib.decompress(data))
