"""Pages of a table with the real box: the host's, those of the seats, and the big screen.

A link gives its holder a role at the table; a cookie shows that the phone has claimed the seat.
Without JavaScript all pages are plain forms. With it, a page fetches the parts that have changed.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import quote

from flask import Blueprint, Response, abort, g, jsonify, make_response, request
from sqlalchemy import Connection

import printables
from engine.table import ANYWAY, LONGEST_LINE, Refused
from service.installation.addresses import BadName, clean_name
from service.installation.links import HERE, TableLinks
from service.installation.release import release
from service.language import dates
from service.language.digits import in_plain_digits
from service.language.languages import LANGUAGES
from service.tables import claiming, continued_matches, evenings, next_games, store
from service.tables.entering import MOVED_ON
from service.tables.store import Held, NoSuchSeat
from service.views import available_sheets, photo_sheet, table_end, table_view
from service.views.table_view import READ_BACK, TableView
from service.web import access, rate_limits, rendering, table_entries
from service.web.confirmed_forms import acting, confirming
from service.web.rendering import LANGUAGE
from service.web.security_headers import OF_A_TABLE

pages = Blueprint("companion", __name__, url_prefix="/t/<token>")
HOST = "host"  # value of `done` in the URL: the host's link was just renewed
PHONE = "phone"  # a cookie of one table's address, like LANGUAGE
TABLE = "companion.table"  # the endpoint that all links to a table open
ALL = "all"  # path of the page for one phone that is passed round
FOR_ALL = ("companion.for_all", "companion.enter")  # endpoints of that page
BACK = (ALL, "freeze")  # pages that are shown again after an entry from them
NAME = "name"
ICONS = (192, 512)  # pixels
COOKIE_SECONDS = 180 * 24 * 3600  # seconds for which a phone keeps its seat
MOST_WORDS, LONGEST_TITLE = 60, 40
FACES = {
    "host": "pages/table_host.html",
    "seat": "pages/table_seat.html",
    "watcher": "pages/table_screen.html",
}


# --- what is shown ---------------------------------------------------------


@pages.get("")
def table(token: str) -> Any:
    """Show the page of the link: the host's with QR codes, a seat's, or the big screen."""
    return show(token, moved=request.args.get("done") == HOST)


@pages.get("/all")
def for_all(token: str) -> Any:
    """Show the page for one phone that is passed round, with the host's link."""
    s = seen(token)
    if s.held.role != "host":
        return rendering.see_other(s.links.page)
    return show(token)


@pages.get("/log")
def log(token: str) -> Any:
    """Show all entries, each with its undo button."""
    return page("pages/table_log.html", seen(token, whole=True))


@pages.get("/state")
def state(token: str) -> Any:
    """Return the changeable part of an open page; 304, which is cheap, if it has not changed."""
    row = rendering.read(lambda connection: access.look_at_table(connection, token))
    stamp = f"{store.stamp(row)}-{language_of(row.language)}"
    if request.if_none_match.contains_weak(stamp):
        response = Response(status=304)
    else:
        s = seen(token)
        stamp = f"{store.stamp(s.row)}-{s.reader.language}"
        fragment = _face(s).replace("/", "/_")  # only the part of the page that changes
        response = make_response(rendering.page(fragment, s.reader, **values(s)))
    response.set_etag(stamp)
    response.headers["Cache-Control"] = "private, no-cache"
    return response


def show(token: str, status: int = 200, moved: bool = False, **notice: Any) -> Any:
    """Show the page of the link, with a notice about the last action.

    `moved` is True if the host's link was just renewed.
    """
    s = seen(token)
    return page(_face(s), s, status, notice=notice, moved=moved)


def _face(s: TableView) -> str:
    """Return the template: the seat's for a phone that is passed round, else that of the role."""
    return FACES["seat" if s.is_for_all else s.held.role]


def page(template: str, s: TableView, status: int = 200, **more: Any) -> Response:
    """Render a page of the table, which only the phone's service worker may cache."""
    more.setdefault("notice", {})
    response = make_response(rendering.page(template, s.reader, status, **values(s), **more))
    response.headers["Content-Security-Policy"] = OF_A_TABLE
    if s.held.role != "host" or s.is_for_all:  # the page has no codes of other seats
        response.headers["Staffetta-Offline"] = "yes"
    asked = request.args.get(LANGUAGE)
    if asked in LANGUAGES:
        _keep(response, s.links, LANGUAGE, asked)
    return response


