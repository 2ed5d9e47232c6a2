"""Every URL of the service, for pages, letters, redirects and QR codes alike."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar
from urllib.parse import quote

FOR_PROGRAMS = "/api/"
API = f"{FOR_PROGRAMS}v1"
# Tokens of seats and hosts in URLs are as good as passwords, so logs must not have them.
SECRET = re.compile(r"/(s|h|t|g|a|j|y|e|k|mine|cal)/[a-z2-7]{26}")
# Polled by the open pages of a table, and by programs.
TABLE_STATE = re.compile(r"/t/([a-z2-7]{26})/state")
# Polled by the open pages of a seat.
SEAT_STATE = re.compile(r"/s/([a-z2-7]{26})/turn")
MAILBOX = "/mailbox"  # in demo mode only
# Requested by monitoring; these never wait for other requests.
ALIVE, WATCHED = "/healthz", ("/readyz", "/metrics")
TABLE_FOR_PROGRAMS = f"{API}/table"
# The URL of a seat, host, match, table or season (group), by token or id, and all URLs below it.
OWNED = re.compile(r"/([shmtg])/([a-z2-7]+)(?:/.*)?", re.DOTALL)


SHORT = 120  # characters; longer texts rarely repeat and would only fill the cache
PRINTED = "v"  # query parameter of a QR code: a fingerprint of the printed sheet


def asking(address: str, **about: object) -> str:
    """Return the URL with these query parameters, without those that are empty or None."""
    asked = "&".join(
        f"{quoted(name)}={quoted(str(each))}"
        for name, each in about.items()
        if each not in ("", None)
    )
    return f"{address}?{asked}" if asked else address


def quoted(words: str) -> str:
    """Return words percent-encoded; cached, because a page has many actions to encode."""
    return _quoted(words) if len(words) <= SHORT else quote(words, safe="")


@lru_cache(maxsize=4096)
def _quoted(words: str) -> str:
    return quote(words, safe="")


def page_above(address: str) -> str:
    """Return the URL of the main page of a seat, host, match, table or season.

    `address` is that URL or one below it; for any other, return "".
    """
    found = OWNED.fullmatch(address)
    return f"/{found[1]}/{found[2]}" if found else ""


@dataclass(frozen=True)
class PaperLinks:
    """The URLs of sheets to print, for a game, a match or a table.

    `about` has the options of the sheet form.
    """

    page: str

    def offered(self, about: Mapping[str, str]) -> str:
        """Return the URL of the page with all sheets; `about` has its query parameters."""
        return asking(self.page, **about)

    def pdf(self, name: str, about: Mapping[str, str]) -> str:
        """Return the URL of the PDF of one sheet; `about` has its query parameters."""
        return asking(f"{self.page}/{name}.pdf", **about)

    def picture(self, name: str, about: Mapping[str, str]) -> str:
        """Return the URL of a picture of a sheet's first page; `about` has its query parameters."""
        return asking(f"{self.page}/{name}.png", **about)

    def read(self, name: str, about: Mapping[str, str], printed: str = "") -> str:
        """Return the URL of one sheet as a page; `about` has its query parameters.

        `printed` is the fingerprint of a printed copy. The page then says if it is still current.
        """
        return asking(f"{self.page}/{name}", **about, **{PRINTED: printed})


@dataclass(frozen=True)
class SecretLinks:
    """The URLs of the pages for the holder of a secret token.

    `base` is the public URL of the service for links in letters, and "" for links on pages.
    """

    base: str
    token: str
    kind: ClassVar[str]

    @property
    def page(self) -> str:
        """The URL of the main page for the token's holder."""
        return f"{self.base}/{self.kind}/{self.token}"

    def to(self, what: str, **about: object) -> str:
        """Return the URL of another page, with a path below the main page."""
        return asking(f"{self.page}/{what}", **about)

    @property
    def papers(self) -> PaperLinks:
        """The URLs of sheets to print for the game played at this match or table."""
        return PaperLinks(f"{self.page}/print")


