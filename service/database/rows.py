"""The database tables and their rows, declared once: each class of rows gives its table's columns.

Times are whole seconds since 1970 in UTC, which compare and subtract alike on every database.

A row's attributes are its table's columns, in order. A JSON column has two attributes: its text as
`<column>_json`, and its parsed value under the column's name. The value is parsed on first use and
cached. So unread columns cost nothing, and invalid JSON raises ValueError only where it is used.

A row is a msgspec.Struct rather than a frozen dataclass: it takes 0.1 µs to make instead of 1.3,
for seventeen columns. An instance of SQLModel takes 55. A turn reads half a dozen rows.
"""

from collections.abc import Callable, Iterable
from functools import cached_property
from types import new_class
from typing import Annotated, Any, Generic, Literal, TypeVar, get_type_hints

import msgspec
from sqlalchemy import (
    BigInteger,
    Connection,
    ForeignKeyConstraint,
    Index,
    MetaData,
    Select,
    Table,
    Text,
    false,
    text,
)
from sqlmodel import AutoString, Field, SQLModel

MatchStatus = Literal["proposed", "inviting", "running", "over", "called_off"]
SeatStatus = Literal["invited", "joined", "declined", "expired", "open"]
ChangeStatus = Literal["asked", "confirmed", "stopped"]  # status of a change of address
# The reason for a move.
Mark = Literal["player", "aside", "order", "bot", "forced", "timeout", "absent", "undo"]
TableStatus = Literal["open", "over", "frozen"]
PausedBy = Literal["table", "host", "vote"]  # the reason for a pause
RequestKind = Literal["undo", "host"]
VoteKind = Literal["pause", "go_on", "draw", "call_off", "back", "late"]
VoteAnswer = Literal["", "yes", "no", "silent", "bot"]
# A vote is "asked" while it is open. It ends when all consent, one objects, its proposer withdraws
# it, or its time is up. A vote about a late player ends with more time, the default move, or a bot.
VoteStatus = Literal["asked", "done", "objected", "withdrawn", "lapsed", "bot"]
RequestStatus = Literal["asked", "done", "stopped"]
# The messages that a match's host allows: also private ones; those to everybody; those to everybody
# and only between battles or rounds; none.
TalkRule = Literal["all", "public", "between_battles", "none"]
# Deals that a match's host allows: those that can be broken, those that the rules enforce, none.
DealRule = Literal["not_binding", "binding", "none"]
DealStatus = Literal["offered", "accepted", "declined", "countered", "withdrawn"]
TalkPace = Literal["at_once", "next_letter", "never"]  # when letters bring messages to a player
Outcome = Literal["sent", "dropped", "refused"]  # of a letter
# How letters come to a player: by mail alone, by other ways too, or by other ways alone.
Ways = Literal["mail", "both", "others"]


class Voter(msgspec.Struct, frozen=True):
    """A player who is asked in a vote, by (seat, tenure, given_at) as in SeatRow.

    `is_told` is True once a letter about the vote was sent to them. Then their silence is consent
    at `until` (Unix time). While their clock stands still, `until` is None, and `left` has the
    seconds that remain.
    """

    seat: int
    tenure: int
    given_at: int
    left: int
    answer: VoteAnswer = ""
    is_told: bool = False
    until: int | None = None


_encode = msgspec.json.Encoder().encode
_facts = msgspec.json.Decoder(dict[str, Any]).decode
_log = msgspec.json.Decoder(list[list[Any]]).decode
_seats = msgspec.json.Decoder(list[int]).decode
_players = msgspec.json.Decoder(list[tuple[int, int, int]]).decode
_numbers = msgspec.json.Decoder(dict[str, int]).decode
_texts = msgspec.json.Decoder(list[str]).decode
_moments = msgspec.json.Decoder(list[tuple[int, int]]).decode
_voters = msgspec.json.Decoder(list[Voter]).decode


def to_json(value: Any) -> str:
    """Return compact JSON text; a state is stored with each turn."""
    return _encode(value).decode()


def from_json(text: str) -> Any:
    """Return the parsed JSON; raises ValueError if it is invalid."""
    return msgspec.json.decode(text)


# --- declaring -------------------------------------------------------------

metadata: MetaData = SQLModel.metadata
metadata.naming_convention = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class Row(msgspec.Struct, frozen=True, dict=True):
    """Base class of all rows."""


T = TypeVar("T", bound=Row)
Parsed = TypeVar("Parsed")


def _parsed(column: str, parse: Callable[[str], Parsed]) -> cached_property[Parsed]:
    """Return the attribute with a JSON column's value, parsed on first use."""
    return cached_property(lambda row: parse(getattr(row, column)))


def _parsed_or_none(column: str, parse: Callable[[str], Parsed]) -> cached_property[Parsed | None]:
    """Return the attribute with a JSON column's value, parsed on first use, or None."""
    return _parsed(column, lambda found: None if found is None else parse(found))


def _table(row_type: type[Row], name: str, *parts: Any) -> Table:
    """Return the table of a row type, with the columns that SQLModel makes of its attributes.

    `parts` are its indexes, constraints and options, as in SQLModel's `__table_args__`.
    """
    hints = get_type_hints(row_type, include_extras=True)
    columns = {attribute.removesuffix("_json"): hint for attribute, hint in hints.items()}
    body = {"__tablename__": name, "__table_args__": parts, "__annotations__": columns}
    new_class(name, (SQLModel,), {"table": True}, lambda namespace: namespace.update(body))
    return metadata.tables[name]


