"""Every table with something about a person is in their export, or has a reason why not."""

import json
import re
from typing import Any

import pytest

from service.database.rows import ORDER_NOTE, REQUEST, VOTE, metadata, to_json
from service.people import personal_data
from tests.service.at_table import begin
from tests.service.seated import listening
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
ADDRESS = BELA["email"]
# Columns that identify a seat or a person.
PERSONAL = set("seat number to_seat address address_hash former name names whom private".split())
PERSONAL |= {"author", "photo", "venue", "namesakes", "about", "voters"}
# Tables with such a column that are not exported, with the reason.
LEFT_OUT = {
    "tally": "hashes of addresses and networks, for a day at most",
    "talk_reader": "read marks; the wishes are exported as messages_in_letters and muted_seats",
    "campaign_game": "a number of games, not of seats",
    "table_entry": "lines at a table, by its seat and by nobody's address",
    "evening": "a place and a photo of a table, by nobody's address",
    "play_photo": "a photo of a season, by nobody's address",
    "imported_play": "names typed into a season, by nobody's address",
    "play_group": "names typed into a season, by nobody's address",
}


def export(house: TrialInstallation) -> Any:
    read = house.installation.database.read
    return json.loads(read(lambda c: personal_data.export(c, ADDRESS)))


def test_every_table_about_people_is_read_or_has_a_reason(house: TrialInstallation) -> None:
    begin(house).play(3)
    with listening(house.installation.database) as statements:
        house.installation.database.engine.dispose()
        export(house)
    read = {name for each in statements for name in re.findall(r'(?:FROM|JOIN) "?(\w+)', each)}
    about = {each.name for each in metadata.sorted_tables if PERSONAL & {*each.c.keys()}}
    assert about - read <= LEFT_OUT.keys()
    assert LEFT_OUT.keys() <= about


def test_requests_votes_and_outcomes_of_orders_are_in_it(house: TrialInstallation) -> None:
    table = begin(house, BELA, CYRUS).play(3)
    write, now = house.installation.database.write, house.time.now()
    voters = [
        {"seat": number, "tenure": 0, "given_at": 0, "left": 1, "answer": answer}
        for number, answer in ((1, "no"), (2, "yes"))
    ]
    vote = {"match_id": table.match, "number": 1, "kind": "draw", "seat": 0, "tenure": 0}
    vote |= {"given_at": 0, "turn": 1, "about": 0, "voters": to_json(voters), "asked_at": now}
    vote |= {"left": 1, "status": "objected", "closed_at": now}
    request = {"match_id": table.match, "kind": "undo", "about": 2, "seat": 1, "turn": 2}
    request |= {"still_asked": "[]", "asked_at": now, "status": "done"}
    note = {"match_id": table.match, "seat": 1, "number": 1, "tenure": 0, "turn": 2}
    note |= {"facts": to_json({"kind": "done", "order": "pass"})}
    for rows, values in ((VOTE, vote), (REQUEST, request), (ORDER_NOTE, note)):
        write(lambda c, rows=rows, values=values: c.execute(rows.insert().values(**values)))
    told = export(house)
    (seat,) = told["seats"]
    assert [(each["vote"], each["answer"]) for each in seat["votes"]] == [("draw", "no")]
    assert [(each["kind"], each["about"]) for each in seat["requests"]] == [("undo", 2)]
    assert seat["outcomes_of_orders"] == [{"turn": 2, "kind": "done", "order": "pass"}]
    assert "seat" in {each["kind"] for each in told["links"]}
    assert not [token for token in table.seats if token in json.dumps(told)]
