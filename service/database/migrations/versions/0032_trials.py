"""Add trials, which are matches against bots that are erased after a while."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
IS_SET = sa.text("until IS NOT NULL")


def upgrade() -> None:
    op.add_column("match", sa.Column("until", sa.BigInteger()))
    op.create_index(
        "ix_match_until", "match", ["until"], sqlite_where=IS_SET, postgresql_where=IS_SET
    )
