"""What a seat's holder has written down for themselves."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0022"
down_revision = "0021"
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.create_table(
        "own_note",
        sa.Column("match_id", TEXT(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_own_note_match_id_match")
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "tenure", name=op.f("pk_own_note")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("own_note")
