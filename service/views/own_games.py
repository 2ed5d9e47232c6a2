"""All games of one person: to move in, running, finished."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection

from service.database.rows import SeatRow
from service.installation.links import SeatLinks
from service.installation.tokens import Tokens
from service.links import store as secret_links
from service.links.store import Target
from service.matches import deadlines, outbox, store
from service.matches.states import Unreadable
from service.people import own_notes
from service.views import headings
from service.views.reader import Reader

KINDS = ("asked", "running", "inviting", "over")


@dataclass(frozen=True)
class OwnGame:
    """A game of the person: its title, people and URL, and a sentence with its deadline, if any.

    `again_url` is the URL of the page that begins a rematch with the same `company`.
    """

    kind: str
    title: str
    url: str
    again_url: str
    company: str
    until: int
    deadline: str
    note: str


def of_seats(
    connection: Connection, seats: Iterable[SeatRow], tokens: Tokens
) -> dict[str, list[OwnGame]]:
    """Return the games of these seats by kind, in the order of KINDS, the earliest deadline
    first.
    """
    found: dict[str, list[OwnGame]] = {kind: [] for kind in KINDS}
    for seat in seats:
        try:
            game = _of_seat(connection, seat, tokens)
        except Unreadable:
            continue
        found[game.kind].append(game)
    found["asked"].sort(key=lambda game: game.until)
    return {kind: games for kind, games in found.items() if games}


def _of_seat(connection: Connection, seat: SeatRow, tokens: Tokens) -> OwnGame:
    loaded = store.load(connection, seat.match_id)
    reader = Reader.of_seat(loaded, seat.number)
    due = deadlines.of_match(connection, seat.match_id)
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
    )


def _waits(reader: Reader, seat: int, asked: list[int], until: int, is_held_up: bool) -> str:
    """Return a sentence about the players that the game waits for; "" if there are none."""
    if not asked:
        return ""
    if seat in asked:
        return reader.asked_until("seat-deadline", until, is_held_up)
    names = reader.say.join(reader.named(asked))
    return reader.asked_until("mine-waits", until, is_held_up, names=names)
