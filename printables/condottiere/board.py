"""The board of the Condottiere family as a picture and in sentences.

It reads a view and the words it is handed; it never sees a state, and decides nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from printables import icons
from printables.chart import Area, Chart, chart_of
from printables.condottiere import ground
from printables.condottiere.ground import INK, LAND, PAPER, SOFT_INK
from printables.kit.fonts import legible, shortened
from printables.picture import Group, Path, Picture, Shape, Words, circle, drawn, moved
from printables.seats import COLOURS, SYMBOLS

FAVOUR = "#8a6a14"
SITE = "#7c1f1b"
LABEL = 25  # units on a map 760 wide: 12 px on a phone
MARK_STEP = 39
LEGEND_STEP = 33


def board(
    view: dict,
    say: Any,
    *,
    names: Sequence[str] | None = None,
    links: Mapping[str, str] | None = None,
) -> Picture:
    """The map with its owners, the favour of the pope and the battle site, as a view has them."""
    chart = chart_of(view["owners"])
    called = [legible(name, "bold") for name in names or []]
    regions = [
        _region(area, region, view, say, called, (links or {}).get(region, ""))
        for region, area in chart.areas.items()
    ]
    return Picture(
        *chart.size,
        (
            *ground.under(chart),
            *regions,
            *ground.lines(chart),
            *_site(chart, view),
            *_marks(chart, view),
            *ground.sea(chart, say),
            *_legend(chart, view, say, called),
            *ground.frame(chart),
        ),
        title=say("aid-board-title"),
        about=describe_board(view, say, names),
        language=say.language,
        links=bool(links),
    )


def describe_board(view: dict, say: Any, names: Sequence[str] | None = None) -> str:
    """Everything the picture shows, in sentences, for whoever cannot see it."""
    lines = [
        say(
            "aid-board-owned",
            name=_name(say, names, seat),
            regions=say.join(regions),
            count=len(regions),
        )
        for seat, regions in _owned(view, say).items()
    ]
    free = [say(f"region-{region}") for region, owner in view["owners"].items() if owner is None]
    if free:
        lines.append(say("aid-board-free", regions=say.join(free), count=len(free)))
    for what in ("favour", "site"):
        if view[what]:
            lines.append(say(f"aid-board-{what}", region=say(f"region-{view[what]}")))
    return "\n".join(lines)


def _owned(view: dict, say: Any) -> dict[int, list[str]]:
    owned: dict[int, list[str]] = {}
    for region, owner in view["owners"].items():
        if owner is not None:
            owned.setdefault(owner, []).append(say(f"region-{region}"))
    return dict(sorted(owned.items()))


def _name(say: Any, names: Sequence[str] | None, seat: int) -> str:
    return legible(names[seat], "bold") if names else say("aid-board-seat", number=seat + 1)


# --- regions ---------------------------------------------------------------


def _region(
    area: Area, region: str, view: dict, say: Any, names: Sequence[str], link: str
) -> Group:
    owner = view["owners"][region]
    fill = LAND if owner is None else mixed(COLOURS[owner], LAND, 0.34)
    x, y = area.label
    word = say(f"region-{region}")
    label = Words(x, y, word, LABEL, "bold", fill=INK, underline=bool(link), kind="name")
    kinds = ["region", "free" if owner is None else f"seat-{owner}"] + ["choice"] * bool(link)
    return Group(
        (_painted(area, fill), label),
        name=f"region-{region}",
        kind=" ".join(kinds),
        title=_told(region, view, say, names),
        link=link,
    )


@lru_cache(maxsize=256)
def _painted(area: Area, fill: str) -> Path:
    return Path(area.outline, fill=fill, kind="land")


@lru_cache(maxsize=64)
def _ringed(area: Area) -> Path:
    return Path(area.outline, stroke=SITE, weight=3.6, kind="site")


def _site(chart: Chart, view: dict) -> list[Path]:
    return [_ringed(chart.areas[view["site"]])] if view["site"] else []


def _told(region: str, view: dict, say: Any, names: Sequence[str]) -> str:
    """What a pointer or a reader aloud learns of one region."""
    owner = view["owners"][region]
    whose = say("aid-board-nobody") if owner is None else _name(say, names, owner)
    states = [say("aid-board-region", region=say(f"region-{region}"), owner=whose)]
    states += [say(f"aid-board-has-{what}") for what in ("favour", "site") if view[what] == region]
    return "; ".join(states)


def _marks(chart: Chart, view: dict) -> Iterator[Shape]:
    for region, area in chart.areas.items():
        owner, x, y = view["owners"][region], *area.mark
        signs: list[tuple[Path, ...]] = []
        if owner is not None:
            signs.append(seat_sign(owner))
        if view["favour"] == region:
            signs.append(favour_sign())
        if view["site"] == region:
            signs.append(site_sign())
        if not signs:
            yield from icons.placed(icons.town(SOFT_INK, PAPER), x, y, 1.3)
        start = x - MARK_STEP * (len(signs) - 1) / 2
        for place, sign in enumerate(signs):
            yield from (moved(path, start + MARK_STEP * place, y) for path in sign)


@lru_cache(maxsize=6)
def seat_sign(seat: int, scale: float = 1.5) -> tuple[Path, ...]:
    """A seat's shape in its colour, with a rim of paper."""
    rim = drawn(SYMBOLS[seat], fill=PAPER, stroke=PAPER, weight=3.2)
    return tuple(
        moved(path, 0, 0, scale) for path in (rim, drawn(SYMBOLS[seat], fill=COLOURS[seat]))
    )


