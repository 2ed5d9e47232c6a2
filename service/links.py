"""Addresses of our pages: one function for each kind of link; knows no routes' code and no rows."""

from dataclasses import dataclass
from urllib.parse import quote


@dataclass(frozen=True)
class SeatLinks:
    """The addresses of one seat; `base` is the public address in letters and empty on pages."""

    base: str
    token: str

    @property
    def page(self) -> str:
        """The seat's own page."""
        return f"{self.base}/s/{self.token}"

    def action(self, turn: int, action: str) -> str:
        """The page that asks whether to play this."""
        return f"{self.page}/{turn}/{quote(action, safe='')}"

    def to(self, what: str) -> str:
        """One of the seat's other pages: join, decline, return, settings, orders, ..."""
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


def match_page(base: str, match_id: str) -> str:
    """The page that anybody may watch."""
    return f"{base}/m/{match_id}"


def sheet(base: str, game_id: str, name: str, language: str, paper: str = "a4") -> str:
    """A printable of a game."""
    return f"{base}/print/{game_id}/{name}.pdf?language={language}&paper={paper}"
