"""Forms that act: each only with the button meant for it, and without that button shown again.

Mail scanners open a letter's links and press the only button they find, or the first.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from flask import Blueprint, g, request

from service.matches import seeds

SURE, YES = "sure", "yes"  # the name and value of the button that does what its page says
Page = Callable[..., Any]


def acting(
    pages: Blueprint, rule: str, ask: Page, unless: Callable[[], bool] = lambda: False
) -> Callable[[Page], Page]:
    """The address of a form that changes something, shown by `ask` till its button is pressed.

    `unless` tells the one kind of request that may do without.
    """

    def decorate(act: Page) -> Page:
        @wraps(act)
        def guarded(**about: Any) -> Any:
            if request.form.get(SURE) == YES or unless():
                return act(**about)
            g.is_unsure = True
            return ask(**about)

        vars(guarded)["asks"] = ask  # by which the map of routes tells a form with a button
        pages.post(rule)(guarded)
        return guarded

    return decorate


def word(token: str) -> str:
    """What whoever joins gives for the seed: the browser's own, else one by their link."""
    typed = request.form.get("word", "")
    return typed if seeds.WORD.fullmatch(typed) else seeds.word_of_link(token)


def is_one_click() -> bool:
    """Whether a mail program stops letters by itself (RFC 8058): that alone needs no button."""
    return request.form.get("List-Unsubscribe") == "One-Click"


def is_unsure() -> bool:
    """Whether a form was sent by another button than the one that acts."""
    return bool(g.get("is_unsure"))


GLOBALS = {"is_unsure": is_unsure}
