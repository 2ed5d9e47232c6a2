"""What a group's plays come to: points, wins, streaks, who finished before whom, scores alone.

Of a game between several everybody has a point for having played, one for each player left behind,
and half a one for each who shares the place. Bots are nobody here.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from service.groups.games import Play
from service.groups.people import People


@dataclass(frozen=True)
class Standing:
    """How a person stands: points in halves, so that they stay whole."""

    place: int
    person: str
    halves: int
    plays: int
    wins: int

    @property
    def points(self) -> int | float:
        """The points as they are said."""
        return self.halves // 2 if self.halves % 2 == 0 else self.halves / 2


@dataclass(frozen=True)
class Streak:
    """Wins in a row: up to now, and the most there ever were."""

    person: str
    now: int
    longest: int


@dataclass(frozen=True)
class Alone:
    """What somebody has come to in one game alone; the latest play comes first."""

    person: str
    plays: Sequence[Play]
    falling: bool  # whether less is better

    @property
    def best(self) -> Play:
        """The best of them, the first that was so good."""
        sign = -1 if self.falling else 1
        return max(reversed(self.plays), key=lambda play: sign * score_of(play))

    @property
    def mean(self) -> float:
        """Of all scores."""
        return sum(map(score_of, self.plays)) / len(self.plays)

    @property
    def last(self) -> Play:
        """The latest."""
        return self.plays[0]


def score_of(play: Play) -> int:
    """What somebody alone has come to."""
    scores = play.ended.scores if play.ended else []
    return scores[play.people[0]] if len(scores) > play.people[0] else 0


def _falls(play: Play) -> bool:
    return play.ended is not None and play.ended.falling


def halves_of(play: Play) -> dict[int, int]:
    """Of each seat twice the points that a play brought."""
    found, behind = {}, len(play.people)
    for place in play.places:
        behind -= len(place)
        for seat in place:
            found[seat] = 2 * (1 + behind) + len(place) - 1
    return found


def between_people(plays: Iterable[Play]) -> list[Play]:
    """Those that are over and were no one's alone."""
    return [play for play in plays if play.ended is not None and len(play.people) > 1]


def standings(plays: Iterable[Play], people: People) -> list[Standing]:
    """Most points first; who has as many and has won as often shares the place."""
    halves: Counter[str] = Counter()
    played: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for play in between_people(plays):
        found = halves_of(play)
        for seat, person in enumerate(people.at(play)):
            if person is not None:
                halves[person] += found.get(seat, 2)
                played[person] += 1
                wins[person] += seat in play.winners
    worth = {person: (halves[person], wins[person]) for person in played}
    better = {each: sum(other > each for other in worth.values()) for each in worth.values()}
    order = sorted(worth, key=lambda person: (better[worth[person]], person))
    return [
        Standing(better[worth[each]] + 1, each, halves[each], played[each], wins[each])
        for each in order
    ]


def streaks(plays: Iterable[Play], people: People) -> list[Streak]:
    """Of everybody who has ever won twice in a row, the longest first."""
    now: dict[str, int] = {}
    longest: dict[str, int] = {}
    for play in sorted(between_people(plays), key=lambda play: (play.ended_at or 0, play.id)):
        for seat, person in enumerate(people.at(play)):
            if person is not None:
                now[person] = now.get(person, 0) + 1 if seat in play.winners else 0
                longest[person] = max(longest.get(person, 0), now[person])
    found = [Streak(person, now[person], most) for person, most in longest.items() if most > 1]
    return sorted(found, key=lambda each: (-each.longest, -each.now, each.person))


def before(plays: Iterable[Play], people: People) -> Counter[tuple[str, str]]:
    """How often the first of two people finished before the second."""
    found: Counter[tuple[str, str]] = Counter()
    for play in between_people(plays):
        sat = people.at(play)
        places = [[sat[seat] for seat in place] for place in play.places]
        for number, place in enumerate(places):
            later = [person for after in places[number + 1 :] for person in after]
            found.update((a, b) for a in place for b in later if a is not None and b is not None)
    return found


def alone(plays: Iterable[Play], people: People) -> dict[str, list[Alone]]:
    """Of each kind of game what everybody has come to alone, whoever was at it last first."""
    found: dict[str, dict[str, list[Play]]] = {}
    for play in plays:
        if play.ended is None or not play.is_alone or not play.ended.scores:
            continue
        person = people.at(play)[play.people[0]]
        if person is not None:
            found.setdefault(play.kind, {}).setdefault(person, []).append(play)
    return {
        kind: [
            Alone(person, sorted(each, key=lambda play: -(play.ended_at or 0)), _falls(each[0]))
            for person, each in by_person.items()
        ]
        for kind, by_person in found.items()
    }
