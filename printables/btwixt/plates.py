"""The plates around the table: a leader with the bid, a council with allies and tokens.

A plate's height is computed before the plate is placed. Lengths are in units of a table 780 wide.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from printables import icons
from printables.btwixt import cards, looks, signs
from printables.btwixt.cards import View
from printables.btwixt.small_cards import (
    ALLY_WIDTH,
    BID_HEIGHT,
    BID_WIDTH,
    ally_card,
    bid_card,
)
from printables.btwixt.told import of_council, of_leader
from printables.card_look import COLOURS as HUES
from printables.kit import text
from printables.picture import INK, Group, Path, Shape, Words, moved, rounded
from printables.seats import COLOURS, mixed
from printables.speaker import Speaker, form_of

WIDTH = 246
PAD = 11
PAPER = "#fdf8ea"
STONE = "#ece3cd"
SOFT = "#6c6152"
CALLED = "#7c1f1b"  # the border of a seat to act
INKS = (STONE, SOFT, CALLED, *HUES, *(mixed(colour, PAPER, 0.1) for colour in COLOURS))
NAME, LEAST, NUMBER = 25, 22, 34  # LEAST is 11 px on a phone
EDGE = 4  # between a council's edge and the cards of its allies
ALLY_ROW, TOKEN_ROW, TOKEN_STEP = 30, 31, 27
IN_A_ROW = 7  # the number of tokens in a row below the allies
HEAD, LEAST_COUNCIL = 52, 62  # a council's height with only its heading; large enough to tap
BESIDE_SIGNS = PAD + 52  # where tokens begin in a council's heading


@dataclass(frozen=True, slots=True)
class Table:
    """The context for drawing plates: the view, the words, the players' names, and the links."""

    view: View
    say: Speaker
    names: Sequence[str]
    links: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    def plate(self, kind: str, name: str, shapes: Iterable[Shape], told: str) -> Group:
        """Return a plate as a group of shapes; it is a hyperlink if `links` has its `name`.

        `told` describes the plate in words. A plate with a link has the link's label instead.
        """
        link, deed = self.links.get(name, ("", told))
        chosen = " choice" if link else ""
        kinds = kind + chosen
        return Group(tuple(shapes), name, kinds, title=deed, link=link, place=name)

    def about(self, card: str) -> str:
        """Return a card's name and text, shown to a player who taps the card."""
        told = cards.describe_card(self.view, card, self.say)
        return f"{told.name}. {told.text}"

    @property
    def rtl(self) -> bool:
        return self.say.direction == "rtl"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in which x is measured in reading direction."""

    x: float
    y: float
    width: float
    rtl: bool

    def near(self, inset: float) -> float:
        return self.x + (self.width - inset if self.rtl else inset)

    def far(self, inset: float) -> float:
        return self.x + (inset if self.rtl else self.width - inset)

    def words(
        self,
        inset: float,
        y: float,
        said: str,
        size: float,
        *,
        face: str = "text",
        fill: str = INK,
    ) -> Words:
        """Return words that begin at the distance `inset` from the edge where lines start."""
        anchor = "end" if self.rtl else "start"
        return Words(self.near(inset), self.y + y, said, size, face, fill, anchor)

    def last(self, inset: float, y: float, said: str, size: float, *, face: str = "text") -> Words:
        """Return words that end at the distance `inset` from the edge where lines end."""
        anchor = "start" if self.rtl else "end"
        return Words(self.far(inset), self.y + y, said, size, face, anchor=anchor)


# --- a leader --------------------------------------------------------------


def leader_height(table: Table, seat: int) -> float:
    player = table.view["players"][seat]
    if player["small"] is not None:
        return 106
    return 137 if player["bid"] else 80


def leader(table: Table, seat: int, x: float, y: float) -> Group:
    """Return a leader's plate: the player's name, the total, and the bid."""
    player = table.view["players"][seat]
    box = Box(x, y, WIDTH, table.rtl)
    shapes = (
        *_seat_ground(table, box, player),
        *_head(table, box, player),
        *_below(table, box, player),
        *(_end(table, box, player) if player["small"] is not None else ()),
        *_bid(table, box, player["bid"]),
    )
    told = of_leader(table.view, table.say, table.names, player)
    return table.plate("leader", f"seat-{seat}", shapes, told)


def _seat_ground(table: Table, box: Box, player: View) -> Iterator[Path]:
    seat, called = player["seat"], player["seat"] in table.view["to_act"]
    high = leader_height(table, seat)
    fill = STONE if player["kneeling"] else mixed(COLOURS[seat], PAPER, 0.1)
    edge, weight = (CALLED, 5.0) if called else (COLOURS[seat], 2.2)
    body = (box.x, box.y, WIDTH, high, 12)
    yield rounded(*body, fill=fill, stroke=edge, weight=weight, kind="ground")
    yield from _open(table, f"seat-{seat}", box, high)
    if seat == table.view["first_player"]:
        yield from icons.placed(signs.first_sign(), box.far(26), box.y, 1.1)


def _open(table: Table, name: str, box: Box, high: float) -> Iterator[Path]:
    """Yield a dashed line inside the plate's edge, if `links` has the plate's `name`."""
    if name in table.links:
        inner = (box.x + 4, box.y + 4, WIDTH - 8, high - 8)
        yield rounded(*inner, 8, stroke=CALLED, weight=2.4, dash=(7.0, 6.0))


def _head(table: Table, box: Box, player: View) -> Iterator[Shape]:
    seat, say = player["seat"], table.say
    yield from icons.placed(signs.seat_sign(seat), box.near(PAD + 13), box.y + 25, 1.3)
    total = player["total"] if player["small"] is None else player["small"]
    name = text.fitted(table.names[seat], "bold", NAME, WIDTH - 2 * PAD - 34 - 52)
    yield box.words(PAD + 34, 32, name, NAME, face="bold")
    middle = box.far(PAD + 27)
    yield Words(middle, box.y + 42, say.number(total), NUMBER, "bold", kind="total")


def _below(table: Table, box: Box, player: View) -> Iterator[Shape]:
    """Yield the leader's name, or a note that the player kneels, and the size of the hand."""
    say, y = table.say, 65
    kneels = say("board-kneels") if player["kneeling"] else ""
    room = WIDTH - 2 * PAD - 34 - 58
    if player["leader"]:
        sign = signs.leader_sign(player["leader"], SOFT)
        yield from icons.placed(sign, box.near(PAD + 13), box.y + y - 7, 0.95)
    is_table = player["hand_size"] is None  # with the real box: leaders are optional
    leader = player["leader"] or ("" if is_table else "none")
    called = kneels or (_first_name(say, leader) if leader else "")
    if called:
        face, fill = ("bold", CALLED) if kneels else ("italic", SOFT)
        said = text.fitted(called, face, LEAST, room)
        yield box.words(PAD + 34, y, said, LEAST, face=face, fill=fill)
    if is_table:
        return
    size = say.number(player["hand_size"] + player["leader_cards"])
    yield from _fan(box.far(PAD + 44), box.y + y - 6)
    yield Words(box.far(PAD + 15), box.y + y, size, LEAST, "text", SOFT)


