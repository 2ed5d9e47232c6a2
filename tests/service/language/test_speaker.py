"""A speaker's numbers, lists, names and forms, and its behaviour when words are missing."""

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from service.language import catalogues, words
from service.language.languages import LANGUAGES, shortened, unmarked

TABLE = ["Ana", "Béla", "سیروس", "Dara", "Emma", "Farid"]


@pytest.fixture(autouse=True)
def strictness() -> Iterator[None]:
    catalogues.be_strict()
    yield
    catalogues.be_strict(False)


@pytest.fixture
def third() -> Any:
    return engine.games()["condottiere-3e"]


def bare(text: str) -> str:
    return unmarked(text)


def test_an_unknown_language_is_english_and_a_dialect_is_its_language() -> None:
    assert words.speaker("de").language == "en"
    assert words.speaker(None).language == "en"
    assert words.speaker("fa-IR").language == "fa"
    assert words.speaker("HU_hu").direction == "ltr"


def test_numbers_are_written_as_each_language_writes_them() -> None:
    numbers = (7, 1234, 12345, -2, 2.5)
    written = [[words.speaker(it).number(number) for number in numbers] for it in LANGUAGES]
    assert written == [
        ["7", "1,234", "12,345", "−2", "2.5"],
        ["۷", "۱٬۲۳۴", "۱۲٬۳۴۵", "\u200e−۲", "۲٫۵"],
        ["7", "1234", "12\u00a0345", "−2", "2,5"],
    ]


def test_a_change_is_said_with_its_sign() -> None:
    changes = [
        [bare(words.speaker(it, "btwixt")("table-change", delta=delta)) for it in LANGUAGES]
        for delta in (2, -2, 0)
    ]
    assert [[change.strip("()").split()[-1] for change in row] for row in changes] == [
        ["+2", "\u200e+۲", "+2"],
        ["−2", "\u200e−۲", "−2"],
        ["0", "۰", "0"],
    ]


def test_a_list_ends_in_the_word_for_and() -> None:
    lists = [bare(words.speaker(it).join(["Ana", "Béla", 3])) for it in LANGUAGES]
    assert lists == ["Ana, Béla and 3", "Ana، Béla و ۳", "Ana, Béla és 3"]
    assert words.speaker("en").join([]) == ""


def test_a_name_is_isolated_and_a_number_is_not(third: Any) -> None:
    event = {"kind": "conquered", "turn": 3, "seat": 2, "region": "siena", "strength": 21}
    told = words.speaker("fa", third).told(event, ["Ana", "Béla", "Cyrus"], 0)
    assert "\u2068Cyrus\u2069" in told
    assert "\u2068۲۱" not in told


def test_a_name_cannot_break_out_of_its_isolate(third: Any) -> None:
    told = words.speaker("en", third).told({"kind": "passed", "seat": 0}, ["A\u2069na\u202e"], None)
    assert told == "\u2068Ana\u2069 passed."


def test_only_the_reader_is_called_you(third: Any) -> None:
    say, event = words.speaker("en", third), {"kind": "passed", "seat": 1}
    assert say.told(event, TABLE, 1) == "You passed."
    assert bare(say.told(event, TABLE, 0)) == "Béla passed."
    assert bare(say.told(event, TABLE)) == "Béla passed."


def test_the_reader_is_named_among_several_winners(third: Any) -> None:
    say, event = (
        words.speaker("en", third),
        {"kind": "game_over", "seats": [0, 1], "reason": "count"},
    )
    assert bare(say.told(event, TABLE, 0)).startswith("You share the victory with Béla:")
    assert bare(say.told(event, TABLE, 3)).startswith("Ana and Béla share the victory:")


def test_repeated_cards_are_counted_and_numbers_follow_their_names(third: Any) -> None:
    say = words.speaker("hu", third)
    facts = say.facts(
        {"cards": ["m1", "m6", "m6"], "seats": [0, 1], "strengths": [21, 4]}, TABLE, None
    )
    assert facts["cards"] == "1-es zsoldos és 2 × 6-os zsoldos"
    assert facts["cards_count"] == 3
    assert bare(facts["strengths"]) == "Ana 21 és Béla 4"


def test_a_thing_may_be_somebodys() -> None:
    say = words.speaker("en")
    facts = say.facts({"dice": ["2:y5", "y5", "y5"], "die": "1:r3"}, TABLE, None)
    assert bare(facts["dice"]) == "y5 (سیروس) and 2 × y5"
    assert bare(facts["die"]) == "r3 (Béla)"


