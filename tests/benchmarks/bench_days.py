"""Matches over weeks of simulated time: days that a game takes, and turns that players lose.

    python -m tests.benchmarks.bench_days [--matches M] [--plain]

The people live in four zones and have habits, holidays and days off. The service is down for two
days and for six months, and the mail server for a day. With `--plain`, all hours count, as they did
before matches had waking hours, and no holiday is announced. No test depends on a time.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import mean

import engine
from service.database.upgrading import upgrade
from service.matches.paces import DAY, HOUR
from tests.service import weeks_of_play
from tests.service.trial_installation import install
from tests.service.weeks_of_play import Weeks
from tests.service.world_of_links import UNLIMITED

PACES = ("fast", "daily", "daily", "relaxed", "brisk", "evening", "weekly")
BEFORE = ("fast", "daily", "daily", "relaxed")  # paces of all releases


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--usual", action="store_true", help="only paces of all releases")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/weeks.sqlite"
        upgrade(url)
        tell(weeks(Path(folder), url, given))


def weeks(folder: Path, url: str, given: argparse.Namespace) -> Weeks:
    """Simulate until all matches are over, and return the simulation."""
    house = install(folder, url).beside(limits=UNLIMITED)
    now = house.installation.now()
    outages = [(now + 9 * DAY + 5 * HOUR, now + 11 * DAY + 5 * HOUR)]
    outages.append((now + 24 * DAY + 2 * HOUR, now + 206 * DAY + 7 * HOUR))
    mail_outages = [(now + 2 * DAY + HOUR, now + 3 * DAY + HOUR)]
    played = Weeks(house, weeks_of_play.FRIENDS, outages, mail_outages, is_plain=given.plain)
    paces = BEFORE if given.plain or given.usual else PACES
    games = sorted(engine.games())
    for number in range(given.matches):
        game = games[number % len(games)]
        round_ = number // len(games)
        seats = min(4, 3 + round_ % 2)
        played.sit_down(game, seats, pace=paces[round_ % len(paces)])
    began = time.monotonic()
    for days in range(10, 3 * 365, 10):
        played.play(days)
        if len(played.ended) == len(played.tables):
            break
        print(f"day {days}: {len(played.ended)} over", file=sys.stderr)
    print(f"{time.monotonic() - began:.0f} s")
    return played


def tell(played: Weeks) -> None:
    """Print the figures."""
    marks = played.marks()
    print(f"{len(played.ended)} of {len(played.tables)} matches over; moves: {dict(marks)}")
    letters = played.box.kinds
    print(f"letters: {letters.total()} {dict(letters.most_common())}")
    print("defaults:", dict(Counter(each.why for each in played.defaults.values())))
    off = sum(end - start for start, end in played.outages)
    rows: dict[tuple[str, str], list[float]] = {}
    for table in played.tables:
        match = table.loaded().match
        days = (played.ended.get(match.id, 0) - played.began) / DAY
        if days * DAY + played.began > played.outages[-1][1]:
            days -= (played.outages[-1][1] - played.outages[-1][0]) / DAY
        rows.setdefault((match.game, ""), []).append(days)
        rows.setdefault((match.game, match.pace), []).append(days)
    print(f"service off for {off / DAY:.1f} days; six months are taken off below")
    for (game, pace), found in sorted(rows.items()):
        print(f"{game:16}{pace:10}{len(found):4} games {mean(found):8.1f} days each")


if __name__ == "__main__":
    main()
