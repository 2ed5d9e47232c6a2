"""The host's pages: who is in, whether letters arrive, what can be mended; no player's secret."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from flask import Blueprint, request
from sqlalchemy import Connection

from engine.facts import Refusal
from engine.table import Refused
from service.database.rows import CampaignGameRow, DueRow, LetterRow
from service.installation.links import HERE, HostLinks, OpenLinks, TableLinks
from service.language import zones
from service.links import store as links
from service.links.store import Target
from service.matches import campaigns, deadlines, outbox
from service.matches.store import HOST_SEAT, LoadedMatch, NoSuchLink
from service.people import link_rotation, open_links, proposals, seating, sequels
from service.people.problems import Problem
from service.people.proposals import Invalid
from service.people.seating import NotPossible
from service.tables import opening
from service.tables.opening import OpenedTable
from service.views import headings, options
from service.views.problems import say_problem
from service.views.reader import Reader
from service.views.table_view import say_refusal
from service.web import access, link_previews, rate_limits, rendering
from service.web.forms import acting, keep_typed, word

pages = Blueprint("host", __name__, url_prefix="/h/<token>")
pages.before_request(link_previews.answer)


class Looked(NamedTuple):
    """What of the database stands on a host's page."""

    loaded: LoadedMatch
    written: list[LetterRow]
    following: CampaignGameRow | None
    asked: dict[int, DueRow]
    open_token: str


@pages.before_request
def count() -> None:
    """A host's buttons are counted before anything that was sent with them is read."""
    if request.method == "POST":
        token = (request.view_args or {})["token"]
        rate_limits.count_host(rendering.read(lambda connection: _find(connection, token)))


@pages.get("")
def overview(token: str) -> Any:
    """All seats with their status and their last letter."""
    return _page(token, "pages/host.html", done=request.args.get("done", ""))


@pages.get("/open-link")
def ask_open_link(token: str) -> Any:
    """Make a new link to the open seats?"""
    return _ask(token, "open-link", HOST_SEAT)


@acting(pages, "/open-link", ask_open_link)
def make_open_link(token: str) -> Any:
    """Make it; the one of before, if there is one, ends."""
    our_tokens = rendering.installation().tokens

    def work(connection: Connection, loaded: LoadedMatch, now: int) -> None:
        open_links.make(connection, loaded, our_tokens, now)

    return _do(token, "open-link", work)


@pages.get("/close-link")
def ask_close_link(token: str) -> Any:
    """End the link to the open seats?"""
    return _ask(token, "close-link", HOST_SEAT)


@acting(pages, "/close-link", ask_close_link)
def close_link(token: str) -> Any:
    """End it; who has taken a seat by it keeps that."""
    return _do(token, "close-link", lambda c, loaded, now: open_links.end(c, loaded.match.id, now))


@pages.get("/open/<int:seat>")
def ask_open(token: str, seat: int) -> Any:
    """Leave that seat to whoever comes by the link?"""
    loaded = rendering.read(lambda connection: _find(connection, token, seat))
    if not seating.may_be_opened(loaded, loaded.seats[seat]):
        return _page(token, "pages/host.html", 409, done="cannot-seat_is_filled")
    return _ask(token, "open", seat)


@acting(pages, "/open/<int:seat>", ask_open)
def leave_open(token: str, seat: int) -> Any:
    """Leave it open, with a link to it where there is none yet."""
    our_tokens = rendering.installation().tokens

    def work(connection: Connection, loaded: LoadedMatch, now: int) -> None:
        seating.leave_open(connection, loaded, seat, now)
        open_links.make_where_due(connection, loaded.match.id, our_tokens, now)

    return _do(token, "open", work, seat)


@pages.get("/invite")
def ask_invite(token: str) -> Any:
    """Write to all who are to play?"""
    return overview(token)


@acting(pages, "/invite", ask_invite)
def invite(token: str) -> Any:
    """Write to them, or begin where nobody is to be asked; open seats get their link."""
    our_tokens, asker = rendering.installation().tokens, rate_limits.asker()

    def work(connection: Connection, loaded: LoadedMatch, now: int) -> None:
        seating.invite(connection, loaded, now, asker, word(token))
        open_links.make_where_due(connection, loaded.match.id, our_tokens, now)

    try:
        return _do(token, "invite", work)
    except Invalid as invalid:
        status, headers = rendering.status_of(invalid)
        return *_page(token, "pages/host.html", status, done="", refused=invalid.problems), headers


