"""View of the messages in a match: a reader's conversations, and the players they can write to.

A circle is the group of players who can read a message, its author included.
"""

import re
import textwrap
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from sqlalchemy import Connection

from service.database.rows import TalkReaderRow, TalkRow
from service.installation.addresses import LINK
from service.language.languages import shortened
from service.matches import store, talk
from service.matches.store import LoadedMatch
from service.views.reader import Reader

SHOWN = 30  # messages of a conversation, unless all are asked for
# (messages, lines of each, characters of each) in any letter, and in a letter about messages alone.
BRIEFLY, AT_LENGTH = (5, 4, 300), (12, 30, 1000)
MOST_IN_ALL = 4000  # characters of all messages in a letter
ROW = 66  # characters of a line in a letter's text part, which is not broken again
NO_BREAK = "\u2060"  # invisible; no mail program takes text with it for a link
# Seven digits or more, as phones link them: "+36 30 123 4567", "021-8877 6655".
PHONE = re.compile(r"\d(?:[\s().\-/\u2010-\u2013]*\d){6,}")
DIGIT = re.compile(r"(?<=.)(?=\d)")
JOINTS = re.compile(r"(?<=\S)(?=[.:@/\u3002]\S)")


@dataclass(frozen=True)
class Message:
    """A message as its reader sees it; its author's name is "" if they have left the seat.

    The words of a muted player are here too; pages collapse them.
    """

    row: TalkRow
    name: str
    when: str
    is_own: bool
    is_new: bool
    is_deletable: bool
    is_muted: bool

    @property
    def is_deleted(self) -> bool:
        """True if its author, or the erasure of its author's data, has deleted the words."""
        return self.row.deleted_at is not None


@dataclass(frozen=True)
class Conversation:
    """The messages of one circle, oldest first.

    `to` has the circle's other seats, () for everybody. `may_answer` is False if one of its players
    has left. `earlier` counts messages not shown.
    """

    to: tuple[int, ...]
    names: str
    messages: Sequence[Message]
    may_answer: bool
    earlier: int = 0

    @property
    def key(self) -> str:
        """Return the seats in `to` as text, for forms and URLs; "" for everybody."""
        return ",".join(map(str, self.to))

    @property
    def new(self) -> int:
        """Return the number of messages that the reader has not seen."""
        return sum(each.is_new for each in self.messages)


@dataclass(frozen=True)
class Relayed:
    """A message as a letter brings it; `is_cut` is True if the page has more of it.

    `to` is "everybody", "you", or "few" with the `names` of the other readers.
    """

    name: str
    to: str
    names: str
    lines: Sequence[str]
    is_cut: bool
    circle: str  # the names of the people that a reply goes to; "" for everybody
    answer: str  # the command that begins a reply to them; "" if the author has left

    @property
    def rows(self) -> list[str]:
        """Return the lines wrapped for a letter's text part; its template puts "| " before each."""
        return [row for line in self.lines for row in textwrap.wrap(line, ROW) or [""]]


@dataclass(frozen=True)
class InLetter:
    """The messages that a letter brings, and the number of further unread ones.

    `marks` has (circle, number of its last unread message), to record that a letter brought them.
    """

    messages: Sequence[Relayed] = ()
    more: int = 0
    marks: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class TalkView:
    """The messages of a match as one seat's player reads them.

    `others` are the seats that the player can write to. `why_not` is the code of the reason why
    they can't write now, or None. `stamp` changes with every message and deletion.
    """

    loaded: LoadedMatch
    reader: Reader
    wishes: TalkReaderRow
    conversations: Sequence[Conversation]
    others: Sequence[int]
    why_not: str | None
    stamp: int
    new: int  # messages that the reader has not seen, also those not shown

    @property
    def is_shown(self) -> bool:
        """True if there is anything to read, or anybody to write to."""
        said = any(each.messages for each in self.conversations)
        return said or self.why_not not in ("none", "nobody", "not_joined", "over")

    @property
    def may_be_private(self) -> bool:
        """True if the reader can write a message that not everybody reads."""
        return talk.is_private_allowed(self.loaded) and len(self.others) > 1

    @cached_property
    def muted(self) -> list[int]:
        """Return the seats of players that this reader has muted."""
        ignored = self.wishes.ignored
        return [row.number for row in self.loaded.seats if store.player_of(row) in ignored]

    @property
    def circles(self) -> list[tuple[str, str]]:
        """Return (key, names) of each circle that the reader can write to, except everybody."""
        one = [(str(number), self.reader.names[number]) for number in self.others]
        several = [each for each in self.conversations if len(each.to) > 1 and each.may_answer]
        return one + [(each.key, each.names) for each in several]

    def is_shown_as(self, to: str) -> bool:
        """True if `to`, a form's field, is the key of a conversation on the page."""
        return any(to == (each.key or "everybody") for each in self.conversations)

    @property
    def until(self) -> int:
        """Return the time of the last message shown, in seconds since 1970."""
        return max((at for each in self.conversations for at in _times(each)), default=0)


