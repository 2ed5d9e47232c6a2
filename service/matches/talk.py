"""Talk between the players of a match: messages to all, to one, or to a chosen few.

The players who can read a message are its circle, its author included. A circle names players, not
seats. So a new player of a seat can read earlier messages to everybody, but none of the former
player's private ones. Spectators, exports and bots get no messages.

The match's host chooses which talk is allowed (`MatchRow.talk`). A message cannot be changed; its
author can delete it for five minutes.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from service.database.rows import (
    TALK,
    TALK_READER,
    SeatRow,
    TalkPace,
    TalkReaderRow,
    TalkRow,
    columns_of,
    fetch_all,
    fetch_first,
    from_json,
    to_json,
)
from service.database.statements import Query
from service.installation import limit_counters, origin
from service.installation.addresses import (
    BadName,
    drop_strays,
    refuse_stacked_marks,
    refuse_what_disturbs,
)
from service.installation.coded_error import CodedError
from service.installation.limit_counters import Counter, LimitExceeded
from service.installation.limits import DAY, Limits
from service.language.words import speaker
from service.matches import deeds, outbox, shown_names
from service.matches.store import LoadedMatch, Player, player_of

Circle = Sequence[Player]  # in order; empty for everybody

LONGEST, MOST_LINES = 2000, 30  # characters and lines of a message
READ_AT_MOST = 4 * LONGEST  # characters that are cleaned; longer texts are refused unread
DELETABLE = 5 * 60  # seconds for which the author can delete a message
AFTERWARDS = 14 * DAY  # seconds after a match's end in which its players can still talk
REPEAT_SECONDS = 60  # seconds in which the same words to the same circle are the same message
LETTER = "talk"  # kind of the letter that brings messages at once
GATHERING = 180  # seconds from the first message to the letter, which brings all until then
COUNTERS = ("said", "said_a_day")
EVERYBODY: Circle = ()
# Codes of TalkRefused about the words, and about the talk itself.
BAD_WORDS = ("empty", "too_long", "too_many_lines", "control", "bidi", "invisible", "combining")
NOT_ALLOWED = ("none", "public_only", "in_battle", "over", "not_joined", "not_begun")
BAD_CIRCLE = ("nobody", "no_seat", "bot", "gone")
CODES = (*BAD_WORDS, *NOT_ALLOWED, *BAD_CIRCLE, "too_often", "no_message", "too_late")

LINE_BREAKS = str.maketrans({"\r": "\n", "\u2028": "\n", "\u2029": "\n", "\t": " "})
# Our own pages isolate names, so copied text has these; they change no other text.
ISOLATES = str.maketrans(dict.fromkeys("\u2066\u2067\u2068\u2069"))

_OF_MATCH = TALK.c.match_id == bindparam("of")
MESSAGES = Query(
    TALK.select().where(_OF_MATCH).order_by(TALK.c.at, TALK.c.circle, TALK.c.number), TalkRow
)
LAST = Query(
    TALK.select()
    .where(_OF_MATCH, TALK.c.circle == bindparam("among"))
    .order_by(TALK.c.number.desc())
    .limit(1),
    TalkRow,
)
READER = Query(
    TALK_READER.select().where(
        TALK_READER.c.match_id == bindparam("of"),
        TALK_READER.c.seat == bindparam("at"),
        TALK_READER.c.tenure == bindparam("tenure"),
        TALK_READER.c.given_at == bindparam("given_at"),
    ),
    TalkReaderRow,
)


class TalkRefused(CodedError):
    """Raised if a message is not accepted; `code` is one of CODES, `facts` are for its words."""


class Said(NamedTuple):
    """A stored message.

    `already` is True if it repeats the author's last message, which was not stored again.
    """

    message: TalkRow
    already: bool = False


# --- saying ----------------------------------------------------------------


def say(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    to: Sequence[int],
    words: str,
    now: int,
    limits: Limits | None = None,
) -> Said:
    """Store a seat's message to other seats, or to everybody if `to` is empty.

    The match must be locked. Raises TalkRefused, and then nothing was stored.
    """
    author = loaded.seats[seat]
    count(connection, author, limits or Limits(), now)
    _refuse_author(loaded, author, now)
    circle = circle_of(loaded, author, to)
    _refuse_circle(loaded, circle)
    return _store(connection, loaded, author, circle, cleaned(words), now)


def _store(
    connection: Connection,
    loaded: LoadedMatch,
    author: SeatRow,
    circle: Circle,
    words: str,
    now: int,
) -> Said:
    """Store a message, unless it repeats the author's last one to the circle a moment later."""
    last = LAST.first(connection, of=author.match_id, among=to_json(circle))
    is_same = last and (player_of(last), last.words) == (player_of(author), words)
    if last and is_same and 0 <= now - last.at < REPEAT_SECONDS:
        return Said(last, already=True)
    message = TalkRow(
        match_id=author.match_id,
        circle_json=to_json(circle),
        number=last.number + 1 if last else 1,
        seat=author.number,
        tenure=author.tenure,
        given_at=author.given_at,
        turn=loaded.match.turn,
        words=words,
        way=origin.present().way,
        at=now,
        deleted_at=None,
    )
    connection.execute(insert(TALK), columns_of(message))
    note_seen(connection, author, {message.circle_json: message.number}, "read")
    to = reach(message, len(loaded.seats))
    deeds.tell(author.match_id, "said", author.number, loaded.match.turn, to=to)
    _write_letters(connection, loaded, message, now)
    return Said(message)


