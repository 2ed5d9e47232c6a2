"""Standing orders in letters: one sentence, details behind a link, and no stale reasons."""

from __future__ import annotations

import re

import pytest

import engine
from service.database.rows import MoveRow
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.matches import store
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation, path_of

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
GAME = "condottiere-3e"
WORDS = re.compile(r"<style.*?</style>|<[^>]*>", re.DOTALL)


def begun(house: TrialInstallation, language: str) -> Table:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    return begin(house, *others, host=host, language=language)


def give(table: Table, seat: int, line: str) -> None:
    page = f"/s/{table.seats[seat]}/orders/look?order={line.replace(' ', '%20')}"
    assert table.house.get(page).submit("orders").status == 200


def orders_played(table: Table, seat: int) -> list[MoveRow]:
    """Return the cards that a seat's orders have played."""
    moves = table.house.installation.database.read(lambda c: store.moves_of(c, table.match))
    mine = [move for move in moves if move.seat == seat and move.mark == "order"]
    return [move for move in mine if move.action.startswith("play")]


def said_of_orders(letter: Letter) -> list[str]:
    lines = unmarked(WORDS.sub("\n", letter.html)).splitlines()
    own = unmarked(" ".join(letter.text.split()))
    found = [line.strip() for line in lines if line.strip() and "utasítás" in line.lower()]
    found += [line.strip() for line in lines if "nstruction" in line or "دستور" in line]
    assert all(" ".join(line.split()) in own for line in found), "the text part says the same"
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_all_that_orders_have_done_in_one_sentence(
    house: TrialInstallation, language: str
) -> None:
    table = begun(house, language)
    give(table, 1, "every-battle; most 30")
    give(table, 1, "discard-always")
    table.play(None)
    letters = [letter for letter in house.new_letters() if letter.kind == "over"]
    (mine,) = (letter for letter in letters if letter.to == BELA["email"])
    (summary,) = said_of_orders(mine)
    number = speaker(language, table.loaded().game).number(len(orders_played(table, 1)))
    assert number in re.findall(r"\w+", summary)
    (details,) = re.findall(r'href="([^"]*/orders)"', mine.html)
    assert details in mine.text
    page = house.get(path_of(details))
    assert page.status == 200 and page.text.count("<li>") > 5, "every move is told there"
    others = [letter for letter in letters if letter.to != BELA["email"]]
    assert len(others) == 2 and not any(said_of_orders(letter) for letter in others)


def test_a_turn_letter_names_the_places_where_orders_played(house: TrialInstallation) -> None:
    table = begun(house, "en")
    give(table, 1, "every-battle; most 30")
    found, sites = 0, set()
    for luck in range(80):
        if not table.play(1, str(luck)).loaded().is_running:
            break
        sites.add(table.loaded().game.view(table.loaded().state, None)["site"])
        for letter in house.new_letters():
            if letter.kind != "turn" or letter.to != BELA["email"]:
                continue
            for line in said_of_orders(letter):
                if not line.startswith("Your instructions"):
                    continue
                game = table.loaded().game
                say = speaker("en", game)
                named = {site for site in game.land.regions if say.noun("region", site) in line}
                assert (
                    named and named <= sites and re.search(r"played \d+ cards? in|passed in", line)
                )
                found += 1
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_told_only_while_its_question_stands(
    house: TrialInstallation, language: str
) -> None:
    table = begun(house, language)
    table.take(table.actions[0])
    first = table.asked
    seat = (first + 1) % 3
    hand = table.loaded().game.view(table.loaded().state, seat)["hand"]
    low, other = sorted(card for card in hand if card in ("m1", "m2", "m3", "m4", "m5", "m6"))[:2]
    give(table, seat, f"line; play {low}; play {other}; overtaken 1")
    told = []
    for _ in range(6):
        plays = [action for action in table.actions if action.startswith("play m")]
        table.take(plays[-1])
        for letter in house.new_letters():
            if letter.kind == "turn" and letter.to == (ANA, BELA, CYRUS)[seat]["email"]:
                parts = unmarked(letter.text), unmarked(WORDS.sub("", letter.html))
                told.append([reason(language) in part for part in parts])
    assert told[0] == [True, True] and len(told) > 1 and not any(map(any, told[1:]))


def reason(language: str) -> str:
    """Return the beginning of the sentence about an order that stopped."""
    said = speaker(language, engine.load(GAME))("note-disarmed", order="", why="")
    return unmarked(said).partition(":")[0]
