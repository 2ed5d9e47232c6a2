"""Stances on the page of the seat to move: one tap opens a stance, one button confirms it."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest

from service.matches import orders, store
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import Page, TrialInstallation

LANGUAGES = ("en", "fa", "hu")


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A battle whose site has just been chosen; the holder is asked."""
    table = begin(house)
    table.take(table.actions[0])
    return table


def page_of(table: Table, seat: int) -> Page:
    return table.house.get(f"/s/{table.seats[seat]}")


def stances(table: Table, seat: int) -> list[str]:
    """Return the URLs of the stances on a seat's page, in their order."""
    start = f"/s/{table.seats[seat]}/orders/look?order="
    return [link for link in page_of(table, seat).reader.links if link.startswith(start)]


def address(table: Table, seat: int, line: str) -> str:
    return f"/s/{table.seats[seat]}/orders/look?order={quote(line)}"


def test_a_player_asked_in_a_battle_is_offered_stances_before_the_moves(table: Table) -> None:
    seat = table.asked
    found = stances(table, seat)
    kinds = [re.findall(r"order=([a-z-]+)", link)[0] for link in found]
    assert kinds[0] == "up-to" and set(kinds) == {"up-to", "pass-battle", "every-battle"}
    assert kinds.count("pass-battle") == kinds.count("every-battle") == 1
    assert address(table, seat, "pass-battle") in found
    text = page_of(table, seat).text
    assert text.index('id="stances"') < text.index('id="hand"') < text.index('id="moves"')
    for other in {0, 1, 2} - {seat}:
        assert address(table, other, "pass-battle") in stances(table, other), "said beforehand"


def test_outside_battles_orders_for_good_are_offered_after_the_moves(
    house: TrialInstallation,
) -> None:
    table = begin(house)  # the holder chooses a site
    (offered,) = stances(table, table.asked)
    assert "sites%3B%20besiege%20" in offered
    text = page_of(table, table.asked).text
    moves = text.index('class="moves group-')
    assert 'id="stances"' not in text and moves < text.index('id="for-good"')


def test_a_stance_shows_its_present_move_and_its_page_plays_that(
    table: Table,
) -> None:
    seat, turn = table.asked, table.turn
    before = digest(table.house)
    tapped = stances(table, seat)[0]
    shown = page_of(table, seat)
    asking = table.house.get(tapped)
    assert digest(table.house) == before  # GET changes nothing
    assert asking.status == 200 and asking.acts == ["orders"]
    asking.submit("orders")
    moves = table.house.installation.database.read(lambda c: store.moves_of(c, table.match))
    mine = next(move for move in moves if move.number == turn)
    assert (mine.seat, mine.mark) == (seat, "order") and mine.action.startswith("play m")
    strength = mine.action.removeprefix("play m")
    assert f"Mercenary {strength}" in shown.text.partition('id="hand"')[0]


def test_with_a_stance_a_whole_battle_asks_once(house: TrialInstallation) -> None:
    """Each of the three takes a stance when first asked, and the battle is over."""
    table = begin(house)
    table.take(table.actions[0])
    battle, asked = table.loaded().state.battle, 0
    while table.loaded().state.battle == battle and table.loaded().state.phase == "battle":
        found = stances(table, table.asked)
        table.house.get(found[0]).submit("orders")
        asked += 1
    assert asked == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_stances_are_offered_in_every_language_and_at_btwixt(
    house: TrialInstallation, language: str
) -> None:
    table = begin(house, game="btwixt", language=language)
    while "kneel" not in table.actions:
        table.take(table.actions[0])
    seat = table.asked
    found = stances(table, seat)
    assert address(table, seat, "kneel-round") in found
    assert any("raise%3B%20most" in link for link in found)
    assert any("raise%3B%20behind" in link for link in found)
    for link in found:
        asking = house.get(link)
        assert asking.status == 200 and asking.acts == ["orders"]


