"""Add deeds (logged events of a match), where moves came from, and when letters were opened."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    for table in ("move", "aside"):
        for name in ("way", "request"):
            column = sa.Column(name, sa.String(), server_default="", nullable=False)
            op.add_column(table, column)
    op.add_column("letter", sa.Column("opened_at", sa.BigInteger(), nullable=True))
    op.create_table(
        "deed",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("way", sa.String(), nullable=False),
        sa.Column("request", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_deed_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "id", name="pk_deed"),
        sqlite_with_rowid=False,
    )
