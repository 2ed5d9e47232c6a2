"""Add photos of evenings, for results that a season's host typed in."""

import sqlalchemy as sa
from alembic import op

revision = "0053"
down_revision = "0052"


def upgrade() -> None:
    op.create_table(
        "play_photo",
        sa.Column("group_id", sa.String(), nullable=False),
        sa.Column("play_id", sa.String(), nullable=False),
        sa.Column("photo", sa.LargeBinary(), nullable=False),
        sa.Column("kept_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"], ["play_group.id"], name="fk_play_photo_group_id_play_group"
        ),
        sa.PrimaryKeyConstraint("group_id", "play_id", name="pk_play_photo"),
    )
    op.create_index("ix_play_photo_kept_at", "play_photo", ["kept_at"])
