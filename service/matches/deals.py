"""Deals between two players of a match: offered, answered, withdrawn.

An offer has promises of both sides, in the game's closed vocabulary (engine/deals). It expires, but
not while the match is paused or the service is down. Promises are watched in promises.py.

Each player counts their own deals from 1, so that a number tells nothing about those of others.

A private deal is known to its two players until one of its promises is kept or broken. Then that
promise is public. A hand that was shown in private is made known at the end of the game only.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update

from engine.deals import SHOW, Dealing, Promise
from service.database.rows import DEAL, DealRow, DealRule, DealStatus, SeatRow, fetch_first, to_json
from service.installation.coded_error import CodedError
from service.installation.limits import Limits
from service.matches import deeds, outbox, promises, store, talk, turns
from service.matches.paces import DAY
from service.matches.promises import Marked
from service.matches.store import LoadedMatch
from service.matches.talk import TalkRefused

OFFER, ANSWER = "offer", "answer"  # kinds of letters
MOST_TERMS = 3  # promises of one side
LONGEST_OFFER = 14 * DAY  # in matches without deadlines
MOST_OPEN = 5  # offers by one player that wait for an answer
REPEAT_SECONDS = 60  # seconds in which the same offer is the same tap
# Codes of DealRefused, besides those of TalkRefused for the player to deal with.
CODES = (
    *("no_deals", "not_running", "paused", "not_joined", "no_promise", "too_many_promises"),
    *("not_now", "too_many_open", "too_often", "no_deal", "answered", "expired", "outdated"),
)
OF_TALK = ("nobody", "no_seat", "bot", "gone")


class DealRefused(CodedError):
    """Raised if an offer or answer is not possible; `code` is one of CODES or OF_TALK."""


# --- what may be offered -----------------------------------------------------


def rule_of(loaded: LoadedMatch) -> DealRule:
    """Return the rule for deals: "none" without private talk, or if the game has no deals."""
    has_deals = loaded.game.deals is not None and talk.is_private_allowed(loaded)
    return loaded.match.deals if has_deals else "none"


def why_not(loaded: LoadedMatch, seat: int) -> str | None:
    """Return a code for the reason why this seat can offer nothing now; None if it can."""
    if rule_of(loaded) == "none":
        return "no_deals"
    if not talk.is_present(loaded.seats[seat]):
        return "not_joined"
    if loaded.is_paused:
        return "paused"
    if not loaded.is_running:
        return "not_running"
    return None if talk.others(loaded, seat) else "nobody"


def offered_terms(loaded: LoadedMatch, giver: int, taker: int) -> list[Promise]:
    """Return the promises that the seat `giver` can make to the seat `taker` now."""
    if why_not(loaded, giver) is not None:
        return []
    dealing, view = _dealing(loaded), loaded.game.view(loaded.state, None)
    return [
        Promise(giver, taker, term, dealing.scope(term, view))
        for term in dealing.terms(view, giver, taker)
    ]


def _dealing(loaded: LoadedMatch) -> Dealing:
    dealing = loaded.game.deals
    assert dealing is not None, "a match without deals has been refused"
    return dealing


# --- offering --------------------------------------------------------------


def offer(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    to: int,
    gives: Sequence[str],
    takes: Sequence[str],
    now: int,
    is_public: bool = False,
    answers: int | None = None,
    limits: Limits | None = None,
) -> DealRow:
    """Store a seat's offer to another seat, and write to that player; raises DealRefused.

    `gives` are the terms that the seat promises, `takes` those that it asks for. `answers` is the
    seat's number of the offer that this one counters. The match must be locked.
    """
    author = loaded.seats[seat]
    _count(connection, author, limits or Limits(), now)
    if code := why_not(loaded, seat):
        raise DealRefused(code)
    partner = _partner(loaded, author, to)
    wanted = _wanted(loaded, seat, to, gives, takes)
    made = promises.of_match(connection, author.match_id)
    waiting = [each for each in made if is_open(loaded, each, now) and _is_by(each, author)]
    for each in waiting:
        is_same = (each.promises, each.is_public) == ([[*one] for one in wanted], is_public)
        if is_same and _is_to(each, partner) and now - each.at < REPEAT_SECONDS:
            return each
    if len(waiting) >= MOST_OPEN:
        raise DealRefused("too_many_open", most=MOST_OPEN)
    if answers is not None:
        countered = _to_answer(loaded, made, author, answers, now)
        if not _is_by(countered, partner):
            raise DealRefused("no_deal")
        _answer(connection, loaded, countered, "countered", now)
        answers = countered.number
    return _store(connection, loaded, author, partner, wanted, now, is_public, answers)


def _store(
    connection: Connection,
    loaded: LoadedMatch,
    author: SeatRow,
    partner: SeatRow,
    wanted: list[Promise],
    now: int,
    is_public: bool,
    answers: int | None,
) -> DealRow:
    last = select(func.max(DEAL.c.number)).where(DEAL.c.match_id == author.match_id)
    number = (connection.execute(last).scalar() or 0) + 1
    row = {
        "match_id": author.match_id,
        "number": number,
        **dict(zip(("seat", "tenure", "given_at"), store.player_of(author), strict=True)),
        **dict(zip(("to_seat", "to_tenure", "to_given_at"), store.player_of(partner), strict=True)),
        DEAL.c.promises.name: to_json(wanted),
        "marks": "[]",
        "is_public": is_public,
        "status": "offered",
        "answers": answers,
        "turn": loaded.match.turn,
        "at": now,
        "until": _end_of(loaded, partner, now),
    }
    connection.execute(insert(DEAL), row)
    outbox.write(connection, partner, OFFER, loaded.match.turn, now, number=number)
    deeds.tell(author.match_id, "deal_offered", author.number, loaded.match.turn)
    store.refresh_pages(connection, [author, partner])
    return _one(connection, author.match_id, number)


def _end_of(loaded: LoadedMatch, partner: SeatRow, now: int) -> int:
    """Return when an offer expires: its reader has as much time as for a decision."""
    clock = loaded.clock_of(partner)
    return now + LONGEST_OFFER if clock.control.pace.is_endless else clock.deadline(now)


def _wanted(
    loaded: LoadedMatch, seat: int, to: int, gives: Sequence[str], takes: Sequence[str]
) -> list[Promise]:
    """Return the promises for the terms of an offer; raises DealRefused if one cannot be made."""
    wanted: list[Promise] = []
    for giver, taker, terms in ((seat, to, gives), (to, seat, takes)):
        offered = {each.term: each for each in offered_terms(loaded, giver, taker)}
        if len(terms) > MOST_TERMS:
            raise DealRefused("too_many_promises", most=MOST_TERMS)
        for term in dict.fromkeys(terms):
            if term not in offered:
                raise DealRefused("not_now")
            wanted.append(offered[term])
    if not wanted:
        raise DealRefused("no_promise")
    return wanted


def _partner(loaded: LoadedMatch, author: SeatRow, to: int) -> SeatRow:
    try:
        talk.circle_of(loaded, author, [to])
    except TalkRefused as refused:
        raise DealRefused(refused.code, **refused.facts) from None
    return loaded.seats[to]


def _count(connection: Connection, author: SeatRow, limits: Limits, now: int) -> None:
    try:
        talk.count(connection, author, limits, now)
    except TalkRefused as refused:
        raise DealRefused(refused.code, **refused.facts) from None


# --- answering -------------------------------------------------------------


def accept(
    connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int
) -> DealRow:
    """Accept an offer; raises DealRefused.

    Promises to show a hand are kept at once. `number` is the player's own number of the offer. A
    second try changes nothing. The match must be locked.
    """
    row, made = loaded.seats[seat], promises.of_match(connection, loaded.match.id)
    own = own_deal(made, row, number)
    if own and own.status == "accepted":
        return own
    deal = _to_answer(loaded, made, row, number, now)
    if code := why_not(loaded, seat):
        raise DealRefused(code)
    for promise in promises.of_deal(deal):
        if promise not in offered_terms(loaded, promise.giver, promise.taker):
            raise DealRefused("outdated")
    _answer(connection, loaded, deal, "accepted", now)
    marks = [
        [place, *_kept_at_once(connection, loaded, promise, now)]
        for place, promise in enumerate(promises.of_deal(deal))
        if promise.term == SHOW
    ]
    if marks:
        promises.store_marks(connection, deal, marks)
    promises.recount(connection, loaded.match.id)
    return _one(connection, deal.match_id, deal.number)


def _kept_at_once(
    connection: Connection, loaded: LoadedMatch, promise: Promise, now: int
) -> Marked:
    """Keep a promise for its giver, by an out-of-turn action; raises DealRefused if they cannot."""
    present = store.load(connection, loaded.match.id)
    game, state = present.game, present.state
    action = _dealing(present).at_once(promise, game.view(state, promise.giver))
    assert action is not None, "only such promises are kept at once"
    refusal = game.refusal(state, promise.giver, action)
    if refusal is None:
        turns.do_aside(connection, present, promise.giver, action, now)
    elif refusal["code"] != "shown_before":
        raise DealRefused("outdated")
    return Marked("kept", state.turn)


def decline(
    connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int
) -> DealRow:
    """Decline an offer, or withdraw one's own; raises DealRefused. A second try changes nothing."""
    row, made = loaded.seats[seat], promises.of_match(connection, loaded.match.id)
    own = own_deal(made, row, number)
    how: DealStatus = "withdrawn" if own and _is_by(own, row) else "declined"
    if own and own.status == how:
        return own
    deal = own if own and how == "withdrawn" else _to_answer(loaded, made, row, number, now)
    if deal.status != "offered":
        raise DealRefused("answered")
    _answer(connection, loaded, deal, how, now)
    return _one(connection, deal.match_id, deal.number)


