"""The tables: what is kept of a match, and of a table with the real box; columns and keys alone.

Times are whole seconds since 1970 in UTC: they compare, shift and travel alike on every database.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Index,
    MetaData,
    Table,
    Text,
    false,
    text,
)
from sqlmodel import Field, SQLModel

metadata: MetaData = SQLModel.metadata
metadata.naming_convention = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
CLUSTERED = {"sqlite_with_rowid": False}  # rows lie in the order of their key, without an index


def _when(nullable: bool = True) -> Column[int]:
    return Column(BigInteger, nullable=nullable)


def _seconds() -> Column[int]:
    return Column(BigInteger, nullable=False, default=0, server_default=text("0"))


def _of_match() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["match_id"], ["match.id"])


class Match(SQLModel, table=True):
    """A game between people: the seed with its moves is the truth, `state` is a cache of it."""

    __tablename__ = "match"
    __table_args__ = (
        Index(
            "ix_match_proposed",
            "made_at",
            sqlite_where=text("status = 'proposed'"),
            postgresql_where=text("status = 'proposed'"),
        ),
    )

    id: str = Field(primary_key=True)
    game: str
    options: str = Field(default="{}", sa_type=Text)
    seats: int
    seed: str
    rules_version: int
    language: str
    pace: str
    status: str = Field(default="inviting")  # proposed, inviting, running, over, called_off
    creation_key: str = Field(unique=True)
    turn: int = 0
    opening: str = Field(default="[]", sa_type=Text)  # what the engine logged for the set-up
    state: str | None = Field(default=None, sa_type=Text)
    result: str | None = Field(default=None, sa_type=Text)
    # Whether all are asked at once how far they would go, when a battle or a round begins.
    plans_at_once: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    # Each time that a backup was restored: [the turn it had then, the moment it shows].
    put_back: str = Field(
        default="[]", sa_type=Text, sa_column_kwargs={"server_default": text("'[]'")}
    )
    # Each time that a move was taken back: [the move, the number of the line that says so].
    taken_back: str = Field(
        default="[]", sa_type=Text, sa_column_kwargs={"server_default": text("'[]'")}
    )
    seal: str = Field(default="", sa_column_kwargs={"server_default": ""})  # of the last move
    aside_seal: str = Field(default="", sa_column_kwargs={"server_default": ""})  # of the last
    # The server's part in the seed, and what the words of a campaign's games come from; null where
    # the seed is the server's alone. Until everybody has joined there is no seed.
    word: str | None = None
    word_root: str | None = None
    # The state that it begins with, where that is no set-up: it went on from a table.
    begins: str | None = Field(default=None, sa_type=Text)
    made_at: int = Field(sa_column=_when(nullable=False))
    started_at: int | None = Field(default=None, sa_column=_when())
    ended_at: int | None = Field(default=None, sa_column=_when())


class Seat(SQLModel, table=True):
    """A place in a match and the person who holds it now; `tenure` counts its holders."""

    __tablename__ = "seat"
    __table_args__ = (_of_match(), Index("ix_seat_address", "address"))

    match_id: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    tenure: int = 0
    name: str
    address: str
    language: str
    timezone: str
    status: str = Field(default="invited")  # invited, joined, declined, open
    muted: bool = False
    missed: int = 0
    absent: bool = False
    bot: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    # The epoch of the match that its programs have been told of, for those that send none.
    told_epoch: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})
    # Whether an order was ever given here: until then no turn pays for looking.
    ordered: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    # How many asides this seat has made or been told of: nobody else learns that there are any.
    heard: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})
    # What whoever joined gave for the seed; empty of a bot.
    word: str = Field(default="", sa_column_kwargs={"server_default": ""})
    # True if the holder wants a letter when a new browser opens the link.
    tells_new_browser: bool = Field(default=False, sa_column_kwargs={"server_default": false()})


class StandingOrder(SQLModel, table=True):
    """What a seat's holder has said beforehand, one line a topic; private, never exported.

    `scope` is what it ends with (a battle), null for one that stays; `since` the turn it was
    given at.
    """

    __tablename__ = "standing_order"
    __table_args__ = (_of_match(), CLUSTERED)

    match_id: str = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    topic: str = Field(primary_key=True)
    line: str = Field(sa_type=Text)
    scope: str | None = None
    since: int


class OrderNote(SQLModel, table=True):
    """What became of an order, for its owner's eyes: only ever added."""

    __tablename__ = "order_note"
    __table_args__ = (_of_match(), CLUSTERED)

    match_id: str = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    tenure: int
    turn: int
    facts: str = Field(sa_type=Text)


