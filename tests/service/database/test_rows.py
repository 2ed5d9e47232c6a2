"""Rows as they are read: a type for each table, with the same values on every database."""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import asdict, fields
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Integer,
    LargeBinary,
    Table,
    insert,
    select,
    update,
)
from sqlmodel import AutoString

from service.database import rows
from service.database.connections import Database
from service.database.rows import (
    MATCH,
    MOVE,
    SEAT,
    MatchRow,
    MoveRow,
    Row,
    SeatRow,
    fetch_all,
    fetch_first,
    metadata,
)
from service.database.statements import Query
from tests.service.trial_installation import compile_once

ROWS: dict[Table, type[Row]] = {
    rows.MATCH: rows.MatchRow,
    rows.SEAT: rows.SeatRow,
    rows.WAY: rows.WayRow,
    rows.STANDING_ORDER: rows.StandingOrderRow,
    rows.ORDER_NOTE: rows.OrderNoteRow,
    rows.OWN_NOTE: rows.OwnNoteRow,
    rows.TALK: rows.TalkRow,
    rows.TALK_READER: rows.TalkReaderRow,
    rows.DEAL: rows.DealRow,
    rows.REQUEST: rows.RequestRow,
    rows.VOTE: rows.VoteRow,
    rows.ADDRESS_CHANGE: rows.AddressChangeRow,
    rows.FORMER_PLAYER: rows.FormerPlayerRow,
    rows.LINK: rows.LinkRow,
    rows.NEWCOMER: rows.NewcomerRow,
    rows.MOVE: rows.MoveRow,
    rows.ASIDE: rows.AsideRow,
    rows.LETTER: rows.LetterRow,
    rows.LETTER_COPY: rows.LetterCopyRow,
    rows.DEED: rows.DeedRow,
    rows.REPLY: rows.ReplyRow,
    rows.TALLY: rows.TallyRow,
    rows.UNWANTED: rows.UnwantedRow,
    rows.DUE: rows.DueRow,
    rows.CAMPAIGN_GAME: rows.CampaignGameRow,
    rows.GAME_TABLE: rows.GameTableRow,
    rows.TABLE_SEAT: rows.TableSeatRow,
    rows.TABLE_ENTRY: rows.TableEntryRow,
    rows.SEASON: rows.SeasonRow,
    rows.SEASON_GAME: rows.SeasonGameRow,
    rows.IMPORTED_PLAY: rows.ImportedPlayRow,
    rows.EVENING: rows.EveningRow,
    rows.PLAY_PHOTO: rows.PlayPhotoRow,
    rows.HEARTBEAT: rows.HeartbeatRow,
}
NAMED = (MATCH, rows.GAME_TABLE, rows.SEASON)  # other tables refer to their ids
NUMBERS = ("still_asked",)  # JSON with a list of numbers
PLAYERS = ("circle", "ignored")  # JSON with a list of three numbers each
MARKS = ("read", "told")  # JSON with numbers by name, in rows of readers
# JSON with a list; all others have objects.
LISTS = ("opening", "told", "put_back", "taken_back", "away", "promises", "marks")
VOTERS = [rows.Voter(1, 2, 3, left=4)]
TEXTS = ("lines",)  # JSON with a list of texts
each_table = pytest.mark.parametrize("table", ROWS, ids=lambda table: table.name)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    opened = Database(database_url)
    compile_once(opened.engine)
    yield opened
    opened.close()


def plain(kind: Any) -> Any:
    """Return the type with `str` in place of the list of texts that it allows."""
    if get_origin(kind) is Literal:
        return str
    return reduce(or_, map(plain, get_args(kind))) if get_args(kind) else kind


def json_of(row_type: type[Row]) -> list[str]:
    """Return the JSON columns of a row type."""
    names = [field.name for field in fields(row_type)]
    return [name.removesuffix("_json") for name in names if name.endswith("_json")]


def value(table: Table, column: Column[Any]) -> Any:
    """Return a value for a column."""
    if column.foreign_keys or (column.name == "id" and column.table in NAMED):
        return "m"
    if isinstance(column.type, Boolean):
        return True
    if isinstance(column.type, Integer):
        return 5_000_000_000 if isinstance(column.type, BigInteger) else 7
    if isinstance(column.type, LargeBinary):
        return b"\x00\xff"
    if column.name in NUMBERS:
        return "[1, 2]"
    if column.name == "voters":
        return rows.to_json(VOTERS)
    if column.name in TEXTS:
        return '["play m10"]'
    if column.name in json_of(ROWS[table]) and column.name in PLAYERS:
        return "[[1, 2, 3]]"
    if column.name in json_of(ROWS[table]) and table is rows.TALK_READER:
        return '{"a": 1}'
    if column.name in json_of(ROWS[table]):
        return "[[1, 2]]" if column.name in LISTS else '{"a": [1, "é"]}'
    return f"{table.name} é"


def values(table: Table, *, is_bare: bool = False) -> dict[str, Any]:
    """Return a value for each column.

    For a bare row, it is None where that is allowed, and False in boolean columns.
    """
    full = {column.name: value(table, column) for column in table.c}
    if not is_bare:
        return full
    bare = {column.name: None for column in table.c if column.nullable}
    return full | bare | {c.name: False for c in table.c if isinstance(c.type, Boolean)}


