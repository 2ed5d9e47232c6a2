"""Time zones on forms: by city in the reader's language, each once, understood in all languages."""

import pytest
from sqlalchemy import select

from service.database.rows import SEAT
from service.language import dates, zones
from service.language.languages import LANGUAGES
from tests.service.trial_installation import ANA, BELA, TrialInstallation


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_zone_has_a_name_of_its_own(language: str) -> None:
    offered = zones.offered(language)
    assert sorted(zone for zone, _ in offered) == sorted(dates.timezones())
    assert len({name for _, name in offered}) == len(offered)
    assert all(zones.zone_of(name) == zone for zone, name in offered if zone.startswith("Europe/"))


def test_a_zone_is_named_in_the_readers_language() -> None:
    assert [dict(zones.offered(each))["Asia/Tehran"] for each in LANGUAGES] == [
        "Tehran",
        "تهران",
        "Teherán",
    ]
    assert zones.zone_of(" تهران ") == zones.zone_of("teherán") == "Asia/Tehran"
    assert zones.zone_of("Asia/Calcutta") == "Asia/Calcutta"
    assert zones.zone_of("Atlantis") == "Atlantis"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_lists_the_zones_once(house: TrialInstallation, language: str) -> None:
    text = house.get(f"/new?game=troyes&language={language}").text
    assert text.count('data-zone="Asia/Tehran"') == 1
    assert text.count('list="zones"') == 1, "a friend is asked who joins, not the host"
    assert len(text.encode()) < 60_000


def test_a_city_typed_in_any_language_is_the_players_zone(house: TrialInstallation) -> None:
    fields = {"game": "condottiere-3e", "pace": "daily", "language": "fa"}
    fields |= {f"host-{field}": ANA[field] for field in ("name", "email")}
    fields |= {f"player-1-{field}": BELA[field] for field in ("name", "email")}
    fields |= {"host-timezone": "تهران", "player-1-timezone": "Budapest"}
    assert house.get("/new?language=fa").submit("create", **fields).status == 200
    seats = house.installation.database.read(lambda c: c.execute(select(SEAT)).all())
    assert {seat.timezone for seat in seats} == {"Asia/Tehran", "Europe/Budapest"}


def test_zones_are_in_the_order_of_the_readers_alphabet() -> None:
    persian = [name for _, name in zones.offered("fa")]
    assert persian.index("پاریس") < persian.index("تهران") < persian.index("کابل")
    assert [name.isascii() for name in persian] == sorted(name.isascii() for name in persian)
    hungarian = [name for _, name in zones.offered("hu")]
    assert hungarian.index("Bécs") < hungarian.index("Belgrád") < hungarian.index("Budapest")
