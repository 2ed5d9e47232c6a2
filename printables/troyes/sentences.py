"""The board of Troyes in words: a statement for each thing in the picture."""

from collections.abc import Iterable, Iterator, Sequence

from printables.kit.panel import spoken
from printables.speaker import Speaker
from printables.statement import Statement
from printables.troyes.paper import printed
from printables.troyes.pieces import Owner
from printables.troyes.scene import Building, Card, Closed, Event, Number, Person, Scene


def statements(scene: Scene, say: Speaker) -> Iterator[Statement]:
    """Yield a statement for everything on the board, from top to bottom."""
    yield Statement(say("board-text-round", round=scene.round, rounds=scene.rounds))
    for person in scene.people:
        yield of_person(scene, say, person)
    yield from map(Statement, neutral_dice(scene, say))
    for building in scene.buildings:
        yield _building(scene, say, building)
    yield from map(Statement, _cathedral(scene, say))
    for card in scene.cards:
        if isinstance(card, Card):
            yield _with_facts(*_card(scene, say, card))
    turned_down = [card for card in scene.cards if isinstance(card, Closed)]
    if turned_down:
        yield Statement(closed(say, turned_down))
    for event in scene.events:
        yield _with_facts(*_event(scene, say, event))


def _with_facts(first: str, *facts: str) -> Statement:
    """Return a statement made of these sentences, with `facts` listed below the first one."""
    return Statement(" ".join((first, *facts)), facts, title=first)


def neutral_dice(scene: Scene, say: Speaker) -> Iterator[str]:
    """Yield a sentence with the neutral dice and one with the black dice, if there are any."""
    if scene.market:
        yield say("board-text-market", dice=_dice(say, scene.market))
    if scene.black:
        yield say("board-text-black", numbers=say.join(scene.black))


def brief(scene: Scene, say: Speaker) -> Iterator[str]:
    """Yield the facts that change with every move: the dice, and the players who passed."""
    yield say("board-text-round", round=scene.round, rounds=scene.rounds)
    for person in scene.people:
        yield from _held(scene, say, person)
    yield from neutral_dice(scene, say)


def _name(scene: Scene, say: Speaker, owner: Owner | None) -> str:
    if owner is None:
        return say("board-text-empty")
    if not isinstance(owner, int):
        return say(f"board-owner-{owner}")
    return scene.names[owner] if scene.names else say("aid-board-seat", number=owner + 1)


def _named(scene: Scene, say: Speaker, owners: Iterable[Owner | None]) -> str:
    return say.join(_name(scene, say, owner) for owner in owners)


def _standing(scene: Scene, say: Speaker, owners: Sequence[Owner | None]) -> str:
    """Return the owners of the citizens in a row, or the word for an empty row."""
    return _named(scene, say, owners if any(who is not None for who in owners) else [None])


def _dice(say: Speaker, dice: Sequence[tuple[str, int]]) -> str:
    """Return the dice by colour, with the numbers they show."""
    colours = dict.fromkeys(colour for colour, _ in dice)
    parts = (
        say(
            "board-text-colour",
            colour=say(f"colour-{colour}"),
            numbers=say.join(number for other, number in dice if other == colour),
        )
        for colour in colours
    )
    return _own(say, say("aid-board-pause").join(parts))


def of_person(scene: Scene, say: Speaker, person: Person) -> Statement:
    """Return a statement about a district: money and influence, and below them the dice."""
    name = _name(scene, say, person.seat)
    start = [say("board-text-start", name=name)] if scene.start == person.seat else []
    return _with_facts(_purse(say, person, name), *start, *_held(scene, say, person))


def _held(scene: Scene, say: Speaker, person: Person) -> Iterator[str]:
    name = _name(scene, say, person.seat)
    if person.passed:
        yield say("board-text-passed", name=name)
    if person.dice:
        yield say("board-text-dice", name=name, dice=_dice(say, person.dice))


