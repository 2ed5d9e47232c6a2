"""A whole game by letters alone, with a reminder, a timeout and the proof at its end."""

import json
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from service.operations.commands import staffetta
from tests.service.friends import Friends, set_up
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation

DAY = 24 * 3600
DECIDED = {
    "en": "regions (enough connected regions)",
    "fa": "ناحیه (زنجیره‌ی کامل ناحیه‌های همسایه)",
    "hu": "régió (elég szomszédos régió)",
}
pytestmark = [
    pytest.mark.usefixtures("small_boards"),
    pytest.mark.parametrize("database_url", ["dealt"], indirect=True),
]


def sleep_through_a_deadline(friends: Friends) -> None:
    """Let a deadline pass; check the reminder by day, and the letter about the default move."""
    house, late = friends.house, friends.unanswered.pop(0)
    house.pass_time(DAY // 2)
    house.pass_time(DAY // 2 - 3600)
    friends.look()
    reminders = friends.of_kind("reminder")
    assert reminders and {letter.to for letter in reminders} == {late.to}
    house.pass_time(3601)
    friends.look()
    assert [letter.to for letter in friends.of_kind("timeout")] == [late.to]
    stale = house.get(next(iter(late.action_links.values())))
    assert stale.status == 200 and "play" not in stale.acts


def test_three_friends_play_a_whole_game_by_their_letters(
    house: TrialInstallation, proposal: dict, tmp_path: Path
) -> None:
    friends = set_up(house, proposal | {"seed": "a fair in Siena 633"})
    answers = 0
    while friends.unanswered:
        if answers == 4:
            sleep_through_a_deadline(friends)
        friends.answer()
        friends.look()
        answers += 1
        assert answers < 2000
    over = friends.of_kind("over")
    assert sorted(letter.to for letter in over) == sorted(
        each["email"] for each in (ANA, BELA, CYRUS)
    )
    for letter in over:
        [first] = [line for line in letter.text.splitlines() if line.startswith(("  1.", "  ۱."))]
        assert DECIDED[letter["Content-Language"]] in first, "what was counted, and what decided"
    check_the_proof(house, over, friends.letters[0], tmp_path)


def check_the_proof(
    house: TrialInstallation, over: list[Letter], first: Letter, folder: Path
) -> None:
    """Check that the export linked in the last letter matches the first letter's commitment."""
    link = next(link for link in over[0].links if link.endswith("/export"))
    export = folder / "game.json"
    export.write_bytes(house.client.get(link.removeprefix("https://play.example")).data)
    said = CliRunner().invoke(staffetta, ["verify", str(export)])
    assert said.exit_code == 0, said.output
    data = json.loads(export.read_text(encoding="utf-8"))
    assert data["commitment"] in first.text
    assert all(data["seed"] in letter.text for letter in over)
    marks = Counter(mark for _, _, mark in data["moves"])
    assert marks["timeout"] == 1
    assert set(marks) <= {"player", "forced", "timeout"}
