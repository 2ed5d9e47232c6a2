"""Add a flag for addresses that the operator barred from getting letters."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    column = sa.Column("is_barred", sa.Boolean(), server_default=sa.false(), nullable=False)
    op.add_column("unwanted", column)
