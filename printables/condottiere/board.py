"""The board of the Condottiere family: a picture in the map's units, and sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import NamedTuple

from engine.game import Facts
from printables.chart import Area, Chart, chart_of
from printables.condottiere import ground, signs
from printables.condottiere.ground import INK, LAND
from printables.condottiere.legend import View, legend
from printables.faces import Links
from printables.kit.fonts import legible
from printables.picture import ORNAMENT, Group, Path, Picture, Point, Words, kept
from printables.seats import COLOURS, mixed
from printables.speaker import Speaker
from printables.statement import Statement

CACHED_REGIONS = 4096  # cached regions, in different states
LABEL = 26  # in units; on a map 760 wide it is 12 px on a phone
BAND = 15  # twice the width of the coloured band along a border, since half of it is cut off
RING = 10  # the same for the ring around a battle site
QUIET = "#f0e5c9"  # the band of a region without an owner


@dataclass(frozen=True, slots=True)
class _Board:
    """The context for drawing a board: the map, the view, the words, names and links."""

    chart: Chart
    view: View
    say: Speaker
    names: Sequence[str] = ()
    links: Links = field(default_factory=dict)

    @property
    def closed(self) -> bool:
        """Return True if regions that meet only at a point do not count as adjacent.

        Mountains on the map then show this.
        """
        agreed = self.view.get("options", {}).get("strict_borders", False)
        return agreed and any(border.loose for border in self.chart.borders)


def board(
    view: View,
    say: Speaker,
    *,
    names: Sequence[str] | None = None,
    links: Links | None = None,
) -> Picture:
    """Return the map as a view shows it, with owners, the papal token and the battle site.

    `links` maps selectable regions to a URL and a label.
    """
    chart = chart_of(view["owners"])
    called = [legible(name, "bold") for name in names or []]
    shown = _Board(chart, view, say, called, links or {})
    under = ground.under(chart)
    return Picture(
        *chart.size,
        (
            *under,
            *(_region(shown, name) for name in chart.areas),
            *ground.lines(chart, shown.closed),
            *ground.sea(chart, say),
            *legend(chart, view, say, called, shown.closed),
            *ground.frame(chart),
        ),
        title=say("aid-board-title"),
        language=say.language,
        colours=SHOWN_IN,
        links=bool(links),
        ground=len(under),
    )


def places_of(facts: Facts) -> list[str]:
    """Return the region that an action is about as a list of one; [] if there is none."""
    return [str(facts["region"])] if "region" in facts else []


def describe_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> list[Statement]:
    """Return statements for everything that the picture shows.

    They list each owner's regions, with their neighbours as facts.
    """
    shown = _Board(chart_of(view["owners"]), view, say)
    told = [
        _owned_by(shown, "aid-board-owned", owned, name=name_of(say, names, seat))
        for seat, owned in _owned(view).items()
    ]
    free = [region for region, owner in view["owners"].items() if owner is None]
    is_over = view.get("phase") == "over"
    if free:
        message = "aid-board-unclaimed" if is_over else "aid-board-free"
        told.append(_owned_by(shown, message, free))
    tokens = [] if is_over else [what for what in ("favour", "site") if view[what]]
    return told + [
        Statement(say(f"aid-board-{what}", region=say(f"region-{view[what]}"))) for what in tokens
    ]


def _owned_by(shown: _Board, message: str, regions: Sequence[str], **facts: str) -> Statement:
    say = shown.say
    names = [say(f"region-{region}") for region in regions]
    words = say(message, regions=say.join(names), count=len(regions), **facts)
    return Statement(words, tuple(_fact(shown, region) for region in regions))


def _fact(shown: _Board, region: str) -> str:
    """Return a region's name, tokens and neighbours."""
    say, state = shown.say, _state(shown.view, region)
    around = _around(shown.chart, region, state, say, shown.closed)
    return say("aid-board-pause").join([say(f"region-{region}"), *around])


def brief_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """Return the battle site, the strengths and the numbers of regions in a few sentences."""
    rows = view["players"]
    lines: list[str] = []
    if view["phase"] == "battle":
        if view["site"]:  # the final battle has none
            lines.append(say("aid-board-site", region=say(f"region-{view['site']}")))
        strengths = [(row["seat"], row["strength"]) for row in rows]
        lines.append(_counted("table-strength", say, names, strengths))
    counts = [(row["seat"], len(row["regions"])) for row in rows if row["regions"]]
    if counts:
        lines.append(_counted("table-regions", say, names, counts))
    return "\n".join(lines or [say("aid-board-title")])


def _counted(
    what: str, say: Speaker, names: Sequence[str] | None, numbers: Sequence[tuple[int, int]]
) -> str:
    """Return a sentence that lists a number for each seat.

    It takes the message key for the thing counted, and `numbers` as (seat, number) pairs.
    """
    told = [
        say("aid-board-number", name=name_of(say, names, seat), number=number)
        for seat, number in numbers
    ]
    return say("aid-board-numbers", what=say(what), numbers=say.series(told))


