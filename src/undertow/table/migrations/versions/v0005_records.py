"""The key with which records are signed, and checksums of snapshots."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; the key is made here, once for all processes. Snapshots that are there already have no checksum."""
    op.add_column("snapshots", sa.Column("checksum", sa.String(32)))
    kept = op.create_table(
        "kept",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
    op.bulk_insert(kept, [{"name": "records", "value": secrets.token_hex(32)}])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("kept")
    op.drop_column("snapshots", "checksum")
