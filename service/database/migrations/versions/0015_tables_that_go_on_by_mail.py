"""Where a match or a table begins that goes on from the other, and what is said before it does."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
ADDED = (("match", "begins"), ("game_table", "begins"), ("table_seat", "private"))


def upgrade() -> None:
    for table, column in ADDED:
        op.add_column(table, sa.Column(column, sa.Text(), nullable=True))


def downgrade() -> None:
    for table, column in ADDED:
        op.drop_column(table, column)
