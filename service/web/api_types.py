"""Types of the API's requests and responses, from which openapi.json is made.

Responses are plain dictionaries of these types; tests check every response against its type.
"""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, GetPydanticSchema, with_config
from pydantic_core import core_schema
from typing_extensions import TypedDict

import engine
from service.database.rows import DealRule, MatchStatus, TableStatus, TalkRule, VoteKind
from service.language.languages import LANGUAGES
from service.matches.deals import MOST_TERMS
from service.matches.paces import DEFAULT_PACE, PACES
from service.people.proposals import MOST_PLAYERS
from service.tables.entering import LONGEST_ID
from service.tables.store import Role
from service.tables.table_requests import MOST_SEATS


def _one_of(*values: str) -> GetPydanticSchema:
    """Return the schema of `Literal[values]`, for strings that are known only at run time."""
    return GetPydanticSchema(lambda source, handler: core_schema.literal_schema(list(values)))


Language = Annotated[str, _one_of(*LANGUAGES)]
Pace = Annotated[str, _one_of(*PACES)]
GameId = Annotated[str, _one_of(*engine.games())]
TableGame = Annotated[str, _one_of(*engine.games(), engine.PAD)]
Facts = dict[str, Any]

# --- request bodies --------------------------------------------------------


class Person(BaseModel):
    """A person who is invited to a seat."""

    name: str
    email: str
    language: Language | None = Field(None, description="of their letters; else the match's own")
    timezone: str | None = Field(None, description="as Europe/Budapest; else their language's")


class Bot(BaseModel):
    """A seat played by the service."""

    bot: Literal[True]


class OpenSeat(BaseModel):
    """An open seat, for anybody with the open link. The host gets that link after confirming."""

    open: Literal[True]


class NewMatch(BaseModel):
    """A request to set up a match; the host takes seat 0. `proposals.read` checks its contents."""

    game: GameId
    options: Facts = {}
    pace: Pace = DEFAULT_PACE
    plans_at_once: bool = Field(
        False, description="whether all are asked together when a battle or a round begins"
    )
    only_awake: bool = Field(
        False, description="whether time counts only in the players' waking hours"
    )
    days_off: bool = Field(
        False, description="whether no time counts on the players' days off and public holidays"
    )
    plays_on: bool = Field(
        False, description="whether a bot plays for players who are away; else the clock waits"
    )
    asks_first: bool = Field(
        False, description="whether the others are asked before a default move is made"
    )
    talk: TalkRule = Field(
        "all",
        description="whether players can talk to all and in private (`all`), to all only "
        "(`public`), to all and in private but in no battle or round (`between_battles`), or "
        "not at all (`none`)",
    )
    anonymous: bool = Field(
        False,
        description="whether players are called by the signs of their seats until the end, and "
        "seats are drawn by lot once everybody has joined",
    )
    deals: DealRule = Field(
        "not_binding",
        description="whether two players can make deals, which they can break (`not_binding`) or "
        "which the service enforces (`binding`); none (`none`) without private talk",
    )
    language: Language = "en"
    host: Person
    players: list[Person | Bot | OpenSeat] = Field([], max_length=MOST_PLAYERS)
    seed: str | None = Field(None, description="rehearsals only")
    code: str | None = Field(None, description="where the service asks for one")


class Move(BaseModel):
    """An action to play, with the number of the turn for which it was chosen."""

    model_config = ConfigDict(strict=True)

    turn: int
    action: str
    epoch: int | None = Field(
        None,
        description="how often the match was put back to a backup, as GET /seat says: an action "
        "for a turn that came otherwise before is answered 409 put_back, with the new epoch; "
        "without this field once",
    )


class NewMessage(BaseModel):
    """A message to send to other seats."""

    model_config = ConfigDict(strict=True)

    to: list[int] = Field(max_length=MOST_SEATS, description="seats; none for everybody")
    words: str


class NewDeal(BaseModel):
    """An offer of a deal to another seat, or an answer to such an offer."""

    model_config = ConfigDict(strict=True)

    answer: Literal["accept", "decline"] | None = Field(
        None, description="to offer `number`; `decline` withdraws an own offer"
    )
    number: int | None = Field(None, description="of the offer that is answered or countered")
    to: int | None = Field(None, description="the seat that gets a new offer")
    gives: list[str] = Field([], max_length=MOST_TERMS, description="terms that the seat promises")
    takes: list[str] = Field([], max_length=MOST_TERMS, description="terms that it asks for")
    public: bool = False


class AtSeat(BaseModel):
    """A person at a table; the name can be given later."""

    name: str = ""


