"""The form for a new match, with the options of the chosen game.

When another game is chosen, a script or a button shows the form with its options. That creates
nothing, and keeps the typed text.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

import engine
from engine.game import AnyGame
from service.installation import addresses
from service.installation.links import HERE
from service.installation.tokens import is_match_id
from service.language import zones
from service.language.digits import whole_number
from service.language.words import speaker
from service.matches import store
from service.matches.paces import DEFAULT_PACE, PACES
from service.matches.store import NoSuchMatch
from service.people import open_links, pasted_people, proposals, seating
from service.people.problems import Invalid, Problem
from service.people.proposals import CLOCK_CHOICES, DEAL_RULES, TALK_RULES, USUAL_CLOCK, Proposal
from service.seasons import membership
from service.views import headings, options
from service.views.reader import Reader
from service.web import rate_limits, rendering
from service.web.confirmed_forms import acting, form_key, form_token, keep_typed
from service.web.pages import mailbox

pages = Blueprint("new", __name__, url_prefix="/new")
# Defaults of an empty form; planning at once is recommended for most groups.
USUAL = {"pace": DEFAULT_PACE, **dict.fromkeys(("plans_at_once", *USUAL_CLOCK), "yes")}
HALF = 16  # characters of a key that depend on the values alone; the others, also on the token
PASTED = "pasted"  # field for pasted people
ROW_FIELDS = ("name", "email", "language")  # people enter their time zone themselves
ROWS, IN_SIGHT = 5, 2  # rows of other players: all, and those shown at first


rate_limits.count_setting_up(pages, rate_limits.count_creation, but="new.sent")


@pages.get("")
def new_match() -> Any:
    """Show the empty form, with the game and options in the URL if there are any."""
    chosen = {name: text for name, text in request.args.items() if name.startswith(options.PREFIX)}
    language, game = rendering.reader_language(), request.args.get("game", "")
    return _form(chosen | USUAL | {"language": language, "game": game})


def show(values: Mapping[str, str], season: str) -> Any:
    """Show the form for a match of the season with this title, filled with `values`."""
    usual = USUAL | {"language": rendering.reader_language()}
    return _form(usual | dict(values), season=season)


def ask_again() -> Any:
    """Show the form as it was filled in, with the options of the game that is now chosen."""
    g.is_unsure = "show" not in request.form
    form, problems = with_pasted(filled())
    return _form(form, problems, 200)


@acting(pages, "", ask_again)
def create_match() -> Any:
    """Set up the match and send its host a letter, or show the form again with its problems."""
    form = filled()
    if form.get(PASTED):  # show a pasted list before anything is sent
        return ask_again()
    key = creation_key(form)
    if key is None:
        return _form(form, [Problem("form", "form_expired")])
    try:
        return _create(form, key)
    except Invalid as invalid:
        return _form(form, invalid.problems)


def _create(form: Mapping[str, str], key: str) -> Any:
    """Set up the match, once for each form `key`.

    If the rulebook advises against the options, show the form again with the warning, unless the
    visitor has confirmed it.
    """
    rate_limits.check_code(form.get("code", ""))
    proposal, installation = _read(form), rendering.installation()
    if proposal.anonymous and form.get("group", ""):
        raise Invalid([Problem("anonymous", "anonymous_season")])
    warned = [warning["code"] for warning in proposal.game.warnings(proposal.options)]
    if warned and request.args.get("anyway") != " ".join(warned):
        return _form(form, [], 409, warned)
    about = (proposal, installation.tokens, installation.now(), key, rate_limits.asker())

    def work(connection: Connection) -> str:
        # After going back, a browser may fetch a new form and fill it in as before.
        match_id = seating.made_just_now(connection, key[:HALF], installation.now())
        match_id = match_id or seating.create(connection, *about)
        if group := form.get("group", ""):
            membership.put_new(connection, group, installation.now(), match_id=match_id)
        return match_id

    match_id = rendering.write(work)
    return rendering.see_other(HERE.sent(match_id, proposal.people[0].language))


@pages.get("/sent/<match_id>")
def sent(match_id: str) -> Any:
    """Show the page after setting up a match: the host has to look for a letter with the link."""
    if not is_match_id(match_id):
        raise NoSuchMatch(match_id)
    loaded = rendering.read(lambda connection: store.load(connection, match_id))
    reader = Reader.of_watcher(loaded, rendering.reader_language(), rendering.UTC)
    letter = mailbox.letter_to_host(match_id) if rendering.is_demo() else ""
    return rendering.page(
        "pages/sent.html",
        reader,
        is_proposed=loaded.is_proposed,
        guests=len(seating.guests(loaded)),
        open_seats=len(open_links.open_seats(loaded)),
        # The names are shown only to the visitor who typed them: others may learn this address.
        people=reader.names if loaded.is_proposed else (),
        game=loaded.game,
        game_title=headings.game_title(reader, loaded),
        pace=headings.pace(reader, loaded),
        options=options.chosen(reader.say, loaded.game, loaded.match.options, loaded.match.seats),
        letter_url=HERE.mail(letter, reader.language) if letter else "",
    )


def _form(
    values: Mapping[str, str],
    problems: Sequence[Problem] = (),
    status: int | None = None,
    warned: Sequence[str] = (),
    season: str = "",
) -> Any:
    keep_typed()
    offered = options.offered()
    game = engine.games().get(values.get("game", ""), offered[0])
    reader, rows = rendering.stranger(game), _filled_rows(values)
    return rendering.page(
        "pages/new.html",
        reader,
        status,
        games=[(each, speaker(reader.language, each)) for each in offered],
        game=game,
        fields=options.fields(game, values, game.often_chosen),
        lengthens=game.series.option if game.series else "",
        length=_length(reader, game, values, len(rows)),
        takes_data=game.data_file is not None,
        paces=PACES,
        talk_rules=TALK_RULES,
        deal_rules=DEAL_RULES,
        rows=range(1, max([game.seats[-1] - 1, *rows]) + 1),
        in_sight=max([IN_SIGHT, game.seats[0] - 1, *rows]),
        values=values,
        season=season,
        problems=[replace(each, at=_place(each, rows, game)) for each in problems],
        warned=warned,
        has_option_problem=any(each.at.startswith("options") for each in problems),
        zones=zones.offered(reader.language),
        form_token=form_token(),
    )


def _length(reader: Reader, game: AnyGame, values: Mapping[str, str], typed: int) -> str:
    """Return a sentence on the campaign's length, "" for a single game.

    `typed` is the number of other players who were typed in.
    """
    seats = 1 + typed + sum(_count(values.get(name, "")) for name in ("open", "bots"))
    series = options.campaign_length(reader.say, game, options.agreed(game, values), seats)
    if not series:
        return ""
    return f"{series} {reader.say('length-each', length=headings.length(reader.say, game))}"


# --- reading the form --------------------------------------------------------


def _read(form: Mapping[str, str]) -> Proposal:
    """Return the match that the form asks for; raises Invalid with all problems."""
    problems, proposal = _unreadable_counts(form), None
    try:
        proposal = proposals.read(_body(form))
    except Invalid as invalid:
        problems += invalid.problems
    if problems and options.are_astray(form):
        others = [each for each in problems if each.at != "options"]
        problems = [Problem("options", "options_astray"), *others]
    if problems or proposal is None:
        raise Invalid(problems)
    return proposal


def _body(form: Mapping[str, str]) -> dict[str, Any]:
    """Return the form as the API's request body."""
    return {
        "game": form.get("game"),
        "options": options.from_form(form),
        "pace": form.get("pace", DEFAULT_PACE),
        "plans_at_once": form.get("plans_at_once") == "yes",
        **{name: name in form for name in CLOCK_CHOICES},
        # This is ticked in an empty form, but would reveal the time zones of anonymous players.
        **({"only_awake": False} if form.get("anonymous") else {}),
        "talk": form.get("talk") or "all",
        "anonymous": bool(form.get("anonymous")),
        "deals": form.get("deals") or "not_binding",
        "language": form.get("language", "en"),
        "host": _person(form, "host"),
        "players": [
            *(_person(form, f"player-{row}") for row in _filled_rows(form)),
            *[{"bot": True}] * _count(form.get("bots", "")),
            *[{"open": True}] * _count(form.get("open", "")),
        ],
    }