class OwnNote(SQLModel, table=True):
    """What whoever holds a seat has written down for themselves: nobody else ever reads it."""

    __tablename__ = "own_note"
    __table_args__ = (_of_match(), CLUSTERED)

    match_id: str = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    tenure: int = Field(primary_key=True)
    words: str = Field(sa_type=Text)


class Link(SQLModel, table=True):
    """A secret link: what it opens, whom it was given to, and how it ended.

    `kind` is one of service.links.KINDS. `number` is the seat, the application or the change of
    address that it opens; the other links of a match, table or season have none. A link opens
    nothing from `ended_at` on; the scheduler ends one with `until` then.
    """

    __tablename__ = "link"
    __table_args__ = (
        _of_match(),
        ForeignKeyConstraint(["table_id"], ["game_table.id"]),
        ForeignKeyConstraint(["group_id"], ["play_group.id"]),
        Index("ix_link_match_id", "match_id", "kind", "number"),
        Index("ix_link_table_id", "table_id"),
        Index("ix_link_group_id", "group_id"),
        Index("ix_link_address", "address"),
        Index(
            "ix_link_until",
            "until",
            sqlite_where=text("until IS NOT NULL"),
            postgresql_where=text("until IS NOT NULL"),
        ),
    )

    id: str = Field(primary_key=True)
    kind: str
    salt: str  # the token is derived from it; empty where a phone made its own
    token_hash: str = Field(unique=True)
    match_id: str | None = None
    table_id: str | None = None
    group_id: str | None = None
    number: int | None = None
    address: str = ""
    made_at: int = Field(sa_column=_when(nullable=False))
    used_at: int | None = Field(default=None, sa_column=_when())
    until: int | None = Field(default=None, sa_column=_when())
    ended_at: int | None = Field(default=None, sa_column=_when())
    why: str | None = None


class AddressChange(SQLModel, table=True):
    """A request to send a seat's letters to another address: asked, confirmed, or stopped.

    `confirm_link` and `stop_link` are ids of links: the first goes to the new address, the second
    to the former one.
    """

    __tablename__ = "address_change"
    __table_args__ = (_of_match(), CLUSTERED)

    match_id: str = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    tenure: int
    former: str
    address: str
    address_hash: str = Field(index=True)
    confirm_link: str = Field(index=True)
    stop_link: str = Field(index=True)
    asked_at: int = Field(sa_column=_when(nullable=False))
    done_at: int | None = Field(default=None, sa_column=_when())
    status: str = Field(default="asked")  # asked, confirmed, stopped


class Newcomer(SQLModel, table=True):
    """Somebody who asked for an open seat by that link; a letter to them has a link that takes it.

    `seat` is the one they took; None until they have confirmed, which holds nothing for them.
    """

    __tablename__ = "newcomer"
    __table_args__ = (_of_match(), Index("ix_newcomer_asked_at", "asked_at"))

    match_id: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    name: str
    address: str
    address_hash: str = Field(index=True)
    language: str
    timezone: str
    link_id: str  # of the link that they came by
    asked_at: int = Field(sa_column=_when(nullable=False))
    seat: int | None = None


class Move(SQLModel, table=True):
    """One action that was played: only ever added. `told` is what the engine logged for it.

    One that was taken back stays, and a line of its own (`undo 17`) says so.
    """

    __tablename__ = "move"
    __table_args__ = (_of_match(), CLUSTERED)

    match_id: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    seat: int
    action: str
    mark: str = Field(default="player")  # player, aside, order, bot, forced, timeout, absent, undo
    asked_turn: int
    at: int = Field(sa_column=_when(nullable=False))
    told: str = Field(sa_type=Text)
    seal: str = Field(default="", sa_column_kwargs={"server_default": ""})


class Aside(SQLModel, table=True):
    """What a seat did beside the turns, and others may not know of: only ever added.

    It happened before the move with the number `turn`, in the order of `number`.
    """

    __tablename__ = "aside"
    __table_args__ = (_of_match(), CLUSTERED)

    match_id: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    turn: int
    seat: int
    action: str
    asked_turn: int
    at: int = Field(sa_column=_when(nullable=False))
    told: str = Field(sa_type=Text)
    seal: str = Field(default="", sa_column_kwargs={"server_default": ""})


class TakeBackWish(SQLModel, table=True):
    """That somebody asks to take back a move after which others have moved: once for each move.

    It stands while the match is at `turn`; `still_asked` are the seats that have yet to agree.
    """

    __tablename__ = "take_back_wish"
    __table_args__ = (_of_match(), CLUSTERED)

    match_id: str = Field(primary_key=True)
    move: int = Field(primary_key=True)
    seat: int
    turn: int
    still_asked: str = Field(sa_type=Text)
    asked_at: int = Field(sa_column=_when(nullable=False))
    status: str = Field(default="asked")  # asked, agreed, refused