@pages.get("/resend/<int:seat>")
def ask_resend(token: str, seat: int) -> Any:
    """Send the letter again?"""
    return _ask(token, "resend", seat)


@acting(pages, "/resend/<int:seat>", ask_resend)
def resend(token: str, seat: int) -> Any:
    """Send it."""
    asker = rate_limits.asker()
    return _do(
        token, "resend", lambda c, held, now: seating.resend(c, held, seat, now, asker), seat
    )


@pages.get("/link/<int:seat>")
def ask_link(token: str, seat: int) -> Any:
    """Have a new link sent?"""
    return _ask(token, "link", seat)


@acting(pages, "/link/<int:seat>", ask_link)
def send_link(token: str, seat: int) -> Any:
    """Send it to whoever holds the seat; the one of till now ends."""
    our_tokens, asker = rendering.installation().tokens, rate_limits.asker()

    def work(connection: Connection, loaded: LoadedMatch, now: int) -> None:
        link_rotation.send_by_host(connection, loaded, seat, our_tokens, now, asker)

    return _do(token, "link", work, seat)


@pages.get("/replace/<int:seat>")
def ask_replace(token: str, seat: int) -> Any:
    """Who shall have the seat?"""
    loaded = rendering.read(lambda connection: _find(connection, token, seat))
    if not seating.may_be_replaced(loaded, loaded.seats[seat]):
        return _page(token, "pages/host.html", 409, done="cannot-seat_is_filled")
    return _ask(token, "replace", seat)


@acting(pages, "/replace/<int:seat>", ask_replace)
def replace(token: str, seat: int) -> Any:
    """Give it to them."""
    fields = ("name", "email", "language", "timezone")
    data = {field: request.form.get(field, "") for field in fields}
    data["timezone"] = zones.zone_of(data["timezone"])
    our_tokens, asker = rendering.installation().tokens, rate_limits.asker()

    def work(connection: Connection, loaded: LoadedMatch, now: int) -> None:
        others = [each.name for each in loaded.seats if each.number != seat]
        person = proposals.read_person(data, loaded.match.language, "player", others)
        seating.replace(connection, loaded, seat, person, our_tokens, now, asker)

    try:
        return _do(token, "replace", work, seat)
    except Invalid as invalid:
        status, headers = rendering.status_of(invalid)
        return *_ask(token, "replace", seat, status, invalid), headers


@pages.get("/bot/<int:seat>")
def ask_bot(token: str, seat: int) -> Any:
    """Shall a bot play there?"""
    loaded = rendering.read(lambda connection: _find(connection, token, seat))
    if not seating.may_be_bot(loaded, loaded.seats[seat]):
        return _page(token, "pages/host.html", 409, done="cannot-seat_is_filled")
    return _ask(token, "bot", seat)


@acting(pages, "/bot/<int:seat>", ask_bot)
def bot(token: str, seat: int) -> Any:
    """Let it."""
    our_tokens = rendering.installation().tokens

    def work(connection: Connection, loaded: LoadedMatch, now: int) -> None:
        if not seating.may_be_bot(loaded, loaded.seats[seat]):
            raise NotPossible("seat_is_filled")
        person = proposals.bot(loaded.game, loaded.match.language, loaded.names)
        seating.replace(connection, loaded, seat, person, our_tokens, now)

    return _do(token, "bot", work, seat)


@pages.get("/next")
def ask_next(token: str) -> Any:
    """Try once more to begin the campaign's next game?"""
    return _ask(token, "next", HOST_SEAT)


@acting(pages, "/next", ask_next)
def begin_next(token: str) -> Any:
    """Try it, at once."""
    loaded = rendering.read(lambda connection: _find(connection, token))
    match_id = loaded.match.id
    if rendering.read(lambda connection: campaigns.following(connection, match_id)) is None:
        return _page(token, "pages/host.html", 409, done="cannot-nothing_waits")
    if not sequels.begin_after(rendering.installation(), match_id):
        return _page(token, "pages/host.html", 409, done="cannot-next")
    return rendering.see_other(HostLinks("", token).done("next"))


@pages.get("/call-off")
def ask_call_off(token: str) -> Any:
    """Really?"""
    status = rendering.read(lambda connection: _find(connection, token)).match.status
    if status in ("over", "called_off"):
        done = "cannot-over" if status == "over" else "done-call-off"
        return _page(token, "pages/host.html", 409 if status == "over" else 200, done=done)
    return _ask(token, "call-off", HOST_SEAT)


