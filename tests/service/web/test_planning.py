"""Plans for the next turns on a page of their own, which plays no move by itself."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from sqlalchemy import Connection, update

from engine.orders import planned
from service.database.rows import metadata
from service.matches import orders, store
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import Page, TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A first action of Troyes is due, and no seat has passed."""
    table = begin(house, game="troyes")
    while table.loaded().state.phase != "act":
        table.play(1)
    return table


def acted(table: Table) -> int:
    """Let the seat to move end its turn with a simple action, such as farming; return the seat."""
    seat = table.asked
    lawful = [each for each in table.actions if each.startswith(("farm", "cathedral", "citizen"))]
    table.take(lawful[0])
    assert table.asked != seat
    return seat


def ahead(table: Table, seat: int, *actions: str) -> list[str]:
    """Return the actions that the seat could plan after these."""
    loaded = table.loaded()
    world = loaded.game.ahead(loaded.state, seat, actions)
    found: list[str] = loaded.game.legal_actions(world, seat)
    return found


def goes_on(table: Table, seat: int) -> str:
    """Return a planned action after which the seat can plan another one."""
    game, state = table.loaded().game, table.loaded().state
    found = (each for each in ahead(table, seat) if game.ahead(state, seat, [each]) is not None)
    return next(each for each in found if not each.startswith(("recruit", "flip")))


def page(table: Table, seat: int, **about: str) -> Page:
    asked = "&".join(f"{name}={quote(text)}" for name, text in about.items())
    return table.house.get(f"/s/{table.seats[seat]}/plan?{asked}")


def plan_of(table: Table, seat: int) -> list[str]:
    found = table.house.installation.database.read(
        lambda connection: orders.of_seat(connection, table.match, seat)
    )
    return [row.line for row in found if planned(row.line)]


def test_a_plan_is_offered_after_ones_own_action_and_only_to_waiting_seats(table: Table) -> None:
    asked, turn = table.asked, table.turn
    assert "/plan" not in table.house.get(f"/s/{table.seats[asked]}").text
    seat = acted(table)
    after = table.house.get(f"/s/{table.seats[seat]}?after={turn}")
    start = f"/s/{table.seats[seat]}/plan"
    assert start in after.text.partition('id="board"')[0], "above the board"
    later = table.house.get(f"/s/{table.seats[seat]}")
    assert start in later.text.partition('class="drawer"')[2]
    assert start not in later.text.partition('class="drawer"')[0]


def test_an_action_is_composed_planned_and_played_when_its_turn_comes(table: Table) -> None:
    seat = acted(table)
    action = goes_on(table, seat)
    before = digest(table.house)
    whole = page(table, seat, words=action)
    look = f"/s/{table.seats[seat]}/orders/look?order={quote(f'plan; {action}')}"
    assert whole.status == 200 and look in whole.reader.links
    asking = table.house.get(look)
    assert asking.status == 200 and asking.acts == ["orders"] and digest(table.house) == before
    asking.submit("orders")
    [line] = plan_of(table, seat)
    assert planned(line) == [action] and "; worth " in line
    shown = table.house.get(f"/s/{table.seats[seat]}").text
    assert 'id="plan"' in shown
    for other in {0, 1, 2} - {seat}:
        assert 'id="plan"' not in table.house.get(f"/s/{table.seats[other]}").text
    while table.asked != seat and plan_of(table, seat):
        table.take("pass")
    moves = table.house.installation.database.read(lambda c: store.moves_of(c, table.match))
    mine = next(move for move in reversed(moves) if move.seat == seat)
    assert (mine.action, mine.mark) == (action, "order") and plan_of(table, seat) == []


def test_a_plan_that_would_gain_less_than_shown_asks_and_says_so(table: Table) -> None:
    seat = acted(table)
    action = goes_on(table, seat)
    table.house.get(f"/s/{table.seats[seat]}/orders/look?order={quote(f'plan; {action}')}").submit(
        "orders"
    )
    promise = {"line": f"plan; {action}; worth points 9"}  # others have lowered its value

    def work(connection: Connection) -> None:
        connection.execute(update(metadata.tables["standing_order"]).values(promise))

    table.house.installation.database.write(work)
    while table.asked != seat:
        table.take("pass")
    assert plan_of(table, seat) == [] and action in table.actions, "its owner is asked"
    row = table.loaded().seats[seat]
    notes = table.house.installation.database.read(lambda c: orders.notes_of(c, row))
    assert notes[-1]["why"] == {"kind": "worth_less", "action": action}


