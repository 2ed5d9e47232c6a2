"""The events since a player's last move: few lines, with numbers on page, board and letter."""

import re
from dataclasses import replace
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, cast

import pytest

import engine
import printables
from engine.game import AnyGame
from service.installation.links import SeatLinks
from service.language.languages import unmarked
from service.language.words import speaker
from service.matches.store import TAKEN_BACK
from service.views import recap, seat_view
from service.views.event_sentences import Told
from service.views.reader import Reader
from service.views.recap import MOST
from service.views.seat_view import SeatView
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation

GAMES = ["condottiere-3e", "rakab", "troyes", "btwixt"]
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def opened(house: TrialInstallation, game: str, moves: int, language: str = "en") -> Table:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    return begin(house, *others, host=host, language=language, game=game, seed="news").play(moves)


def with_news(house: TrialInstallation, game: str) -> tuple[Table, SeatView]:
    """Return a match whose next player has news, with that player's view."""
    table = opened(house, game, 14)
    while not (s := seen(table, table.asked)).news.lines:
        table.play(1, luck=str(table.turn))
    return table, s


def seen(table: Table, seat: int) -> SeatView:
    links = SeatLinks("", table.seats[seat])
    read = table.house.installation.database.read
    return read(lambda c: seat_view.of_seat(c, table.loaded(), seat, links))


AS_SAID = cast("Reader", SimpleNamespace(told=itemgetter("said")))


def line(turn: int, *said: str, **facts: Any) -> Told:
    sentences = said or (f"line of {turn}",)
    fact = {"turn": turn, "kind": "played", **facts}
    return Told(AS_SAID, tuple({**fact, "said": each} for each in sentences), None)


CONDOTTIERE = engine.load("condottiere-3e")
EN = speaker("en", CONDOTTIERE)


def test_everything_is_news_to_a_player_who_has_not_moved() -> None:
    found = recap.since(CONDOTTIERE, EN, [line(1), line(2)], None)
    assert [text.text for _, text in found.lines] == ["line of 1", "line of 2"]


def test_ones_own_move_is_not_news_but_its_effects_are() -> None:
    told = [line(3), line(4, seat=0), line(4, region="roma"), line(5, seat=1)]
    found = recap.since(CONDOTTIERE, EN, told, 4)
    assert [(number, each.turn) for number, each in found.lines] == [("1", 4), ("2", 5)]
    assert found.marks == {"roma": ["1"]} and found.of_seats == {1: ["2"]}


def test_a_move_older_than_the_shown_events_makes_all_of_them_news() -> None:
    assert len(recap.since(CONDOTTIERE, EN, [line(40), line(41)], 3).lines) == 2


def test_the_last_five_are_shown_and_the_rest_is_counted() -> None:
    found = recap.since(CONDOTTIERE, EN, [line(turn) for turn in range(9)], None)
    assert [each.turn for _, each in found.lines] == [4, 5, 6, 7, 8]
    assert found.earlier == 4 and MOST == 5


def test_long_lines_leave_room_for_three() -> None:
    told = [line(turn, str(turn) * 200) for turn in range(7)]
    found = recap.since(CONDOTTIERE, EN, told, None)
    assert [each.turn for _, each in found.lines] == [4, 5, 6] and found.earlier == 4


def test_of_a_line_of_many_sentences_the_first_are_shown() -> None:
    long = line(1, "The cards are dealt.", "x" * 90, "y" * 90, region="roma")
    found = recap.since(CONDOTTIERE, EN, [long], None)
    assert [each.text for _, each in found.lines] == [f"The cards are dealt. {'x' * 90} …"]
    assert found.marks == {"roma": ["1"]}


def test_undone_moves_have_no_numbers_on_the_board() -> None:
    fallen = replace(line(1, region="roma", seat=1), mark=TAKEN_BACK)
    found = recap.since(CONDOTTIERE, EN, [fallen], None)
    assert [each.text for _, each in found.lines] == ["line of 1"]
    assert not found.marks and not found.of_seats


def test_numbers_are_written_as_their_reader_writes_them() -> None:
    found = recap.since(CONDOTTIERE, speaker("fa", CONDOTTIERE), [line(1, region="roma")], None)
    assert found.marks == {"roma": ["۱"]}


@on_sqlite
@pytest.mark.parametrize("game", GAMES)
def test_every_number_on_the_board_is_one_of_the_lines(house: TrialInstallation, game: str) -> None:
    marked = 0
    table = opened(house, game, 6)
    for _ in range(12):
        s = seen(table, table.asked)
        numbers = {number for number, _ in s.news.lines}
        drawn = printables.board(s.game, s.view or {}, s.say, names=s.names, marks=s.news.marks)
        on_board = numbers_of(drawn.shapes)
        assert set(on_board) <= numbers
        marked += len(on_board)
        table.play(1, luck=str(table.turn))
    assert marked, "something happened on the board"


def numbers_of(shapes: Any) -> list[str]:
    discs = [each for each in shapes if getattr(each, "kind", "") == "line-number"]
    return [disc.shapes[1].text for disc in discs]


@on_sqlite
@pytest.mark.parametrize("game", GAMES)
def test_the_page_begins_with_the_news_and_the_board_has_its_numbers(
    house: TrialInstallation, game: str
) -> None:
    table, s = with_news(house, game)
    page = house.get(f"/s/{table.seats[table.asked]}").text
    assert page.index('class="news"') < page.index('id="board"')
    section = page[page.index('class="news"') : page.index('id="board"')]
    assert re.findall(r'class="line-number"[^>]*>(\d)<', section) == [
        each for each, _ in s.news.lines
    ]
    board = page[page.index('id="board"') : page.index("</figure>", page.index('id="board"'))]
    assert board.count('class="line-number"') == sum(len(each[-3:]) for each in on_board(s))


def on_board(s: SeatView) -> list[list[str]]:
    game: AnyGame = s.game
    drawn = printables.board(game, s.view or {}, s.say, names=s.names, marks=s.news.marks)
    return [[number] for number in numbers_of(drawn.shapes)]


@on_sqlite
def test_after_a_move_its_receipt_takes_the_place_of_the_news(house: TrialInstallation) -> None:
    table = opened(house, "condottiere-3e", 14)
    seat, turn = table.asked, table.turn
    table.play(1)
    page = house.get(f"/s/{table.seats[seat]}?after={turn}").text
    assert 'class="news"' not in page and 'class="notice good"' in page


@on_sqlite
@pytest.mark.parametrize("game", GAMES)
def test_a_letter_has_the_news_before_the_board(house: TrialInstallation, game: str) -> None:
    table = opened(house, game, 14)
    house.new_letters()
    asked: list[Letter] = []
    while not asked or not (s := seen(table, table.asked)).news.lines:
        table.play(1, luck=str(table.turn))
        asked = [letter for letter in house.new_letters() if letter.kind == "turn"]
    letter = next(each for each in asked if s.links.token in each.text)
    assert letter.html.index("numbered") < letter.html.index("cid:board")
    last = unmarked(s.news.lines[-1][1].text).split()[-1]
    told, board = letter.text.index("  1. "), letter.text.index(s.say("seat-table"))
    assert told < board and last in letter.text[told:board]


@on_sqlite
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_no_line_of_the_log_has_a_footnote_mark(house: TrialInstallation, language: str) -> None:
    """Most numbers of Troyes are ours; the note below the position says so once."""
    table = opened(house, "troyes", 60, language)
    for seat in range(3):
        told = [line.text for line in seen(table, seat).told]
        assert len(told) > 20 and not [text for text in told if "*" in text]
