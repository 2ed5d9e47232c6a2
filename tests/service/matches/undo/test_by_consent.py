"""Undo with the consent of all players whose moves it cancels."""

from typing import Any

import pytest

from service.matches import exports, match_text, states, store
from service.matches.undo import by_consent
from service.matches.undo.alone import NotTakenBack
from tests.service import at_table
from tests.service.seated import DAY, Table
from tests.service.trial_installation import BELA, CYRUS, DARA, TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A battle in progress."""
    table = Table(house)
    while not any(action.startswith("play m") for action in table.actions):
        table.play_on()
    return table


def mercenary(table: Table) -> str:
    return next(action for action in table.actions if action.startswith("play m"))


def round_of_two(table: Table) -> tuple[int, int, int]:
    """Let two seats play a mercenary each; return the first seat, its turn, and the second seat."""
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    other = table.seat
    table.play(mercenary(table))
    table.deliver()
    return seat, turn, other


def ask(table: Table, seat: int, number: int) -> None:
    table.with_lock(lambda c, held: by_consent.ask(c, held, seat, number, table.now))


def agree(table: Table, seat: int, number: int) -> None:
    table.with_lock(lambda c, held: by_consent.agree(c, held, seat, number, table.now))


def refuse(table: Table, seat: int, number: int) -> None:
    table.with_lock(lambda c, held: by_consent.refuse(c, held, seat, number, table.now))


def standing(table: Table) -> Any:
    return table.read(lambda c: by_consent.standing(c, store.load(c, table.id)))


def askable(table: Table, seat: int) -> Any:
    return table.read(lambda c: by_consent.askable(c, store.load(c, table.id), seat))


def hands(table: Table) -> list[Any]:
    state = table.loaded.state
    return [[*hand] for hand in state.hands]


def is_whole(table: Table) -> bool:
    return table.read(lambda c: states.misfits(c, True)) == [(table.id, None)]


def test_only_those_whose_moves_would_be_undone_are_asked(table: Table) -> None:
    seat, turn, other = round_of_two(table)
    ask(table, seat, turn)
    (letter,) = table.letters("wish")
    assert letter.seat == other and letter.facts == {"number": turn}
    assert standing(table).still_asked == [other]
    ask(table, seat, turn)
    assert len(table.letters("wish")) == 1, "asked twice is asked once"


def test_when_all_agree_it_is_as_if_it_had_not_been_played(table: Table) -> None:
    before = hands(table)
    seat, turn, other = round_of_two(table)
    moves = table.moves
    ask(table, seat, turn)
    agree(table, other, turn)
    assert hands(table) == before and table.seat == seat and set(table.due) == {seat}
    assert table.moves[: len(moves)] == moves and table.moves[-1].action == f"undo {turn}"
    assert table.letters("turn", seat=seat)[-1].turn == table.turn
    assert standing(table) is None and is_whole(table)
    while not table.is_over:
        table.play_on()
    assert match_text.verify(table.read(lambda c: exports.export(c, table.id)))
    assert is_whole(table)


def test_every_one_of_several_has_to_agree(table: Table) -> None:
    seat, turn, first = round_of_two(table)
    second = table.seat
    table.play(mercenary(table))
    ask(table, seat, turn)
    assert standing(table).still_asked == sorted([first, second])
    length = len(table.moves)
    agree(table, first, turn)
    with pytest.raises(NotTakenBack):
        agree(table, first, turn)
    assert len(table.moves) == length and standing(table).still_asked == [second]
    agree(table, second, turn)
    assert table.seat == seat and is_whole(table)


def test_a_refusal_ends_the_request_and_it_cannot_be_repeated(table: Table) -> None:
    seat, turn, other = round_of_two(table)
    ask(table, seat, turn)
    moves = table.moves
    refuse(table, other, turn)
    (letter,) = table.letters("refused")
    assert (letter.seat, letter.facts) == (seat, {"seat": other})
    assert table.moves == moves and standing(table) is None and askable(table, seat) is None
    ask(table, seat, turn)
    assert len(table.letters("wish")) == 1
    with pytest.raises(NotTakenBack):
        agree(table, other, turn)
    assert table.moves == moves


def test_only_the_seats_asked_can_answer_and_only_for_that_move(table: Table) -> None:
    seat, turn, other = round_of_two(table)
    ask(table, seat, turn)
    moves = table.moves
    third = next(each for each in range(3) if each not in (seat, other))
    for who, number in ((seat, turn), (third, turn), (other, turn + 1), (other, 10**30)):
        for answer in (agree, refuse):
            with pytest.raises(NotTakenBack):
                answer(table, who, number)
    assert table.moves == moves and standing(table) is not None


def test_as_soon_as_anybody_moves_it_lapses(table: Table) -> None:
    seat, turn, other = round_of_two(table)
    ask(table, seat, turn)
    table.play_on()
    assert standing(table) is None
    moves = table.moves
    with pytest.raises(NotTakenBack):
        agree(table, other, turn)
    assert table.moves == moves


def test_of_two_simultaneous_requests_one_counts(table: Table) -> None:
    seat, turn, first = round_of_two(table)
    table.play(mercenary(table))
    later = turn + 1
    ask(table, seat, turn)
    with pytest.raises(NotTakenBack):
        ask(table, first, later)
    assert standing(table).about == turn


def test_an_undo_that_needs_no_consent_is_not_requested(table: Table) -> None:
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    assert askable(table, seat) is None
    with pytest.raises(NotTakenBack):
        ask(table, seat, turn)


def test_everybody_is_asked_if_luck_was_involved_since(table: Table) -> None:
    for _ in range(400):
        seat, draws = table.seat, table.loaded.state.luck.draws
        table.play_on()
        if table.is_over or table.loaded.state.luck.draws > draws:
            break
    assert not table.is_over
    found = askable(table, seat)
    assert found.whom == [each for each in range(3) if each != seat]
    hand = hands(table)
    ask(table, seat, found.move.number)
    for each in found.whom:
        agree(table, each, found.move.number)
    assert hands(table) != hand and table.seat == seat and is_whole(table)
    table.play(found.move.action)
    assert hands(table) == hand, "luck comes the same again"


def test_everybody_is_asked_if_a_card_was_drawn_since(house: TrialInstallation) -> None:
    """An undo is still possible: the deck was shuffled earlier, so the same card is drawn again."""
    table = at_table.begin(house, BELA, CYRUS, DARA, game="btwixt")
    for at in range(2_000):
        before, by = table.loaded(), table.asked
        number, choices = before.match.turn, table.actions
        table.take(choices[at % len(choices)])
        asker = _chose_before(table, number)
        if asker not in (None, by) and _has_drawn(before.state, table.loaded().state):
            break
    found = table.house.installation.database.read(
        lambda c: by_consent.askable(c, table.loaded(), asker)
    )
    assert found.whom == [each for each in range(4) if each != asker]


def _chose_before(table: at_table.Table, number: int) -> int | None:
    """Return the seat of the move before move `number` if a player chose it, else None."""
    moves = table.house.installation.database.read(lambda c: store.moves_of(c, table.match))
    return moves[number - 1].seat if number and moves[number - 1].mark == "player" else None


def _has_drawn(before: Any, after: Any) -> bool:
    return len(after.deck) < len(before.deck) and after.luck.draws == before.luck.draws


def test_no_request_is_possible_after_the_end_or_before_ones_own_move(table: Table) -> None:
    idle = next(each for each in range(3) if not any(move.seat == each for move in table.moves))
    assert askable(table, idle) is None
    while not table.is_over:
        table.play_on()
    assert [askable(table, seat) for seat in range(3)] == [None] * 3


def test_a_player_asked_by_an_undone_move_gets_the_full_time_again(table: Table) -> None:
    seat, turn, other = round_of_two(table)
    table.house.time.forward(3600)
    ask(table, seat, turn)
    agree(table, other, turn)
    table.play(mercenary(table))
    assert table.due[other].deadline_at == table.now + DAY
