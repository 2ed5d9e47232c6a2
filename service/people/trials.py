"""Trials: matches against bots that a visitor begins at once, without an address.

A trial is a match like any other, except that it is erased with everything after a week. Its
player has no address, so no letter about it is ever written.
"""

from sqlalchemy import Connection, bindparam, func, insert, select

from engine.game import AnyGame
from service.database.rows import MATCH, SEAT
from service.database.statements import Statement
from service.installation import limit_counters
from service.installation.limit_counters import LimitExceeded
from service.installation.limits import DAY, Limit, Limits
from service.installation.tokens import Tokens
from service.language.dates import guess_timezone
from service.language.words import speaker
from service.links import store as links
from service.links.store import Target
from service.matches import erasing, seeds, store
from service.matches.paces import DEFAULT_PACE
from service.people import proposals, seating
from service.people.proposals import Person

SEAT_OF_PLAYER = 0
USUAL_SEATS = 3  # a short game, in which more than two can meet
MOST_AT_ONCE = 50  # erased in one pass
CEILING = "trials_by_all"
_IS_TRIAL = MATCH.c.until.is_not(None)
OVERDUE = Statement(
    select(MATCH.c.id)
    .where(_IS_TRIAL, MATCH.c.until <= bindparam("now"))
    .order_by(MATCH.c.until)
    .limit(MOST_AT_ONCE)
)


def seats_of(game: AnyGame) -> int:
    """Return the number of players in a trial of this game."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def days(limits: Limits) -> int:
    """Return the number of days for which a trial is kept."""
    return max(1, limits.everywhere[CEILING].seconds // DAY)


def begin(
    connection: Connection,
    game: AnyGame,
    language: str,
    key: str,
    kept: Limit,
    tokens: Tokens,
    now: int,
) -> str:
    """Begin a trial and return the token of its player's seat; the same key returns the same token.

    Raises LimitExceeded if the installation has as many trials as it may.
    """
    query = select(MATCH.c.id).where(MATCH.c.creation_key == key)
    match_id: str | None = connection.execute(query).scalar()
    if match_id is None:
        _refuse_too_many(connection, kept, now)
        match_id = _insert_match(connection, game, language, key, now, now + kept.seconds)
        links.make(connection, tokens, "seat", Target(match_id, SEAT_OF_PLAYER), now)
        seating.start_when_all_are_in(connection, store.load(connection, match_id), now)
    return links.current_token(connection, tokens, "seat", Target(match_id, SEAT_OF_PLAYER))


def _insert_match(
    connection: Connection, game: AnyGame, language: str, key: str, now: int, until: int
) -> str:
    """Insert the match, its player and its bots; return the match's id."""
    name = str(speaker(language)("try-player"))
    people = [Person(name, "", language, guess_timezone(language))]
    while len(people) < seats_of(game):
        people.append(proposals.bot(game, language, [each.name for each in people]))
    match_id = seating.lay_table(
        connection,
        now,
        game=game.id,
        options="{}",
        seats=len(people),
        **seeds.fresh(),
        rules_version=game.rules_version,
        language=language,
        pace=DEFAULT_PACE,
        creation_key=key,
        until=until,
    )
    rows = [seating.row_of(match_id, number, each) for number, each in enumerate(people)]
    connection.execute(insert(SEAT), [{**row, "muted": True} for row in rows])
    return match_id


def _refuse_too_many(connection: Connection, kept: Limit, now: int) -> None:
    count, earliest = _living(connection)
    if count >= kept.most:
        raise LimitExceeded(CEILING, max(1, earliest - now))


def _living(connection: Connection) -> tuple[int, int]:
    """Return the number of trials, and the time when the first is erased (0 if there is none)."""
    query = select(func.count(), func.coalesce(func.min(MATCH.c.until), 0)).where(_IS_TRIAL)
    count, earliest = connection.execute(query).one()
    return count, earliest


def ceilings(connection: Connection, limits: Limits, now: int) -> dict[str, tuple[int, int]]:
    """Return, for each limit of the installation, the amount used and the limit."""
    found = limit_counters.ceilings(connection, limits, now)
    return found | {CEILING: (_living(connection)[0], limits.everywhere[CEILING].most)}


def overdue(connection: Connection, now: int) -> list[str]:
    """Return the ids of trials that have expired, a limited number per call."""
    return [match_id for (match_id,) in OVERDUE.tuples(connection, now=now)]


def forget(connection: Connection, match_id: str) -> None:
    """Erase a trial, unless somebody has locked it just now."""
    if store.lock_if_free(connection, match_id):
        erasing.erase(connection, match_id)