def values(s: TableView) -> dict[str, Any]:
    """Return the variables of a table's templates."""
    is_host = s.held.role == "host"
    watch, seats = rendering.read(lambda c: _links(c, s)) if is_host else (None, [])
    base = rendering.settings().base_url
    return {
        "s": s,
        "family": s.family,
        "face_file": "/".join(("games", s.family, "table.html")),
        "links": s.links,
        "stamp": f"{store.stamp(s.row)}-{s.reader.language}",
        "entry_id": secrets.token_hex(16),
        "codes": [TableLinks(base, each).page if each else None for each in seats],
        "join_code": TableLinks(base, s.held.token).to("join") if s.is_lobby else None,
        "watch_code": TableLinks(base, watch).page if watch else None,
        "is_code_lost": is_host and (watch is None or _is_lost(s.held, seats)),
        "cell": _cell(s),
        "about": _about(s),
        "is_play": s.is_for_all,
        "typed_name": request.form.get(NAME, ""),
        "read_sheet": lambda: photo_sheet.sheet(s),
        "former": _former(s),
        "counted_in": rendering.seasons_of(s.row.id) if is_host else [],
        **_ending(s),
    }


def _ending(s: TableView) -> dict[str, Any]:
    """Return the variables for the end of a game: its scoring, evening and campaign number."""
    if not s.is_over:
        return {"steps": [], "evening": evenings.Told(), "is_counted": False, "game_number": 0}
    return {
        "steps": table_end.count(s),
        "evening": rendering.read(lambda c: evenings.told(c, s.row.id)),
        "is_counted": s.game is not None and table_end.is_counted(s),
        "game_number": rendering.read(lambda c: next_games.number_in_campaign(c, s.row)),
    }


def _former(s: TableView) -> dict[str, str] | None:
    """Return the URL and the title of the same people's previous table, None if there is none."""
    found = rendering.read(lambda c: next_games.former_of(c, s.held, rendering.tokens()))
    if found is None:
        return None
    title = table_view.title_of(s.reader.language, found.row.game)
    return {"url": TableLinks("", found.token).page, "title": title}


def _links(connection: Connection, s: TableView) -> tuple[str | None, list[str | None]]:
    return store.links_of(connection, s.held, rendering.tokens())


def _is_lost(held: Held, tokens: Sequence[str | None]) -> bool:
    """True if the code of an unclaimed seat cannot be shown.

    `tokens` are the seats' tokens; None stands for one that another secret key made.
    """
    return any(token is None and seat not in held.phones for seat, token in enumerate(tokens))


def _about(s: TableView) -> Mapping[str, Any] | None:
    """Return the facts of the unfinished entry in the URL, for example its ticked dice, or None."""
    line = " ".join(request.args.getlist("about")[:MOST_WORDS])
    if not line.isascii() or not line.isprintable() or not 0 < len(line) <= LONGEST_LINE:
        return None
    facts = s.table.rules.facts(s.table.at, line)
    return facts and {**facts, "words": line.split()}


def _cell(s: TableView) -> dict[str, int] | None:
    """Return the score cell in the URL, such as `cell=3-1` (row 3 of seat 1), or None.

    Without a script, a tap on a cell opens a page with this URL.
    """
    row, _, seat = request.args.get("cell", "").partition("-")
    if not (row.isdecimal() and seat.isdecimal() and len(row) < 4 and len(seat) < 3):
        return None
    return {"row": int(row), "seat": int(seat)} if int(seat) < len(s.names) else None


def seen(token: str, whole: bool = False, endpoint: str | None = None) -> TableView:
    """Return the table as this link and phone may see it.

    With `whole`, it has all entries. Access is that of `endpoint`, or else of the requested one.
    """
    known = phone()

    def work(connection: Connection) -> TableView:
        held = access.open_table(connection, token, endpoint)
        table, language = store.table_of(connection, held.row), language_of(held.row.language)
        since = 0 if whole or held.row.clock else max(0, held.row.number - READ_BACK)
        rows = store.entries_since(connection, held.row, since)
        zone = rendering.settings().timezone or rendering.UTC
        asked = ALL in request.args or request.endpoint in FOR_ALL
        is_mine = held.role == "host" or held.has_seat(known)
        return TableView(
            held=held,
            table=table,
            rows={row.number: row for row in rows},
            reader=table_view.reader_of(held, table, language, zone),
            links=TableLinks("", token),
            now=rendering.now(),
            is_open=is_mine and held.row.status != "frozen",
            is_for_all=held.role == "host" and asked,
            settles=continued_matches.QUIET // 60
            if continued_matches.is_awaited(connection, held.row)
            else 0,
        )

    return rendering.read(work)