def test_against_black_dice_the_ways_that_stay_are_offered(house: TrialInstallation) -> None:
    table = begin(house, game="troyes")
    for luck in range(300):
        if table.loaded().state.phase == "counter" and len(table.actions) > 2:
            break
        table.play(1, str(luck))
    seat = table.asked
    found = stances(table, seat)
    assert found[0] == address(table, seat, "counter-cheapest")
    assert table.house.get(found[0]).acts == ["orders"]
    assert "#hand" not in page_of(table, seat).text  # there are no cards to answer with


def test_stances_on_offer_do_not_depend_on_hidden_cards(table: Table) -> None:
    seat, loaded = table.asked, table.loaded()
    game = loaded.game
    other = game.reshuffle_unseen(loaded.state, seat, b"elsewhere")
    worlds = [
        game.orders.stances(game.view(state, seat), game.legal_actions(state, seat))
        for state in (loaded.state, other)
    ]
    assert worlds[0] == worlds[1] != []


# --- changed before confirmation -------------------------------------------


def field_of(page: Page, kind: str, name: str) -> list[str]:
    """Return the values of a field in that order's form."""
    start = page.text.index(f'name="kind" value="{kind}"')
    form = page.text[start : page.text.index("</form>", start)]
    fields = re.findall(rf'<input[^>]*name="{name}"[^>]*>', form)
    chosen = [each for each in fields if 'type="text"' in each or " checked" in each]
    values = (re.search(r'value="([^"]*)"', each) for each in chosen)
    return [found[1] for found in values if found and found[1]]


def test_the_form_is_filled_with_the_present_stance(table: Table) -> None:
    seat = table.asked
    line = "every-battle; most 9; ask winning; stop winter bishop; below 3"
    looked = table.house.get(address(table, seat, line))
    back = next(button for button in looked.reader.buttons if button.get("formmethod") == "get")
    form = looked.press(back)
    assert form.status == 200
    assert field_of(form, "every-battle", "most") == ["9"]
    assert field_of(form, "every-battle", "ask") == ["winning"]
    assert field_of(form, "every-battle", "stop") == ["winter", "bishop"]
    assert field_of(form, "every-battle", "below") == ["3"]
    assert field_of(form, "up-to", "most") == field_of(form, "line", "stop") == []
    assert '<details class="long-order">' in form.text  # the list of cards is folded


def test_an_order_that_the_form_cannot_express_is_in_the_text_field(table: Table) -> None:
    seat = table.asked
    held = table.seat_by_api(seat)["view"]["hand"]
    missing = next(card for card in ("m1", "m2", "m3", "m4", "winter") if card not in held)
    for card, stands in ((held[0], False), (missing, True)):
        line = f"line; play {card}; lead 5"
        page = table.house.get(f"/s/{table.seats[seat]}/orders?order={quote(line)}")
        assert page.status == 200
        assert (f'name="order" value="{line}"' in page.text) is stands


@pytest.mark.parametrize("line", ["attack", "up-to; most x", "%00", "é", "x" * 500, "up-to"])
def test_a_text_in_the_address_that_is_not_an_order_is_refused_kindly(
    table: Table, line: str
) -> None:
    page = table.house.get(f"/s/{table.seats[table.asked]}/orders?order={quote(line, safe='%')}")
    assert page.status == 422 and 'role="alert"' in page.text


@pytest.mark.parametrize("game", ["condottiere-3e", "condottiere-1e", "rakab", "btwixt"])
def test_every_stance_can_be_said_by_its_form(house: TrialInstallation, game: str) -> None:
    table = begin(house, game=game)
    for _ in range(40):
        loaded, seat = table.loaded(), table.asked
        rules, view, legal = loaded.game.orders, loaded.game.view(loaded.state, seat), table.actions
        form = rules.form(view, legal)
        for stance in rules.stances(view, legal):
            assert orders.compose(form, orders.filled(form, stance.line)) == stance.line
        table.play(1)
