"""A reader's choices: actions as buttons, grouped by kind, and moves built word by word."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from engine.fact_types import Facts
from engine.game import AnyGame
from service.installation.links import SeatLinks
from service.views.action_words import ActionWords

LARGE_BUNDLE = 4  # least number of a card's choices that are collapsed under its name


@dataclass(frozen=True)
class Choice:
    """A legal action: its button text, its URL, and its immediate gains.

    `gains` has the gains in words, `gained` as facts.
    """

    action: str
    label: str
    url: str
    facts: dict[str, Any]
    gains: str
    gained: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Bundle:
    """Choices that belong together, with a heading if one card has many of them."""

    heading: str
    choices: list[Choice]


@dataclass(frozen=True)
class Group:
    """Legal actions of one kind, under a heading."""

    id: str
    heading: str
    choices: list[Choice]
    bundles: list[Bundle]


def groups(words: ActionWords, links: SeatLinks, turn: int) -> list[Group]:
    """Return the actions to offer as buttons, in the groups that the game defines."""
    found: dict[str, list[Choice]] = {}
    for action in words.game.offered(words.state, words.seat):
        choice = _gaining(words, action, links.action(turn, action))
        found.setdefault(choice.facts["group"], []).append(choice)
    return [
        Group(key, words.reader.say(f"group-{key}"), each, _bundles(words, each))
        for key, each in found.items()
    ]


def further(words: ActionWords, questions: Sequence[dict[str, Facts]]) -> list[Group]:
    """Return the questions that will follow, each with its answers, which have no URLs yet."""
    return [_following(words, answers) for answers in questions]


def _following(words: ActionWords, answers: dict[str, Facts]) -> Group:
    choices = [
        Choice(action, words.fact("action", facts), "", facts, "")
        for action, facts in answers.items()
    ]
    kind = choices[0].facts["kind"]
    return Group(kind, words.reader.say(f"prompt-{kind}"), choices, [])


def asides(words: ActionWords, links: SeatLinks) -> list[Choice]:
    """Return this reader's out-of-turn choices, which stay valid at every turn."""
    offered = words.game.offered_aside(words.state, words.seat)
    return [_choice(words, action, links.built(action), "") for action in offered]


def _gaining(words: ActionWords, action: str, url: str) -> Choice:
    gained = words.gained(action)
    return replace(_choice(words, action, url, words.series(gained)), gained=gained)


def _choice(words: ActionWords, action: str, url: str, gains: str) -> Choice:
    about = words.about(action)
    return Choice(action, words.fact("action", about), url, about, gains)


def worthwhile(game: AnyGame, choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices without those that cost more than another with the same gains."""
    alike: dict[str, list[Choice]] = {}
    for choice in choices:
        alike.setdefault(choice.gains, []).append(choice)
    return [
        choice
        for choice in choices
        if not choice.gains
        or not any(game.is_dearer(choice.facts, less.facts) for less in alike[choice.gains])
    ]


def _bundles(words: ActionWords, choices: list[Choice]) -> list[Bundle]:
    by_card: dict[str, list[Choice]] = {}
    for choice in choices:
        by_card.setdefault(choice.facts.get("card", ""), []).append(choice)
    large = {card for card, each in by_card.items() if card and len(each) >= LARGE_BUNDLE}
    plain = [choice for choice in choices if choice.facts.get("card", "") not in large]
    bundles = [Bundle("", plain)] if plain else []
    return bundles + [Bundle(words.reader.say.noun("card", card), by_card[card]) for card in large]


# --- a move put together word by word --------------------------------------


@dataclass(frozen=True)
class Step:
    """A word of an unfinished move, with its effects in `notes`.

    `move` is the text of the move after a tap on the word: with the word, or without it if it was
    chosen before.
    """

    label: str
    move: str
    facts: dict[str, Any]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Building:
    """An unfinished move: its words, the question, its effects, the words that can follow.

    `said` are the chosen words; the `move` of each is the move without it and without words that
    need it. `following` are the words that can follow, grouped by kind. `ready` are the complete
    actions that the chosen words make.
    """

    move: str
    said: list[Step]
    question: str
    sums: list[str]
    following: list[list[Step]]
    ready: list[Choice]


def built(words: ActionWords) -> list[Step]:
    """Return the verbs with too many actions to list, which are built word by word."""
    verbs = words.game.built(words.state, words.seat)
    return [Step(words.reader.say(f"build-{verb}"), verb, {"kind": "verb"}) for verb in verbs]


def build(words: ActionWords, links: SeatLinks, turn: int, chosen: list[str]) -> Building:
    """Return the unfinished move that the chosen words make, in the reader's language."""
    move = " ".join(chosen)
    half = words.game.build(words.state, words.seat, move)
    said = [
        _step(words, _without(words, chosen, place), facts)
        for place, facts in enumerate(half["said"])
    ]
    sums = [words.fact("sum", facts) for facts in half["sums"]]
    following = [_step(words, [*chosen, word], facts) for word, facts in half["next"].items()]
    kinds = [list(alike) for _, alike in groupby(following, lambda step: step.facts["kind"])]
    whole = half.get("ready", ())
    ready = [_gaining(words, action, links.action(turn, action, built=1)) for action in whole]
    question = words.reader.say(f"choose-{half['question']}")
    return Building(move, said, question, sums, kinds, ready)


def _without(words: ActionWords, chosen: list[str], place: int) -> list[str]:
    """Return the words without the one at `place`, and without later words that need it."""
    rest = [*chosen[:place], *chosen[place + 1 :]]
    line = words.game.canonical(" ".join(rest))
    stands = words.game.choices(words.state, words.seat, line)
    if stands or words.game.refusal(words.state, words.seat, line) is None:
        return line.split()
    return chosen[:place]


def _step(words: ActionWords, chosen: list[str], facts: dict[str, Any]) -> Step:
    about = {name: fact for name, fact in facts.items() if name not in ("hints", "gains")}
    notes = [
        words.fact(noun, each)
        for noun, several in (("hint", "hints"), ("gain", "gains"))
        for each in facts.get(several, ())
    ]
    return Step(words.fact("word", about), " ".join(chosen), about, tuple(notes))