def _partial_index(name: str, *columns: str, where: str) -> Index:
    """Return an index of the rows that meet a condition."""
    return Index(name, *columns, sqlite_where=text(where), postgresql_where=text(where))


def _of(table: str, column: str = "") -> ForeignKeyConstraint:
    """Return the foreign key of a column, by default `<table>_id`."""
    return ForeignKeyConstraint([column or f"{table}_id"], [f"{table}.id"])


def _added(value: Any, server_default: Any, **kwargs: Any) -> Any:
    """Return the field of a column that a migration added, with a value for the rows before it."""
    kwargs["sa_column_kwargs"] = {"server_default": server_default}
    return Field(default=value, **kwargs)


CLUSTERED = {"sqlite_with_rowid": False}  # stored in primary key order, without another index
KEY = Field(primary_key=True)
INDEXED = Field(index=True)
UNIQUE = Field(unique=True)
TEXT = Field(sa_type=Text)
TIME = Field(sa_type=BigInteger)
INDEXED_TIME = Field(sa_type=BigInteger, index=True)
# A key whose numbers the service gives, not the database.
BIG_KEY = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
ZERO = Field(default=0)
BLANK = Field(default="")
NO = Field(default=False)
OBJECT = Field(default="{}", sa_type=Text)
LIST = Field(default="[]", sa_type=Text)
ADDED_ZERO = _added(0, text("0"))
ADDED_TIME = _added(0, text("0"), sa_type=BigInteger)
ADDED_BLANK = _added("", "")
ADDED_NO = _added(False, false())
ADDED_OBJECT = _added("{}", text("'{}'"), sa_type=Text)
ADDED_LIST = _added("[]", text("'[]'"), sa_type=Text)


# --- matches ---------------------------------------------------------------


class MatchRow(Row, frozen=True):
    """A match: the truth is the seed and the moves; `state` is a cache."""

    id: Annotated[str, KEY]
    game: str
    options_json: Annotated[str, OBJECT]
    seats: int
    seed: str
    rules_version: int
    language: str
    pace: str
    status: Annotated[MatchStatus, Field(default="inviting", sa_type=AutoString)]
    creation_key: Annotated[str, UNIQUE]
    turn: Annotated[int, ZERO]
    opening_json: Annotated[str, LIST]
    state_json: Annotated[str | None, TEXT]
    result_json: Annotated[str | None, TEXT]
    host: Annotated[int, ADDED_ZERO]  # the host's seat
    # True if all players are asked for their plans when a battle or round begins.
    plans_at_once: Annotated[bool, ADDED_NO]
    put_back_json: Annotated[str, ADDED_LIST]
    taken_back_json: Annotated[str, ADDED_LIST]
    seal: Annotated[str, ADDED_BLANK]  # hash of the last move
    aside_seal: Annotated[str, ADDED_BLANK]  # of the last one
    # The server's part of the seed, and the root of the parts of a campaign's games. Null if the
    # server alone chose the seed. There is no seed until everybody has joined.
    word: str | None
    word_root: str | None
    begins_json: Annotated[str | None, TEXT]
    until: Annotated[int | None, TIME]  # time at which a trial is erased; None for other matches
    made_at: Annotated[int, TIME]
    started_at: Annotated[int | None, TIME]
    ended_at: Annotated[int | None, TIME]
    paused_at: Annotated[int | None, TIME]  # since when no clock runs and no move is taken
    # The table that it is paused for, or that it ended at. No foreign key: tables refer to matches.
    table_id: str | None
    talk: Annotated[TalkRule, _added("all", "all", sa_type=AutoString)]
    # True if players are called by their seats' signs until the end, and seats are drawn by lot.
    anonymous: Annotated[bool, ADDED_NO]
    clock_json: Annotated[str, ADDED_OBJECT]
    deals: Annotated[DealRule, _added("not_binding", "not_binding", sa_type=AutoString)]
    promises: Annotated[int, ADDED_ZERO]  # number of promises in accepted deals, not yet ended
    paused_until: Annotated[int | None, TIME]  # None for a pause at a table
    paused_by: Annotated[PausedBy | None, Field(default=None, sa_type=AutoString)]

    # The fields of its time control but for the pace; a missing one has its default.
    clock = _parsed("clock_json", _facts)
    # The chosen options by name; a missing one has its default.
    options = _parsed("options_json", _facts)
    # The engine's log of the set-up.
    opening = _parsed("opening_json", _log)
    # The engine's state without its log, None before the start.
    state = _parsed_or_none("state_json", _facts)
    # The result; None until the end, and for a match that was called off.
    result = _parsed_or_none("result_json", _facts)
    # The initial state if it is not a set-up: the match continues a table's game.
    begins = _parsed_or_none("begins_json", _facts)
    # Restored backups, each as (turn of the backup, Unix time shown for it).
    put_back = _parsed("put_back_json", _moments)
    # Undone moves, each as (number of the move, number of the `undo` move).
    taken_back = _parsed("taken_back_json", _moments)


