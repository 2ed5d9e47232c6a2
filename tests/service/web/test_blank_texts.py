"""Blank fields and URLs: every page answers them without a server error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import getsourcefile, unwrap
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import engine
from tests.blank import BLANK
from tests.service.at_table import bearer, begin
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.trial_installation import TrialInstallation
from tests.service.web.test_crawl import UNLIMITED, open_table

TEMPLATES = Path(__file__).parents[3] / "templates" / "pages"
FIELD = re.compile(r"""(?:\.get|\.getlist)\("([\w-]+)"|\bname="([\w-]+)"|\bargs\["([\w-]+)"\]""")
TOKENS = {"s": "seat", "h": "host", "g": "group", "t": "table", "m": "match"}
GAME = "condottiere-3e"
SOME = (" ", "\u200c\u2066", "; ;", "-")  # one of each kind, for many fields

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def fields_of(*files: Path) -> set[str]:
    """Return the names of the fields that these files read or contain."""
    found = (FIELD.findall(file.read_text(encoding="utf-8")) for file in files)
    return {name for each in found for names in each for name in names if name}


def source_of(view: Any) -> Path:
    return Path(getsourcefile(unwrap(view)) or "")


def rules_of(house: TrialInstallation) -> Iterator[Any]:
    """Yield the app's routes, except for static files."""
    for rule in house.client.application.url_map.iter_rules():
        if rule.endpoint != "static":
            yield rule


def address(rule: str, known: dict[str, str], other: str) -> str:
    """Return a URL for a route, with known links and this text for all else."""
    whose = TOKENS.get(rule.split("/")[1], "")
    path = rule.replace("<token>", known.get(whose, "a" * 26)).replace("<match_id>", known["match"])
    path = path.replace("<game_id>", GAME).replace("<int:turn>", "1")
    path = re.sub(r"<int:\w+>", "1", path)
    return re.sub(r"<[\w:]+>", quote(other, safe=""), path)


def furnished(house: TrialInstallation, game_id: str) -> tuple[TrialInstallation, dict[str, str]]:
    """Set up a match, a table of the game and a season, and return their links."""
    match, at, season = begin(house).play(3), open_table(house, game_id), open_season(house)
    known = {"match": match.match, "seat": match.seats[match.asked], "host": match.host}
    known |= {"table": at.opened.host, "group": season.opened.host}
    return house.beside(limits=UNLIMITED), known


def test_no_page_fails_over_fields_that_say_nothing(house: TrialInstallation) -> None:
    asked, known = furnished(house, GAME)
    views, every = asked.client.application.view_functions, fields_of(*TEMPLATES.glob("*.html"))
    for rule in rules_of(asked):
        path, own = address(rule.rule, known, "pass"), fields_of(source_of(views[rule.endpoint]))
        if "GET" not in rule.methods or path == "/readyz":
            continue
        for fields in (own | every, *([name] for name in own)):
            for text in SOME:
                answer = asked.client.get(path, query_string=dict.fromkeys(fields, text))
                assert answer.status_code < 500, (path, fields, ascii(text))


def test_no_form_fails_if_its_fields_are_blank(house: TrialInstallation) -> None:
    """Test the confirming button as well."""
    asked, known = furnished(house, GAME)
    views, every = asked.client.application.view_functions, fields_of(*TEMPLATES.glob("*.html"))
    for rule in rules_of(asked):
        if "POST" not in rule.methods:
            continue
        path, own = address(rule.rule, known, "pass"), fields_of(source_of(views[rule.endpoint]))
        for text in SOME:
            for fields in ({}, {"sure": "yes"}):
                told = dict.fromkeys(own | every, text) | fields
                assert asked.client.post(path, data=told).status_code < 500, (path, ascii(text))
                answer = asked.client.post(path, json=told, headers=bearer(known["seat"]))
                assert answer.status_code < 500, (path, ascii(text))


def test_no_address_fails_over_a_part_that_says_nothing(house: TrialInstallation) -> None:
    asked, known = furnished(house, GAME)
    for rule in rules_of(asked):
        if rule.arguments and "GET" in rule.methods:
            for text in BLANK:
                path = address(rule.rule, known, text)
                assert asked.client.get(path).status_code < 500, ascii(path)


@pytest.mark.parametrize("game_id", [*engine.games(), engine.PAD])
def test_no_table_fails_over_a_line_that_says_nothing(
    house: TrialInstallation, game_id: str
) -> None:
    at = open_table(house, game_id)
    for text in BLANK:
        for way in ("", "/all", "/state"):
            answer = house.client.get(f"/t/{at.opened.host}{way}", query_string={"about": text})
            assert answer.status_code == 200, (way, ascii(text))
        body = {"id": f"blank {text}", "entry": text}
        answer = house.client.post(
            "/api/v1/table/entries", json=body, headers=bearer(at.opened.host)
        )
        assert answer.status_code in (400, 422), ascii(text)
