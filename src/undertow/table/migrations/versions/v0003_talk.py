"""What people say to each other, and how much of it a table allows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; at tables that are there already nobody has agreed to it."""
    op.add_column("tables", sa.Column("talk", sa.String(8), nullable=False, server_default="none"))
    op.create_table(
        "said",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("signal", sa.String(40), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("said")
    op.drop_column("tables", "talk")
