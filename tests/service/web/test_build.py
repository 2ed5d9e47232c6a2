"""Moves built word by word: every word offered and removable, with the same result."""

from urllib.parse import quote

import pytest

from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import Page, TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A battle whose site has just been chosen; the holder is asked."""
    table = begin(house)
    table.take(table.actions[0])
    return table


def build(table: Table, seat: int, words: str = "") -> Page:
    return table.house.get(f"/s/{table.seats[seat]}/build?words={quote(words)}")


def bystander(table: Table) -> int:
    return (table.asked + 1) % 3


def card_of(table: Table, seat: int) -> str:
    loaded = table.loaded()
    return loaded.game.view(loaded.state, seat)["hand"][0]


def test_a_move_is_put_together_from_the_seats_page_to_its_button(table: Table) -> None:
    seat = bystander(table)
    reader, card = table.asked, card_of(table, seat)
    before = digest(table.house)
    path = f"/s/{table.seats[seat]}/build?words=show"
    assert path in table.house.get(f"/s/{table.seats[seat]}").text
    for words in ("show", f"show {reader}", f"show {reader} {card}"):
        page = build(table, seat, words)
        assert page.status == 200
        prefix = quote(words[: words.rindex(" ")] if " " in words else "", safe="")
        assert f'build?words={prefix}"' in page.text or '/build"' in page.text
    link = f"/s/{table.seats[seat]}/{table.turn}/{quote(f'show {reader} {card}')}?built=1"
    assert page.acts[0] == "play" and link.partition("?")[0] in page.text
    assert digest(table.house) == before
    asked = table.house.get(link)
    assert quote(f"show {reader}") in asked.text  # the way back to the words
    asked.submit("play")
    loaded = table.loaded()
    assert loaded.game.view(loaded.state, reader)["players"][seat]["shown"] == [card]


def test_a_complete_move_leads_directly_to_its_confirmation(table: Table) -> None:
    page = build(table, table.asked, "pass")
    assert page.acts == ["play"]


def test_every_move_that_has_a_button_can_be_built_too(table: Table) -> None:
    for action in table.actions:
        words = action.split()
        for place in range(1, len(words) + 1):
            assert build(table, table.asked, " ".join(words[:place])).status == 200


@pytest.mark.parametrize(
    "words",
    ["nonsense", "show 9", "show x y z", "show 1 " * 300, "\u202eshow", "play m1 m1 m1", "%00"],
)
def test_meaningless_words_are_reported_and_change_nothing(table: Table, words: str) -> None:
    before = digest(table.house)
    page = build(table, table.asked, words)
    assert page.status == 422
    assert 'role="alert"' in page.text
    assert digest(table.house) == before


def test_a_seat_with_nothing_to_do_reads_so(table: Table) -> None:
    table.play(None)
    assert build(table, 0).status == 200


def offered(table: Table) -> list[str]:
    loaded = table.loaded()
    return loaded.game.offered(loaded.state, loaded.to_act()[0])


def test_long_help_before_a_move_is_folded_up_and_all_of_it_stays_there(
    house: TrialInstallation,
) -> None:
    table = begin(house, game="troyes")
    for _ in range(40):
        page = table.house.get(f"/s/{table.seats[table.asked]}")
        if '<details class="moves group-influence">' in page.text:
            break
        table.take(offered(table)[0])
    else:
        raise AssertionError("never so much help at once")
    assert set(offered(table)) <= set(page.action_links)
