"""Tables, seats, moves, answers, snapshots, orders, notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("more", sa.Float, nullable=False),
        sa.Column("more_seq", sa.Integer, nullable=False),
        sa.Column("join_hash", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("driver", sa.String(40)),
        sa.Column("driver_until", sa.Float),
    )
    op.create_table(
        "seats",
        table_column(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64), index=True),
    )
    op.create_table(
        "moves",
        table_column(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        *answer_columns(),
        sa.UniqueConstraint("table", "seat", "number"),
    )
    op.create_table(
        "answers",
        table_column(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        *answer_columns()[1:],
    )
    op.create_table(
        "snapshots",
        table_column(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("ledger", sa.JSON, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "orders",
        table_column(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("order", sa.JSON, nullable=False),
    )
    op.create_table(
        "notes",
        table_column(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
    )


def table_column() -> sa.Column[str]:
    """Which table a row belongs to."""
    return sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def answer_columns() -> list[sa.Column[object]]:
    """Who answered what, where, when."""
    return [
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    ]


def downgrade() -> None:
    """Remove everything."""
    for name in ("notes", "orders", "snapshots", "answers", "moves", "seats", "tables"):
        op.drop_table(name)