class Letter(SQLModel, table=True):
    """One letter as its parameters; it is rendered when it is sent. `outcome` is null till then.

    `made_at` is the date that it bears for ever; `waits_since` leaves out what time it waited
    because the service was down.
    """

    __tablename__ = "letter"
    __table_args__ = (
        _of_match(),
        Index(
            "ix_letter_waiting",
            "due_at",
            "id",
            sqlite_where=text("outcome IS NULL"),
            postgresql_where=text("outcome IS NULL"),
        ),
        CLUSTERED,
    )

    match_id: str = Field(primary_key=True)
    id: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    seat: int
    tenure: int
    kind: str
    turn: int
    facts: str = Field(default="{}", sa_type=Text)
    made_at: int = Field(sa_column=_when(nullable=False))
    waits_since: int = Field(sa_column=_when(nullable=False))
    due_at: int = Field(sa_column=_when(nullable=False))
    leased_until: int | None = Field(default=None, sa_column=_when())
    tries: int = 0
    outcome: str | None = None  # sent, dropped, refused
    ended_at: int | None = Field(default=None, sa_column=_when())
    error: str | None = Field(default=None, sa_type=Text)


class LetterCopy(SQLModel, table=True):
    """A letter as it was handed over, kept until its fate is known: so it goes again as it was."""

    __tablename__ = "letter_copy"
    __table_args__ = (_of_match(),)

    match_id: str = Field(primary_key=True)
    id: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    body: bytes  # service.mail.channels.Letter by msgspec's MessagePack


class Tally(SQLModel, table=True):
    """How often somebody has done something that is limited; counted anew after `until`.

    `whom` is a hash: of an address, or of a network with the service's own key.
    """

    __tablename__ = "tally"
    __table_args__ = (CLUSTERED,)

    what: str = Field(primary_key=True)
    whom: str = Field(primary_key=True)
    times: int
    until: int = Field(sa_column=Column(BigInteger, nullable=False, index=True))


class Unwanted(SQLModel, table=True):
    """An address, as a hash, whose owner wants no invitation from here ever again."""

    __tablename__ = "unwanted"

    address_hash: str = Field(primary_key=True)
    since: int = Field(sa_column=_when(nullable=False))


class Due(SQLModel, table=True):
    """The next moment at which the clock has something to do for a seat that is asked.

    One narrow row for each open decision, clustered by time: what is due stands together,
    however many matches there are.
    """

    __tablename__ = "due"
    __table_args__ = (
        _of_match(),
        Index("ix_due_match_id_seat", "match_id", "seat", unique=True),
        CLUSTERED,
    )

    due_at: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    match_id: str = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    turn: int
    stage: int  # how many reminders are behind
    began_at: int = Field(sa_column=_when(nullable=False))
    deadline_at: int = Field(sa_column=_when(nullable=False))


class CampaignGame(SQLModel, table=True):
    """A later game of the campaign that a first match began; without a match until it begins.

    `failures` counts how often it could not begin, and `try_at` is when it is tried again.
    """

    __tablename__ = "campaign_game"
    __table_args__ = (
        ForeignKeyConstraint(["campaign_id"], ["match.id"]),
        ForeignKeyConstraint(["after_id"], ["match.id"]),
        ForeignKeyConstraint(["match_id"], ["match.id"]),
        Index(
            "ix_campaign_game_waiting",
            "campaign_id",
            sqlite_where=text("match_id IS NULL"),
            postgresql_where=text("match_id IS NULL"),
        ),
    )

    campaign_id: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    after_id: str = Field(unique=True)
    match_id: str | None = Field(default=None, unique=True)
    failures: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})
    try_at: int = Field(
        sa_column=Column(BigInteger, nullable=False, default=0, server_default=text("0"))
    )


class GameTable(SQLModel, table=True):
    """A game with the real box that phones keep: its entries are the truth, nothing else is kept.

    `changes` counts what is no entry: seats that were claimed or freed, links made anew.
    """

    __tablename__ = "game_table"
    __table_args__ = (
        ForeignKeyConstraint(["match_id"], ["match.id"]),
        Index(
            "ix_game_table_open",
            "touched_at",
            sqlite_where=text("status = 'open'"),
            postgresql_where=text("status = 'open'"),
        ),
    )

    id: str = Field(primary_key=True)
    game: str
    options: str = Field(default="{}", sa_type=Text)
    seats: int
    rules_version: int
    language: str
    title: str | None = None
    status: str = Field(default="open")  # open, over, frozen
    creation_key: str = Field(unique=True)
    number: int = 0  # of entries so far
    seal: str = ""  # of the last entry
    changes: int = 0
    clock: bool = False
    made_at: int = Field(sa_column=_when(nullable=False))
    touched_at: int = Field(sa_column=_when(nullable=False))
    match_id: str | None = None  # that it went on as, by mail
    # The state that it begins with, where that is no set-up: it went on from a match.
    begins: str | None = Field(default=None, sa_type=Text)
    result: str | None = Field(default=None, sa_type=Text)  # while it is over
    ended_at: int | None = Field(default=None, sa_column=_when())


