"""Scoring for games with the real box: the final table, or the totals of a round.

The module contains no rules of its own. It calls councils.py and influence.py.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.btwixt.box.cards import TRACKS
from engine.btwixt.rules import councils, influence
from engine.scores import Report, Unscorable, listed, mapped, required, whole, wholes

FAULTS = ("players_wrong",)
LEAST, MOST = min(TRACKS), max(TRACKS)
LARGEST_POWER, LARGEST_TOTAL, LARGEST_ADJUSTMENT = 99, 999, 999
MOST_ALLIES, MOST_TOKENS = 50, 54
FACES = (1, 3)  # the printed values of tokens


def score(kind: str, data: Report) -> Report:
    return KINDS[kind](data)


def score_final(data: Report) -> Report:
    """Score the final councils (section 8)."""
    reported = listed(required(data, "councils"), "councils")
    at_a_table(len(reported), "councils")
    powers, sizes = [], []
    for number, report in enumerate(reported):
        at = f"councils[{number}]"
        council = mapped(report, at)
        allies = part(council, "allies", at, MOST_ALLIES, 0, LARGEST_POWER)
        tokens = part(council, "tokens", at, MOST_TOKENS, *FACES)
        adjust = council.get("adjust", 0)
        by = whole(adjust, f"{at}.adjust", -LARGEST_ADJUSTMENT, LARGEST_ADJUSTMENT)
        powers.append(sum(allies) + sum(tokens) + by)
        sizes.append(len(allies))
    found = councils.standings(powers, sizes)
    result = councils.result(found)
    return {
        "small": [each.small for each in found],
        "large": [each.large for each in found],
        "allies": [each.allies for each in found],
        "ranking": result["ranking"],
        "winners": result["winners"],
        "decided_by": result["reason"],
    }


def part(council: Report, name: str, at: str, most: int, least: int, largest: int) -> list[int]:
    """Return the list `name` of a council: the powers of its allies, or the values of its tokens.

    `most` limits its length, `least` and `largest` each number. `at` is the place for faults.
    """
    place = f"{at}.{name}"
    if name not in council:
        raise Unscorable("missing", place)
    values = listed(council[name], place, most=most)
    return [whole(each, f"{place}[{n}]", least, largest) for n, each in enumerate(values)]


def score_round(data: Report) -> Report:
    """Return the winner of a round (3a): a tie goes to the leader nearest to the first player.

    Players must themselves apply abilities that change ties or let the lowest total win.
    """
    count = len(listed(required(data, "totals"), "totals"))
    at_a_table(count, "totals")
    totals = wholes(data["totals"], "totals", count, 0, LARGEST_TOTAL)
    first = whole(required(data, "first_player"), "first_player", 0, count - 1)
    winner, _ = influence.best(totals, [], first)
    return {"winner": winner}


def at_a_table(count: int, at: str) -> None:
    if not LEAST <= count <= MOST:
        raise Unscorable("players_wrong", at, least=LEAST, most=MOST)


KINDS: dict[str, Callable[[Report], Report]] = {"final": score_final, "round": score_round}
