"""Watchers who see all, if every seat agrees."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; at tables that are there already nobody has asked."""
    op.add_column("tables", sa.Column("see_all", sa.JSON))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("tables", "see_all")
