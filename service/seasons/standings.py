"""Statistics of a season's plays: points, wins, streaks, head-to-head results, solo scores.

In a game of several people everyone gets one point for playing. Each player left behind adds one
point, and each player on the same place adds half a point. Bots do not count.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from service.seasons.listing import Play
from service.seasons.people import People


@dataclass(frozen=True)
class Standing:
    """A person's standing; `halves` is twice the points, so that it stays a whole number."""

    place: int
    person: str
    halves: int
    plays: int
    wins: int

    @property
    def points(self) -> int | float:
        """Return the points, such as 3 or 3.5."""
        return self.halves // 2 if self.halves % 2 == 0 else self.halves / 2


@dataclass(frozen=True)
class Streak:
    """A person's wins in a row: the current streak and the longest one."""

    person: str
    now: int
    longest: int


@dataclass(frozen=True)
class Alone:
    """A person's solo scores in one game; the latest play comes first."""

    person: str
    plays: Sequence[Play]
    falling: bool  # True if fewer points are better

    @property
    def best(self) -> Play:
        """Return the best play; of equal ones, the earliest."""
        sign = -1 if self.falling else 1
        return max(reversed(self.plays), key=lambda play: sign * score_of(play))

    @property
    def mean(self) -> float:
        """Return the mean of all scores."""
        return sum(map(score_of, self.plays)) / len(self.plays)

    @property
    def last(self) -> Play:
        """Return the latest play."""
        return self.plays[0]


def score_of(play: Play) -> int:
    """Return the score of a solo play."""
    scores = play.ended.scores if play.ended else []
    return scores[play.people[0]] if len(scores) > play.people[0] else 0


def halves_of(play: Play) -> dict[int, int]:
    """Return twice the points that a play brought, keyed by seat.

    In a cooperative game all share the first place; if it was lost, all share the last.
    """
    if play.together and not play.winners:
        return dict.fromkeys(play.people, 2)
    found, behind = {}, len(play.people)
    for place in play.places:
        behind -= len(place)
        for seat in place:
            found[seat] = 2 * (1 + behind) + len(place) - 1
    return found


def between_people(plays: Iterable[Play]) -> list[Play]:
    """Return the finished plays of more than one person, without those that were broken off."""
    over = (play for play in plays if play.ended is not None and not play.is_broken_off)
    return [play for play in over if len(play.people) > 1]


def standings(plays: Iterable[Play], people: People) -> list[Standing]:
    """Return the standings, most points first; equal points and wins share a place."""
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
    """Return the streaks of everyone who has won twice in a row, the longest first."""
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
    """Return for each pair (a, b) of people how often a finished before b."""
    found: Counter[tuple[str, str]] = Counter()
    for play in between_people(plays):
        sat = people.at(play)
        places = [[sat[seat] for seat in place] for place in play.places]
        for number, place in enumerate(places):
            later = [person for after in places[number + 1 :] for person in after]
            found.update((a, b) for a in place for b in later if a is not None and b is not None)
    return found


def alone(plays: Iterable[Play], people: People) -> dict[str, list[Alone]]:
    """Return everyone's solo scores, keyed by kind of game, the latest player first."""
    found: dict[str, dict[str, list[Play]]] = {}
    for play in plays:
        if play.ended is None or not play.is_alone or not play.ended.scores:
            continue
        person = people.at(play)[play.people[0]]
        if person is not None:
            found.setdefault(play.kind, {}).setdefault(person, []).append(play)
    return {
        kind: [
            Alone(person, sorted(each, key=lambda play: -(play.ended_at or 0)), each[0].is_falling)
            for person, each in by_person.items()
        ]
        for kind, by_person in found.items()
    }
