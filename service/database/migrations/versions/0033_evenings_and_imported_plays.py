"""Add the place and photo of an evening at a table, and plays imported into a season."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.create_table(
        "evening",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("venue", sa.String(), nullable=False),
        sa.Column("photo", sa.LargeBinary(), nullable=True),
        sa.Column("kept_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_evening_table_id_game_table"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_evening"),
    )
    op.create_index("ix_evening_kept_at", "evening", ["kept_at"])
    op.create_table(
        "imported_play",
        sa.Column("group_id", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("put_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"], ["play_group.id"], name="fk_imported_play_group_id_play_group"
        ),
        sa.PrimaryKeyConstraint("group_id", "id", name="pk_imported_play"),
    )
