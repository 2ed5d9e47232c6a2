"""The page of a player's time: waking hours, days off, reminders and absences."""

from datetime import datetime, time
from typing import Any
from zoneinfo import ZoneInfo

from flask import Blueprint, abort, request
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.language import countries, dates, typed_dates
from service.matches import absences, answer_hours
from service.matches.absences import NotAway
from service.matches.clock import RHYTHMS
from service.matches.store import LoadedMatch
from service.people import seating
from service.views.seat_view import SeatView
from service.web import rendering
from service.web.confirmed_forms import acting, confirming
from service.web.pages.seat import change_seat, values_of, view_of

pages = Blueprint("player_time", __name__, url_prefix="/s/<token>/time")
LEAST = 6 * 60  # minutes that a player is awake at least
WEEK = range(7)


def ask_time(token: str, problem: str = "", status: int = 200) -> Any:
    """Page with the player's waking hours, days off, reminders and absences."""
    now = rendering.now()

    def work(connection: Connection) -> tuple[SeatView, tuple[int, int] | None, int]:
        s = view_of(connection, token)
        days_left = absences.days_left(connection, s.loaded, s.own_seat.number)
        return s, answer_hours.usual(connection, s.own_seat), days_left

    s, usual, days_left = rendering.read(work)
    seat, control = s.own_seat, s.loaded.clock_of(s.own_seat).control
    country = countries.country_of(seat.timezone)
    off = countries.weekend_of(country) if seat.days_off is None else set(map(int, seat.days_off))
    about = {
        "control": control,
        "waking": _clock_times(seat.wakes, seat.sleeps),
        "usual": _clock_times(*usual) if usual and usual != (seat.wakes, seat.sleeps) else None,
        "bars": _bars(seat.wakes, seat.sleeps),
        "week": [
            (day, dates.weekday(day, s.reader.language), day in off)
            for day in dates.week(s.reader.language)
        ],
        "country": country if countries.has_holidays(country) else "",
        "rhythms": list(RHYTHMS),
        "ahead": [s.reader.days(seat, span) for span in absences.ahead(seat, now)],
        "days_left": days_left,
        "most_days": absences.MOST_DAYS,
        "saved_time": _saved(s),
        "problem": problem,
        "saved": "saved" in request.args,
        "typed": request.form,
        "example": s.reader.days(seat, (now, now + 7 * 24 * 3600))[1],
    }
    return rendering.page("pages/time.html", s.reader, status, **values_of(s), **about)


@confirming(pages, "", ask_time)
def set_time(token: str) -> Any:
    """Store waking hours, days off, and how often reminders come."""
    wakes, sleeps = (_minutes(request.form.get(name, "")) for name in ("wakes", "sleeps"))
    rhythm = request.form.get("rhythm", "")
    if wakes is None or sleeps is None or rhythm not in RHYTHMS:
        return ask_time(token, "own_time-wrong-hours", 400)
    sleeps += 24 * 60 if sleeps <= wakes else 0
    if sleeps - wakes < LEAST:
        return ask_time(token, "own_time-short-day", 400)
    values: dict[str, Any] = {"wakes": wakes, "sleeps": sleeps, "rhythm": rhythm}
    if "days" in request.form:
        off = [str(day) for day in WEEK if f"off-{day}" in request.form]
        if len(off) > len(WEEK) // 2:
            return ask_time(token, "own_time-many-days-off", 400)
        values |= {
            "days_off": "".join(off),
            "holidays": None if "holidays" in request.form else "",
        }

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        seating.change_seat(connection, loaded, seat, now, **values)

    change_seat(token, work)
    return rendering.see_other(SeatLinks("", token).to("time", saved=1))


@acting(pages, "/away", ask_time)
def announce(token: str) -> Any:
    """Announce an absence from the start of one day to the end of another."""
    s = rendering.read(lambda connection: view_of(connection, token))
    zone = ZoneInfo(s.own_seat.timezone)
    today = datetime.fromtimestamp(rendering.now(), zone).date()
    first, last = (request.form.get(name, "").strip() for name in ("since", "until"))
    span = typed_dates.span(f"{first or today.isoformat()} to {last}", today)
    if span is None:
        return ask_time(token, "own_time-wrong-dates", 400)

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        absences.announce_days(connection, loaded, seat, *span, now)

    try:
        change_seat(token, work)
    except NotAway as error:
        return ask_time(token, f"away-{error}", 400)
    return rendering.see_other(SeatLinks("", token).to("time", saved=1))


@acting(pages, "/back", ask_time)
def come_back(token: str) -> Any:
    """End the current absence and cancel later ones."""
    if not request.form:
        abort(400)
    change_seat(token, absences.come_back)
    return rendering.see_other(SeatLinks("", token).to("time", saved=1))


def _saved(s: SeatView) -> str:
    """Return the player's saved-up time in hours, in words; "" if it is less than an hour."""
    hours = s.own_seat.saved_seconds // 3600
    return str(s.say("own_time-kept", count=hours)) if hours else ""


def _minutes(text: str) -> int | None:
    """Return the minutes after midnight of a time of day such as `08:30`; None if it is none."""
    try:
        found = time.fromisoformat(dates.plain_clock(text))
    except ValueError:
        return None
    return found.hour * 60 + found.minute


def _clock_times(*minutes: int) -> tuple[str, ...]:
    """Return times of day, given in minutes after midnight, as form values such as `08:30`."""
    return tuple(f"{each // 60 % 24:02}:{each % 60:02}" for each in minutes)


def _bars(wakes: int, sleeps: int) -> list[tuple[int, int]]:
    """Return the player's waking hours as (start, length) in minutes on a bar of 24 hours.

    There are two parts if the player sleeps after midnight: `sleeps` is then above 24 hours.
    """
    whole = 24 * 60
    over = max(0, sleeps - whole)
    return [bar for bar in ((0, over), (wakes, min(sleeps, whole) - wakes)) if bar[1]]
