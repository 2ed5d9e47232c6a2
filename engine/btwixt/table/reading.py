"""The entries of a table of B'Twixt, parsed into facts; docs/notation/table.md lists them.

Seats, councils, cards and allies named in an entry must exist. entering.py decides if the entry is
possible at the current table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn

from engine.btwixt.actions import GROUPS as ACTION_GROUPS
from engine.btwixt.actions import SIDES, describe
from engine.btwixt.scoring import LARGEST_ADJUSTMENT, LARGEST_POWER, LARGEST_TOTAL, MOST_TOKENS
from engine.btwixt.state import NOBODY, NOTHING, own_councils
from engine.btwixt.table.open_state import UNNAMED, Ally, At, beside
from engine.table import Refused
from engine.typed_text import read_text

LONGEST_NAME = 40
LARGEST_VALUE = 99  # limit for a card
OUT = "out"  # the destination of an ally that leaves the councils

# The groups of entries that are not actions of the game.
OWN_GROUPS = {
    "reveal": "reveal",
    "play_value": "cards",
    "bid_total": "cards",
    "count": "recruiting",
    "winner": "recruiting",
    "next": "recruiting",
    "move_out": "moves",
    "score": "turning_up",
    "tokens": "turning_up",
    "tokens_sum": "turning_up",
    "end": "turning_up",
}
CORRECTIONS = (
    *("correct_round", "correct_season", "correct_first", "correct_turn", "correct_bid"),
    *("correct_visible", "correct_tokens", "correct_drop_value", "correct_hand"),
    *("correct_cards", "correct_named"),
)
GROUPS = ACTION_GROUPS | OWN_GROUPS | dict.fromkeys(CORRECTIONS, "corrections")
# The actions of the game that are entries too.
TAKEN = {
    *("first", "leader", "play", "kneel", "ally", "token", "shift", "shift_supply"),
    *("correct_kneel", "correct_stand", "correct_drop", "correct_return", "correct_token"),
}
BY_SEAT = {"leader", "play", "play_value", "bid_total", "kneel", "ally", "token"}
# For each correction, how many words after its first name the thing that it sets.
NAMED = {
    **dict.fromkeys(("round", "season", "first", "turn"), 0),
    **dict.fromkeys(("total", "kneel", "stand", "cards", "named", "hand"), 1),
    "council": 2,
}
SAME_AS = {"stand": "kneel"}  # a correction that sets the same thing as another one
# The refusal of an unreadable line, by its first word.
UNKNOWN = {"play": "no_such_card", "leader": "no_such_leader", "first": "no_such_seat"}

Said = dict[str, Any]


class Line(NamedTuple):
    """A parsed entry; `ally` is the ally that it names."""

    facts: Said
    text: str  # in full, with its seat
    ally: Ally | None = None


def read(at: At, author: int | None, text: str) -> Line:
    """Parse an entry; raises Refused. `author` is the seat of the phone, or None for the host's."""
    words, seat = text.split(), None
    if not words:
        raise Refused({"code": "malformed"})
    if words[0].isdecimal() and len(words) > 1:
        seat, words = _seat(at, words[0]), words[1:]
    line = _read(at, words)
    facts = {"group": GROUPS[line.facts["kind"]], **line.facts}
    if facts["kind"] == "play":
        facts["value"] = at.rules.box.cards[at.rules.box.number[facts["card"]]].value
    if facts["kind"] not in BY_SEAT:
        if seat is not None:
            raise Refused({"code": "no_such_line"})
        return line._replace(facts=facts)
    seat = _whose(at, author) if seat is None else seat
    facts |= {"seat": seat, **_placed(at, seat, facts)}
    return line._replace(facts=facts, text=f"{seat} {' '.join(words)}")


def writes(words: Sequence[str]) -> frozenset[str]:
    """Return names for the things that a line sets, or an empty set if it is part of a turn."""
    match words:
        case ["ally", what, *_] if what not in SIDES:
            return frozenset({"ally"})
        case ["move", ally, _] | ["correct", "ally", ally, _] if not ally.isdecimal():
            return frozenset({f"ally {ally}"})
        case ["correct", "power", council, _]:
            return frozenset({f"council {council} power"})
        case ["correct", form, *rest] if form in NAMED:
            return frozenset({" ".join((SAME_AS.get(form, form), *rest[: NAMED[form]]))})
        case ["first" | "winner" | "end" as kind, _, *_]:
            return frozenset({kind})
        case ["tokens", council, *_]:
            return frozenset({f"tokens {council}"})
    return frozenset()


