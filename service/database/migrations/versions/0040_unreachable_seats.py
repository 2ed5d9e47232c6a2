"""Add the time since which letters to a seat are refused."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    op.add_column("seat", sa.Column("unreachable_since", sa.BigInteger(), nullable=True))
