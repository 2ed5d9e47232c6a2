"""Add ways other than e-mail by which letters reach players: chats, webhooks, browsers."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.create_table(
        "way",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("sealed", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("failing_since", sa.BigInteger(), nullable=True),
        sa.Column("failed_at", sa.BigInteger(), nullable=True),
        sa.Column("error", sa.String(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_way_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "seat", "number", name="pk_way"),
        sqlite_with_rowid=False,
    )
    op.add_column("seat", sa.Column("ways", sa.String(), nullable=False, server_default="mail"))
    op.add_column("letter", sa.Column("way", sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "letter", sa.Column("beside", sa.Boolean(), nullable=False, server_default=sa.false())
    )
