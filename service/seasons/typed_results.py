"""A result that a season's host types in: the game, the day, the people, points and winners."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime, time, timedelta

import engine
from service.installation.addresses import BadName, clean_name
from service.language.digits import whole_number
from service.people import own_notes
from service.people.problems import Invalid, Problem
from service.seasons.people import folded
from service.seasons.shared_plays import (
    HIGHEST,
    LONGEST_NOTE,
    MOST_PLAYERS,
    YEARS,
    SharedPlay,
    ranked,
)

WON, LOST = TOGETHER = ("won", "lost")  # how a cooperative game can end
IN_TEAMS = "teams"  # the winning team against the others
EVENING = time(20)  # a play's time on its day, unless that is still to come


def yesterday(now: datetime) -> date:
    """Return the day that the form shows at first."""
    return now.date() - timedelta(days=1)


def read(
    form: Mapping[str, str], play_id: str, games: Mapping[str, str], now: datetime
) -> SharedPlay:
    """Return the result as a play with that id; raises Invalid with all problems.

    `games` maps the folded titles of our games to their ids. `now` is in the host's time zone.
    """
    reader = _Reader(form)
    names, title, ended_at = reader.names(), reader.name("game"), reader.moment(now)
    venue, note, scores = reader.name("venue", is_needed=False), reader.note(), reader.scores()
    falling, together = form.get("lowest") == "yes", form.get("together", "") in TOGETHER
    winners = reader.winners(scores, falling)
    in_teams = form.get("together") == IN_TEAMS
    teams = ["1" if seat in winners else "2" for seat in range(len(names))] if in_teams else ()
    everybody = [[*range(len(names))]]
    if reader.problems:
        raise Invalid(reader.problems)
    return SharedPlay(
        id=play_id,
        game=games.get(folded(title), engine.PAD),
        title=title,
        names=names,
        bots=[],
        winners=winners,
        ranking=everybody
        if together
        else ranked([{}] * len(names), winners, scores, falling, teams),
        scores=scores,
        falling=falling,
        ended_at=ended_at,
        seconds=0,
        starter=None,
        venue=venue,
        note=note,
        together=together,
        teams=teams,
    )


class _Reader:
    """Reader of the form; it collects the problems of all fields."""

    def __init__(self, form: Mapping[str, str]) -> None:
        self.form = form
        self.problems: list[Problem] = []
        self.rows = [row for row in range(MOST_PLAYERS) if self._is_filled(row)]

    def _is_filled(self, row: int) -> bool:
        return any(self._text(f"{field}-{row}") for field in ("name", "score"))

    def _text(self, at: str) -> str:
        return self.form.get(at, "").strip()

    def name(self, at: str, is_needed: bool = True) -> str:
        """Return the name of a person, a game or a place."""
        text = self._text(at)
        try:
            return clean_name(text) if text or is_needed else ""
        except BadName as bad:
            self.problems.append(Problem(at, f"name_{bad.code}"))
            return ""

    def names(self) -> list[str]:
        """Return the names by seat; report two people of the same name as a problem."""
        if not self.rows:
            self.problems.append(Problem("name-0", "result_people"))
        names = [self.name(f"name-{row}") for row in self.rows]
        keys = [folded(name) for name in names]
        for seat, key in enumerate(keys):
            if key and key in keys[:seat]:
                self.problems.append(Problem(f"name-{self.rows[seat]}", "name_alike"))
        return names

    def moment(self, now: datetime) -> int:
        """Return the evening of the typed day, but at most now, in seconds since 1970."""
        try:
            day = date.fromisoformat(self._text("day"))
        except ValueError:
            day = date.max
        if day.year not in YEARS or day > now.date():
            self.problems.append(Problem("day", "result_day"))
            return 0
        return int(min(datetime.combine(day, EVENING, now.tzinfo), now).timestamp())

    def note(self) -> str:
        """Return the note, which may be ""."""
        try:
            return own_notes.tidy(self.form.get("note", ""), LONGEST_NOTE)
        except Invalid as invalid:
            self.problems += invalid.problems
            return ""

    def scores(self) -> list[int]:
        """Return the points by seat, or [] if none are typed."""
        texts = [self._text(f"score-{row}") for row in self.rows]
        found = [whole_number(text) for text in texts]
        scores = [points for points in found if points is not None and abs(points) <= HIGHEST]
        if any(texts) and len(scores) < len(self.rows):
            wrong = next(
                row for row, points in zip(self.rows, found, strict=True) if points is None
            )
            self.problems.append(Problem(f"score-{wrong}", "result_points"))
        return scores if any(texts) else []

    def winners(self, scores: Sequence[int], falling: bool) -> list[int]:
        """Return the ticked seats, or else those with the best score.

        All win or lose a cooperative game.
        """
        how = self._text("together")
        if how in TOGETHER:
            return [*range(len(self.rows))] if how == WON else []
        ticked = [seat for seat, row in enumerate(self.rows) if self._text(f"won-{row}") == "yes"]
        if ticked:
            return ticked
        if scores:
            best = min(scores) if falling else max(scores)
            return [seat for seat, points in enumerate(scores) if points == best]
        if len(self.rows) > 1:
            self.problems.append(Problem("score-0", "result_winner"))
        return [0]
