"""B'Twixt with an owner's cards: what the closed lists of section 10 let a file say is played."""

from __future__ import annotations

from engine.btwixt.box.printed import TEXT
from tests.engine.btwixt.positions import table, totals


def counting(card: str, delta: int, cond: str) -> tuple[str, str]:
    """A line of our file, and the same with one effect that counts while the condition holds."""
    line = next(row for row in TEXT.splitlines() if f'id = "{card}"' in row)
    effect = f'do = "modify_value", when = "count", delta = {delta}, if = {{ cond = "{cond}" }}'
    return line, f"{line.partition('effects')[0]}effects = [{{ {effect} }}] }},"


# Four that grow while they trail, and a seven that shrinks while it leads.
FILE = TEXT.replace(*counting("s16", 3, "trailing")).replace(*counting("s26", -2, "leading"))


def test_10_4_what_depends_on_totals_looks_at_totals_without_what_depends_on_them() -> None:
    """A card that looked at its own worth would never know it."""
    state = table([""] * 3, ["s16", "s26", "s16 s16"], options={"data": FILE})
    assert totals(state) == [4 + 3, 7, 4 + 4]  # of 4, 7 and 8
    state = table([""] * 3, ["s16", "s26", ""], options={"data": FILE})
    assert totals(state) == [4 + 3, 7 - 2, 0]  # of 4, 7 and 0
