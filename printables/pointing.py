"""Selectable and selected places on a board, drawn as links with rings around them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from printables.bounds import reach
from printables.picture import Group, Path, Picture, Shape, rounded

ROOM = 3.0  # between a thing and the ring around it
RING = "#9c2f24"
SHAPED = ("region", "space", "leader", "council")  # groups that show it with their own shape

Links = Mapping[str, tuple[str, str]]  # by place: a URL, and a label for it


class Chosen(NamedTuple):
    """A selected place, with the URL that cancels the selection and the label for that link."""

    place: str
    address: str
    deed: str


def pointed(picture: Picture, targets: Links, chosen: Sequence[Chosen]) -> Picture:
    """Return the picture with `targets` as links, and with the `chosen` places marked.

    A place that has several similar things can be selected several times.
    """
    if not targets and not chosen:
        return picture
    left = Counter(each.place for each in chosen)
    back = {each.place: (each.address, each.deed) for each in chosen}
    shapes = tuple(_each(picture.shapes, targets, left, back))
    return replace(picture, shapes=shapes, links=True)


def _each(
    shapes: Iterable[Shape], targets: Links, left: Counter[str], back: Links
) -> Iterable[Shape]:
    for shape in shapes:
        if not isinstance(shape, Group):
            yield shape
        elif shape.place and left[shape.place] > 0:
            left[shape.place] -= 1
            yield _linked(shape, back[shape.place], is_chosen=True)
        elif shape.place in targets and not shape.link:
            yield _linked(shape, targets[shape.place])
        elif shape.place:
            yield shape
        else:
            within = tuple(_each(shape.shapes, targets, left, back))
            yield shape if within == shape.shapes else replace(shape, shapes=within)


def _linked(group: Group, to: tuple[str, str], is_chosen: bool = False) -> Group:
    """Return the group as a link, with a ring around it unless its own shape shows that."""
    address, deed = to
    kind = group.kind if "choice" in group.kind.split() else f"{group.kind} choice".strip()
    is_named = group.title.casefold().startswith(f"{deed}.".casefold())
    title = group.title if is_named else ". ".join(filter(None, (deed, group.title)))
    ring = () if kind.startswith(SHAPED) else (_ring(group, is_chosen),)
    return replace(
        group,
        shapes=(*group.shapes, *ring),
        kind=kind,
        title=title,
        link=address,
        is_chosen=is_chosen,
    )


def _ring(group: Group, is_chosen: bool) -> Path:
    left, top, right, low = reach(group.shapes)
    box = (left - ROOM, top - ROOM, right - left + 2 * ROOM, low - top + 2 * ROOM)
    weight, dash = (5.0, ()) if is_chosen else (1.8, (5.0, 4.0))
    return rounded(*box, 7, kind="ring", dash=dash, stroke=RING, weight=weight)
