"""The grammar of actions: parsing an action's text into facts.

docs/notation/btwixt.md describes the same grammar for people.
"""

from __future__ import annotations

from typing import Any

from engine.btwixt.box.cards import Box

KNEEL = "kneel"
DONE_CORRECTING = "done"
LEADER_RANDOM = "leader random"
SUPPLY = "supply"
SIDES = ("left", "right")

# The group under which each kind of action is listed.
GROUPS = {
    "first": "first",
    "leader": "leaders",
    "leader_random": "leaders",
    "play": "cards",
    "kneel": "kneel",
    "ally": "ally",
    "token": "token",
    "target": "leaders_at_table",
    "bid": "bid_cards",
    "discard": "hand",
    "give": "hand",
    "council": "councils",
    "move": "moves",
    "shift": "moves",
    "shift_known": "moves",
    "shift_supply": "moves",
    "shift_known_supply": "moves",
    "correct_total": "corrections",
    "correct_power": "corrections",
    "correct_kneel": "corrections",
    "correct_stand": "corrections",
    "correct_ally": "corrections",
    "correct_token": "corrections",
    "correct_draw": "corrections",
    "correct_discard": "corrections",
    "correct_return": "corrections",
    "correct_drop": "corrections",
    "done": "corrections",
}


def token_id(number: int) -> str:
    """Return a token's public name, which reveals nothing about its value."""
    return f"t{number + 1}"


def describe(box: Box, action: Any) -> dict[str, Any] | None:
    """Return the parsed parts of an action, or None if the text is not an action."""
    words = action.split(" ") if isinstance(action, str) and action.isascii() else []
    facts = _read(box, words) if words else None
    return facts and {"kind": facts["kind"], "group": GROUPS[facts["kind"]], **facts}


def _read(box: Box, words: list[str]) -> dict[str, Any] | None:
    match words:
        case ["kneel" | "done" as kind]:
            return {"kind": kind}
        case ["leader", "random"]:
            return {"kind": "leader_random"}
        case ["leader", leader] if leader in box.leaders:
            return {"kind": "leader", "leader": leader}
        case ["play", card] if card in box.number:
            return {"kind": "play", "card": card, "futile": False}  # until a state is given
        case ["discard" | "give" as kind, card] if card in box.number:
            return {"kind": kind, "card": card}
        case ["ally" | "token" as kind, "left" | "right" as side]:
            return {"kind": kind, "side": side}
        case ["first", seat] if is_seat(seat):
            return {"kind": "first", "seat": int(seat)}
        case ["seat", seat] if is_seat(seat):
            return {"kind": "target", "seat": int(seat)}
        case ["bid", named] if (found := bid_card(box, named)) is not None:
            return {"kind": "bid", "card": found[0], "copy": found[1]}
        case ["council", council] if is_seat(council):
            return {"kind": "council", "council": int(council)}
        case ["move", ally, council] if ally in box.ally_number and is_seat(council):
            return {"kind": "move", "ally": ally, "to_council": int(council)}
        case ["shift", *_]:
            return _read_shift(words[1:])
        case ["correct", *_]:
            return _read_correction(box, words[1:])
    return None


def _read_shift(words: list[str]) -> dict[str, Any] | None:
    match words:
        case [token, "supply"] if is_token(token):
            return {"kind": "shift_known_supply", "token": token}
        case [token, council] if is_token(token) and is_seat(council):
            return {"kind": "shift_known", "token": token, "to_council": int(council)}
        case [council, "supply"] if is_seat(council):
            return {"kind": "shift_supply", "council": int(council)}
        case [old, new] if is_seat(old) and is_seat(new) and old != new:
            return {"kind": "shift", "council": int(old), "to_council": int(new)}
    return None


def _read_correction(box: Box, words: list[str]) -> dict[str, Any] | None:
    match words:
        case ["total", seat, "+1" | "-1" as by] if is_seat(seat):
            return {"kind": "correct_total", "seat": int(seat), "delta": int(by)}
        case ["power", council, "+1" | "-1" as by] if is_seat(council):
            return {"kind": "correct_power", "council": int(council), "delta": int(by)}
        case ["kneel" | "stand" | "draw" | "discard" as what, seat] if is_seat(seat):
            return {"kind": f"correct_{what}", "seat": int(seat)}
        case ["ally", ally, council] if ally in box.ally_number and is_seat(council):
            return {"kind": "correct_ally", "ally": ally, "to_council": int(council)}
        case ["token", old, new] if is_seat(old) and is_seat(new) and old != new:
            return {"kind": "correct_token", "council": int(old), "to_council": int(new)}
        case ["return" | "drop" as what, seat, named] if is_seat(seat):
            found = bid_card(box, named)
            if found is not None:
                return {
                    "kind": f"correct_{what}",
                    "seat": int(seat),
                    "card": found[0],
                    "copy": found[1],
                }
    return None


def is_seat(word: str) -> bool:
    """True if the word is the number of a seat. Councils have the same numbers as seats."""
    return len(word) == 1 and word in "012345"


def is_token(word: str) -> bool:
    number = word[1:]
    return word[:1] == "t" and number.isdecimal() and number[0] != "0" and len(number) < 4


def bid_card(box: Box, word: str) -> tuple[str, int] | None:
    """Return the card's id and copy number: `s16` is the first copy in a bid, `s16.2` the second.

    Return None if the word does not name a card in this way.
    """
    card, dot, copy = word.partition(".")
    if card not in box.number or (dot and not (copy.isdecimal() and len(copy) < 3)):
        return None
    if dot and (int(copy) < 2 or copy[0] == "0"):
        return None
    return card, int(copy) if dot else 1


def named_in_bid(box: Box, cards: list[int]) -> list[str]:
    """Return the names of a bid's cards in order; a second copy is named like "s16.2"."""
    seen: dict[int, int] = {}
    names = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        name = box.cards[card].id
        names.append(name if seen[card] == 1 else f"{name}.{seen[card]}")
    return names
