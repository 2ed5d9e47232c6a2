"""What games say, by the names that all of them go by: actions, events, views, refusals."""

from __future__ import annotations

from typing import TypeAlias

Action: TypeAlias = str  # one short line of ASCII: a verb, then ids

# JSON-able, without a word: names and what they stand for. A name ends in the noun that it is:
# `owner_seat` is a seat, `taken_card` the id of a card, `cards` are several.
Facts: TypeAlias = dict[str, object]
Event: TypeAlias = Facts  # `kind`, `turn`, and the facts of that kind
View: TypeAlias = Facts  # all that one seat may see
Refusal: TypeAlias = Facts  # `code`, and the facts of that code
