"""Add to each move the deadline of its decision, so that an undo gives back the time left."""

import sqlalchemy as sa
from alembic import op

revision = "0055"
down_revision = "0054"


def upgrade() -> None:
    op.add_column("move", sa.Column("deadline_at", sa.BigInteger))
