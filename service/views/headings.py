"""The lines that head a page or a letter: what a match is called, and what it asks now."""

from service.matches.store import Standing
from service.views.match_view import MatchView
from service.views.reader import Reader
from service.views.templating import letter_templates


def question(s: MatchView) -> str:
    """The game's own question to whoever is asked, in one line."""
    return " ".join(prompt(s).split())


def prompt(s: MatchView) -> str:
    """The question the game puts now, or whom it waits for; empty before the start."""
    if s.view is None:
        return ""
    template = letter_templates().get_template(f"games/{s.game.family}/prompt.txt")
    return template.render(s=s, say=s.say, view=s.view).strip()


def subject_title(reader: Reader, standing: Standing) -> str:
    """What a match is called in a subject: without names that only a stranger may have typed."""
    if standing.is_proposed:
        return reader.say(f"game-short-{standing.match.game}")
    return title(reader, standing)


def title(reader: Reader, standing: Standing) -> str:
    """What a match is called: its game and the other people in it."""
    others = [name for seat, name in enumerate(reader.names) if seat != reader.seat]
    game = reader.say(f"game-short-{standing.match.game}")
    if not others:
        return game
    return reader.say("match-title", game=game, others=reader.say.join(others))


def game_title(reader: Reader, standing: Standing) -> str:
    """What the game of a match is called in full."""
    return reader.say(f"game-title-{standing.match.game}")


def pace(reader: Reader, standing: Standing) -> str:
    """The pace of a match, with its hours."""
    return reader.say(f"pace-{standing.match.pace}")
