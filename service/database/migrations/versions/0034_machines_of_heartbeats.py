"""Add the machine of each heartbeat, so that a copy on another machine is noticed."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.add_column("heartbeat", sa.Column("machine", sa.String(), server_default="", nullable=False))
