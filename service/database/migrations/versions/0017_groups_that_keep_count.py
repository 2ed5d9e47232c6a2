"""Groups that keep count of all they play with each other, and how a table ended."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0017"
down_revision = "0016"
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.add_column("game_table", sa.Column("result", sa.Text(), nullable=True))
    op.add_column("game_table", sa.Column("ended_at", sa.BigInteger(), nullable=True))
    op.create_table(
        "play_group",
        sa.Column("id", TEXT(), nullable=False),
        sa.Column("title", TEXT(), nullable=False),
        sa.Column("language", TEXT(), nullable=False),
        sa.Column("namesakes", sa.Text(), nullable=False),
        sa.Column("host_salt", TEXT(), nullable=False),
        sa.Column("host_hash", TEXT(), nullable=False),
        sa.Column("watch_salt", TEXT(), nullable=False),
        sa.Column("watch_hash", TEXT(), nullable=False),
        sa.Column("creation_key", TEXT(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_play_group")),
        sa.UniqueConstraint("host_hash", name=op.f("uq_play_group_host_hash")),
        sa.UniqueConstraint("watch_hash", name=op.f("uq_play_group_watch_hash")),
        sa.UniqueConstraint("creation_key", name=op.f("uq_play_group_creation_key")),
    )
    op.create_table(
        "group_game",
        sa.Column("group_id", TEXT(), nullable=False),
        sa.Column("game_id", TEXT(), nullable=False),
        sa.Column("match_id", TEXT(), nullable=True),
        sa.Column("table_id", TEXT(), nullable=True),
        sa.Column("put_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("group_id", "game_id", name=op.f("pk_group_game")),
        *(
            sa.ForeignKeyConstraint(
                [column], [f"{table}.id"], name=op.f(f"fk_group_game_{column}_{table}")
            )
            for column, table in (
                ("group_id", "play_group"),
                ("match_id", "match"),
                ("table_id", "game_table"),
            )
        ),
    )
    op.create_index(op.f("ix_group_game_game_id"), "group_game", ["game_id"])


def downgrade() -> None:
    op.drop_table("group_game")
    op.drop_table("play_group")
    for name in ("ended_at", "result"):
        op.drop_column("game_table", name)
