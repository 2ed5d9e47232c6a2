"""One-tap orders, offered to a reader who is asked.

The rules call such an order a stance. Each shows the action that it would play now, and links to a
page that shows its further effects and asks to confirm.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engine.fact_types import View
from engine.orders import Answer, Ordering, Stance
from service.installation.links import SeatLinks
from service.views.action_words import ActionWords


@dataclass(frozen=True)
class Offered:
    """A stance on a page or in a letter: its name, URL, and current effect.

    `now` is its current effect in words, and `brief` the same without gains. `action` is the action
    that it would play now.
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
    """Return the stances that a game offers, in the reader's language.

    A stance reads only facts that its seat may see, so it can be tried in the current state.
    """
    return [
        _trying(words, ahead(words, links, stance), rules.answer(stance.line, view, legal, []))
        for stance in rules.stances(view, legal)
    ]


def ahead(words: ActionWords, links: SeatLinks, stance: Stance) -> Offered:
    """Return a stance in words for the reader, without a current effect."""
    rules = words.game.orders
    assert rules is not None  # otherwise no stance would exist
    kind, topic = str(stance.facts["kind"]), rules.topic(stance.line)
    label, url = words.fact("stance", stance.facts), links.looking_at(stance.line)
    return Offered(kind, topic, stance.line, label, url, "", stance.for_good)


def one_of_each(found: Sequence[Offered]) -> list[Offered]:
    """Return the middle stance of each kind, in the order offered, if there is little room."""
    kinds = {stance.kind: [each for each in found if each.kind == stance.kind] for stance in found}
    return [alike[len(alike) // 2] for alike in kinds.values()]


def by_effect(found: Sequence[Offered]) -> list[tuple[str, list[Offered]]]:
    """Return the stances grouped by their current effect, as (effect in words, stances)."""
    effects = dict.fromkeys(stance.now for stance in found)
    return [(now, [stance for stance in found if stance.now == now]) for now in effects]


def without_numbers(found: Sequence[Offered], told: Collection[str]) -> list[Offered]:
    """Return the stances, without gains in the effect of those that play an action in `told`."""
    return [replace(each, now=each.brief) if each.action in told else each for each in found]


def _trying(words: ActionWords, stance: Offered, answer: Answer | None) -> Offered:
    """Return the stance with its current effect, which is the action in `answer`."""
    say = words.reader.say
    if answer is None or answer.action is None:
        return replace(stance, now=say("stance-now-asks"))
    label, gains = words.label(answer.action), words.gains(answer.action)
    brief = say("stance-now", action=label)
    now = say("stance-now-gains", action=label, gains=gains) if gains else brief
    return replace(stance, now=now, action=answer.action, brief=brief)
