"""Valid and invalid names and addresses."""

import unicodedata
from importlib.resources import files

import pytest
from confusable_homoglyphs.confusables import confusables_data
from hypothesis import given
from hypothesis import strategies as st

from service.installation.addresses import (
    BadAddress,
    BadName,
    clean_address,
    clean_name,
    clean_sender,
    looks_like_any,
    masked,
    skeletons,
)

# --- names -----------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Béla",
        "کوروش",
        "علی‌رضا",
        "Dara O’Neil",
        "Őz-Kovács Emma",
        "فرید",
        "李小龍",
        "Nguyễn Thị",
    ]
    + [
        "Ἀλέξανδρος",
        "Łukasz",
        "שָׁלוֹם",
        "བསྒྲིགས",
        "สมชาย",
        "ක්‍රිස්ටි",
        "Ana 2",
        "Ana 🎲",
        "🎲",
        "葛\U000e0100城",
        "\U0001f469\u200d\U0001f469\u200d\U0001f467 Kata",
        "\U0001f468\U0001f3fd\u200d\U0001f680",
        "\u2764\ufe0f\u200d\U0001f525",
        "Ana \U0001f3f3\ufe0f\u200d\U0001f308",
        "\u26f9\U0001f3fb\u200d\u2642\ufe0f",
    ],
)
def test_names_of_all_scripts_are_kept_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana \n", "Ana"),
        ("Be\u0301la", "Béla"),
        ("Ana\u00a0\u2003 Maria", "Ana Maria"),
        ("\ufeffA\u200bna\u00ad", "Ana"),
        ("\u200fسارا\u200e", "سارا"),
        ("علی\u200c\u200c", "علی"),
        ("علی\u200c\u200cرضا", "علی\u200cرضا"),
        ("A\u200c-\u200dB", "A-B"),
        ("\U0001f469\u200d", "\U0001f469"),
        ("A\u200d\U0001f469\u200c\U0001f467", "A\U0001f469\U0001f467"),
    ],
)
def test_leftovers_of_typing_and_pasting_are_cleaned_away(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "empty"),
        (" \t\n ", "empty"),
        ("x" * 61, "too_long"),
        ("x" * 10_000_000, "too_long"),
        ("Ana\r\nBcc: x@y.test", "control"),
        ("Ana\x00", "control"),
        ("Ana\tMaria", "control"),
        ("Ana\u2028Maria", "control"),
        ("Ana\ud800", "control"),
        ("Ana\ue000", "control"),
        ("Ana\uffff", "control"),
        ("Ana\u202e", "bidi"),
        ("\u2067Ana\u2069", "bidi"),
        ("\u200b\u200d\ufeff", "invisible"),
        ("\u3164", "invisible"),
        ("\u2800\u2800", "invisible"),
        ("Zz" + "\u0301\u0300\u0302\u0303\u0304", "combining"),
        ("a\u0301\u200c\u0300\u200c\u0302\u200c\u0303\u200c\u0304", "combining"),
        ("\u0301Ana", "combining"),
        ("Ana \u0301", "combining"),
        ("...", "no_letter"),
        ("<>", "no_letter"),
    ],
)
def test_a_refused_name_says_why(name: str, code: str) -> None:
    with pytest.raises(BadName) as refusal:
        clean_name(name)
    assert refusal.value.code == code


def test_sixty_characters_are_allowed_and_counted_after_cleaning() -> None:
    assert clean_name("  " + "ő" * 60 + "\u200b ") == "ő" * 60


