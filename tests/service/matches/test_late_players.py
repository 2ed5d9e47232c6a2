"""What a player reads who presses a button after the deadline: the truth, in three languages."""

import pytest

from service.operations import clock
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Page, TrialInstallation

DAY = 24 * 3600
TRUTH = {
    "en": (ANA, "it was this very move"),
    "fa": (CYRUS, "که درست همین حرکت بود"),
    "hu": (BELA, "az éppen ez a lépés volt"),
}
BY_ONESELF = "This move has been played."


def beyond_deadline(house: TrialInstallation, table: Table) -> tuple[Page, str]:
    """Somebody looks at the move that the rules will play, and is too late; the page and its path.

    The page is the one that asks whether to play it.
    """
    seat, turn, loaded = table.asked, table.turn, table.loaded()
    action = loaded.game.timeout_action(loaded.state, seat)
    path = f"/s/{table.seats[seat]}/{turn}/{action}"
    page = house.get(path)
    assert page.acts == ["play"]
    house.new_letters()
    house.time.forward(DAY)
    clock.tick(house.installation)
    assert table.turn > turn
    return page, path


@pytest.mark.parametrize("language", TRUTH)
def test_the_deadline_has_played_that_very_move(house: TrialInstallation, language: str) -> None:
    host, truth = TRUTH[language]
    others = [person for person in (ANA, BELA, CYRUS) if person is not host]
    table = begin(house, *others, host=host, options={"first_holder": 1})
    page, path = beyond_deadline(house, table)
    at = table.turn
    late = page.submit("play")
    assert late.status == 200 and late.reader.language == language and truth in late.text
    assert truth in house.get(path).text and truth in page.submit("play").text
    assert table.turn == at


def test_who_is_late_is_here_all_the_same(house: TrialInstallation) -> None:
    table = begin(house)
    seat = table.asked
    page, _ = beyond_deadline(house, table)
    assert table.loaded().seats[seat].missed == 1
    page.submit("play")
    assert table.loaded().seats[seat].missed == 0


def test_ones_own_move_again_is_still_ones_own(house: TrialInstallation) -> None:
    table = begin(house)
    seat, turn, action = table.asked, table.turn, table.actions[0]
    path = f"/s/{table.seats[seat]}/{turn}/{action}"
    page = house.get(path)
    page.submit("play")
    assert BY_ONESELF in house.get(path).text
    assert TRUTH["en"][1] not in page.submit("play").text


def test_another_move_than_the_one_that_was_played_is_of_a_turn_gone_by(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    loaded, seat = table.loaded(), table.asked
    default = loaded.game.timeout_action(loaded.state, seat)
    other = next(action for action in table.actions if action != default)
    page = house.get(f"/s/{table.seats[seat]}/{table.turn}/{other}")
    beyond_deadline(house, table)
    late = page.submit("play")
    assert late.status == 409 and "so nothing was played" in late.text
