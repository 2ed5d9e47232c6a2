"""What strangers may ask for only so often: each request counted before anything in it is read."""

from hmac import compare_digest

from flask import current_app, g, request
from sqlalchemy import Connection
from werkzeug.exceptions import TooManyRequests

from service.installation import networks, tallies
from service.installation.frequent import Frequent
from service.installation.settings import CODE
from service.installation.tallies import Counter, Enough
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import unsolicited
from service.people.problems import Problem
from service.people.proposals import Invalid
from service.people.unsolicited import Asker
from service.web import rendering

USUAL_BODY = 32 * 1024  # what a form or a move may take up that was not counted
REPLAYED_AS_ONE = 100  # entries
LARGEST_BODY = 256 * 1024  # with an owner's data file


def asker() -> Asker:
    """Who asks: the networks that this request comes from, and the limits that hold for them."""
    address, installation = request.remote_addr or "", rendering.installation()
    blind = tuple(map(installation.tokens.blind, networks.networks_of(address)))
    return Asker(installation.settings.limits, blind, networks.is_loopback(address))


def count(*whats: str) -> None:
    """One more of what a network may do only so often; raises TooManyRequests."""
    visitor = asker()
    _count([counter for what in whats for counter in visitor.of_network(what)])


def count_creation() -> None:
    """One more request that sets something up; it may then bring a data file along."""
    count("new", "new_a_day")
    request.max_content_length = LARGEST_BODY


def count_host(loaded: LoadedMatch) -> None:
    """One more of what a host may do only so often; raises TooManyRequests."""
    host = unsolicited.hash_of(loaded.seats[HOST_SEAT].address)
    _count([asker().counter("host", host)])


def _count(counters: list[Counter]) -> None:
    installation = rendering.installation()
    try:
        tallies.count(installation.database, counters, installation.now())
    except Enough as enough:
        raise TooManyRequests(retry_after=enough.seconds) from None


def check_code(given: object) -> None:
    """Whether a new match may be set up with that code, where one is asked for; raises Invalid.

    Raises TooManyRequests where so many were wrong that even the right one has to wait.
    """
    installation = rendering.installation()
    if installation.settings.new != CODE:
        return
    visitor = asker()
    counters = visitor.of_network("code")

    def check(connection: Connection) -> None:
        for each in counters:
            tallies.check(connection, each, installation.now())

    try:
        installation.database.read(check)
    except Enough as enough:
        raise TooManyRequests(retry_after=enough.seconds) from None
    typed = given.strip() if isinstance(given, str) else ""
    if not compare_digest(_bytes(typed), _bytes(installation.settings.new_code)):
        if typed:
            _count(counters)
        raise Invalid([Problem("code", "code_wrong")])


def _bytes(text: str) -> bytes:
    return text.encode(errors="surrogatepass")


# --- wrong links -----------------------------------------------------------


def may_guess() -> bool:
    """Whether this network has not yet tried as many wrong links as it may."""
    try:
        _frequent().check(*_guess())
    except Enough:
        return False
    return True


def count_guess() -> None:
    """One more wrong link from this network, once for a request; raises TooManyRequests.

    A good link counts nothing.
    """
    if g.get("has_guessed"):
        return
    g.has_guessed = True
    try:
        _frequent().count(*_guess())
    except Enough as enough:
        raise TooManyRequests(retry_after=enough.seconds) from None


def _guess() -> tuple[list[Counter], int]:
    return asker().of_network("guess"), rendering.installation().now()


# --- at tables -------------------------------------------------------------


def count_table() -> None:
    """One more request that opens a table; it may then bring a data file along."""
    count("table", "table_a_day")
    request.max_content_length = LARGEST_BODY


def count_entry_of_network() -> None:
    """One more thing entered at some table from this network; raises TooManyRequests."""
    count_often("entries_by_network")


def count_entry_at(table_id: str) -> None:
    """One more thing entered at that table, from wherever; raises TooManyRequests."""
    _count_often([asker().counter("entries_at_one", table_id)])


def count_replay_at(table_id: str, replayed: int) -> None:
    """An entry after which so many others are played again counts as several."""
    if replayed >= REPLAYED_AS_ONE:
        counter = asker().counter("entries_at_one", table_id)
        _count_often([counter], replayed // REPLAYED_AS_ONE)


def count_often(what: str) -> None:
    """Count one more act that a network may do often; raises TooManyRequests."""
    _count_often(asker().of_network(what))


def count_stored(size: int) -> None:
    """Count the bytes that a request may add to the database; raises TooManyRequests."""
    visitor = asker()
    by_all = visitor.counter("bytes_by_all", tallies.EVERYBODY)
    _count_often([*visitor.of_network("bytes"), by_all], size)


def _count_often(counters: list[Counter], more: int = 1) -> None:
    try:
        _frequent().count(counters, rendering.installation().now(), more)
    except Enough as enough:
        raise TooManyRequests(retry_after=enough.seconds) from None


def _frequent() -> Frequent:
    found: Frequent = current_app.extensions["frequent"]
    return found
