"""The wording of a line: it depends on the move, and does not repeat within a few lines."""

from service.language.words import speaker
from service.views.wordings import WORDINGS, story_lines, turning_points, worded
from tests.engine.troyes.positions import GAME, random_game


def test_the_same_moves_have_the_same_wordings() -> None:
    lines = [{"kind": "conquest", "turn": turn} for turn in (3, 7, 8, 20)]
    assert worded(lines) == worded(lines)
    assert lines[0] == {"kind": "conquest", "turn": 3}, "the facts are left as they were"


def test_three_lines_of_a_kind_in_a_row_have_three_wordings() -> None:
    for step in range(1, 9):
        found = worded({"kind": "conquest", "turn": turn * step} for turn in range(12))
        said = [line["wording"] for line in found]
        assert all(len(set(said[at : at + 3])) == 3 for at in range(10))
        assert set(said) <= set(WORDINGS)


def test_a_line_of_another_kind_between_them_changes_nothing() -> None:
    found = worded({"kind": kind, "turn": 4} for kind in ("conquest", "tie", "conquest"))
    assert found[0]["wording"] != found[2]["wording"]


def test_a_line_about_the_whole_game_needs_no_move() -> None:
    assert worded([{"kind": "length"}])[0]["wording"] == WORDINGS[0]


def test_turning_points_of_one_turn_are_told_apart() -> None:
    """A turn of Troyes can have two triumphs, of which each has its own sentence."""
    say, names, together = speaker("en", "troyes"), ("Ana", "Béla", "Cyrus"), 0
    for number in range(30):
        *_, state = random_game(3, number)
        events = GAME.events(state, None, 0)
        lines = [words for _, words in story_lines(GAME, say, names, events)]
        told = turning_points(GAME, say, names, events, 3)
        assert len(set(told)) == len(told) <= 3 and told == [each for each in lines if each in told]
        turns = [fact.get("turn") for fact in GAME.story(events, 10)]
        together += len(set(turns)) < len(turns)
    assert together, "some games have two moments in one turn"
