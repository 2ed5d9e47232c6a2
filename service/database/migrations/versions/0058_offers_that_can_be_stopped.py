"""Add a flag for address changes by which the host offers an absent player's seat to another."""

import sqlalchemy as sa
from alembic import op

revision = "0058"
down_revision = "0057"


def upgrade() -> None:
    no = sa.Column("by_host", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("address_change", no)