@dataclass(frozen=True)
class SeatLinks(SecretLinks):
    """The URLs of one seat: its page, and join, decline, return, settings, orders, ...

    `epoch` counts how often a restored backup set the match back. It is part of a URL with a turn,
    since the turns after the backup are played again and differ.
    """

    kind = "s"
    epoch: int = 0

    def action(self, turn: int, action: str, **about: int) -> str:
        """Return the URL of the page that asks to confirm an action."""
        return self.to(f"{turn}/{quoted(action)}", **about, epoch=self.epoch or None)

    def about_move(self, what: str, number: int) -> str:
        """Return the URL to undo a move, or to ask for, agree to or refuse its undoing."""
        return self.to(f"{what}/{number}", epoch=self.epoch or None)

    def built(self, words: str) -> str:
        """Return the URL of the page to compose a move, with the words chosen so far.

        If the words are a whole move, the page asks to confirm it.
        """
        return self.to("build", words=words)

    def looking_at(self, order: str) -> str:
        """Return the URL of the page that previews an order and asks to confirm it."""
        return self.to("orders/look", order=order)

    def told(self, after: int | None, moved: str = "") -> str:
        """Return the URL of the seat's page with the outcome of a move at turn `after`.

        `moved` proves that the move was made just now.
        """
        return asking(self.page, after=after, moved=moved)

    def ordered(self, topic: str) -> str:
        """Return the URL of the seat's page with a message about an order just given."""
        return asking(self.page, ordered=topic)

    def planning(self, order: str = "") -> str:
        """Return the URL of the page to plan the next turns, or to continue a plan."""
        return self.to("plan", order=order)


@dataclass(frozen=True)
class PlanLinks(SeatLinks):
    """The URLs of a seat that plans its next turns; each choice is added to the plan, not played.

    `order` is the plan so far.
    """

    order: str = ""

    def action(self, turn: int, action: str, **about: int) -> str:
        """Return the URL of the page that adds the action to the plan."""
        return self.built(action)

    def built(self, words: str) -> str:
        """Return the URL of the page to compose a planned action, with the words chosen so far."""
        return self.to("plan", words=words, order=self.order)


@dataclass(frozen=True)
class ChangeLinks(SecretLinks):
    """The URLs in the letters about a change of a seat's e-mail address.

    They confirm or stop the change, or stop all letters to the new address. They do not give access
    to the seat.
    """

    kind = "a"


@dataclass(frozen=True)
class OpenLinks(SecretLinks):
    """The URL that a host shares, where anybody may ask for an open seat."""

    kind = "j"

    def to_done(self, done: str, language: str | None) -> str:
        """Return the URL of the page with a message about an action just done."""
        return asking(self.page, done=done, language=language)


@dataclass(frozen=True)
class NewcomerLinks(SecretLinks):
    """The URLs of a person who asked for an open seat: pages to take it, and to get no letters."""

    kind = "y"


@dataclass(frozen=True)
class OwnGamesLinks(SecretLinks):
    """The URL of the page with all games of one person."""

    kind = "mine"


@dataclass(frozen=True)
class CalendarLinks(SecretLinks):
    """The URL of a person's calendar, for calendar programs."""

    kind = "cal"

    @property
    def file(self) -> str:
        """The URL of the calendar as a file."""
        return self.to("staffetta.ics")

    @property
    def subscription(self) -> str:
        """The URL that a calendar program opens to subscribe to the calendar."""
        return f"webcal:{self.file.partition(':')[2]}"


@dataclass(frozen=True)
class LeavingLinks(SecretLinks):
    """The URL of the page where a person has everything about them deleted."""

    kind = "e"


@dataclass(frozen=True)
class KeeperLinks(SecretLinks):
    """The URL of the page about the service's health, for the person who runs it."""

    kind = "k"


@dataclass(frozen=True)
class HostLinks(SecretLinks):
    """The URLs of a match's host: the page, and invite, next, call-off, ..."""

    kind = "h"

    def done(self, what: str) -> str:
        """Return the URL of the host's page with a message about an action just done."""
        return asking(self.page, done=f"done-{what}")

    def about_seat(self, what: str, seat: int) -> str:
        """Return the URL of the host's form for a seat: replace, resend, link or bot."""
        return self.to(f"{what}/{seat}")


@dataclass(frozen=True)
class TableLinks(SecretLinks):
    """The URLs of a table with the real box, for its host, a seat or a spectator.

    The table's page depends on the link's holder. Other pages are claim, entries, state, manifest,
    free/2, renew/2, ...
    """

    kind = "t"

    def about(self, line: str) -> str:
        """Return the URL of the table's page with a preview of the entry being composed."""
        return asking(self.page, about=line)

    def told(self, done: str) -> str:
        """Return the URL of the table's page with a message about an action just done."""
        return asking(self.page, done=done)


