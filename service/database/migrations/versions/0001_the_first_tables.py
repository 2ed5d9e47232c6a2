"""The first tables: matches, seats, moves, letters, deadlines."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("role", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("machine_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("role", name=op.f("pk_heartbeat")),
    )
    op.create_table(
        "match",
        sa.Column("id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("game", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("language", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("pace", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("status", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("host_salt", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("host_hash", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("creation_key", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
        sa.UniqueConstraint("creation_key", name=op.f("uq_match_creation_key")),
        sa.UniqueConstraint("host_hash", name=op.f("uq_match_host_hash")),
    )
    op.create_table(
        "due",
        sa.Column("due_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("deadline_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_due_match_id_match")),
        sa.PrimaryKeyConstraint("due_at", "match_id", "seat", name=op.f("pk_due")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("due", schema=None) as batch_op:
        batch_op.create_index("ix_due_match_id_seat", ["match_id", "seat"], unique=True)

    op.create_table(
        "letter",
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("kind", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("waits_since", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("leased_until", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("outcome", sqlmodel.sql.sqltypes.AutoString(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_letter_match_id_match")),
        sa.PrimaryKeyConstraint("match_id", "id", name=op.f("pk_letter")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("letter", schema=None) as batch_op:
        batch_op.create_index(
            "ix_letter_waiting",
            ["due_at", "id"],
            unique=False,
            sqlite_where=sa.text("outcome IS NULL"),
            postgresql_where=sa.text("outcome IS NULL"),
        )

    op.create_table(
        "move",
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("mark", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("asked_turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_move_match_id_match")),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_move")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "retired_link",
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("token_hash", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_retired_link_match_id_match")
        ),
        sa.PrimaryKeyConstraint("match_id", "token_hash", name=op.f("pk_retired_link")),
    )
    with op.batch_alter_table("retired_link", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_retired_link_token_hash"), ["token_hash"], unique=False
        )

    op.create_table(
        "seat",
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("name", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("address", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("language", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("timezone", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("token_salt", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("token_hash", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("status", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("absent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_seat_match_id_match")),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_seat")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_seat_token_hash")),
    )


def downgrade() -> None:
    op.drop_table("seat")
    with op.batch_alter_table("retired_link", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_retired_link_token_hash"))

    op.drop_table("retired_link")
    op.drop_table("move")
    with op.batch_alter_table("letter", schema=None) as batch_op:
        batch_op.drop_index(
            "ix_letter_waiting",
            sqlite_where=sa.text("outcome IS NULL"),
            postgresql_where=sa.text("outcome IS NULL"),
        )

    op.drop_table("letter")
    with op.batch_alter_table("due", schema=None) as batch_op:
        batch_op.drop_index("ix_due_match_id_seat")

    op.drop_table("due")
    op.drop_table("match")
    op.drop_table("heartbeat")
