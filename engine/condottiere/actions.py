"""The grammar of actions: every legal text, and the move that it stands for.

docs/notation/condottiere.md describes the same grammar for players.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

from engine.condottiere.box.cards import BISHOP, CARDS, MERCENARIES, NUMBER, SCARECROW
from engine.condottiere.box.regions import LANDS, Land

# A move is (verb, what, more). `what` is a card, a region or the retained cards; `more` is an extra
# argument.
Move = tuple[str, Any, Any]

NOTHING = -1  # a scarecrow that takes nothing; a papal token left off the board
NO_WORD = -2  # a bishop without an argument, legal only where no token is placed

RETAINABLE = 2

PLAY = tuple(f"play {card}" for card in CARDS[:SCARECROW])
SCARECROW_ALONE = "play scarecrow"
TAKE_BACK = tuple(f"play scarecrow {CARDS[card]}" for card in MERCENARIES)
BISHOP_ALONE = "play bishop"
BISHOP_OFF = "play bishop off"
PASS = "pass"
PASS_FOR_GOOD = "pass final"
DECLINE = "decline"
DISCARD = "discard"
KEEP = "keep"
RETAIN_NONE = "retain none"
DRAW = ("draw 0", "draw 1", "draw 2", "draw 3")

CALL_DRAW = "call draw"

SHOW = "show"
MOST_SEATS = 6

FOR_GOOD = 1  # ends the right of a defender to pass and still play later


def retained(cards: tuple[int, ...]) -> str:
    """Return the canonical text for retaining these cards, in the order of CARDS."""
    return "retain " + " ".join(CARDS[card] for card in cards) if cards else RETAIN_NONE


# --- showing cards: too many combinations to list ---------------------------


def shown(seats: tuple[int, ...], cards: tuple[int, ...]) -> str:
    """Return the canonical text for showing cards: seats in order, then cards in order of CARDS."""
    return " ".join([SHOW, *map(str, seats), *(CARDS[card] for card in cards)])


def showing(action: str) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Return the seats and cards of a `show` action, or None for a text that is not canonical."""
    verb, *words = action.split(" ")
    seats = tuple(sorted({int(word) for word in words if word in SEATS}))
    cards = tuple(sorted(NUMBER[word] for word in words if word in NUMBER))
    if verb != SHOW or not seats or not cards or shown(seats, cards) != action:
        return None
    return seats, cards


SEATS = tuple(map(str, range(MOST_SEATS)))


@dataclass(frozen=True)
class Notation:
    """All actions on one map except `show`. Regions are numbered as the map lists them."""

    regions: tuple[str, ...]
    besiege: tuple[str, ...]
    bless: tuple[str, ...]
    moves: dict[str, Move]


def notation_of(land: Land) -> Notation:
    besiege = tuple(f"besiege {region}" for region in land.regions)
    bless = tuple(f"play bishop {region}" for region in land.regions)
    moves = moves_without_regions()
    moves |= {text: ("besiege", region, 0) for region, text in enumerate(besiege)}
    moves |= {text: ("play", BISHOP, region) for region, text in enumerate(bless)}
    return Notation(land.regions, besiege, bless, moves)


def moves_without_regions() -> dict[str, Move]:
    moves: dict[str, Move] = {}
    moves |= {text: ("play", card, 0) for card, text in enumerate(PLAY)}
    moves |= {text: ("play", SCARECROW, card) for card, text in enumerate(TAKE_BACK)}
    moves[SCARECROW_ALONE] = ("play", SCARECROW, NOTHING)
    moves[BISHOP_OFF] = ("play", BISHOP, NOTHING)
    moves[BISHOP_ALONE] = ("play", BISHOP, NO_WORD)
    moves |= {verb: (verb, 0, 0) for verb in (PASS, DECLINE, DISCARD, KEEP)}
    moves[CALL_DRAW] = ("call", 0, 0)
    moves[PASS_FOR_GOOD] = ("pass", FOR_GOOD, 0)
    moves |= {text: ("draw", number, 0) for number, text in enumerate(DRAW)}
    for size in range(RETAINABLE + 1):
        for cards in combinations_with_replacement(range(len(CARDS)), size):
            moves[retained(cards)] = ("retain", cards, 0)
    return moves


NOTATIONS = {land.id: notation_of(land) for land in LANDS}

# --- facts about an action -------------------------------------------------

