"""Templates of pages and letters: where they are, and how they are rendered."""

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
from service.views.talk_view import unlinked

OF_A_GAME = re.compile(r"games/[^/]+/([\w.]+)")


def template_loader() -> BaseLoader:
    """Return the loader of all templates; games without templates of their own use plain ones."""
    loader = FileSystemLoader(templates_folders())

    def plain(name: str) -> str | None:
        found = OF_A_GAME.fullmatch(name)
        path = templates_folder() / "games" / "plain" / found[1] if found else None
        return path.read_text(encoding="utf-8") if path and path.is_file() else None

    return ChoiceLoader([loader, FunctionLoader(plain)])


class PlainCalls(Context):
    """A template context that calls functions directly.

    Jinja checks for each of a page's three hundred calls whether the function wants the template's
    state; ours never do.
    """

    def call(  # Jinja passes its own keywords, which the functions do not take
        self,
        function: Callable[..., Any],
        /,
        *values: Any,
        _block_vars: object = None,
        _loop_vars: object = None,
        **named: Any,
    ) -> Any:
        """Call the function with these arguments."""
        return function(*values, **named)


class OurTemplates(Environment):
    """An environment with one set of globals for all templates.

    Jinja merges the globals of every template, which makes each import slow. Our templates have no
    globals of their own.
    """

    context_class = PlainCalls

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return the globals of a template."""
        return {**self.globals, **(d or {})}


@lru_cache(maxsize=1)
def letter_templates() -> Environment:
    """Return the environment of letters: HTML is escaped, text is not, undefined values raise."""
    environment = OurTemplates(
        loader=template_loader(),
        autoescape=lambda name: name is not None and name.endswith(".html"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # templates of a new release do not fit the words of an old one
    )
    environment.globals.update(GLOBALS)
    environment.filters["unlinked"] = unlinked
    return environment


@cache
def sign(seat: int) -> Markup:
    """Return a seat's coloured shape; screen readers skip it, as the name is beside it."""
    return Markup('<span class="sign sign-{0}" aria-hidden="true">{1}</span>').format(
        seat, (*SIGNS, *MORE_SIGNS)[seat]
    )


def bold(words: str) -> Markup:
    """Return our text as HTML, with <b> kept as markup and all else escaped."""
    return Markup(str(escape(words)).replace("&lt;b&gt;", "<b>").replace("&lt;/b&gt;", "</b>"))


def named(seats: Sequence[int], names: Sequence[str]) -> list[str]:
    """Return the names of `seats`; `names` has all names by seat."""
    return [names[seat] for seat in seats]


def plain_table(s: MatchView) -> Table:
    """Return the view as a table of facts, for games that draw no board."""
    return printables.plain_table(s.view or {}, s.say, s.names)


def described(s: MatchView, card: str) -> Described | None:
    """Return a card's description, if the game has one."""
    return printables.described(s.game, s.view or {}, card, s.say)


GLOBALS = {
    "bold": bold,
    "described": described,
    "plain_table": plain_table,
    "sign": sign,
    "signs": SIGNS,
    "named": named,
}
