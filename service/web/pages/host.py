"""The host's pages: players, letters and repairs, without any player's secrets."""

from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Any, NamedTuple

from flask import Blueprint, request
from msgspec import structs
from sqlalchemy import Connection

from engine.fact_types import Refusal
from engine.table import Refused
from service.database.rows import CampaignGameRow, LetterRow, RequestRow, SeatRow
from service.installation.links import HERE, HostLinks, OpenLinks, TableLinks
from service.language import zones
from service.links import store as links
from service.matches import answer_times, campaigns, open_decisions, outbox, pauses
from service.matches.store import HOST_SEAT, LoadedMatch, NoSuchLink
from service.people import (
    campaign_sequels,
    hosting,
    lengthening,
    link_rotation,
    nudging,
    open_links,
    proposals,
    seating,
)
from service.people.problems import Invalid, NotPossible, Problem
from service.tables import continued_matches, creation
from service.tables.creation import OpenedTable
from service.views import headings, options
from service.views.problems import say_problem
from service.views.reader import Reader
from service.views.table_view import is_pad, say_refusal
from service.views.time_left import usually
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import acting, confirming, keep_typed, word

pages = Blueprint("host", __name__, url_prefix="/h/<token>")


class Looked(NamedTuple):
    """The data of the host's page."""

    loaded: LoadedMatch
    written: list[LetterRow]
    following: CampaignGameRow | None
    waiting: list[str]  # a sentence for each seat that is asked
    open_token: str
    table_token: str
    late: dict[str, Any]  # template variables about more time and reminders
    offered: RequestRow | None  # the request to hand hosting over


@pages.before_request
def count() -> None:
    """Count a change by the host before its form is parsed."""
    if request.method == "POST":
        token = (request.view_args or {})["token"]
        rate_limits.count_host(rendering.read(lambda connection: _find(connection, token)))


@pages.get("")
def overview(token: str) -> Any:
    """Show all seats with their status and last letter."""
    return _page(token, "pages/host.html", done=request.args.get("done", ""))


Work = Callable[[Connection, LoadedMatch, int, int], None]


def button(
    what: str, of_seat: bool = False, may: Callable[[LoadedMatch, SeatRow], bool] | None = None
) -> Callable[[Work], Work]:
    """Register a button of the host's page, with the page that asks for confirmation.

    The decorated function gets a connection, the locked match, a seat's number and the time. With
    `of_seat`, there is a button for each seat for which `may` returns True.
    """
    rule = f"/{what}/<int:seat>" if of_seat else f"/{what}"

    def decorate(work: Work) -> Work:
        @pages.get(rule, endpoint=f"ask_{what.replace('-', '_')}")
        def ask(token: str, seat: int = HOST_SEAT) -> Any:
            loaded = rendering.read(lambda connection: _find(connection, token, seat))
            if may and not may(loaded, loaded.seats[seat]):
                filled = "nobody_hosts" if what == "hand-over" else "seat_is_filled"
                why = "anonymous" if _hides_names(loaded) else filled
                return _page(token, "pages/host.html", 409, done=f"cannot-{why}")
            return _ask(token, what, seat)

        @acting(pages, rule, ask)
        @wraps(work)
        def act(token: str, seat: int = HOST_SEAT) -> Any:
            try:
                return _do(token, what, work, seat)
            except Invalid as invalid:
                return _ask(token, what, seat, invalid.problems)

        return work

    return decorate


