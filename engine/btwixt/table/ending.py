"""The end of a round and of the game: the track, the councils and the final tests."""

from __future__ import annotations

from dataclasses import replace

from engine.btwixt.box.printed import HAND_SIZE
from engine.btwixt.rules import councils
from engine.btwixt.state import NOBODY, NOTHING
from engine.btwixt.table.open_state import At, Bid, Council, beside, telling, with_council

# --- a round ---------------------------------------------------------------


def end_round(at: At) -> At:
    """End a round (steps 4 to 7) and begin the next.

    Bids are discarded, all leaders stand, and first player and track advance.
    """
    first = (at.first + 1) % at.seats
    bid = tuple(card.id for each in at.bids for card in each.cards if card.has_name)
    at = replace(
        at,
        gone=at.gone + bid,
        bids=(Bid(),) * at.seats,
        first=first,
        on_turn=first,
        ally=None,
        winner=NOBODY,
        is_named=False,
        is_placed=False,
        taken=(),
        holding=(),
    )
    at = telling(at, "first_passed", first_seat=first)
    track = at.track
    if at.round < track.rounds:
        return replace(at, round=at.round + 1)
    if at.season + 1 < len(track.seasons):
        at = _dealt(replace(at, season=at.season + 1, round=1))
        season = track.seasons[at.season]
        return telling(at, "season_started", season=season, rounds=track.rounds)
    return score(telling(replace(at, is_scoring=True), "rounds_done"))


def _dealt(at: At) -> At:
    """Deal the hands of a new season by the agreed option."""
    if at.rules.season_refresh == "add10":
        return replace(at, hands=tuple(size + HAND_SIZE for size in at.hands))
    is_new = at.rules.season_refresh == "redeal"
    sizes = [HAND_SIZE if is_new else max(size, HAND_SIZE) for size in at.hands]
    return replace(at, hands=tuple(sizes), gone=())


# --- the end ---------------------------------------------------------------


def power(at: At, council: Council) -> int | None:
    """Return a council's final power, or None while its tokens are face down."""
    worth = council.worth if council.tokens else 0
    if worth is None:
        return None
    box, size, count = at.rules.box, len(council.allies), len(council.tokens)
    powers = [
        each.power if each.number == NOTHING else councils.ally_power(box, each.number, size, count)
        for each in council.allies
    ]
    return sum(powers) + worth + council.adjusted


def turn_up(at: At, number: int, values: tuple[int, ...] | None, worth: int) -> At:
    """Enter the values of the tokens of council `number`, or only their sum.

    `worth` is the sum; `values` is None if only the sum is known.
    """
    council = at.councils[number]._replace(values=values, worth=worth)
    at = with_council(at, number, council)
    where = beside(at.seats, number)
    if values is None:
        at = telling(at, "council_summed", **where, power=power(at, council), total=worth)
    else:
        told = {"power": power(at, council), "values": list(values)}
        at = telling(at, "council_scored", **where, **told)
    return score(at)


def adjusted(at: At, number: int, by: int) -> At:
    """Set the sum of all corrections to the power of council `number`."""
    at = with_council(at, number, at.councils[number]._replace(adjusted=by))
    now = at.councils[number].visible + by
    at = telling(at, "hand_power", **beside(at.seats, number), power=now)
    return score(at) if at.is_scoring else at


def score(at: At) -> At:
    """Find the result as soon as the power of every council is known."""
    powers = [power(at, council) for council in at.councils]
    known = [each for each in powers if each is not None]
    if len(known) < at.seats:
        return replace(at, result=None)
    found = councils.standings(known, [len(council.allies) for council in at.councils])
    result = councils.result(found)
    if result == at.result:
        return at
    for seat, each in enumerate(found):
        facts = {"small": each.small, "large": each.large, "count": each.allies}
        at = telling(at, "leader_scored", seat=seat, **facts)
    at = telling(at, "game_over", seats=list(result["winners"]), reason=result["reason"])
    return replace(at, result=result)
