"""Keepsakes of a finished match: poster, score sheet and certificate."""

from dataclasses import replace
from typing import Any

from flask import Blueprint, abort, request
from sqlalchemy import Connection

import printables
from service.installation.links import Site
from service.language import dates
from service.matches import states
from service.views import available_sheets, deal_view, match_view
from service.views.match_view import MatchView
from service.web import rendering
from service.web.pages import table

pages = Blueprint("keepsakes", __name__, url_prefix="/m/<match_id>")
LOOKS = 60  # about how many turns of the match have their points in its course


@pages.get("/poster.pdf")
def poster(match_id: str) -> Any:
    """Return a poster of the match as a PDF: its result and story on one or two pages."""
    s, course = _finished(match_id)
    kept = replace(_kept(s, course), promises=_promises(s))
    drawn = printables.poster(_wanted(s), kept, s.view or {})
    return rendering.pdf(drawn, f"poster-{match_id}")


def _promises(s: MatchView) -> list[str]:
    """Return a sentence for each promise that has ended, saying whether it was kept or broken."""
    found = rendering.read(lambda c: deal_view.ended_since(c, s.loaded, s.reader, 0))
    return [f"{each.text} ({s.say(f'pact-mark-{each.mark}')})" for each in found]


@pages.get("/result.pdf")
def result(match_id: str) -> Any:
    """Return the filled-in score sheet as a PDF."""
    s, _ = _finished(match_id, with_course=False)
    return rendering.pdf(printables.final_sheet(_wanted(s), s.view or {}), f"result-{match_id}")


@pages.get("/certificate.pdf")
def certificate(match_id: str) -> Any:
    """Return the winner's certificate as a PDF; 404 if there is no winner."""
    s, _ = _finished(match_id, with_course=False)
    kept = _kept(s, [])
    if not kept.winners:
        abort(404)
    return rendering.pdf(printables.certificate(_wanted(s), kept), f"certificate-{match_id}")


# --- a campaign -----------------------------------------------------------


@table.of_campaign.get("/poster.pdf", endpoint="poster")
def campaign_poster(campaign_id: str) -> Any:
    """Return a finished campaign's poster as a PDF: the last map, the points and every game."""
    s = _finished_campaign(campaign_id)
    drawn = printables.poster(_wanted(s), _kept_of_campaign(s), s.view or {})
    return rendering.pdf(drawn, f"campaign-{campaign_id}")


@table.of_campaign.get("/certificate.pdf", endpoint="certificate")
def campaign_certificate(campaign_id: str) -> Any:
    """Return the certificate of a campaign's winner as a PDF; 404 if there is none."""
    s = _finished_campaign(campaign_id)
    if not s.campaign or not s.campaign.winners:
        abort(404)
    drawn = printables.certificate(_wanted(s), _kept_of_campaign(s))
    return rendering.pdf(drawn, f"campaign-certificate-{campaign_id}")


def _finished_campaign(campaign_id: str) -> MatchView:
    """Return the last game of a finished campaign; 404 before the campaign is over."""

    def work(connection: Connection) -> MatchView:
        campaign, _ = table.find_campaign(connection, campaign_id)
        return _seen(connection, campaign.latest.match)

    s = rendering.read(work)
    if not s.campaign or not s.campaign.is_over:
        abort(404)
    return s


def _kept_of_campaign(s: MatchView) -> printables.Kept:
    say, campaign = s.say, s.campaign
    assert campaign is not None, "it has been found"
    game = say(f"game-title-{s.game.id}")
    points = [campaign.before, *(each.tally.points for each in campaign.games if each.tally)]
    return replace(
        _kept(s, points),
        outcome=s.campaign_outcome,
        winners=s.reader.named(campaign.winners),
        places=s.reader.campaign_places(campaign.winners, campaign.points),
        story=[
            printables.StoryLine(f"{say('campaign-game', number=each.number)} – {each.end}")
            for each in s.campaign_games
        ],
        measure=say("campaign-standing"),
        won=say("keepsake-won-campaign", game=game, target=campaign.target),
    )


# --- the contents ---------------------------------------------------------


def _finished(match_id: str, with_course: bool = True) -> tuple[MatchView, list[list[int]]]:
    """Return the finished match and, if wanted, its course (see `_course`); 404 before its end."""

    def work(connection: Connection) -> tuple[MatchView, list[list[int]]]:
        s = _seen(connection, match_id)
        return s, _course(connection, s) if s.result and with_course else []

    s, course = rendering.read(work)
    if not s.result or s.view is None:
        abort(404)
    return s, course


def _seen(connection: Connection, match_id: str) -> MatchView:
    """Return the match as spectators see it, without unprintable characters in names."""
    loaded = table.find(connection, match_id)
    reader = rendering.watcher(loaded, rendering.watcher_language(loaded.match.language))
    reader = replace(reader, names=tuple(map(available_sheets.printable, reader.names)))
    return match_view.of_watcher(connection, loaded, reader, 0)


def _course(connection: Connection, s: MatchView) -> list[list[int]]:
    """Return the points of each seat at about sixty turns, from the beginning to the end.

    The list is empty if the game has no points.
    """
    seats = range(s.match.seats)
    if printables.tally(s.game, s.view or {}, 0) is None:
        return []
    every = max(1, s.match.turn // LOOKS)
    found = []
    for number, state in enumerate(states.walk(connection, s.match)):
        if number % every == 0 or number == s.match.turn:
            views = [s.game.view(state, seat) for seat in seats]
            found.append([printables.tally(s.game, views[seat], seat) or 0 for seat in seats])
    return found


def _kept(s: MatchView, course: list[list[int]]) -> printables.Kept:
    say, winners = s.say, (s.match.result or {})["winners"]
    return printables.Kept(
        outcome=s.outcome,
        people=say.join(s.names),
        winners=s.reader.named(winners),
        places=[_place(place) for place in s.places] if len(s.names) > 1 else [],
        story=[
            printables.story_line(s.game, facts, words, s.match.turn)
            for facts, words in s.story_lines
        ],
        proof=[
            f"{say('seat-fingerprint')}: {s.commitment}.",
            say("letter-over-seed", seed=s.seed or ""),
        ],
        day=_day(s),
        measure=printables.measure(s.game, say),
        course=course,
    )


def _place(place: match_view.Place) -> str:
    why = f" ({place.why})" if place.why else ""
    return f"{place.number}. {place.names}: {place.score}{why}"


def _day(s: MatchView) -> str:
    """Return the date of the match's end, in the spectator's calendar."""
    if s.match.ended_at is None:
        return ""
    return dates.date(dates.local_time(s.match.ended_at, s.reader.timezone), s.reader.language)


def _wanted(s: MatchView) -> printables.Wanted:
    base, paper = rendering.printed_url(), request.args.get("paper", "")
    url = Site(base).match(s.match.id)
    return available_sheets.of_people(
        s.game, s.reader, s.match.options, paper=paper, date=_day(s), url=url
    )
