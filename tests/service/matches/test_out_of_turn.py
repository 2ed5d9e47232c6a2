"""Actions out of turn: on the page, in the letter, by the API, and by its link."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from service.database import rows
from service.language.words import speaker
from service.matches import out_of_turn, store
from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation

HOST = 0


def arrange(table: Table, change: Any) -> None:
    """Apply `change` to the match's stored state."""

    def work(connection: Connection) -> None:
        loaded = store.load(connection, table.match, lock=True)
        change(loaded.state)
        data = loaded.game.to_json(loaded.state)
        del data["log"]
        values = {"state": rows.to_json(data)}
        matches = store.MATCH
        connection.execute(matches.update().where(matches.c.id == table.match).values(values))

    table.house.installation.database.write(work)


def unarm(seat: int) -> Any:
    """Return a change of a state that swaps the seat's mercenaries for specials of the pile."""

    def change(state: Any) -> None:
        hand, pile = state.hands[seat], list(state.pile)
        for card in range(7):
            while hand[card]:
                other = next(each for each in pile if each > 6)
                pile[pile.index(other)] = card
                hand[card] -= 1
                hand[other] += 1
        state.pile = tuple(pile)
        dealt = list(state.dealt)
        dealt[seat] = tuple(hand)
        state.dealt = tuple(dealt)

    return change


def be_idle(state: Any) -> None:
    state.idle = 3


def test_a_hand_without_a_mercenary_may_be_burned_on_the_page_unasked(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    seat = next(number for number in range(3) if number not in table.loaded().to_act())
    say = speaker(table.loaded().seats[seat].language, "condottiere-3e")
    armed = house.get(f"/s/{table.seats[seat]}")
    assert say("action-will_discard") not in armed.text
    arrange(table, unarm(seat))
    page = house.get(f"/s/{table.seats[seat]}")
    assert say("action-will_discard") in page.text
    asked = house.get(next(link for link in page.reader.links if "words=discard" in link))
    assert say("ask-will_discard") in asked.text and asked.acts == ["play"]
    turn = table.turn
    after = asked.submit("play")
    assert after.status == 200 and table.turn == turn
    assert say("action-will_keep") in after.text and say("action-will_discard") not in after.text
    said = house.installation.database.read(lambda c: out_of_turn.of_match(c, table.match))
    assert [(each.seat, each.action) for each in said] == [(seat, "discard")]
    answer = table.act_by_api(seat, turn, "keep")
    assert (answer.status_code, answer.json["turn"]) == (200, turn)
    assert table.act_by_api(seat, turn, "keep").json["already"] is True
    refused = table.act_by_api(seat, turn, "discard " * 2)
    assert refused.status_code == 422


def test_a_seat_not_asked_is_offered_only_actions_out_of_turn(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    asked = table.asked
    for seat in range(3):
        say = speaker(table.loaded().seats[seat].language, "condottiere-3e")
        text = house.get(f"/s/{table.seats[seat]}").text
        assert ('class="moves group-' in text) == (seat == asked)
        assert (f">{say('asides-heading')}</h2>" in text) == (seat != asked)
        assert text.count("/build?words=show") == 1


def test_after_idle_battles_the_host_can_end_the_game_and_all_are_told(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    arrange(table, be_idle)
    house.new_letters()
    host = speaker(table.loaded().seats[HOST].language, "condottiere-3e")
    for seat in range(3):
        text = house.get(f"/s/{table.seats[seat]}").text
        assert (host("action-call_draw") in text) == (seat == HOST)
    guest = table.act_by_api(1, table.turn, "call draw")
    assert guest.status_code == 422 and guest.json["refusal"]["code"] == "host_alone"
    page = house.get(f"/s/{table.seats[HOST]}")
    asked = house.get(next(link for link in page.reader.links if "words=call" in link))
    assert host("ask-call_draw") in asked.text
    over = asked.submit("play")
    assert host("letter-over-nobody") in over.text
    letters = house.new_letters()
    assert sorted(letter.kind for letter in letters) == ["over"] * 3
    assert table.loaded().match.status == "over"


def test_the_hosts_letter_leads_to_the_draw_and_no_other_does(house: TrialInstallation) -> None:
    table = begin(house)
    arrange(table, be_idle)
    house.new_letters()
    hosts = 0
    table.take(table.actions[0])  # the battle begins
    for _ in range(6):
        table.take("pass" if "pass" in table.actions else table.actions[0])
        for letter in house.new_letters():
            offers = any("words=call" in link for link in letter.links)
            assert offers == (letter.to == "ana@mail.example") or letter.kind != "turn"
            hosts += offers
    assert hosts


def test_a_match_that_asks_for_discards_has_no_discards_out_of_turn(
    house: TrialInstallation,
) -> None:
    begun = begin(house, options={"asked_discards": True})
    assert begun.loaded().state.rules.asked_discards
    arrange(begun, unarm(1))
    assert "discard" not in begun.loaded().game.asides(begun.loaded().state, 1)