class NewTable(BaseModel):
    """A request to open a table with the real box. `table_requests.read` checks its contents."""

    game: TableGame
    options: Facts = {}
    language: Language = "en"
    seats: list[AtSeat] = Field(max_length=MOST_SEATS)
    title: str | None = None
    clock: bool = Field(False, description="whether each seat's time is told")
    code: str | None = Field(None, description="where the service asks for one")


class NewEntry(BaseModel):
    """An entry to add to a table's log."""

    model_config = ConfigDict(strict=True)

    id: str = Field(
        min_length=1,
        max_length=LONGEST_ID,
        description="any text of the sender's, another one for each entry: the same again is "
        "entered once",
    )
    entry: str = Field(description="a line as docs/notation/table.md has them")
    turn: int | None = Field(
        default=None,
        ge=0,
        description="the table's number when this entry was offered: it is refused if the table "
        "has moved on",
    )


class Claim(BaseModel):
    """A request to claim the seat that the token is for."""

    model_config = ConfigDict(strict=True)

    name: str = Field("", description="of who sits there, where the seat has none yet")


class Free(BaseModel):
    """A request to free a seat, so that another phone can claim it."""

    model_config = ConfigDict(strict=True)

    seat: int


# --- responses -------------------------------------------------------------

with_more = with_config(ConfigDict(extra="allow"))


class Advice(TypedDict):
    """A warning that the rulebook advises against this combination of options."""

    code: str
    options: list[str]
    message: str


class Created(TypedDict):
    """A match that was set up; only its host has been informed so far."""

    match: str
    status: Literal["proposed"]
    message: Annotated[str, Field(description="what the host has to do now, in words")]
    warnings: NotRequired[Annotated[list[Advice], Field(description="only if there are any")]]


@with_more
class Event(TypedDict):
    """An event; its other fields depend on its kind."""

    kind: str
    turn: int


@with_more
class Result(TypedDict):
    """The result of the match; its other fields depend on the game."""

    winners: list[int]
    ranking: Annotated[list[list[int]], Field(description="the seats of each place")]
    scores: Annotated[list[int], Field(description="by seat")]
    reason: str


class Answer(TypedDict):
    """A player's answer in a vote."""

    seat: int
    said: Annotated[
        Literal["asks", "late", "yes", "silent", "no", "bot", "waiting"],
        Field(
            description="silent is consent by silence, waiting is no answer yet; about a player "
            "who is late, yes is two days more, no the default move, and bot a bot instead"
        ),
    ]


class Vote(TypedDict):
    """An open vote."""

    number: int
    kind: VoteKind
    about: Annotated[
        int | None,
        Field(description="the end of a pause in seconds since 1970, or the move to go back to"),
    ]
    answers: list[Answer]
    silence: Annotated[
        int | None,
        Field(description="when this seat's silence is consent; null while no such time runs"),
    ]


class Seat(TypedDict):
    """A seat, with all that it can see of the match and do in it."""

    match: str
    game: GameId
    status: MatchStatus
    paused: Annotated[bool, Field(description="true while no clock runs and no move is taken")]
    paused_until: Annotated[int | None, Field(description="the end of a pause, if it has one")]
    votes: Annotated[list[Vote], Field(description="the open votes of its match's players")]
    seat: int
    turn: int
    epoch: Annotated[int, Field(description="how often the match was put back to a backup")]
    view: Annotated[Facts | None, Field(description="all that it may see; null before the game")]
    legal_actions: Annotated[list[str], Field(description="none while others are asked")]
    events: list[Event]
    taken_back: Annotated[
        list[list[int]],
        Field(description="the turns of moves that count no more, the first and the last of each"),
    ]
    orders: Annotated[list[str], Field(description="standing orders, each its one line")]
    deadline: Annotated[
        int | None,
        Field(description="of this seat, in seconds since 1970; null while its clock is stopped"),
    ]
    is_last: Annotated[
        bool, Field(description="whether several seats were asked and only this one is left")
    ]
    over: bool
    result: Result | None


class Played(TypedDict):
    """The turn that the match reached through this action and the forced moves after it."""

    turn: int
    already: NotRequired[Annotated[bool, Field(description="true if this was played before")]]


class Message(TypedDict):
    """A message that the seat can read."""

    to: Annotated[list[int], Field(description="the other seats that can read it; none for all")]
    number: Annotated[int, Field(description="of the messages between these players")]
    seat: Annotated[int | None, Field(description="of its author; null: of a former player")]
    words: Annotated[str, Field(description="empty if it was deleted")]
    at: Annotated[int, Field(description="in seconds since 1970")]
    deleted: bool
    new: Annotated[bool, Field(description="true until it is marked as read on the page")]


