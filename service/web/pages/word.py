"""The page about the ways (mail, chat, push) by which a player gets letters."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from flask import Blueprint, abort, request
from sqlalchemy import Connection

from service.database.rows import WayRow
from service.installation import limit_counters, notices
from service.installation.addresses import masked
from service.installation.limit_counters import LimitExceeded
from service.installation.links import SeatLinks
from service.installation.notices import Notice, NotTaken
from service.installation.sealing import seal, unseal
from service.installation.way_addresses import EXAMPLES, BadWay, Way, read_apprise, read_push
from service.installation.way_addresses import masked as masked_way
from service.language import dates
from service.matches import digests, letter_choices, ways
from service.matches.store import LoadedMatch
from service.people.problems import Invalid, Problem
from service.views.seat_view import SeatView
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import acting, is_unsure
from service.web.pages.seat import change_seat, values_of, view_of

pages = Blueprint("word", __name__, url_prefix="/s/<token>/word")
BUTTONS = {
    "word.choose_letters": "channels-save",
    "word.add": "channels-chat-button",
    "word.subscribe": "channels-push-button",
    "word.test": "channels-test-button",
    "word.remove": "channels-remove-button",
}
HOURS = [datetime(2000, 1, 1, hour, tzinfo=UTC) for hour in letter_choices.HOURS]
NO_SUCH_WAY = Problem("way", "way_gone")


@dataclass(frozen=True)
class Shown:
    """A way as the page shows it.

    `name` is its masked address, "" if that cannot be decrypted any more. `made` says when it was
    added, and `error` is a sentence about its last failure. `is_off` is True if it has ended.
    """

    number: int
    kind: str
    name: str
    made: str
    error: str
    is_off: bool


@pages.get("")
def ask_word(token: str) -> Any:
    """Page with a section for each way of getting letters."""
    return _page(token)


def _page(token: str, status: int = 200, problems: Sequence[Problem] = (), **about: Any) -> Any:
    def look(connection: Connection) -> tuple[SeatView, list[WayRow]]:
        s = view_of(connection, token)
        return s, ways.of_seat(connection, s.own_seat)

    s, found = rendering.read(look)
    settings = rendering.settings()
    can_push = notices.is_offered("push")
    return rendering.page(
        "pages/word.html",
        s.reader,
        status,
        **values_of(s),
        masked=masked(s.own_seat.address),
        chats=[_shown(s, each) for each in found if each.kind != "push"],
        browsers=[_shown(s, each) for each in found if each.kind == "push"],
        has_room=len(found) < ways.MOST_WAYS,
        offered={"apprise": notices.is_offered("apprise"), "push": can_push},
        push_key=notices.public_push_key(settings.secret_key) if can_push else "",
        problems=problems,
        done=request.args.get("done", ""),
        examples=EXAMPLES,
        unsure=_label_of_button(s) if is_unsure() else "",
        groups=dict.fromkeys(letter_choices.GROUPS, letter_choices.CHOICES),
        hours=[(each.hour, dates.clock(each, s.say.language)) for each in HOURS],
        hour=letter_choices.hour_of(s.own_seat),
        **{"tested": None, "typed": "", **about},
    )


def _label_of_button(s: SeatView) -> str:
    """Return the label of the button that was not pressed when the form was sent."""
    if request.endpoint == "word.choose_mail":
        return s.say(f"channels-mail-{'stop' if s.own_seat.ways == 'both' else 'start'}-button")
    return s.say(BUTTONS[request.endpoint or ""])


def _shown(s: SeatView, row: WayRow) -> Shown:
    way = _opened(row)
    code, _, status = (row.error or "").partition(" ")
    error = s.say(f"way-error-{code}", status=int(status or 0)) if code else ""
    at = s.reader.moment(row.failed_at) if row.failed_at else ""
    told = s.say("channels-last-error", error=error, when=at) if error else ""
    made, name = s.reader.moment(row.made_at), masked_way(way) if way else ""
    return Shown(row.number, row.kind, name, made, told, row.ended_at is not None)


def _opened(row: WayRow) -> Way | None:
    target = unseal(rendering.settings().secret_key, row.sealed)
    return None if target is None else Way(row.kind, target)


# --- adding ----------------------------------------------------------------


@acting(pages, "/add", ask_word)
def add(token: str) -> Any:
    """Add a chat or another service, given by a typed Apprise address."""
    typed = request.form.get("address", "")
    return _add(token, "apprise", lambda: read_apprise(typed))


@acting(pages, "/push", ask_word)
def subscribe(token: str) -> Any:
    """Add this browser as a way, for push notifications."""
    fields = (request.form.get(name, "") for name in ("endpoint", "key", "auth"))
    return _add(token, "push", lambda: read_push(*fields))


def _add(token: str, kind: str, read: Any) -> Any:
    """Add the way that `read` returns, unless the seat has it already, or show the problem."""

    def work(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
        seat = loaded.seats[number]
        found = ways.of_seat(connection, seat)
        if any(_opened(each) == way for each in found):
            return
        if len(found) >= ways.MOST_WAYS:
            raise Invalid([Problem(kind, "way_many", {"most": ways.MOST_WAYS})])
        sealed = seal(rendering.settings().secret_key, way.target)
        ways.add(connection, seat, way.kind, sealed, now)

    try:
        if not notices.is_offered(kind):
            raise BadWay("off")
        rendering.read(lambda connection: access.open_seat(connection, token))
        way = read()
        change_seat(token, work)
    except BadWay as bad:
        return _page(token, 400, [Problem(kind, f"way_{bad.code}")])
    except Invalid as invalid:
        return _page(token, 409, invalid.problems)
    return rendering.see_other(SeatLinks("", token).to("word", done=f"added-{kind}"))


# --- one way ---------------------------------------------------------------


@acting(pages, "/test", ask_word)
def test(token: str) -> Any:
    """Send a test message by the way in the form, and show the result."""
    installation = rendering.installation()

    def look(connection: Connection) -> tuple[SeatView, WayRow | None]:
        s = view_of(connection, token)
        return s, ways.find(connection, s.own_seat, _number())

    s, row = rendering.read(look)
    if row is None:
        return _page(token, 404, [NO_SUCH_WAY])
    try:
        _count_test(s)
    except LimitExceeded as excess:
        minutes = -(-excess.seconds // 60)
        return _page(token, 429, [Problem("way", "way_tests", {"minutes": minutes})])
    way, failed = _opened(row), NotTaken("sealed", is_final=True)
    try:
        if way is None:
            raise failed
        notices.send(way, _test_notice(s, token, way), installation.settings)
    except NotTaken as error:
        failed = error
        code, tested = error.code, s.say(f"way-error-{error.code}", status=error.status)
    else:
        code, tested = "", s.say("channels-tested")

    def note(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
        held = ways.find(connection, loaded.seats[number], row.number)
        if held:
            why = str(failed) if code else ""
            ways.note_test(connection, loaded.seats[number], held, why, now)

    change_seat(token, note)
    return _page(token, tested={"number": row.number, "is_good": not code, "text": tested})


def _count_test(s: SeatView) -> None:
    """Count a test message of this seat and network; raises LimitExceeded."""
    visitor, installation = rate_limits.asker(), rendering.installation()
    seat = f"{s.match.id}.{s.seat}"
    counters = [visitor.counter("way_tests", seat), *visitor.of_network("way_tests_by_network")]
    limit_counters.count(installation.database, counters, installation.now())


def _test_notice(s: SeatView, token: str, way: Way) -> Notice:
    say, page = s.say, SeatLinks(rendering.settings().base_url, token).page
    title, body = say.plain(say("channels-test-title")), say.plain(say("channels-test-text"))
    facts = {"title": title, "body": body, "page": page, "kind": "test", "links": []}
    shown = {"lang": say.language, "dir": say.direction, "move": [], "tag": "test"}
    opening = {"open": say.plain(say("channels-push-open"))}
    if way.kind == "push":
        return Notice(title, body, {**facts, **shown, **opening})
    return Notice(title, f"{body}\n\n{page}", {"page": page, "kind": "test", "links": []})


@acting(pages, "/remove", ask_word)
def remove(token: str) -> Any:
    """Remove the way in the form."""
    which = _number()

    def work(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
        if ways.find(connection, loaded.seats[number], which):
            ways.remove(connection, loaded.seats[number], which, now)

    change_seat(token, work)
    return rendering.see_other(SeatLinks("", token).to("word", done="removed"))


@acting(pages, "/mail", ask_word)
def choose_mail(token: str) -> Any:
    """Store whether letters come by mail too, or only by the other ways."""
    wanted = request.form.get("mail") != "off"

    def work(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
        ways.set_ways(connection, loaded.seats[number], "both" if wanted else "others")

    change_seat(token, work)
    return rendering.see_other(SeatLinks("", token).to("word"))


@acting(pages, "/letters", ask_word)
def choose_letters(token: str) -> Any:
    """Store which letters the player wants by mail, for this match or for all of them."""
    chosen, for_all = letter_choices.read(request.form), request.form.get("all") == "on"

    def work(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
        if chosen is None:
            abort(400)
        digests.choose(connection, loaded.seats[number], chosen, now, for_all)

    change_seat(token, work)
    return rendering.see_other(SeatLinks("", token).to("word", done="saved"))


def _number() -> int:
    """Return the number of the way in the form; 0 if there is none."""
    typed = request.form.get("way", "")
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else 0
