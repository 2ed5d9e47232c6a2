"""Matches that wait for their hosts, and one table of what is counted to limit it.

It takes the place of the invitations that were noted singly.
"""

from typing import Any

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0013"
down_revision = "0012"
TEXT = sqlmodel.sql.sqltypes.AutoString
PROPOSED = sa.text("status = 'proposed'")


def upgrade() -> None:
    where: dict[str, Any] = {"sqlite_where": PROPOSED, "postgresql_where": PROPOSED}
    op.create_index("ix_match_proposed", "match", ["made_at"], **where)
    op.create_table(
        "tally",
        sa.Column("what", TEXT(), nullable=False),
        sa.Column("whom", TEXT(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("what", "whom", name=op.f("pk_tally")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tally_until", "tally", ["until"])
    op.drop_table("unasked")


def downgrade() -> None:
    op.create_table(
        "unasked",
        sa.Column("address_hash", TEXT(), nullable=False),
        sa.Column("at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", TEXT(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_unasked_match_id_match")),
        sa.PrimaryKeyConstraint(
            "address_hash", "at", "match_id", "seat", "tenure", name=op.f("pk_unasked")
        ),
        sqlite_with_rowid=False,
    )
    op.drop_index("ix_tally_until", table_name="tally")
    op.drop_table("tally")
    op.drop_index("ix_match_proposed", table_name="match")