@dataclass(frozen=True)
class SeasonLinks(SecretLinks):
    """The URLs of a season, for its host or for spectators.

    Below its page: add, people, geek, play/<a game>, renew/host, season.bgsplay, ...
    """

    kind = "g"

    def told(self, done: str) -> str:
        """Return the URL of the season's page with a message about an action just done."""
        return asking(self.page, done=done)


def reply_address(key: str, domain: str) -> str:
    """Return the address to which a seat's player replies; `key` identifies the seat."""
    return f"turns+{key}@{domain}"


@dataclass(frozen=True)
class ReplyLinks:
    """mailto: URLs that open a prepared reply; `address` is "" if replies are not read.

    The subject ends with the turn, since not every mail program says which letter it answers. After
    a restored backup the turn has the epoch behind it, as in SeatLinks: [12.1].
    """

    address: str
    turn: int
    epoch: int = 0

    def to(self, line: str) -> str:
        """Return the mailto: URL of a reply with `line` as its text."""
        tag = f"{self.turn}.{self.epoch}" if self.epoch else f"{self.turn}"
        words = f"subject={quoted(f'Staffetta [{tag}]')}&body={quoted(line)}"
        return f"mailto:{quote(self.address, safe='@')}?{words}"


@dataclass(frozen=True)
class Site:
    """The public URLs. `base` is as in SecretLinks.

    If a URL names no language, its page is shown in the reader's language.
    """

    base: str = ""

    def home(self, language: str = "") -> str:
        """Return the URL of the home page."""
        return asking(f"{self.base}/", language=language)

    def new(
        self,
        language: str = "",
        game_id: str = "",
        options: Mapping[str, str] | None = None,
        anyway: str = "",
    ) -> str:
        """Return the URL of the form to create a match, with these options chosen.

        `anyway` has the warnings that the host saw and chose to ignore.
        """
        about = {"game": game_id, "language": language, **_chosen(options or {}), "anyway": anyway}
        return asking(f"{self.base}/new", **about)

    def trial(self, game_id: str, language: str = "") -> str:
        """Return the URL of the form that begins a game against bots at once."""
        return asking(f"{self.base}/try/{game_id}", language=language)

    def new_table(
        self,
        language: str = "",
        game_id: str = "",
        options: Mapping[str, str] | None = None,
        players: int | None = None,
    ) -> str:
        """Return the URL of the form to open a table, for a game with the real box.

        The given values are filled in.
        """
        about = {"game": game_id, "language": language, **_chosen(options or {})}
        return asking(f"{self.base}/table/new", **about, players=players and str(players))

    def own_games(self) -> str:
        """Return the URL of the form where people request a link to all their games."""
        return f"{self.base}/mine"

    def privacy(self, language: str = "") -> str:
        """Return the URL of the privacy page."""
        return asking(f"{self.base}/privacy", language=language)

    def new_season(self, language: str = "") -> str:
        """Return the URL of the form to start a season."""
        return asking(f"{self.base}/season/new", language=language)

    def sent(self, match_id: str, language: str) -> str:
        """Return the URL of the page that says where the host's letter was sent."""
        return asking(f"{self.base}/new/sent/{match_id}", language=language)

    def match(self, match_id: str, language: str = "") -> str:
        """Return the URL of the public page of a match."""
        return asking(f"{self.base}/m/{match_id}", language=language)

    def moment(self, match_id: str, turn: int, language: str = "") -> str:
        """Return the URL of the page that shows a match as it was at `turn`."""
        return asking(f"{self.match(match_id)}/{turn}", language=language)

    def log(self, match_id: str, language: str = "") -> str:
        """Return the URL of the log of a match."""
        return asking(f"{self.match(match_id)}/log", language=language)

    def feed(self, match_id: str, language: str = "") -> str:
        """Return the URL of the Atom feed of a match."""
        return asking(f"{self.match(match_id)}/log.atom", language=language)

    def rebuild(self, match_id: str) -> str:
        """Return the URL of the page that says how to lay out a match with the real box."""
        return f"{self.match(match_id)}/rebuild"

    def rebuild_sheet(self, match_id: str) -> str:
        """Return the URL of the PDF that says how to lay out a match with the real box."""
        return f"{self.match(match_id)}/rebuild.pdf"

    def keepsake(self, match_id: str, what: str, language: str = "") -> str:
        """Return the URL of a finished match's poster, certificate or final score as a PDF."""
        return asking(f"{self.match(match_id)}/{what}.pdf", language=language)

    def export(self, match_id: str) -> str:
        """Return the URL of the text export of a match."""
        return f"{self.match(match_id)}/export"

    def campaign(self, campaign_id: str, language: str = "") -> str:
        """Return the URL of the public page of a campaign."""
        return asking(f"{self.base}/c/{campaign_id}", language=language)

    def campaign_keepsake(self, campaign_id: str, what: str, language: str = "") -> str:
        """Return the URL of a finished campaign's poster or certificate as a PDF."""
        return asking(f"{self.campaign(campaign_id)}/{what}.pdf", language=language)

    def rulings(
        self,
        game_id: str,
        language: str,
        options: Mapping[str, str] | None = None,
        printed: str = "",
        players: int | None = None,
    ) -> str:
        """Return the URL of the rulings of a game under these options, for so many players.

        `printed` is the fingerprint of a printed copy, as in `PaperLinks.read`.
        """
        about = {"language": language, **_chosen(options or {}), PRINTED: printed}
        count = players and str(players)
        return asking(f"{self.base}/rulings/{game_id}", **about, players=count)

    def rulings_sheet(
        self, game_id: str, language: str, options: Mapping[str, str], players: int | None = None
    ) -> str:
        """Return the URL of the PDF of the rulings."""
        about = {"language": language, **_chosen(options)}
        count = {"players": str(players)} if players else {}
        return self.papers(game_id).pdf("rulings", about | count)

    def papers(self, game_id: str) -> PaperLinks:
        """Return the URLs of sheets to print for a game."""
        return PaperLinks(f"{self.base}/print/{game_id}")

    def match_papers(self, match_id: str) -> PaperLinks:
        """Return the URLs of sheets to print for a match, under its options."""
        return PaperLinks(f"{self.match(match_id)}/print")

    def data(self, game_id: str) -> str:
        """Return the URL of a game's bundled data file, a model for owners of other editions."""
        return f"{self.base}/data/{game_id}.toml"

    def picture(self, game_id: str, language: str, is_dark: bool = False) -> str:
        """Return the URL of a picture of a game's board.

        With the game id `letter`, the picture shows a sample letter.
        """
        return f"{self.base}/picture/{game_id}/{language}{'/dark' if is_dark else ''}.webp"

    def static(self, name: str) -> str:
        """Return the URL of a static file: script, logo."""
        return f"{self.base}/static/{name}"

    def styles(self, name: str) -> str:
        """Return the URL of the style sheet for a kind of page."""
        return f"{self.base}/styles/{name}.css"

    def font(self, name: str) -> str:
        """Return the URL of a font for pages."""
        return f"{self.base}/fonts/{name}.woff2"

    def icon(self, size: int) -> str:
        """Return the URL of the logo as a home screen icon; `size` in pixels."""
        return f"{self.base}/icon-{size}.png"

    def tables(self) -> str:
        """Return the prefix of all table URLs."""
        return f"{self.base}/t/"

    def worker(self) -> str:
        """Return the URL of the service worker that lets a phone use a table offline."""
        return f"{self.base}/table/sw.js"

    def seats(self) -> str:
        """Return the prefix of all seats' URLs."""
        return f"{self.base}/s/"

    def push_worker(self) -> str:
        """Return the URL of the service worker that shows pushes."""
        return f"{self.base}/push.js"

    def mailbox(self, language: str, to: str = "") -> str:
        """Return the URL of the demo's mailbox, with all letters, or only letters to `to`."""
        return asking(f"{self.base}{MAILBOX}", to=to, language=language)

    def mail(self, name: str, language: str, part: str = "") -> str:
        """Return the URL of a letter: its text, its HTML, or its HTML without pictures (`off`)."""
        return asking(f"{self.base}{MAILBOX}/{name}", part=part, language=language)

    def mail_ready(self, name: str, line: str) -> str:
        """Return the URL of a letter with `line` already typed into its reply form."""
        return asking(f"{self.base}{MAILBOX}/{name}", text=line) + "#answer"

    def mail_answer(self, name: str) -> str:
        """Return the URL to which an answer to a letter is sent."""
        return f"{self.base}{MAILBOX}/{name}/answer"

    def mail_html(self, name: str, off: bool = False) -> str:
        """Return the URL of the HTML of one letter, for a frame; `off` leaves out pictures."""
        return asking(f"{self.base}{MAILBOX}/{name}/html", off="1" if off else "")


HERE = Site()  # on pages: links from the root of the host


def _chosen(options: Mapping[str, str]) -> dict[str, str]:
    return {f"option-{name}": text for name, text in options.items()}
