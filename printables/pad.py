"""A score pad for any game: a column for each seat, lines down to the foot."""

from printables.form import Form, Grid, Row, blanks
from printables.wanted import Wanted

LINES = 12


def pad(wanted: Wanted) -> Form:
    """One page of lines, then the sum."""
    say = wanted.say
    heads = [say("paper-number"), *range(wanted.seats)]
    share = 0.9 / wanted.seats
    rows = [*blanks(LINES + 8), Row(say("paper-total"), is_total=True)]
    title = say("paper-scored", game=say(f"game-short-{wanted.game.id}"))
    grid = Grid("", heads, rows, (0.1, *[share] * wanted.seats), numbered=True)
    return Form(title, ((grid,),))
