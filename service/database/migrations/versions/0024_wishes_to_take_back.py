"""Wishes to take back a move after which others have moved."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0024"
down_revision = "0023"
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.create_table(
        "take_back_wish",
        sa.Column("match_id", TEXT(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("still_asked", sa.Text(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("status", TEXT(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_take_back_wish_match_id_match")
        ),
        sa.PrimaryKeyConstraint("match_id", "move", name=op.f("pk_take_back_wish")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("take_back_wish")