def _read(at: At, words: Sequence[str]) -> Line:
    text = " ".join(words)
    match words:
        case ["ally", what, *name] if what not in SIDES:
            return _revealed(at, what, "".join(name), text)
        case ["move", ally, where]:
            return _moved(at, ally, where, text)
        case ["correct", "named", what, ally]:
            return _by_name(at, what, ally, text)
        case ["correct", "ally", what, council]:
            return _laid(at, what, _council(at, council), text)
        case ["correct", *rest]:
            facts = _corrected(at, rest)
        case _:
            facts = _told(at, words)
    return Line(_action(at, text) if facts is None else facts, text)


def _action(at: At, text: str) -> Said:
    """Parse an action of the game."""
    facts = describe(at.rules.box, text)
    if facts is None or facts["kind"] not in TAKEN:
        raise Refused({"code": UNKNOWN.get(text.split(maxsplit=1)[0], "no_such_line")})
    for name, fact in facts.items():
        if name in ("seat", "council", "to_council") and fact >= at.seats:
            raise Refused({"code": "no_such_seat" if name == "seat" else "no_such_council"})
    for name in ("council", "to_council"):
        if name in facts:
            facts |= beside(at.seats, facts[name], name)
    return facts


def _told(at: At, words: Sequence[str]) -> Said | None:
    """Parse an entry that exists only at a table. Return None for other entries."""
    match words:
        case ["play", value] if value.isdecimal():
            return {"kind": "play_value", "value": _number(value, LARGEST_VALUE)}
        case ["bid", total] if total.isdecimal():
            return {"kind": "bid_total", "total": _number(total, LARGEST_TOTAL)}
        case ["count" | "next" | "score" as kind]:
            return {"kind": kind}
        case ["winner", seat]:
            return {"kind": "winner", "seat": _seat(at, seat)}
        case ["tokens", council, "sum", total]:
            most = MOST_TOKENS * max(at.rules.box.tokens)
            facts = {"kind": "tokens_sum", "total": _number(total, most)}
            return facts | beside(at.seats, _council(at, council))
        case ["tokens", council, *values] if len(values) <= MOST_TOKENS:
            facts = {
                "kind": "tokens",
                "values": [_number(value, LARGEST_VALUE) for value in values],
            }
            return facts | beside(at.seats, _council(at, council))
        case ["end", *seats]:
            return {"kind": "end", "seats": sorted({_seat(at, seat) for seat in seats})}
    return None


def _corrected(at: At, words: Sequence[str]) -> Said | None:
    """Parse a correction. Return None for a correction that is also an action of the game."""
    match words:
        case ["round", number]:
            found = _number(number, at.track.rounds)
            return {"kind": "correct_round", "round": found or _no_number(1, at.track.rounds)}
        case ["season", season]:
            if season not in at.track.seasons:
                raise Refused({"code": "no_such_season", "seasons": list(at.track.seasons)})
            return {"kind": "correct_season", "season": season}
        case ["first" | "turn" as what, seat]:
            return {"kind": f"correct_{what}", "seat": _seat(at, seat)}
        case ["total", seat, by] if by[0] in "+-":
            delta = _change(by, LARGEST_TOTAL)
            return {"kind": "correct_total", "seat": _seat(at, seat), "delta": delta}
        case ["total", seat, total]:
            whole = _number(total, LARGEST_TOTAL)
            return {"kind": "correct_bid", "seat": _seat(at, seat), "total": whole}
        case ["power", council, by]:
            facts = {"kind": "correct_power", "delta": _change(by, LARGEST_ADJUSTMENT)}
            return facts | beside(at.seats, _council(at, council))
        case ["council", council, "power", power]:
            facts = {"kind": "correct_visible", "power": _number(power, LARGEST_ADJUSTMENT)}
            return facts | beside(at.seats, _council(at, council))
        case ["council", council, "tokens", count]:
            facts = {"kind": "correct_tokens", "count": _number(count, MOST_TOKENS)}
            return facts | beside(at.seats, _council(at, council))
        case ["hand", seat, count]:
            size = _number(count, LARGEST_VALUE)
            return {"kind": "correct_hand", "seat": _seat(at, seat), "count": size}
        case ["cards", seat, *cards]:
            if any(card not in at.rules.box.number for card in cards):
                raise Refused({"code": "no_such_card"})
            return {"kind": "correct_cards", "seat": _seat(at, seat), "cards": cards}
        case ["drop", seat, value] if value.isdecimal():
            worth = _number(value, LARGEST_VALUE)
            return {"kind": "correct_drop_value", "seat": _seat(at, seat), "value": worth}
    return None


