"""The same people once more: a match like one that is over, begun by whoever of them asks first.

A link to a seat proves its holder, so the others are invited at once, and counted as ever.
"""

from itertools import count

from sqlalchemy import Connection, select

from engine import BadOption
from service.database.models import MATCH
from service.database.rows import LinkRow, MatchRow, SeatRow, fetch_first
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.matches import campaigns, store
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import open_links, proposals, seating
from service.people.problems import NotPossible
from service.people.proposals import Person, Proposal
from service.people.unsolicited import THE_SERVICE, Asker

JUST_BEGUN = 600  # seconds in which a button that was pressed twice leads to the same match


def why_not(connection: Connection, loaded: LoadedMatch) -> str:
    """Why these people cannot play the same again yet, by a code; empty where they can."""
    if loaded.match.status != "over":
        return "not_over"
    campaign = campaigns.of(connection, loaded.match, None)
    if campaign is not None and campaign.status in ("running", "waiting", "stalled"):
        return "campaign"
    return "" if _is_agreeable(loaded) else "rules"


def begun(connection: Connection, loaded: LoadedMatch) -> MatchRow | None:
    """The match that has followed this one so, unless it was called off."""
    last = None
    for number in count(1):
        row = _numbered(connection, loaded, number)
        if row is None:
            return last
        last = None if row.status == "called_off" else row
    return last


def begin(
    connection: Connection,
    loaded: LoadedMatch,
    number: int,
    tokens: Tokens,
    now: int,
    asker: Asker = THE_SERVICE,
    word: str = "",
) -> str:
    """A match with the same people, pace and options, whoever has that seat its host.

    `word` is theirs for the seed.

    Asked for twice it is begun once. Raises NotPossible, and Invalid where somebody wants no
    invitation or has enough of them for a day: then nothing is begun.
    """
    if reason := why_not(connection, loaded):
        raise NotPossible(reason)
    earlier = begun(connection, loaded)
    if earlier is not None:
        return earlier.id
    proposal = Proposal(
        game=loaded.game,
        options=options_of(loaded),
        pace=loaded.match.pace,
        language=loaded.match.language,
        people=[_person(loaded, seat) for seat in in_order(loaded, number)],
        plans_at_once=loaded.match.plans_at_once,
    )
    key = _free_key(connection, loaded)
    match_id = seating.create(connection, proposal, tokens, now, key, asker)
    seating.invite(connection, store.load(connection, match_id, lock=True), now, asker, word)
    open_links.make_where_due(connection, match_id, tokens, now)
    return match_id


def first_link(connection: Connection, match_id: str, address: str, now: int) -> LinkRow | None:
    """The link to the new match for the player who has begun it just now, to go on with at once.

    None for everybody else, later, and once it was replaced: then a letter has the link.
    """
    match, link = (
        store.row_of(connection, match_id),
        links.current(connection, "seat", Target(match_id, HOST_SEAT)),
    )
    is_first = link is not None and link.address == address and link.made_at == match.made_at
    return link if is_first and 0 <= now - match.made_at < JUST_BEGUN else None


def in_order(loaded: LoadedMatch, number: int) -> list[SeatRow]:
    """The seats as they will sit: whoever begins it first, the others round the table as before."""
    return loaded.seats[number:] + loaded.seats[:number]


def options_of(loaded: LoadedMatch) -> dict[str, object]:
    """Return the options that a game between the same people is set up with."""
    return campaigns.without_carried(loaded.game, loaded.match.options)


def _is_agreeable(loaded: LoadedMatch) -> bool:
    """Whether the game as it is today can be set up so."""
    try:
        loaded.game.setup(len(loaded.seats), options_of(loaded), bytes(32))
    except BadOption:
        return False
    return True


def _person(loaded: LoadedMatch, seat: SeatRow) -> Person:
    """Whoever has that seat; one that is nobody's any more is left open."""
    if not seat.address and not seat.bot:
        return proposals.nobody(loaded.match.language)
    return Person(seat.name, seat.address, seat.language, seat.timezone, seat.bot)


def _key(loaded: LoadedMatch, number: int) -> str:
    return f"again {loaded.match.id} {number}"


def _numbered(connection: Connection, loaded: LoadedMatch, number: int) -> MatchRow | None:
    query = select(MATCH).where(MATCH.c.creation_key == _key(loaded, number))
    return fetch_first(connection, query, MatchRow)


def _free_key(connection: Connection, loaded: LoadedMatch) -> str:
    free = (number for number in count(1) if _numbered(connection, loaded, number) is None)
    return _key(loaded, next(free))