MATCH = _table(
    MatchRow,
    "match",
    _partial_index("ix_match_proposed", "made_at", where="status = 'proposed'"),
    _partial_index("ix_match_until", "until", where="until IS NOT NULL"),
    _partial_index("ix_match_paused_at", "paused_at", where="paused_at IS NOT NULL"),
    _partial_index("ix_match_paused_until", "paused_until", where="paused_until IS NOT NULL"),
)


class MatchByLinkRow(MatchRow, frozen=True):
    """A match found by a link, with the link's seat, id and last use."""

    number: int | None
    link_id: str
    used_at: int | None


class SeatRow(Row, frozen=True):
    """A place in a match and its current player.

    `tenure` counts its earlier players. It does not grow when a player gives the seat to a friend,
    which sets `given_at`.
    """

    match_id: Annotated[str, KEY]
    number: Annotated[int, KEY]
    tenure: Annotated[int, ZERO]
    name: str
    address: str
    language: str
    timezone: str
    status: Annotated[SeatStatus, Field(default="invited", sa_type=AutoString)]
    muted: Annotated[bool, NO]
    missed: Annotated[int, ZERO]
    absent: Annotated[bool, NO]
    bot: Annotated[bool, ADDED_NO]
    # The epoch of the match last sent to API clients, for those that send none.
    told_epoch: Annotated[int, ADDED_ZERO]
    # True once an order was given here; until then, turns need not look for orders.
    ordered: Annotated[bool, ADDED_NO]
    # Number of out-of-turn actions that this seat made or was shown, plus changes of its deals
    # and of votes.
    heard: Annotated[int, ADDED_ZERO]
    word: Annotated[str, ADDED_BLANK]  # the player's part of the seed; empty for a bot
    # True if the player wants a letter when a new browser opens the link.
    tells_new_browser: Annotated[bool, ADDED_NO]
    # When the present player got the seat from its former one; 0 for all others. `tenure` stays.
    given_at: Annotated[int, ADDED_TIME]
    # When the first letter was written that a mail server refused; null if letters arrive.
    unreachable_since: Annotated[int | None, TIME]
    ways: Annotated[Ways, _added("mail", "mail", sa_type=AutoString)]
    # The player's waking hours, in minutes after midnight; `sleeps` may be after 24:00.
    wakes: Annotated[int, _added(480, text("480"))]
    sleeps: Annotated[int, _added(1320, text("1320"))]
    # The weekdays off as digits, Monday is 0, and the country whose public holidays are off. Null
    # means those of the time zone's country.
    days_off: str | None
    holidays: str | None
    away_json: Annotated[str, ADDED_LIST]
    rhythm: Annotated[str, _added("usual", "usual")]
    saved_seconds: Annotated[int, ADDED_ZERO]  # saved on the clock by prompt answers
    letters_json: Annotated[str, ADDED_OBJECT]
    # When the daily letter goes; null if there is nothing to put into it.
    digest_at: Annotated[int | None, TIME]
    # When the invitation expires, and when the scheduler looks at it; null if it has no end.
    invited_until: Annotated[int | None, TIME]
    invitation_due: Annotated[int | None, TIME]
    stand_in: Annotated[bool, ADDED_NO]  # True if a bot plays while the player is absent

    # Absences, each as (first moment, moment of return).
    away = _parsed("away_json", _moments)

    # The choice for each group of letters, and the hour of the daily letter; {} for the usual.
    letters = _parsed("letters_json", _facts)

    @property
    def is_refused(self) -> bool:
        """True if the invitation was declined or has expired."""
        return self.status in ("declined", "expired")


SEAT = _table(
    SeatRow,
    "seat",
    _of("match"),
    Index("ix_seat_address", "address"),
    _partial_index("ix_seat_digest_at", "digest_at", where="digest_at IS NOT NULL"),
    _partial_index("ix_seat_invitation_due", "invitation_due", where="invitation_due IS NOT NULL"),
)


class WayRow(Row, frozen=True):
    """A way other than mail by which letters reach a seat's player: a chat, a webhook, a browser.

    `sealed` is its address, encrypted. `failures` counts failures since the last success: the first
    was at `failing_since`, the last at `failed_at` with `error`. It is off from `ended_at` on.
    """

    match_id: Annotated[str, KEY]
    seat: Annotated[int, KEY]
    number: Annotated[int, KEY]
    tenure: int
    kind: str  # apprise, webhook or push
    sealed: Annotated[str, TEXT]
    made_at: Annotated[int, TIME]
    failures: Annotated[int, ZERO]
    failing_since: Annotated[int | None, TIME]
    failed_at: Annotated[int | None, TIME]
    error: str | None
    ended_at: Annotated[int | None, TIME]


WAY = _table(WayRow, "way", _of("match"), CLUSTERED)


class StandingOrderRow(Row, frozen=True):
    """A player's standing order, one line for each topic; private, never exported.

    `scope` is the event it ends with, such as a battle; null if it stays. `since` is the turn when
    it was given or, if it stays, last carried out.
    """

    match_id: Annotated[str, KEY]
    seat: Annotated[int, KEY]
    topic: Annotated[str, KEY]
    line: Annotated[str, TEXT]
    scope: str | None
    since: int


STANDING_ORDER = _table(StandingOrderRow, "standing_order", _of("match"), CLUSTERED)


