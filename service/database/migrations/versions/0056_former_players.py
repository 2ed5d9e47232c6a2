"""Add the former players of seats, so that they can see and erase their data.

Those who left before this upgrade are not known; their addresses are those of ended links.
"""

import sqlalchemy as sa
from alembic import op

revision = "0056"
down_revision = "0055"


def upgrade() -> None:
    op.create_table(
        "former_player",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("given_at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("timezone", sa.String, nullable=False),
        sa.Column("left_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_former_player_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "seat", "tenure", name="pk_former_player"),
        sqlite_with_rowid=False,
    )
