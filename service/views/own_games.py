"""All games of one person: to move in, running, finished."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection

from service.database.rows import SeatRow
from service.installation.links import SeatLinks
from service.installation.tokens import Tokens
from service.links import store as secret_links
from service.links.store import Target
from service.matches import open_decisions, outbox, store, votes
from service.matches.states import Unreadable
from service.matches.store import LoadedMatch
from service.people import own_notes
from service.views import deal_view, headings, talk_view
from service.views.reader import Reader

KINDS = ("asked", "running", "inviting", "over")


@dataclass(frozen=True)
class OwnGame:
    """A game of the person; `kind` is one of KINDS.

    `again_url` is the URL of the page that begins a rematch; `company` is part of the message key
    of its link. `until` is the deadline in seconds since 1970, or 0. `deadline` is a sentence with
    the deadline or a pause. `note` is the person's private note. `news` are sentences about new
    messages, offers and votes that wait for the person.
    """

    kind: str
    title: str
    url: str
    again_url: str
    company: str
    until: int
    deadline: str
    note: str
    news: list[str]


def of_seats(
    connection: Connection, seats: Iterable[SeatRow], tokens: Tokens, now: int
) -> dict[str, list[OwnGame]]:
    """Return the games of these seats by kind, in the order of KINDS, the earliest deadline
    first.
    """
    found: dict[str, list[OwnGame]] = {kind: [] for kind in KINDS}
    for seat in seats:
        try:
            game = _of_seat(connection, seat, tokens, now)
        except Unreadable:
            continue
        found[game.kind].append(game)
    found["asked"].sort(key=lambda game: game.until)
    return {kind: games for kind, games in found.items() if games}


def _of_seat(connection: Connection, seat: SeatRow, tokens: Tokens, now: int) -> OwnGame:
    loaded = store.load(connection, seat.match_id)
    reader = Reader.of_seat(loaded, seat.number)
    due = open_decisions.of_match(connection, seat.match_id)
    held_up = outbox.held_up(connection, loaded.seats, due)
    asked = {seat.number: due[seat.number]} if seat.number in due else due
    until = min((row.deadline_at for row in asked.values()), default=0)
    target = Target(seat.match_id, seat.number)
    token = secret_links.current_token(connection, tokens, "seat", target)
    status, links = str(loaded.match.status), SeatLinks("", token)
    return OwnGame(
        "asked" if seat.number in due else status,
        headings.title(reader, loaded),
        links.page,
        links.to("again"),
        loaded.company,
        until,
        reader.say(f"pause-{loaded.pause}-title")
        if loaded.is_paused
        else _waits(reader, seat.number, sorted(due), until, bool(held_up & asked.keys())),
        own_notes.of_seat(connection, seat),
        _news(connection, loaded, reader, now),
    )


def _news(connection: Connection, loaded: LoadedMatch, reader: Reader, now: int) -> list[str]:
    """Return sentences with the numbers of new messages, offers and votes for the player."""
    assert reader.seat is not None, "only players have games"
    counts = {
        "talk-new": talk_view.news_of(connection, loaded, reader.seat)[1],
        "pact-waiting": deal_view.of_reader(connection, loaded, reader, now).waiting,
        "vote-waiting": len(votes.to_answer(connection, loaded, reader.seat)),
    }
    return [reader.say(key, count=count) for key, count in counts.items() if count]


def _waits(reader: Reader, seat: int, asked: list[int], until: int, is_held_up: bool) -> str:
    """Return a sentence about the players that the game waits for; "" if there are none."""
    if not asked:
        return ""
    if seat in asked:
        return reader.asked_until("seat-deadline", until, is_held_up)
    names = reader.say.join(reader.named(asked))
    return reader.asked_until("mine-waits", until, is_held_up, names=names)
