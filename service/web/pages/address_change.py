"""Pages of the two links of a change of address: one confirms it, the other stops it."""

from typing import Any

from flask import Blueprint, g
from sqlalchemy import Connection

from service.database.rows import AddressChangeRow
from service.installation.links import ChangeLinks
from service.matches.store import LoadedMatch
from service.people import address_changes
from service.people.problems import NotPossible
from service.views import headings, options
from service.views.reader import Reader
from service.web import access, rendering
from service.web.confirmed_forms import confirming, is_one_click

Found = tuple[LoadedMatch, AddressChangeRow, bool]  # True if the link confirms the change
pages = Blueprint("address", __name__, url_prefix="/a/<token>")


def ask(token: str, status: int = 200, about: str = "") -> Any:
    """Confirmation page: confirm or stop the change of address.

    With `about` "letters" it asks about stopping letters, with "decline" about declining a seat.
    """
    found = rendering.read(lambda connection: _find(connection, token))
    return _shown(token, found, status, about=about)


@confirming(pages, "", ask)
def act(token: str) -> Any:
    """Confirm the change if the token is the confirming link's, else stop the change."""
    our_tokens, now = rendering.tokens(), rendering.now()

    def work(connection: Connection) -> Found:
        loaded, change, is_new = _find(connection, token, lock=True)
        do = address_changes.confirm if is_new else address_changes.stop
        do(connection, loaded, change, our_tokens, now)
        return loaded, change, is_new

    try:
        found = rendering.write(work)
        return _shown(token, found, done="moved" if found[2] else "stopped")
    except NotPossible:
        return ask(token, 409)


def ask_decline(token: str, status: int = 200) -> Any:
    """Confirmation page: decline the seat that a friend wants to give to the reader."""
    return ask(token, status, "decline")


@confirming(pages, "/decline", ask_decline)
def decline(token: str) -> Any:
    """Decline the seat that a friend wants to give to the reader."""
    now = rendering.now()

    def work(connection: Connection) -> Found:
        loaded, change, is_new = _find(connection, token, lock=True)
        if not is_new:
            raise NotPossible("over")
        address_changes.decline(connection, loaded, change, now)
        return loaded, change, is_new

    try:
        return _shown(token, rendering.write(work), done="declined")
    except NotPossible:
        return ask(token, 409)


def ask_letters(token: str) -> Any:
    """Confirmation page: stop letters to the new address."""
    return ask(token, about="letters")


@confirming(pages, "/letters", ask_letters, unless=is_one_click)
def end_letters(token: str) -> Any:
    """Stop letters to the new address for good; an unconfirmed change is stopped too."""
    now = rendering.now()

    def work(connection: Connection) -> None:
        loaded, change, is_new = _find(connection, token, lock=True)
        if is_new:
            address_changes.never_again(connection, loaded, change, now)

    rendering.write(work)
    return ask(token)


def _find(connection: Connection, token: str, lock: bool = False) -> Found:
    access.open_link(connection, token)
    loaded, change, is_new = address_changes.find(connection, token, lock)
    loaded = address_changes.as_read(loaded, change, is_new)
    g.language = loaded.seats[change.seat].language
    return loaded, change, is_new


def _shown(token: str, found: Found, status: int = 200, done: str = "", about: str = "") -> Any:
    loaded, change, is_new = found
    now = rendering.now()
    may = address_changes.may_confirm if is_new else address_changes.may_stop
    seat = loaded.seats[change.seat]
    reader = Reader.of_seat(loaded, change.seat)
    return rendering.page(
        "pages/address.html",
        reader,
        status,
        change=change,
        is_new=is_new,
        about=about if is_new else "",
        may=may(loaded, change, now),
        is_open=loaded.is_open,
        done=done,
        name=seat.name,
        game=loaded.game,
        game_title=headings.game_title(reader, loaded),
        about_game=headings.about(reader.say, loaded),
        people=reader.named(each.number for each in loaded.known),
        pace=headings.pace(reader, loaded),
        options=options.of_match(reader, loaded),
        is_host=change.seat == loaded.match.host,
        links=ChangeLinks("", token),
    )
