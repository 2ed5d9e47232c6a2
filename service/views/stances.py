"""Orders worth one tap, as a reader who is asked is offered them; gives none.

Each says what it would play now, and leads to the page that shows the rest and asks.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engine.facts import View
from engine.orders import Answer, Ordering, Stance
from service.installation.links import SeatLinks
from service.views.action_words import ActionWords


@dataclass(frozen=True)
class Offered:
    """A stance on a page or in a letter: its name, its address, and what it would do now.

    `action` is what it would play, `brief` says that without the numbers that come of it.
    """

    kind: str
    topic: str
    line: str
    label: str
    url: str
    now: str
    for_good: bool
    action: str = ""
    brief: str = ""


def offered(
    words: ActionWords, links: SeatLinks, rules: Ordering, view: View, legal: list[str]
) -> list[Offered]:
    """What a game offers, in the reader's words.

    A stance reads what the seat may see and no more, so no other world is needed to try it.
    """
    return [
        _trying(words, ahead(words, links, stance), rules.answer(stance.line, view, legal, []))
        for stance in rules.stances(view, legal)
    ]


def ahead(words: ActionWords, links: SeatLinks, stance: Stance) -> Offered:
    """A stance for one who is not asked now: it does nothing yet."""
    rules = words.game.orders
    assert rules is not None  # or no stance would have been found
    kind, topic = str(stance.facts["kind"]), rules.topic(stance.line)
    label, url = words.fact("stance", stance.facts), links.looking_at(stance.line)
    return Offered(kind, topic, stance.line, label, url, "", stance.for_good)


def one_of_each(found: Sequence[Offered]) -> list[Offered]:
    """Of each kind one, the middle, where there is no room for all."""
    kinds = {stance.kind: [each for each in found if each.kind == stance.kind] for stance in found}
    return [alike[len(alike) // 2] for alike in kinds.values()]


def by_effect(found: Sequence[Offered]) -> list[tuple[str, list[Offered]]]:
    """Those that would do the same now stand together, and it is said once."""
    effects = dict.fromkeys(stance.now for stance in found)
    return [(now, [stance for stance in found if stance.now == now]) for now in effects]


def without_numbers(found: Sequence[Offered], told: Collection[str]) -> list[Offered]:
    """The same, but what comes of an action that is told elsewhere is not said again."""
    return [replace(each, now=each.brief) if each.action in told else each for each in found]


def _trying(words: ActionWords, stance: Offered, answer: Answer | None) -> Offered:
    """With what comes of it at once, and the numbers that the card itself would say."""
    say = words.reader.say
    if answer is None or answer.action is None:
        return replace(stance, now=say("stance-now-asks"))
    label, gains = words.label(answer.action), words.gains(answer.action)
    brief = say("stance-now", action=label)
    now = say("stance-now-gains", action=label, gains=gains) if gains else brief
    return replace(stance, now=now, action=answer.action, brief=brief)
