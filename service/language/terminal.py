"""What comes from elsewhere, made harmless for a terminal: nothing moves a cursor or turns text.

Letters, digits and the joiners of Persian spelling stay as they are; controls, what turns the
direction of writing, and what nobody sees stand there by their numbers.
"""

import json
import re
from typing import Any
from unicodedata import bidirectional

from service.language.words import Speaker, Word

# Controls, line separators, halves of characters, and marks of format but ZWNJ and ZWJ.
DISTURBING = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e0fff]"
)
ISOLATED = re.compile("\u2068([^\u2068\u2069]*)\u2069")


def harmless(text: str) -> str:
    r"""The same with each disturbing character as its number: \\x1b, \\u202e."""
    return DISTURBING.sub(_by_number, text)


def _by_number(found: re.Match[str]) -> str:
    number = ord(found[0])
    return f"\\x{number:02x}" if number < 0x100 else _escaped(found)


def _escaped(found: re.Match[str]) -> str:
    return json.dumps(found[0])[1:-1]


def harmless_json(text: str) -> str:
    """The same for JSON, where each stands as JSON writes it, so that it means what it meant.

    A bare line feed stands between its lines, never in a text.
    """
    return "\n".join(DISTURBING.sub(_escaped, line) for line in text.split("\n"))


class Voice:
    """A speaker for the command line: all that its sentences quote is harmless, and can be copied.

    A path within invisible marks would be another path where it is pasted. Only what runs against
    the direction of its sentence keeps them.
    """

    def __init__(self, say: Speaker) -> None:
        self.own = say

    def __call__(self, key: str, /, **facts: Any) -> Word:
        """The sentence with these facts in it."""
        said = self.own(key, **{name: _quoted(value) for name, value in facts.items()})
        return said if self.own.direction == "rtl" else Word(ISOLATED.sub(_bare, said))


def _bare(found: re.Match[str]) -> str:
    """The same without its marks, unless it is written from right to left."""
    runs_on = all(bidirectional(letter) not in ("R", "AL") for letter in found[1])
    return found[1] if runs_on else found[0]


def _quoted(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_quoted(each) for each in value]
    is_foreign = isinstance(value, str) and not isinstance(value, Word)
    return harmless(value) if is_foreign else value