class Talk(TypedDict):
    """The messages that a seat can read."""

    rule: Annotated[TalkRule, Field(description="as the host chose it for the match")]
    others: Annotated[list[int], Field(description="the seats that can be talked to")]
    why_not: Annotated[str | None, Field(description="why nothing can be said now, as a code")]
    messages: Annotated[list[Message], Field(description="of each circle, oldest first")]


class SaidNow(TypedDict):
    """A message that was sent."""

    to: list[int]
    number: int
    already: NotRequired[Annotated[bool, Field(description="true if it was said just before")]]


class PromiseOf(TypedDict):
    """One promise in a deal."""

    giver: Annotated[int, Field(description="the seat that promises")]
    taker: int
    term: str
    scope: Annotated[str, Field(description="the battle or round with which it ends")]
    mark: Annotated[str, Field(description="open, kept, broken, yielded or lapsed")]
    turn: Annotated[int | None, Field(description="of the move that ended it")]


class DealOf(TypedDict):
    """A deal, with those of its promises that the seat may know of."""

    number: Annotated[int | None, Field(description="among the seat's own; null: of others")]
    seat: Annotated[int, Field(description="that offered it")]
    to: int
    state: Annotated[
        str, Field(description="offered, expired, accepted, declined, countered or withdrawn")
    ]
    public: bool
    until: Annotated[int, Field(description="when the offer expires, in seconds since 1970")]
    terms: list[PromiseOf]


class Terms(TypedDict):
    """The terms that this seat can promise to the seat `to` now, and ask of it."""

    to: int
    gives: list[str]
    takes: list[str]


class Deals(TypedDict):
    """The deals that the seat may know of, with the terms that it can offer."""

    rule: Annotated[DealRule, Field(description="as the host chose it; none without private talk")]
    why_not: Annotated[str | None, Field(description="why nothing can be offered, as a code")]
    terms: list[Terms]
    deals: Annotated[list[DealOf], Field(description="newest first")]


class DealtNow(TypedDict):
    """An offer or an answer that was stored."""

    number: int
    status: str


class OpenedTable(TypedDict):
    """A table that was opened, with its links."""

    table: str
    host: Annotated[str, Field(description="the address of the host's page")]
    watch: Annotated[str, Field(description="the address for all who only watch")]
    seats: Annotated[list[str], Field(description="the address of each seat")]


class SeatAtTable(TypedDict):
    """A seat of a table."""

    name: str
    claimed: bool


class EntryAtTable(TypedDict):
    """An entry in a table's log."""

    number: int
    seat: Annotated[int | None, Field(description="whose phone it came from; null: the host's")]
    entry: Annotated[str, Field(description="the line in full, as it was entered")]
    undone: bool
    now: NotRequired[Annotated[str, Field(description="what it says since it was changed")]]


class TableNow(TypedDict):
    """A table's current state, as the holder of the token may see it."""

    table: str
    game: TableGame
    status: TableStatus
    language: Language
    title: str | None
    role: Role
    seat: Annotated[int | None, Field(description="that the token is for")]
    seats: list[SeatAtTable]
    number: Annotated[int, Field(description="of the last entry, those taken back included")]
    view: Annotated[Facts, Field(description="all that lies open")]
    entries: Annotated[list[EntryAtTable], Field(description="those after `since`")]
    offers: Annotated[list[str], Field(description="lines worth a button; none for watchers")]


class Entered(TypedDict):
    """An entry that was stored."""

    number: int
    entry: Annotated[str, Field(description="the line in full")]
    already: NotRequired[Annotated[bool, Field(description="true if it was there before")]]


class Claimed(TypedDict):
    """A seat that this phone has claimed."""

    seat: int
    phone: Annotated[str, Field(description="its secret, for the header Staffetta-Phone")]


class Freed(TypedDict):
    """A seat that any phone can claim again."""

    seat: int


@with_more
class Problem(TypedDict):
    """A problem; its other fields depend on its code."""

    code: str
    message: Annotated[str, Field(description="in the reader's language")]
    at: NotRequired[Annotated[str, Field(description="where in the body, as players.2.name")]]


@with_more
class Fault(Problem):
    """The reason why nothing was done; if there may be several problems, the first of them."""

    epoch: NotRequired[Annotated[int, Field(description="with put_back: the new one")]]
    problems: NotRequired[list[Problem]]


class Refused(TypedDict):
    """The response to a request that was refused."""

    error: Fault
    refusal: NotRequired[Annotated[Facts, Field(description="with 422: the game's own reason")]]
