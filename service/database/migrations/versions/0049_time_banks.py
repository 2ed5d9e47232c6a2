"""Add time banks: seconds saved by prompt answers, and seconds lent to a decision."""

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"


def upgrade() -> None:
    for table, name in (("seat", "saved_seconds"), ("due", "lent")):
        none = {"nullable": False, "server_default": sa.text("0")}
        op.add_column(table, sa.Column(name, sa.Integer(), **none))
