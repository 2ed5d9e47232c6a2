"""The middle of the table: the current ally, the seasons, and the stocks of cards and tokens."""

from collections.abc import Iterator

from printables import icons
from printables.btwixt import cards, looks, signs
from printables.btwixt.plates import LEAST, PAPER, SOFT, WIDTH, Box, Table
from printables.btwixt.sentences import ability
from printables.btwixt.told import season, stores
from printables.kit import text
from printables.picture import INK, Group, Shape, Words, circle, rounded

LINE = 26
BAND = 92  # the height of an ally's head, with the power and the sign
TITLE = 25
SPACE = 33  # from one round to the next on the track
ROUNDS = 44  # the height of the row of rounds
STORES = 26


def middle_height(table: Table) -> float:
    return _card_height(table) + _track_height(table) + STORES + 6


def middle(table: Table, x: float, y: float) -> Iterator[Shape]:
    """Yield from top to bottom the current ally, the season track, and the stocks."""
    high = _card_height(table)
    box = Box(x, y, WIDTH, table.rtl)
    if table.view["result"]:
        yield from _victory(table, box, high - 16)
    elif high:
        shapes = tuple(_ally(table, box, high - 16))
        yield Group(shapes, title=table.about(table.view["ally"]))
    track = _track(table, Box(x, y + high, WIDTH, table.rtl))
    left = _stores(table, x, y + high + _track_height(table) + 4)
    yield Group(tuple(track), title=season(table.view, table.say))
    yield Group(tuple(left), title=stores(table.view, table.say))


# --- the ally up for recruitment -------------------------------------------


def _told(table: Table) -> tuple[list[str], list[str]]:
    """Return the current ally's name and its text, each broken into lines."""
    called = cards.drawn(table.view, "ally", table.view["ally"], table.say)
    does = ability(cards.record(table.view, table.view["ally"]), table.say)
    names = text.wrapped(called, "bold", TITLE, WIDTH - 30)
    return names, text.wrapped(_bare(does), "text", LEAST, WIDTH - 30)


def _bare(words: str) -> str:
    """Remove bidirectional isolates, because each line of a drawing is ordered by itself."""
    return words.replace("\u2068", "").replace("\u2069", "")


def _card_height(table: Table) -> float:
    if table.view["result"]:
        return 92 + 30 * len(_winners(table))
    if table.view["ally"] is None:
        return 0
    names, lines = _told(table)
    return BAND + len(names) * 29 + 13 + LINE * len(lines) + 16


def _ally(table: Table, box: Box, high: float) -> Iterator[Shape]:
    say = table.say
    names, lines = _told(table)
    look = looks.look(table.view, table.view["ally"])
    yield rounded(box.x, box.y, WIDTH, high, 14, fill=PAPER, stroke=INK, weight=2.6)
    yield rounded(box.x + 6, box.y + 6, WIDTH - 12, BAND - 12, 9, fill=look.ground)
    yield rounded(box.x + 6, box.y + 6, WIDTH - 12, high - 12, 9, stroke=look.edge, weight=1.6)
    yield Words(box.x + WIDTH / 2, box.y + 28, say("board-ally"), LEAST, "italic", INK)
    yield circle(box.near(43), box.y + 60, 24, fill=INK)
    yield Words(box.near(43), box.y + 71, say.number(table.view["ally_power"]), 32, "bold", PAPER)
    yield from icons.placed(looks.sign_of(look.sign), box.x + WIDTH / 2, box.y + 60, 2.4)
    if cards.is_house(table.view, table.view["ally"]):
        yield from icons.placed(signs.house_sign(), box.far(30), box.y + 68, 0.8)
    y = BAND + 20.0
    for name in names:
        yield box.words(17, y, name, TITLE, face="bold")
        y += 29
    for place, words in enumerate(lines):
        yield box.words(17, y + LINE * place, words, LEAST)


def _winners(table: Table) -> list[str]:
    seats = table.view["result"]["winners"]
    return [text.fitted(table.names[seat], "bold", TITLE, WIDTH - 30) for seat in seats]


