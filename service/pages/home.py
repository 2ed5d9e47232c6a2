"""The front door: what this is, and the form that sets up a match."""

import re
from collections.abc import Mapping
from typing import Any

from flask import Blueprint, redirect, request
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

import engine
from service import dates, matches, proposals
from service.paces import DEFAULT_PACE, PACES
from service.pages import desk
from service.proposals import Invalid, Problem
from service.words import Speaker, speaker

pages = Blueprint("home", __name__)
FORM_AGE = 24 * 3600
ROWS = 5
NUMBER = re.compile("-?[0-9]{1,9}")


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
    return _form(speaker(language), values, {})


@pages.post("/new")
def create_match() -> Any:
    """Set the match up and send the invitations, or show the form again with what is wrong."""
    say, rows = desk.stranger(), _filled_rows(request.form)
    key = _form_key(request.form.get("form", ""))
    if key is None:
        return _form(say, request.form, {"form": say("new-expired")}, 400)
    try:
        proposal = proposals.read(_body(request.form, rows))
    except Invalid as invalid:
        wrong = {_place(each.at, rows): say_problem(say, each) for each in invalid.problems}
        return _form(say, request.form, wrong, 400)
    office = desk.office()
    desk.limit("new")
    match_id = desk.write(
        lambda connection: matches.create(connection, proposal, office.tokens, office.now(), key)
    )
    return redirect(f"/new/sent/{match_id}?language={proposal.people[0].language}", 303)


@pages.get("/new/sent/<match_id>")
def sent(match_id: str) -> Any:
    """Where to look next; the links themselves come by letter alone."""
    return desk.page("pages/sent.html", desk.stranger(), match_id=match_id)


def _form(
    say: Speaker, values: Mapping[str, Any], problems: dict[str, str], status: int = 200
) -> Any:
    games = [(game, speaker(say.language, game)) for game in engine.games().values()]
    return desk.page(
        "pages/new.html",
        say,
        status,
        games=games,
        paces=PACES,
        rows=range(1, ROWS + 1),
        values=values,
        problems=problems,
        zones=dates.timezones(),
        form_token=_forms().dumps(_fresh_key()),
    )


def say_problem(say: Speaker, problem: Problem) -> str:
    """What is wrong, in words."""
    return say(f"problem-{problem.code}", **dict(problem.facts))


def _filled_rows(form: Mapping[str, str]) -> list[int]:
    """The rows for the other players that are not left empty."""
    fields = ("name", "email")
    return [
        row
        for row in range(1, ROWS + 1)
        if any(form.get(f"player-{row}-{field}", "").strip() for field in fields)
    ]


def _place(at: str, rows: list[int]) -> str:
    """Where on the form a problem stands: the second player may be in the third row."""
    first, _, rest = at.partition(".")
    number, dot, name = rest.partition(".")
    if first != "players" or not rest:
        return at
    is_row = int(number) <= len(rows)  # a bot has none
    return f"players.{rows[int(number) - 1]}{dot}{name}" if is_row else first


def _body(form: Mapping[str, str], rows: list[int]) -> dict[str, Any]:
    """The form in the shape of the API's body; `option-x` is the game's option x."""
    options = {
        name.removeprefix("option-"): _value(text)
        for name, text in form.items()
        if name.startswith("option-") and text
    }
    return {
        "game": form.get("game"),
        "options": options,
        "pace": form.get("pace", DEFAULT_PACE),
        "language": form.get("language", "en"),
        "host": _person(form, "host"),
        "players": [_person(form, f"player-{row}") for row in rows] + _bots(form),
    }


def _bots(form: Mapping[str, str]) -> list[dict[str, Any]]:
    """As many bots as are wanted, after the people."""
    count = form.get("bots", "")
    return [{"bot": True}] * min(int(count), ROWS) if NUMBER.fullmatch(count) else []


def _value(text: str) -> Any:
    """A field's text as an option's value: true, false and whole numbers by their JSON names."""
    known = {"true": True, "false": False}
    return known[text] if text in known else int(text) if NUMBER.fullmatch(text) else text


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