def phone() -> str:
    """Return the secret in this phone's cookie, which proves its claim of a seat; "" if none."""
    return request.cookies.get(PHONE, "")[: claiming.LONGEST_PHONE]


def language_of(table: str) -> str:
    """Return the phone's language: the one chosen, the browser's, or `table`, the table's own."""
    language = rendering.reader_language(table)
    g.language = language
    return language


# --- what is entered -------------------------------------------------------


@acting(pages, "/entries", table)
def enter(token: str) -> Any:
    """Store an entry; return JSON to scripts, and a redirect to the page to others."""
    line = _line()
    try:
        offered = (request.form.get("turn", type=int), request.form.get("table", ""))
        taken = table_entries.take(
            token, phone(), request.form.get("id", ""), line, "page", *offered
        )
    except Refused as refused:
        return _refused(token, refused.refusal, line)
    if rendering.is_for_script():
        return jsonify({"number": taken.number, "already": taken.already})
    back = next((each for each in BACK if each in request.args), "")
    links = TableLinks("", token)
    return rendering.see_other(links.to(back) if back else links.page)


def _line() -> str:
    """Return the entry that the form composes: its beginning, the words in it, and a title."""
    entry = request.args.get("entry") or request.form.get("entry", "")
    words = request.form.getlist("word")[:MOST_WORDS]
    words += [request.form.get(f"word-{place}", "") for place in range(MOST_WORDS)]
    typed = [plain for word in words if (plain := _plain(word))]
    if "minus" in request.args and typed and not typed[0].startswith("-"):
        typed[0] = f"-{typed[0]}"
    title = request.form.get("title", "").strip()[:LONGEST_TITLE]
    named = [quote(title, safe="")] if title else []
    return " ".join(word for word in (entry, *typed, *named) if word)


def _plain(word: str) -> str:
    """Return the word with its digits and minus sign converted to ASCII, as entries require."""
    return in_plain_digits(word)


def _refused(token: str, refusal: Mapping[str, Any], line: str) -> Any:
    s = seen(token)
    said, anyway = s.refusal(refusal, line), bool(refusal.get("anyway"))
    is_late = refusal["code"] == MOVED_ON and "entry" in refusal
    if not rendering.is_for_script():
        asked, again = f"{ANYWAY} {line}" if anyway else "", line if is_late else ""
        about = {"text": said, "what": s.label(line), "anyway": asked, "again": again}
        return page(_face(s), s, 422, notice={"kind": "refused", **about}, moved=False)
    error = {"code": refusal["code"], "message": said, "anyway": anyway, "line": line}
    if is_late:  # the turn for which it may be entered again
        error["turn"] = s.table.number
    return jsonify({"error": error}), 422


def not_yours(token: str, code: str) -> Any:
    """Return the page (403), or JSON, that says that this link or phone may not do that."""
    s = seen(token, endpoint=TABLE)
    said = s.say(f"error-{code}")
    if not rendering.is_for_script():
        notice = {"kind": "not-yours", "text": said}
        return page(_face(s), s, 403, notice=notice, moved=False)
    return jsonify({"error": {"code": code, "message": said, "anyway": False}}), 403


# --- claims of seats -------------------------------------------------------


@acting(pages, "/claim", table)
def claim(token: str) -> Any:
    """Claim the seat for this phone."""
    rate_limits.count_entry_of_network()
    now = rendering.now()

    def work(connection: Connection) -> str:
        name, held = typed_name(), access.open_table(connection, token)
        secret = claiming.claim(connection, held, now, phone(), name)
        if name and held.seat is not None and held.seats[held.seat].name not in ("", name):
            claiming.rename(connection, held, held.seat, name)
        return secret

    try:
        secret, links = rendering.write(work), TableLinks("", token)
    except BadName as bad:
        return show(token, 422, bad_name=f"name_{bad.code}")
    return keep_phone(rendering.see_other(links.page), links, secret)


def keep_phone(response: Any, links: TableLinks, secret: str) -> Response:
    """Return a copy of `response` that also sets the phone's secret and language as cookies."""
    kept = Response(status=response.status_code, headers=dict(response.headers))
    _keep(kept, links, PHONE, secret)
    if language := rendering.language_asked():  # chosen at another address, as on the page to join
        _keep(kept, links, LANGUAGE, language)
    return kept


