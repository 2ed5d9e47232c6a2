"""The grammar of actions: every text that means anything, and what it means; knows no state.

docs/notation.md says it for people.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from engine.condottiere.cards import BISHOP, CARDS, MERCENARIES, NUMBER, SCARECROW
from engine.condottiere.regions import ITALY17

# A move is (verb, what, more): what is a card, a region or the cards retained; more a further word.
Move = tuple[str, Any, int]

NOTHING = -1  # a scarecrow that takes nothing; a favour left off the board
NO_WORD = -2  # a bishop without a further word, right only where no token is placed

REGIONS = ITALY17.regions
RETAINABLE = 2

BESIEGE = tuple(f"besiege {region}" for region in REGIONS)
PLAY = tuple(f"play {card}" for card in CARDS[:SCARECROW])
SCARECROW_ALONE = "play scarecrow"
TAKE_BACK = tuple(f"play scarecrow {CARDS[card]}" for card in MERCENARIES)
BISHOP_ALONE = "play bishop"
BISHOP_OFF = "play bishop off"
BLESS = tuple(f"play bishop {region}" for region in REGIONS)
PASS = "pass"
PASS_FOR_GOOD = "pass final"
DECLINE = "decline"
DISCARD = "discard"
KEEP = "keep"
RETAIN_NONE = "retain none"
DRAW = ("draw 0", "draw 1", "draw 2", "draw 3")

FOR_GOOD = 1  # a pass that ends the holding back of a seat whose region is fought for


def retained(cards: tuple[int, ...]) -> str:
    """Canonical: the cards in the order of CARDS."""
    return "retain " + " ".join(CARDS[card] for card in cards) if cards else RETAIN_NONE


def every_move() -> dict[str, Move]:
    moves: dict[str, Move] = {}
    moves |= {text: ("besiege", region, 0) for region, text in enumerate(BESIEGE)}
    moves |= {text: ("play", card, 0) for card, text in enumerate(PLAY)}
    moves |= {text: ("play", SCARECROW, card) for card, text in enumerate(TAKE_BACK)}
    moves |= {text: ("play", BISHOP, region) for region, text in enumerate(BLESS)}
    moves[SCARECROW_ALONE] = ("play", SCARECROW, NOTHING)
    moves[BISHOP_OFF] = ("play", BISHOP, NOTHING)
    moves[BISHOP_ALONE] = ("play", BISHOP, NO_WORD)
    moves |= {verb: (verb, 0, 0) for verb in (PASS, DECLINE, DISCARD, KEEP)}
    moves[PASS_FOR_GOOD] = ("pass", FOR_GOOD, 0)
    moves |= {text: ("draw", number, 0) for number, text in enumerate(DRAW)}
    for size in range(RETAINABLE + 1):
        for cards in combinations_with_replacement(range(len(CARDS)), size):
            moves[retained(cards)] = ("retain", cards, 0)
    return moves


MOVES = every_move()

# --- what an action is about -----------------------------------------------

GROUPS = {
    "besiege": "regions",
    "decline": "regions",
    "play": "cards",
    "play_scarecrow": "cards",
    "play_scarecrow_alone": "cards",
    "play_bishop": "cards",
    "play_bishop_off": "cards",
    "play_bishop_alone": "cards",
    "pass": "pass",
    "pass_final": "pass",
    "discard": "hand",
    "keep": "hand",
    "retain": "retained",
    "retain_none": "retained",
    "draw": "drawn",
    "draw_none": "drawn",
}


def describe(action: str) -> dict[str, Any] | None:
    """The facts of an action, for words and headings."""
    move = MOVES.get(action) if isinstance(action, str) else None
    if move is None:
        return None
    facts = FACTS[move[0]](move) if move[0] in FACTS else {"kind": move[0]}
    return {"kind": facts["kind"], "group": GROUPS[facts["kind"]], **facts}


def facts_of_besiege(move: Move) -> dict[str, Any]:
    return {"kind": "besiege", "region": REGIONS[move[1]]}


def facts_of_retain(move: Move) -> dict[str, Any]:
    cards = [CARDS[card] for card in move[1]]
    return {"kind": "retain", "cards": cards} if cards else {"kind": "retain_none"}


def facts_of_play(move: Move) -> dict[str, Any]:
    _, card, more = move
    facts: dict[str, Any] = {"kind": "play", "card": CARDS[card]}
    if card == SCARECROW:
        alone = more == NOTHING
        facts["kind"] = "play_scarecrow_alone" if alone else "play_scarecrow"
        return facts if alone else facts | {"taken_card": CARDS[more]}
    if card == BISHOP:
        kinds = {NOTHING: "play_bishop_off", NO_WORD: "play_bishop_alone"}
        facts["kind"] = kinds.get(more, "play_bishop")
        return facts if more in kinds else facts | {"region": REGIONS[more]}
    return facts


def facts_of_pass(move: Move) -> dict[str, Any]:
    return {"kind": "pass_final" if move[1] == FOR_GOOD else "pass"}


def facts_of_draw(move: Move) -> dict[str, Any]:
    return {"kind": "draw", "count": move[1]} if move[1] else {"kind": "draw_none"}


FACTS = {
    "besiege": facts_of_besiege,
    "play": facts_of_play,
    "pass": facts_of_pass,
    "retain": facts_of_retain,
    "draw": facts_of_draw,
}

# --- what is wrong with a text that means nothing --------------------------


def misread(action: object) -> dict[str, Any]:
    """Why a text is no action: as near as it can be said without a state."""
    words = action.split(" ") if isinstance(action, str) else []
    match words:
        case ["besiege", region] if region and region not in REGIONS:
            return {"code": "region_unknown"}
        case ["play", card, *_] if card and card not in NUMBER:
            return {"code": "no_such_card"}
        case ["play", "bishop", region] if region and region not in REGIONS:
            return {"code": "region_unknown"}
        case ["play", "scarecrow", card] if card in NUMBER:
            return {"code": "not_a_mercenary", "card": card}
        case ["play", "scarecrow", card] if card:
            return {"code": "no_such_card"}
        case ["draw", number] if number.isdecimal():
            return {"code": "too_many_drawn", "most": len(DRAW) - 1}
        case ["retain", *cards] if len(cards) > RETAINABLE and set(cards) <= set(NUMBER):
            return {"code": "too_many_cards", "count": len(cards), "most": RETAINABLE}
        case ["retain", *cards] if any(card and card not in NUMBER for card in cards):
            return {"code": "no_such_card"}
    return {"code": "malformed"}
