"""All games of one person: what waits for them, what goes on, what is over."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection

from service.database.rows import SeatRow
from service.installation.links import SeatLinks
from service.installation.tokens import Tokens
from service.links import store as secret_links
from service.links.store import Target
from service.matches import deadlines, store
from service.matches.states import Unreadable
from service.people import own_notes
from service.views import headings
from service.views.reader import Reader

KINDS = ("asked", "running", "inviting", "over")


@dataclass(frozen=True)
class OwnGame:
    """One of them: what is played and with whom, the own page, until when it waits for whom.

    `again_url` is the page that begins another with the same people.
    """

    kind: str
    title: str
    url: str
    again_url: str
    until: int
    deadline: str
    waits_for: list[str]
    note: str


def of_seats(
    connection: Connection, seats: Iterable[SeatRow], tokens: Tokens
) -> dict[str, list[OwnGame]]:
    """Those of these seats, by kind in the order of KINDS; what waits longest first."""
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
    until = min((row.deadline_at for row in due.values()), default=0)
    if seat.number in due:
        until = due[seat.number].deadline_at
    target = Target(seat.match_id, seat.number)
    token = secret_links.current_token(connection, tokens, "seat", target)
    status, links = str(loaded.match.status), SeatLinks("", token)
    return OwnGame(
        "asked" if seat.number in due else status,
        headings.title(reader, loaded),
        links.page,
        links.to("again"),
        until,
        reader.moment(until) if until else "",
        reader.named(sorted(due)),
        own_notes.of_seat(connection, seat),
    )