class OrderNoteRow(Row, frozen=True):
    """The outcome of an order, shown only to the player who gave it; rows are only added."""

    match_id: Annotated[str, KEY]
    seat: Annotated[int, KEY]
    number: Annotated[int, KEY]
    tenure: int
    turn: int
    facts_json: Annotated[str, TEXT]

    facts = _parsed("facts_json", _facts)  # kind, order, action, why


ORDER_NOTE = _table(OrderNoteRow, "order_note", _of("match"), CLUSTERED)


class OwnNoteRow(Row, frozen=True):
    """A player's private note; only its author reads it."""

    match_id: Annotated[str, KEY]
    seat: Annotated[int, KEY]
    tenure: Annotated[int, KEY]
    words: Annotated[str, TEXT]


OWN_NOTE = _table(OwnNoteRow, "own_note", _of("match"), CLUSTERED)


class TalkRow(Row, frozen=True):
    """A message from one player to others.

    A player is a (seat, tenure, given_at), as in SeatRow. `circle` has each player who can read the
    message, its author included; it is empty for a message to everybody. `number` counts the
    messages of one circle, so that it tells nothing about other circles. A deleted message has no
    words.
    """

    match_id: Annotated[str, KEY]
    circle_json: Annotated[str, KEY]
    number: Annotated[int, KEY]
    seat: int
    tenure: int
    given_at: Annotated[int, TIME]
    turn: int
    words: Annotated[str, TEXT]
    way: str  # of the request by which it came
    at: Annotated[int, TIME]
    deleted_at: Annotated[int | None, TIME]

    circle = _parsed("circle_json", _players)


TALK = _table(TalkRow, "talk", _of("match"), CLUSTERED)


class TalkReaderRow(Row, frozen=True):
    """A player as a reader of messages.

    `read` maps each circle, as JSON, to the number of the last message that the player has seen on
    the page. `told` maps it to the number of the last one that a letter brought. `ignored` are the
    players that this one has muted.
    """

    match_id: Annotated[str, KEY]
    seat: Annotated[int, KEY]
    tenure: Annotated[int, KEY]
    given_at: Annotated[int, BIG_KEY]
    pace: Annotated[TalkPace, Field(default="next_letter", sa_type=AutoString)]
    ignored_json: Annotated[str, LIST]
    read_json: Annotated[str, OBJECT]
    told_json: Annotated[str, OBJECT]

    ignored = _parsed("ignored_json", _players)
    read = _parsed("read_json", _numbers)
    told = _parsed("told_json", _numbers)


TALK_READER = _table(TalkReaderRow, "talk_reader", _of("match"), CLUSTERED)


class DealRow(Row, frozen=True):
    """An offer from one player to another, and the deal that it becomes when accepted.

    Players are (seat, tenure, given_at), as in SeatRow. `promises` is a list of
    engine.deals.Promise. `marks` has (index in that list, mark, number of the move) for each
    promise that has ended; a mark is such as kept or broken. `answers` is the number of the offer
    that this one counters.
    """

    match_id: Annotated[str, KEY]
    number: Annotated[int, KEY]
    seat: int
    tenure: int
    given_at: Annotated[int, TIME]
    to_seat: int
    to_tenure: int
    to_given_at: Annotated[int, TIME]
    promises_json: Annotated[str, LIST]
    marks_json: Annotated[str, LIST]
    is_public: bool
    status: Annotated[DealStatus, Field(default="offered", sa_type=AutoString)]
    answers: int | None
    turn: int
    agreed_turn: int | None
    at: Annotated[int, TIME]
    until: Annotated[int, TIME]  # when the offer expires
    answered_at: Annotated[int | None, TIME]

    promises = _parsed("promises_json", _log)
    marks = _parsed("marks_json", _log)


DEAL = _table(DealRow, "deal", _of("match"), CLUSTERED)


class LinkRow(Row, frozen=True):
    """A secret link: the page that it opens, the person it is for, and its end.

    `kind` is one of service.links.store.KINDS. `number` is that of the seat or of the
    application; other links have none. Links about a change of address have the seat's number. A
    link opens nothing from `ended_at` on. The scheduler ends a link at its time `until`.
    """

    id: Annotated[str, KEY]
    kind: str
    salt: str  # the token is derived from it; empty if a phone made its own
    token_hash: Annotated[str, UNIQUE]
    match_id: str | None
    table_id: str | None
    group_id: str | None
    number: int | None
    address: Annotated[str, BLANK]
    made_at: Annotated[int, TIME]
    used_at: Annotated[int | None, TIME]
    until: Annotated[int | None, TIME]
    ended_at: Annotated[int | None, TIME]
    why: str | None


LINK = _table(
    LinkRow,
    "link",
    _of("match"),
    _of("game_table", "table_id"),
    _of("play_group", "group_id"),
    Index("ix_link_match_id", "match_id", "kind", "number"),
    Index("ix_link_table_id", "table_id"),
    Index("ix_link_group_id", "group_id"),
    Index("ix_link_address", "address"),
    _partial_index("ix_link_until", "until", where="until IS NOT NULL"),
)


