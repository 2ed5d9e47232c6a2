"""Invitations by address, so that nobody is flooded, and who wants none any more."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "unasked",
        sa.Column("address_hash", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_unasked_match_id_match")),
        sa.PrimaryKeyConstraint(
            "address_hash", "at", "match_id", "seat", "tenure", name=op.f("pk_unasked")
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "unwanted",
        sa.Column("address_hash", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("address_hash", name=op.f("pk_unwanted")),
    )


def downgrade() -> None:
    op.drop_table("unwanted")
    op.drop_table("unasked")
