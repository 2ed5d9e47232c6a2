"""Style sheets: each joins the files that a kind of page needs, so that one request is enough."""

from functools import lru_cache
from typing import Any

from flask import Blueprint, abort

from service.language import catalogues
from service.web import rendering

pages = Blueprint("styles", __name__)
PAGE = ("style", "boards")
TABLE = (*PAGE, "table", "table_phone", "table_end", "evening")
# By kind of page: its files in templates/static, in the order of the cascade.
SHEETS = {
    "page": PAGE,
    "home": (*PAGE, "home"),
    "seat": (*PAGE, "seat"),
    "form": (*PAGE, "table"),
    "season": (*PAGE, "table", "season"),
    "keeper": (*PAGE, "keeper"),
    "table": TABLE,
    "screen": (*TABLE, "screen"),
}


@pages.get("/styles/<kind>.css")
def style_sheet(kind: str) -> Any:
    """Return the joined style sheet for a kind of page, one of `SHEETS`."""
    if kind not in SHEETS:
        abort(404)
    return rendering.cached(_joined(kind), "text/css", "no-cache")  # as other static files


@lru_cache(maxsize=len(SHEETS))
def _joined(kind: str) -> str:
    """Return the text of the files, read once: they change only with a release."""
    folder = catalogues.templates_folder() / "static"
    return "\n".join((folder / f"{each}.css").read_text(encoding="utf-8") for each in SHEETS[kind])
