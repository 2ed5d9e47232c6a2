"""Pages by which a table's game continues by mail.

Each player enters their hand and e-mail address; then the host turns the table into a match.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from flask import Blueprint, request
from sqlalchemy import Connection

import printables
from engine.table import Hand, Refused, seen_in
from service.installation.links import TableLinks
from service.language import zones
from service.language.dates import guess_timezone
from service.language.digits import whole_number
from service.matches.paces import DEFAULT_PACE, PACES
from service.people.problems import Invalid, Problem
from service.people.proposals import CLOCK_CHOICES, USUAL_CLOCK
from service.tables import claiming, freezing
from service.views.problems import say_problem
from service.views.table_view import TableView
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming
from service.web.pages import companion

pages = Blueprint("table_by_mail", __name__, url_prefix="/t/<token>")
PERSON = ("name", "email", "language", "timezone")
# Prefixes of the form's fields: counts of things in the hand, and of things lying open.
HELD, LIES = "held-", "lies-"
MOST_OF_ONE = 99


# --- a player's form -------------------------------------------------------


def ask_mail(token: str, wrong: Invalid | Refused | None = None) -> Any:
    """Form for the player's hand and address, which the other players do not see."""
    s = companion.seen(token)
    if not s.is_open:
        return rendering.see_other(s.links.page)
    try:
        hand = rendering.read(lambda connection: freezing.hand_of(connection, s.held))
    except Refused as refused:
        title, why = s.say("bymail-title"), s.refusal(refused.refusal)
        return companion.show(token, 409, kind="refused", title=title, text=why)
    offered = zones.offered(s.reader.language)
    return companion.page(
        "pages/table_mail.html",
        s,
        422 if wrong else 200,
        **_of_hand(s, hand),
        values=_typed(s),
        zones=offered,
        said="said" in request.args,
        refusals=_problems(s, wrong),
    )


@confirming(pages, "/mail", ask_mail)
def say_mail(token: str) -> Any:
    """Store the player's hand and address, after claiming the seat for this phone if it is free."""
    rate_limits.count_entry_of_network()
    now = rendering.now()

    def work(connection: Connection) -> str:
        phone, held = companion.phone(), access.open_table(connection, token)
        if held.seat is not None and not held.is_claimed:
            phone = claiming.claim(connection, held, now, phone)
            held = access.open_table(connection, token)
        hand = freezing.hand_of(connection, held)
        _refuse_unreadable(hand)
        things = _named(HELD, hand["things"]) if hand else []
        if hand and "in_sight" in hand and any(name.startswith(LIES) for name in request.form):
            freezing.lay(connection, held, phone, _named(LIES, hand["in_sight"]["things"]), now)
        freezing.say(connection, held, phone, things, _person())
        return phone

    try:
        phone = rendering.write(work)
    except (Invalid, Refused) as wrong:
        return ask_mail(token, wrong)
    links = TableLinks("", token)
    return companion.keep_phone(rendering.see_other(links.to("mail", said=1)), links, phone)


def _named(prefix: str, things: Iterable[str]) -> list[str]:
    """Return each of `things` (such as cards) as many times as its field in the form says."""
    counts = {thing: _count(request.form.get(prefix + thing, "")) for thing in things}
    return [thing for thing, count in counts.items() for _ in range(count)]


def _count(text: str) -> int:
    count = whole_number(text) or 0
    return count if 0 <= count <= MOST_OF_ONE else 0


def _refuse_unreadable(hand: Hand | None) -> None:
    """Raise Invalid with a problem for every count in the form that is not a number."""
    if hand is None:
        return
    asked = [HELD + thing for thing in hand["things"]]
    asked += [LIES + thing for thing in hand["in_sight"]["things"]] if "in_sight" in hand else []
    typed = {name: request.form.get(name, "").strip() for name in asked}
    bounds = {"least": 0, "most": MOST_OF_ONE}
    problems = [
        Problem(name, "number", bounds)
        for name, text in typed.items()
        if text and whole_number(text) not in range(MOST_OF_ONE + 1)
    ]
    if problems:
        raise Invalid(problems)


def _person() -> dict[str, str]:
    return {name: request.form.get(name, "") for name in PERSON}


