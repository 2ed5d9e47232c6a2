"""Add a flag for matches that hide the players from each other until the end."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    column = sa.Column("anonymous", sa.Boolean(), server_default=sa.false(), nullable=False)
    op.add_column("match", column)
