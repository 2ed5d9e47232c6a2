"""The invariants of section 13 of docs/rules/btwixt.md, checked at every step of random games."""

from __future__ import annotations

from collections import Counter

from engine.btwixt.box.cards import TRACKS
from engine.btwixt.game import GAME
from engine.btwixt.state import NOTHING, State
from tests.engine.btwixt.positions import choices, played_out, random_game, random_states

OPTIONS = [None, {"leader_mode": "advanced", "event_module": True}, *map(choices, range(3))]


def every_card(state: State) -> list[int]:
    shown = [state.shown] if state.shown else []
    laid = [card.card for card in [*shown, *(card for bid in state.bids for card in bid)]]
    kept = [card for hand in [*state.hands, *state.leader_hands, *state.spent] for card in hand]
    return [*state.deck, *state.discard, *state.round_discard, *laid, *kept]


def test_influence_cards_are_neither_lost_nor_gained() -> None:
    for state in random_states(games=4):
        box, dealt = state.rules.box, state.phase not in ("first", "leader")
        own = [card for leader in state.leaders if leader >= 0 for card in box.of_leader[leader]]
        expected = Counter(state.rules.deck)
        expected += Counter(own if state.rules.advanced and dealt else [])
        assert Counter(every_card(state)) == expected


def test_54_tokens_are_in_councils_and_supply() -> None:
    for state in random_states(games=4, every=3):
        lying = [state.values[token] for council in state.tokens for token in council]
        assert sorted(lying + state.supply) == sorted(state.rules.box.tokens)
        assert sum(value != NOTHING for value in state.values) == len(lying)


def test_every_round_that_is_over_has_placed_one_ally() -> None:
    for state in random_states(games=4, every=3):
        placed = sum(map(len, state.councils))
        rounds = state.season * TRACKS[state.seats].rounds + state.round - 1
        assert placed - rounds in (0, 1)
        assert placed - rounds == 0 or state.winner != NOTHING or state.phase == "over"
        if state.phase == "over":
            allies = sum(player["allies"] for player in GAME.view(state, None)["players"])
            assert allies == 2 * placed


def test_every_round_has_exactly_one_winner() -> None:
    for seats in GAME.seats:
        state = played_out(seats, 5)
        kinds = Counter(event["kind"] for event in GAME.events(state, None, 0))
        won = kinds["recruited"] + kinds["recruited_low"] + kinds["recruited_tied"]
        assert won == kinds["revealed"] == kinds["ally_placed"] == kinds["counted"]
        track = TRACKS[seats]
        assert won == track.rounds * len(track.seasons)


def test_of_three_the_leader_without_part_in_the_one_weakest_council_wins() -> None:
    looked_at = 0
    for number in range(60):
        state = played_out(3, number)
        powers = [council["least"] for council in GAME.view(state, None)["councils"]]
        weakest = powers.index(min(powers))
        if powers.count(min(powers)) == 1:
            looked_at += 1
            assert GAME.result(state)["winners"] == [(weakest + 2) % 3]
    assert looked_at > 30


def test_no_card_is_played_twice_in_a_round() -> None:
    for state in random_states(games=3):
        for event in (e for e in GAME.events(state, None, state.turn - 1) if e["kind"] == "played"):
            assert event["card"] in state.rules.box.number
        assert state.plays <= 73 + 36 and sum(state.played) == state.plays


def test_first_players_follow_one_another() -> None:
    for seats in GAME.seats:
        state = played_out(seats, 3)
        told = [e["first_seat"] for e in GAME.events(state, None, 0) if e["kind"] == "revealed"]
        assert told == [(told[0] + step) % seats for step in range(len(told))]


def test_totals_in_events_are_those_in_views() -> None:
    for state in random_states(games=2):
        view = GAME.view(state, None)
        for player in view["players"]:
            worths = sum(card["worth"] for card in player["bid"])
            assert player["total"] == max(0, worths + player["total_change"])


def test_a_councils_public_range_contains_its_final_power() -> None:
    for seats in GAME.seats:
        last = None
        for state in random_game(seats, 7):
            if state.phase == "token":
                last = GAME.view(state, None)["councils"]
        end = GAME.view(state, None)["councils"]
        for before, after in zip(last or [], end, strict=True):
            plain = after["visible"] + sum(after["values"])
            assert before["least"] <= plain and after["least"] == after["most"]


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    for seats in GAME.seats:
        ends = []
        for _ in range(2):
            state = played_out(seats, 11, OPTIONS[1])
            ends.append(GAME.to_json(state))
        assert ends[0] == ends[1]


def test_luck_is_spread_evenly_over_seats() -> None:
    wins: Counter[int] = Counter()
    for number in range(150):
        state = played_out(3, number)
        wins.update(GAME.result(state)["winners"])
    assert min(wins.values()) > 30
