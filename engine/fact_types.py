"""Types that all games share: actions, facts, events, views, refusals."""

from __future__ import annotations

from typing import TypeAlias

Action: TypeAlias = str  # one short line of ASCII: a verb, then ids

# JSON values without words: names and values. The end of a name is its noun: `owner_seat` is a
# seat, `taken_card` the id of a card, `cards` are several.
Facts: TypeAlias = dict[str, object]
Event: TypeAlias = Facts  # `kind`, `turn`, and the facts of that kind
View: TypeAlias = Facts  # everything that one seat may see
Refusal: TypeAlias = Facts  # `code`, and the facts of that code
