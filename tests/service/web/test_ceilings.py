"""Limits on all that strangers can store and send: by network, by wider networks, in total."""

from typing import Any

import pytest
from sqlalchemy import Connection

from service.installation import limit_counters, networks
from service.installation.limits import CEILINGS, DAY, DEFAULTS, Limit, Limits
from service.language.terminal import Voice
from service.language.words import speaker
from service.operations import doctor
from service.people.stranger_limits import Asker
from service.web import costs
from service.web.routes import list_routes
from tests.service.at_table import begin
from tests.service.trial_installation import ANA, BELA, SURE, TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
AWAY = "203.0.113.7"


def limited(house: TrialInstallation, **changes: int) -> TrialInstallation:
    """Return the same installation with other limits for a day."""
    limits = Limits({**DEFAULTS, **{what: Limit(most, DAY) for what, most in changes.items()}}, {})
    return house.beside(limits=limits)


def come_from(house: TrialInstallation, address: str) -> None:
    house.client.environ_base["REMOTE_ADDR"] = address


def proposal(number: int) -> dict[str, Any]:
    host, guest = ({**who, "email": f"{number}.{who['email']}"} for who in (ANA, BELA))
    return {"game": "rakab", "host": host, "players": [guest]}


# --- networks --------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("203.0.113.7", ["203.0.113.0/24"]),
        ("2001:db8:1:2::3", ["2001:db8:1:2::/64", "2001:db8:1::/48", "2001:db8::/32"]),
        ("::ffff:203.0.113.7", ["203.0.113.0/24"]),
        ("::1", ["::/64"]),
        ("unknown", ["unknown"]),
    ],
)
def test_an_address_belongs_to_ever_wider_networks(address: str, found: list[str]) -> None:
    assert list(networks.networks_of(address)) == found
    assert networks.network_of(address) == found[0]


def test_a_wider_network_may_do_more_but_not_as_much_as_all_in_it() -> None:
    asker = Asker(Limits({**DEFAULTS, "new": Limit(10, 60)}, {}), ("64", "48", "32"))
    limits = [(each.whom, each.limit.most) for each in asker.of_network("new")]
    assert limits == [("64", 10), ("48", 40), ("32", 160)]


@sqlite_alone
def test_letters_to_strangers_are_limited_for_a_whole_48(house: TrialInstallation) -> None:
    seen = limited(house, host_letters_by_network=2)
    statuses = []
    for number in range(9):
        come_from(seen, f"2001:db8:1:{number:x}::1")
        answer = seen.client.post("/api/v1/matches", json=proposal(number))
        statuses.append(answer.status_code)
    assert statuses == [201] * 8 + [429]
    come_from(seen, "2001:db8:2::1")
    assert seen.client.post("/api/v1/matches", json=proposal(9)).status_code == 201


# --- total -----------------------------------------------------------------


def test_letters_to_strangers_have_a_ceiling_for_everybody(house: TrialInstallation) -> None:
    seen = limited(house, letters_to_strangers=3)
    statuses = []
    for number in range(4):
        come_from(seen, f"203.0.{number}.1")
        statuses.append(seen.client.post("/api/v1/matches", json=proposal(number)).status_code)
    assert statuses == [201] * 3 + [429]
    assert len([letter for letter in house.new_letters() if letter.kind == "host"]) == 3


def test_a_person_who_has_joined_a_game_is_not_a_stranger(house: TrialInstallation) -> None:
    begin(house)
    before = tallies_of(house)["letters_to_strangers"][0]
    house.api({"game": "rakab", "host": ANA, "players": [BELA]})
    assert tallies_of(house)["letters_to_strangers"][0] == before + 1, "the host's alone"


def tallies_of(house: TrialInstallation) -> dict[str, tuple[int, int]]:
    installation = house.installation
    return installation.database.read(
        lambda c: limit_counters.ceilings(c, installation.settings.limits, installation.now())
    )


