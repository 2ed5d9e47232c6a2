"""Names that try to leave their folder are refused without a server error."""

from itertools import product

import pytest
from click.testing import CliRunner

import engine
import printables
from service.operations.commands import staffetta
from tests.service.at_table import begin
from tests.service.trial_installation import TrialInstallation

BEFORE = (
    "/static/", "/sheets/", "/sheets/condottiere-3e/", "/m/", "/s/", "/h/", "/campaign/",
    "/api/v1/", "/rulings/",
)  # fmt: skip
UP = ("../", "..%2f", "%2e%2e/", "%2e%2e%2f", "....//", "..\\", "..%5c", "%c0%ae%c0%ae/", "/")
TARGETS = ("etc/passwd", "service/installation/settings.py", "secret-key", "staffetta.db%00.css")
CANARY = "kept-in-the-data-folder-alone"


def shapes() -> list[str]:
    return [
        before + up * depth + target
        for before, up, depth, target in product(BEFORE, UP, (1, 6), TARGETS)
    ]


def test_no_address_leads_to_a_file_of_the_machine(house: TrialInstallation) -> None:
    begin(house)
    (house.installation.settings.data / "secret-key").write_text(CANARY)
    assert len(shapes()) > 300
    for path in shapes():
        answer = house.client.get(path)
        assert answer.status_code in (301, 308, 400, 404, 405, 429), path
        said = answer.get_data(as_text=True)
        assert not any(each in said for each in (CANARY, "root:", "BadSetting", "SQLite format"))


@pytest.mark.parametrize("name", ["../btwixt", "/etc/passwd", "..", "condottiere-3e/../btwixt", ""])
def test_no_name_of_a_game_or_sheet_is_a_path(name: str, tmp_path: object) -> None:
    assert name not in engine.games()
    assert all(name not in printables.sheets(game) for game in engine.games().values())
    for words in (["playout", name], ["print", "troyes", "--sheet", name, "--out", str(tmp_path)]):
        answer = CliRunner().invoke(staffetta, words)
        assert answer.exit_code in (1, 2) and not isinstance(answer.exception, OSError)