def _of_hand(s: TableView, hand: Hand | None) -> dict[str, Any]:
    """Return the template variables of a hand: rows of possible things, and how many to enter."""
    if hand is None:
        return {"asks": None, "things": []}
    said = freezing.said_of(s.held).get(hand["seat"])
    before = said.things if said else seen_in(hand)
    beside = hand.get("beside", [])
    held = _rows(s, HELD, hand["things"], before)
    found: dict[str, Any] = {
        "asks": hand,
        "things": [each for each in held if each["id"] not in beside],
        "beside": [each for each in held if each["id"] in beside],
        "open": [],
        "wanted": hand["size"],
    }
    if "in_sight" in hand:
        there = hand["in_sight"]
        found["open"] = _rows(s, LIES, there["things"], there["so_far"])
        found["wanted"] += there["count"]
    return found


def _rows(
    s: TableView, prefix: str, things: Iterable[str], before: Sequence[str]
) -> list[dict[str, Any]]:
    """Return a row for each thing, with its name, its count and the typed text.

    Of the things lying open, those that the table already knows (`before`) come first.
    """
    assert s.game is not None
    noun = printables.held(s.game)
    typed = {thing: request.form.get(prefix + thing, "") for thing in things}
    rows = [
        {
            "id": thing,
            "name": s.say.noun(noun, thing),
            "count": _count(text) if request.form else before.count(thing),
            "typed": text,
        }
        for thing, text in typed.items()
    ]
    return rows if prefix == HELD else sorted(rows, key=lambda row: row["id"] not in before)


def _typed(s: TableView) -> dict[str, str]:
    """Return the fields of the player's name and address: as just typed, stored, or default."""
    said = freezing.said_of(s.held).get(s.seat or 0)
    before = (
        {
            "name": said.person.name,
            "email": said.person.address,
            "language": said.person.language,
            "timezone": said.person.timezone,
        }
        if said
        else {
            "name": s.held.seats[s.seat or 0].name,
            "email": "",
            "language": s.reader.language,
            "timezone": guess_timezone(s.reader.language),
        }
    )
    return {name: request.form.get(name, before[name]) for name in PERSON}


def _problems(s: TableView, wrong: Invalid | Refused | None) -> list[str]:
    if isinstance(wrong, Refused):
        return [s.refusal(wrong.refusal)]
    return [_placed(s, each) for each in wrong.problems] if wrong else []


def _placed(s: TableView, problem: Problem) -> str:
    """Return a problem as a sentence, with the name of the thing that it is about."""
    said, (kind, dash, thing) = say_problem(s.say, problem), problem.at.partition("-")
    if kind + dash not in (HELD, LIES) or s.game is None:
        return said
    place = s.say.noun(printables.held(s.game), thing)
    return s.say("problem-at", place=place, problem=said)


# --- the host's button -----------------------------------------------------


def ask_freeze(token: str, wrong: Invalid | Refused | None = None) -> Any:
    """Confirmation page: continue by mail. It shows who has entered a hand and an address."""
    s = companion.seen(token)
    status = 422 if isinstance(wrong, Refused) else 200
    if isinstance(wrong, Invalid):
        status, _ = rendering.status_of(wrong.problems)
    return companion.page(
        "pages/table_freeze.html",
        s,
        status,
        missing=freezing.missing(s.held),
        why=_why_not(s),
        paces=list(PACES),
        pace=request.form.get("pace", DEFAULT_PACE),
        values=request.form if request.method == "POST" else dict.fromkeys(USUAL_CLOCK, "yes"),
        refusals=_problems(s, wrong),
    )


@confirming(pages, "/freeze", ask_freeze)
def freeze(token: str) -> Any:
    """Turn the table into a match by mail."""
    rate_limits.count_creation()
    pace, now, asker = request.form.get("pace", ""), rendering.now(), rate_limits.asker()
    clock = {name: True for name in CLOCK_CHOICES if name in request.form}

    def work(connection: Connection) -> str:
        held = access.open_table(connection, token)
        return freezing.freeze(connection, held, rendering.tokens(), pace, clock, now, asker)

    try:
        rendering.write(work)
    except (Invalid, Refused) as wrong:
        return ask_freeze(token, wrong)
    return rendering.see_other(TableLinks("", token).to("freeze"))


def _why_not(s: TableView) -> str:
    """Return the reason why the game cannot go on by mail now, or ""."""
    try:
        rendering.read(lambda connection: freezing.hand_of(connection, s.held))
    except Refused as refused:
        return s.refusal(refused.refusal)
    return ""