def _write_letters(connection: Connection, loaded: LoadedMatch, message: TalkRow, now: int) -> None:
    """Write to the players who want messages at once, unless such a letter still waits."""
    for row in readers(loaded, message):
        reader = reader_of(connection, row)
        if reader.pace != "at_once" or player_of(message) in reader.ignored:
            continue
        if not outbox.is_waiting(connection, row, (LETTER,)):
            outbox.write(connection, row, "talk", loaded.match.turn, now, GATHERING)


def why_not(loaded: LoadedMatch, seat: int, now: int) -> str | None:
    """Return a code for the reason why this seat can say nothing now; None if it can."""
    try:
        _refuse_author(loaded, loaded.seats[seat], now)
    except TalkRefused as refused:
        return refused.code
    return None if others(loaded, seat) else "nobody"


def is_present(seat: SeatRow) -> bool:
    """True if the seat has a player who can be talked to."""
    return seat.status == "joined" and not seat.bot and bool(seat.address)


def others(loaded: LoadedMatch, seat: int) -> list[SeatRow]:
    """Return the other seats with players who can get messages."""
    return [row for row in loaded.seats if row.number != seat and is_present(row)]


def is_private_allowed(loaded: LoadedMatch) -> bool:
    """True if players can talk in private."""
    return loaded.match.talk == "all"


def circle_of(loaded: LoadedMatch, author: SeatRow, to: Sequence[int]) -> Circle:
    """Return the circle of a message to these seats; raises TalkRefused.

    With two seats every message is to everybody.
    """
    wanted = sorted({*to} - {author.number})
    for number in wanted:
        if not 0 <= number < len(loaded.seats):
            raise TalkRefused("no_seat", seat=number)
        row = loaded.seats[number]
        if not is_present(row):
            say = speaker(author.language, loaded.game)
            name = shown_names.of_match(loaded, say, author.number)[number]
            raise TalkRefused("bot" if row.bot else "gone", seat=number, name=name)
    if to and not wanted:
        raise TalkRefused("nobody")
    if not others(loaded, author.number):
        raise TalkRefused("nobody")
    if not wanted or len(loaded.seats) == 2:
        return EVERYBODY
    return [player_of(loaded.seats[number]) for number in sorted([*wanted, author.number])]


def cleaned(words: str) -> str:
    """Return a message as stored: in NFC, its lines without trailing spaces; raises TalkRefused."""
    if len(words) > READ_AT_MOST:
        raise TalkRefused("too_long", most=LONGEST)
    broken = words.replace("\r\n", "\n").translate(LINE_BREAKS).translate(ISOLATES)
    try:
        lines = [_clean_line(line) for line in broken.split("\n")]
    except BadName as bad:
        raise TalkRefused(bad.code) from None
    text = "\n".join(lines).strip("\n")
    if not text.strip():
        raise TalkRefused("empty")
    if len(text) > LONGEST:
        raise TalkRefused("too_long", most=LONGEST)
    if text.count("\n") >= MOST_LINES:
        raise TalkRefused("too_many_lines", most=MOST_LINES)
    return text


def _clean_line(line: str) -> str:
    refuse_what_disturbs(line)
    clean = drop_strays(unicodedata.normalize("NFC", line)).rstrip()
    refuse_stacked_marks(clean)
    return clean


def count(connection: Connection, author: SeatRow, limits: Limits, now: int) -> None:
    """Count a player's message or offer; raises TalkRefused beyond a limit."""
    whom = "/".join(map(str, (author.match_id, *player_of(author))))
    try:
        for what in COUNTERS:
            limit_counters.add(connection, Counter(what, whom, limits.everywhere[what]), now)
    except LimitExceeded as excess:
        raise TalkRefused("too_often", seconds=excess.seconds) from None