GROUPS = {
    "besiege": "regions",
    "besiege_owned": "regions",
    "decline": "regions",
    "play": "cards",
    "play_scarecrow": "cards",
    "play_scarecrow_alone": "cards",
    "play_bishop": "cards",
    "play_bishop_off": "cards",
    "play_bishop_alone": "cards",
    "pass": "pass",
    "pass_final": "pass",
    "hold_back": "pass",
    "discard": "hand",
    "keep": "hand",
    "retain": "retained",
    "retain_none": "retained",
    "draw": "drawn",
    "draw_none": "drawn",
    "will_discard": "hand",
    "will_keep": "hand",
    "call_draw": "draw",
    "show": "deals",
}


def describe(land: str, action: str) -> dict[str, Any] | None:
    """Return the parsed parts of an action as facts, with its `kind` and `group`.

    `land` is the id of the map. Return None for a text that is not an action.
    """
    notation = NOTATIONS[land]
    move = meaning(notation, action)
    if move is None:
        return None
    facts = FACTS[move[0]](move, notation.regions) if move[0] in FACTS else {"kind": move[0]}
    return {"kind": facts["kind"], "group": GROUPS[facts["kind"]], **facts}


def meaning(notation: Notation, action: object) -> Any:
    """Return the Move that a text stands for, or None if it is not an action."""
    if not isinstance(action, str):
        return None
    said = showing(action)
    return notation.moves.get(action) if said is None else (SHOW, *said)


def facts_of_besiege(move: Move, regions: tuple[str, ...]) -> dict[str, Any]:
    return {"kind": "besiege", "region": regions[move[1]]}


def facts_of_retain(move: Move, regions: tuple[str, ...]) -> dict[str, Any]:
    cards = [CARDS[card] for card in move[1]]
    return {"kind": "retain", "cards": cards} if cards else {"kind": "retain_none"}


def facts_of_play(move: Move, regions: tuple[str, ...]) -> dict[str, Any]:
    _, card, more = move
    facts: dict[str, Any] = {"kind": "play", "card": CARDS[card]}
    if card == SCARECROW:
        alone = more == NOTHING
        facts["kind"] = "play_scarecrow_alone" if alone else "play_scarecrow"
        return facts if alone else facts | {"taken_card": CARDS[more]}
    if card == BISHOP:
        kinds = {NOTHING: "play_bishop_off", NO_WORD: "play_bishop_alone"}
        facts["kind"] = kinds.get(more, "play_bishop")
        return facts if more in kinds else facts | {"region": regions[more]}
    return facts


def facts_of_pass(move: Move, regions: tuple[str, ...]) -> dict[str, Any]:
    return {"kind": "pass_final" if move[1] == FOR_GOOD else "pass"}


def facts_of_show(move: Move, regions: tuple[str, ...]) -> dict[str, Any]:
    _, seats, cards = move
    return {"kind": "show", "seats": list(seats), "cards": [CARDS[card] for card in cards]}


def facts_of_draw(move: Move, regions: tuple[str, ...]) -> dict[str, Any]:
    return {"kind": "draw", "count": move[1]} if move[1] else {"kind": "draw_none"}


FACTS = {
    "call": lambda move, regions: {"kind": "call_draw"},
    "besiege": facts_of_besiege,
    "play": facts_of_play,
    "pass": facts_of_pass,
    "retain": facts_of_retain,
    "draw": facts_of_draw,
    "show": facts_of_show,
}

# --- why a text is not an action -------------------------------------------


def misread(notation: Notation, action: object) -> dict[str, Any]:
    """Return a refusal that explains why a text is not an action.

    It is as precise as possible without a state.
    """
    words = action.split(" ") if isinstance(action, str) else []
    match words:
        case ["besiege", region] if region and region not in notation.regions:
            return {"code": "region_unknown"}
        case ["play", card, *_] if card and card not in NUMBER:
            return {"code": "no_such_card"}
        case ["play", "bishop", region] if region and region not in notation.regions:
            return {"code": "region_unknown"}
        case ["play", "scarecrow", card] if card in NUMBER:
            return {"code": "not_a_mercenary", "card": card}
        case ["play", "scarecrow", card] if card:
            return {"code": "no_such_card"}
        case ["show", *named] if any(
            word and not word.isdecimal() and word not in NUMBER for word in named
        ):
            return {"code": "no_such_card"}
        case ["draw", number] if number.isdecimal():
            return {"code": "too_many_drawn", "most": len(DRAW) - 1}
        case ["retain", *cards] if len(cards) > RETAINABLE and set(cards) <= set(NUMBER):
            return {"code": "too_many_cards", "count": len(cards), "most": RETAINABLE}
        case ["retain", *cards] if any(card and card not in NUMBER for card in cards):
            return {"code": "no_such_card"}
    return {"code": "malformed"}
