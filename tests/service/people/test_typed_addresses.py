"""An address typed into any form is shown to its owner, and is in no row after erasure."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from service.database.rows import IMPORTED_PLAY, LETTER, SEASON, WAY, metadata, to_json
from service.operations import erased_traces, pruning
from service.people import personal_data
from service.seasons import typed_names
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, Letter, Page, path_of
from tests.service.web.test_new import FORM
from tests.service.world_of_links import TAKE_ADDRESSES, World, person

NAME = "quirrelwick"
OWN_ID = "0b6b3c1e-0000-4000-8000-000000000001"  # in BG Stats
ADDRESS = f"{NAME}@canary.example"
SPELLINGS = (f"{NAME.title()}+{number}@canary.example" for number in count())


def type_everywhere(world: World) -> Iterator[str]:
    """Type an address into each form that takes one; yield each stored spelling."""
    forms = {
        "/j/<token>": (f"/j/{world.token('open_seats', world.waiting.match)}", "ask-seat"),
        "/h/<token>/replace/<int:seat>": (f"/h/{world.waiting.host}/replace/1", "replace"),
        "/s/<token>/address": (f"/s/{world.running.seats[0]}/address", "address"),
        "/s/<token>/handover": (f"/s/{world.running.seats[1]}/handover", "handover"),
        "/t/<token>/mail": (f"/t/{world.seats_at_table(world.table.opened.id)[1]}/mail", "mail"),
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
    assert [address for address in typed if address.lower() not in told] == []
    there.house.new_letters()
    now = there.house.installation.now()
    traces = there.read(lambda c: personal_data.traces(c, ADDRESS))
    there.write(lambda c: personal_data.erase(c, ADDRESS, now))
    assert NAME not in everything(there).lower()
    assert not there.read(lambda c: personal_data.is_known(c, ADDRESS))
    there.house.installation.database.close()
    settings = there.house.installation.settings
    erased_traces.wipe(settings.database_url, traces.spellings)  # as `staffetta person` does
    assert personal_data.erase_files(settings.data / "mail", traces) > 0
    assert_in_no_file(settings.data)


def assert_in_no_file(folder: Path) -> None:
    """Search the bytes of every file, and the decoded text of every letter."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    assert any(file.suffix == ".eml" for file in files), "letters to others stay"
    for file in files:
        assert NAME not in file.read_bytes().lower().decode(errors="replace"), file.name
        if file.suffix == ".eml":
            letter = Letter(file)
            assert NAME not in f"{letter['Subject']} {letter.text} {letter.html}".lower(), file.name


def test_after_delete_me_no_table_and_no_file_has_anything_that_was_typed(
    world: World, tmp_path: Path
) -> None:
    """The person types a name and an address everywhere, names a phone, plays, and leaves."""
    there = world.copied(tmp_path / "left")
    house = there.house
    phone = there.seats_at_table(there.table.opened.id)[1]
    house.client.set_cookie("phone", there.phones[1], path="/t/")
    named = there.press(f"/t/{there.table.opened.host}/name/1", "name", name=NAME.title())
    assert named.status == 200 and NAME in house.get(f"/t/{phone}").text.lower()
    assert [*type_everywhere(there)]
    own = person(NAME.title()) | {"email": ADDRESS}
    played = begin(house, own, person("Friend"), host=person("Helga"), seed="own").play(3)
    write_words_of_ones_own(there, played)
    house.new_letters()
    there.press("/mine", "mine", email=ADDRESS)
    sent = [letter for letter in house.new_letters() if letter.to == ADDRESS]
    mine = next(path_of(link) for link in sent[-1].links if "/mine/" in link)
    assert NAME in house.client.get(f"{mine}/kept.json").get_data(as_text=True)
    assert there.press(f"{mine}/leave", "leave").status == 200
    (letter,) = [each for each in house.new_letters() if each.kind == "leaving"]
    link = next(path_of(link) for link in letter.links if "/e/" in link)
    assert there.press(link, "delete-me").status == 200
    house.new_letters()
    assert pruning.wipe_owed(house.installation)
    assert NAME not in everything(there).lower()
    assert not there.read(lambda c: c.execute(select(WAY)).all())
    house.installation.database.close()
    assert_in_no_file(house.installation.settings.data)


def write_words_of_ones_own(there: World, played: Table) -> None:
    """Write the name into a note, a message, a reply by mail, and the address of a webhook."""
    seat = f"/s/{played.seats[1]}"
    assert there.press(f"{seat}/note", "note", note=f"I am {NAME}").status == 200
    assert there.press(f"{seat}/talk", "say", words=f"Yours, {NAME}").status == 200
    chat = f"json://hooks.example/{NAME}"
    assert there.press(f"{seat}/word", "word-add", address=chat).status == 200
    there.hold_reply(played, 1, NAME)
    told = everything(there).lower()
    assert told.count(f"i am {NAME}") == 1 and f"yours, {NAME}" in told
    ways = there.read(lambda c: c.execute(select(WAY)).all())
    assert ways and NAME not in repr(ways), "it is stored encrypted"


def test_a_name_without_an_address_goes_only_if_it_is_named(world: World, tmp_path: Path) -> None:
    there = world.copied(tmp_path / "named")
    host = f"/t/{there.table.opened.host}"
    assert there.press(f"{host}/name/2", "name", name=f"{NAME}  K").status == 200
    own = person(NAME.title()) | {"email": ADDRESS}
    begin(there.house, own, person("Friend"), host=person("Helga"), seed="own")
    now = there.house.installation.now()
    there.write(lambda c: personal_data.erase(c, ADDRESS, now))
    assert NAME in everything(there), "it may be a namesake's"
    assert there.write(lambda c: typed_names.erase(c, NAME)) == 0
    assert there.write(lambda c: typed_names.erase(c, f"{NAME.upper()} k")) == 1
    assert NAME not in everything(there) and there.house.get(host).status == 200


def test_a_name_in_plays_of_a_season_goes_if_it_is_named(world: World, tmp_path: Path) -> None:
    there = world.copied(tmp_path / "season")
    page, now = f"/g/{there.season.opened.host}", there.house.installation.now()
    about = {"id": "p", "game": "pad", "title": "Chess", "names": [NAME.title(), "Otto"]}
    about |= {"bots": [], "winners": [0], "ranking": [[0], [1]], "scores": [2, 1]}
    about |= {"falling": True, "ended_at": now - 60, "seconds": 60, "starter": 0, "venue": ""}
    group = there.season.opened.id
    play = IMPORTED_PLAY.insert().values(
        group_id=group,
        id="p",
        about=to_json(about | {"note": "", "app_people": [OWN_ID, ""]}),
        put_at=now,
    )
    joined = update(SEASON).values(namesakes=to_json({NAME: "lena", "max": "Max M."}))
    there.write(lambda c: (c.execute(play), c.execute(joined)))
    assert NAME in everything(there) and OWN_ID in everything(there)
    assert "Chess" in there.house.get(page).text
    assert there.write(lambda c: typed_names.erase(c, NAME)) == 2
    assert NAME not in everything(there).lower() and "Max M." in everything(there)
    assert OWN_ID not in everything(there)
    shown = there.house.get(page)
    assert shown.status == 200 and "Chess" in shown.text
