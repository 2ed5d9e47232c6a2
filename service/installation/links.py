"""Every address of the service, for pages, letters, redirects and QR codes alike."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar
from urllib.parse import quote

FOR_PROGRAMS = "/api/"
API = f"{FOR_PROGRAMS}v1"
# What an address opens: a token of a seat or a host is as good as a password, and no log has it.
SECRET = re.compile(r"/(s|h|t|g|a|j|y|mine)/[a-z2-7]{26}")
# What an open page of a table, and a program, ask again and again.
TABLE_STATE = re.compile(r"/t/([a-z2-7]{26})/state")
# What watches over the service asks for; it waits for no other request.
MAILBOX = "/mailbox"  # in a demonstration alone
ALIVE, WATCHED = "/healthz", ("/readyz", "/metrics")
TABLE_FOR_PROGRAMS = f"{API}/table"
# Whose an address is: a seat's, a host's, a match's, a table's or a group's, by token or name.
OWNED = re.compile(r"/([shmtg])/([a-z2-7]+)(?:/.*)?", re.DOTALL)


SHORT = 120  # letters: what is longer is found again by nobody, and only takes room
PRINTED = "v"  # in the address of a code: which sheet, and what it says, in few letters


def asking(address: str, **about: object) -> str:
    """The address with what it asks for; what is empty or None is left out."""
    asked = "&".join(
        f"{quoted(name)}={quoted(str(each))}"
        for name, each in about.items()
        if each not in ("", None)
    )
    return f"{address}?{asked}" if asked else address


def quoted(words: str) -> str:
    """Words as they stand in an address; most are an action's, of which a page has many."""
    return _quoted(words) if len(words) <= SHORT else quote(words, safe="")


@lru_cache(maxsize=4096)
def _quoted(words: str) -> str:
    return quote(words, safe="")


def page_above(address: str) -> str:
    """The page of whose an address is; "" for one that is nobody's."""
    found = OWNED.fullmatch(address)
    return f"/{found[1]}/{found[2]}" if found else ""


@dataclass(frozen=True)
class PaperLinks:
    """The addresses of sheets to print: of a game, or of those who play it at a match or a table.

    `about` says in its fields how they are wanted.
    """

    page: str

    def offered(self, about: Mapping[str, str]) -> str:
        """The page that offers all of them."""
        return asking(self.page, **about)

    def pdf(self, name: str, about: Mapping[str, str]) -> str:
        """One of them."""
        return asking(f"{self.page}/{name}.pdf", **about)

    def read(self, name: str, about: Mapping[str, str], printed: str = "") -> str:
        """The same as a page to read, which says whether one that is `printed` says so too."""
        return asking(f"{self.page}/{name}", **about, **{PRINTED: printed})


@dataclass(frozen=True)
class SecretLinks:
    """The addresses below a token; `base` is the public address in letters and empty on pages."""

    base: str
    token: str
    kind: ClassVar[str]

    @property
    def page(self) -> str:
        """The page of whoever holds the token."""
        return f"{self.base}/{self.kind}/{self.token}"

    def to(self, what: str, **about: object) -> str:
        """One of the other pages below it."""
        return asking(f"{self.page}/{what}", **about)

    @property
    def papers(self) -> PaperLinks:
        """What can be printed of the game that is played there."""
        return PaperLinks(f"{self.page}/print")


@dataclass(frozen=True)
class SeatLinks(SecretLinks):
    """The addresses of one seat: its page, and join, decline, return, settings, orders, ...

    `epoch` is how often a restored backup has put the match back: the turns since are others.
    """

    kind = "s"
    epoch: int = 0

    def action(self, turn: int, action: str, **about: int) -> str:
        """The page that asks whether to play this."""
        return self.to(f"{turn}/{quoted(action)}", **about, epoch=self.epoch or None)

    def about_move(self, what: str, number: int) -> str:
        """The page to undo that move, to wish that others let it fall, to consent, to refuse."""
        return self.to(f"{what}/{number}", epoch=self.epoch or None)

    def built(self, words: str) -> str:
        """The page that puts a move together, with these words said; a whole one is asked about."""
        return self.to("build", words=words)

    def looking_at(self, order: str) -> str:
        """The page that shows what an order would do, and asks whether to give it."""
        return self.to("orders/look", order=order)

    def told(self, after: int | None, moved: str = "") -> str:
        """The seat's own page, which tells what has come of a move at that turn.

        `moved` proves that the move was made just now.
        """
        return asking(self.page, after=after, moved=moved)

    def planning(self, order: str = "") -> str:
        """The page that plans the next turns, or goes on from a plan."""
        return self.to("plan", order=order)


