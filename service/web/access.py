"""Access control: which kinds of link open which endpoint, and in which states of a seat.

Every page and API call that takes a link finds its match, table or season here. A link of a kind
that the endpoint does not take is refused. Until a seat's player has joined, its link opens only
the invitation.
"""

from dataclasses import dataclass
from typing import Literal, get_args

from flask import g, request
from sqlalchemy import Connection

from service.database.rows import LinkRow, SeatRow, TableByLinkRow
from service.installation.tokens import is_shaped
from service.links import store as links
from service.matches import store as matches
from service.matches.store import LoadedMatch
from service.seasons import store as groups
from service.seasons.store import NotTheHost
from service.tables import store as tables
from service.tables.entering import NotYours
from service.web import new_browsers

SeatState = Literal["invited", "declined", "joined", "absent", "finished", "called_off", "trial"]
ANY: tuple[SeatState, ...] = get_args(SeatState)
WITH_ADDRESS: tuple[SeatState, ...] = ("joined", "absent", "finished", "called_off")
JOINED: tuple[SeatState, ...] = (*WITH_ADDRESS, "trial")
BY_LETTER: tuple[SeatState, ...] = ("invited", "declined", *WITH_ADDRESS)
USED_LINK = "staffetta.used_link"  # key in a request's environment: the link that was used
OPENED = "staffetta.opened"  # key of (match, seat, tenure, turn) of a page opened by a link
# Pages to which links in letters lead.
OPENING = ("seat.table", "seat.ask", "seat.ask_join", "seat.ask_decline")


@dataclass(frozen=True)
class Access:
    """The kinds of link that an endpoint takes and, for seats, the states in which it answers."""

    kinds: tuple[links.Kind, ...] = ()
    states: tuple[SeatState, ...] = ()


SEAT = Access(("seat",), JOINED)
SEAT_WITH_ADDRESS = Access(("seat",), WITH_ADDRESS)
INVITATION = Access(("seat",), BY_LETTER)
ANY_SEAT = Access(("seat",), ANY)
HOST = Access(("host",))
MY_GAMES = Access(("my_games",))
AT_TABLE = Access(("table_host", "table_seat", "table_watch"))
TABLE_HOST, TABLE_SEAT = Access(("table_host",)), Access(("table_seat",))
TABLE_PLAYER = Access(("table_host", "table_seat"))
SEASON = Access(("season_host", "season_watch"))
SEASON_HOST = Access(("season_host",))
KEEPER = Access(("keeper",))

# By endpoint; an entry with a blueprint's name covers its endpoints that are not listed.
ACCESS: dict[str, Access] = {
    "seat": SEAT,
    "seat.ask_join": INVITATION,
    "seat.join": INVITATION,
    "seat.ask_decline": INVITATION,
    "seat.decline": INVITATION,
    "seat.ask_letters": INVITATION,
    "seat.set_letters": INVITATION,
    "seat.ask_never": INVITATION,
    "seat.set_never": INVITATION,
    "seat_sheets": ANY_SEAT,
    "seat.ask_settings": SEAT_WITH_ADDRESS,
    "seat.set_settings": SEAT_WITH_ADDRESS,
    "seat_settings": SEAT_WITH_ADDRESS,
    "seat_settings.ask_note": SEAT,
    "seat_settings.keep_note": SEAT,
    "word": SEAT_WITH_ADDRESS,
    "player_time": SEAT_WITH_ADDRESS,
    "again": SEAT_WITH_ADDRESS,
    "orders": SEAT,
    "build": SEAT,
    "undo": SEAT,
    "replies": SEAT,
    "hosting": SEAT_WITH_ADDRESS,
    "nudge": SEAT_WITH_ADDRESS,
    "votes": SEAT_WITH_ADDRESS,
    "talk": SEAT_WITH_ADDRESS,
    "deals": SEAT_WITH_ADDRESS,
    "own_rebuild": SEAT,
    "api.look": ANY_SEAT,
    "api.act": SEAT,
    "api.read_talk": SEAT,
    "api.say": SEAT,
    "api.read_deals": SEAT,
    "api.deal": SEAT,
    "host": HOST,
    "match_in_season": HOST,
    "address": Access(("address_confirm", "address_stop")),
    "open_link": Access(("open_seats",)),
    "newcomer": Access(("applicant",)),
    "mine.games": MY_GAMES,
    "mine.ask_never": MY_GAMES,
    "mine.set_never": MY_GAMES,
    "mine.kept": MY_GAMES,
    "mine.ask_leave": MY_GAMES,
    "mine.leave": MY_GAMES,
    "mine.ask_calendar": MY_GAMES,
    "mine.set_calendar": MY_GAMES,
    "calendar": Access(("calendar",)),
    "leaving": Access(("leaving",)),
    "companion": AT_TABLE,
    "companion.claim": TABLE_SEAT,
    "companion.ask_free": TABLE_HOST,
    "companion.free": TABLE_HOST,
    "companion.ask_name": TABLE_HOST,
    "companion.name": TABLE_HOST,
    "companion.cards": TABLE_HOST,
    "companion.enter": TABLE_PLAYER,
    "table_by_mail": TABLE_HOST,
    "table_by_mail.ask_mail": TABLE_SEAT,
    "table_by_mail.say_mail": TABLE_SEAT,
    "table_in_season": TABLE_HOST,
    "table_join": Access(("table_watch",)),
    "table_links": TABLE_HOST,
    "table_evening": TABLE_HOST,
    "table_title": TABLE_HOST,
    "table_evening.photo": TABLE_PLAYER,
    "table_keepsakes": AT_TABLE,
    "table_next": TABLE_HOST,
    "table_sheets": AT_TABLE,
    "table_api.look": AT_TABLE,
    "table_api.enter": TABLE_PLAYER,
    "table_api.claim": TABLE_SEAT,
    "table_api.free": TABLE_HOST,
    "season": SEASON_HOST,
    "season_import": SEASON_HOST,
    "season_result": SEASON_HOST,
    "season.overview": SEASON,
    "season.play": SEASON,
    "season.play_file": SEASON,
    "season.play_photo": SEASON_HOST,
    "season.season_file": SEASON,
    "season.geek": SEASON,
    "keeper": KEEPER,
}
NOBODY = Access()