@given(st.text(max_size=80))
def test_a_name_that_passes_is_one_visible_line_and_passes_again(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert (0 < len(name) <= 60 and name.isprintable()) or "\u200c" in name or "\u200d" in name
    assert name == name.strip() == clean_name(name)
    assert unicodedata.is_normalized("NFC", name)


# --- names that look the same ----------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "Аnа"),  # Cyrillic А, а
        ("BEKO", "ВЕКО"),
        ("ВЕРА", "вера"),
        ("Niko", "Νικο"),
        ("Béla", "Be\u0301la"),
        ("Emma", "Ｅｍｍａ"),
        ("Farid", "Fаrid."),
        ("Ivy", "lvy"),
        ("Ana 10", "Ana lO"),
        ("Ana 1", "Ana ۱"),
        ("علی", "علي"),
        ("علی‌رضا", "علیرضا"),
        ("کوروش", "كوروش"),
        ("محمد", "مُحَمَّد"),
        ("Cyrus", "Cy\u034frus"),
        ("Ana Maria", "AnaMaria"),
        ("Arnie", "Amie"),
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert looks_like_any(one, [other])


def test_people_at_one_table_do_not_look_alike() -> None:
    people = ["Ana", "Ava", "Béla", "Bela", "Cyrus", "Dara", "Emma", "Farid", "علی", "على اکبر"]
    people += ["Анна", "Νίκος", "Արամ", "Luca", "Lyca", "Nina", "Vina", "حسین", "حسن"]
    for at, name in enumerate(people):
        assert not looks_like_any(name, people[:at]), name


def test_names_that_differ_by_confusable_letters_look_alike() -> None:
    """Test UTS 39's confusable Latin, Greek, Cyrillic, Armenian and Cherokee letters both ways."""
    scripts = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE"}

    def is_read(letter: str) -> bool:
        name = unicodedata.name(letter[0], "").split(" ")[0]
        return len(letter) == 1 and letter.isalpha() and name in scripts

    pairs = [
        (letter, each["c"])
        for letter, alike in confusables_data.items()
        for each in alike
        if is_read(letter) and is_read(each["c"])
    ]
    assert len(pairs) > 500
    passed = [pair for pair in pairs if not looks_like_any(f"Dar{pair[0]}n", [f"Dar{pair[1]}n"])]
    assert not passed


@given(st.text(max_size=60))
def test_every_accepted_name_looks_like_itself_in_any_case(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert all(skeletons(name))
    assert looks_like_any(name, [f" {name}."])
    assert looks_like_any(name.upper(), [name.lower()])


# --- addresses -------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("ana@example.org", "ana@example.org"),
        (" Ana@Mail.EXAMPLE\n", "ana@mail.example"),
        ("ÁRPÁD@example.org", "árpád@example.org"),
        ("bela+games@x.test", "bela+games@x.test"),
        ("cyrus@home.local", "cyrus@home.local"),
        ("dara@staffetta.localhost", "dara@staffetta.localhost"),
        ("emma@BÜCHER.example", "emma@bücher.example"),
        ("emma@xn--bcher-kva.example", "emma@bücher.example"),
        ("آنا@example.org", "آنا@example.org"),
        ("o'neil@example.org", "o'neil@example.org"),
    ],
)
def test_an_address_is_kept_in_lower_case(typed: str, address: str) -> None:
    assert clean_address(typed) == address == clean_address(address)


@pytest.mark.parametrize(
    "pasted",
    [
        "Ana <ana@mail.example>",
        '"Nagy, Ana" <ana@mail.example>',
        "<ana@mail.example>",
        "mailto:ana@mail.example",
        "Ana <MAILTO:ana@mail.example>;",
        "ana@mail.example,",
        "ana@mail.example;",
        "ana@mail.example.",
        "ana@mail.example\u200b",
        "\u200fana@mail.example",
        "\u202aana@mail.example\u202c",
        "\ufeff ana@mail.example\u2069, ",
    ],
)
def test_remains_of_copying_around_an_address_are_dropped(pasted: str) -> None:
    assert clean_address(pasted) == "ana@mail.example"


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ("mailto:", "empty"),
        ("Ana <>,", "empty"),
        ("a" * 65 + "@example.org", "too_long"),
        ("ana@" + "x" * 250 + ".org", "too_long"),
        ("ana@example.org\r\nBcc: x@y.test", "control"),
        ("ana\x00@example.org", "control"),
        ("ana\u200c@example.org", "control"),
        ("Ana\r\nBcc: x <ana@example.org>", "control"),
        ("Ana\x00 <ana@example.org>", "control"),
        ("Ana " * 300 + "<ana@example.org>", "too_long"),
        ("ana@exam\u202eple.org", "control"),
    ]
    + [
        (address, "not_an_address")
        for address in (
            [
                "ana",
                "@example.org",
                "ana@",
                "ana@localhost",
                "ana@example",
                "ana@-x.test",
                "a@x..test",
            ]
            + ["ana@example.org, emma@example.org", "ana@example.org;emma@example.org"]
            + [
                "Ana <ana@example.org> Emma",
                "ana@x.test <emma@example.org>",
                "Ana <<ana@example.org>>",
                "ana@example.org (Ana)",
                '"a b"@x.test',
            ]
            + [
                "ana@emma@example.org",
                "ana@[127.0.0.1]",
                "a b@example.org",
                "ana%x.test@example.org",
            ]
            + [
                "x.test!ana@example.org",
                "mailto:ana@example.org?cc=x@y.test",
                "=?utf-8?q?a?=\uff20x.test",
            ]
            + ["ana＠example.org", ".ana@example.org", "friends:ana@example.org;", "ana@x_y.test"]
            + ["i@MA\u0130L.example"]
        )
    ],
)
def test_a_refused_address_says_why(address: str, code: str) -> None:
    with pytest.raises(BadAddress) as refusal:
        clean_address(address)
    assert refusal.value.code == code


