"""What heads every page and letter about a match: its titles, what it asks now, where it leads."""

from typing import Any

from service.installation.links import Site
from service.matches.store import LoadedMatch
from service.views.match_view import MatchView
from service.views.reader import Reader
from service.views.templating import letter_templates


def values(s: MatchView, base: str) -> dict[str, Any]:
    """What templates of any page or letter about a match may use; `base` begins its links."""
    match, language = s.match, s.reader.language
    return {
        "s": s,
        "match": match,
        "family": s.game.family,
        "title": title(s.reader, s.loaded),
        "game_title": game_title(s.reader, s.loaded),
        "watch_url": Site(base).match(match.id, language),
        "campaign_url": Site(base).campaign(s.campaign.id, language) if s.campaign else "",
    }


def prompt(s: MatchView) -> str:
    """In one line the question the game puts now, or whom it waits for; empty before the start."""
    if s.view is None:
        return ""
    template = letter_templates().get_template(f"games/{s.game.family}/prompt.txt")
    return " ".join(template.render(s=s, say=s.say, view=s.view).split())


def subject_title(reader: Reader, loaded: LoadedMatch) -> str:
    """What a match is called in a subject: without names that only a stranger may have typed."""
    return short_title(reader, loaded) if loaded.is_proposed else title(reader, loaded)


def short_title(reader: Reader, loaded: LoadedMatch) -> str:
    """What the game of a match is called in short."""
    return reader.say(f"game-short-{loaded.match.game}")


def title(reader: Reader, loaded: LoadedMatch) -> str:
    """What a match is called: its game and the other people in it."""
    others = [reader.names[seat.number] for seat in loaded.known if seat.number != reader.seat]
    game = short_title(reader, loaded)
    if not others:
        return game
    return reader.say("match-title", game=game, others=reader.say.join(others))


def game_title(reader: Reader, loaded: LoadedMatch) -> str:
    """What the game of a match is called in full."""
    return reader.say(f"game-title-{loaded.match.game}")


def pace(reader: Reader, loaded: LoadedMatch) -> str:
    """The pace of a match, with its hours, and whether all are asked at once."""
    hours = reader.say(f"pace-{loaded.match.pace}")
    return reader.say("pace-at-once", pace=hours) if loaded.match.plans_at_once else hours
