"""The lines that head a page or a letter: what a match is called, what it asks now, until when."""

from datetime import UTC, datetime

from service.database.rows import SeatRow
from service.language import dates
from service.language.words import Speaker
from service.matches.store import Standing
from service.views import seat_view
from service.views.seat_view import SeatView
from service.views.templating import letter_templates


def question(s: SeatView) -> str:
    """The game's own question to whoever is asked, in one line."""
    return " ".join(prompt(s).split()) if s.view else ""


def prompt(s: SeatView) -> str:
    """The question the game puts now, or whom it waits for."""
    template = letter_templates().get_template(f"games/{s.game.family}/prompt.txt")
    return template.render(s=s, say=s.say, view=s.view).strip()


def subject_title(say: Speaker, standing: Standing, reader: int) -> str:
    """What a match is called in a subject: without names that only a stranger may have typed."""
    if standing.is_proposed:
        return say(f"game-short-{standing.match.game}")
    return title(say, standing, reader)


def title(say: Speaker, standing: Standing, reader: int | None) -> str:
    """What a match is called: its game and the other people in it."""
    others = [seat_view.named(say, seat) for seat in standing.seats if seat.number != reader]
    game = say(f"game-short-{standing.match.game}")
    return say("match-title", game=game, others=say.join(others)) if others else game


def moment(at: int, seat: SeatRow) -> str:
    """A moment as that seat's holder reads it."""
    return dates.moment(datetime.fromtimestamp(at, UTC), seat.timezone, seat.language)


def pace_words(say: Speaker, pace: str) -> str:
    """A pace preset with its hours."""
    return say(f"pace-{pace}")
