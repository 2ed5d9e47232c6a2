"""Add deals between players, and the match's rule for the deals that are allowed."""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    rule = sa.Column("deals", sa.String(), server_default="not_binding", nullable=False)
    op.add_column("match", rule)
    count = sa.Column("promises", sa.Integer(), server_default=sa.text("0"), nullable=False)
    op.add_column("match", count)
    op.create_table(
        "deal",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("given_at", sa.BigInteger(), nullable=False),
        sa.Column("to_seat", sa.Integer(), nullable=False),
        sa.Column("to_tenure", sa.Integer(), nullable=False),
        sa.Column("to_given_at", sa.BigInteger(), nullable=False),
        sa.Column("promises", sa.Text(), nullable=False),
        sa.Column("marks", sa.Text(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("agreed_turn", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("answered_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_deal_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_deal"),
        sqlite_with_rowid=False,
    )
