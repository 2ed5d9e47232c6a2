"""The page after a button is pressed past the deadline: it says what happened, in each language."""

import pytest

from service.operations import scheduler
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Page, TrialInstallation

DAY = 24 * 3600
TRUTH = {
    "en": (ANA, "it was this very move"),
    "fa": (CYRUS, "که درست همین حرکت بود"),
    "hu": (BELA, "az éppen ez a lépés volt"),
}
BY_ONESELF = "You’ve played this move already."


def beyond_deadline(house: TrialInstallation, table: Table) -> tuple[Page, str]:
    """Return the confirmation page of a move after its deadline, and its path.

    The move is the default one, which the service then plays.
    """
    seat, turn, loaded = table.asked, table.turn, table.loaded()
    action = loaded.game.timeout_action(loaded.state, seat)
    path = f"/s/{table.seats[seat]}/{turn}/{action}"
    page = house.get(path)
    assert page.acts == ["play"]
    house.new_letters()
    house.time.forward(DAY)
    scheduler.tick(house.installation)
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


def test_a_late_player_counts_as_present(house: TrialInstallation) -> None:
    table = begin(house)
    seat = table.asked
    page, _ = beyond_deadline(house, table)
    assert table.loaded().seats[seat].missed == 1
    page.submit("play")
    assert table.loaded().seats[seat].missed == 0


def test_repeating_ones_own_move_says_that_it_was_played(house: TrialInstallation) -> None:
    table = begin(house)
    seat, turn, action = table.asked, table.turn, table.actions[0]
    path = f"/s/{table.seats[seat]}/{turn}/{action}"
    page = house.get(path)
    page.submit("play")
    assert BY_ONESELF in house.get(path).text
    assert TRUTH["en"][1] not in page.submit("play").text


def test_another_action_than_the_default_is_refused_after_the_deadline(
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
