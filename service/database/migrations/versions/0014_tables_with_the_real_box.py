"""Games with the real box that phones keep: a table, its seats, and its log of entries."""

from typing import Any

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0014"
down_revision = "0013"
OPEN = sa.text("status = 'open'")
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", TEXT(), nullable=False),
        sa.Column("game", TEXT(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("language", TEXT(), nullable=False),
        sa.Column("title", TEXT(), nullable=True),
        sa.Column("status", TEXT(), nullable=False),
        sa.Column("host_salt", TEXT(), nullable=False),
        sa.Column("host_hash", TEXT(), nullable=False),
        sa.Column("watch_salt", TEXT(), nullable=False),
        sa.Column("watch_hash", TEXT(), nullable=False),
        sa.Column("creation_key", TEXT(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seal", TEXT(), nullable=False),
        sa.Column("changes", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Boolean(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.Column("match_id", TEXT(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_game_table_match_id_match")
        ),
        sa.UniqueConstraint("host_hash", name=op.f("uq_game_table_host_hash")),
        sa.UniqueConstraint("watch_hash", name=op.f("uq_game_table_watch_hash")),
        sa.UniqueConstraint("creation_key", name=op.f("uq_game_table_creation_key")),
    )
    where: dict[str, Any] = {"sqlite_where": OPEN, "postgresql_where": OPEN}
    op.create_index("ix_game_table_open", "game_table", ["touched_at"], **where)
    of_table = {"columns": ["table_id"], "refcolumns": ["game_table.id"]}
    op.create_table(
        "table_seat",
        sa.Column("table_id", TEXT(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("name", TEXT(), nullable=False),
        sa.Column("token_salt", TEXT(), nullable=False),
        sa.Column("token_hash", TEXT(), nullable=False),
        sa.Column("phone_hash", TEXT(), nullable=True),
        sa.Column("claimed_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_table_seat")),
        sa.ForeignKeyConstraint(**of_table, name=op.f("fk_table_seat_table_id_game_table")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_table_seat_token_hash")),
    )
    op.create_table(
        "table_entry",
        sa.Column("table_id", TEXT(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entry_id", TEXT(), nullable=False),
        sa.Column("author", sa.Integer(), nullable=False),
        sa.Column("line", TEXT(), nullable=False),
        sa.Column("sent", TEXT(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seal", TEXT(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_table_entry")),
        sa.ForeignKeyConstraint(**of_table, name=op.f("fk_table_entry_table_id_game_table")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_table_entry_table_id_entry_id", "table_entry", ["table_id", "entry_id"], unique=True
    )


def downgrade() -> None:
    op.drop_table("table_entry")
    op.drop_table("table_seat")
    op.drop_table("game_table")
