"""The tables of the database. Moves are rows; everything else can be worked out from them, snapshots only save time."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),  # never leaves the server while the game runs
    Column("practice", Boolean, nullable=False),  # the seed was chosen, so the luck may be known
    Column("lang", String(2), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("more", Float, nullable=False),  # seconds that were added to the present question ...
    Column("more_seq", Integer, nullable=False),  # ... which stands after so many moves ...
    Column("more_by", JSON),  # ... and how often each seat has asked for them
    Column("join_hash", String(64)),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("driver", String(40)),  # the process that moves the bots ...
    Column("driver_until", Float),  # ... until then
    Column("vote", JSON),  # whether a move may be taken back: who asks, how many are left, who has to agree, and when
    Column("see_all", JSON),  # the watchers who ask to see all: name, hashed key, which seats agree, until when
    Column("talk", String(8), nullable=False, server_default="none"),  # none, signals, chat
    Column("sealed", Boolean, nullable=False, server_default=false()),  # the record given out holds no secret, ever
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("token_hash", String(64), index=True),
)

moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    # move, more, given: see ``counting``; undo: ``move`` is how many moves are left; rules: the game begins anew at the
    # snapshot after this row, ``seat`` and ``move`` are the version of the rules before and after
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # what the seat answered to, as that seat counts
    Column("move", Integer, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "seat", "number"),
)

# Answers to a sealed question, until the last one is there; then they become moves, in seat order.
answers = Table(
    "answers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # of the first move of the question
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # after so many moves
    Column("ledger", JSON, nullable=False),  # how everybody counts
    Column("state", LargeBinary, nullable=False),  # the dump, as compressed JSON
    Column("checksum", String(32)),  # of both; older rows have none
)

# Private standing orders: what a seat wants to be answered for it.
orders = Table(
    "orders",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("order", JSON, nullable=False),
)

# What happened at the table, not in the game: somebody came, a bot took over, a move was taken back.
notes = Table(
    "notes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("after", Integer, nullable=False),  # events of the game
)

# What people said to each other, the newest only; no part of the game.
said = Table(
    "said",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("signal", String(40), nullable=False),  # a key; empty: it is free text
    Column("text", String(200), nullable=False),
    Column("at", Float, nullable=False),
)

# Which seats have a page open in which process; only where several processes share the database.
pages = Table(
    "pages",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("until", Float, nullable=False),  # a process that is gone does not say so
)

# What this server keeps to itself, by name: the key with which it signs records.
kept = Table(
    "kept",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)