def _purse(say: Speaker, person: Person, name: str) -> str:
    if not isinstance(person.seat, int):
        return say("board-text-king", name=name, points=person.points, cards=person.taken)
    return say(
        "board-text-person",
        name=name,
        deniers=person.deniers,
        saved=person.saved,
        influence=person.influence,
        citizens=person.waiting,
        cards=person.taken,
        points="none" if person.points is None else person.points,
    )


def _building(scene: Scene, say: Speaker, each: Building) -> Statement:
    title = _own(say, spoken(say(f"building-{each.id}")))
    rows = []
    for row in each.rows:
        low, high = row.numbers[0], row.numbers[-1]
        many = say("board-range", low=low, high=high) if low != high else say.number(low)
        numbers = _own(say, many + (say("house-mark") if row.house else ""))
        people = _standing(scene, say, [space.owner for space in row.spaces])
        rows.append(say("board-text-row", numbers=numbers, people=people))
    joined = _own(say, say("aid-board-pause").join(rows))
    said = say("board-text-building", building=title, rows=joined)
    if each.lying:
        rows.append(say("board-text-lying", building=title, people=_named(scene, say, each.lying)))
        said = f"{said} {rows[-1]}"
    return Statement(said, tuple(rows), title=title)


def _cathedral(scene: Scene, say: Speaker) -> Iterator[str]:
    for level in sorted({level for level, _ in scene.cathedral}):
        built = [
            say("board-text-cube", number=space, name=_name(scene, say, owner))
            for (other, space), owner in sorted(scene.cathedral.items())
            if other == level
        ]
        yield say("board-text-level", level=level, cubes=say.join(built))
    if not scene.cathedral:
        yield say("board-text-unbuilt")


def closed(say: Speaker, cards: Iterable[Closed]) -> str:
    """Return the rounds in which cards of each colour will be turned up."""
    rounds: dict[str, list[int]] = {}
    for card in cards:
        rounds.setdefault(card.colour, []).append(card.round)
    parts = (
        say("board-text-later", colour=say(f"colour-{colour}"), rounds=say.join(each))
        for colour, each in rounds.items()
    )
    return say("board-text-closed", cards=_own(say, say("aid-board-pause").join(parts)))


def _card(scene: Scene, say: Speaker, card: Card) -> list[str]:
    parts = [
        say(
            "board-text-card",
            card=_own(say, spoken(say(f"card-{card.id}"))),
            hire=_printed(say, card.hire),
            dice=say(f"colour-{card.needs}"),
            divisor=_printed(say, card.divisor),
            points=say.join(_printed(say, points) for points in card.points),
        )
    ]
    for points, owner in zip(card.points, card.people, strict=True):
        if owner is not None:
            name = _name(scene, say, owner)
            parts.append(say("board-text-tradesman", name=name, points=_printed(say, points)))
    if card.others:
        parts.append(say("board-text-others", people=_named(scene, say, card.others)))
    for owner, count in card.cubes:
        parts.append(say("board-text-stored", name=_name(scene, say, owner), count=count))
    return parts


def _event(scene: Scene, say: Speaker, event: Event) -> list[str]:
    told = say(
        "board-text-event",
        card=_own(say, spoken(say(f"card-{event.id}"))),
        dice=say(f"colour-{event.needs}"),
        divisor=_printed(say, event.divisor),
        flags=_printed(say, event.flags),
        first=_printed(say, event.first),
        second=_printed(say, event.second),
        black=event.black,
    )
    if not event.cubes:
        return [told]
    return [told, say("board-text-flags", people=_named(scene, say, event.cubes))]


def _printed(say: Speaker, number: Number) -> str:
    return _own(say, printed(say, number))


def _own(say: Speaker, words: str) -> str:
    """Mark composed text as our own words, so that messages do not isolate it like a name."""
    return type(say("house-mark"))(words)