def ask_free(token: str, seat: int) -> Any:
    """Confirmation page: free the seat, so that another phone can claim it."""
    return _host_page(token, seat, "free")


@confirming(pages, "/free/<int:seat>", ask_free)
def free(token: str, seat: int) -> Any:
    """End the claim of the seat's phone, so that another phone can claim the seat."""
    now = rendering.now()
    return _by_host(token, lambda connection, held: claiming.free(connection, held, seat, now))


def ask_name(token: str, seat: int) -> Any:
    """Form for a seat's name."""
    return _host_page(token, seat, "name")


@confirming(pages, "/name/<int:seat>", ask_name)
def name(token: str, seat: int) -> Any:
    """Change the seat's name."""
    try:
        typed = clean_name(request.form.get(NAME, ""))
        return _by_host(token, lambda c, held: claiming.rename(c, held, seat, typed))
    except BadName as bad:
        return _host_page(token, seat, "name", 422, bad_name=f"name_{bad.code}")


@pages.get("/cards.pdf")
def cards(token: str) -> Any:
    """Return a PDF of cards to cut out: the QR codes of all seats, then the big screen's."""
    s = seen(token)
    about = values(s)
    named = [(s.names[seat], url, seat) for seat, url in enumerate(about["codes"])]
    told = [*named, (s.say("companion-screen"), about["watch_code"], None)]
    drawn = [printables.SeatCard(name, url, seat) for name, url, seat in told if url]
    return rendering.pdf(_cut_out(s, drawn), "seats")


def _cut_out(s: TableView, cards: Sequence[printables.SeatCard]) -> bytes:
    """Return the cards as a PDF; for a score pad it also says how to use the pad."""
    paper = "letter" if request.args.get("paper") == "letter" else "a4"
    today = dates.date(rendering.today(), s.reader.language)
    if s.game is None:
        return printables.pads_seat_sheet(s.say, paper, release(), today, cards, s.title)
    wanted = available_sheets.of_people(s.game, s.reader, s.row.options, paper=paper, date=today)
    return printables.seat_sheet(wanted, cards, s.title)


def _by_host(token: str, work: Any) -> Any:
    rate_limits.count_entry_of_network()

    try:
        rendering.write(lambda c: work(c, access.open_table(c, token)))
    except NoSuchSeat:
        abort(404)
    return rendering.see_other(TableLinks("", token).page)


def _host_page(token: str, seat: int, what: str, status: int = 200, bad_name: str = "") -> Any:
    s = seen(token)
    if seat >= len(s.names):
        abort(404)
    about: dict[str, Any] = {"what": what, "number": seat, "bad_name": bad_name}
    return page("pages/table_ask.html", s, status, **about)


def typed_name() -> str:
    """Return the name in the form, "" for an empty field; raises BadName."""
    typed = request.form.get(NAME, "")
    return clean_name(typed) if typed.strip() else ""


def _keep(response: Response, links: TableLinks, cookie: str, value: str) -> None:
    """Set a cookie that is sent only with the URLs of this link, and that no script can read."""
    is_secure = rendering.settings().base_url.startswith("https:")
    response.set_cookie(
        cookie,
        value,
        max_age=COOKIE_SECONDS,
        path=links.page,
        secure=is_secure,
        httponly=True,
        samesite="Strict",
    )


# --- on a home screen ------------------------------------------------------


@pages.get("/manifest")
def manifest(token: str) -> Any:
    """Return the web app manifest, by which a phone can install the table on its home screen."""
    s = seen(token)
    about = {
        "name": f"{s.title} · {s.names[s.seat]}" if s.seat is not None else s.title,
        "short_name": s.title,
        "start_url": s.links.page,
        "id": s.links.page,
        "scope": HERE.tables(),
        "display": "standalone",
        "background_color": "#f3ecdf",
        "theme_color": "#8a3324",
        "lang": s.reader.language,
        "dir": s.say.direction,
        "icons": [*_icons()],
    }
    response = jsonify(about)
    response.mimetype = "application/manifest+json"
    return response


def _icons() -> Iterator[dict[str, str]]:
    """Yield the manifest's icons: PNGs that a phone may mask to its own shape, and one SVG."""
    for size in ICONS:
        about = {"sizes": f"{size}x{size}", "type": "image/png", "purpose": "any maskable"}
        yield {"src": HERE.icon(size), **about}
    yield {"src": HERE.static("seal.svg"), "sizes": "512x512", "type": "image/svg+xml"}
