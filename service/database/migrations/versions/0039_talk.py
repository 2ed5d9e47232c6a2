"""Add messages between players, and the match's rule for the messages that are allowed."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    op.add_column("match", sa.Column("talk", sa.String(), server_default="all", nullable=False))
    given = sa.Column("given_at", sa.BigInteger(), server_default=sa.text("0"), nullable=False)
    op.add_column("seat", given)
    op.create_table(
        "talk",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("circle", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("given_at", sa.BigInteger(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("way", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("deleted_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_talk_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "circle", "number", name="pk_talk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "talk_reader",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("given_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("ignored", sa.Text(), nullable=False),
        sa.Column("read", sa.Text(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_talk_reader_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "seat", "tenure", "given_at", name="pk_talk_reader"),
        sqlite_with_rowid=False,
    )