def _owned(view: View) -> dict[int, list[str]]:
    owned: dict[int, list[str]] = {}
    for region, owner in view["owners"].items():
        if owner is not None:
            owned.setdefault(owner, []).append(region)
    return dict(sorted(owned.items()))


def name_of(say: Speaker, names: Sequence[str] | None, seat: int) -> str:
    """Return the name of a seat's player, or its number."""
    return legible(names[seat], "bold") if names else say("aid-board-seat", number=seat + 1)


# --- regions ---------------------------------------------------------------


class _State(NamedTuple):
    """The changing facts of a region: its owner, and the tokens in it."""

    owner: int | None
    favour: bool
    site: bool


def _state(view: View, region: str) -> _State:
    return _State(view["owners"][region], view["favour"] == region, view["site"] == region)


def _region(shown: _Board, name: str) -> Group:
    state = _state(shown.view, name)
    whose = shown.say("aid-board-nobody")
    if state.owner is not None:
        whose = name_of(shown.say, shown.names, state.owner)
    link = shown.links.get(name, ("", ""))
    return _region_as(shown.chart, name, state, shown.say, whose, link, shown.closed)


@lru_cache(maxsize=CACHED_REGIONS)
def _region_as(
    chart: Chart,
    name: str,
    state: _State,
    say: Speaker,
    whose: str,
    link: tuple[str, str],
    closed: bool,
) -> Group:
    """Return a region with its signs and link, so that all of it can be tapped.

    Results are cached, because most regions have looked the same on the board before or in other
    matches.
    """
    area, (address, deed) = chart.areas[name], link
    word = say(f"region-{name}")
    label = Words(*area.label, word, LABEL, "bold", fill=INK, underline=bool(address), kind="name")
    kinds = ["region", "free" if state.owner is None else f"seat-{state.owner}"]
    return Group(
        (
            *_land(area, state.owner),
            *([_ringed(area)] if state.site else []),
            *signs.in_a_row(list(_standing(state)), *area.mark),
            label,
        ),
        name=f"region-{name}",
        kind=" ".join(kinds + ["choice"] * bool(address)),
        title=_told(chart, name, state, say, whose, deed, closed),
        link=address,
        place=name,
    )


TINTS = (0.27, 0.5)  # shares of the owner's colour: the ground, and the band along the borders
SHOWN_IN = (
    *COLOURS,
    *(mixed(colour, LAND, share) for colour in COLOURS for share in TINTS),
    *signs.INKS,
)


@lru_cache(maxsize=256)
def _land(area: Area, owner: int | None) -> tuple[Path, Path]:
    """Return the region in its pale colour, with a stronger band along its borders."""
    pale, strong, kind = LAND, QUIET, f"band {ORNAMENT}"
    if owner is not None:
        pale, strong = (mixed(COLOURS[owner], LAND, share) for share in TINTS)
        kind = "band"
    name = f"area-{area.name}"
    return (
        Path(area.outline, fill=pale, kind="land", name=name),
        Path(area.outline, stroke=strong, weight=BAND, kind=kind, name=name, inside=True),
    )


def _ringed(area: Area) -> Path:
    return kept(
        area.outline,
        stroke=signs.SITE,
        weight=RING,
        kind="site",
        name=f"area-{area.name}",
        inside=True,
    )


def _standing(state: _State) -> Iterator[signs.Sign]:
    if state.owner is not None:
        yield signs.seat_sign(state.owner)
    if state.favour:
        yield signs.favour_sign()
    if state.site:
        yield signs.site_sign()
    if state == _State(None, False, False):
        yield signs.town_sign()


def spot(view: View, picture: Picture, facts: Facts) -> Point | None:
    """Return a point beside the signs of the region named in `facts`, or None."""
    if facts.get("region") is None:
        return None
    region = str(facts["region"])
    x, y = chart_of(view["owners"]).areas[region].mark
    return x + signs.STEP * (len(list(_standing(_state(view, region)))) + 1) / 2, y


def _told(
    chart: Chart, region: str, state: _State, say: Speaker, whose: str, deed: str, closed: bool
) -> str:
    """Return a region in words, for tooltips and screen readers."""
    states = [deed] * bool(deed)
    states += [say("aid-board-region", region=say(f"region-{region}"), owner=whose)]
    return say("aid-board-pause").join([*states, *_around(chart, region, state, say, closed)])


def _around(chart: Chart, region: str, state: _State, say: Speaker, closed: bool) -> list[str]:
    """Return the tokens in a region, and its neighbours."""
    beside = [say(f"region-{other}") for other in neighbours(chart, region, closed)]
    return [
        *([say("aid-board-has-favour")] * state.favour),
        *([say("aid-board-has-site")] * state.site),
        say("aid-board-beside", regions=say.join(beside), count=len(beside)),
    ]


@cache
def neighbours(chart: Chart, region: str, closed: bool = False) -> tuple[str, ...]:
    """Return the regions that share a border with `region` on the map.

    If `closed` is True, borders that an option closes do not count.
    """
    beside = {
        name
        for border in chart.borders
        if region in border.between and not (closed and border.loose)
        for name in border.between - {region}
    }
    return tuple(name for name in chart.areas if name in beside)
