"""Outside text made safe for a terminal: no control characters or direction overrides.

Letters, digits and the joiners of Persian spelling stay. Controls, direction marks and invisible
characters are shown by their code points.
"""

import json
import re
from typing import Any
from unicodedata import bidirectional

from service.language.words import Speaker, Word

# Controls, line separators, surrogates, and format characters other than ZWNJ and ZWJ.
DISTURBING = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e0fff]"
)
ISOLATED = re.compile("\u2068([^\u2068\u2069]*)\u2069")


def harmless(text: str) -> str:
    r"""Return the text with unsafe characters escaped: \x1b, \u202e."""
    return DISTURBING.sub(_by_number, text)


def _by_number(found: re.Match[str]) -> str:
    number = ord(found[0])
    return f"\\x{number:02x}" if number < 0x100 else _escaped(found)


def _escaped(found: re.Match[str]) -> str:
    return json.dumps(found[0])[1:-1]


def harmless_json(text: str) -> str:
    """Return JSON text with unsafe characters as JSON escapes, which keeps its meaning.

    A raw line feed can only be between the lines of JSON, never in a string.
    """
    return "\n".join(DISTURBING.sub(_escaped, line) for line in text.split("\n"))


class Voice:
    """A speaker for the command line: quoted text is safe and can be copied.

    Isolates inside a pasted path would make it another path. So only parts that run against the
    sentence's direction keep them.
    """

    def __init__(self, say: Speaker) -> None:
        self.own = say

    def __call__(self, key: str, /, **facts: Any) -> Word:
        """Return the message filled with these facts."""
        said = self.own(key, **{name: _quoted(value) for name, value in facts.items()})
        return said if self.own.direction == "rtl" else Word(ISOLATED.sub(_bare, said))


def _bare(found: re.Match[str]) -> str:
    """Return an isolated part without its isolates, unless it has right-to-left letters."""
    runs_on = all(bidirectional(letter) not in ("R", "AL") for letter in found[1])
    return found[1] if runs_on else found[0]


def _quoted(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_quoted(each) for each in value]
    is_foreign = isinstance(value, str) and not isinstance(value, Word)
    return harmless(value) if is_foreign else value
