"""Add when an invitation expires, and when the scheduler checks it; older ones never expire."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"
WAITING = sa.text("invitation_due IS NOT NULL")


def upgrade() -> None:
    for name in ("invited_until", "invitation_due"):
        op.add_column("seat", sa.Column(name, sa.BigInteger(), nullable=True))
    op.create_index(
        "ix_seat_invitation_due",
        "seat",
        ["invitation_due"],
        sqlite_where=WAITING,
        postgresql_where=WAITING,
    )
