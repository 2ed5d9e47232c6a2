"""Addresses that the operator barred, beside those that want no invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    column = sa.Column("is_barred", sa.Boolean(), server_default=sa.false(), nullable=False)
    op.add_column("unwanted", column)