@sqlite_alone
def test_the_used_part_of_each_limit_is_in_the_metrics(house: TrialInstallation) -> None:
    house.api({"game": "rakab", "host": ANA, "players": [BELA]})
    text = house.client.get("/metrics").text
    for what in CEILINGS:
        (line,) = [each for each in text.splitlines() if f'ratio{{what="{what}"}}' in each]
        assert 0 < float(line.split()[1]) < 1


@sqlite_alone
def test_the_doctor_tells_how_much_of_each_ceiling_is_used(house: TrialInstallation) -> None:
    house.api({"game": "rakab", "host": ANA, "players": [BELA]})
    for most, said in ((500, "Used today"), (1, "Nearly used up")):
        seen = limited(house, letters_to_strangers=most)
        found = doctor._ceilings(seen.installation, Voice(speaker("en")))
        assert found.text.startswith(said) and f"letters to strangers 2/{most}," in found.text


# --- bytes -----------------------------------------------------------------


@sqlite_alone
def test_every_request_that_may_write_counts_its_bytes(house: TrialInstallation) -> None:
    """When a day's bytes are used up, no action is accepted at any URL."""
    table = begin(house)
    seen = limited(house, bytes=1)
    come_from(seen, AWAY)
    posts = [route["path"] for route in list_routes() if route["methods"] == ["POST"]]
    for path in posts:
        filled = path.replace("<token>", table.seats[0]).replace("<int:turn>", "0")
        answer = seen.client.post(filled.replace("<int:", "").replace(">", ""), data=SURE)
        assert answer.status_code in (404, 429), path
    assert seen.client.post("/new", data=SURE).status_code == 429
    assert seen.client.get(f"/s/{table.seats[0]}").status_code == 200


@sqlite_alone
def test_a_network_is_stopped_at_its_bytes_and_another_is_not(house: TrialInstallation) -> None:
    size = costs.ROWS["api.create"]
    seen = limited(house, bytes=3 * size)
    come_from(seen, AWAY)
    answers = [seen.client.post("/api/v1/matches", json=proposal(each)) for each in range(3)]
    statuses = [answer.status_code for answer in answers]
    assert statuses == [201, 201, 429], "their own text counts too"
    come_from(seen, "198.51.100.9")
    assert seen.client.post("/api/v1/matches", json=proposal(3)).status_code == 201


@sqlite_alone
@pytest.mark.parametrize(
    ("what", "count"), [("match", 20), ("table", 20), ("entry", 150), ("move", 60)]
)
def test_nothing_leaves_more_in_the_database_than_is_counted(
    house: TrialInstallation, what: str, count: int
) -> None:
    table = begin(house)
    pad = house.client.post(
        "/api/v1/tables", json={"game": "pad", "language": "en", "seats": [{"name": "Ana"}, {}]}
    ).json["host"]
    bearer = {"Authorization": f"Bearer {pad.rpartition('/')[2]}"}
    endpoint = {"match": "api.create", "entry": "table_api.enter"}.get(what, "")
    before = pages_of(house)
    for number in range(count):
        if what == "match":
            house.propose(proposal(number))
        elif what == "table":
            body = {"game": "troyes", "language": "en", "seats": [{"name": "Ana"}, {}, {}, {}]}
            assert house.client.post("/api/v1/tables", json=body).status_code == 201
        elif what == "entry":
            body = {"id": f"entry {number}", "entry": "row"}
            answer = house.client.post("/api/v1/table/entries", json=body, headers=bearer)
            assert answer.status_code == 200
        else:
            table.take(table.actions[0])
    grown = (pages_of(house) - before) / count
    assert 0 < grown <= costs.ROWS.get(endpoint, costs.USUAL_ROWS)


def pages_of(house: TrialInstallation) -> int:
    """Return the bytes used by tables and indices."""

    def said(connection: Connection, about: str) -> int:
        return int(connection.exec_driver_sql(f"PRAGMA {about}").scalar_one())

    return house.installation.database.read(
        lambda c: (said(c, "page_count") - said(c, "freelist_count")) * said(c, "page_size")
    )