@button("open-link")
def make_open_link(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Make a new link to the open seats, and end the previous one."""
    open_links.make(connection, loaded, rendering.tokens(), now)


@button("close-link")
def close_link(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """End the link to the open seats; seats taken through it stay taken."""
    open_links.end(connection, loaded.match.id, now)


@button("open", of_seat=True, may=seating.may_be_opened)
def leave_open(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Make the seat an open one, which anybody with the open link can ask for.

    If there is no open link yet, it is made.
    """
    seating.leave_open(connection, loaded, seat, now)
    open_links.make_where_due(connection, loaded.match.id, rendering.tokens(), now)


@button("resend", of_seat=True)
def resend(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Send again the letter that the player needs now: an invitation, a question or a link."""
    seating.resend(connection, loaded, seat, now, rate_limits.asker())


@button("nudge", of_seat=True)
def nudge(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Send a reminder to a late player."""
    nudging.nudge(connection, loaded, seat, loaded.match.host, now)


def _may_be_sent(loaded: LoadedMatch, seat: SeatRow) -> bool:
    """True if the host may send the seat's player a new link.

    Not while names are hidden: the limit on letters counts by person, so a refusal would reveal
    the player.
    """
    return not _hides_names(loaded)


@button("link", of_seat=True, may=_may_be_sent)
def send_link(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Send the player a new link, which ends the old one."""
    if _hides_names(loaded):
        raise NotPossible("anonymous")
    tokens, asker = rendering.tokens(), rate_limits.asker()
    link_rotation.send_by_host(connection, loaded, seat, tokens, now, asker)


def _may_be_given(loaded: LoadedMatch, seat: SeatRow) -> bool:
    """True if the host may give the seat to another person."""
    return seating.may_be_replaced(loaded, seat) and not _hides_names(loaded)


@button("hand-over", of_seat=True, may=hosting.may_be_handed)
def hand_over(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Ask the seat's player to become the host."""
    hosting.hand_over(connection, loaded, seat, rate_limits.asker(), now)


@button("keep-hosting")
def keep_hosting(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Withdraw the request that another player become the host."""
    hosting.keep(connection, loaded, now)


@button("replace", of_seat=True, may=_may_be_given)
def replace(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Give the seat to the person described in the form."""
    if _hides_names(loaded):  # before names are compared
        raise NotPossible("anonymous")
    data = {field: request.form.get(field, "") for field in ("name", "email", "language")}
    data["timezone"] = zones.zone_of(request.form.get("timezone", ""))
    others = [each.name for each in loaded.seats if each.number != seat]
    person = proposals.read_person(data, loaded.match.language, "player", others)
    tokens, asker = rendering.tokens(), rate_limits.asker()
    seating.replace(connection, loaded, seat, person, tokens, now, asker)


@button("bot", of_seat=True, may=seating.may_be_bot)
def bot(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Give the seat to a bot."""
    if not seating.may_be_bot(loaded, loaded.seats[seat]):
        raise NotPossible("seat_is_filled")
    person = proposals.bot(loaded.game, loaded.match.language, loaded.names)
    seating.replace(connection, loaded, seat, person, rendering.tokens(), now)


def ask_invite(token: str) -> Any:
    """Show the host's page, which has the button that invites all players."""
    return overview(token)


@confirming(pages, "/invite", ask_invite)
def invite(token: str) -> Any:
    """Invite all players, or begin the match if there are none to invite.

    If there are open seats, their link is made.
    """
    asker = rate_limits.asker()

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        seating.invite(connection, loaded, now, asker, word(token))
        open_links.make_where_due(connection, loaded.match.id, rendering.tokens(), now)

    try:
        return _do(token, "invite", work)
    except Invalid as invalid:
        return _page(token, "pages/host.html", done="", problems=invalid.problems)


def ask_next(token: str) -> Any:
    """Confirmation page: try again to begin the campaign's next game."""
    return _ask(token, "next", HOST_SEAT)


@confirming(pages, "/next", ask_next)
def begin_next(token: str) -> Any:
    """Try again to begin the campaign's next game."""
    loaded = rendering.read(lambda connection: _find(connection, token))
    match_id = loaded.match.id
    if rendering.read(lambda connection: campaigns.following(connection, match_id)) is None:
        return _page(token, "pages/host.html", 409, done="cannot-nothing_waits")
    if not campaign_sequels.begin_after(rendering.installation(), match_id):
        return _page(token, "pages/host.html", 409, done="cannot-next")
    return rendering.see_other(HostLinks("", token).done("next"))


def ask_call_off(token: str) -> Any:
    """Confirmation page: end the match without a result."""
    status = rendering.read(lambda connection: _find(connection, token)).match.status
    if status in ("over", "called_off"):
        done = "cannot-over" if status == "over" else "done-call-off"
        return _page(token, "pages/host.html", 409 if status == "over" else 200, done=done)
    return _ask(token, "call-off", HOST_SEAT)


@confirming(pages, "/call-off", ask_call_off)
def call_off(token: str) -> Any:
    """End the match without a result, and notify the players who had joined."""
    return _do(token, "call-off", lambda c, loaded, _, now: seating.call_off(c, loaded, now))


def ask_table(token: str) -> Any:
    """Confirmation page: continue the match at a table with the real box."""
    loaded = rendering.read(lambda connection: _find(connection, token))
    if loaded.is_anonymous:
        return _page(token, "pages/host.html", 409, done="cannot-anonymous")
    if not loaded.is_running:
        return _page(token, "pages/host.html", 409, done="cannot-table")
    return _ask(token, "table", HOST_SEAT)


@confirming(pages, "/table", ask_table)
def go_on_at_table(token: str) -> Any:
    """Open a table from the match's current state, and redirect to the table's host page."""
    if rendering.read(lambda connection: _find(connection, token)).is_anonymous:
        return _page(token, "pages/host.html", 409, done="cannot-anonymous")
    rate_limits.count("table", "table_a_day")

    def work(connection: Connection) -> OpenedTable:
        loaded = _find(connection, token, lock=True)
        return creation.from_match(connection, loaded, rendering.tokens(), rendering.now())

    try:
        opened = rendering.write(work)
    except Refused as refused:
        return _page(token, "pages/host.html", 409, why=refused.refusal)
    return rendering.see_other(TableLinks("", opened.host).page)


def ask_take_back(token: str) -> Any:
    """Confirmation page: continue the match by mail, from the position before the table."""
    loaded = rendering.read(lambda connection: _find(connection, token))
    if not loaded.is_paused or loaded.match.table_id is None:
        return _page(token, "pages/host.html", 409, done="cannot-take-back")
    return _ask(token, "take-back", HOST_SEAT)


@confirming(pages, "/take-back", ask_take_back)
def take_back(token: str) -> Any:
    """Continue the match by mail instead of at its table, and notify everybody."""
    return _do(
        token, "take-back", lambda c, loaded, _, now: continued_matches.take_back(c, loaded, now)
    )


def ask_longer(token: str) -> Any:
    """Confirmation page: give players more time, with the new deadlines."""
    now = rendering.now()
    if not rendering.read(lambda c: lengthening.offered(c, _find(c, token), now)):
        return _page(token, "pages/host.html", 409, done="cannot-longer_nobody")
    return _ask(token, "longer", HOST_SEAT)


@confirming(pages, "/longer", ask_longer)
def give_longer(token: str) -> Any:
    """Give one player, or all who have to decide, more time, and notify everybody."""
    who, hours, dates = (request.form.get(each, "") for each in ("who", "hours", "dates"))

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        lengthening.lengthen(connection, loaded, who, hours, dates, now)

    return _do(token, "longer", work)


@button("pause")
def pause(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Pause the match until the day in the form, and notify everybody."""
    hosting.pause(connection, loaded, request.form.get("until", ""), now)


@button("resume")
def resume(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """End the host's pause, and notify everybody."""
    hosting.resume(connection, loaded, now)


# --- rendering ------------------------------------------------------------

# Functions by which the template asks whether a seat has a button.
OF_SEATS: dict[str, Callable[[LoadedMatch, SeatRow], bool]] = {
    "has_letter": seating.has_letter,
    "may_be_opened": seating.may_be_opened,
    "may_be_replaced": _may_be_given,
    "may_be_bot": seating.may_be_bot,
    "may_host": hosting.may_be_handed,
}


def _find(
    connection: Connection, token: str, seat: int | None = None, lock: bool = False
) -> LoadedMatch:
    loaded = access.open_host(connection, token, lock)
    if seat is not None and not 0 <= seat < len(loaded.seats):
        raise NoSuchLink
    return loaded


def _page(
    token: str,
    template: str,
    status: int | None = None,
    problems: Sequence[Problem] = (),
    why: Refusal | None = None,
    **values: Any,
) -> Any:
    def work(connection: Connection) -> Looked:
        loaded = _find(connection, token, values.get("number"))
        match_id = loaded.match.id
        return Looked(
            loaded,
            outbox.of_match(connection, match_id),
            campaigns.following(connection, match_id),
            _waiting(connection, loaded),
            links.current_token(
                connection, rendering.tokens(), "open_seats", links.Target(match_id)
            ),
            continued_matches.link_of(connection, loaded.match, "table_host", rendering.tokens()),
            _for_the_late(connection, loaded),
            hosting.handed(connection, loaded, rendering.now()),
        )

    looked = rendering.read(work)
    loaded, written, following, waiting, open_token, table_token, late, offered = looked
    reader = Reader.of_seat(loaded, loaded.match.host)
    about = {
        "seats": _shown_seats(loaded),
        "is_open": loaded.is_open,
        "is_running": loaded.is_running,
        "is_campaign": loaded.has_begun and campaigns.target_of(loaded.match) > 0,
        **_about_pause(reader, loaded),
        "table_url": table_token and TableLinks("", table_token).page,
        "is_proposed": loaded.is_proposed,
        "is_of_evening": loaded.sat_at_table(HOST_SEAT),
        "match": loaded.match,
        "last": _last_letters(_known(loaded, written)),
        "hides_names": _hides_names(loaded),
        "has_table": not is_pad(loaded.match.game),
        "stalled": following if following and following.failures else None,
        "links": HostLinks("", token),
        "watch_url": loaded.has_begun and HERE.match(loaded.match.id, reader.language),
        "waiting": waiting,
        **late,
        "title": headings.title(reader, loaded),
        "game_title": headings.game_title(reader, loaded),
        "options": options.of_match(reader, loaded),
        "guests": len(seating.guests(loaded)),
        "why": why and say_refusal(reader, why),
        "problems": problems,
        "refused": [_refusal(reader, each) for each in problems if each.at.startswith("players.")],
        "open_seats": len(open_links.open_seats(loaded)),
        "open_url": _open_url(open_token),
        **{name: partial(may, loaded) for name, may in OF_SEATS.items()},
        "asked_to_host": offered and offered.seat,
        "counted_in": rendering.seasons_of(loaded.match.id),
        "zones": zones.offered(reader.language),
    }
    return rendering.page(template, reader, status, **about, **values)


def _hides_names(loaded: LoadedMatch) -> bool:
    """True if the host may not learn who has which seat: in an anonymous match under way."""
    return loaded.is_anonymous and loaded.is_under_way


def _shown_seats(loaded: LoadedMatch) -> list[SeatRow]:
    """Return the seats as the host may see them.

    While names are hidden, the seats do not show that letters are muted, or that they bounced
    before the match began. Both would reveal who has which seat.
    """
    if not _hides_names(loaded):
        return loaded.seats
    begun = loaded.match.started_at or 0
    return [
        structs.replace(seat, muted=False, unreachable_since=_after(seat.unreachable_since, begun))
        for seat in loaded.seats
    ]


def _after(at: int | None, begun: int) -> int | None:
    return at if at is not None and at > begun else None


def _known(loaded: LoadedMatch, written: list[LetterRow]) -> list[LetterRow]:
    """Return those of the letters `written` that the host may know of.

    While names are hidden, these are the letters since the match began. Earlier ones, such as
    invitations, went to people that the host knows by name.
    """
    if not _hides_names(loaded):
        return written
    return [letter for letter in written if letter.made_at > (loaded.match.started_at or 0)]


def _for_the_late(connection: Connection, loaded: LoadedMatch) -> dict[str, Any]:
    """Return the template variables about more time and reminders."""
    now = rendering.now()
    longer = lengthening.offered(connection, loaded, now)
    return {
        "longer": longer,
        "longer_hours": lengthening.HOURS,
        "dates": lengthening.dates(longer),
        "usual": answer_times.usual(connection, loaded, range(len(loaded.seats))),
        "usually": usually,
        "nudges": nudging.now_for(connection, loaded, loaded.match.host, now),
    }


def _about_pause(reader: Reader, loaded: LoadedMatch) -> dict[str, Any]:
    """Return the template variables about the pause, and the days on which a new one can end."""
    ends = pauses.ends(rendering.now(), reader.timezone, pauses.BY_HOST)
    return {
        "is_paused": loaded.is_paused,
        "pause": loaded.pause,
        "pause_told": headings.pause(reader, loaded),
        "pause_ends": [(day, reader.moment(at)) for day, at in ends.items()],
    }


def _last_letters(written: list[LetterRow]) -> dict[int, LetterRow]:
    """Return the last letter to each seat's current player, by seat number."""
    own = [letter for letter in written if letter.kind not in outbox.TO_OTHERS]
    return {letter.seat: letter for letter in own if letter.outcome != "dropped"}


def _open_url(token: str) -> str:
    """Return the full URL of the link to the open seats; "" if `token` is "", for none."""
    return OpenLinks(rendering.settings().base_url, token).page if token else ""


def _waiting(connection: Connection, loaded: LoadedMatch) -> list[str]:
    reader = Reader.of_seat(loaded, loaded.match.host)
    due = open_decisions.of_match(connection, loaded.match.id)
    held_up = outbox.held_up(connection, loaded.seats, due)
    return [
        reader.asked_until(
            "host-waiting",
            row.deadline_at,
            seat in held_up,
            players=reader.names[seat],
            when=reader.moment(row.began_at),
        )
        for seat, row in due.items()
    ]


def _refusal(reader: Reader, problem: Problem) -> str:
    """Return the sentence that says which player cannot be invited, and why."""
    place = reader.names[int(problem.at.split(".")[1])]
    return reader.say("problem-at", place=place, problem=say_problem(reader.say, problem))


def _ask(token: str, what: str, seat: int, problems: Sequence[Problem] = ()) -> Any:
    """Show a confirmation page, with the problems of the last attempt."""
    if what == "replace":
        keep_typed()
    return _page(
        token,
        "pages/host_ask.html",
        what=what,
        number=seat,
        problems=problems,
        values=request.form,
    )


def _do(token: str, what: str, work: Work, seat: int = HOST_SEAT) -> Any:
    now = rendering.now()

    def change(connection: Connection) -> None:
        work(connection, _find(connection, token, seat, lock=True), seat, now)

    try:
        rendering.write(change)
    except NotPossible as impossible:
        return _page(token, "pages/host.html", 409, done=f"cannot-{impossible.code}")
    return rendering.see_other(HostLinks("", token).done(what))
