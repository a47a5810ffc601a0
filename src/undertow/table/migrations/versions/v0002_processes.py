"""What several processes have to know of each other: votes, and pages that are open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("vote", sa.JSON))
    op.create_table(
        "pages",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("pages")
    op.drop_column("tables", "vote")