@lru_cache(maxsize=1)
def favour_sign() -> tuple[Path, ...]:
    """The favour of the pope: a mitre in a ring of gold."""
    ring = circle(0, 0, 18, fill=FAVOUR, stroke=PAPER, weight=2.2)
    return (ring, *icons.placed(icons.mitre(FAVOUR, "#fff8e6"), 0, -0.4, 1.3))


@lru_cache(maxsize=1)
def site_sign() -> tuple[Path, ...]:
    """The battle site: crossed swords on a dark seal."""
    seal = circle(0, 0, 18, fill=SITE, stroke=PAPER, weight=2.2)
    return (seal, *icons.placed(icons.swords("#fff6e6"), 0, 0, 1.32))


# --- who is who ------------------------------------------------


def _legend(chart: Chart, view: dict, say: Any, names: Sequence[str]) -> Iterator[Shape]:
    """Who is who, with the number of regions, in the corner that the sea leaves free."""
    rows = [(seat_sign(seat), name, _count(view, seat)) for seat, name in enumerate(names)]
    if names:
        rows += [(favour_sign(), say("aid-board-key-favour"), None)] * bool(view["favour"])
        rows += [(site_sign(), say("aid-board-key-site"), None)] * bool(view["site"])
    left, bottom, width = chart.legend
    rtl = say.direction == "rtl"
    for index, (sign, text, count) in enumerate(reversed(rows)):
        y = bottom - index * LEGEND_STEP
        mark_x = left + width if rtl else left
        text_x = mark_x - 26 if rtl else mark_x + 26
        yield from (moved(path, mark_x, y, 0.82) for path in sign)
        room = width - (26 if count is None else 64)
        fitted = shortened(text, "bold", 23, room)
        yield Words(
            text_x,
            y + 7.5,
            fitted,
            23,
            "bold" if count is not None else "italic",
            anchor="end" if rtl else "start",
        )
        if count is not None:
            yield Words(left if rtl else left + width, y + 7.5, say.number(count), 23, "bold")


def _count(view: dict, seat: int) -> int:
    return sum(owner == seat for owner in view["owners"].values())


def mixed(colour: str, paper: str, share: float) -> str:
    """A colour thinned on paper: `share` of it, the rest paper."""
    pairs = zip(_parts(colour), _parts(paper), strict=True)
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in pairs)


def _parts(colour: str) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
