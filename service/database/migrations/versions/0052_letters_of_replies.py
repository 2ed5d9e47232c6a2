"""Add the letter that each reply answers."""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"


def upgrade() -> None:
    op.add_column("reply", sa.Column("letter", sa.BigInteger(), nullable=True))
