"""What fills the blanks of a sentence: our own words, texts from outside, numbers."""

import re
from typing import TypeAlias

from service.language.languages import ISOLATE, POP


class Own(str):
    """Words of the reader's own language, set round by no isolates."""


class Change(int):
    """What a number changed by, told with its sign: else `2` reads as what it is now."""


Fact: TypeAlias = Own | Change | str | int | float  # a bare str comes from outside

# Marks that fence our own words and numbers while Fluent puts a sentence together: not characters
# of any text, and gone, with the isolates that Fluent sets round them, before anybody reads it.
OWN, UNOWN = "\ufdd0", "\ufdd1"
FENCES = re.compile(f"{ISOLATE}?{OWN}|{UNOWN}{POP}?|{ISOLATE}{POP}")


def foreign(text: str) -> str:
    """A text from outside as it may fill a blank: it brings no fences of its own."""
    return FENCES.sub("", text) if OWN in text or UNOWN in text else text