def _refuse_author(loaded: LoadedMatch, author: SeatRow, now: int) -> None:
    """Raise TalkRefused if this player can say nothing to anybody now."""
    match = loaded.match
    if not is_present(author):
        raise TalkRefused("not_joined")
    if match.talk == "none":
        raise TalkRefused("none")
    if loaded.is_anonymous and not loaded.is_under_way:
        raise TalkRefused("not_begun")  # players change seats at the start, messages don't
    is_late = match.ended_at is not None and now - match.ended_at > AFTERWARDS
    if match.status == "called_off" or is_late:
        raise TalkRefused("over")
    if match.talk == "between_battles" and is_in_battle(loaded):
        raise TalkRefused("in_battle")


def _refuse_circle(loaded: LoadedMatch, circle: Circle) -> None:
    if circle and not is_private_allowed(loaded):
        raise TalkRefused("public_only")


def is_in_battle(loaded: LoadedMatch) -> bool:
    """True while a battle or round goes on."""
    rules = loaded.game.orders
    if rules is None or loaded.state is None or not loaded.is_under_way:
        return False
    return rules.part(loaded.game.view(loaded.state, None)) is not None


# --- taking back -----------------------------------------------------------


def take_back(
    connection: Connection, loaded: LoadedMatch, seat: int, circle: str, number: int, now: int
) -> None:
    """Delete the words of a player's own message, at most five minutes after it was said.

    `circle` is the message's `circle_json`. A second try changes nothing. Raises TalkRefused.
    """
    author = loaded.seats[seat]
    one = _one(author.match_id, circle, number)
    found = fetch_first(connection, select(TALK).where(*one), TalkRow)
    if found is None or player_of(found) != player_of(author):
        raise TalkRefused("no_message")
    if found.deleted_at is not None:
        return
    if not is_deletable(found, author, now):
        raise TalkRefused("too_late", minutes=DELETABLE // 60)
    connection.execute(update(TALK).where(*one).values(words="", deleted_at=now))
    deeds.tell(author.match_id, "unsaid", author.number, loaded.match.turn)


def is_deletable(message: TalkRow, reader: SeatRow, now: int) -> bool:
    """True if this player can still delete the message."""
    is_own = player_of(message) == player_of(reader)
    return is_own and message.deleted_at is None and now - message.at <= DELETABLE


# --- reading ---------------------------------------------------------------


def messages(connection: Connection, match_id: str) -> list[TalkRow]:
    """Return all messages of a match, oldest first."""
    return MESSAGES.all(connection, of=match_id)


def heard_by(found: Sequence[TalkRow], seat: SeatRow) -> list[TalkRow]:
    """Return those of the messages that this seat's current player can read."""
    player = player_of(seat)
    return [each for each in found if not each.circle or player in each.circle]


def readers(loaded: LoadedMatch, message: TalkRow) -> list[SeatRow]:
    """Return the seats of present players who get the message, without its author's."""
    every = others(loaded, message.seat)
    return [row for row in every if heard_by([message], row)]


def reach(message: TalkRow, seats: int) -> int:
    """Return the number of other seats that get a message; the match has `seats` of them."""
    return len(message.circle or range(seats)) - 1


def unread(
    found: Sequence[TalkRow], reader: TalkReaderRow, is_in_letter: bool = False
) -> list[TalkRow]:
    """Return the messages of others that are new to a player, without deleted and muted ones.

    `found` are the messages that the player can read. With `is_in_letter`, messages that an earlier
    letter contained are left out too.
    """
    own = player_of(reader)
    return [
        each
        for each in found
        if each.deleted_at is None
        and player_of(each) not in (own, *reader.ignored)
        and each.number > reader.read.get(each.circle_json, 0)
        and not (is_in_letter and each.number <= reader.told.get(each.circle_json, 0))
    ]


def stamp(found: Sequence[TalkRow]) -> int:
    """Return a number that grows with each message that is added to `found`, or deleted."""
    return len(found) + sum(each.deleted_at is not None for each in found)


def stamps(connection: Connection, match_ids: Sequence[str]) -> dict[str, list[tuple[Circle, int]]]:
    """Return, by the match's id, the circles of each match with the `stamp` of their messages."""
    count = func.count() + func.count(TALK.c.deleted_at)
    query = select(TALK.c.match_id, TALK.c.circle, count).where(TALK.c.match_id.in_(match_ids))
    found: dict[str, list[tuple[Circle, int]]] = {}
    for match_id, circle, number in connection.execute(query.group_by(*query.selected_columns[:2])):
        found.setdefault(match_id, []).append((_circle(circle), number))
    return found


def stamp_for(circles: Sequence[tuple[Circle, int]], seat: SeatRow) -> int:
    """Return the `stamp` of all messages that this seat's current player can read."""
    player = player_of(seat)
    return sum(number for circle, number in circles if not circle or player in circle)


def _circle(text: str) -> Circle:
    return [(seat, tenure, given_at) for seat, tenure, given_at in from_json(text)]


def marks_of(found: Sequence[TalkRow]) -> dict[str, int]:
    """Return the highest number of these messages in each circle, by `circle_json`."""
    marks: dict[str, int] = {}
    for each in found:
        marks[each.circle_json] = max(each.number, marks.get(each.circle_json, 0))
    return marks


# --- a player as a reader --------------------------------------------------


def reader_of(connection: Connection, seat: SeatRow) -> TalkReaderRow:
    """Return a player's settings for messages, and up to which numbers they have seen them."""
    number, tenure, given_at = player_of(seat)
    about = {"of": seat.match_id, "at": number, "tenure": tenure, "given_at": given_at}
    return READER.first(connection, **about) or TalkReaderRow(
        seat.match_id, number, tenure, given_at, "next_letter", "[]", "{}", "{}"
    )


def note_seen(
    connection: Connection, seat: SeatRow, marks: Mapping[str, int], by: Literal["read", "told"]
) -> None:
    """Record up to which number (`marks`) a player has seen the messages of each circle.

    `by` is "read" for a page, and "told" for a letter.
    """
    reader = reader_of(connection, seat)
    before = reader.read if by == "read" else reader.told
    after = _later(before, marks)
    if after != before:
        _keep(connection, replace(reader, **{f"{by}_json": to_json(after)}))


def set_pace(connection: Connection, seat: SeatRow, pace: TalkPace) -> None:
    """Set when letters bring messages to the player."""
    _keep(connection, replace(reader_of(connection, seat), pace=pace))


def ignore(
    connection: Connection, loaded: LoadedMatch, seat: int, other: int, is_ignored: bool
) -> None:
    """Mute the player of another seat for this one, or stop that; raises TalkRefused."""
    if other == seat or not 0 <= other < len(loaded.seats):
        raise TalkRefused("no_seat", seat=other)
    reader = reader_of(connection, loaded.seats[seat])
    player = player_of(loaded.seats[other])
    ignored = [each for each in reader.ignored if each != player]
    ignored += [player] if is_ignored else []
    _keep(connection, replace(reader, ignored_json=to_json(sorted(ignored))))


def _later(marks: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    return {**marks, **{key: max(at, marks.get(key, 0)) for key, at in more.items()}}


def _keep(connection: Connection, reader: TalkReaderRow) -> None:
    own = (TALK_READER.c.match_id == reader.match_id, TALK_READER.c.seat == reader.seat)
    connection.execute(delete(TALK_READER).where(*own))  # also a former player's
    connection.execute(insert(TALK_READER), columns_of(reader))


# --- forgetting ------------------------------------------------------------


def forget_author(connection: Connection, match_id: str, player: Player, now: int) -> None:
    """Delete the words of all messages by a player, and the player's settings for messages.

    The times of the messages stay.
    """
    words = update(TALK).where(*_of_player(TALK, match_id, player))
    connection.execute(words.values(words="", deleted_at=now))
    connection.execute(delete(TALK_READER).where(*_of_player(TALK_READER, match_id, player)))


def forget(connection: Connection, match_id: str) -> int:
    """Delete all messages of a match and who read them; return the number of messages."""
    connection.execute(delete(TALK_READER).where(TALK_READER.c.match_id == match_id))
    return connection.execute(delete(TALK).where(TALK.c.match_id == match_id)).rowcount


def by(connection: Connection, seat: SeatRow) -> list[TalkRow]:
    """Return the messages by a seat's current player, oldest first."""
    own = _of_player(TALK, seat.match_id, player_of(seat))
    return fetch_all(connection, select(TALK).where(*own).order_by(TALK.c.at), TalkRow)


def _of_player(table: Table, match_id: str, player: Player) -> tuple[ColumnElement[bool], ...]:
    seat, tenure, given_at = player
    return (
        table.c.match_id == match_id,
        table.c.seat == seat,
        table.c.tenure == tenure,
        table.c.given_at == given_at,
    )


def _one(match_id: str, circle: str, number: int) -> tuple[ColumnElement[bool], ...]:
    return (TALK.c.match_id == match_id, TALK.c.circle == circle, TALK.c.number == number)