@given(st.text(max_size=40) | st.emails().map(lambda known: known + "\u200b"))
def test_no_text_makes_the_check_of_addresses_fail_otherwise(text: str) -> None:
    try:
        address = clean_address(text + "@x.test")
    except BadAddress:
        return
    assert not any(letter.isspace() or letter in '<>,;:"' for letter in address)


def test_the_operators_sender_may_have_a_name_and_a_local_host() -> None:
    assert clean_sender("Staffetta <play@Example.org>") == ("Staffetta", "play@example.org")
    assert clean_sender('"The Relay" <play@x.test>') == ("The Relay", "play@x.test")
    assert clean_sender("staffetta@localhost") == ("", "staffetta@localhost")


@pytest.mark.parametrize("text", ["", "Staffetta", "<>", "A <a@x.test> <b@x.test>", "a\n<a@x.test"])
def test_a_sender_that_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        clean_sender(text)


# --- names that are not domains --------------------------------------------


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("visit http://evil.example", "link"),
        ("evil.example", "link"),
        ("www.evil", "link"),
        ("t.co", "link"),
        ("ana@mail.example", "link"),
        ("ana＠mail", "link"),
        ("evil\u3002example", "link"),
        ("10.0.0.1", "link"),
        ("Www.Evil", "link"),
        ("T.Co", "link"),
        ("T.Co.Nagy", "link"),
        ("Dr.Kovács evil.example", "link"),
        ("Dr.Kovács @ana", "link"),
        ("My.Example", "link"),
        ("Evil.Example", "link"),
        ("http://Dr.Kovács", "link"),
        ("Sz.Nagy/Evil", "link"),
        ("Dr.Me.Nagy", "link"),
        ("سایت.ایران", "link"),
        ("PayPal: call +1-555", "phone"),
        ("call 06 20 123 45", "phone"),
        ("۰۹۱۲۳۴۵", "phone"),
        ("Staffetta Support", "ours"),
        ("STAFFЕTTA", "ours"),
    ],
)
def test_a_name_contains_no_link(name: str, code: str) -> None:
    with pytest.raises(BadName) as bad:
        clean_name(name)
    assert bad.value.code == code


@pytest.mark.parametrize(
    "name",
    ["Béla 1987", "J. R. R. Tolkien", "Dr. Kiss", "AC/DC", "م.امید", "Ana & Béla", "R2-D2"]
    + [
        "Dr.Kovács",
        "Sz.Nagy Péter",
        "Dr.Sz.Nagy Péter",
        "B.Nagy László",
        "سیدمحمد.رضا",
        "Dr.B.Nagy",
        "Ifj.Kis-Tóth Éva",
    ]
    + ["Ő.Nagy", "St.John", "Dr.O’Neil"],
)
def test_real_names_are_accepted(name: str) -> None:
    assert clean_name(name) == name


def test_no_top_level_domain_passes_for_a_family_name() -> None:
    """Test IANA's list, as shipped with Hypothesis: mail programs turn such names into links."""
    file = files("hypothesis.vendor") / "tlds-alpha-by-domain.txt"
    listed = [line for line in file.read_text("utf-8").split() if line.isascii()]
    domains = {line.lower() for line in listed[listed.index("UTC") + 1 :]}
    assert len(domains) > 1000
    for domain in domains:
        name = domain.encode().decode("idna") if domain.startswith("xn--") else domain
        for site in (f"Go.{name.title()}", f"go.{name}", f"سایت.{name}", f"Go.{name.title()}/x"):
            with pytest.raises(BadName) as bad:
                clean_name(site)
            assert bad.value.code == "link", site


def test_only_the_owner_recognizes_a_masked_address() -> None:
    assert masked("cyrus@mail.example") == "c…\u2060@mail.example"
