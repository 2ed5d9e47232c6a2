"""What a reader is offered to do: buttons by kind, or a move built word by word; plays nothing."""

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from service.installation.links import SeatLinks
from service.views.reader import Reader

LARGE_BUNDLE = 4  # so many choices of one card are folded up under its name


@dataclass(frozen=True)
class Choice:
    """A legal action: its words on a button, and its address."""

    action: str
    label: str
    url: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Bundle:
    """Choices that belong together; with a heading where one card alone opens many of them."""

    heading: str
    choices: list[Choice]


@dataclass(frozen=True)
class Group:
    """Legal actions of one kind, under a heading."""

    id: str
    heading: str
    choices: list[Choice]
    bundles: list[Bundle]


def groups(reader: Reader, links: SeatLinks, turn: int) -> list[Group]:
    """The actions this reader is offered a button for, grouped as the game groups them."""
    found: dict[str, list[Choice]] = {}
    for action in reader.game.offered(reader.state, reader.seat):
        about = reader.about(action)
        choice = Choice(action, reader.fact("action", about), links.action(turn, action), about)
        found.setdefault(about["group"], []).append(choice)
    return [
        Group(key, reader.say(f"group-{key}"), each, _bundles(reader, each))
        for key, each in found.items()
    ]


def asides(reader: Reader, links: SeatLinks) -> list[Choice]:
    """What this reader may do at any time by a button, whoever is asked: no turn makes it stale."""
    found = []
    for action in reader.game.offered_aside(reader.state, reader.seat):
        about, url = reader.about(action), links.built(action)
        found.append(Choice(action, reader.fact("action", about), url, about))
    return found


def _bundles(reader: Reader, choices: list[Choice]) -> list[Bundle]:
    by_card: dict[str, list[Choice]] = {}
    for choice in choices:
        by_card.setdefault(choice.facts.get("card", ""), []).append(choice)
    large = {card for card, each in by_card.items() if card and len(each) >= LARGE_BUNDLE}
    plain = [choice for choice in choices if choice.facts.get("card", "") not in large]
    bundles = [Bundle("", plain)] if plain else []
    return bundles + [Bundle(reader.say.noun("card", card), by_card[card]) for card in large]


def rows(reader: Reader, group: Group) -> list[Bundle]:
    """A long group as rows for a letter, which can fold nothing up; none where buttons will do.

    Each row's heading says what its choices have in common, each choice what it alone has. Choices
    that have nothing in common come last, in their full words, without a heading.
    """
    if len(group.choices) < LARGE_BUNDLE:
        return []
    found: dict[str, list[Choice]] = {}
    single: list[Choice] = []
    for choice in group.choices:
        kind = choice.facts["kind"]
        if reader.say.has(f"row-{kind}"):
            brief = replace(choice, label=reader.fact("brief", choice.facts))
            found.setdefault(reader.fact("row", choice.facts), []).append(brief)
        else:
            single.append(choice)
    if not found:
        return []
    bundles = [Bundle(heading, each) for heading, each in found.items()]
    return [*bundles, Bundle("", single)] if single else bundles


# --- a move put together word by word --------------------------------------


@dataclass(frozen=True)
class Step:
    """A word of a move that is being put together, the move with it, and what it would bring."""

    label: str
    move: str
    facts: dict[str, Any]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Building:
    """A move half put together: the words said, the question, what comes of them, what may follow.

    The `move` of a word that was said is the move without it and all that came after. Words of one
    kind that may follow are together.
    """

    move: str
    said: list[Step]
    question: str
    sums: list[str]
    following: list[list[Step]]


def built(reader: Reader) -> list[Step]:
    """The verbs whose moves are put together word by word, for there are too many."""
    verbs = reader.game.built(reader.state, reader.seat)
    return [Step(reader.say(f"build-{verb}"), verb, {"kind": "verb"}) for verb in verbs]


def build(reader: Reader, words: list[str]) -> Building:
    """A move half put together, in this reader's words."""
    move = " ".join(words)
    half = reader.game.build(reader.state, reader.seat, move)
    said = [_step(reader, words[:place], facts) for place, facts in enumerate(half["said"])]
    sums = [reader.fact("sum", facts) for facts in half["sums"]]
    following = [_step(reader, [*words, word], facts) for word, facts in half["next"].items()]
    kinds = [list(alike) for _, alike in groupby(following, lambda step: step.facts["kind"])]
    return Building(move, said, reader.say(f"choose-{half['question']}"), sums, kinds)


def _step(reader: Reader, words: list[str], facts: dict[str, Any]) -> Step:
    about = {name: fact for name, fact in facts.items() if name not in ("hints", "gains")}
    notes = [
        reader.fact(noun, each)
        for noun, several in (("hint", "hints"), ("gain", "gains"))
        for each in facts.get(several, ())
    ]
    return Step(reader.fact("word", about), " ".join(words), about, tuple(notes))
