"""Values for the placeholders of a sentence: our own words, outside text, numbers."""

import re
from typing import TypeAlias

from service.language.languages import ISOLATE, POP


class Own(str):
    """Words of the reader's own language, which need no isolates around them."""


class Change(int):
    """A difference, shown with its sign so that it is not read as a total."""


Fact: TypeAlias = Own | Change | str | int | float  # a plain str is text from outside

# Noncharacters that mark our own words and numbers while Fluent builds a sentence. They are removed
# afterwards, together with the isolates that Fluent puts around them.
OWN, UNOWN = "\ufdd0", "\ufdd1"
FENCES = re.compile(f"{ISOLATE}?{OWN}|{UNOWN}{POP}?|{ISOLATE}{POP}")


def foreign(text: str) -> str:
    """Return outside text, such as a name, without OWN and UNOWN, to fill a placeholder."""
    return FENCES.sub("", text) if OWN in text or UNOWN in text else text