def _end(table: Table, box: Box, player: View) -> Iterator[Shape]:
    """Yield the values that break ties; the small council, the score, is in the plate's heading."""
    told = table.say("board-end", large=player["large"], allies=player["allies"])
    room = WIDTH - 2 * PAD - 34
    yield box.words(PAD + 34, 92, text.fitted(told, "text", LEAST, room), LEAST, fill=SOFT)


def _first_name(say: Speaker, leader: str) -> str:
    return form_of(say.noun("leader", leader), "short")


def _fan(x: float, y: float) -> Iterator[Path]:
    """Yield three cards held in a hand, the one at the back first."""
    for shift in (-7, 0, 7):
        body = rounded(-5, -8.5, 10, 17, 2, fill=signs.BACK, stroke=PAPER, weight=1.2)
        yield moved(body, x + shift, y)


def _bid(table: Table, box: Box, bid: Sequence[View]) -> Iterator[Shape]:
    """Yield the cards of a bid in the order played, overlapping more the more there are."""
    room = WIDTH - 2 * PAD - BID_WIDTH
    step = min(BID_WIDTH + 5, room / max(1, len(bid) - 1))
    y = box.y + 77 + BID_HEIGHT / 2
    for place, card in enumerate(bid):
        inset = PAD + BID_WIDTH / 2 + step * place
        yield from _bid_card(table, card, box.near(inset), y)


def _bid_card(table: Table, card: View, x: float, y: float) -> Iterator[Shape]:
    """Yield a card with its current value and its symbol, greyed if it has no ability."""
    look = looks.look(table.view, card["card"])
    inks = (SOFT, STONE) if card["blank"] else (look.edge, look.ground)
    is_event = cards.record(table.view, card["card"]).get("section") == "event_influence"
    at = x + 3 if table.rtl else x - 3
    changed = card["worth"] != look.number
    shown = CALLED if changed else SOFT if card["blank"] else INK
    number = Words(at, y - 4, table.say.number(card["worth"]), 24, "bold", shown)
    drawn = bid_card(look, inks, is_event, at, x, y)
    yield Group((drawn, number), title=table.about(card["card"]))


# --- a council -------------------------------------------------------------