class AddressChangeRow(Row, frozen=True):
    """A request to send a seat's letters to another address: asked, confirmed or stopped.

    The seat's player asks for it, to use another address or to give the seat to a friend. `name`
    and `language` are the friend's, or "" if the player keeps the seat. With `by_host`, the host
    offers an absent player's seat to the person with that name.

    `confirm_link` is the id of a link sent to the new address; `stop_link` is that of a link sent
    to the former address. With `by_host`, the person accepts by the seat's link, so `confirm_link`
    is "". `tenure` is the seat's; with `by_host` it is that of the person asked.
    """

    match_id: Annotated[str, KEY]
    seat: Annotated[int, KEY]
    number: Annotated[int, KEY]
    tenure: int
    former: str
    address: str
    address_hash: Annotated[str, INDEXED]
    confirm_link: Annotated[str, INDEXED]
    stop_link: Annotated[str, INDEXED]
    asked_at: Annotated[int, TIME]
    done_at: Annotated[int | None, TIME]
    status: Annotated[ChangeStatus, Field(default="asked", sa_type=AutoString)]
    name: Annotated[str, ADDED_BLANK]
    language: Annotated[str, ADDED_BLANK]
    former_name: Annotated[str, ADDED_BLANK]
    former_language: Annotated[str, ADDED_BLANK]
    by_host: Annotated[bool, ADDED_NO]


ADDRESS_CHANGE = _table(AddressChangeRow, "address_change", _of("match"), CLUSTERED)


class FormerPlayerRow(Row, frozen=True):
    """A former player of a seat, until the match's letters are deleted.

    `tenure` and `given_at` are those of the seat at that time, as in SeatRow. Somebody who gave the
    seat to a friend is in AddressChangeRow instead.
    """

    match_id: Annotated[str, KEY]
    seat: Annotated[int, KEY]
    tenure: Annotated[int, KEY]
    given_at: Annotated[int, TIME]
    name: str
    address: str
    language: str
    timezone: str
    left_at: Annotated[int, TIME]


FORMER_PLAYER = _table(FormerPlayerRow, "former_player", _of("match"), CLUSTERED)


class NewcomerRow(Row, frozen=True):
    """A person who asked for an open seat; a letter to them has a link to confirm the request.

    `seat` is the seat they took. It is None until they confirm, and no seat is reserved for them.
    """

    match_id: Annotated[str, KEY]
    number: Annotated[int, KEY]
    name: str
    address: str
    address_hash: Annotated[str, INDEXED]
    language: str
    timezone: str
    link_id: str  # id of the link in the letter
    asked_at: Annotated[int, TIME]
    seat: int | None


NEWCOMER = _table(NewcomerRow, "newcomer", _of("match"), Index("ix_newcomer_asked_at", "asked_at"))


class MoveRow(Row, frozen=True):
    """An action that was played; rows are only added. The hash covers `told_json` byte for byte.

    An undone move stays, and a later move (`undo 17`) undoes it.
    """

    match_id: Annotated[str, KEY]
    number: Annotated[int, KEY]
    seat: int
    action: str
    mark: Annotated[Mark, Field(default="player", sa_type=AutoString)]
    asked_turn: int
    at: Annotated[int, TIME]
    told_json: Annotated[str, TEXT]
    seal: Annotated[str, ADDED_BLANK]
    way: Annotated[str, ADDED_BLANK]  # of the request by which it came
    request: Annotated[str, ADDED_BLANK]
    # Of the decision that the player has answered by it; null if it had none.
    deadline_at: Annotated[int | None, TIME]

    told = _parsed("told_json", _log)  # the engine's log of the move


MOVE = _table(MoveRow, "move", _of("match"), CLUSTERED)


class AsideRow(Row, frozen=True):
    """An out-of-turn action, hidden from other seats; rows are only added.

    It happened before the move numbered `turn`, in the order of `number`. See also MoveRow.
    """

    match_id: Annotated[str, KEY]
    number: Annotated[int, KEY]
    turn: int
    seat: int
    action: str
    asked_turn: int
    at: Annotated[int, TIME]
    told_json: Annotated[str, TEXT]
    seal: Annotated[str, ADDED_BLANK]
    way: Annotated[str, ADDED_BLANK]
    request: Annotated[str, ADDED_BLANK]

    told = _parsed("told_json", _log)  # the engine's log of the action


ASIDE = _table(AsideRow, "aside", _of("match"), CLUSTERED)


class RequestRow(Row, frozen=True):
    """A player's request that other players answer (service/matches/stoppable_acts).

    `about` is the move to undo, or a number that distinguishes requests of a kind. `turn` is the
    match's turn when it was asked; `still_asked` are the seats that have yet to answer.
    `former_host` is the seat that hosted before, or the host who asks to hand hosting over.
    """

    match_id: Annotated[str, KEY]
    kind: Annotated[RequestKind, Field(primary_key=True, sa_type=AutoString)]
    about: Annotated[int, KEY]
    seat: int
    turn: int
    still_asked_json: Annotated[str, TEXT]
    agreed: Annotated[int, ADDED_ZERO]
    refused: Annotated[int, ADDED_ZERO]
    former_host: int | None
    asked_at: Annotated[int, TIME]
    done_at: Annotated[int | None, TIME]
    status: Annotated[RequestStatus, Field(default="asked", sa_type=AutoString)]

    still_asked = _parsed("still_asked_json", _seats)


REQUEST = _table(RequestRow, "request", _of("match"), CLUSTERED)


