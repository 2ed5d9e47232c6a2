"""People parsed from pasted lists and vCards; unreadable parts are returned."""

import time

import pytest

from service.people.pasted_people import people_in

CARDS = """BEGIN:VCARD
VERSION:3.0
FN:Kovács Béla
N:Kovács;Béla;;;
EMAIL;TYPE=INTERNET:bela@mail.example
END:VCARD
BEGIN:VCARD
VERSION:4.0
FN:دارا
item1.EMAIL:dara@
 mail.example
EMAIL:second@mail.example
TZ:Asia/Tehran
END:VCARD
BEGIN:VCARD
VERSION:2.1
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:C=C3=ADli=
 Kis
EMAIL;HOME:cili@mail.example
END:VCARD
BEGIN:VCARD
FN:Nobody with an address
TEL:1
END:VCARD
"""


@pytest.mark.parametrize(
    ("text", "people"),
    [
        (
            "Ana <ana@mail.example>, bela@mail.example; cili@mail.example",
            [("Ana", "ana"), ("", "bela"), ("", "cili")],
        ),
        (
            '"Nagy, Ana" <ana@mail.example>,\n\n bela@mail.example;',
            [("Nagy, Ana", "ana"), ("", "bela")],
        ),
        (
            "Ana\tana@mail.example\r\nBéla: bela@mail.example",
            [("Ana", "ana"), ("Béla", "bela")],
        ),
        ("ana@mail.example bela@mail.example", [("", "ana"), ("", "bela")]),
        ("mailto:ana@mail.example, \u202abela@mail.example\u202c", [("", "ana"), ("", "bela")]),
        ("ana@mail.example, Ana <ANA@mail.example>", [("", "ana")]),
        (CARDS, [("Kovács Béla", "bela"), ("دارا", "dara"), ("Cíli Kis", "cili")]),
        ("", []),
    ],
)
def test_lists_and_cards_are_read(text: str, people: list[tuple[str, str]]) -> None:
    assert people_in(text) == ([(name, f"{who}@mail.example") for name, who in people], [])


def test_unreadable_parts_are_returned() -> None:
    found, left = people_in("ana@mail.example, Béla, cili@, Dara <dara@x>, ")
    assert found == [("", "ana@mail.example")]
    assert left == ["Béla", "cili@", "Dara dara@x"]


@pytest.mark.parametrize("evil", ['"', '"a', "<", "a ", "BEGIN:VCARD\n", "=\n ", ",", "a@"])
def test_no_text_holds_the_reader_up(evil: str) -> None:
    before = time.process_time()
    people_in(evil * 20_000)
    people_in("BEGIN:VCARD\nFN:" + evil * 20_000)
    assert time.process_time() - before < 5
