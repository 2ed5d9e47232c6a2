"""Move all secret links into one table; existing links keep working."""

import time

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0027"
down_revision = "0026"
TEXT = sqlmodel.sql.sqltypes.AutoString
NEW_ID = {
    "sqlite": "lower(hex(randomblob(8)))",
    "postgresql": "substr(replace(CAST(gen_random_uuid() AS text), '-', ''), 1, 16)",
}
COLUMNS = (
    *("id", "kind", "salt", "token_hash", "match_id", "table_id", "group_id", "number"),
    *("address", "made_at", "until", "ended_at", "why"),
)
USUAL = dict.fromkeys(COLUMNS, "NULL") | {"address": "''", "salt": "''"}


def upgrade() -> None:
    _make_table()
    _copy_links_of_matches()
    _copy_links_of_people()
    _copy_links_of_tables()
    _copy_links_of_groups()
    _drop_what_was_copied()
    op.add_column(
        "seat",
        sa.Column("tells_new_browser", sa.Boolean(), server_default=sa.false(), nullable=False),
    )


def _make_table() -> None:
    op.create_table(
        "link",
        sa.Column("id", TEXT(), nullable=False),
        sa.Column("kind", TEXT(), nullable=False),
        sa.Column("salt", TEXT(), nullable=False),
        sa.Column("token_hash", TEXT(), nullable=False),
        sa.Column("match_id", TEXT(), nullable=True),
        sa.Column("table_id", TEXT(), nullable=True),
        sa.Column("group_id", TEXT(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("address", TEXT(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("why", TEXT(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_link_match_id_match")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_link_table_id_game_table")
        ),
        sa.ForeignKeyConstraint(
            ["group_id"], ["play_group.id"], name=op.f("fk_link_group_id_play_group")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_link")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_link_token_hash")),
    )
    op.create_index("ix_link_match_id", "link", ["match_id", "kind", "number"])
    op.create_index("ix_link_table_id", "link", ["table_id"])
    op.create_index("ix_link_group_id", "link", ["group_id"])
    op.create_index("ix_link_address", "link", ["address"])
    some = sa.text("until IS NOT NULL")
    op.create_index("ix_link_until", "link", ["until"], sqlite_where=some, postgresql_where=some)


def _copy(kind: str, source: str, **values: str) -> None:
    """Insert a link of that kind for each row of `source`; the values are SQL expressions."""
    new_id = NEW_ID[op.get_bind().dialect.name]
    given = USUAL | {"id": new_id, "kind": f"'{kind}'"} | values
    chosen = ", ".join(given[name] for name in COLUMNS)
    op.execute(f"INSERT INTO link ({', '.join(COLUMNS)}) SELECT {chosen} FROM {source}")


def _copy_links_of_matches() -> None:
    """Copy the links of matches.

    Bots, open seats and people without an address have links that were never sent.
    """
    now, at_match = str(int(time.time())), 'JOIN "match" ON "match".id'
    seat = {"salt": "token_salt", "token_hash": "token_hash", "match_id": "match_id"}
    seat |= {"number": "number", "address": "address", "made_at": '"match".made_at'}
    somebodys = "NOT seat.bot AND seat.status <> 'open' AND address <> ''"
    _copy("seat", f"seat {at_match} = seat.match_id WHERE {somebodys}", **seat)
    host = {"salt": "host_salt", "token_hash": "host_hash", "match_id": '"match".id'}
    host |= {"address": "address", "made_at": '"match".made_at'}
    hosts = "seat.match_id = \"match\".id AND seat.number = 0 AND address <> ''"
    _copy("host", f'"match" JOIN seat ON {hosts}', **host)
    former = {"token_hash": "token_hash", "match_id": "match_id", "made_at": '"match".made_at'}
    former |= {"why": "why", "until": "until"}
    former["ended_at"] = f"CASE WHEN until IS NULL THEN {now} END"
    source = f"retired_link {at_match} = retired_link.match_id WHERE"
    _copy("seat", f"{source} seat IS NOT NULL", **former, number="seat")
    _copy("host", f"{source} seat IS NULL AND why <> 'closed'", **former)
    _copy("open_seats", f"{source} seat IS NULL AND why = 'closed'", **former)
    made = {"salt": "token_salt", "token_hash": "token_hash", "made_at": "made_at"}
    _copy("open_seats", "open_link", **made, match_id="match_id")


def _copy_links_of_people() -> None:
    made = {"salt": "token_salt", "token_hash": "token_hash", "made_at": "made_at"}
    _copy("my_games", "regular", **made, address="address")
    applicant = {"salt": "salt", "token_hash": "token_hash", "match_id": "match_id"}
    applicant |= {"number": "number", "address": "address", "made_at": "asked_at"}
    _copy("applicant", "newcomer", **applicant)
    op.add_column("newcomer", sa.Column("link_id", TEXT(), server_default="", nullable=False))
    op.execute(
        "UPDATE newcomer SET link_id = COALESCE("
        "(SELECT id FROM link WHERE link.token_hash = newcomer.link_hash), '')"
    )
    change = {"match_id": "match_id", "number": "seat", "made_at": "asked_at"}
    for what, address in (("confirm", "address"), ("stop", "former")):
        made = {"salt": f"'{what} ' || salt", "token_hash": f"{what}_hash", "address": address}
        _copy(f"address_{what}", "address_change", **change, **made)
        op.add_column(
            "address_change", sa.Column(f"{what}_link", TEXT(), server_default="", nullable=False)
        )
        op.execute(
            f"UPDATE address_change SET {what}_link = "
            f"(SELECT id FROM link WHERE link.token_hash = address_change.{what}_hash)"
        )
    op.add_column("address_change", sa.Column("done_at", sa.BigInteger(), nullable=True))
    op.execute("UPDATE address_change SET done_at = asked_at WHERE status = 'confirmed'")


def _copy_links_of_tables() -> None:
    now = str(int(time.time()))
    for what in ("host", "watch"):
        made = {"salt": f"{what}_salt", "token_hash": f"{what}_hash", "made_at": "made_at"}
        _copy(f"table_{what}", "game_table", **made, table_id="id")
    at_table = "table_seat JOIN game_table ON game_table.id = table_seat.table_id"
    seat = {"table_id": "table_id", "number": "table_seat.number", "made_at": "game_table.made_at"}
    _copy("table_seat", at_table, **seat, salt="token_salt", token_hash="token_hash")
    seat["made_at"] = "COALESCE(claimed_at, game_table.made_at)"
    _copy("phone", f"{at_table} WHERE phone_hash IS NOT NULL", **seat, token_hash="phone_hash")
    former = {"token_hash": "token_hash", "table_id": "table_id", "why": "'renewed'"}
    former |= {"made_at": "game_table.made_at", "ended_at": now}
    for whose, kind in (("seat", "seat"), ("screen", "watch"), ("host", "host")):
        source = "retired_table_link JOIN game_table ON game_table.id = table_id"
        _copy(f"table_{kind}", f"{source} WHERE whose = '{whose}'", **former)


def _copy_links_of_groups() -> None:
    now = str(int(time.time()))
    former = {"token_hash": "token_hash", "group_id": "group_id", "why": "'renewed'"}
    former |= {"made_at": "play_group.made_at", "ended_at": now}
    for what in ("host", "watch"):
        made = {"salt": f"{what}_salt", "token_hash": f"{what}_hash", "made_at": "made_at"}
        _copy(f"season_{what}", "play_group", **made, group_id="id")
        source = "retired_group_link JOIN play_group ON play_group.id = group_id"
        _copy(f"season_{what}", f"{source} WHERE whose = '{what}'", **former)


def _drop_what_was_copied() -> None:
    for table in ("retired_link", "retired_table_link", "retired_group_link"):
        op.drop_table(table)
    op.drop_table("open_link")
    op.drop_table("regular")
    _drop_columns("match", ("host_hash",), ("host_salt", "host_hash"))
    _drop_columns("seat", ("token_hash",), ("token_salt", "token_hash"))
    gone = ("salt", "token_hash", "link_hash")
    _drop_columns("newcomer", ("token_hash",), gone, usual="link_id")
    hashes = ("confirm_hash", "stop_hash")
    _drop_columns(
        "address_change", hashes, ("salt", *hashes), usual="confirm_link stop_link", clustered=True
    )
    op.create_index("ix_address_change_confirm_link", "address_change", ["confirm_link"])
    op.create_index("ix_address_change_stop_link", "address_change", ["stop_link"])
    salts = ("host_salt", "watch_salt")
    _drop_columns("game_table", ("host_hash", "watch_hash"), ("host_hash", "watch_hash", *salts))
    _drop_columns("play_group", ("host_hash", "watch_hash"), ("host_hash", "watch_hash", *salts))
    gone = ("token_salt", "token_hash", "phone_hash", "claimed_at")
    _drop_columns("table_seat", ("token_hash",), gone)


def _drop_columns(
    table: str,
    unique: tuple[str, ...],
    columns: tuple[str, ...],
    usual: str = "",
    clustered: bool = False,
) -> None:
    """Drop columns with their constraints, and the defaults of the columns named in `usual`."""
    kept = {"sqlite_with_rowid": False} if clustered else {}
    with op.batch_alter_table(table, table_kwargs=kept) as batch:
        for column in unique:
            batch.drop_constraint(op.f(f"uq_{table}_{column}"), type_="unique")
        for column in columns:
            batch.drop_column(column)
        for column in usual.split():
            batch.alter_column(column, server_default=None)
