"""The grammar of actions: parsing a text into its parts, and writing the parts as text.

docs/notation/troyes.md describes the same grammar for players.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from engine.troyes.box.cards import BUILDINGS, CARDS, NONE

# The owner of a die in an action's text, sorted: the acting seat, then the others, then grey.
OWN, GREY = -1, 4
LETTERS = "rwy"
Die = tuple[int, int, int]  # owner, colour, number

PASS, SUFFER, RECRUIT, ENOUGH = "pass", "suffer", "recruit", "enough"
ALL = 0  # as many uses as possible
MOST_DICE = 3
LONGEST = 400  # characters; no action is longer, and the cache must not hold longer texts
MILL = "pb"  # the letters for uses of the Miller: Palace and Bishopric citizens

DIE = re.compile(r"(?:([0-3g]):)?([rwy])([1-6])")
COUNT = re.compile(r"[1-9][0-9]?")
SPACE = re.compile(r"[A-Za-z0-9]{1,3}(?:\.[1-6])?")


class Said(NamedTuple):
    """An action's text parsed into its parts; a part left out has its default."""

    verb: str
    target: str = ""  # a card or a space
    numbers: tuple[int, ...] = ()  # black dice, highest first
    dice: tuple[Die, ...] = ()
    cube: int = NONE  # the activity card whose cube modifies the group
    source: str = ""  # the source of the citizen; empty for the personal supply
    mill: tuple[int, int] = (0, 0)  # the uses of the Miller for the Palace and for the Bishopric
    uses: int = ALL


# For each verb the words that follow it, in order. Those in brackets are optional.
SHAPES: dict[str, tuple[str, ...]] = {
    "place": ("space",),
    "reroll": ("die",),
    "recruit": (),
    "flip": ("dice",),
    "counter": ("numbers", "all dice"),
    "suffer": (),
    "call": ("event",),
    "activate": ("activity", "dice", "[with]", "[from]", "[mill]", "[uses]"),
    "cathedral": ("dice", "[with]"),
    "combat": ("event", "dice", "[with]", "[uses]"),
    "citizen": ("die", "[with]", "[from]"),
    "farm": ("dice", "[with]"),
    "pass": (),
    "flag": ("event",),
    "enough": (),
}

GROUPS = {
    "place": "spaces",
    "reroll": "influence",
    "recruit": "influence",
    "flip": "influence",
    "counter": "black",
    "suffer": "black",
    "call": "events",
    "activate": "activities",
    "hire": "activities",
    "cathedral": "cathedral",
    "combat": "events",
    "citizen": "citizens",
    "farm": "farming",
    "pass": "pass",
    "flag": "flags",
    "enough": "flags",
}

# --- reading ---------------------------------------------------------------


def read(text: str) -> Said | None:
    """Parse a text, or return None unless it is the canonical form of an action."""
    return _read(text) if len(text) <= LONGEST else None


# Parsing took a third of a bot's time, and a tenth of other requests. A few thousand texts recur.
@lru_cache(maxsize=20_000)
def _read(text: str) -> Said | None:
    verb, *words = text.split(" ")
    if verb not in SHAPES:
        return None
    found: dict[str, Any] = {"verb": verb}
    for part in SHAPES[verb]:
        words = PARTS[part](words, found)
        if words is None:
            return None
    said = Said(**found)
    return said if not words and write(said) == text else None


def read_space(words: list[str], found: dict[str, Any]) -> list[str] | None:
    return taken(words, found, "target", bool(words and SPACE.fullmatch(words[0])))


def read_activity(words: list[str], found: dict[str, Any]) -> list[str] | None:
    return taken(words, found, "target", bool(words and words[0] in CARDS.activity_number))


def read_event(words: list[str], found: dict[str, Any]) -> list[str] | None:
    return taken(words, found, "target", bool(words and words[0] in CARDS.event_number))


def taken(words: list[str], found: dict[str, Any], name: str, fits: bool) -> list[str] | None:
    if not fits:
        return None
    found[name] = words[0]
    return words[1:]


def read_numbers(words: list[str], found: dict[str, Any]) -> list[str] | None:
    count = 0
    while count < len(words) and words[count] in "123456" and words[count]:
        count += 1
    found["numbers"] = tuple(map(int, words[:count]))
    return words[count:] if count else None


def read_die(words: list[str], found: dict[str, Any]) -> list[str] | None:
    return read_dice(words, found, 1)


def read_all_dice(words: list[str], found: dict[str, Any]) -> list[str] | None:
    return read_dice(words, found, 99)


def read_dice(words: list[str], found: dict[str, Any], most: int = MOST_DICE) -> list[str] | None:
    dice: list[Die] = []
    for word in words:
        match = DIE.fullmatch(word)
        if match is None:
            break
        whose = OWN if match[1] is None else GREY if match[1] == "g" else int(match[1])
        dice.append((whose, LETTERS.index(match[2]), int(match[3])))
    found["dice"] = tuple(dice)
    return words[len(dice) :] if 1 <= len(dice) <= most else None


def read_with(words: list[str], found: dict[str, Any]) -> list[str] | None:
    name = words[0][5:] if words and words[0].startswith("with:") else None
    if name is None:
        return words
    found["cube"] = CARDS.activity_number.get(name, NONE)
    return words[1:] if name in CARDS.activity_number else None


