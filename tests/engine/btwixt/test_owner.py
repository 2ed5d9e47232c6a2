"""B'Twixt with an owner's cards: effects that the vocabulary of section 10 allows."""

from __future__ import annotations

from engine.btwixt.box.printed import TEXT
from tests.engine.btwixt.positions import table, totals


def counting(card: str, delta: int, cond: str) -> tuple[str, str]:
    """Return a line of our file, and the line with one `count` effect under this condition."""
    line = next(row for row in TEXT.splitlines() if f'id = "{card}"' in row)
    effect = f'do = "modify_value", when = "count", delta = {delta}, if = {{ cond = "{cond}" }}'
    return line, f"{line.partition('effects')[0]}effects = [{{ {effect} }}] }},"


# Fours that grow while trailing, and a seven that shrinks while leading.
FILE = TEXT.replace(*counting("s16", 3, "trailing")).replace(*counting("s26", -2, "leading"))


def test_10_4_a_condition_on_totals_uses_totals_without_such_conditions() -> None:
    """Otherwise the value of such a card would depend on itself."""
    state = table([""] * 3, ["s16", "s26", "s16 s16"], options={"data": FILE})
    assert totals(state) == [4 + 3, 7, 4 + 4]  # compared: 4, 7 and 8
    state = table([""] * 3, ["s16", "s26", ""], options={"data": FILE})
    assert totals(state) == [4 + 3, 7 - 2, 0]  # compared: 4, 7 and 0
