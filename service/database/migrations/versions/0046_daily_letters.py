"""Add the letters that a seat's player chose to get, and the time of the next daily letter."""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
WAITING = sa.text("digest_at IS NOT NULL")


def upgrade() -> None:
    op.add_column("seat", sa.Column("letters", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("seat", sa.Column("digest_at", sa.BigInteger(), nullable=True))
    op.create_index(
        "ix_seat_digest_at",
        "seat",
        ["digest_at"],
        sqlite_where=WAITING,
        postgresql_where=WAITING,
    )