def filled() -> Mapping[str, str]:
    """Return the form's values, with the text of its files instead of the files."""
    file, contacts = request.files.get("data-file"), request.files.get("contacts-file")
    form = options.with_file(request.form, file.read() if file else None)
    if contacts:
        text = contacts.read().decode("utf-8-sig", errors="replace")
        form[PASTED] = f"{form.get(PASTED, '')}\n{text}".strip()
    return form


def with_pasted(form: Mapping[str, str]) -> tuple[dict[str, str], list[Problem]]:
    """Return the form with the pasted people in its free rows, and a problem if some do not fit."""
    people, left = pasted_people.people_in(form.get(PASTED, ""))
    rows = _filled_rows(form)
    known = {addresses.mailbox(form.get(f"player-{row}-email", "")) for row in rows}
    fresh = [person for person in people if addresses.mailbox(person[1]) not in known]
    free = [row for row in range(1, ROWS + 1) if row not in rows]
    filled_in = {
        f"player-{row}-{field}": text
        for row, person in zip(free, fresh, strict=False)
        for field, text in zip(("name", "email"), person, strict=True)
    }
    left += [f"{name} <{address}>".strip() for name, address in fresh[len(free) :]]
    problems = [Problem(PASTED, "pasted_left")] if left else []
    return {**form, **filled_in, PASTED: "\n".join(left)[: pasted_people.LONGEST]}, problems


