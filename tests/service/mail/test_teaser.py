"""Turn letters are short in every game and language: bytes, words, and the picture's text."""

import re
from collections import Counter
from html import unescape

import pytest

from service.language.languages import LANGUAGES
from service.language.words import speaker
from tests.service.at_table import begin
from tests.service.trial_installation import ANA, BELA, CYRUS, DARA, Letter, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
MOST_BYTES = 61_440
MOST_WORDS, MOST_IN_PICTURE = 250, 250
OPTIONS = {
    "condottiere-3e": {"hidden_cards": True, "takeover": True, "draw_after_battle": True},
    "rakab": {"larger_empires": True, "strict_borders": True, "skip_sites": True},
    "troyes": {"bonus_cards": True},
    "btwixt": {"leader_mode": "advanced", "event_module": True},
}
UNSEEN = re.compile(r"<style.*?</style>|<title.*?</title>|<[^>]*>", re.DOTALL)
# up to a dozen moves each have a link, with any number of words
OTHERS = re.compile(r'<p class="small others"[^>]*>.*?</p>', re.DOTALL)


def words_of(letter: Letter) -> list[str]:
    told = unescape(UNSEEN.sub(" ", OTHERS.sub("", letter.html))).split()
    return [word for word in told if any(map(str.isalnum, word))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_a_letter_that_asks_is_short(house: TrialInstallation, game: str, language: str) -> None:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    about = {"host": host, "language": language, "game": game, "options": OPTIONS[game]}
    table, asking = begin(house, *others, **about), 0
    for luck in range(45):
        if not table.loaded().is_running:
            break
        table.play(1, luck=str(luck))
        for letter in house.new_letters():
            if letter.kind != "turn":
                continue
            asking += 1
            assert letter.path.stat().st_size <= MOST_BYTES
            assert len(words_of(letter)) <= MOST_WORDS, letter.text
            pictures = re.findall(r'<img[^>]* alt="([^"]*)"', letter.html)
            assert len(pictures) <= 1 + (game != "troyes"), "the board, and a hand of cards"
            assert all(2 < len(unescape(each)) <= MOST_IN_PICTURE for each in pictures)
            linked = Counter(re.findall(r'href="([^"]*/\d+/[^"]*)"', letter.html))
            assert linked and max(linked.values()) == 1, "no move is offered twice"
    assert asking > 10


@pytest.mark.parametrize(
    ("game", "people", "moves", "language"),
    [*(("troyes", 4, 40, language) for language in LANGUAGES), ("condottiere-3e", 6, 60, "fa")],
)
def test_picture_and_words_share_the_size_of_a_letter(
    house: TrialInstallation, game: str, people: int, moves: int, language: str
) -> None:
    """Test many players late in the game, with the fullest board and the longest text."""
    some = (ANA, BELA, CYRUS, DARA, *({"name": n, "email": f"{n}@mail.example"} for n in "EF"))
    host, *others = [{**each, "language": language} for each in some[:people]]
    about = {"host": host, "language": language, "game": game}
    table = begin(house, *others, **about, options=OPTIONS[game]).play(moves)
    sizes: list[int] = []
    for luck in range(25):
        table.play(2, luck=str(luck))
        turns = (letter for letter in house.new_letters() if letter.kind == "turn")
        sizes += [letter.path.stat().st_size for letter in turns]
    assert len(sizes) >= 8 and MOST_BYTES * 0.9 < max(sizes) <= MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_a_letter_about_the_end_is_no_larger(
    house: TrialInstallation, game: str, language: str
) -> None:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    about = {"host": host, "language": language, "game": game, "options": OPTIONS[game]}
    table, luck = begin(house, *others, **about), 0
    while table.loaded().is_running:
        table.play(1, luck=str(luck))
        luck += 1
    ends = [letter for letter in house.new_letters() if letter.kind == "over"]
    assert len(ends) == 3
    assert max(letter.path.stat().st_size for letter in ends) <= MOST_BYTES


MOVE = re.compile(r'<a class="move"[^>]*>(.*?)</a>', re.DOTALL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["rakab", "condottiere-3e"])
def test_a_place_asked_for_is_alone_on_its_button(
    house: TrialInstallation, game: str, language: str
) -> None:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    table = begin(house, *others, host=host, language=language, game=game)
    letter = next(each for each in house.new_letters() if each.kind == "turn")
    say = speaker(language, game)
    places = {say.plain(say.noun("region", action.split()[1])) for action in table.actions}
    said = [unescape(UNSEEN.sub("", each)).strip() for each in MOVE.findall(letter.html)]
    assert said and set(said) <= places