def _answer(
    connection: Connection, loaded: LoadedMatch, deal: DealRow, status: DealStatus, now: int
) -> None:
    """Store an answer; write to the player who made the offer if it is accepted or declined."""
    values = {"status": status, "answered_at": now, "agreed_turn": loaded.match.turn}
    one = (DEAL.c.match_id == deal.match_id, DEAL.c.number == deal.number)
    connection.execute(update(DEAL).where(*one).values(**values))
    if status in ("accepted", "declined"):
        author = loaded.seats[deal.seat]
        outbox.write(connection, author, ANSWER, loaded.match.turn, now, number=deal.number)
    deeds.tell(deal.match_id, f"deal_{status}", deal.to_seat, loaded.match.turn)
    is_told_to_all = status == "accepted" and deal.is_public
    both = [loaded.seats[deal.seat], loaded.seats[deal.to_seat]]
    store.refresh_pages(connection, loaded.seats if is_told_to_all else both)


def _to_answer(
    loaded: LoadedMatch, made: Sequence[DealRow], row: SeatRow, number: int, now: int
) -> DealRow:
    """Return the offer that a seat's player counts as `number`, if it waits for their answer.

    Raises DealRefused otherwise.
    """
    deal = own_deal(made, row, number)
    if deal is None or not _is_to(deal, row):
        raise DealRefused("no_deal")
    if deal.status != "offered":
        raise DealRefused("answered")
    if not is_open(loaded, deal, now):
        raise DealRefused("expired")
    return deal