def read_from(words: list[str], found: dict[str, Any]) -> list[str] | None:
    if not words or not words[0].startswith("from:"):
        return words
    found["source"] = words[0][5:]
    known = found["source"] in BUILDINGS or found["source"] in CARDS.activity_number
    return words[1:] if known or SPACE.fullmatch(found["source"]) else None


def read_mill(words: list[str], found: dict[str, Any]) -> list[str] | None:
    counts = [0, 0]
    while words and words[0][:1] in (*MILL,) and COUNT.fullmatch(words[0][1:]):
        counts[MILL.index(words[0][0])] = int(words[0][1:])
        words = words[1:]
    found["mill"] = (counts[0], counts[1])
    return words


def read_uses(words: list[str], found: dict[str, Any]) -> list[str] | None:
    if words and words[0][:1] == "x" and COUNT.fullmatch(words[0][1:]):
        found["uses"] = int(words[0][1:])
        return words[1:]
    return words


PARTS: dict[str, Any] = {
    "space": read_space,
    "activity": read_activity,
    "event": read_event,
    "numbers": read_numbers,
    "die": read_die,
    "dice": read_dice,
    "all dice": read_all_dice,
    "[with]": read_with,
    "[from]": read_from,
    "[mill]": read_mill,
    "[uses]": read_uses,
}

# --- writing ---------------------------------------------------------------


def write(said: Said) -> str:
    """Return the canonical text of an action.

    Its words come in this order: verb, target, black dice, dice, cube, source, uses of the Miller,
    number of uses.
    """
    words = [said.verb]
    words += [said.target] if said.target else []
    words += [str(number) for number in sorted(said.numbers, reverse=True)]
    words += [die_word(die) for die in sorted(said.dice)]
    if said.cube != NONE:
        words.append(f"with:{CARDS.activities[said.cube].id}")
    if said.source:
        words.append(f"from:{said.source}")
    words += [f"{name}{count}" for name, count in zip(MILL, said.mill, strict=True) if count]
    if said.uses != ALL:
        words.append(f"x{said.uses}")
    return " ".join(words)


def spelled(die: Die) -> str:
    whose, colour, number = die
    owner = "" if whose == OWN else "g:" if whose == GREY else f"{whose}:"
    return f"{owner}{LETTERS[colour]}{number}"


# "y5" is one's own yellow 5, "2:y5" belongs to seat 2, and "g:y5" is grey.
DIE_WORDS = {
    die: spelled(die) for die in product(range(OWN, GREY + 1), range(len(LETTERS)), range(1, 7))
}
die_word = DIE_WORDS.__getitem__
DIE_OF = {word: die for die, word in DIE_WORDS.items()}


def prefixed(reader: int, district: int, seats: int) -> int:
    """Return the owner of a district's dice, as written in the actions of the seat `reader`.

    It is OWN for the seat's own district, GREY for the neutral one, else the other seat's number.
    """
    return OWN if district == reader else GREY if district == seats else district


# --- facts about an action -------------------------------------------------


def describe(text: str) -> dict[str, Any] | None:
    """Return the parts of an action as facts for wording, or None if `text` is not an action.

    A cube or place that `text` does not name is "none".
    """
    said = read(text) if isinstance(text, str) else None
    if said is None:
        return None
    facts: dict[str, Any] = {"kind": said.verb, "group": GROUPS[said.verb]}
    for part in SHAPES[said.verb]:
        facts |= FACTS[part](said)
    return facts


def facts_of_source(said: Said) -> dict[str, Any]:
    """Return facts of the place that a citizen comes from: its kind, and its id.

    Each kind has a fact for the id; the facts of other kinds are "none".
    """
    source, kind = said.source, "personal"
    if source:
        kind = "lying" if source in BUILDINGS else "space"
        kind = "card" if source in CARDS.activity_number else kind
    names = {"lying": "source_building", "space": "source_space", "card": "source_card"}
    places = {name: source if kind == each else "none" for each, name in names.items()}
    return {"source": kind} | places


def facts_of_dice(said: Said) -> dict[str, Any]:
    return {"dice": [die_word(die) for die in said.dice]}


def facts_of_die(said: Said) -> dict[str, Any]:
    return {"die": die_word(said.dice[0])}


def facts_of_cube(said: Said) -> dict[str, Any]:
    return {"cube_card": "none" if said.cube == NONE else CARDS.activities[said.cube].id}


def facts_of_mill(said: Said) -> dict[str, Any]:
    """Return the buildings chosen for the Miller, one for each use, as a fact."""
    palace, bishopric = said.mill
    return {"mill_buildings": [BUILDINGS[0]] * palace + [BUILDINGS[1]] * bishopric}


def facts_of_target(said: Said) -> dict[str, Any]:
    return {"card": said.target}


FACTS: dict[str, Any] = {
    "space": lambda said: {"space": said.target},
    "activity": facts_of_target,
    "event": facts_of_target,
    "numbers": lambda said: {"numbers": list(said.numbers)},
    "die": facts_of_die,
    "dice": facts_of_dice,
    "all dice": facts_of_dice,
    "[with]": facts_of_cube,
    "[from]": facts_of_source,
    "[mill]": facts_of_mill,
    "[uses]": lambda said: {"uses": said.uses},
}
