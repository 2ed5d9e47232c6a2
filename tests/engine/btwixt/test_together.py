"""Questions answered together: the council for the ally, and for each token (3b, 3d)."""

from __future__ import annotations

from typing import Any

import engine
from engine.state import copied

GAME = engine.games()["btwixt"]
SEATS = 3


def placings(seed: bytes) -> Any:
    """Yield each state in which the winner of a round is asked to place the ally, and that seat."""
    state = GAME.setup(SEATS, {}, seed)
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        if state.phase == "ally":
            yield copied(state), seat
        legal = GAME.legal_actions(state, seat)
        GAME.play(state, seat, GAME.bot(GAME.view(state, seat), legal, seed))


def test_every_answer_leads_to_the_next_predicted_question() -> None:
    counts = set()
    for state, seat in placings(b"together"):
        questions = GAME.together(state, seat)
        counts.add(len(questions))
        for place in range(2):  # the first answer each time, then the last
            now = copied(state)
            for answers in questions:
                assert GAME.to_act(now) == [seat]
                assert list(answers) == GAME.legal_actions(now, seat)
                assert all(answers[each] == GAME.describe(each, now) for each in answers)
                GAME.play(now, seat, list(answers)[-place])
    assert 2 in counts


def test_it_stops_where_an_ally_asks_something_first() -> None:
    found = [
        (state, seat)
        for state, seat in placings(b"abilities")
        if state.rules.box.allies[state.ally].recruit
    ]
    assert found
    for state, seat in found:
        for answers in GAME.together(state, seat):
            assert {each.split()[0] for each in answers} <= {"ally", "token"}


def test_no_other_seat_or_question_is_asked_together() -> None:
    state, seat = next(placings(b"together"))
    assert GAME.together(state, (seat + 1) % SEATS) == [] == GAME.together(state, None)
    assert GAME.together(GAME.setup(SEATS, {}, b"together"), 0) == []
