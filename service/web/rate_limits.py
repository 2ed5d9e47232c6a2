"""Rate limits: requests are counted by network, host or table before they are parsed."""

from collections.abc import Callable
from functools import lru_cache
from hmac import compare_digest
from typing import Any

from flask import Blueprint, current_app, g, request
from sqlalchemy import Connection
from werkzeug.exceptions import TooManyRequests

from service.installation import limit_counters, networks
from service.installation.buffered_counters import Frequent
from service.installation.limit_counters import Counter, LimitExceeded
from service.installation.settings import CODE
from service.installation.tokens import Tokens
from service.matches.store import LoadedMatch
from service.people import stranger_limits
from service.people.problems import Invalid, Problem
from service.people.stranger_limits import Asker
from service.web import rendering

USUAL_BODY = 32 * 1024  # size limit of forms and moves that were not counted before
REPLAYED_AS_ONE = 100  # entries
LARGEST_BODY = 256 * 1024  # with an owner's data file


def asker() -> Asker:
    """Return the sender of this request: its networks, and the limits that apply to them."""
    installation = rendering.installation()
    found = _networks(installation.tokens, request.remote_addr or "")
    return Asker(installation.settings.limits, *found)


@lru_cache(maxsize=1024)
def _networks(tokens: Tokens, address: str) -> tuple[tuple[str, ...], bool]:
    """Return the hashed networks of an IP address, and whether it is a loopback address."""
    hashed = tuple(map(tokens.blind, networks.networks_of(address)))
    return hashed, networks.is_loopback(address)


def count(*whats: str) -> None:
    """Count this request against the named limits of its network; raises TooManyRequests."""
    visitor = asker()
    _count([counter for what in whats for counter in visitor.of_network(what)])


def count_creation() -> None:
    """Count a request that sets up a match, and allow a body as large as a data file."""
    count("new", "new_a_day")
    request.max_content_length = LARGEST_BODY


def count_setting_up(pages: Blueprint, count_it: Callable[[], None], but: str = "") -> None:
    """Call `count_it` before each POST to these pages, which set up something.

    If visitors may set up nothing here, all of the pages say so, except the endpoint `but`.
    """

    @pages.before_request
    def receive() -> Any:
        if not rendering.may_begin() and request.endpoint != but:
            return rendering.closed()
        if request.method == "POST":
            count_it()
        return None


def count_host(loaded: LoadedMatch) -> None:
    """Count a change by the match's host; raises TooManyRequests."""
    host = stranger_limits.hash_of(loaded.host.address)
    _count([asker().counter("host", host)])


def _count(counters: list[Counter]) -> None:
    installation = rendering.installation()
    try:
        limit_counters.count(installation.database, counters, installation.now())
    except LimitExceeded as excess:
        raise TooManyRequests(retry_after=excess.seconds) from None


def check_code(given: object) -> None:
    """Raise Invalid unless `given` is the installation's access code, if it asks for one.

    After too many wrong codes it raises TooManyRequests, even for the right code.
    """
    installation = rendering.installation()
    if installation.settings.new != CODE:
        return
    visitor = asker()
    counters = visitor.of_network("code")

    def check(connection: Connection) -> None:
        for each in counters:
            limit_counters.check(connection, each, installation.now())

    try:
        installation.database.read(check)
    except LimitExceeded as excess:
        raise TooManyRequests(retry_after=excess.seconds) from None
    typed = given.strip() if isinstance(given, str) else ""
    if not compare_digest(_bytes(typed), _bytes(installation.settings.new_code)):
        if typed:
            _count(counters)
        raise Invalid([Problem("code", "code_wrong")])


def _bytes(text: str) -> bytes:
    return text.encode(errors="surrogatepass")


# --- wrong links -----------------------------------------------------------


def may_guess() -> bool:
    """True if this network has not yet tried too many wrong links."""
    try:
        _frequent().check(*_guess())
    except LimitExceeded:
        return False
    return True


def count_guess() -> None:
    """Count a wrong link from this network, at most once per request; raises TooManyRequests.

    Good links are not counted.
    """
    if g.get("has_guessed"):
        return
    g.has_guessed = True
    try:
        _frequent().count(*_guess())
    except LimitExceeded as excess:
        raise TooManyRequests(retry_after=excess.seconds) from None


def _guess() -> tuple[list[Counter], int]:
    return asker().of_network("guess"), rendering.now()


# --- at tables -------------------------------------------------------------


def count_table() -> None:
    """Count a request that opens a table, and allow a body as large as a data file."""
    count("table", "table_a_day")
    request.max_content_length = LARGEST_BODY


def count_entry_of_network() -> None:
    """Count an entry from this network, at any table; raises TooManyRequests."""
    count_often("entries_by_network")


def count_entry_at(table_id: str) -> None:
    """Count an entry at this table, from any network; raises TooManyRequests."""
    _count_often([asker().counter("entries_at_one", table_id)])


def count_replay_at(table_id: str, replayed: int) -> None:
    """Count an entry several times if many of the table's entries must be replayed for it.

    `replayed` is their number. Raises TooManyRequests.
    """
    if replayed >= REPLAYED_AS_ONE:
        counter = asker().counter("entries_at_one", table_id)
        _count_often([counter], replayed // REPLAYED_AS_ONE)


def count_often(what: str) -> None:
    """Count a frequent kind of request against its network's limit; raises TooManyRequests."""
    _count_often(asker().of_network(what))


def count_stored(size: int) -> None:
    """Count `size` bytes that a request may add to the database; raises TooManyRequests."""
    visitor = asker()
    by_all = visitor.counter("bytes_by_all", limit_counters.EVERYBODY)
    _count_often([*visitor.of_network("bytes"), by_all], size)


def _count_often(counters: list[Counter], more: int = 1) -> None:
    try:
        _frequent().count(counters, rendering.now(), more)
    except LimitExceeded as excess:
        raise TooManyRequests(retry_after=excess.seconds) from None


def _frequent() -> Frequent:
    found: Frequent = current_app.extensions["frequent"]
    return found