class VoteRow(Row, frozen=True):
    """A player's proposal that all others vote on (service/matches/votes).

    `about` depends on the kind. For a pause, it is its end as Unix time, or 0 for the longest one;
    to go back, the number of the move. For a late player, who is `seat`, it is the later deadline.
    Else it is 0.

    The vote lapses at `ends_at`. While its clocks stand still, `ends_at` is None, and `left` has
    the seconds that remain. The scheduler looks at the vote at `due_at`.
    """

    match_id: Annotated[str, KEY]
    number: Annotated[int, KEY]
    kind: Annotated[VoteKind, Field(sa_type=AutoString)]
    seat: int
    tenure: int
    given_at: Annotated[int, TIME]
    turn: int
    about: Annotated[int, TIME]
    voters_json: Annotated[str, TEXT]
    asked_at: Annotated[int, TIME]
    left: int
    ends_at: Annotated[int | None, TIME]
    due_at: Annotated[int | None, TIME]
    status: Annotated[VoteStatus, Field(default="asked", sa_type=AutoString)]
    closed_at: Annotated[int | None, TIME]

    voters = _parsed("voters_json", _voters)


VOTE = _table(
    VoteRow,
    "vote",
    _of("match"),
    _partial_index("ix_vote_due_at", "due_at", where="due_at IS NOT NULL"),
    CLUSTERED,
)


class LetterRow(Row, frozen=True):
    """A letter as its parameters; it is rendered when sent. `outcome` is null until then.

    `made_at` is its Date header. `waits_since` is moved forward by the length of an outage, which
    does not count as waiting. The names of its `facts` depend on its kind. `opened_at` is when its
    reader first opened their link after it was sent. `way` is the number of the channel through
    which it is sent, 0 for mail. If `beside` is True, it is a copy of another letter, sent through
    an additional channel, and no clock depends on it.
    """

    match_id: Annotated[str, KEY]
    id: Annotated[int, BIG_KEY]
    seat: int
    tenure: int
    kind: str
    turn: int
    facts_json: Annotated[str, OBJECT]
    made_at: Annotated[int, TIME]
    waits_since: Annotated[int, TIME]
    due_at: Annotated[int, TIME]
    leased_until: Annotated[int | None, TIME]
    tries: Annotated[int, ZERO]
    outcome: Annotated[Outcome | None, Field(sa_type=AutoString)]
    ended_at: Annotated[int | None, TIME]
    error: Annotated[str | None, TEXT]
    opened_at: Annotated[int | None, TIME]
    way: Annotated[int, ADDED_ZERO]
    beside: Annotated[bool, ADDED_NO]

    facts = _parsed("facts_json", _facts)


LETTER = _table(
    LetterRow,
    "letter",
    _of("match"),
    _partial_index("ix_letter_waiting", "due_at", "id", where="outcome IS NULL"),
    CLUSTERED,
)


class LetterCopyRow(Row, frozen=True):
    """A letter exactly as it was sent, kept until the outcome is known, for retries."""

    match_id: Annotated[str, KEY]
    id: Annotated[int, BIG_KEY]
    body: bytes  # a service.mail.channels.Letter in msgspec's MessagePack


LETTER_COPY = _table(LetterCopyRow, "letter_copy", _of("match"))


class DeedRow(Row, frozen=True):
    """A deed: an event that no other row of the match records. The oldest rows are removed.

    `seat` is the seat concerned. `way` and `request` are those of service/installation/origin. The
    names of its `facts` depend on its kind; no fact is a name, an address, a link or a card.
    """

    match_id: Annotated[str, KEY]
    id: Annotated[int, BIG_KEY]
    kind: str
    seat: int | None
    turn: int
    way: str
    request: str
    at: Annotated[int, TIME]
    facts_json: Annotated[str, OBJECT]

    facts = _parsed("facts_json", _facts)


DEED = _table(DeedRow, "deed", _of("match"), CLUSTERED)


class ReplyRow(Row, frozen=True):
    """A message that came to a seat's address, stored so that it takes effect only once.

    `id` is a hash of the seat, the sender and the Message-ID. `lines` are the commands in it, as
    they were typed, and nothing else of the message. `asked_turn` is the turn that it answers, and
    `letter` the id of the letter; both are None if the message does not say. `did` and `why` are
    those of service/replies/outcomes.
    """

    match_id: Annotated[str, KEY]
    id: Annotated[str, KEY]
    seat: int
    tenure: int
    asked_turn: int | None
    did: str
    why: str
    lines_json: Annotated[str, TEXT]
    at: Annotated[int, INDEXED_TIME]
    letter: Annotated[int | None, TIME]

    lines = _parsed("lines_json", _texts)


REPLY = _table(ReplyRow, "reply", _of("match"), CLUSTERED)


class DueRow(Row, frozen=True):
    """The next time at which the scheduler acts on a seat that has to decide.

    One narrow row for each open decision, clustered by time: rows that are due are adjacent,
    however many matches there are.
    """

    due_at: Annotated[int, BIG_KEY]
    match_id: Annotated[str, KEY]
    seat: Annotated[int, KEY]
    turn: int
    stage: int  # number of reminders sent
    began_at: Annotated[int, TIME]
    deadline_at: Annotated[int, TIME]
    # Saved seconds that were added when the deadline had passed; ASKED_AGAIN after an undo.
    lent: Annotated[int, ADDED_ZERO]


