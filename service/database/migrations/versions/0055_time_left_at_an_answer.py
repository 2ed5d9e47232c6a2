"""The deadline that a move has met, so that an undo gives back the time that was left."""

import sqlalchemy as sa
from alembic import op

revision = "0055"
down_revision = "0054"


def upgrade() -> None:
    op.add_column("move", sa.Column("deadline_at", sa.BigInteger))
