"""The sentences that hold only under some options, and a speaker that leaves out the others.

A family's `conditions` map the message key of a line to the sentences that make up the line. Each
sentence names the values for which it holds: of options, of `edition` (a game's id), or of `seats`
(the number of players). A line that is not in `conditions` always holds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.game import AnyGame
from engine.options import with_defaults
from printables.speaker import Speaker

ANY = 0  # stands for every number of players
Values = Mapping[str, object]  # by option, with `edition` and `seats`


@dataclass(frozen=True)
class Sentence:
    """The message key of a sentence, and the values for which the sentence holds."""

    key: str
    when: Mapping[str, Collection[object]] = field(default_factory=dict)

    def holds(self, agreed: Values) -> bool:
        """Return True if the sentence holds under the `agreed` values.

        An option that the edition does not have counts as None.
        """
        return all(agreed.get(name) in values for name, values in self.when.items())


Conditions = Mapping[str, Sequence[Sentence]]


def when(key: str, **values: Collection[object]) -> Sentence:
    """Return a sentence that holds only for these values of options, `edition` or `seats`."""
    return Sentence(key, values)


def values_of(game: AnyGame, options: Mapping[str, object], seats: int) -> Values:
    """Return the values that sentences depend on: options, `edition` and `seats`.

    `seats` is ANY for a text that is for every number of players.
    """
    return {"edition": game.id, "seats": seats, **with_defaults(game.options, options)}


@dataclass(frozen=True)
class AgreedSpeaker:
    """A speaker that leaves out sentences that do not hold; a line left without any is ""."""

    said: Speaker
    agreed: tuple[tuple[str, object], ...]
    conditions: Conditions = field(compare=False)

    @property
    def language(self) -> str:
        return self.said.language

    @property
    def direction(self) -> str:
        return self.said.direction

    def __call__(self, key: str, /, **facts: object) -> str:
        sentences = self.conditions.get(key)
        if sentences is None:
            return self.said(key, **facts)
        agreed = dict(self.agreed)
        told = [self.said(each.key, **facts) for each in sentences if each.holds(agreed)]
        return told[0] if len(told) == 1 else " ".join(told)  # one keeps its grammatical forms

    def has(self, key: str) -> bool:
        return self.said.has(key)

    def number(self, number: int | float) -> str:
        return self.said.number(number)

    def noun(self, noun: str, identity: str) -> str:
        return self.said.noun(noun, identity)

    def join(self, items: Iterable[object]) -> str:
        return self.said.join(items)

    def series(self, items: Iterable[str]) -> str:
        return self.said.series(items)

    def facts(
        self, facts: Mapping[str, Any], names: Sequence[str], reader_seat: int | None = None
    ) -> dict[str, Any]:
        return self.said.facts(facts, names, reader_seat)


def speaking(say: Speaker, conditions: Conditions, agreed: Values) -> AgreedSpeaker:
    """Return `say`, limited to the sentences that hold for the `agreed` values."""
    said = say.said if isinstance(say, AgreedSpeaker) else say
    return AgreedSpeaker(said, tuple(agreed.items()), conditions)


def lines(say: Speaker, keys: Iterable[str], **facts: object) -> tuple[str, ...]:
    """Return the lines with these message keys, without the empty ones."""
    return tuple(line for key in keys if (line := say(key, **facts)))


def seats_of(say: Speaker) -> int:
    """Return the number of players that the speaker's text is for, or ANY."""
    seats = dict(say.agreed).get("seats", ANY) if isinstance(say, AgreedSpeaker) else ANY
    return seats if isinstance(seats, int) else ANY
