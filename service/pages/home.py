"""The front door: what this is, and the form that sets up a match."""

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, Response, redirect, request
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

import engine
from service import dates, limits, matches, proposals
from service.pages import desk
from service.paces import DEFAULT_PACE, PACES
from service.proposals import Invalid, Problem
from service.words import Speaker, speaker

pages = Blueprint("home", __name__)
FORM_AGE = 24 * 3600
ROWS = 5


@pages.get("/")
def front() -> Any:
    """What this is, and which games there are."""
    say = desk.stranger()
    games = [(game, speaker(say.language, game)) for game in engine.games().values()]
    return desk.page("pages/home.html", say, games=games)


@pages.get("/new")
def new_match() -> Any:
    """The empty form."""
    language = desk.reader_language()
    values = {"language": language, "pace": DEFAULT_PACE, "game": request.args.get("game", "")}
    return _form(speaker(language), values, [])


@pages.post("/new")
def create_match() -> Any:
    """Set the match up and send the invitations, or show the form again with what is wrong."""
    say = desk.stranger()
    key = _form_key(request.form.get("form", ""))
    if key is None:
        return _form(say, request.form, [Problem("form", "expired")], 400)
    try:
        proposal = proposals.read(_body(request.form))
    except Invalid as invalid:
        return _form(say, request.form, invalid.problems, 400)
    office = desk.office()
    limits.check("new", request.remote_addr or "", office.clock.machine())
    match_id = desk.write(
        lambda connection: matches.create(connection, proposal, office.tokens, office.now(), key)
    )
    return redirect(f"/new/sent/{match_id}?language={proposal.people[0].language}", 303)


@pages.get("/new/sent/<match_id>")
def sent(match_id: str) -> Any:
    """Where to look next; the links themselves come by letter alone."""
    return desk.page("pages/sent.html", desk.stranger(), match_id=match_id)


def _form(say: Speaker, values: Mapping[str, Any], problems: list[Problem], status: int = 200) -> Any:
    games = [(game, speaker(say.language, game)) for game in engine.games().values()]
    return desk.page(
        "pages/new.html",
        say,
        status,
        games=games,
        paces=PACES,
        rows=range(1, ROWS + 1),
        values=values,
        problems={problem.at: say_problem(say, problem) for problem in problems},
        zones=dates.timezones(),
        form_token=_forms().dumps(_fresh_key()),
    )


def say_problem(say: Speaker, problem: Problem) -> str:
    """What is wrong, in words."""
    return say(f"problem-{problem.code}", **dict(problem.facts))


def _body(form: Mapping[str, str]) -> dict[str, Any]:
    """The form in the shape of the API's body; rows left empty do not count."""
    rows = [_person(form, f"player-{number}") for number in range(1, ROWS + 1)]
    return {
        "game": form.get("game"),
        "pace": form.get("pace", DEFAULT_PACE),
        "language": form.get("language", "en"),
        "host": _person(form, "host"),
        "players": [row for row in rows if row["name"].strip() or row["email"].strip()],
    }


def _person(form: Mapping[str, str], prefix: str) -> dict[str, str]:
    fields = ("name", "email", "language", "timezone")
    return {field: form.get(f"{prefix}-{field}", "") for field in fields}


# --- the form's own token: it guards the form and makes sending it twice sending it once -------


def _forms() -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(desk.office().settings.secret_key, salt="new match")


def _fresh_key() -> str:
    return desk.office().tokens.fresh()[0]


def _form_key(token: str) -> str | None:
    try:
        return _forms().loads(token, max_age=FORM_AGE)
    except (BadSignature, SignatureExpired):
        return None