DUE = _table(
    DueRow,
    "due",
    _of("match"),
    Index("ix_due_match_id_seat", "match_id", "seat", unique=True),
    CLUSTERED,
)


class DueOnClockRow(DueRow, frozen=True):
    """A row of DUE, with the columns of its match and seat that make its clock."""

    pace: str
    clock_json: str
    timezone: str
    wakes: int
    sleeps: int
    days_off: str | None
    holidays: str | None
    away_json: str
    rhythm: str


class CampaignGameRow(Row, frozen=True):
    """A later game of a campaign; it has no match until it starts.

    `failures` counts failed starts, and `try_at` is the time of the next retry.
    """

    campaign_id: Annotated[str, KEY]
    number: Annotated[int, KEY]
    after_id: Annotated[str, UNIQUE]
    match_id: Annotated[str | None, UNIQUE]
    failures: Annotated[int, ADDED_ZERO]
    try_at: Annotated[int, ADDED_TIME]


CAMPAIGN_GAME = _table(
    CampaignGameRow,
    "campaign_game",
    _of("match", "campaign_id"),
    _of("match", "after_id"),
    _of("match"),
    _partial_index("ix_campaign_game_waiting", "campaign_id", where="match_id IS NULL"),
)


# --- tables with the real box ----------------------------------------------


class GameTableRow(Row, frozen=True):
    """A game with the real box, scored on phones; all else follows from its entries.

    `changes` counts changes that are not entries, such as claimed or freed seats and renewed links.
    """

    id: Annotated[str, KEY]
    game: str
    options_json: Annotated[str, OBJECT]
    seats: int
    rules_version: int
    language: str
    title: str | None
    status: Annotated[TableStatus, Field(default="open", sa_type=AutoString)]
    creation_key: Annotated[str, UNIQUE]
    number: Annotated[int, ZERO]  # number of entries so far
    seal: Annotated[str, BLANK]  # hash of the last entry
    changes: Annotated[int, ZERO]
    clock: Annotated[bool, NO]
    made_at: Annotated[int, TIME]
    touched_at: Annotated[int, TIME]
    match_id: str | None  # the match by mail that continues it
    begins_json: Annotated[str | None, TEXT]
    result_json: Annotated[str | None, TEXT]
    ended_at: Annotated[int | None, TIME]
    opened_by: str | None  # the match by mail that it continues

    # The chosen options by name; a missing one has its default.
    options = _parsed("options_json", _facts)
    # The initial state if it is not a set-up: the table continues a match.
    begins = _parsed_or_none("begins_json", _facts)
    # The result; None while the game is on, or if none was stored.
    result = _parsed_or_none("result_json", _facts)


GAME_TABLE = _table(
    GameTableRow,
    "game_table",
    _of("match"),
    _partial_index("ix_game_table_open", "touched_at", where="status = 'open'"),
    _partial_index("ix_game_table_opened_by", "opened_by", where="opened_by IS NOT NULL"),
)


class TableByLinkRow(GameTableRow, frozen=True):
    """A table found by a link, with the link's kind, seat, id and last use."""

    link_kind: str
    link_seat: int | None
    link_id: str
    used_at: int | None


class TableSeatRow(Row, frozen=True):
    """A seat at a table; the phone that claimed it has its own link."""

    table_id: Annotated[str, KEY]
    number: Annotated[int, KEY]
    tenure: Annotated[int, ZERO]
    name: str  # empty until a player gives one
    private_json: Annotated[str | None, TEXT]

    # Private data of the player for going on by mail: `things`, `address`, `language`, ... It is
    # erased once the game continues by mail.
    private = _parsed_or_none("private_json", _facts)


TABLE_SEAT = _table(TableSeatRow, "table_seat", _of("game_table", "table_id"))


class TableEntryRow(Row, frozen=True):
    """A line of a table's log; rows are only added.

    `sent` is the line as it was sent, "" if it followed without a choice.
    """

    table_id: Annotated[str, KEY]
    number: Annotated[int, KEY]
    entry_id: str
    author: int  # a seat, or -1 for the host
    line: str
    sent: str
    at: Annotated[int, TIME]
    seal: str


TABLE_ENTRY = _table(
    TableEntryRow,
    "table_entry",
    _of("game_table", "table_id"),
    Index("ix_table_entry_table_id_entry_id", "table_id", "entry_id", unique=True),
    CLUSTERED,
)


class EveningRow(Row, frozen=True):
    """The location and the photo, a JPEG without metadata, that the host added to a table."""

    table_id: Annotated[str, KEY]
    venue: str
    photo: bytes | None
    kept_at: Annotated[int, INDEXED_TIME]


EVENING = _table(EveningRow, "evening", _of("game_table", "table_id"))


# --- seasons ---------------------------------------------------------------


class SeasonRow(Row, frozen=True):
    """A season: players who keep a record of their games on a page.

    `namesakes` maps each case-folded other name of a person to the person's main name. The main
    name is case-folded, or spelled as the host entered it.
    """

    id: Annotated[str, KEY]
    title: str
    language: str
    namesakes_json: Annotated[str, OBJECT]
    creation_key: Annotated[str, UNIQUE]
    made_at: Annotated[int, TIME]
    touched_at: Annotated[int, TIME]

    namesakes = _parsed("namesakes_json", _facts)


