"""An address typed into any form is shown to its owner, and is in no row after erasure."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from service.database.rows import LETTER, metadata
from service.operations import erased_traces
from service.people import personal_data
from tests.service.trial_installation import ANA, BELA, Page
from tests.service.web.test_new import FORM
from tests.service.world_of_links import TAKE_ADDRESSES, World

NAME = "quirrelwick"
ADDRESS = f"{NAME}@canary.example"
SPELLINGS = (f"{NAME.title()}+{number}@canary.example" for number in count())


def type_everywhere(world: World) -> Iterator[str]:
    """Type an address into each form that takes one; yield each stored spelling."""
    forms = {
        "/j/<token>": (f"/j/{world.token('open_seats', world.waiting.match)}", "ask-seat"),
        "/h/<token>/replace/<int:seat>": (f"/h/{world.waiting.host}/replace/1", "replace"),
        "/s/<token>/address": (f"/s/{world.running.seats[0]}/address", "address"),
        "/s/<token>/handover": (f"/s/{world.running.seats[1]}/handover", "handover"),
        "/t/<token>/mail": (f"/t/{world.seats_at_table()[1]}/mail", "mail"),
        "/g/<token>/match": (f"/g/{world.season.opened.host}/match", "create"),
        "/new": ("/new", "create"),
        "/mine": ("/mine", "mine"),
    }
    assert forms.keys() == TAKE_ADDRESSES | {"/new", "/mine"}
    for path, (url, act) in forms.items():
        fields = fields_of(world.house.get(url), act)
        for field in [name for name in fields if name.endswith("email")][:2]:
            address = next(SPELLINGS)
            known = FORM if act == "create" else {"name": NAME.title()}
            empty = {name: "" for name in fields if name.startswith("player-")}
            page = world.press(url, act, **empty | known | {field: address})
            assert page.status == 200, f"{path}: {page.status}"
            if path != "/mine":
                yield address
    address = next(SPELLINGS)
    body = {"game": "rakab", "host": ANA, "players": [BELA | {"email": address}]}
    assert world.house.client.post("/api/v1/matches", json=body).status_code == 201
    yield address


def fields_of(page: Page, act: str) -> dict[str, Any]:
    """Return the fields of the form with this action."""
    return next(form for form in page.reader.forms if form["act"] == act)["fields"]


def everything(world: World) -> str:
    """Return all rows of all tables."""

    def work(connection: Connection) -> str:
        tables = metadata.sorted_tables
        return repr([(t.name, connection.execute(select(t)).all()) for t in tables])

    return str(world.read(work))


def test_a_typed_address_is_shown_to_its_owner_and_is_in_no_row_after_erasure(
    world: World, tmp_path: Path
) -> None:
    there = world.copied(tmp_path / "typed")
    there.house.client.set_cookie("phone", there.phones[1], path="/t/")
    typed = list(type_everywhere(there))
    refused = update(LETTER).values(error=f"550 <{typed[0]}> is unknown here")
    there.write(lambda c: c.execute(refused))
    told = there.read(lambda c: personal_data.export(c, ADDRESS))
    assert [address for address in typed if address not in told] == []
    now = there.house.installation.now()
    spelt = there.read(lambda c: personal_data.spellings(c, ADDRESS))
    there.write(lambda c: personal_data.erase(c, ADDRESS, now))
    assert NAME not in everything(there).lower()
    assert not there.read(lambda c: personal_data.is_known(c, ADDRESS))
    there.house.installation.database.close()
    settings = there.house.installation.settings
    erased_traces.wipe(settings.database_url, spelt)  # as `staffetta person --erase` does
    folder = settings.data
    for file in folder.glob("staffetta.db*"):
        assert NAME not in file.read_bytes().lower().decode(errors="replace"), file.name