def test_a_word_brings_its_forms_along(third: Any) -> None:
    say = words.speaker("hu", third)
    assert bare(say("prompt-battle", region=say.noun("region", "siena"))) == "Mit teszel Sienában?"
    assert say("region-siena.acc") == "Sienát"


def test_a_subject_carries_no_isolates_and_begins_in_the_readers_direction() -> None:
    say = words.speaker("fa")
    assert say.plain("بازی \u2068Condottiere\u2069") == "بازی Condottiere"
    assert say.plain("\u2068Condottiere\u2069: نوبت شماست") == "\u200fCondottiere: نوبت شماست"
    assert words.speaker("en").plain("\u2068سیروس\u2069 passed") == "سیروس passed"


def test_a_text_is_cut_between_words_and_a_longer_first_word_within_itself() -> None:
    assert shortened("Ana and Béla", 12) == "Ana and Béla"
    assert shortened("Ana and Béla", 11) == "Ana and …"
    assert shortened("https://example.org/a and more", 12) == "https://exa…"
    assert shortened("\u2068Ana\u2069-and-Béla", 6) == "Ana-a…"
    assert shortened(" Longer", 5) == "Long…"


def test_missing_words_raise_in_tests_and_show_their_key_to_a_reader() -> None:
    say = words.speaker("hu")
    with pytest.raises(catalogues.MissingWords):
        say("no-such-key")
    with pytest.raises(catalogues.MissingWords):
        say("letter-dear")
    catalogues.be_strict(False)
    assert say("no-such-key") == "no-such-key"


def test_persian_sets_made_up_names_in_quotes_also_in_a_list() -> None:
    facts = {"kind": "discarded", "turn": 1, "seat": 0, "cards": ["s26", "s22"]}
    told = bare(words.speaker("fa", "btwixt").told(facts, TABLE, 0))
    assert told == "از دستتان سوزاندید: «همه یا هیچ» و «دست باز»."
    assert "«" not in words.speaker("hu", "btwixt").told(facts, TABLE, 0)


def test_in_persian_the_owner_of_a_die_is_not_in_brackets() -> None:
    say = words.speaker("fa", "troyes")
    assert bare(say.facts({"die": "1:r3"}, TABLE, None)["die"]) == "قرمز ۳ از Béla"
    assert bare(say.facts({"die": "g:r3"}, TABLE, None)["die"]) == "قرمز ۳ از طوسی‌ها"


def test_readers_without_typed_names_share_a_speaker_and_its_cache(
    third: Any,
) -> None:
    shared = words.speaker("hu", third)
    assert shared.calling({}) is shared
    typed = shared.calling({"region-milano": "Otthon"})
    assert shared.calling({"region-milano": "Otthon"}) is typed
    assert typed is not shared and bare(str(typed.noun("region", "milano"))) == "Otthon"
    assert bare(str(shared.noun("region", "milano"))) != "Otthon"


def test_a_message_comes_from_the_cache_only_for_the_same_facts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = {
        "of": "of = { $thing }|{ $thing_acc }",
        "is": "is = { $that }.",
        "n": "n = { $delta }",
    }
    monkeypatch.setattr(words, "MOST_KEPT", 5)
    say = words.Speaker("en", catalogues.Wordbook("en", entries))

    def formed(text: str, acc: str) -> words.Word:
        word = words.Word(text)
        word.forms = {"acc": acc}
        return word

    for _ in range(2):
        assert bare(say("of", thing=formed("a", "at"))) == "a|at"
        assert bare(say("of", thing=formed("a", "as"))) == "a|as"
        assert [bare(say("is", that=that)) for that in (1, True, 1.5, "1", None, [1, 2])] == [
            *("1.", "yes.", "1.5.", "1.", "none.", "1 and 2.")
        ]
        assert (say("is", that="1"), say("is", that=words.Word("1"))) == ("\u20681\u2069.", "1.")
        assert (bare(say("n", delta=2)), bare(say("n", delta="2"))) == ("+2", "2")
    once, again = say("is", that="x"), say("is", that="x")
    once.forms = {"acc": "y"}
    assert not again.forms and not say("is", that="x").forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_unpaid_wages_are_described_as_they_happened(language: str) -> None:
    say, names = words.speaker(language, "troyes"), ["Ana", "Béla"]
    event = {"turn": 4, "kind": "wages_unpaid", "seat": 1, "short": 3, "points": 2}
    (line,) = engine.games()["troyes"].digest([event])
    told = say.told(line, names)
    assert told == say.told(event, names) == say("event-wages_unpaid", **say.facts(event, names))
    assert "wages_unpaid" not in told and say.number(3) in told
