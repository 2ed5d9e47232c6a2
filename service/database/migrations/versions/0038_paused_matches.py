"""Add paused matches, and the table where a match continues or has ended."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    op.add_column("match", sa.Column("paused_at", sa.BigInteger(), nullable=True))
    op.add_column("match", sa.Column("table_id", sa.String(), nullable=True))
    paused = sa.text("paused_at IS NOT NULL")
    op.create_index(
        "ix_match_paused_at",
        "match",
        ["paused_at"],
        sqlite_where=paused,
        postgresql_where=paused,
    )
