"""The clock: when time counts for a player, when a decision ends, and when to remind of it.

All of it follows from a frozen `Clock`: the match's time control and the player's days. Nothing
here reads the time or the database. Moments are seconds since 1970; times of day are minutes after
midnight in the player's zone.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from operator import attrgetter
from zoneinfo import ZoneInfo

from service.database.rows import MatchRow, SeatRow, from_json
from service.language import countries
from service.language.dates import local_time
from service.matches.paces import DAY, ENDLESS, HOUR, PACES, Pace

Stretch = tuple[int, int]  # a time span: its first moment, and the one after its last
WAKES, SLEEPS = 8 * 60, 22 * 60
MINUTE, MIDNIGHT = 60, 24 * 60
NINE = 21 * 60
NOTICE = 6 * HOUR  # least time before nine in the evening at the pace that ends there
TOO_CLOSE = 30 * 60  # seconds after a letter in which a reminder is noise
SPARE = 10 * DAY  # days off and holidays in a row that a deadline is moved by at most
# The columns of MATCH and SEAT that make a clock, in the order of `from_columns`.
OF_MATCH_ROW = ("pace", "clock_json")
OF_SEAT_ROW = ("timezone", "wakes", "sleeps", "days_off", "holidays", "away_json", "rhythm")
_of_match, _of_seat = attrgetter(*OF_MATCH_ROW), attrgetter(*OF_SEAT_ROW)
A_DAY, LONGEST_SEARCH = timedelta(days=1), 400  # days
# When to remind: as a share of the time, or seconds before the deadline.
HALF_TIME = 0
RHYTHMS = {
    "usual": (HALF_TIME, 2 * HOUR),
    "often": (24 * HOUR, 8 * HOUR, 2 * HOUR),
    "once": (HALF_TIME,),
    "last": (2 * HOUR,),
    "never": (),
}


@dataclass(frozen=True)
class TimeControl:
    """The time control of a match, fixed when it is made.

    With `only_awake`, time does not count at night. With `days_off`, it does not count on the
    players' days off and on public holidays. The clock waits for players who are away, but with
    `plays_on` a bot plays for them. With `asks_first`, a deadline that passes lets the others vote
    (service/matches/late_votes).
    """

    pace: Pace
    only_awake: bool = False
    days_off: bool = False
    plays_on: bool = False
    asks_first: bool = False

    @property
    def most(self) -> int:
        """Return the longest time in seconds from a question to its deadline, without absences."""
        return 2 * self.pace.seconds + SPARE


@dataclass(frozen=True)
class Days:
    """A player's days: zone, waking hours, days off and absences.

    `sleeps` is after 24:00 for those who go to bed after midnight. `off` has days of the week,
    Monday is 0. The public holidays of `country` are off too, if it is not "". `away` has the
    absences, each as a time span.
    """

    zone: str
    wakes: int = WAKES
    sleeps: int = SLEEPS
    off: frozenset[int] = frozenset()
    country: str = ""
    away: tuple[Stretch, ...] = ()
    rhythm: str = "usual"

    def is_off(self, day: date) -> bool:
        """True for a day off or a public holiday."""
        return day.weekday() in self.off or countries.is_holiday(self.country, day)


@dataclass(frozen=True)
class Clock:
    """The clock of one seat."""

    control: TimeControl
    days: Days

    @property
    def waits_for(self) -> tuple[Stretch, ...]:
        """Return the absences in which no time counts."""
        return () if self.control.plays_on else self.days.away

    @classmethod
    def of(cls, match: MatchRow, seat: SeatRow) -> "Clock":
        """Return the clock of a seat of a match."""
        return from_columns(*_of_match(match), *_of_seat(seat))

    def at_pace(self, pace: Pace) -> "Clock":
        """Return this clock with another pace."""
        return replace(self, control=replace(self.control, pace=pace))

    # --- deadlines ---------------------------------------------------------

    @property
    def _is_plain(self) -> bool:
        """True if all time counts."""
        return not (self.control.only_awake or self.control.days_off or self.waits_for)

    @property
    def allowance(self) -> int:
        """Return the number of counted seconds that a decision may take.

        If nights do not count, a day of the pace is only as long as the player is awake.
        """
        seconds = self.control.pace.seconds
        if not self.control.only_awake:
            return seconds
        awake = MINUTE * (self.days.sleeps - self.days.wakes)
        return min(seconds, awake) if seconds < DAY else seconds * awake // DAY

    def deadline(self, began: int) -> int:
        """Return the deadline of a decision that begins at `began`.

        It is the last moment at which no more time has counted than the pace allows. So it is never
        at night if nights don't count. It comes at most `TimeControl.most` seconds after `began`,
        plus the absences in between.
        """
        pace = self.control.pace
        if pace.seconds in (0, ENDLESS):
            return began + pace.seconds
        if pace.evening:
            return min(self._evening(began + NOTICE), self._latest(began))
        return min(self.later(began, self.allowance), self._latest(began))

    def later(self, since: int, seconds: int) -> int:
        """Return the last moment at which no more than `seconds` have counted since `since`."""
        if self._is_plain:
            return since + seconds
        for start, end in self._stretches(since, self.control.only_awake):
            if start + seconds < end:
                return start + seconds
            seconds -= end - start
        raise AssertionError("the last time span of `_stretches` has no end")

    def counting_from(self, at: int) -> int:
        """Return the moment itself if time counts then, else the next one at which it does."""
        return self.later(at, 0)

    def counted(self, since: int, until: int) -> int:
        """Return the seconds that count between two moments."""
        if self._is_plain:
            return max(0, until - since)
        seconds = 0
        for start, end in self._stretches(since, self.control.only_awake):
            if start >= until:
                break
            seconds += min(end, until) - start
        return seconds

    def moved(self, deadline: int, seconds: int, now: int) -> int:
        """Return a deadline moved later because its player lost the `seconds` before `now`.

        The player may have lost them to an outage, for example. The time that was left before the
        loss counts from `now` on. A deadline in the evening stays in the evening. Negative
        `seconds` move the deadline earlier.
        """
        end = self.counting_from(deadline + seconds)
        if seconds <= 0:
            return end
        if not self._is_plain:
            end = max(end, self.later(now, self.counted(now - seconds, deadline)))
        return self.in_the_evening(end, now)

    def waiting(self, deadline: int, since: int, before: "Clock") -> int:
        """Return the deadline, moved later if this clock counts less time than the clock `before`.

        The player keeps the time that was left at `since`. Somebody who is away then has time at
        least until their return. A deadline in the evening stays in the evening.
        """
        left = before.counted(since, deadline)
        is_away = is_in(self.waits_for, since)
        if self.counted(since, deadline) >= left and not (is_away and left == 0):
            return deadline
        return max(deadline, self.in_the_evening(self.later(since, left), since))

    def rest(self, deadline: int, answered: int, now: int) -> int:
        """Return the new deadline of a decision that an undo opens again at `now`.

        `deadline` was its deadline, and `answered` the time of the undone answer. The time that was
        left then is left now. A deadline in the evening stays in the evening, but may come an hour
        too early, so that an undo does not gain a day.
        """
        left = self.counted(answered, deadline)
        if self.control.pace.evening:
            end = self.in_the_evening(now + max(0, min(left, NOTICE) - HOUR), now)
        else:
            end = self.later(now, left)
        return max(deadline, end)

    def in_the_evening(self, end: int, now: int) -> int:
        """Return the deadline `end`; if the pace ends in the evening, move it to the next one."""
        if not self.control.pace.evening:
            return end
        return max(end, min(self._evening(end), self._latest(now)))

    def _evening(self, since: int) -> int:
        """Return the first evening's end from `since` on: nine o'clock, or an earlier bedtime.

        Nine is the first nine in the evening after the player wakes. So a night worker's evening
        ends at bedtime.
        """
        days = self.days
        evening = min(NINE if days.wakes < NINE else NINE + MIDNIGHT, days.sleeps)
        day = local_time(since, days.zone).date() - A_DAY  # its evening may be in this day
        for _ in range(LONGEST_SEARCH):
            end = moment_of(day, evening, days.zone)
            if end >= since and self.counting_from(end - 1) == end - 1:
                return end
            day += A_DAY
        return end

    def _latest(self, began: int) -> int:
        away = sum(end - max(start, began) for start, end in self.waits_for if end > began)
        return self.counting_from(began + self.control.most + away)

    # --- reminders ---------------------------------------------------------

    def reminders(self, began: int, deadline: int) -> list[int]:
        """Return when to remind of a decision, in the player's rhythm, but never at night.

        Reminders that would come at night, on a day off or in an absence come before it. They are
        left out if they would then coincide with the letter or another reminder.
        """
        wanted = (
            deadline - before if before else (began + deadline) // 2
            for before in RHYTHMS[self.days.rhythm]
        )
        kept: list[int] = []
        for moment in sorted(self.by_day(at) for at in wanted):
            previous = kept[-1] if kept else began
            if moment - previous >= TOO_CLOSE:
                kept.append(moment)
        return kept

    def by_day(self, at: int) -> int:
        """Return the moment itself if it is by day, else the last minute by day before it.

        Days off and absences that do not count are not by day.
        """
        day = local_time(at, self.days.zone).date()
        for _ in range(LONGEST_SEARCH):
            for start, end in reversed(self._of_day(day, only_awake=True)):
                if start <= at:
                    return at if at < end else end - MINUTE
            day -= A_DAY
        return at

    def is_quiet(self, at: int) -> bool:
        """True at night, on a day off and in an absence, when no reminder is sent."""
        return self.by_day(at) != at

    def morning_after(self, at: int) -> int:
        """Return the moment itself, or the end of the quiet time it falls into."""
        return next(self._stretches(at, only_awake=True))[0]

    # --- days --------------------------------------------------------------

    def _stretches(self, since: int, only_awake: bool) -> Iterator[Stretch]:
        """Yield the time spans that count from `since` on, in order; no nights if `only_awake`."""
        # The evening of the day before may reach into this day.
        day = local_time(since, self.days.zone).date() - A_DAY
        for _ in range(LONGEST_SEARCH):
            for start, end in self._of_day(day, only_awake):
                if end > since:
                    yield max(start, since), end
                    since = end
            day += A_DAY
        yield since, since + ENDLESS

    def _of_day(self, day: date, only_awake: bool) -> list[Stretch]:
        """Return the time spans of a day that count; no nights if `only_awake`."""
        days = self.days
        if self.control.days_off and days.is_off(day):
            return []
        wakes, sleeps = (days.wakes, days.sleeps) if only_awake else (0, MIDNIGHT)
        left = [(moment_of(day, wakes, days.zone), moment_of(day, sleeps, days.zone))]
        for gone, back in self.waits_for:
            left = [
                (begins, ends)
                for start, end in left
                for begins, ends in ((start, min(end, gone)), (max(start, back), end))
                if begins < ends
            ]
        return left


@lru_cache(maxsize=10_000)
def from_columns(
    pace: str,
    clock_json: str,
    timezone: str,
    wakes: int,
    sleeps: int,
    days_off: str | None,
    holidays: str | None,
    away_json: str,
    rhythm: str,
) -> Clock:
    """Return the clock that columns of MATCH and SEAT describe.

    Days off that the player did not choose are those of their time zone's country.
    """
    control = TimeControl(PACES[pace], **from_json(clock_json))
    away = tuple((gone, back) for gone, back in from_json(away_json))
    days = Days(timezone, wakes, sleeps, away=away, rhythm=rhythm)
    if control.days_off:
        country = countries.country_of(timezone)
        off = countries.weekend_of(country) if days_off is None else map(int, days_off)
        days = replace(days, off=frozenset(off), country=country if holidays is None else holidays)
    return Clock(control, days)


def is_in(spans: Iterable[Stretch], at: int) -> bool:
    """True if the moment is in one of the time spans."""
    return any(start <= at < end for start, end in spans)


@lru_cache(maxsize=10_000)
def moment_of(day: date, minutes: int, zone: str) -> int:
    """Return the moment at which a zone's clocks show `minutes` after midnight of a day.

    Minutes from 24:00 on are on the next day. A time that daylight saving skips counts as that much
    later: 2:30 is then 3:30.
    """
    days, minutes = divmod(minutes, MIDNIGHT)
    hour, minute = divmod(minutes, 60)
    local = datetime.combine(day + days * A_DAY, time(hour, minute), ZoneInfo(zone))
    return int(local.astimezone(UTC).timestamp())
