"""Standing orders and bots, tested with every game that has them; no game is known by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables import MOST_MOVES, TABLES, every_game, moments, notation_of

WITH_ORDERS = [table for table in TABLES if table.values[0].game.orders]
WITH_A_BOT = [table for table in TABLES if table.values[0].game.bot]


def some_orders(game: Any, view: dict[str, Any], legal: list[str]) -> list[str]:
    """Return one order of each kind on offer, with every part filled in."""
    found = []
    for topic in game.orders.form(view, legal):
        for kind in topic["kinds"]:
            clauses = [kind["kind"]]
            for part in kind["parts"]:
                clauses += some_clauses(part)
            found.append("; ".join(clauses))
    return found


def some_clauses(part: dict[str, Any]) -> list[str]:
    if part["shape"] == "sequence":
        return part["takes"][:1]
    if part["shape"] == "number":
        return [f"{part['part']} {part['range'][1]}"]
    takes = part["takes"] if part["shape"] == "set" else part["takes"][:1]
    return [" ".join([part["part"], *takes])]


@pytest.mark.parametrize(("game", "seats"), WITH_ORDERS)
def test_every_form_gives_orders_with_words_and_legal_answers(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        for seat in range(seats):
            view, legal = game.view(state, seat), game.legal_actions(state, seat)
            for text in some_orders(game, view, legal):
                line = game.orders.read(text)
                assert line == game.orders.read(line) and len(line) < 400
                assert game.describe(line) is None, "a reply could be the order or the move"
                assert game.orders.topic(line) in game.orders.topics
                kinds = {*game.orders.kinds, *game.orders.clause_kinds}
                for facts in game.orders.describe(line):
                    assert facts.get("kind") in kinds or game.describe(facts["action"])
                if game.orders.refusal(line, view) is None:
                    check_answer(game, line, game.orders.answer(line, view, legal, []), legal)


@pytest.mark.parametrize(("game", "seats"), WITH_ORDERS)
def test_every_stance_on_offer_can_be_given_and_answers_the_question(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        for seat in range(seats):
            view, legal = game.view(state, seat), game.legal_actions(state, seat)
            found = game.orders.stances(view, legal)
            assert not found or legal
            assert len({stance.line for stance in found}) == len(found)
            for stance in found:
                line = stance.line
                assert stance.facts["kind"] in game.orders.stance_kinds
                assert line == game.orders.read(line) and game.orders.refusal(line, view) is None
                answer = game.orders.answer(line, view, legal, [])
                check_answer(game, line, answer, legal)
                assert answer is not None
                stays = game.orders.scope(line, view) is None
                assert answer.action is not None or (stays and answer.rest == line)


@pytest.mark.parametrize(("game", "seats"), WITH_ORDERS)
def test_every_plan_on_offer_can_be_given_by_a_waiting_seat(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        for seat in range(seats):
            view = game.view(state, seat)
            found = game.orders.beforehand(view)
            assert not found or (seat not in game.to_act(state) and game.orders.part(view))
            for stance in found:
                assert game.orders.has_parts and stance.facts["kind"] in game.orders.stance_kinds
                assert game.orders.read(stance.line) == stance.line
                assert game.orders.refusal(stance.line, view) is None


def check_answer(game: Any, line: str, answer: Any, legal: list[str]) -> None:
    if answer is None:
        return
    assert answer.why["kind"] in game.orders.reasons
    assert answer.action is None or answer.action in legal
    assert answer.rest is None or game.orders.read(answer.rest) == answer.rest
    # An order that asks its player stays unchanged, or is removed.
    assert answer.action is not None or answer.rest in (None, line)


@pytest.mark.parametrize(("game", "seats"), WITH_A_BOT)
def test_a_bot_plays_lawful_games_to_their_end_the_same_ones_each_time(
    game: Any, seats: int
) -> None:
    def moves() -> list[str]:
        state, found = game.setup(seats, {}, b"bots alone"), []
        while acting := game.to_act(state):
            seat, legal = acting[0], game.legal_actions(state, acting[0])
            found.append(game.bot(game.view(state, seat), legal, b"%d" % state.turn))
            assert found[-1] in legal or found[-1].split()[0] in game.asides(state, seat)
            assert len(found) < MOST_MOVES
            game.play(state, seat, found[-1])
        return found

    assert moves() == moves()


@every_game
def test_the_line_of_an_order_is_in_the_notation(game: Any) -> None:
    notation = notation_of(game)
    for kind in game.orders.kinds if game.orders else ():
        assert f"`{kind}" in notation, kind