def own_deals(made: Sequence[DealRow], row: SeatRow) -> list[DealRow]:
    """Return the deals of a seat's current player, in the order in which they count them."""
    return [each for each in made if is_party(each, row)]


def own_deal(made: Sequence[DealRow], row: SeatRow, number: int) -> DealRow | None:
    """Return the deal that a seat's player counts as `number`, or None."""
    return dict(enumerate(own_deals(made, row), 1)).get(number)


def is_open(loaded: LoadedMatch, deal: DealRow, now: int) -> bool:
    """True while an offer can be accepted: it has not expired, and both players are there."""
    is_late = deal.until <= (loaded.match.paused_at or now)
    is_waiting = deal.status == "offered" and loaded.is_under_way and not is_late
    return is_waiting and promises.are_present(loaded, deal)


def is_party(deal: DealRow, row: SeatRow) -> bool:
    """True if the seat's current player is one of the two players of a deal."""
    return store.player_of(row) in promises.parties(deal)


def _is_by(deal: DealRow, row: SeatRow) -> bool:
    return promises.parties(deal)[0] == store.player_of(row)


def _is_to(deal: DealRow, row: SeatRow) -> bool:
    return promises.parties(deal)[1] == store.player_of(row)


def find(connection: Connection, match_id: str, number: int) -> DealRow | None:
    """Return the deal with that number, or None."""
    one = (DEAL.c.match_id == match_id, DEAL.c.number == number)
    return fetch_first(connection, select(DEAL).where(*one), DealRow)


def _one(connection: Connection, match_id: str, number: int) -> DealRow:
    found = find(connection, match_id, number)
    assert found is not None, "it was just stored"
    return found


# --- reading ---------------------------------------------------------------


def known_places(loaded: LoadedMatch, deal: DealRow, seat: int | None) -> list[int]:
    """Return the indexes of a deal's promises that a seat, or a spectator (None), may know.

    Its players know all of them. All others know an accepted public deal, and each promise of a
    private one that was kept or broken.
    """
    every = promises.of_deal(deal)
    if seat is not None and is_party(deal, loaded.seats[seat]):
        return [*range(len(every))]
    if deal.status != "accepted":
        return []
    if deal.is_public:
        return [*range(len(every))]
    is_over = loaded.match.status == "over"
    return [
        place
        for place, marked in sorted(promises.marks_of(deal).items())
        if marked.mark != "yielded" and (is_over or every[place].term != SHOW)
    ]


# --- times that move, and rows that go ---------------------------------------


def shift(connection: Connection, seconds: int, matches: Select[Any]) -> None:
    """Move the end of waiting offers by `seconds`; `matches` selects the ids of their matches."""
    waiting = (DEAL.c.status == "offered", DEAL.c.match_id.in_(matches))
    connection.execute(update(DEAL).where(*waiting).values(until=DEAL.c.until + seconds))


def forget(connection: Connection, match_id: str) -> None:
    """Delete the offers of a match, and the deals of which no promise was kept or broken."""
    vain = or_(DEAL.c.status != "accepted", DEAL.c.marks == "[]")
    connection.execute(delete(DEAL).where(DEAL.c.match_id == match_id, vain))
