"""Benchmark of the reported battles per second that `staffetta score` answers, beside a plain loop.

    python -m tests.benchmarks.bench_score [--battles K] [--rounds R]

Both read and write text in one process. They run interleaved, and the figures are medians of the
rounds. The plain loop reads and writes the same JSON. It applies the same rules of the third
edition with lists and integers to reports known to be valid. It checks nothing and explains no
value. Before the timing, both must give the same answers. No test depends on a time.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import engine
from service.language.words import speaker
from service.operations.scoring import answers

GAME = engine.games()["condottiere-3e"]
MERCENARIES = {"m1": 1, "m2": 2, "m3": 3, "m4": 4, "m5": 5, "m6": 6, "m10": 10}
BOX = {"winter": 3, "spring": 3, "bishop": 6, "courtesan": 12, "drummer": 6, "heroine": 3}
BOX |= {"scarecrow": 16, "surrender": 3, "m1": 10} | dict.fromkeys(list(MERCENARIES)[1:], 8)
CARDS = [card for card, copies in BOX.items() for _ in range(copies)]

# --- the reports -----------------------------------------------------------


def report(number: int) -> bytes:
    """Return a battle of two to six seats with three to eight cards each, until all passed."""
    luck = Random(number)
    seats = luck.randrange(2, 7)
    cards = luck.sample(CARDS, luck.randrange(3 * seats, 6 * seats))
    plays: list[list[Any]] = []
    for place, card in enumerate(cards):
        plays.append([place % seats, "bishop off" if card == "bishop" else card])
        if card == "surrender":
            break
    else:
        plays += [[seat, "pass"] for seat in range(seats)]
    said = {"kind": "battle", "players": seats, "options": {}, "holder": 0, "defender": None}
    return json.dumps(said | {"plays": plays}).encode()


# --- the filter ------------------------------------------------------------


def filter_all(reports: list[bytes]) -> list[str]:
    return [answer for answer, _ in answers(GAME, reports, speaker("en", GAME))]


# --- the plain loop --------------------------------------------------------


def floor_all(reports: list[bytes]) -> list[str]:
    return [json.dumps(floor_battle(json.loads(line))) for line in reports]


def floor_battle(data: dict[str, Any]) -> dict[str, Any]:
    lines: list[list[str]] = [[] for _ in range(data["players"])]
    passed, ended = 0, False
    for seat, card in data["plays"]:
        if card == "pass":
            passed += 1
        elif card == "bishop off":
            floor_bishop(lines)
        elif card != "scarecrow":
            if card in ("winter", "spring"):
                floor_burn(lines, "spring" if card == "winter" else "winter")
            lines[seat].append(card)
            ended = card == "surrender"
    return floor_answer(data, lines, ended or passed == data["players"])


def floor_bishop(lines: list[list[str]]) -> None:
    found = [MERCENARIES[card] for line in lines for card in line if card in MERCENARIES]
    if found:
        floor_burn(lines, f"m{max(found)}")


def floor_burn(lines: list[list[str]], card: str) -> None:
    for line in lines:
        while card in line:
            line.remove(card)


def floor_answer(data: dict[str, Any], lines: list[list[str]], ended: bool) -> dict[str, Any]:
    season = next((c for line in lines for c in line if c in ("winter", "spring")), None)
    highest = max((MERCENARIES.get(card, 0) for line in lines for card in line), default=0)
    totals = [floor_strength(line, season, highest) for line in lines]
    best = max(totals)
    winner = totals.index(best) if totals.count(best) == 1 else None
    courted = [line.count("courtesan") for line in lines]
    most = max(courted)
    if most and courted.count(most) == 1:
        holder = courted.index(most)
    else:
        holder = (data["holder"] + 1) % len(lines) if winner is None else winner
    answer = {"lines": lines, "season": season, "strengths": totals}
    return answer | {"winner": winner, "holder": holder, "ended": ended}


def floor_strength(line: list[str], season: str | None, highest: int) -> int:
    total, double = 0, 2 if "drummer" in line else 1
    for card in line:
        number = MERCENARIES.get(card)
        if number is None:
            total += 10 if card == "heroine" else card == "courtesan"
        else:
            total += (1 if season == "winter" else number) * double
            total += 3 if season == "spring" and number == highest else 0
    return total


# --- side by side ----------------------------------------------------------


def must_agree(reports: list[bytes]) -> None:
    """Fail if the plain loop gives different answers: it would be no baseline then."""
    for line, ours, theirs in zip(reports, filter_all(reports), floor_all(reports), strict=True):
        found, wanted = json.loads(ours), json.loads(theirs)
        assert {name: found[name] for name in wanted} == wanted, line


def timed(work: Callable[[list[bytes]], list[str]], reports: list[bytes]) -> float:
    began = perf_counter()
    work(reports)
    return len(reports) / (perf_counter() - began)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--battles", type=int, default=5000)
    arguments.add_argument("--rounds", type=int, default=5)
    asked = arguments.parse_args()
    reports = [report(number) for number in range(asked.battles)]
    must_agree(reports)
    ours, floor = [], []
    for _ in range(asked.rounds):
        ours.append(timed(filter_all, reports))
        floor.append(timed(floor_all, reports))
    plays = sum(len(json.loads(line)["plays"]) for line in reports) / len(reports)
    print(f"{asked.battles} battles of {plays:.1f} plays, {asked.rounds} rounds, text to text")
    print(f"staffetta score   {median(ours):10,.0f} battles/s")
    print(f"plain loop        {median(floor):10,.0f} battles/s")
    print(f"ratio             {median(ours) / median(floor):10.2f}")


if __name__ == "__main__":
    main()
