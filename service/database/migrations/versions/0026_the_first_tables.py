"""Create the tables of the oldest release whose databases can be upgraded.

An older database has to be upgraded with that release first (upgrading.OlderSchema).
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("machine_at", sa.BigInteger(), nullable=False),
        sa.Column("leapt", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("leapt_at", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("role", name="pk_heartbeat"),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("host_salt", sa.String(), nullable=False),
        sa.Column("host_hash", sa.String(), nullable=False),
        sa.Column("creation_key", sa.String(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.Column("state", sa.Text()),
        sa.Column("result", sa.Text()),
        sa.Column("plans_at_once", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("put_back", sa.Text(), server_default=sa.text("'[]'"), nullable=False),
        sa.Column("taken_back", sa.Text(), server_default=sa.text("'[]'"), nullable=False),
        sa.Column("seal", sa.String(), server_default="", nullable=False),
        sa.Column("aside_seal", sa.String(), server_default="", nullable=False),
        sa.Column("begins", sa.Text()),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger()),
        sa.Column("ended_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.UniqueConstraint("creation_key", name="uq_match_creation_key"),
        sa.UniqueConstraint("host_hash", name="uq_match_host_hash"),
    )
    _create_partial_index("ix_match_proposed", "match", ["made_at"], "status = 'proposed'")

    op.create_table(
        "play_group",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("namesakes", sa.Text(), nullable=False),
        sa.Column("host_salt", sa.String(), nullable=False),
        sa.Column("host_hash", sa.String(), nullable=False),
        sa.Column("watch_salt", sa.String(), nullable=False),
        sa.Column("watch_hash", sa.String(), nullable=False),
        sa.Column("creation_key", sa.String(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_play_group"),
        sa.UniqueConstraint("creation_key", name="uq_play_group_creation_key"),
        sa.UniqueConstraint("host_hash", name="uq_play_group_host_hash"),
        sa.UniqueConstraint("watch_hash", name="uq_play_group_watch_hash"),
    )
    op.create_table(
        "regular",
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("token_salt", sa.String(), nullable=False),
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_regular"),
        sa.UniqueConstraint("token_hash", name="uq_regular_token_hash"),
    )
    op.create_table(
        "tally",
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("whom", sa.String(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("what", "whom", name="pk_tally"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tally_until", "tally", ["until"])

    op.create_table(
        "unwanted",
        sa.Column("address_hash", sa.String(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("address_hash", name="pk_unwanted"),
    )
    op.create_table(
        "address_change",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("former", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("address_hash", sa.String(), nullable=False),
        sa.Column("salt", sa.String(), nullable=False),
        sa.Column("confirm_hash", sa.String(), nullable=False),
        sa.Column("stop_hash", sa.String(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name="fk_address_change_match_id_match"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "number", name="pk_address_change"),
        sa.UniqueConstraint("confirm_hash", name="uq_address_change_confirm_hash"),
        sa.UniqueConstraint("stop_hash", name="uq_address_change_stop_hash"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_address_change_address_hash", "address_change", ["address_hash"])

    op.create_table(
        "aside",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("asked_turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("seal", sa.String(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_aside_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_aside"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "campaign_game",
        sa.Column("campaign_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("after_id", sa.String(), nullable=False),
        sa.Column("match_id", sa.String()),
        sa.Column("failures", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("try_at", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["after_id"], ["match.id"], name="fk_campaign_game_after_id_match"),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["match.id"], name="fk_campaign_game_campaign_id_match"
        ),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_campaign_game_match_id_match"),
        sa.PrimaryKeyConstraint("campaign_id", "number", name="pk_campaign_game"),
        sa.UniqueConstraint("after_id", name="uq_campaign_game_after_id"),
        sa.UniqueConstraint("match_id", name="uq_campaign_game_match_id"),
    )
    _create_partial_index(
        "ix_campaign_game_waiting", "campaign_game", ["campaign_id"], "match_id IS NULL"
    )

    op.create_table(
        "due",
        sa.Column("due_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("deadline_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_due_match_id_match"),
        sa.PrimaryKeyConstraint("due_at", "match_id", "seat", name="pk_due"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_due_match_id_seat", "due", ["match_id", "seat"], unique=True)

    op.create_table(
        "game_table",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("title", sa.String()),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("host_salt", sa.String(), nullable=False),
        sa.Column("host_hash", sa.String(), nullable=False),
        sa.Column("watch_salt", sa.String(), nullable=False),
        sa.Column("watch_hash", sa.String(), nullable=False),
        sa.Column("creation_key", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seal", sa.String(), nullable=False),
        sa.Column("changes", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Boolean(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.Column("match_id", sa.String()),
        sa.Column("begins", sa.Text()),
        sa.Column("result", sa.Text()),
        sa.Column("ended_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_game_table_match_id_match"),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.UniqueConstraint("creation_key", name="uq_game_table_creation_key"),
        sa.UniqueConstraint("host_hash", name="uq_game_table_host_hash"),
        sa.UniqueConstraint("watch_hash", name="uq_game_table_watch_hash"),
    )
    _create_partial_index("ix_game_table_open", "game_table", ["touched_at"], "status = 'open'")

    op.create_table(
        "letter",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("waits_since", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("leased_until", sa.BigInteger()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String()),
        sa.Column("ended_at", sa.BigInteger()),
        sa.Column("error", sa.Text()),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_letter_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "id", name="pk_letter"),
        sqlite_with_rowid=False,
    )
    _create_partial_index("ix_letter_waiting", "letter", ["due_at", "id"], "outcome IS NULL")

    op.create_table(
        "move",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("mark", sa.String(), nullable=False),
        sa.Column("asked_turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("seal", sa.String(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_move_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_move"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "newcomer",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("address_hash", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("timezone", sa.String(), nullable=False),
        sa.Column("link_hash", sa.String(), nullable=False),
        sa.Column("salt", sa.String(), nullable=False),
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_newcomer_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_newcomer"),
        sa.UniqueConstraint("token_hash", name="uq_newcomer_token_hash"),
    )
    op.create_index("ix_newcomer_address_hash", "newcomer", ["address_hash"])
    op.create_index("ix_newcomer_asked_at", "newcomer", ["asked_at"])

    op.create_table(
        "open_link",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("token_salt", sa.String(), nullable=False),
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_open_link_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", name="pk_open_link"),
        sa.UniqueConstraint("token_hash", name="uq_open_link_token_hash"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "order_note",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_order_note_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "seat", "number", name="pk_order_note"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "own_note",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_own_note_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "seat", "tenure", name="pk_own_note"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "retired_group_link",
        sa.Column("group_id", sa.String(), nullable=False),
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("whose", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"], ["play_group.id"], name="fk_retired_group_link_group_id_play_group"
        ),
        sa.PrimaryKeyConstraint("group_id", "token_hash", name="pk_retired_group_link"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_retired_group_link_token_hash", "retired_group_link", ["token_hash"])

    op.create_table(
        "retired_link",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("why", sa.String(), server_default=sa.text("'replaced'"), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_retired_link_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "token_hash", name="pk_retired_link"),
    )
    op.create_index("ix_retired_link_token_hash", "retired_link", ["token_hash"])
    op.create_index("ix_retired_link_until", "retired_link", ["until"])

    op.create_table(
        "seat",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("timezone", sa.String(), nullable=False),
        sa.Column("token_salt", sa.String(), nullable=False),
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("absent", sa.Boolean(), nullable=False),
        sa.Column("bot", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("told_epoch", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("ordered", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("heard", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_seat_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_seat"),
        sa.UniqueConstraint("token_hash", name="uq_seat_token_hash"),
    )
    op.create_index("ix_seat_address", "seat", ["address"])

    op.create_table(
        "standing_order",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("topic", sa.String(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("scope", sa.String()),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name="fk_standing_order_match_id_match"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "topic", name="pk_standing_order"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "take_back_wish",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("still_asked", sa.Text(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name="fk_take_back_wish_match_id_match"
        ),
        sa.PrimaryKeyConstraint("match_id", "move", name="pk_take_back_wish"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "group_game",
        sa.Column("group_id", sa.String(), nullable=False),
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("match_id", sa.String()),
        sa.Column("table_id", sa.String()),
        sa.Column("put_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"], ["play_group.id"], name="fk_group_game_group_id_play_group"
        ),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_group_game_match_id_match"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_group_game_table_id_game_table"
        ),
        sa.PrimaryKeyConstraint("group_id", "game_id", name="pk_group_game"),
    )
    op.create_index("ix_group_game_game_id", "group_game", ["game_id"])

    op.create_table(
        "retired_table_link",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("whose", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_retired_table_link_table_id_game_table"
        ),
        sa.PrimaryKeyConstraint("table_id", "token_hash", name="pk_retired_table_link"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_retired_table_link_token_hash", "retired_table_link", ["token_hash"])

    op.create_table(
        "table_entry",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.String(), nullable=False),
        sa.Column("author", sa.Integer(), nullable=False),
        sa.Column("line", sa.String(), nullable=False),
        sa.Column("sent", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seal", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_table_entry_table_id_game_table"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_table_entry"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_table_entry_table_id_entry_id", "table_entry", ["table_id", "entry_id"], unique=True
    )

    op.create_table(
        "table_seat",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("token_salt", sa.String(), nullable=False),
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("phone_hash", sa.String()),
        sa.Column("claimed_at", sa.BigInteger()),
        sa.Column("private", sa.Text()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_table_seat_table_id_game_table"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_table_seat"),
        sa.UniqueConstraint("token_hash", name="uq_table_seat_token_hash"),
    )


def _create_partial_index(name: str, table: str, columns: list[str], where: str) -> None:
    some = sa.text(where)
    op.create_index(name, table, columns, sqlite_where=some, postgresql_where=some)