def fill(database: Database, *, is_bare: bool = False) -> None:
    """Insert one row into each table."""

    def work(connection: Any) -> None:
        for table in metadata.sorted_tables:
            connection.execute(insert(table), values(table, is_bare=is_bare))

    database.write(work)


@each_table
def test_a_row_has_exactly_the_columns_of_its_table_with_their_types(table: Table) -> None:
    hints = get_type_hints(ROWS[table])
    found = [(name.removesuffix("_json"), plain(kind)) for name, kind in hints.items()]
    kinds = {c: str if isinstance(c.type, AutoString) else c.type.python_type for c in table.c}
    wanted = [(c.name, kind | None if c.nullable else kind) for c, kind in kinds.items()]
    assert found == wanted


def test_every_table_has_a_type_of_row() -> None:
    assert set(ROWS) == set(metadata.sorted_tables)


@each_table
@pytest.mark.parametrize("is_bare", [False, True], ids=["full", "bare"])
def test_every_column_is_read_as_it_was_written_on_every_database(
    database: Database, table: Table, is_bare: bool
) -> None:
    fill(database, is_bare=is_bare)
    row_type, wanted = ROWS[table], values(table, is_bare=is_bare)
    once = Query(select(table), row_type)
    for row in (
        *database.read(lambda c: fetch_all(c, select(table), row_type)),
        *database.read(lambda c: once.all(c)),
        database.read(lambda c: fetch_first(c, select(table), row_type)),
        database.read(lambda c: once.first(c)),
    ):
        assert type(row) is row_type
        found = {name.removesuffix("_json"): kept for name, kept in asdict(row).items()}
        assert found == wanted
        assert [type(kept) for kept in found.values()] == [type(kept) for kept in wanted.values()]
        assert row == row_type(*wanted.values())


@each_table
def test_a_column_of_json_says_what_its_text_says_and_is_read_once(
    database: Database, table: Table
) -> None:
    fill(database)
    row = database.read(lambda c: fetch_first(c, select(table), ROWS[table]))
    for name in json_of(ROWS[table]):
        said = getattr(row, name)
        wanted: dict[str, Any] = {key: [[1, 2]] for key in ("opening", "told", "promises", "marks")}
        wanted |= {key: [(1, 2)] for key in ("put_back", "taken_back", "away")}
        wanted["still_asked"] = [1, 2]
        wanted |= {key: ["play m10"] for key in TEXTS}
        wanted["voters"] = VOTERS
        wanted |= {key: [(1, 2, 3)] for key in PLAYERS}
        wanted |= {key: {"a": 1} for key in MARKS} if table is rows.TALK_READER else {}
        assert said == wanted.get(name, {"a": [1, "é"]})
        assert getattr(row, name) is said


def test_a_match_before_its_start_has_no_state_and_no_result(database: Database) -> None:
    fill(database, is_bare=True)
    match = database.read(lambda c: fetch_first(c, select(MATCH), MatchRow))
    assert match is not None and match.state is None and match.result is None


def test_invalid_json_in_a_column_is_an_error_only_for_its_readers(database: Database) -> None:
    fill(database)
    spoilt = update(MATCH).values(options="{", result="[1]", state="rubbish")
    database.write(lambda c: c.execute(spoilt))
    (match,) = database.read(lambda c: fetch_all(c, select(MATCH), MatchRow))
    assert match.opening == [[1, 2]] and match.status == "match é"
    for name in ("options", "result", "state"):
        with pytest.raises(ValueError):
            getattr(match, name)


def test_written_json_is_read_unchanged(database: Database) -> None:
    fill(database)
    told = [[3, "played", {"seat": 1, "card": "m6", "named": "«é»", "none": None, "is": True}]]
    database.write(lambda c: c.execute(update(MOVE).values(told=rows.to_json(told))))
    (move,) = database.read(lambda c: fetch_all(c, select(MOVE), MoveRow))
    assert move.told == told and " " not in move.told_json


def test_nothing_found_is_no_row(database: Database) -> None:
    query = select(SEAT).where(SEAT.c.number == 99)
    assert database.read(lambda c: fetch_first(c, query, SeatRow)) is None
    assert database.read(lambda c: Query(query, SeatRow).first(c)) is None
    assert database.read(lambda c: fetch_all(c, query, SeatRow)) == []


def test_columns_in_another_order_or_of_another_table_are_refused(database: Database) -> None:
    turned = select(*reversed(SEAT.c))
    for query in (turned, select(MATCH), select(SEAT.c.number)):
        with pytest.raises(TypeError):
            Query(query, SeatRow)
        with pytest.raises(TypeError):
            database.read(lambda c, query=query: fetch_first(c, query, SeatRow))


def test_a_row_cannot_be_changed(database: Database) -> None:
    fill(database)
    (seat,) = database.read(lambda c: fetch_all(c, select(SEAT), SeatRow))
    with pytest.raises(AttributeError):
        seat.name = "Emma"  # type: ignore[misc]
    assert seat.muted is True