@acting(pages, "/call-off", ask_call_off)
def call_off(token: str) -> Any:
    """End the match and tell everybody."""
    return _do(token, "call-off", seating.call_off)


@pages.get("/table")
def ask_table(token: str) -> Any:
    """Go on at a table with the real box?"""
    if rendering.read(lambda connection: _find(connection, token)).match.status != "running":
        return _page(token, "pages/host.html", 409, done="cannot-table")
    return _ask(token, "table", HOST_SEAT)


@acting(pages, "/table", ask_table)
def go_on_at_table(token: str) -> Any:
    """Open one from where the match stands, and show its codes."""
    rate_limits.count("table", "table_a_day")
    installation = rendering.installation()

    def work(connection: Connection) -> OpenedTable:
        loaded = _find(connection, token, lock=True)
        return opening.from_match(connection, loaded, installation.tokens, installation.now())

    try:
        opened = rendering.write(work)
    except Refused as refused:
        return _page(token, "pages/host.html", 409, why=refused.refusal)
    return rendering.see_other(TableLinks("", opened.host).page)


# --- how they are all shown ------------------------------------------------


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
    status: int = 200,
    wrong: Sequence[Problem] = (),
    refused: Sequence[Problem] = (),
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
            deadlines.of_match(connection, match_id),
            links.current_token(connection, our_tokens, "open_seats", Target(match_id)),
        )

    our_tokens = rendering.installation().tokens
    loaded, written, following, asked, open_token = rendering.read(work)
    reader = Reader.of_seat(loaded, HOST_SEAT)
    say = reader.say
    about = {
        "seats": loaded.seats,
        "is_open": loaded.is_open,
        "is_running": loaded.is_running,
        "is_proposed": loaded.is_proposed,
        "match": loaded.match,
        "last": _last_letters(written),
        "stalled": following if following and following.failures else None,
        "links": HostLinks("", token),
        "watch_url": loaded.has_begun and HERE.match(loaded.match.id, reader.language),
        "asked": [(loaded.seats[number], row) for number, row in asked.items()],
        "title": headings.title(reader, loaded),
        "game_title": headings.game_title(reader, loaded),
        "options": options.chosen(say, loaded.game, loaded.match.options),
        "guests": len(seating.guests(loaded)),
        "why": why and say_refusal(reader, why),
        "refused": [_refusal(reader, each) for each in refused],
        "has_letter": lambda seat: seating.has_letter(loaded, seat),
        "open_seats": len(open_links.open_seats(loaded)),
        "open_url": _open_url(open_token),
        "may_be_opened": lambda seat: seating.may_be_opened(loaded, seat),
        "may_be_replaced": lambda seat: seating.may_be_replaced(loaded, seat),
        "may_be_bot": lambda seat: seating.may_be_bot(loaded, seat),
        "zones": zones.offered(reader.language),
        "problems": {each.at: say_problem(say, each) for each in wrong},
    }
    return rendering.page(template, reader, status, **about, **values)


def _last_letters(written: list[LetterRow]) -> dict[int, LetterRow]:
    """By seat the last letter to whoever has it."""
    own = [letter for letter in written if letter.kind not in outbox.TO_OTHERS]
    return {letter.seat: letter for letter in own if letter.outcome != "dropped"}


def _open_url(token: str) -> str:
    """The link to the open seats, as the host passes it on; empty where there is none."""
    return OpenLinks(rendering.installation().settings.base_url, token).page if token else ""


def _refusal(reader: Reader, problem: Problem) -> str:
    """Why somebody is not invited, with the name."""
    place = reader.names[int(problem.at.split(".")[1])]
    return reader.say("problem-at", place=place, problem=say_problem(reader.say, problem))


def _ask(
    token: str, what: str, seat: int, status: int = 200, invalid: Invalid | None = None
) -> Any:
    """The page before a change; with what is wrong if it was tried already."""
    if what == "replace":
        keep_typed()
    return _page(
        token,
        "pages/host_ask.html",
        status,
        what=what,
        number=seat,
        wrong=invalid.problems if invalid else [],
        values=request.form,
    )


def _do(
    token: str,
    what: str,
    work: Callable[[Connection, LoadedMatch, int], None],
    seat: int | None = None,
) -> Any:
    now = rendering.installation().now()
    try:
        rendering.write(
            lambda connection: work(connection, _find(connection, token, seat, True), now)
        )
    except NotPossible as impossible:
        return _page(token, "pages/host.html", 409, done=f"cannot-{impossible.code}")
    return rendering.see_other(HostLinks("", token).done(what))
