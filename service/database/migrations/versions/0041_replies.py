"""Add a table of the e-mails that came to the seats' reply addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.create_table(
        "reply",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("asked_turn", sa.Integer(), nullable=True),
        sa.Column("did", sa.String(), nullable=False),
        sa.Column("why", sa.String(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_reply_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "id", name="pk_reply"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_reply_at", "reply", ["at"])
