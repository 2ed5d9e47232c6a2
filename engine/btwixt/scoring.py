"""The end of a game, or a round's recruitment, of the real box: reports in, answers out.

The rules are asked, none stands here: councils.py and influence.py do what they do in every game.
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
FACES = (1, 3)  # what a printed token may show


def score(kind: str, data: Report) -> Report:
    return KINDS[kind](data)


def score_final(data: Report) -> Report:
    """Section 8, from what lies in every council."""
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
    """The powers of a council's allies, or the values of its tokens."""
    place = f"{at}.{name}"
    if name not in council:
        raise Unscorable("missing", place)
    values = listed(council[name], place, most=most)
    return [whole(each, f"{place}[{n}]", least, largest) for n, each in enumerate(values)]


def score_round(data: Report) -> Report:
    """3a: the highest total; a tie, at nought too, goes to the one nearest to the first player.

    What an ability says of ties, or that the lowest wins, is for the table to know.
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
