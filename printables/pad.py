"""A score pad for any game: a column for each seat, lines down to the foot."""

from printables.form import Form, Grid, Row, blanks
from printables.wanted import Wanted

LINES, FEWER = 20, 12  # on a page, and on one in large print


def pad(wanted: Wanted) -> Form:
    """One page of lines to its foot, then the sum."""
    say = wanted.say
    heads = [say("paper-number"), *range(wanted.seats)]
    share = 0.88 / wanted.seats
    rows = [*blanks(FEWER if wanted.large else LINES), Row(say("paper-total"), is_total=True)]
    title = say("paper-scored", game=say(f"game-short-{wanted.game.id}"))
    shares = (0.12, *[share] * wanted.seats)
    grid = Grid("", heads, rows, shares, numbered=True, fills=True)
    return Form(title, ((grid,),))
