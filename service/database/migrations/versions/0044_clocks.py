"""Add time controls of matches; waking hours, days off, absences and reminders of players."""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"


def upgrade() -> None:
    empty = {"nullable": False, "server_default": sa.text("'{}'")}
    op.add_column("match", sa.Column("clock", sa.Text(), **empty))
    for name, minutes in (("wakes", "480"), ("sleeps", "1320")):
        usual = {"nullable": False, "server_default": sa.text(minutes)}
        op.add_column("seat", sa.Column(name, sa.Integer(), **usual))
    for name in ("days_off", "holidays"):
        op.add_column("seat", sa.Column(name, sa.String(), nullable=True))
    none = {"nullable": False, "server_default": sa.text("'[]'")}
    op.add_column("seat", sa.Column("away", sa.Text(), **none))
    usual = {"nullable": False, "server_default": "usual"}
    op.add_column("seat", sa.Column("rhythm", sa.String(), **usual))
