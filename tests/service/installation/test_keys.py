"""A new secret key: all letters have working links, and older links work for a while."""

from dataclasses import replace
from pathlib import Path

import pytest

from service.installation.clock import Clock
from service.installation.context import Installation
from service.installation.settings import BadSetting, from_environment, secret_file
from service.installation.tokens import Tokens
from service.language.terminal import Voice
from service.language.words import speaker
from service.mail.transport import FilePost
from service.operations import doctor, scheduler
from service.people import link_rotation
from service.web.app import create_app
from tests.service.at_table import Table, begin, invite
from tests.service.trial_installation import Letter, TrialInstallation, by_email

DAY = 24 * 3600
EXAMPLE = Path(__file__).parents[3] / "deploy" / "env.example"


def with_another_key(
    house: TrialInstallation, key: bytes = b"a new secret of the tests"
) -> TrialInstallation:
    """Return the same database and folder, served with another key."""
    settings = house.installation.settings.model_copy(update={"secret_key": key})
    installation = replace(house.installation, settings=settings, tokens=Tokens(key))
    app = create_app(installation)
    app.test_client_class = type(house.client)
    sender = by_email(installation, FilePost(settings.data / "mail"))
    return TrialInstallation(installation, app.test_client(), sender, house.time, house.seen)


def start(installation: Installation) -> None:
    """Start the scheduler and run it until all links have the new key."""
    scheduler.start(installation)
    for _ in scheduler.follow_key(installation):
        pass


def works(house: TrialInstallation, letter: Letter) -> bool:
    return house.get(letter.seat_page).status == 200


def test_letters_have_working_links_after_the_key_was_changed(
    house: TrialInstallation,
) -> None:
    table, waiting = begin(house), invite(house, seed="waits")
    anew = with_another_key(house)
    letters = anew.new_letters()  # although nothing was restarted
    assert {letter.kind for letter in letters} >= {"host", "invitation", "turn"}
    assert all(works(anew, letter) for letter in letters)
    hosts = [letter for letter in letters if letter.kind == "host"]
    assert hosts and all(anew.get(letter.host_page).status == 200 for letter in hosts)
    turn = next(letter for letter in letters if letter.kind == "turn")
    before = table.turn
    assert anew.get(next(iter(turn.action_links.values()))).submit("play").status == 200
    assert table.turn > before and waiting.turn == 0


