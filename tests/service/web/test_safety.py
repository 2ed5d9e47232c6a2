"""GET changes nothing: programs can follow every link of every letter and page."""

from urllib.parse import unquote, urljoin, urlsplit

import pytest

from tests.service.at_table import Table, begin, digest, invite
from tests.service.trial_installation import Page, TrialInstallation, path_of

METHODS = ("GET", "HEAD", "OPTIONS")
SCANNERS = (
    {},
    {"User-Agent": "facebookexternalhit/1.1", "Accept": "*/*"},
    {"Purpose": "prefetch", "Sec-Purpose": "prefetch;prerender", "Accept-Language": "fa"},
)


def starts(house: TrialInstallation, *tables: Table) -> set[str]:
    """Return every URL that people have been given, with a few guessed ones."""
    letters = house.new_letters()
    found = {path_of(link) for letter in letters for link in letter.links}
    assert len(found) > 20
    for table in tables:
        found |= {f"/s/{token}" for token in table.seats} | {f"/h/{table.host}"}
        found |= {f"/m/{table.match}", f"/m/{table.match}/export"}
    for rule in house.client.application.url_map.iter_rules():
        path = rule.rule.replace("<token>", tables[0].seats[0]).replace("<match_id>", "x" * 12)
        if "<" not in path:
            found.add(path)
    return found


def is_half_built(link: str) -> bool:
    """True for a partly built move, of which there are thousands alike."""
    return "/build?" in link and len(unquote(link).split(" ")) > 3


def is_another_form(link: str, todo: set[str]) -> bool:
    """True for a known sheet, or its page, on other paper or in another language."""
    sheet, _, wishes = link.partition("?")
    is_sheet = sheet.endswith(".pdf") or "/print/" in sheet
    return bool(wishes) and is_sheet and any(each.partition("?")[0] == sheet for each in todo)


def crawl(house: TrialInstallation, todo: set[str]) -> set[str]:
    """Request each reachable link by every safe method, with several scanners' headers."""
    seen: set[str] = set()
    while todo - seen:
        path = min(todo - seen)
        seen.add(path)
        for headers in SCANNERS:
            for method in METHODS:
                answer = house.client.open(path, method=method, headers=headers)
                assert answer.status_code < 500 or path == "/readyz", (method, path)
        answer = house.client.get(path)
        if answer.mimetype != "text/html":
            continue
        page = Page(house, answer)
        links = [urljoin(path, link) for link in page.reader.links]
        links += [form["to"] for form in page.reader.forms]
        links += [page.response.headers.get("Location", "/")]
        ours = [link for link in links if urlsplit(link).netloc in ("", "play.example")]
        for link in map(path_of, ours):
            if not is_half_built(link) and not is_another_form(link, todo):
                todo.add(link)
        assert len(seen) < 800
    return seen


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_following_every_link_of_letters_and_pages_changes_nothing(
    house: TrialInstallation,
) -> None:
    table, waiting = begin(house).play(9), invite(house)
    todo = starts(house, table, waiting)
    before = digest(house)
    seen = crawl(house, todo)
    assert digest(house) == before
    assert any("/play%20" in path or "/besiege%20" in path for path in seen)
    assert {f"/s/{waiting.seats[1]}/decline", f"/h/{table.host}/call-off"} <= seen


def test_a_few_looks_at_everything_change_nothing_on_either_database(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(5)
    paths = ["", "/settings", "/letters", "/join", "/decline", "/turn", "/card.pdf"]
    before = digest(house)
    for token in table.seats:
        for path in paths:
            for method in METHODS:
                house.client.open(f"/s/{token}{path}", method=method)
    for path in (f"/h/{table.host}", f"/m/{table.match}", "/readyz", "/healthz", "/metrics"):
        house.client.get(path)
    assert digest(house) == before
