"""Add a flag for seats where a bot plays until the late player is back."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"


def upgrade() -> None:
    no = {"nullable": False, "server_default": sa.false()}
    op.add_column("seat", sa.Column("stand_in", sa.Boolean(), **no))