def test_earlier_links_work_for_two_weeks_and_then_say_that_they_expired(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    anew = with_another_key(house)
    start(anew.installation)
    addresses = [*(f"/s/{token}" for token in table.seats), f"/h/{table.host}"]
    assert [anew.client.get(path).status_code for path in addresses] == [200] * 4
    anew.pass_time(link_rotation.TERM - 1)
    assert [anew.client.get(path).status_code for path in addresses] == [200] * 4
    anew.pass_time(1)
    assert [anew.client.get(path).status_code for path in addresses] == [410] * 4
    assert "new key" in anew.get(addresses[0]).text
    assert anew.get(f"/s/{anew.seat_tokens(table.match)[0]}").status == 200


def test_a_link_of_before_plays_as_the_new_one_does(house: TrialInstallation) -> None:
    table = begin(house)
    anew = with_another_key(house)
    start(anew.installation)
    turn, action = table.turn, table.actions[0].replace(" ", "%20")
    page = anew.get(f"/s/{table.seats[table.asked]}/{turn}/{action}")
    assert page.submit("play").status == 200 and table.turn > turn


def test_a_new_key_also_ends_links_of_finished_games_and_the_same_key_none(
    house: TrialInstallation,
) -> None:
    over = begin(house).play(None)
    table = begin(house, seed="another")
    start(house.installation)
    assert all(house.get(f"/s/{token}").status == 200 for token in (*table.seats, *over.seats))
    anew = with_another_key(house)
    start(anew.installation)
    anew.pass_time(link_rotation.TERM + DAY)
    assert anew.client.get(f"/s/{over.seats[0]}").status_code == 410
    assert anew.get(f"/s/{anew.seat_tokens(over.match)[0]}").status == 200


def told_of_the_key(house: TrialInstallation, key: bytes, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return what `staffetta doctor` reports on the secret key if its settings have `key`."""
    settings = house.installation.settings
    monkeypatch.setenv("STAFFETTA_DATA", str(settings.data))
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", settings.database_url)
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", key.decode())
    monkeypatch.setattr(Clock, "now", lambda _: house.time.now())
    found = doctor.examine(Voice(speaker("en")))
    return "\n".join(f"{each.mark} {each.text}" for each in found if "secret key" in each.text)


def test_another_key_is_reported_by_log_doctor_and_health_checks(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begin(house)
    old, new = house.installation.settings.secret_key, b"a new secret of the tests"
    assert told_of_the_key(house, old, monkeypatch).startswith("ok ")
    assert told_of_the_key(house, new, monkeypatch).startswith("BAD ")
    start(house.installation)
    assert "key" not in house.client.get("/readyz").json["warnings"]
    assert scheduler.ANOTHER_KEY not in caplog.messages
    anew = with_another_key(house, new)
    start(anew.installation)
    assert caplog.messages.count(scheduler.ANOTHER_KEY) == 1
    assert "key" in anew.client.get("/readyz").json["warnings"]
    told = told_of_the_key(anew, new, monkeypatch)
    assert told.startswith("WARN ") and "at most: 14." in told
    anew.pass_time(link_rotation.TERM)
    assert told_of_the_key(anew, new, monkeypatch).startswith("ok ")
    assert "key" not in anew.client.get("/readyz").json["warnings"]


def test_a_lost_or_changed_key_is_noticed_while_the_service_runs(
    tmp_path: Path,
) -> None:
    settings = from_environment({"STAFFETTA_DATA": str(tmp_path)}, makes=True)
    kept = secret_file(tmp_path)
    text = kept.read_text()
    assert settings.has_kept_key()
    for other in ("another key of the tests", ""):
        kept.write_text(other)
        assert not settings.has_kept_key()
    kept.unlink()
    assert not settings.has_kept_key()
    kept.write_text(f"{text}\n")
    assert settings.has_kept_key()
    given = {"STAFFETTA_DATA": str(tmp_path), "STAFFETTA_SECRET_KEY": "one of the environment"}
    assert from_environment(given).has_kept_key()


def links(table: Table) -> list[int]:
    client = table.house.client
    return [client.get(f"/s/{token}").status_code for token in table.seats]


def test_all_links_are_ended_at_once_and_everybody_gets_another(house: TrialInstallation) -> None:
    table = begin(house)
    house.new_letters()
    anew = with_another_key(house)
    start(anew.installation)
    installation = anew.installation
    written = installation.database.write(
        lambda c: link_rotation.renew_all(c, installation.tokens, installation.now())
    )
    letters = anew.new_letters()
    assert written.letters == len(letters) == 3 and all(works(anew, letter) for letter in letters)
    assert links(table) == [410] * 3
    assert anew.get(f"/h/{table.host}").status == 410
    assert sum(bool(letter.action_links) for letter in letters) == 1, "who is asked is asked again"


def test_the_example_key_is_refused_in_one_line(tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    line = next(each for each in text.splitlines() if "STAFFETTA_SECRET_KEY=" in each)
    key = line.partition("=")[2]
    with pytest.raises(BadSetting, match="STAFFETTA_SECRET_KEY: .*example") as refused:
        from_environment({"STAFFETTA_DATA": str(tmp_path), "STAFFETTA_SECRET_KEY": key})
    assert "\n" not in str(refused.value) and key not in str(refused.value)


def test_readme_and_example_say_the_same_about_earlier_links() -> None:
    readme = EXAMPLE.with_name("README.md").read_text(encoding="utf-8")
    days = f"{link_rotation.TERM // DAY} days more"
    assert days in readme and days in EXAMPLE.read_text(encoding="utf-8")