@dataclass(frozen=True)
class PlanLinks(SeatLinks):
    """The same where a seat plans: whatever is chosen leads on there, for nothing can be played.

    `order` is what has been planned before it.
    """

    order: str = ""

    def action(self, turn: int, action: str, **about: int) -> str:
        """The page that plans it."""
        return self.built(action)

    def built(self, words: str) -> str:
        """The page that puts a plan's action together, with these words said."""
        return self.to("plan", words=words, order=self.order)


@dataclass(frozen=True)
class ChangeLinks(SecretLinks):
    """The addresses of a change of address: the page that confirms or stops it, and letters.

    Nothing in them leads to the seat.
    """

    kind = "a"


@dataclass(frozen=True)
class OpenLinks(SecretLinks):
    """The address that a host passes on, by which anybody may ask for an open seat."""

    kind = "j"

    def to_done(self, done: str, language: str | None) -> str:
        """The same page, which says what was done."""
        return asking(self.page, done=done, language=language)


@dataclass(frozen=True)
class NewcomerLinks(SecretLinks):
    """The addresses of whoever asked for an open seat: the page that takes it, and letters."""

    kind = "y"


@dataclass(frozen=True)
class OwnGamesLinks(SecretLinks):
    """The address of the page of all games of one person."""

    kind = "mine"


@dataclass(frozen=True)
class HostLinks(SecretLinks):
    """The addresses of a match's host: the page, and invite, next, call-off, ..."""

    kind = "h"

    def done(self, what: str) -> str:
        """The host's page, which says what was done."""
        return asking(self.page, done=f"done-{what}")

    def about_seat(self, what: str, seat: int) -> str:
        """One of the host's forms about a seat: replace, resend, link, bot."""
        return self.to(f"{what}/{seat}")


@dataclass(frozen=True)
class TableLinks(SecretLinks):
    """The addresses of a table with the real box, for its host, one of its seats or a watcher.

    The table's own page is as whoever holds the link sees it; others are claim, entries, state,
    manifest, free/2, renew/2, ...
    """

    kind = "t"

    def about(self, line: str) -> str:
        """The table's page, with what a line that is being put together would do."""
        return asking(self.page, about=line)

    def told(self, done: str) -> str:
        """The table's page, which says what was done."""
        return asking(self.page, done=done)


@dataclass(frozen=True)
class GroupLinks(SecretLinks):
    """The addresses of a group, for its host or for whoever only looks.

    Beside its page: add, people, geek, play/<a game>, renew/host, season.bgsplay, ...
    """

    kind = "g"

    def told(self, done: str) -> str:
        """The group's page, which says what was done."""
        return asking(self.page, done=done)