# --- allies ----------------------------------------------------------------


def _revealed(at: At, what: str, name: str, text: str) -> Line:
    ally = _ally(at, what, name)
    return Line({"kind": "reveal", "ally": ally.told, "power": ally.power}, text, ally)


def _ally(at: At, what: str, name: str = "") -> Ally:
    """Return an ally of the card data, or one that is known only by its power."""
    if what.isdecimal():
        power = _number(what, LARGEST_POWER)
        return Ally(
            f"{UNNAMED}{at.unnamed + 1}", power, NOTHING, read_text(name, LONGEST_NAME, "bad_name")
        )
    number = at.rules.box.ally_number.get(what)
    if number is None or name:
        raise Refused({"code": "no_such_ally"})
    return Ally(what, at.rules.box.allies[number].power, number)


def _moved(at: At, what: str, where: str, text: str) -> Line:
    """Parse a move of an ally to another council, or out of all councils."""
    council = at.place_of(what)
    if council == NOTHING:
        raise Refused({"code": "no_such_ally"})
    ally = next(each for each in at.councils[council].allies if each.id == what)
    facts = {"ally": ally.told, **beside(at.seats, council)}
    if where == OUT:
        return Line({"kind": "move_out", **facts}, text, ally)
    to = beside(at.seats, _council(at, where), "to_council")
    return Line({"kind": "move", **facts, **to}, text, ally)


def _laid(at: At, what: str, council: int, text: str) -> Line:
    """Parse a correction that puts an ally into a council, from anywhere."""
    if at.place_of(what) != NOTHING:
        line = _moved(at, what, str(council), text)
        return line._replace(facts={**line.facts, "kind": "correct_ally"})
    ally = _ally(at, what)
    to = beside(at.seats, council, "to_council")
    return Line({"kind": "correct_ally", "ally": ally.told, **to}, text, ally)


def _by_name(at: At, what: str, name: str, text: str) -> Line:
    """Parse a correction that names an ally which was entered by its power."""
    lying = [ally for council in at.councils for ally in council.allies]
    told = next((each for each in (*lying, at.ally) if each is not None and each.id == what), None)
    if told is None or told.number != NOTHING or name.isdecimal():
        raise Refused({"code": "no_such_ally"})
    ally = _ally(at, name)
    return Line({"kind": "correct_named", "ally": told.told, "to_ally": ally.id}, text, ally)


# --- the words of a line ---------------------------------------------------


def _placed(at: At, seat: int, facts: Said) -> Said:
    """Return facts of the council on the named side of `seat`, for an ally or a token, else {}."""
    if facts["kind"] not in ("ally", "token"):
        return {}
    found = beside(at.seats, own_councils(at, seat)[SIDES.index(facts["side"])])
    if facts["kind"] == "ally":
        up = {"kind": "not-told"} if at.ally is None else at.ally.told
        found |= {"winner_seat": seat, "ally": up}
    return found


def _whose(at: At, author: int | None) -> int:
    """Return the seat of an entry that names no seat: its author's, or else the seat to act."""
    seat = next(iter(asked(at)), NOBODY) if author is None else author
    if not 0 <= seat < at.seats:
        raise Refused({"code": "no_such_seat"})
    return seat


def asked(at: At) -> list[int]:
    """Return a list with the seat to act, or [] if the entries do not show one."""
    if at.phase in ("over", "tokens", "first"):
        return []
    seat = at.on_turn if at.winner == NOBODY else at.winner
    return [] if seat == NOBODY else [seat]


def _seat(at: At, text: str) -> int:
    return _below(text, at.seats, "no_such_seat")


def _council(at: At, text: str) -> int:
    return _below(text, at.seats, "no_such_council")


def _below(text: str, end: int, code: str) -> int:
    if not text.isdecimal() or len(text) > 1 or int(text) >= end:
        raise Refused({"code": code})
    return int(text)


def _number(text: str, most: int) -> int:
    if not text.isdecimal() or len(text) > len(str(most)) or int(text) > most:
        _no_number(0, most)
    return int(text)


def _change(text: str, most: int) -> int:
    """Parse a number with a sign, of at most `most`; raises Refused."""
    if text[0] not in "+-":
        _no_number(-most, most)
    size = _number(text[1:], most)
    return -size if text[0] == "-" else size


def _no_number(least: int, most: int) -> NoReturn:
    raise Refused({"code": "number_wrong", "least": least, "most": most})
