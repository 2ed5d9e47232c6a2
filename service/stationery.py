"""Where templates lie and how they are filled, for pages and letters alike; knows no page."""

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from printables.seats import SIGNS


def folder() -> Path:
    """The templates, inside the installed package or beside it in the repository."""
    here = Path(__file__).resolve().parent
    packaged = here / "templates"
    return packaged if packaged.is_dir() else here.parent / "templates"


def letter_environment() -> Environment:
    """Templates for letters: HTML is escaped, text is not, and a missing value is an error."""
    environment = Environment(
        loader=FileSystemLoader(folder()),
        autoescape=lambda name: bool(name) and name.endswith(".html"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(GLOBALS)
    return environment


def sign(seat: int) -> Markup:
    """A seat's shape in its colour; says nothing aloud, for the name stands beside it."""
    return Markup('<span class="sign sign-{0}" aria-hidden="true">{1}</span>').format(
        seat, SIGNS[seat]
    )


GLOBALS = {"sign": sign, "signs": SIGNS}
