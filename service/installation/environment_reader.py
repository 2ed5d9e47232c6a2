"""The variables that settings are read from: the environment and the file .env."""

import os
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any

DOTENV = ".env"  # in the working folder
NAMESPACE = "STAFFETTA"
OF_TESTS = f"{NAMESPACE}_TEST_"  # settings of the test suite
MISSPELT = 0.85  # similarity from 0 to 1 above which a name counts as a misspelling


class BadSetting(Exception):
    """A setting with which the service cannot start. The message is one line with its name."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name, self.reason = name, reason


def variables() -> dict[str, str]:
    """Return the environment and those variables of .env that it lacks; raises BadSetting.

    NAME and NAME_FILE are one setting: if the environment has either, both in .env are ignored.
    """
    own = dict(os.environ)
    said = {name for name, text in own.items() if text}
    taken = said | {_other_form(name) for name in said}
    file = Path(DOTENV)
    read = _of_file(file) if os.path.lexists(file) else {}
    return own | {name: text for name, text in read.items() if name not in taken}


def value_of(environ: Mapping[str, str], name: str) -> str:
    """Return a variable, or the contents of the file named by NAME_FILE, or "".

    Raise BadSetting.
    """
    text, path = environ.get(name, "").strip(), environ.get(f"{name}_FILE", "")
    if text and path:
        raise BadSetting(name, f"is set twice, here and by {name}_FILE; take one of the two away")
    if not path:
        return text
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{name}_FILE", f"cannot be read: {error}") from None


def refuse_unknown(environ: Mapping[str, str], known: Collection[str]) -> None:
    """Raise BadSetting for a variable that looks like ours but is unknown."""
    for name in sorted(environ):
        is_known = name.removesuffix("_FILE") in known or name.startswith(OF_TESTS)
        if _is_meant_for_us(name) and not is_known:
            nearest = get_close_matches(name.upper(), known, n=1, cutoff=0)[0]
            raise BadSetting(name, f"is not a setting; the nearest one is {nearest}")


def _is_meant_for_us(name: str) -> bool:
    """True if a name begins with STAFFETTA or a likely misspelling of it."""
    head = name.upper().partition("_")[0]
    return head.startswith(NAMESPACE) or bool(get_close_matches(head, [NAMESPACE], 1, MISSPELT))


def _other_form(name: str) -> str:
    return name.removesuffix("_FILE") if name.endswith("_FILE") else f"{name}_FILE"


def _of_file(file: Path) -> dict[str, str]:
    """Return our variables from .env, which may have lines for other programs."""
    parser: Any = import_module("dotenv.parser")  # imported late: most starts find no such file
    try:
        with file.open(encoding="utf-8") as stream:
            lines = list(parser.parse_stream(stream))
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(DOTENV, f"cannot be read: {error}") from None
    ours = [line for line in lines if line.error or (line.key and _is_meant_for_us(line.key))]
    for line in ours:
        if line.error or line.value is None:
            text = line.original.string
            number = line.original.line + text[: -len(text.lstrip())].count("\n")
            raise BadSetting(DOTENV, f"line {number} needs the form NAME=value")
    return {line.key: line.value for line in ours}