@dataclass(frozen=True)
class Site:
    """The addresses that anybody may open; `base` as above. Without a language: in the reader's."""

    base: str = ""

    def home(self, language: str = "") -> str:
        """Where the games are told of."""
        return asking(f"{self.base}/", language=language)

    def new(
        self,
        language: str = "",
        game_id: str = "",
        options: Mapping[str, str] | None = None,
        anyway: str = "",
    ) -> str:
        """The form that sets up a match, with these options chosen on it.

        `anyway` are the warnings that the host has seen, and sends it all the same.
        """
        about = {"game": game_id, "language": language, **_chosen(options or {}), "anyway": anyway}
        return asking(f"{self.base}/new", **about)

    def new_table(
        self,
        language: str = "",
        game_id: str = "",
        options: Mapping[str, str] | None = None,
        players: int | None = None,
    ) -> str:
        """The form that opens a table with the real box, filled in as far as it is known."""
        about = {"game": game_id, "language": language, **_chosen(options or {})}
        return asking(f"{self.base}/table/new", **about, players=players and str(players))

    def own_games(self) -> str:
        """The form that has the link to all of one's games sent."""
        return f"{self.base}/mine"

    def new_season(self, language: str = "") -> str:
        """The form that begins a group's season."""
        return asking(f"{self.base}/season/new", language=language)

    def sent(self, match_id: str, language: str) -> str:
        """The page that says where the host's letter went."""
        return asking(f"{self.base}/new/sent/{match_id}", language=language)

    def match(self, match_id: str, language: str = "") -> str:
        """The page of a match, that anybody may watch."""
        return asking(f"{self.base}/m/{match_id}", language=language)

    def moment(self, match_id: str, turn: int, language: str = "") -> str:
        """A match as it stood at a turn."""
        return asking(f"{self.match(match_id)}/{turn}", language=language)

    def log(self, match_id: str, language: str = "") -> str:
        """All that has happened in a match."""
        return asking(f"{self.match(match_id)}/log", language=language)

    def rebuild(self, match_id: str) -> str:
        """What lies where in a match, so that it can be laid out with the real copy."""
        return f"{self.match(match_id)}/rebuild"

    def rebuild_sheet(self, match_id: str) -> str:
        """The same to print."""
        return f"{self.match(match_id)}/rebuild.pdf"

    def keepsake(self, match_id: str, what: str, language: str = "") -> str:
        """A finished match to keep: its poster, its certificate, its final score."""
        return asking(f"{self.match(match_id)}/{what}.pdf", language=language)

    def export(self, match_id: str) -> str:
        """A match as text."""
        return f"{self.match(match_id)}/export"

    def campaign(self, campaign_id: str, language: str = "") -> str:
        """The page of a campaign, that anybody may watch too."""
        return asking(f"{self.base}/c/{campaign_id}", language=language)

    def rulings(
        self,
        game_id: str,
        language: str,
        options: Mapping[str, str] | None = None,
        printed: str = "",
    ) -> str:
        """The rulings of a game, as a match with these options plays them."""
        about = {"language": language, **_chosen(options or {}), PRINTED: printed}
        return asking(f"{self.base}/rulings/{game_id}", **about)

    def rulings_sheet(self, game_id: str, language: str, options: Mapping[str, str]) -> str:
        """The same to print."""
        about = {"language": language, **_chosen(options)}
        return self.papers(game_id).pdf("rulings", about)

    def papers(self, game_id: str) -> PaperLinks:
        """All that can be printed of a game."""
        return PaperLinks(f"{self.base}/print/{game_id}")

    def match_papers(self, match_id: str) -> PaperLinks:
        """The same as a match plays it."""
        return PaperLinks(f"{self.match(match_id)}/print")

    def data(self, game_id: str) -> str:
        """Our data file of a game, for owners who write one of their own."""
        return f"{self.base}/data/{game_id}.toml"

    def picture(self, game_id: str, language: str, is_dark: bool = False) -> str:
        """A game's board in the middle of a game, small."""
        return f"{self.base}/picture/{game_id}/{language}{'/dark' if is_dark else ''}.png"

    def static(self, name: str) -> str:
        """A file that pages are made with: style, scripts, the seal."""
        return f"{self.base}/static/{name}"

    def icon(self, size: int) -> str:
        """The seal as a picture for a home screen."""
        return f"{self.base}/icon-{size}.png"

    def tables(self) -> str:
        """What the addresses of all tables with the real box begin with."""
        return f"{self.base}/t/"

    def worker(self) -> str:
        """The script by which a phone keeps a table where there is no network."""
        return f"{self.base}/table/sw.js"

    def mailbox(self, language: str, to: str = "") -> str:
        """The letters of a demo, all or those to one reader."""
        return asking(f"{self.base}{MAILBOX}", to=to, language=language)

    def mail(self, name: str, language: str, part: str = "") -> str:
        """One of them, as its text, its HTML, or its HTML without pictures (`off`)."""
        return asking(f"{self.base}{MAILBOX}/{name}", part=part, language=language)

    def mail_html(self, name: str, off: bool = False) -> str:
        """The HTML of one, to be shown in a frame."""
        return asking(f"{self.base}{MAILBOX}/{name}/html", off="1" if off else "")


HERE = Site()  # on pages: from the root of their host


def _chosen(options: Mapping[str, str]) -> dict[str, str]:
    return {f"option-{name}": text for name, text in options.items()}
