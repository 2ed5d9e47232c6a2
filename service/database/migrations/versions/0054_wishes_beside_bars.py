"""Add a flag for addresses that want no invitations, apart from those that are barred."""

import sqlalchemy as sa
from alembic import op

revision = "0054"
down_revision = "0053"


def upgrade() -> None:
    no = {"nullable": False, "server_default": sa.false()}
    op.add_column("unwanted", sa.Column("is_unwilling", sa.Boolean(), **no))
    op.execute("UPDATE unwanted SET is_unwilling = NOT is_barred")
