"""One-tap orders, offered to a reader who is asked.

Each shows the action that it would play, and links to a page that shows the rest and asks to
confirm.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engine.fact_types import View
from engine.orders import Answer, Ordering, Stance
from service.installation.links import SeatLinks
from service.views.action_words import ActionWords


@dataclass(frozen=True)
class Offered:
    """A stance on a page or in a letter: its name, URL, and present effect.

    `action` is the action that it would play; `brief` words it without numbers.
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
    """Return the stances that a game offers, in the reader's words.

    A stance reads only facts that its seat may see, so it can be tried in the present state.
    """
    return [
        _trying(words, ahead(words, links, stance), rules.answer(stance.line, view, legal, []))
        for stance in rules.stances(view, legal)
    ]


def ahead(words: ActionWords, links: SeatLinks, stance: Stance) -> Offered:
    """Return a stance in the reader's words, without a present effect."""
    rules = words.game.orders
    assert rules is not None  # otherwise no stance would exist
    kind, topic = str(stance.facts["kind"]), rules.topic(stance.line)
    label, url = words.fact("stance", stance.facts), links.looking_at(stance.line)
    return Offered(kind, topic, stance.line, label, url, "", stance.for_good)


def one_of_each(found: Sequence[Offered]) -> list[Offered]:
    """Return one stance of each kind, for a small place: the middle one in the order offered."""
    kinds = {stance.kind: [each for each in found if each.kind == stance.kind] for stance in found}
    return [alike[len(alike) // 2] for alike in kinds.values()]


def by_effect(found: Sequence[Offered]) -> list[tuple[str, list[Offered]]]:
    """Return the stances grouped by their present effect."""
    effects = dict.fromkeys(stance.now for stance in found)
    return [(now, [stance for stance in found if stance.now == now]) for now in effects]


def without_numbers(found: Sequence[Offered], told: Collection[str]) -> list[Offered]:
    """Return the stances; the effect is worded without numbers if its action is in `told`."""
    return [replace(each, now=each.brief) if each.action in told else each for each in found]


def _trying(words: ActionWords, stance: Offered, answer: Answer | None) -> Offered:
    """Return the stance with the action that it would play now, in words with and without gains."""
    say = words.reader.say
    if answer is None or answer.action is None:
        return replace(stance, now=say("stance-now-asks"))
    label, gains = words.label(answer.action), words.gains(answer.action)
    brief = say("stance-now", action=label)
    now = say("stance-now-gains", action=label, gains=gains) if gains else brief
    return replace(stance, now=now, action=answer.action, brief=brief)