class NotJoined(Exception):
    """The seat's player has not joined, so the link opens the invitation only."""


class InTrial(Exception):
    """The link is a seat's in a trial (a game against bots), which does not have this page."""


def of_endpoint(endpoint: str) -> Access:
    """Return the access to `endpoint`; its `kinds` are empty if it takes no link."""
    found = ACCESS.get(endpoint)
    return found or ACCESS.get(endpoint.partition(".")[0], NOBODY)


def state_of(loaded: LoadedMatch, seat: SeatRow) -> SeatState:
    """Return the state of a seat, which decides the pages that its link opens."""
    if loaded.is_trial:
        return "trial"
    if seat.is_refused:
        return "declined"
    if seat.status != "joined":
        return "invited"
    if loaded.match.status == "over":
        return "finished"
    if loaded.match.status == "called_off":
        return "called_off"
    return "absent" if seat.absent else "joined"


# --- what a request's link opens -------------------------------------------


def _access(endpoint: str | None) -> Access:
    """Return the access to `endpoint`, or to the requested one if it is None."""
    return of_endpoint(endpoint or request.endpoint or "")


def _shaped(token: str) -> str:
    if not is_shaped(token):
        raise links.NoSuchLink
    return token


def _used(link: tuple[str, int | None] | None) -> None:
    """Remember `link` (its id and last use), so that its use is recorded after the response."""
    request.environ[USED_LINK] = link


def open_seat(connection: Connection, token: str, lock: bool = False) -> tuple[LoadedMatch, int]:
    """Return the match and the seat's number; raises NoSuchLink, NotJoined, InTrial.

    With `lock`, the match is locked until the transaction ends.
    """
    access = _access(None)
    if "seat" not in access.kinds:
        raise links.NoSuchLink
    loaded, number = matches.find_seat(connection, _shaped(token), lock)
    seat = loaded.seats[number]
    g.language = seat.language
    _used(loaded.link)
    if state_of(loaded, seat) not in access.states:
        raise InTrial if loaded.is_trial else NotJoined
    if request.method == "GET" and request.endpoint in OPENING:
        request.environ[OPENED] = (loaded.match.id, number, seat.tenure, loaded.match.turn)
    new_browsers.look(loaded, number, token)
    return loaded, number


def open_host(connection: Connection, token: str, lock: bool = False) -> LoadedMatch:
    """Return the match that a host's link opens; raises NoSuchLink."""
    if "host" not in _access(None).kinds:
        raise links.NoSuchLink
    loaded = matches.find_host(connection, _shaped(token), lock)
    g.language = loaded.host.language
    _used(loaded.link)
    return loaded


def open_table(connection: Connection, token: str, endpoint: str | None = None) -> tables.Held:
    """Return the table that the link opens; raises NoSuchLink, NotYours.

    Access is that of `endpoint`, or of the requested one if it is None.
    """
    kinds, held = _access(endpoint).kinds, tables.find(connection, _shaped(token))
    g.language = held.row.language
    _used(held.link)
    refuse_others(kinds, held.kind)
    return held


def look_at_table(connection: Connection, token: str) -> TableByLinkRow:
    """Return the table's row without its entries, which is cheap; raises NoSuchLink, NotYours."""
    row = tables.look(connection, token)
    g.language = row.language
    _used((row.link_id, row.used_at))
    refuse_others(_access(None).kinds, row.link_kind)
    return row


def refuse_others(kinds: tuple[links.Kind, ...], kind: str) -> None:
    """Raise NotYours unless `kind` is among `kinds`, the kinds of link that an endpoint takes."""
    if kind in kinds:
        return
    if kinds == TABLE_HOST.kinds:
        raise NotYours("not_host")
    raise NotYours("watching" if kind == "table_watch" else "not_a_seat")


def open_season(
    connection: Connection, token: str, endpoint: str | None = None, lock: bool = False
) -> groups.Held:
    """Return the season that the link opens; raises NoSuchLink, NotTheHost.

    Access is that of `endpoint`, or of the requested one if it is None. With `lock`, the link must
    be the host's, and the season is locked until the transaction ends.
    """
    held = groups.find(connection, token)
    _used(held.link)
    if _access(endpoint).kinds == SEASON_HOST.kinds and not held.is_host:
        raise NotTheHost
    return groups.to_change(connection, token) if lock else held


def open_link(connection: Connection, token: str) -> LinkRow:
    """Return the link's own row; raises NoSuchLink, also if the endpoint does not take its kind."""
    link = links.find(connection, token, *_access(None).kinds)
    _used((link.id, link.used_at))
    return link
