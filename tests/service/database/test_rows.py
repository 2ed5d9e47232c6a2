"""Rows as they are read: a type for each table, and the same values of it on every database."""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, Literal, get_args, get_origin

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
from sqlmodel import SQLModel

from service.database import models, rows
from service.database.connections import Database
from service.database.models import MATCH, MOVE, SEAT, metadata
from service.database.rows import MatchRow, MoveRow, Row, SeatRow, fetch_all, fetch_first
from service.database.statements import Query

ROWS: dict[Table, type[Row]] = {
    models.MATCH: rows.MatchRow,
    models.SEAT: rows.SeatRow,
    models.STANDING_ORDER: rows.StandingOrderRow,
    models.ORDER_NOTE: rows.OrderNoteRow,
    models.OWN_NOTE: rows.OwnNoteRow,
    models.TAKE_BACK_WISH: rows.TakeBackWishRow,
    models.ADDRESS_CHANGE: rows.AddressChangeRow,
    models.LINK: rows.LinkRow,
    models.NEWCOMER: rows.NewcomerRow,
    models.MOVE: rows.MoveRow,
    models.ASIDE: rows.AsideRow,
    models.LETTER: rows.LetterRow,
    models.LETTER_COPY: rows.LetterCopyRow,
    models.TALLY: rows.TallyRow,
    models.UNWANTED: rows.UnwantedRow,
    models.DUE: rows.DueRow,
    models.CAMPAIGN_GAME: rows.CampaignGameRow,
    models.GAME_TABLE: rows.GameTableRow,
    models.TABLE_SEAT: rows.TableSeatRow,
    models.TABLE_ENTRY: rows.TableEntryRow,
    models.PLAY_GROUP: rows.PlayGroupRow,
    models.GROUP_GAME: rows.GroupGameRow,
    models.HEARTBEAT: rows.HeartbeatRow,
}
NAMED = (MATCH, models.GAME_TABLE, models.PLAY_GROUP)  # whose names others refer to
NUMBERS = ("still_asked",)  # JSON that is a list of them
LISTS = ("opening", "told", "put_back", "taken_back")  # JSON that is a list; the rest are objects
each_table = pytest.mark.parametrize("table", ROWS, ids=lambda table: table.name)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    opened = Database(database_url)
    yield opened
    opened.close()


def plain(kind: Any) -> Any:
    """A type without the list of the texts that it allows."""
    if get_origin(kind) is Literal:
        return str
    return reduce(or_, map(plain, get_args(kind))) if get_args(kind) else kind


def json_of(row_type: type[Row]) -> list[str]:
    """The columns of JSON that a type of row has."""
    names = [field.name for field in fields(row_type)]
    return [name.removesuffix("_json") for name in names if name.endswith("_json")]


def value(table: Table, column: Column[Any]) -> Any:
    """Something that this column can hold."""
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
    if column.name in json_of(ROWS[table]):
        return "[[1, 2]]" if column.name in LISTS else '{"a": [1, "é"]}'
    return f"{table.name} é"


def values(table: Table, *, is_bare: bool = False) -> dict[str, Any]:
    """A value for every column; a bare row has none where there may be none, and no truth."""
    full = {column.name: value(table, column) for column in table.c}
    if not is_bare:
        return full
    bare = {column.name: None for column in table.c if column.nullable}
    return full | bare | {c.name: False for c in table.c if isinstance(c.type, Boolean)}


def fill(database: Database, *, is_bare: bool = False) -> None:
    """One row in every table."""

    def work(connection: Any) -> None:
        for table in metadata.sorted_tables:
            connection.execute(insert(table), values(table, is_bare=is_bare))

    database.write(work)


@each_table
def test_a_row_has_exactly_the_columns_of_its_table_with_their_types(table: Table) -> None:
    found = [(field.name.removesuffix("_json"), plain(field.type)) for field in fields(ROWS[table])]
    (model,) = [each for each in SQLModel.__subclasses__() if each.__tablename__ == table.name]
    assert found == [(name, field.annotation) for name, field in model.model_fields.items()]
    assert [type(None) in get_args(kind) for _, kind in found] == [c.nullable for c in table.c]
    assert [name for name, _ in found] == [column.name for column in table.c]


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
        wanted = {"opening": [[1, 2]], "told": [[1, 2]]}
        wanted |= {"put_back": [(1, 2)], "taken_back": [(1, 2)], "still_asked": [1, 2]}
        assert said == wanted.get(name, {"a": [1, "é"]})
        assert getattr(row, name) is said


def test_a_match_before_its_start_has_no_state_and_no_result(database: Database) -> None:
    fill(database, is_bare=True)
    match = database.read(lambda c: fetch_first(c, select(MATCH), MatchRow))
    assert match is not None and match.state is None and match.result is None


def test_rubbish_in_one_column_is_an_error_for_whoever_reads_that_one(database: Database) -> None:
    fill(database)
    spoilt = update(MATCH).values(options="{", result="[1]", state="rubbish")
    database.write(lambda c: c.execute(spoilt))
    (match,) = database.read(lambda c: fetch_all(c, select(MATCH), MatchRow))
    assert match.opening == [[1, 2]] and match.status == "match é"
    for name in ("options", "result", "state"):
        with pytest.raises(ValueError):
            getattr(match, name)


def test_what_is_written_as_json_is_read_as_the_same(database: Database) -> None:
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