class TableSeat(SQLModel, table=True):
    """A seat at such a table; the phone that claimed it has a link of its own."""

    __tablename__ = "table_seat"
    __table_args__ = (ForeignKeyConstraint(["table_id"], ["game_table.id"]),)

    table_id: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    tenure: int = 0
    name: str  # empty until somebody gives one
    # What its holder has said in private, so that the game can go on by mail; gone when it does.
    private: str | None = Field(default=None, sa_type=Text)


class TableEntry(SQLModel, table=True):
    """One line of a table's log: only ever added. `sent` is the line before it was put in full."""

    __tablename__ = "table_entry"
    __table_args__ = (
        ForeignKeyConstraint(["table_id"], ["game_table.id"]),
        Index("ix_table_entry_table_id_entry_id", "table_id", "entry_id", unique=True),
        CLUSTERED,
    )

    table_id: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    entry_id: str
    author: int  # a seat, or -1 for the host
    line: str
    sent: str
    at: int = Field(sa_column=_when(nullable=False))
    seal: str


class PlayGroup(SQLModel, table=True):
    """People who keep count of all they play with each other: a page, and who may change it.

    `namesakes` has of each name that belongs to another one's person that other name, both folded.
    """

    __tablename__ = "play_group"

    id: str = Field(primary_key=True)
    title: str
    language: str
    namesakes: str = Field(default="{}", sa_type=Text)
    creation_key: str = Field(unique=True)
    made_at: int = Field(sa_column=_when(nullable=False))
    touched_at: int = Field(sa_column=_when(nullable=False))


class GroupGame(SQLModel, table=True):
    """A game that a group keeps count of: a match or a table, named twice, once as which it is."""

    __tablename__ = "group_game"
    __table_args__ = (
        ForeignKeyConstraint(["group_id"], ["play_group.id"]),
        _of_match(),
        ForeignKeyConstraint(["table_id"], ["game_table.id"]),
    )

    group_id: str = Field(primary_key=True)
    game_id: str = Field(primary_key=True, index=True)
    match_id: str | None = None
    table_id: str | None = None
    put_at: int = Field(sa_column=_when(nullable=False))


class Heartbeat(SQLModel, table=True):
    """When the service last worked, by its own clock and by the machine's.

    `leapt`: by how many seconds deadlines have been moved, lastly at `leapt_at`, because the
    clock had gone on and the service had not: an outage, or a leap that may yet be set right.
    """

    __tablename__ = "heartbeat"

    role: str = Field(primary_key=True)
    at: int = Field(sa_column=_when(nullable=False))
    machine_at: int = Field(sa_column=_when(nullable=False))
    leapt: int = Field(sa_column=_seconds())
    leapt_at: int = Field(sa_column=_seconds())


def _table_of(model: type[SQLModel]) -> Table:
    return metadata.tables[str(model.__tablename__)]


# What statements are made of; what they find are the rows of service/database/rows.py.
MATCH = _table_of(Match)
SEAT = _table_of(Seat)
STANDING_ORDER = _table_of(StandingOrder)
ORDER_NOTE = _table_of(OrderNote)
OWN_NOTE = _table_of(OwnNote)
LINK = _table_of(Link)
ADDRESS_CHANGE = _table_of(AddressChange)
NEWCOMER = _table_of(Newcomer)
MOVE = _table_of(Move)
ASIDE = _table_of(Aside)
TAKE_BACK_WISH = _table_of(TakeBackWish)
LETTER = _table_of(Letter)
LETTER_COPY = _table_of(LetterCopy)
TALLY = _table_of(Tally)
UNWANTED = _table_of(Unwanted)
DUE = _table_of(Due)
CAMPAIGN_GAME = _table_of(CampaignGame)
GAME_TABLE = _table_of(GameTable)
TABLE_SEAT = _table_of(TableSeat)
TABLE_ENTRY = _table_of(TableEntry)
PLAY_GROUP = _table_of(PlayGroup)
GROUP_GAME = _table_of(GroupGame)
HEARTBEAT = _table_of(Heartbeat)
