"""One builder makes all URLs: each leads to a page, and no other code writes one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from flask import Flask
from werkzeug.routing import Rule

from service.installation.links import (
    CalendarLinks,
    ChangeLinks,
    HostLinks,
    KeeperLinks,
    LeavingLinks,
    NewcomerLinks,
    OpenLinks,
    OwnGamesLinks,
    PlanLinks,
    SeasonLinks,
    SeatLinks,
    Site,
    TableLinks,
)
from service.web.app import lay_out

ROOT = Path(__file__).resolve().parents[3]
BASE = "https://play.example.org"
TOKEN = "a2" * 13
SITE, SEAT = Site(BASE), SeatLinks(BASE, TOKEN, 1)
PLANNING = PlanLinks(BASE, TOKEN, 1, "plan; farm y4")
HOST, CHANGE = HostLinks(BASE, TOKEN), ChangeLinks(BASE, TOKEN)
OPEN, NEWCOMER = OpenLinks(BASE, TOKEN), NewcomerLinks(BASE, TOKEN)
TABLE, GROUP = TableLinks(BASE, TOKEN), SeasonLinks(BASE, TOKEN)
TABLES_PAGES = (
    "all cards.pdf certificate.pdf claim entries evening evening/delete free/2 freeze game.bgsplay "
    "join join/1 log mail manifest name/2 next next/pad photo.jpg poster.pdf renew/2 result.pdf "
    "season state title"
).split()
GROUPS_PAGES = (
    "add apart/ana geek import match name out/abcdefghijkl people play/abcdefghijkl"
    " play/abcdefghijkl.bgsplay play/abcdefghijkl.jpg photo/abcdefghijkl"
    " renew/host result season.bgsplay table"
).split()
SEATS_PAGES = (
    "address again card.pdf decline handover host join letters link log never note orders "
    "orders/cancel orders/look qr.svg rebuild rebuild.pdf return settings talk deals "
    "turn word word/add word/letters word/mail word/push word/remove word/test "
    "time time/away time/back"
).split()
ADDRESSES = [
    SITE.home("fa"),
    SITE.new("fa", "rakab", {"takeover": "true"}, anyway="one two"),
    SITE.trial("rakab", "fa"),
    SITE.sent("abcdefghijkl", "fa"),
    SITE.match("abcdefghijkl", "fa"),
    SITE.log("abcdefghijkl", "fa"),
    SITE.export("abcdefghijkl"),
    SITE.rebuild("abcdefghijkl"),
    SITE.rebuild_sheet("abcdefghijkl"),
    SITE.keepsake("abcdefghijkl", "poster", "fa"),
    SITE.keepsake("abcdefghijkl", "certificate"),
    SITE.keepsake("abcdefghijkl", "result"),
    SITE.campaign("abcdefghijkl", "fa"),
    SITE.campaign_keepsake("abcdefghijkl", "poster", "fa"),
    SITE.campaign_keepsake("abcdefghijkl", "certificate"),
    SITE.rulings("rakab", "fa", {"takeover": "true"}),
    SITE.rulings_sheet("rakab", "fa", {"takeover": "true"}),
    *(
        address
        for links in (SITE.papers("rakab"), SITE.match_papers("abcdefghijkl"), SEAT.papers)
        for address in (
            links.offered({"language": "fa", "names": "Ana"}),
            links.pdf("score", {"language": "fa", "large": "yes"}),
            links.pdf("set", {"language": "fa"}),
            links.read("score", {"language": "fa"}),
        )
    ),
    SITE.papers("rakab").picture("score", {"language": "fa"}),
    SITE.data("troyes"),
    SITE.static("home.css"),
    SITE.styles("page"),
    SITE.icon(180),
    SITE.mailbox("fa", "Ana <ana@example.org>"),
    SITE.mail("1.eml", "fa", "off"),
    SITE.mail_html("1.eml", off=True),
    SITE.mail_ready("1.eml", "play m10"),
    SITE.mail_answer("1.eml"),
    SEAT.page,
    SEAT.told(3),
    SEAT.to("reply/" + "5" * 32),
    SEAT.action(3, "play m10/ü", built=1),
    SEAT.built("play m10"),
    SEAT.planning("plan; farm y4"),
    PLANNING.built("farm y4"),
    *(SEAT.about_move(what, 3) for what in ("undo", "wish", "consent", "refuse")),
    *(SEAT.to(what, done="yes") for what in SEATS_PAGES),
    *(SEAT.to(what) for what in ("hosting", "hosting/agree", "nudge/1", "votes")),
    HOST.page,
    HOST.done("invite"),
    *(HOST.to(what) for what in ("invite", "next", "call-off", "season", "table", "take-back")),
    HOST.to("longer"),
    *(
        SEAT.about_move(what, 3)
        for what in ("votes/agree", "votes/object", "votes/bot", "votes/withdraw")
    ),
    *(HOST.to(what) for what in ("pause", "resume")),
    *(HOST.to(what) for what in ("open-link", "close-link")),
    *(HOST.about_seat(what, 2) for what in ("resend", "replace", "link", "bot", "open", "nudge")),
    HOST.about_seat("hand-over", 2),
    HOST.to("keep-hosting"),
    OPEN.page,
    OPEN.to_done("asked", "fa"),
    NEWCOMER.page,
    NEWCOMER.to("letters"),
    SITE.picture("rakab", "fa"),
    SITE.picture("rakab", "fa", is_dark=True),
    SITE.picture("letter", "fa"),
    SITE.picture("letter", "fa", is_dark=True),
    SITE.new_table("fa", "rakab"),
    SITE.worker(),
    SITE.push_worker(),
    SITE.new_season("fa"),
    SITE.own_games(),
    SITE.feed("abc", "fa"),
    SITE.privacy(),
    SITE.moment("abc", 3, "fa"),
    OwnGamesLinks(BASE, TOKEN).page,
    OwnGamesLinks(BASE, TOKEN).to("never"),
    OwnGamesLinks(BASE, TOKEN).to("leave"),
    OwnGamesLinks(BASE, TOKEN).to("kept.json"),
    OwnGamesLinks(BASE, TOKEN).to("calendar"),
    CalendarLinks(BASE, TOKEN).file,
    LeavingLinks(BASE, TOKEN).page,
    KeeperLinks(BASE, TOKEN).page,
    KeeperLinks(BASE, TOKEN).to("log"),
    TABLE.papers.page,
    TABLE.papers.pdf("aid", {}),
    TABLE.papers.pdf("set", {}),
    TABLE.papers.read("aid", {}),
    GROUP.page,
    *(GROUP.to(what, language="fa") for what in GROUPS_PAGES),
    GROUP.told("watch"),
    TABLE.page,
    TABLE.about("correct site roma"),
    TABLE.told("host"),
    *(TABLE.to(what, all=1) for what in TABLES_PAGES),
    CHANGE.page,
    CHANGE.to("decline"),
    CHANGE.to("letters"),
]
FONTS = re.findall(r"url\((/[^)]+)\)", (ROOT / "templates/static/style.css").read_text("utf-8"))
# fixed by the description of the API
FOR_PROGRAMS = ("api.", "table_api.", "health.")


@pytest.fixture(scope="module")
def app() -> Flask:
    app = Flask("service")
    lay_out(app, with_mailbox=True)
    return app


def rule_of(app: Flask, address: str) -> Rule:
    path, _, asked = address.removeprefix(BASE).partition("?")
    adapter = app.url_map.bind("play.example.org")
    method = "GET" if adapter.test(path, "GET") else "POST"
    rule, _ = adapter.match(path, method, return_rule=True, query_args=asked)
    return rule


def test_every_address_leads_to_a_page_and_every_page_has_one(app: Flask) -> None:
    reached = {rule_of(app, address).rule for address in [*ADDRESSES, *FONTS]}
    pages = {
        rule.rule for rule in app.url_map.iter_rules() if not rule.endpoint.startswith(FOR_PROGRAMS)
    }
    assert reached == pages


def test_the_values_in_an_address_arrive_unchanged(app: Flask) -> None:
    address = urlsplit(SEAT.action(3, "say: a b? ü&c", built=1))
    _, values = app.url_map.bind("play.example.org").match(unquote(address.path))
    assert values == {"token": TOKEN, "turn": 3, "action": "say: a b? ü&c"}
    assert parse_qs(address.query) == {"built": ["1"], "epoch": ["1"]}
    assert parse_qs(urlsplit(SITE.mailbox("fa", "Ana <a&b@c.org>")).query)["to"] == [
        "Ana <a&b@c.org>"
    ]
    assert SITE.home() == f"{BASE}/" and SITE.match("abc") == f"{BASE}/m/abc"


# a path from the root, or a query: `"/m/`, `}}/log`, `?language=`
PATH = re.compile(r"(?:^|[\s\"'(={}>])/([a-z-]+)(?:[/.?\"'{}]|$)")
ASKED = re.compile(r"(?:^|[\"'}])\?[a-z]+=")


def first_words(app: Flask) -> set[str]:
    """Return the words in our URLs: s, m, settings, ..."""
    return {
        word for rule in app.url_map.iter_rules() for word in re.findall(r"/([a-z-]+)", rule.rule)
    }


def written(path: Path) -> Iterator[str]:
    """Yield a Python file's strings except docstrings, route patterns and texts for programs."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    left_out: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(id(node.value))
        routes = getattr(node, "decorator_list", [])
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Blueprint", "Operation"):
            routes = [node]
        left_out |= {id(each) for route in routes for each in ast.walk(route)}
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and id(node) not in left_out:
            yield node.value


# only these packages make addresses; others have those of databases and mail servers
SHOWN = [ROOT / "service" / package for package in ("mail", "views", "web")]
SOURCES = [path for package in SHOWN for path in package.rglob("*.py")]
TEMPLATES = [p for p in (ROOT / "templates").rglob("*") if p.suffix in (".html", ".txt", ".js")]


@pytest.mark.parametrize("path", SOURCES + TEMPLATES, ids=lambda p: str(p.relative_to(ROOT)))
def test_no_address_is_written_elsewhere(app: Flask, path: Path) -> None:
    in_python = path.suffix == ".py"
    texts = [*written(path)] if in_python else [path.read_text(encoding="utf-8")]
    ours = first_words(app)
    found = [word for text in texts for word in PATH.findall(text) if word in ours]
    assert found + [asked for text in texts for asked in ASKED.findall(text)] == []
