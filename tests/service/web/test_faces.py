"""The information beside the board, for each reader."""

import re

import pytest

from service.language.languages import unmarked
from service.language.words import speaker
from tests.pdf_words import words_of
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def page(table: Table, path: str) -> str:
    """Return a page without its line breaks."""
    return " ".join(table.house.get(path).text.split())


def test_a_duel_counts_battles_and_what_each_has_left_to_draw(house: TrialInstallation) -> None:
    table = begin(house, BELA, game="rakab").play(1)
    for path in (f"/s/{table.seats[0]}", f"/m/{table.match}"):
        assert "Battle 1." in page(table, path) and "Round 1, battle" not in page(table, path)
        assert "Cards left to draw: \u2068Ana\u2069 15 and \u2068Béla\u2069 15." in page(
            table, path
        )
    table.play(1)  # the leader of the battle is asked on the page, the other by letter
    letter = [each for each in house.new_letters() if each.kind == "turn"][-1]
    say = speaker(letter["Content-Language"], "rakab")
    assert say("table-battle", battle=1) in letter.text


def test_without_rounds_the_pile_is_counted(house: TrialInstallation) -> None:
    table = begin(house, options={"draw_after_battle": True}).play(1)
    shown = page(table, f"/m/{table.match}")
    assert "Battle 1." in shown and f"{110 - 21} cards left in the pile." in unmarked(shown)
    plain = begin(house, seed="with rounds").play(1)
    shown = page(plain, f"/m/{plain.match}")
    assert "Round 1, battle 1." in shown and "left in the pile" not in shown


def test_a_seat_that_has_passed_is_named_until_the_battle_ends(house: TrialInstallation) -> None:
    table, mark = begin(house).play(1), '<span class="tag">passed</span>'
    passed = []
    for _ in range(3):
        table.take("pass")
        passed.append(page(table, f"/m/{table.match}").count(mark))
    assert passed == [1, 2, 0]


def test_shown_cards_are_beside_the_board_for_the_two_concerned(house: TrialInstallation) -> None:
    table = begin(house).play(1)
    owner, reader, third = table.asked, (table.asked + 1) % 3, (table.asked + 2) % 3
    view = table.seat_by_api(owner)["view"]
    action = f"show {reader} {view['hand'][0]}"
    assert table.act_by_api(owner, table.turn, action).status_code == 200
    loaded = table.loaded()
    texts = []
    for seat in (owner, reader, third):
        say = speaker(loaded.seats[seat].language, loaded.game)
        facts = {"seats": [reader], "cards": view["hand"][:1]}
        to = say("table-shown-to", **say.facts(facts, loaded.names))
        shown = page(table, f"/s/{table.seats[seat]}")
        texts.append((str(to) in shown, f"{say('table-shown')}:" in shown))
    assert texts == [(True, False), (False, True), (False, False)]


def test_every_sheet_that_has_a_name_is_linked_where_the_game_is(house: TrialInstallation) -> None:
    table, papers = begin(house), "/print/condottiere-3e?language=en"
    assert papers in house.get("/").reader.links
    shelves = {
        papers: "/print/condottiere-3e",
        f"/s/{table.seats[0]}": f"/m/{table.match}/print",
    }
    for path, shelf in shelves.items():
        for sheet in ("aid", "map"):
            link = f"{shelf}/{sheet}.pdf?language=en"
            assert any(each.startswith(link) for each in house.get(path).reader.links), path
            assert house.client.get(link).mimetype == "application/pdf"


def test_the_board_to_print_is_linked_for_the_number_of_players(
    house: TrialInstallation,
) -> None:
    table = begin(house, game="troyes", players=[BELA])
    link = "/print/troyes/board.pdf?language=en&paper=a4"
    assert link in house.get("/print/troyes?language=en").reader.links
    own = f"/m/{table.match}/print/board.pdf?language=en&paper=a4"
    assert own in house.get(f"/s/{table.seats[0]}").reader.links
    pages = [house.client.get(link + more).data for more in ("", "&players=2", "&players=9")]
    assert pages[0] != pages[1] and pages[0] == pages[2]
    named = house.client.get(f"{link}&players=2&names=Ana%0AB%C3%A9la").data
    assert words_of(named) == words_of(house.client.get(own).data) != words_of(pages[0])


@pytest.mark.parametrize("host", [ANA, BELA, CYRUS], ids=lambda host: host["language"])
def test_in_a_solo_game_the_characters_are_a_table_of_thresholds_and_points(
    house: TrialInstallation, host: dict[str, str]
) -> None:
    language = host["language"]
    table = begin(house, host=host, players=[], game="troyes", language=language)
    letter = house.new_letters()[-1]
    view, say = table.seat_by_api(0)["view"], speaker(language, "troyes")
    steps = {tuple(points for _, points in scale) for scale in view["scales"].values()}
    assert len(steps) == 1, "they share the columns"
    assert all(say(f"character-{character}") in letter.text for character in view["fan"])
    for shown in (page(table, f"/s/{table.seats[0]}"), page(table, f"/m/{table.match}")):
        [fan] = re.findall(r'<table class="lines fan"[^>]*>(.*?)</table>', shown)
        rows = re.findall(r"<tr[^>]*>(.*?)</tr>", re.split("<tbody[^>]*>", fan)[1])
        for character, now, row in zip(view["fan"], view["fan_points"], rows, strict=True):
            assert say(f"character-{character}") in row
            numbers = re.findall(r"<td[^>]*>(.*?)</td>", row)
            wanted = [least for least, _ in view["scales"][character]] + now
            assert numbers == [say.number(number) for number in wanted]


@pytest.mark.parametrize("reading", ["per_army", "per_card"])
def test_spring_is_described_by_this_matchs_option(house: TrialInstallation, reading: str) -> None:
    table = begin(house, game="rakab", options={"spring_bonus": reading})
    say = speaker("en", "rakab")
    told = {"per_army": say("table-season-spring"), "per_card": say("table-season-spring_each")}
    while "play spring" not in table.actions:
        table.play(1)
    table.take("play spring")
    shown = page(table, f"/m/{table.match}")
    assert [each for each, words in told.items() if words in shown] == [reading]
