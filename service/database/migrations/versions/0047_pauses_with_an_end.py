"""Add when a pause ends, and the cause of each pause."""

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    op.add_column("match", sa.Column("paused_until", sa.BigInteger(), nullable=True))
    op.add_column("match", sa.Column("paused_by", sa.String(), nullable=True))
    on_tables = "UPDATE match SET paused_by = 'table' WHERE paused_at IS NOT NULL"
    op.execute(on_tables)
    ends = sa.text("paused_until IS NOT NULL")
    op.create_index(
        "ix_match_paused_until",
        "match",
        ["paused_until"],
        sqlite_where=ends,
        postgresql_where=ends,
    )
