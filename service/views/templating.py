"""Where templates lie and how they are filled, for pages and letters alike; knows no page."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    FunctionLoader,
    StrictUndefined,
)
from markupsafe import Markup

import printables
from printables.described import Described
from printables.plain import Table
from printables.seats import SIGNS
from service.language.catalogues import templates_folder, templates_folders
from service.views.offers import Choice
from service.views.seat_view import SeatView

OF_A_GAME = re.compile(r"games/[^/]+/([\w.]+)")


def template_loader() -> BaseLoader:
    """All templates; those of a game that has no face of its own are the plain ones."""
    loader = FileSystemLoader(templates_folders())

    def plain(name: str) -> str | None:
        found = OF_A_GAME.fullmatch(name)
        path = templates_folder() / "games" / "plain" / found[1] if found else None
        return path.read_text(encoding="utf-8") if path and path.is_file() else None

    return ChoiceLoader([loader, FunctionLoader(plain)])


@lru_cache(maxsize=1)
def letter_templates() -> Environment:
    """Templates for letters: HTML is escaped, text is not, and a missing value is an error."""
    environment = Environment(
        loader=template_loader(),
        autoescape=lambda name: bool(name) and name.endswith(".html"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # a new release's templates are not for an old one's words
    )
    environment.globals.update(GLOBALS)
    return environment


def sign(seat: int) -> Markup:
    """A seat's shape in its colour; says nothing aloud, for the name stands beside it."""
    return Markup('<span class="sign sign-{0}" aria-hidden="true">{1}</span>').format(
        seat, SIGNS[seat]
    )


def named(seats: Sequence[int], names: Sequence[str]) -> list[str]:
    """The names of some seats."""
    return [names[seat] for seat in seats]


def plain_table(s: SeatView) -> Table:
    """What the plain face of a game shows of the view."""
    return printables.plain_table(s.view or {}, s.say, s.names)


def described(s: SeatView, card: str) -> Described | None:
    """A card in words, where the game has such words for it."""
    return printables.described(s.game, s.view or {}, card, s.say)


def gains(s: SeatView, action: str) -> str:
    """What an action would bring at once, for its button: from the games that can say it."""
    found = s.game.gains(s.standing.state, s.seat, action)
    facts = [s.say.facts(each, s.names, s.seat) for each in found]
    return s.say.series(
        s.say(f"gain-{each['kind']}", **filled) for each, filled in zip(found, facts, strict=True)
    )


def worthwhile(s: SeatView, choices: Sequence[Choice]) -> list[Choice]:
    """Without those that bring the same as another does with some of their dice alone."""
    brought = {choice.action: gains(s, choice.action) for choice in choices}
    return [
        choice
        for choice in choices
        if not any(
            brought[less.action] == brought[choice.action] != ""
            and _is_part(less.facts, choice.facts)
            for less in choices
        )
    ]


def _is_part(less: dict[str, Any], more: dict[str, Any]) -> bool:
    """Whether one is the other with fewer dice, for the same thing."""
    about = ("kind", "card", "numbers")
    if "dice" not in less or any(less.get(fact) != more.get(fact) for fact in about):
        return False
    return Counter(less["dice"]) < Counter(more.get("dice", ()))


GLOBALS = {
    "described": described,
    "gains": gains,
    "plain_table": plain_table,
    "sign": sign,
    "signs": SIGNS,
    "named": named,
    "worthwhile": worthwhile,
}
