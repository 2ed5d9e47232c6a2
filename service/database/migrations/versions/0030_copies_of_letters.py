"""Add copies of sent letters, which are kept until their outcome is known."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0030"
down_revision = "0029"
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.create_table(
        "letter_copy",
        sa.Column("match_id", TEXT(), nullable=False),
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_letter_copy_match_id_match")
        ),
        sa.PrimaryKeyConstraint("match_id", "id", name=op.f("pk_letter_copy")),
    )


def downgrade() -> None:
    op.drop_table("letter_copy")
