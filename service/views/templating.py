"""Where templates lie and how they are filled, for pages and letters alike."""

import re
from collections.abc import Callable, MutableMapping, Sequence
from functools import cache, lru_cache
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    FunctionLoader,
    StrictUndefined,
)
from jinja2.runtime import Context
from markupsafe import Markup, escape

import printables
from printables.described import Described
from printables.plain import Table
from printables.seats import MORE_SIGNS, SIGNS
from service.language.catalogues import templates_folder, templates_folders
from service.views.match_view import MatchView

OF_A_GAME = re.compile(r"games/[^/]+/([\w.]+)")


def template_loader() -> BaseLoader:
    """All templates; those of a game that has no face of its own are the plain ones."""
    loader = FileSystemLoader(templates_folders())

    def plain(name: str) -> str | None:
        found = OF_A_GAME.fullmatch(name)
        path = templates_folder() / "games" / "plain" / found[1] if found else None
        return path.read_text(encoding="utf-8") if path and path.is_file() else None

    return ChoiceLoader([loader, FunctionLoader(plain)])


class PlainCalls(Context):
    """Values of a template, which calls its functions as they are.

    Jinja looks at each of a page's three hundred calls whether the function asks to be handed the
    template's own state; none of ours does.
    """

    def call(  # the keywords that are not the function's own are Jinja's
        self,
        function: Callable[..., Any],
        /,
        *values: Any,
        _block_vars: object = None,
        _loop_vars: object = None,
        **named: Any,
    ) -> Any:
        """What the function gives for these values."""
        return function(*values, **named)


class OurTemplates(Environment):
    """Templates that have the same names at hand, those that stand when one is loaded.

    Jinja lays each template's own over them, which makes every import of one by another a search
    through all names, one by one; ours have none of their own.
    """

    context_class = PlainCalls

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The names of one template."""
        return {**self.globals, **(d or {})}


@lru_cache(maxsize=1)
def letter_templates() -> Environment:
    """Templates for letters: HTML is escaped, text is not, and a missing value is an error."""
    environment = OurTemplates(
        loader=template_loader(),
        autoescape=lambda name: name is not None and name.endswith(".html"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # a new release's templates are not for an old one's words
    )
    environment.globals.update(GLOBALS)
    return environment


@cache
def sign(seat: int) -> Markup:
    """A seat's shape in its colour; says nothing aloud, for the name stands beside it."""
    return Markup('<span class="sign sign-{0}" aria-hidden="true">{1}</span>').format(
        seat, (*SIGNS, *MORE_SIGNS)[seat]
    )


def bold(words: str) -> Markup:
    """Words of ours with what is bold in them, as on a printed sheet."""
    return Markup(str(escape(words)).replace("&lt;b&gt;", "<b>").replace("&lt;/b&gt;", "</b>"))


def named(seats: Sequence[int], names: Sequence[str]) -> list[str]:
    """The names of some seats."""
    return [names[seat] for seat in seats]


def plain_table(s: MatchView) -> Table:
    """What the plain face of a game shows of the view."""
    return printables.plain_table(s.view or {}, s.say, s.names)


def described(s: MatchView, card: str) -> Described | None:
    """A card in words, where the game has such words for it."""
    return printables.described(s.game, s.view or {}, card, s.say)


GLOBALS = {
    "bold": bold,
    "described": described,
    "plain_table": plain_table,
    "sign": sign,
    "signs": SIGNS,
    "named": named,
}