SEASON = _table(SeasonRow, "play_group")


class SeasonGameRow(Row, frozen=True):
    """A game of a season: a match or a table. `game_id` is the id of either."""

    group_id: Annotated[str, KEY]
    game_id: Annotated[str, Field(primary_key=True, index=True)]
    match_id: str | None
    table_id: str | None
    put_at: Annotated[int, TIME]


SEASON_GAME = _table(
    SeasonGameRow,
    "group_game",
    _of("play_group", "group_id"),
    _of("match"),
    _of("game_table", "table_id"),
)


class ImportedPlayRow(Row, frozen=True):
    """A play of a season from a file of BG Stats, or from a result that its host typed.

    `id` is the play's id in the file, or made from the form.
    """

    group_id: Annotated[str, KEY]
    id: Annotated[str, KEY]
    about_json: Annotated[str, TEXT]
    put_at: Annotated[int, TIME]

    # The fields of a service.seasons.imports.SharedPlay.
    about = _parsed("about_json", _facts)


IMPORTED_PLAY = _table(ImportedPlayRow, "imported_play", _of("play_group", "group_id"))


class PlayPhotoRow(Row, frozen=True):
    """The photo, a JPEG without metadata, that a season's host added to a typed result."""

    group_id: Annotated[str, KEY]
    play_id: Annotated[str, KEY]
    photo: bytes
    kept_at: Annotated[int, INDEXED_TIME]


PLAY_PHOTO = _table(PlayPhotoRow, "play_photo", _of("play_group", "group_id"))


# --- the service itself ----------------------------------------------------


class TallyRow(Row, frozen=True):
    """A rate limit's counter; it starts again after `until`.

    It counts one action of one party: a hash of an address or a network, an id, or "everybody".
    """

    what: Annotated[str, KEY]
    whom: Annotated[str, KEY]
    times: int
    until: Annotated[int, Field(sa_type=BigInteger, index=True)]


TALLY = _table(TallyRow, "tally", CLUSTERED)


class UnwantedRow(Row, frozen=True):
    """The hash of an address that gets no invitations from this server.

    Its owner asked for that (`is_unwilling`), the operator barred it (`is_barred`), or both.
    """

    address_hash: Annotated[str, KEY]
    since: Annotated[int, TIME]
    is_barred: Annotated[bool, ADDED_NO]
    is_unwilling: Annotated[bool, ADDED_NO]


UNWANTED = _table(UnwantedRow, "unwanted")


class HeartbeatRow(Row, frozen=True):
    """The last heartbeat of one process of the service, by its `role`.

    `at` is on the service's clock, which test mode may shift; `machine_at` is on the machine's.
    `leapt` is the number of seconds by which deadlines were moved, last at `leapt_at`, because the
    clock went on without heartbeats. It was an outage, or a jump of the clock that may yet be
    corrected.
    """

    role: Annotated[str, KEY]
    at: Annotated[int, TIME]
    machine_at: Annotated[int, TIME]
    leapt: Annotated[int, ADDED_TIME]
    leapt_at: Annotated[int, ADDED_TIME]
    machine: Annotated[str, ADDED_BLANK]  # see service/installation/machines.py


HEARTBEAT = _table(HeartbeatRow, "heartbeat")


# --- reading ---------------------------------------------------------------


class Reader(Generic[T]):
    """A reader that makes rows of one type; values come in the order of `columns`."""

    def __init__(self, row_type: type[T]) -> None:
        found = get_type_hints(row_type)
        self._row_type = row_type
        self._truths = [place for place, kind in enumerate(found.values()) if kind is bool]
        self.columns = tuple(name.removesuffix("_json") for name in found)

    def check(self, found: Iterable[str]) -> None:
        """Raise TypeError unless `found` are the columns of the row type, in order."""
        names = tuple(found)
        if names != self.columns:
            raise TypeError(f"not the columns of {self._row_type.__name__}: {', '.join(names)}")

    def row(self, values: Iterable[Any]) -> T:
        """Return a row of the values; SQLite's 0 and 1 become booleans where the type says so."""
        if self._truths:
            values = [*values]
            for place in self._truths:
                values[place] = bool(values[place])
        return self._row_type(*values)


_READERS: dict[type[Row], Reader[Any]] = {}


def reader_of(row_type: type[T]) -> Reader[T]:
    """Return the cached reader of this row type."""
    if row_type not in _READERS:
        _READERS[row_type] = Reader(row_type)
    return _READERS[row_type]


def columns_of(row: Row) -> dict[str, Any]:
    """Return a row's columns with their stored values."""
    return {
        name.removesuffix("_json"): value for name, value in msgspec.structs.asdict(row).items()
    }


def fetch_all(connection: Connection, query: Select[Any], row_type: type[T]) -> list[T]:
    """Return all rows of a query."""
    reader, result = reader_of(row_type), connection.execute(query)
    reader.check(result.keys())
    return [*map(reader.row, result)]


def fetch_first(connection: Connection, query: Select[Any], row_type: type[T]) -> T | None:
    """Return the first row of a query, or None."""
    reader, result = reader_of(row_type), connection.execute(query)
    reader.check(result.keys())
    found = result.first()
    return None if found is None else reader.row(found)
