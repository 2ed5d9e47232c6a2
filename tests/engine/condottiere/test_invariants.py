"""The invariants of docs/rules/condottiere-3e.md (section 12), checked in random games."""

from __future__ import annotations

from engine.condottiere.box.cards import BISHOP, NO_CARD, SCARECROW, SPRING, WINTER, count
from engine.condottiere.rules.strength import strengths
from engine.condottiere.state import State
from engine.condottiere.telling.events import FACTS
from tests.engine.condottiere.positions import (
    FIRST,
    GAME,
    choices,
    random_game,
    random_states,
    told,
)
from tests.engine.condottiere.test_campaign import tied
from tests.engine.condottiere.test_rounds import final_battle
from tests.engine.condottiere.test_unseen import retained


def all_cards(state: State) -> tuple[int, ...]:
    down = [card for card in state.covered if card != NO_CARD]
    stacks = [down, state.slot, *state.decks, *state.lines]
    lying = count([card for stack in stacks for card in stack])
    places = [count(state.pile), lying, state.burned, *state.hands, *state.discarded]
    return tuple(map(sum, zip(*places, strict=True)))


def test_110_cards_are_somewhere_at_every_step() -> None:
    for state in random_states(games=3):
        assert all_cards(state) == state.rules.deck


def test_after_a_redeal_every_hand_is_ten_and_its_regions() -> None:
    for seats in GAME.seats:
        last = 1
        for state in random_game(seats, 3):
            if state.round > last:
                last = state.round
                for player in GAME.view(state, None)["players"]:
                    assert player["hand_size"] == 10 + len(player["regions"])


def test_no_battle_starts_with_fewer_than_two_seats_holding_cards() -> None:
    last = 0
    for state in random_states(games=3):
        if state.phase == "battle" and state.battle != last:
            last = state.battle
            assert state.finalists or sum(any(hand) for hand in state.hands) > 1


def test_winter_and_spring_are_never_in_play_together() -> None:
    for state in random_states(games=3):
        cards = {card for line in state.lines for card in line}
        assert not {WINTER, SPRING} <= cards
        assert state.season in cards | {0}


def test_a_bishop_or_a_scarecrow_never_lies_in_a_line() -> None:
    for state in random_states(games=3):
        assert not any(BISHOP in line or SCARECROW in line for line in state.lines)


def test_the_papal_token_is_never_on_a_controlled_or_contested_region() -> None:
    for state in random_states(games=4):
        if state.favour >= 0:
            assert state.owner[state.favour] == -1 and state.favour != state.site


def test_the_strength_in_events_is_that_in_views() -> None:
    for state in random_states(games=2):
        last = state.log[-1]
        if last[0] == state.turn - 1 and last[1] in ("played", "took_back"):
            assert last[-1] == strengths(state.lines, state.season)[last[2]]


def test_no_seat_has_winning_regions_while_the_game_goes_on() -> None:
    for state in random_states(games=3):
        seen = GAME.view(state, None)
        won = [
            player["seat"]
            for player in seen["players"]
            if len(player["regions"]) >= seen["targets"]["total"]
            or player["largest_group"] >= seen["targets"]["adjacent"]
        ]
        result = GAME.result(state)
        by_target = result is not None and result["reason"] in ("adjacent", "total")
        assert won == (result["winners"] if by_target else [])


def test_every_kind_of_event_occurs() -> None:
    # test_rounds.py plays three battles without a card, test_deals.py shows cards, test_burning.py
    # decides aside, test_draws.py ends a stalemate, test_stated_results.py states results.
    seen = {"stalemate", "showed", "will_burn", "will_keep", "burning_lapsed", "draw_called"}
    seen |= {"battle_won", "battle_tied", "hand_emptied", "handed_all_in", "retained_some"}
    for state in [*random_states(games=6, every=40), final_battle(), retained(), tied()]:
        seen |= {entry[1] for entry in state.log}
    for number in range(60):
        *_, state = random_game(6, number)
        seen |= {entry[1] for entry in state.log}
        *_, state = random_game(6, number, choices(number))
        seen |= {entry[1] for entry in state.log}
        *_, state = random_game(6, number, game=FIRST)
        seen |= {entry[1] for entry in state.log}
    assert seen == set(FACTS) == set(GAME.vocabulary.events)


def test_every_reason_occurs() -> None:
    seen: set[str] = set()
    for seats in (3, 6):
        for number in range(60):
            for options in ({}, choices(number)):
                *_, state = random_game(seats, number, options)
                seen.add(GAME.result(state)["reason"])
                seen |= {event["reason"] for event in told(state, None, "holder")}
    # Rakab's reasons are tested in test_rakab.py, the host's draw in test_draws.py.
    others = {"exhausted", "last_to_pass", "surrendered", "draw_called"}
    assert seen == set(GAME.vocabulary.reasons) - others
