"""Addresses of our pages: one function for each kind of link; knows no routes' code and no rows."""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import quote, urlencode


@dataclass(frozen=True)
class SeatLinks:
    """The addresses of one seat; `base` is the public address in letters and empty on pages.

    `epoch` is how often a restored backup has put the match back: the turns since are others.
    """

    base: str
    token: str
    epoch: int = 0

    @property
    def page(self) -> str:
        """The seat's own page."""
        return f"{self.base}/s/{self.token}"

    def action(self, turn: int, action: str, **about: int) -> str:
        """The page that asks whether to play this."""
        about |= {"epoch": self.epoch} if self.epoch else {}
        query = f"?{urlencode(about)}" if about else ""
        return f"{self.page}/{turn}/{quote(action, safe='')}{query}"

    def built(self, words: str) -> str:
        """The page that puts a move together, with these words said; a whole one is asked about."""
        return f"{self.page}/build?{urlencode({'words': words})}"

    def to(self, what: str) -> str:
        """One of the seat's other pages: join, decline, return, settings, orders, ..."""
        return f"{self.page}/{what}"


@dataclass(frozen=True)
class ChangeLinks:
    """The addresses of a change of address: nothing in them leads to the seat."""

    base: str
    token: str

    @property
    def page(self) -> str:
        """The page that confirms the change, or stops it."""
        return f"{self.base}/a/{self.token}"

    def to(self, what: str) -> str:
        """One of its other pages: letters."""
        return f"{self.page}/{what}"


@dataclass(frozen=True)
class HostLinks:
    """The addresses of a match's host."""

    base: str
    token: str

    @property
    def page(self) -> str:
        """The host's page."""
        return f"{self.base}/h/{self.token}"

    def to(self, what: str, seat: int | None = None) -> str:
        """One of the host's forms: replace, resend, call-off."""
        return f"{self.page}/{what}" if seat is None else f"{self.page}/{what}/{seat}"


def match_page(base: str, match_id: str, language: str) -> str:
    """The page that anybody may watch, in that language."""
    return f"{base}/m/{match_id}?language={language}"


def match_log(match_id: str, language: str) -> str:
    """All that has happened in a match, for anybody to read in that language."""
    return f"/m/{match_id}/log?language={language}"


def match_export(base: str, match_id: str) -> str:
    """A match as text."""
    return f"{base}/m/{match_id}/export"


def new_form(base: str, game_id: str, language: str, options: Mapping[str, str]) -> str:
    """The form that sets up a match, with these options chosen on it."""
    chosen = {f"option-{name}": text for name, text in options.items()}
    return f"{base}/new?{urlencode({'game': game_id, 'language': language, **chosen})}"


def rulings_page(base: str, game_id: str, language: str, options: Mapping[str, str]) -> str:
    """The rulings of a game, as a match with these options plays them."""
    chosen = {f"option-{name}": text for name, text in options.items()}
    return f"{base}/rulings/{game_id}?{urlencode({'language': language, **chosen})}"


def rulings_sheet(base: str, game_id: str, language: str, options: Mapping[str, str]) -> str:
    """The same to print."""
    chosen = {f"option-{name}": text for name, text in options.items()}
    return f"{base}/print/{game_id}/rulings.pdf?{urlencode({'language': language, **chosen})}"


def campaign_page(base: str, campaign_id: str, language: str) -> str:
    """The page of a campaign, that anybody may watch too, in that language."""
    return f"{base}/c/{campaign_id}?language={language}"


def sheet(base: str, game_id: str, name: str, language: str, paper: str = "a4") -> str:
    """A printable of a game."""
    return f"{base}/print/{game_id}/{name}.pdf?language={language}&paper={paper}"
