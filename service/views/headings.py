"""Headings of pages and letters about a match: titles, the current question, links."""

from typing import Any

import printables
from engine.game import AnyGame
from service.installation.links import Site
from service.language.words import Speaker
from service.matches import campaigns
from service.matches.paces import DAY, PACES, Pace
from service.matches.store import LoadedMatch
from service.views.match_view import MatchView
from service.views.options import campaign_length
from service.views.reader import Reader
from service.views.templating import letter_templates


def values(s: MatchView, base: str) -> dict[str, Any]:
    """Return the variables of any template about a match; `base` is the start of its URLs."""
    match, language = s.match, s.reader.language
    return {
        "s": s,
        "match": match,
        "family": s.game.family,
        "title": title(s.reader, s.loaded),
        "game_title": game_title(s.reader, s.loaded),
        "pace": pace(s.reader, s.loaded),
        "watch_url": Site(base).match(match.id, language),
        "campaign_url": Site(base).campaign(s.campaign.id, language) if s.campaign else "",
        "pause": s.loaded.pause,
        "pause_told": pause(s.reader, s.loaded),
    }


def pause(reader: Reader, loaded: LoadedMatch) -> str:
    """Return since when, why and until when the match is paused; "" if it is not."""
    match = loaded.match
    if match.paused_at is None:
        return ""
    since = reader.moment(match.paused_at)
    if match.paused_until is None:
        return reader.say("paused-since", when=since)
    until = reader.moment(match.paused_until)
    return reader.say(f"rest-since-{match.paused_by}", when=since, deadline=until)


def prompt(s: MatchView) -> str:
    """Return the current question, or the players that the game waits for; "" before the start."""
    if s.match.status == "called_off":
        return s.say("moved-title" if s.went_on else "seat-called-off-title")
    if s.view is None:
        return ""
    if s.is_paused:
        return s.say(f"pause-{s.loaded.pause}-title")
    if s.early_end:
        return s.say("prompt-over")
    if s.campaign_outcome:
        return s.say("campaign-ended")
    template = letter_templates().get_template(f"games/{s.game.family}/prompt.txt")
    return " ".join(template.render(s=s, say=s.say, view=s.view).split())


def subject_title(reader: Reader, loaded: LoadedMatch) -> str:
    """Return the match's title for a subject line, without names typed by strangers."""
    if not loaded.is_proposed:
        return title(reader, loaded)
    return _in_campaign(reader, loaded, short_title(reader, loaded))


def short_title(reader: Reader, loaded: LoadedMatch) -> str:
    """Return the short title of the match's game."""
    return reader.say(f"game-short-{loaded.match.game}")


def title(reader: Reader, loaded: LoadedMatch) -> str:
    """Return the match's title: number in a campaign, game, and names of the other people."""
    others = [reader.names[seat.number] for seat in loaded.known if seat.number != reader.seat]
    game = short_title(reader, loaded)
    if others:
        game = reader.say("match-title", game=game, others=reader.say.join(others))
    return _in_campaign(reader, loaded, game)


def _in_campaign(reader: Reader, loaded: LoadedMatch, game: str) -> str:
    """Return the title of a game of a campaign with its number or, before it begins, the target."""
    number = campaigns.number_in(loaded.match)
    if not number:
        return game
    target = campaigns.target_of(loaded.match)
    begun = reader.say("campaign-number", number=number)
    campaign = begun if loaded.has_begun else reader.say("campaign-title", target=target)
    return reader.say("campaign-titled", campaign=campaign, title=game)


def game_title(reader: Reader, loaded: LoadedMatch) -> str:
    """Return the full title of the match's game."""
    return reader.say(f"game-title-{loaded.match.game}")


def length(say: Speaker, game: AnyGame) -> str:
    """Return how many weeks and letters a game takes, with one-tap orders if it has any."""
    return _length(say, game, "length-weeks")


def about(say: Speaker, loaded: LoadedMatch) -> str:
    """Return a short description of the game and, before the first move, how long it takes."""
    game, match = loaded.game, loaded.match
    series = campaign_length(say, game, match.options, match.seats)
    if loaded.is_under_way:
        length = ""
    elif match.begins_json is not None:
        length = say("letter-invitation-begun")
    else:
        length = _length(say, game, "letter-invitation-length", PACES.get(match.pace))
    return " ".join(filter(None, (subject(say, loaded), series, length)))


def subject(say: Speaker, loaded: LoadedMatch) -> str:
    """Return a short description of the game, for the match's options and number of players."""
    game, match = loaded.game, loaded.match
    agreed = printables.agreed_speaker(game, say, match.options, match.seats)
    return agreed(f"game-about-{game.id}")


def _length(say: Speaker, game: AnyGame, message: str, pace: Pace | None = None) -> str:
    """Return how long a game takes at `pace`, in the Fluent message `message`; "" if unknown.

    The game states its length in weeks with one decision a day, which is scaled to `pace`.
    """
    if game.length is None:
        return ""
    least, most = game.length.weeks_with or game.length.weeks
    letters = game.length.letters_with or game.length.letters
    if pace is not None and not (pace.is_endless or pace.evening):
        least = max(1, least * pace.seconds // DAY)
        most = -(-most * pace.seconds // DAY)
    return say(message, least=least, most=most, letters=letters)


def pace(reader: Reader, loaded: LoadedMatch) -> str:
    """Return the match's pace in words: the deadline, when its clock stands still, and planning."""
    if loaded.is_alone:
        return reader.say("pace-none")
    match = loaded.match
    notes = [*match.clock, *(["at_once"] if match.plans_at_once else [])]
    paced = reader.say(f"pace-{match.pace}")
    for note in notes:
        paced = reader.say("pace-with", pace=paced, note=reader.say(f"pace-with-{note}"))
    return paced
