"""Who has asked for more time, and how often."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", sa.Column("more_by", sa.JSON))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "more_by")