def _victory(table: Table, box: Box, high: float) -> Iterator[Shape]:
    """Yield the winners' names, on the card in the place of the current ally."""
    yield rounded(box.x, box.y, WIDTH, high, 14, fill=PAPER, stroke=INK, weight=2.6)
    yield rounded(box.x + 6, box.y + 6, WIDTH - 12, high - 12, 9, stroke=signs.GOLD, weight=1.4)
    middle = box.x + WIDTH / 2
    yield Words(middle, box.y + 38, table.say("board-victory"), LEAST, "italic", SOFT)
    for place, name in enumerate(_winners(table)):
        yield Words(middle, box.y + 72 + 30 * place, name, TITLE, "bold")


# --- seasons and rounds ----------------------------------------------------


def _track_height(table: Table) -> float:
    return ROUNDS + (30 if _are_signs_beside(table) else 54)


def _are_signs_beside(table: Table) -> bool:
    """Return True if each season's symbol fits beside its name; else it is drawn above it."""
    return len(table.view["seasons"]) < 3


def _track(table: Table, box: Box) -> Iterator[Shape]:
    view, say = table.view, table.say
    seasons = view["seasons"]
    step = WIDTH / len(seasons)
    for place, named in enumerate(seasons):
        is_now = named == view["season"]
        sign = signs.season_sign(named, INK if is_now else "#a09481")
        called, ink = say(f"season-{named}"), INK if is_now else SOFT
        face = "bold" if is_now else "text"
        if _are_signs_beside(table):
            yield from icons.placed(sign, box.near(step * place + 24), box.y + 14, 1.1)
            yield box.words(step * place + 42, 21, called, LEAST, face=face, fill=ink)
        else:
            middle = box.near(step * (place + 0.5))
            yield from icons.placed(sign, middle, box.y + 14, 1.2)
            yield Words(middle, box.y + 46, called, LEAST, face, ink)
    yield from _spaces(table, box.x, box.y + _track_height(table) - 26)


def _spaces(table: Table, x: float, y: float) -> Iterator[Shape]:
    """Yield a circle for each round of a season: past ones grey, the current one dark."""
    view, say = table.view, table.say
    count = view["rounds"]
    step = min(SPACE, WIDTH / count)
    start = (WIDTH - step * count) / 2
    for number in range(1, count + 1):
        at = start + step * (number - 0.5)
        place = x + (WIDTH - at if table.rtl else at)
        now = number == view["round"]
        gone = number < view["round"]
        yield circle(
            place,
            y,
            15 if now else 11.5,
            fill=INK if now else "#cbbfa6" if gone else PAPER,
            stroke=INK if now else SOFT,
            weight=1.6,
        )
        ink = PAPER if now else SOFT
        yield Words(place, y + 6.3, say.number(number), LEAST, "bold" if now else "text", ink)


# --- what is left ----------------------------------------------------------


def _stores(table: Table, x: float, y: float) -> Iterator[Shape]:
    """Yield the number of cards left in both decks, and of tokens in the supply."""
    view = table.view
    counts = (view["ally_deck"], view["influence_deck"], view["supply"])
    every = zip(_signs_of_stores(), counts, strict=True)
    known = [(sign, count) for sign, count in every if count is not None]
    step = WIDTH / len(known)
    for place, (sign, count) in enumerate(known):
        at = step * (place + 0.5)
        middle = x + (WIDTH - at if table.rtl else at)
        side = -1 if table.rtl else 1
        yield from icons.placed(sign, middle - 15 * side, y + 8, 0.85)
        yield Words(middle + 14 * side, y + 14, table.say.number(count), LEAST, "text", SOFT)


def _signs_of_stores() -> tuple[signs.Sign, ...]:
    ally = (circle(0, 0, 10, fill=SOFT), circle(0, 0, 6.6, stroke=PAPER, weight=1.4))
    card = (rounded(-7, -10, 14, 20, 3, fill=signs.BACK, stroke=PAPER, weight=1.2),)
    return ally, card, signs.token_back()
