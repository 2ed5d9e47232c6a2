"""Add the random words from the server and the players that are mixed into a match's seed."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("match", sa.Column("word", sa.String(), nullable=True))
    op.add_column("match", sa.Column("word_root", sa.String(), nullable=True))
    op.add_column("seat", sa.Column("word", sa.String(), server_default="", nullable=False))


def downgrade() -> None:
    for table, column in (("match", "word"), ("match", "word_root"), ("seat", "word")):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_column(column)