def _filled_rows(form: Mapping[str, str]) -> list[int]:
    """Return the numbers (from 1) of the rows of other players that are filled in."""
    fields = ("name", "email")
    return [
        row
        for row in range(1, ROWS + 1)
        if any(form.get(f"player-{row}-{field}", "").strip() for field in fields)
    ]


def _count(text: str) -> int:
    """Return the number in a field for open seats or bots; 0 if the text is not a number."""
    return max(0, min(whole_number(text) or 0, ROWS))


def _unreadable_counts(form: Mapping[str, str]) -> list[Problem]:
    return [
        Problem(name, "number", {"least": 0, "most": ROWS})
        for name in ("bots", "open")
        if form.get(name, "").strip() and whole_number(form[name]) not in range(ROWS + 1)
    ]


def _person(form: Mapping[str, str], prefix: str) -> dict[str, str]:
    fields = ("name", "email", "language", "timezone")
    person = {field: form.get(f"{prefix}-{field}", "") for field in fields}
    return person | {"timezone": zones.zone_of(person["timezone"])}


def _place(problem: Problem, rows: list[int], game: AnyGame) -> str:
    """Return the form field that a problem of the proposal concerns, or its part of the form.

    `rows` are the filled rows: the second player may be in the third row, as rows can be empty.
    """
    first, _, rest = problem.at.partition(".")
    if first == "options":
        option = rest or problem.facts.get("option")
        known = [options.DATA, *(each["id"] for each in game.options)]
        return f"options.{option}" if option in known else first
    if first != "players" or not rest:
        return problem.at
    number, _, name = rest.partition(".")
    if int(number) > len(rows):  # a bot has no address
        return first
    row = f"players.{rows[int(number) - 1]}"
    return f"{row}.{name}" if name in ROW_FIELDS else row


def creation_key(form: Mapping[str, str]) -> str | None:
    """Return a key that is the same if a form is sent twice, but different if it was changed.

    It includes the values, since a form corrected after going back has the old token. Forms with
    the same values share the first half of the key. Returns None if the token is not valid.
    """
    key = form_key(form.get("form", ""))
    values = _hash(sorted(item for item in form.items() if item[0] != "form"))
    return key and values[:HALF] + _hash([key, values])[:HALF]


def _hash(said: object) -> str:
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()