def test_one_turn_after_another_at_the_table_as_it_would_be(table: Table) -> None:
    seat = acted(table)
    first = goes_on(table, seat)
    more = f"/s/{table.seats[seat]}/plan?order={quote(f'plan; {first}')}"
    assert more in page(table, seat, words=first).reader.links
    then = table.house.get(more)
    assert 'id="so-far"' in then.text
    second = next(each for each in ahead(table, seat, first) if each != "pass")
    assert first != second
    whole = page(table, seat, words=second, order=f"plan; {first}")
    look = f"orders/look?order={quote(f'plan; {first}; {second}')}"
    assert any(look in link for link in whole.reader.links) or whole.status == 200
    last = page(table, seat, words="pass", order=f"plan; {first}")
    assert any(link.endswith(quote(f"plan; {first}; pass")) for link in last.reader.links)
    assert not any("plan?order" in each and "pass" in each for each in last.reader.links)


def test_all_links_of_the_page_continue_the_plan_and_none_plays(table: Table) -> None:
    seat = acted(table)
    first = goes_on(table, seat)
    before = digest(table.house)
    found = page(table, seat, order=f"plan; {first}")
    begun = f"/s/{table.seats[seat]}/"
    below = {link.removeprefix(begun) for link in found.reader.links if link.startswith(begun)}
    assert below and all(link.startswith("plan") for link in below)
    building = [link for link in below if "words=" in link]
    assert building and all("order=" in link for link in building)
    for link in sorted(building)[:12]:
        assert table.house.get(begun + link).status == 200
    assert digest(table.house) == before and found.acts == []


def test_an_impossible_plan_is_explained_and_changes_nothing(
    house: TrialInstallation, table: Table
) -> None:
    seat, asked = acted(table), table.asked
    before = digest(house)
    assert page(table, asked).reader.links, "the table, with a word that it is one's turn"
    assert "plan?" not in page(table, asked).text
    for words in ("farm", "farm y9", "nothing at all", "place P6", "x" * 900, "activate ؟", "; ;"):
        assert page(table, seat, words=words).status in (200, 422)
    astray = page(table, seat, words="farm x")
    assert astray.status == 422 and 'role="alert"' in astray.text
    for order in ("plan", "plan; farm", "pass-round", "nonsense", "plan; pass" * 90):
        answer = page(table, seat, order=order)
        assert answer.status in (200, 422)
    assert digest(house) == before


def test_actions_after_a_roll_are_dropped_from_a_continued_plan(table: Table) -> None:
    seat = acted(table)
    die = next(each for each in ahead(table, seat) if each.startswith("reroll"))
    found = page(table, seat, order=f"plan; {die}")
    assert found.status == 200 and 'role="status"' in found.text
    assert 'id="so-far"' not in found.text


def test_games_without_plans_have_no_such_page(house: TrialInstallation) -> None:
    table = begin(house)
    table.take(table.actions[0])
    seat = next(each for each in range(3) if each != table.asked)
    text = table.house.get(f"/s/{table.seats[seat]}").text
    assert f"/s/{table.seats[seat]}/plan" not in text
    assert page(table, seat).status == 200


def test_undoing_the_action_cancels_the_plan_that_follows_it(table: Table) -> None:
    turn = table.turn
    seat = acted(table)
    action = goes_on(table, seat)
    page_of_order = f"/s/{table.seats[seat]}/orders/look?order={quote(f'plan; {action}')}"
    table.house.get(page_of_order).submit("orders")
    table.house.get(f"/s/{table.seats[seat]}/undo/{turn}").submit("undo")
    assert table.asked == seat and plan_of(table, seat) == []
    notes = table.house.get(f"/s/{table.seats[seat]}").text.partition('id="orders"')[2]
    assert "You took back the move it was to follow." in notes
