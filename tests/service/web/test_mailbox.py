"""The demo's mailbox: every letter as its reader sees it; real services have none."""

import re
from dataclasses import replace

import pytest

from service.web.app import create_app
from tests.service.at_table import begin
from tests.service.trial_installation import Page, TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def demo(house: TrialInstallation) -> TrialInstallation:
    """The same installation as a demo."""
    installation = replace(
        house.installation, settings=house.installation.settings.model_copy(update={"demo": True})
    )
    house.client = create_app(installation).test_client()
    house.sender = replace(house.sender, installation=installation)
    return house


def test_in_earnest_there_is_no_mailbox(house: TrialInstallation) -> None:
    begin(house)
    house.new_letters()
    assert house.client.get("/mailbox").status_code == 404
    assert "/mailbox" not in house.client.get("/").get_data(as_text=True)


@sqlite_alone
def test_every_letter_is_listed_and_can_be_read_in_three_ways(demo: TrialInstallation) -> None:
    begin(demo)
    letters = demo.new_letters()
    index = demo.get("/mailbox")
    names = [letter.path.name for letter in letters]
    assert all(f"/mailbox/{name}" in index.text for name in names)
    for name in names:
        for part in ("", "?part=text", "?part=off"):
            assert demo.get(f"/mailbox/{name}{part}").status == 200
        assert demo.client.get(f"/mailbox/{name}/html").status_code == 200


@sqlite_alone
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_letters_in_the_visitors_language_come_first(
    demo: TrialInstallation, language: str
) -> None:
    table = begin(demo)
    sent = demo.new_letters()
    for _ in range(12):
        table.play(1)
        sent += demo.new_letters()
    letters = {letter.path.name: letter["Content-Language"] for letter in sent}
    index = demo.client.get("/mailbox", headers={"Accept-Language": language})
    listed = re.findall(r"/mailbox/([\w.-]+[.]eml)", index.get_data(as_text=True))
    spoken = [letters[name] == language for name in dict.fromkeys(listed)]
    assert spoken == sorted(spoken, reverse=True) and spoken[0] and not spoken[-1]


@sqlite_alone
def test_letters_still_being_written_are_announced_and_the_page_reloads(
    demo: TrialInstallation,
) -> None:
    begin(demo)
    early = demo.get("/mailbox").text
    assert "being written" in early and 'http-equiv="refresh"' in early
    assert "No letters yet" not in early
    demo.new_letters()
    late = demo.get("/mailbox").text
    assert "being written" not in late and 'http-equiv="refresh"' not in late


@sqlite_alone
def test_links_in_a_letter_as_text_lead_into_the_service(demo: TrialInstallation) -> None:
    begin(demo)
    name = demo.new_letters()[-1].path.name
    links = demo.get(f"/mailbox/{name}?part=text").reader.links
    assert any("/s/" in link for link in links)


@sqlite_alone
def test_a_letters_own_page_runs_and_loads_nothing(demo: TrialInstallation) -> None:
    begin(demo)
    name = demo.new_letters()[-1].path.name
    answer = demo.client.get(f"/mailbox/{name}/html")
    (policy,) = answer.headers.getlist("Content-Security-Policy")
    assert "style-src 'unsafe-inline'" in policy, "a letter brings its own style"
    assert "frame-ancestors 'self'" in policy, "and is shown in a frame"
    assert "default-src 'none'" in policy and "script-src" not in policy
    text = Page(demo, answer).text
    assert "<script" not in text and 'src="http' not in text


@sqlite_alone
@pytest.mark.parametrize(
    "name", ["..%2fsecret-key", "%00.eml", "x.eml", "..", ".eml", "a" * 5000 + ".eml", "ű.eml"]
)
def test_no_other_file_can_be_read_through_the_mailbox(demo: TrialInstallation, name: str) -> None:
    for path in (f"/mailbox/{name}", f"/mailbox/{name}/html"):
        assert demo.client.get(path).status_code == 404


@sqlite_alone
def test_an_answer_typed_below_a_letter_is_dealt_with_as_a_reply(demo: TrialInstallation) -> None:
    table = begin(demo, game="condottiere-3e")
    turn = table.turn
    seat = str(table.asked)
    [name] = [
        letter.path.name
        for letter in demo.new_letters()
        if letter.kind == "turn" and letter["X-Staffetta-Seat"] == seat
    ]
    shown = demo.client.get(f"/mailbox/{name}/html").get_data(as_text=True)
    ready = re.search(rf"/mailbox/{re.escape(name)}\?text=([^#]*)#answer", shown)
    assert "mailto:" not in shown
    page = demo.get(f"/mailbox/{name}?text={ready[1]}")
    assert "besiege" in page.text and table.turn == turn
    page.submit("answer", text="this is no command")
    assert table.turn == turn
    page.submit("answer", text=table.actions[0])
    assert table.turn > turn
    assert {letter.kind for letter in demo.new_letters()} >= {"refusal", "receipt"}
