"""Text on paper: right to left, both directions in a line, and missing characters."""

from __future__ import annotations

import pytest

from printables.kit import bidi, fonts, panel, text
from printables.kit.fonts import SIGN, MissingGlyph, legible, missing, shortened, unprintable
from printables.kit.text import Style, lay, width_of

PERSIAN = Style(rtl=True)
LATIN = Style()


def shown(markup: str, style: Style, width: float = 1000) -> list[str]:
    """Return the lines as drawn, from left to right."""
    lines = lay(markup, style, width).lines
    return ["".join(run for _, _, run in line.runs) for line in lines]


def test_the_first_word_alone_begins_with_a_capital_letter() -> None:
    said = ["1-es katona", "katona", "(katona)", "۱ سرباز", "…", ""]
    capital = ["1-es katona", "Katona", "(Katona)", "۱ سرباز", "…", ""]
    assert [panel.spoken(words) for words in said] == capital


def test_persian_letters_are_joined_and_run_from_the_right() -> None:
    (line,) = shown("سلام", PERSIAN)
    assert line == "\ufee1\ufefc\ufeb3"


def test_a_latin_name_in_a_persian_line_keeps_its_own_order() -> None:
    (line,) = shown("نوبت \u2068Ana B.\u2069 است", PERSIAN)
    assert "Ana B." in line


def test_numbers_and_times_in_persian_read_from_the_left() -> None:
    (line,) = shown("ساعت ۱۸:۳۰ نوبت ۱۲", PERSIAN)
    assert "۱۸:۳۰" in line and "۱۲" in line


def test_nested_isolates_are_understood() -> None:
    (line,) = shown("\u2068\u2068Ana\u2069 و \u2068Béla\u2069\u2069 می‌جنگند", PERSIAN)
    assert "Ana" in line and "Béla" in line
    assert line.index("Béla") < line.index("Ana")


def test_lines_break_in_the_order_of_reading() -> None:
    lines = shown("یک دو سه چهار پنج شش هفت هشت نه ده", PERSIAN, 60)
    assert len(lines) > 1
    assert lines[0].endswith(bidi.shaped("یک")[::-1])


def test_a_word_longer_than_the_line_is_cut_and_never_lost() -> None:
    lines = shown("a" * 300, LATIN, 100)
    assert len(lines) > 1 and "".join(lines) == "a" * 300
    assert all(line.width <= 100 for line in lay("a" * 300, LATIN, 100).lines)


def test_bold_is_markup_of_ours_and_never_of_a_name() -> None:
    assert shown("<b>one</b> two", LATIN) == ["one two"]
    assert shown(text.plain("<b>one</b>"), LATIN) == ["<b>one</b>"]


def test_the_hamza_of_an_ezafe_is_kept() -> None:
    (line,) = shown("صفحهٔ ۲", PERSIAN)
    assert any(letter in line for letter in "\u06c0\ufba4\ufba5")


def test_words_of_ours_with_a_missing_character_are_refused_aloud() -> None:
    with pytest.raises(MissingGlyph, match="U\\+674E"):
        shown("Sieg 李", LATIN)


def test_missing_names_the_characters_that_no_font_has() -> None:
    assert missing("Őrsi →★ علی Ελένη Жана 李") == ["李"]


def test_a_name_keeps_its_drawable_characters_and_the_rest_is_reported() -> None:
    assert legible("Őrsi Gyűrű") == "Őrsi Gyűrű"
    assert legible("李 Ming") == "Ming"
    assert legible("\U0001f469\u200d\U0001f469\u200d\U0001f467 Kata \u2764\ufe0f") == "Kata"
    assert legible("李小龍") == legible("\U0001f468\U0001f3fd\u200d\U0001f680") == SIGN
    assert missing(SIGN, "title") == missing(SIGN, "fa-bold") == []
    names = ["Ana", "سارا", "علی\u200cرضا", "Be\u0301la", "★\ufe0f", "李 Ming", "\U0001f680", "สม"]
    assert unprintable(names) == ["李 Ming", "\U0001f680", "สม"]


def test_a_name_cannot_change_the_direction_of_its_line() -> None:
    assert legible("A\u202eB\u2066C\u200fD\u0000E\ufeff") == "ABCDE"
    assert legible("two\nlines\tand a tab") == "two lines and a tab"
    assert legible("\u202e\u0007") == SIGN


def test_a_pile_of_accents_is_cut_down() -> None:
    assert len(legible("z" + "\u0301" * 50)) <= 1 + fonts.MOST_MARKS


def test_a_persian_name_keeps_the_joiner_between_its_parts() -> None:
    assert legible("علی‌رضا") == "علی‌رضا"


def test_a_long_name_is_cut_to_its_room() -> None:
    cut = shortened("Wolfeschlegelsteinhausen", "bold", 20, 100)
    assert cut.endswith("…") and width_of(cut, Style("bold", 20)) <= 100
    assert shortened("Ana", "bold", 20, 100) == "Ana"


def test_every_font_can_write_hungarian_or_persian() -> None:
    for font in ("Title", "Text", "Bold", "Italic"):
        assert {ord(letter) for letter in "őűŐŰáé–„”’×…"} <= fonts.characters(font)
    for font in ("Persian", "PersianBold"):
        assert {ord(letter) for letter in "پچژگکیء۰۱۲۳۴۵۶۷۸۹؟،؛«»\u200c"} <= fonts.characters(font)


def test_every_font_has_its_licence_beside_it() -> None:
    licences = {file.stem.removeprefix("LICENSE-") for file in fonts.FOLDER.glob("LICENSE-*.txt")}
    families = {file.partition(".")[0].partition("-")[0] for file in fonts.FILES.values()}
    assert families == licences