def of_seat(
    connection: Connection, loaded: LoadedMatch, reader: Reader, now: int, most: int | None = SHOWN
) -> TalkView:
    """Return the messages that a seat's player may read; `most` of each circle, None for all."""
    seat = loaded.seats[_seat_of(reader)]
    found = talk.heard_by(talk.messages(connection, loaded.match.id), seat)
    wishes = talk.reader_of(connection, seat)
    unread = talk.unread(found, wishes)
    new = {(each.circle_json, each.number) for each in unread}
    circles: dict[str, list[TalkRow]] = {"[]": []}
    for each in found:
        circles.setdefault(each.circle_json, []).append(each)
    conversations = []
    for said in circles.values():
        shown = said if most is None else said[-most:]
        told = [_message(loaded, reader, each, wishes, new, now) for each in shown]
        conversations.append(_conversation(loaded, reader, told, len(said) - len(shown)))
    return TalkView(
        loaded,
        reader,
        wishes,
        _in_order(conversations),
        [row.number for row in talk.others(loaded, seat.number)],
        talk.why_not(loaded, seat.number, now),
        talk.stamp(found),
        len(unread),
    )


def news_of(connection: Connection, loaded: LoadedMatch, seat: int) -> tuple[int, int]:
    """Return the stamp of the messages that a seat can read, and how many are new; see TalkView."""
    row = loaded.seats[seat]
    found = talk.heard_by(talk.messages(connection, loaded.match.id), row)
    return talk.stamp(found), len(talk.unread(found, talk.reader_of(connection, row)))


def _message(
    loaded: LoadedMatch,
    reader: Reader,
    message: TalkRow,
    wishes: TalkReaderRow,
    new: Collection[tuple[str, int]],
    now: int,
) -> Message:
    seat = loaded.seats[_seat_of(reader)]
    author = store.player_of(message)
    return Message(
        message,
        _author(loaded, reader, message),
        reader.brief(message.at, now),
        author == store.player_of(seat),
        (message.circle_json, message.number) in new,
        talk.is_deletable(message, seat, now),
        author in wishes.ignored,
    )


def _seat_of(reader: Reader) -> int:
    assert reader.seat is not None, "spectators get no messages"
    return reader.seat


def in_letter(
    connection: Connection, loaded: LoadedMatch, reader: Reader, is_about_talk: bool
) -> InLetter:
    """Return the messages that the reader's next letter brings, unless they want none in letters.

    `is_about_talk` is True if the letter has nothing else; then there is room for more.
    """
    seat = loaded.seats[_seat_of(reader)]
    wishes = talk.reader_of(connection, seat)
    if wishes.pace == "never":
        return InLetter()
    found = talk.heard_by(talk.messages(connection, loaded.match.id), seat)
    new = talk.unread(found, wishes, is_in_letter=True)
    most, lines, letters = AT_LENGTH if is_about_talk else BRIEFLY
    told: list[Relayed] = []
    left = MOST_IN_ALL
    for each in new[:most]:
        relayed = _relayed(loaded, reader, each, lines, letters)
        left -= sum(map(len, relayed.lines))
        if told and left < 0:
            break
        told.append(relayed)
    return InLetter(told, len(new) - len(told), tuple(sorted(talk.marks_of(new).items())))


def _relayed(
    loaded: LoadedMatch, reader: Reader, message: TalkRow, most: int, letters: int
) -> Relayed:
    others = [n for n, *_ in message.circle if n not in (reader.seat, message.seat)]
    to = "few" if others else "you" if message.circle else "everybody"
    lines = shortened_to(message.words, most, letters)
    is_cut = "\n".join(lines) != message.words
    author, names = _author(loaded, reader, message), reader.named(others)
    name = author or reader.say("talk-former")
    circle = [author, *names] if message.circle else []
    answer = f"say to {', '.join(circle) or 'all'}: " if author else ""
    told, join = [*map(unlinked, lines)], reader.say.join
    return Relayed(name, to, join(names), told, is_cut, join(circle), answer)


def shortened_to(words: str, most: int, letters: int) -> list[str]:
    """Return at most `most` lines, cut between words to `letters` characters in all."""
    return shortened("\n".join(words.split("\n")[:most]), letters).split("\n")


def unlinked(text: str) -> str:
    """Return the text so that mail programs take nothing in it for a link, address or phone number.

    An invisible joiner stands before each dot, colon, slash and @ of a word that looks like one. It
    also stands before each digit of a phone number.
    """
    text = PHONE.sub(lambda found: DIGIT.sub(NO_BREAK, found[0]), text)
    return " ".join(
        JOINTS.sub(NO_BREAK, word) if ":" in word or LINK.search(word.casefold()) else word
        for word in text.split(" ")
    )


def _author(loaded: LoadedMatch, reader: Reader, message: TalkRow) -> str:
    """Return the name of a message's author; "" if the seat has another player now."""
    is_there = store.player_of(loaded.seats[message.seat]) == store.player_of(message)
    return reader.names[message.seat] if is_there else ""


def _conversation(
    loaded: LoadedMatch, reader: Reader, shown: list[Message], earlier: int
) -> Conversation:
    circle = shown[0].row.circle if shown else talk.EVERYBODY
    to = tuple(number for number, *_ in circle if number != reader.seat)
    here = {store.player_of(row) for row in loaded.seats if talk.is_present(row)}
    is_whole = all(player in here for player in circle)
    return Conversation(to, reader.say.join(reader.named(to)), shown, is_whole, earlier)


def _in_order(found: list[Conversation]) -> list[Conversation]:
    """Return the conversation with everybody first, then those with the newest messages."""
    return sorted(found, key=lambda each: (each.to != (), -max(_times(each), default=0)))


def _times(conversation: Conversation) -> list[int]:
    return [each.row.at for each in conversation.messages]
