"""A score pad for any game: a column for each seat, and lines down to the foot."""

from printables.form import Form, Grid, Row, blanks
from printables.sheet_request import Wanted

LINES = 12  # the least; more are added down to the foot


def pad(wanted: Wanted) -> Form:
    """Return a form with one page of lines, and a row for the total at the foot."""
    say = wanted.say
    heads = [say("paper-number"), *range(wanted.seats)]
    share = 0.88 / wanted.seats
    rows = [*blanks(LINES), Row(say("paper-total"), is_total=True)]
    title = say("paper-scored", game=say(f"game-short-{wanted.game.id}"))
    shares = (0.12, *[share] * wanted.seats)
    grid = Grid("", heads, rows, shares, numbered=True, fills=True)
    return Form(title, ((grid,),), small=True)
