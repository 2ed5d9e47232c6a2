"""A text with a URL, typed into every field of every form: where it is stored."""

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from service.database.rows import metadata
from tests.service.web.test_new import FORM
from tests.service.world_of_links import World, person

HARMLESS = "Quilling Tarn"  # stored wherever a text is stored
LINKED = "Quilling www.evil.example"


class Fields(HTMLParser):
    """Collects the names of a page's fields for free text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: dict[str, None] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        about = dict(attrs)
        is_text = tag == "textarea" or (tag == "input" and about.get("type") in (None, "text"))
        if is_text and about.get("name"):
            self.names[str(about["name"])] = None


def pages(world: World) -> Iterator[str]:
    """Yield the URL of each page with fields for text, with a link of each kind it takes."""
    own = {
        "s": [world.running.seats[1]],
        "h": [world.waiting.host, world.running.host],
        "t": [world.table.opened.host, *world.seats_at_table(world.table.opened.id)[1:2]],
        "g": [world.season.opened.host],
        "j": [world.token("open_seats", world.waiting.match)],
    }
    for rule in world.house.client.application.url_map.iter_rules():
        path = re.sub(r"<int:\w+>", "1", rule.rule)
        for token in own.get(path.split("/")[1], [""]):
            url = path.replace("<token>", token)
            if "GET" in rule.methods and "<" not in url and not url.endswith("/print"):
                answer = world.house.client.get(url)
                if answer.mimetype == "text/html" and Fields(answer.text).names:
                    yield url


def stored(world: World, text: str) -> set[str]:
    """Return the columns in which the text stands, with the key in a column of JSON."""

    def work(connection: Connection) -> Iterator[str]:
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                for name, value in row.items():
                    if text in str(value):
                        parts = json.loads(value) if str(value).startswith("{") else {"": value}
                        found = [key for key, part in parts.items() if text in str(part)]
                        yield from (f"{table.name}.{name} {key}".strip() for key in found)

    return world.read(lambda c: set(work(c)))


def plant(world: World, url: str, text: str) -> None:
    """Send each form of the page once for each of its text fields, with the text in it."""
    page = world.house.get(url)
    texts = Fields(page.text).names
    today = datetime.fromtimestamp(world.house.installation.now(), UTC).date().isoformat()
    for form in page.reader.forms:
        others = {"name": "Nora", "email": person("Nora")["email"], "called": "Nora"}
        others |= {"day": today, "game": "Chess", "score-0": "3", "score-1": "2", "score-2": "1"}
        seated = ("Nora", "Olga", "Petra", "", "", "")
        others |= {f"name-{number}": who for number, who in enumerate(seated)}
        for name in texts:
            known: dict[str, Any] = {**others, **(FORM if url.endswith(("/new", "/match")) else {})}
            wanted = {each: known[each] for each in (*texts, "day") if each in known}
            fields = {**form["fields"], **wanted}
            for button in form["buttons"]:
                sent = page.press(button, **fields | {name: text})
                assert sent.status < 500, (url, form["act"], name)


# What friends write to each other, or for themselves, stands as they wrote it.
AS_WRITTEN = {"talk.words", "own_note.words", "imported_play.about note"}
CHECKED = {
    "seat.name",
    "table_seat.name",
    "newcomer.name",
    "address_change.name",
    "play_group.title",
    "imported_play.about names",
    "imported_play.about title",
    "imported_play.about venue",
}


def test_a_web_address_is_stored_in_no_text_but_messages_and_notes(
    world: World, tmp_path: Path
) -> None:
    found: dict[str, set[str]] = {HARMLESS: set(), LINKED: set()}
    for at, url in enumerate(pages(world)):
        for text, columns in found.items():
            there = world.copied(tmp_path / f"{at}{text[-4:]}")
            plant(there, url, text)
            columns |= stored(there, text)
    assert found[HARMLESS] >= CHECKED | AS_WRITTEN
    assert found[LINKED] == AS_WRITTEN