def council_height(table: Table, number: int) -> float:
    council = table.view["councils"][number]
    rows = -(-len(council["tokens"]) // IN_A_ROW) if _are_below(table, council) else 0
    return max(LEAST_COUNCIL, HEAD + ALLY_ROW * len(council["allies"]) + TOKEN_ROW * rows)


def _are_below(table: Table, council: View) -> bool:
    """Return True if the tokens go below the council's heading.

    They do if there is no space for them between the heading's symbols and the power.
    """
    room = WIDTH - BESIDE_SIGNS - _width_of_power(table, council)
    return TOKEN_STEP * len(council["tokens"]) > room


def council(table: Table, number: int, x: float, y: float) -> Group:
    """Return a council's plate: its allies, tokens and power."""
    council = table.view["councils"][number]
    box = Box(x, y, WIDTH, table.rtl)
    high = council_height(table, number)
    ground = rounded(x, y, WIDTH, high, 4, fill=PAPER, stroke=SOFT, weight=1.4, kind="ground")
    shapes = (
        ground,
        *_open(table, f"council-{number}", box, high),
        *_of_whom(table, box, council),
        *_allies(table, box, council),
        *_tokens(table, box, council),
    )
    told = of_council(table.view, table.say, table.names, council)
    return table.plate("council", f"council-{number}", shapes, told)


def _of_whom(table: Table, box: Box, council: View) -> Iterator[Shape]:
    """Yield a council's heading: its two seats' symbols, and the public range of its power."""
    y = box.y + _middle_of_head(table, council)
    for place, seat in enumerate(sorted(council["seats"])):
        yield from icons.placed(signs.seat_sign(seat), box.near(PAD + 10 + 25 * place), y, 0.95)
    wide = _width_of_power(table, council)
    power = range_of(table.say, council["least"], council["most"])
    yield box.last(PAD, y - box.y + 8, power, 24, face="bold")
    yield from icons.placed(signs.power_sign(), box.far(wide - 17), y)


def _middle_of_head(table: Table, council: View) -> float:
    """Return the y of the heading's middle, or of the plate's if only the heading is on it."""
    return 22 if council["allies"] or _are_below(table, council) else LEAST_COUNCIL / 2


def _width_of_power(table: Table, council: View) -> float:
    """Return the width taken by the power and its symbol at the end of a council's heading."""
    wide = text.width_of(
        range_of(table.say, council["least"], council["most"]), text.Style("bold", 24, rtl=False)
    )
    if table.rtl and council["least"] != council["most"]:
        wide += 6  # browsers set the word between the two numbers wider
    return PAD + wide + 34


def range_of(say: Speaker, least: int, most: int) -> str:
    """Return the number in words if `least` equals `most`, else a range."""
    if least == most:
        return say.number(least)
    return say("board-range", least=least, most=most)


def _allies(table: Table, box: Box, council: View) -> Iterator[Shape]:
    y = 61.0
    if not council["allies"] and not council["tokens"]:
        middle, said = _middle_of_head(table, council), table.say("board-empty")
        yield box.words(BESIDE_SIGNS, middle + 7, said, LEAST, face="italic", fill=SOFT)
    for each in council["allies"]:
        power = each["power"] if each["score"] is None else each["score"]
        look = looks.look(table.view, each["ally"])
        card = ally_card(look, box.near(EDGE + ALLY_WIDTH / 2), box.y + y - 7)
        number, beside = table.say.number(power), EDGE + ALLY_WIDTH + 3
        worth = box.words(beside, y, number, LEAST, face="bold")
        called = cards.drawn(table.view, "ally", each["ally"], table.say)
        inset = beside + text.width_of(number, text.Style("bold", LEAST, rtl=False)) + 6
        named = text.fitted(called, "text", LEAST, WIDTH - inset - EDGE)
        shapes = (card, worth, box.words(inset, y, named, LEAST))
        yield Group(shapes, title=table.about(each["ally"]))
        y += ALLY_ROW


def _tokens(table: Table, box: Box, council: View) -> Iterator[Shape]:
    seen = table.view.get("peeked", {})
    start, top = BESIDE_SIGNS, _middle_of_head(table, council)
    if _are_below(table, council):
        start, top = PAD, 61.0 + ALLY_ROW * len(council["allies"])
    for place, token in enumerate(council["tokens"]):
        row, column = divmod(place, IN_A_ROW)
        x, y = box.near(start + 13 + TOKEN_STEP * column), box.y + top + TOKEN_ROW * row
        if council["values"] is not None:
            yield from _face(table, council["values"][place], False, x, y)
        elif token in seen:
            yield from _face(table, seen[token], True, x, y)
        else:
            yield from icons.placed(signs.token_back(), x, y)


def _face(table: Table, value: int, known: bool, x: float, y: float) -> Iterator[Shape]:
    yield from icons.placed(signs.token_face(known), x, y)
    face = "italic" if known else "bold"
    yield Words(x, y + 6.5, table.say.number(value), LEAST, face)
