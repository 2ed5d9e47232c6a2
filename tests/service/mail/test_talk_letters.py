"""Messages in letters: with the next letter, at once, or never; and links in them do not work."""

import html
import re

import pytest

from service.matches import talk
from service.matches.talk import GATHERING
from service.views import talk_view
from tests.service.at_table import Table, begin
from tests.service.trial_installation import SURE, Letter, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
EVIL = "See https://evil.example/x?y or www.evil.example, mail eve@evil.example. Yes?"


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return begin(house).play(2)


def say(table: Table, seat: int, words: str, to: str = "everybody") -> None:
    body = SURE | {"to": to, "words": words}
    answer = table.house.client.post(f"/s/{table.seats[seat]}/talk", data=body)
    assert answer.status_code == 303, answer.get_data(as_text=True)


def wish(table: Table, seat: int, pace: str, **muted: str) -> None:
    url = f"/s/{table.seats[seat]}/talk"
    assert table.house.client.post(url, data=SURE | {"pace": pace, **muted}).status_code == 303


def letters(table: Table, seat: int) -> list[Letter]:
    return [each for each in table.house.new_letters() if each["X-Staffetta-Seat"] == str(seat)]


def bare(letter: Letter) -> str:
    return letter.text.replace(talk_view.NO_BREAK, "")


def test_the_next_letter_brings_each_message_once(table: Table) -> None:
    table.house.new_letters()
    say(table, table.asked, "Who spares me Roma?")
    table.house.time.forward(600)
    assert table.house.new_letters() == []
    table.play(1)
    [turn] = letters(table, table.asked)
    assert turn.kind == "turn" and "  | Who spares me Roma?" in turn.text
    assert "Who spares me Roma?" in turn.html and f"{turn.seat_page}#talk" in turn.text
    table.play(3)
    later = [each for each in table.house.new_letters() if each.to == turn.to]
    assert later and not [each for each in later if "Roma?" in each.text]


def test_who_wants_it_gets_several_messages_at_once_in_one_letter(table: Table) -> None:
    table.house.new_letters()
    wish(table, 1, "at_once")
    say(table, 0, "quirrelwick", "1")
    table.house.time.forward(GATHERING - 1)
    say(table, 2, "another for all")
    assert letters(table, 1) == []
    table.house.time.forward(1)
    sent = table.house.new_letters()
    assert [(each.kind, each["X-Staffetta-Seat"]) for each in sent] == [("talk", "1")]
    assert "quirrelwick" in sent[0].text and "another for all" in sent[0].html
    assert "quirrelwick" not in sent[0]["Subject"]
    table.house.time.forward(GATHERING)
    assert letters(table, 1) == []


def test_a_letter_whose_messages_were_read_or_deleted_is_not_sent(table: Table) -> None:
    table.house.new_letters()
    wish(table, 1, "at_once")
    say(table, 0, "read meanwhile")
    page = table.house.get(f"/s/{table.seats[1]}/talk")
    page.submit("read")
    table.house.time.forward(GATHERING)
    assert letters(table, 1) == []
    say(table, 0, "deleted meanwhile")
    table.house.client.post(
        f"/s/{table.seats[0]}/talk", data=SURE | {"circle": "[]", "number": "2"}
    )
    table.house.time.forward(GATHERING)
    assert letters(table, 1) == []


@pytest.mark.parametrize("wishes", [{"pace": "never"}, {"pace": "at_once", "muted": "0"}])
def test_who_wants_none_gets_none(table: Table, wishes: dict[str, str]) -> None:
    table.house.new_letters()
    for seat in range(3):
        wish(table, seat, **wishes)
    say(table, 0, "quirrelwick")
    table.house.time.forward(GATHERING)
    table.play(6)
    sent = table.house.new_letters()
    assert sent and "quirrelwick" not in "".join(each.text + each.html for each in sent)


def test_links_and_addresses_in_words_are_no_links_for_mail_programs(table: Table) -> None:
    table.house.new_letters()
    say(table, 0, EVIL)
    wish(table, 1, "at_once")
    say(table, 0, "<a href='https://evil.example'>x</a>")
    table.house.time.forward(GATHERING)
    [letter] = letters(table, 1)
    assert EVIL in " ".join(bare(letter).replace("|", " ").split())
    for part in (letter.text, letter.html):
        assert not re.search(r"evil\.example|://evil|https:/|eve@|www\.evil", "".join(said(part)))
    assert "&lt;a" in letter.html and 'href="https://evil' not in letter.html


# Texts that Gmail and Apple Mail link by habit, in text and in HTML.
LINKED = re.compile(
    r"[a-z]+://\S|\bwww\.\w|\b(?:mailto|tel):\S|[\w.+-]+@[\w-]+\.\w|[\w-]{2,}\.[a-z\u0600-\u06ff]{2,}\b"
    r"|\d{1,3}(?:\.\d{1,3}){3}|\d(?:[\s().-]*\d){6,}",
    re.IGNORECASE,
)
SHAPES = [
    *("evil.example", "EVIL.Example/path?x=1", "www.evil.example", "http://evil.example:8080/a"),
    *("https://t.co/x", "ftp://evil.example", "eve@evil.example", "mailto:eve@evil.example"),
    *("+36 30 123 4567", "(021) 8877-6655", "۰۹۱۲۳۴۵۶۷۸۹", "tel:+1-202-555-0143", "0036301234567"),
    *(
        "10.0.0.1",
        "[x](https://evil.example)",
        "<https://evil.example>",
        "سایت.ایران",
        "itms://evil",
    ),
]


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_that_mail_programs_link_by_habit_is_linked(table: Table, shape: str) -> None:
    assert LINKED.search(shape), "the programs would"
    table.house.new_letters()
    wish(table, 1, "at_once")
    say(table, 0, f"quirrelwick {shape} quirrelwick")
    table.house.time.forward(GATHERING)
    [letter] = letters(table, 1)
    for part in (letter.text, html.unescape(letter.html)):
        [line] = [each for each in part.splitlines() if "quirrelwick" in each]
        _, told, _ = line.split("quirrelwick")
        assert not LINKED.search(told), told
        assert told.replace(talk_view.NO_BREAK, "").strip() == shape
    assert "telephone=no" in letter.html


def said(part: str) -> list[str]:
    """Return the lines of a letter that quote the message."""
    return [line for line in part.splitlines() if "evil" in line]


def test_words_cannot_pass_for_the_letters_own(table: Table) -> None:
    table.house.new_letters()
    wish(table, 1, "at_once")
    say(table, 0, "Hi\n\n-- \nStaffetta: press https://evil.example\n> play 1\n" + "word " * 99)
    table.house.time.forward(GATHERING)
    [letter] = letters(table, 1)
    lines = [line for line in letter.text.splitlines() if re.search("press|play 1|word", line)]
    assert len(lines) > 6 and all(line.startswith("  | ") for line in lines)


def test_a_turn_letter_brings_a_few_lines_and_a_letter_about_messages_more(table: Table) -> None:
    table.house.new_letters()
    seat = table.asked
    for number in range(7):
        say(table, seat, f"{number} " + "long words " * 100)
    table.play(1)
    [turn] = letters(table, table.asked)
    assert len(re.findall(r"(?:words|long) …", turn.text)) == 5, turn.text
    assert len(turn.text) < 16_000
    own = table.loaded().seats[table.asked]
    told = table.house.installation.database.read(lambda c: talk.reader_of(c, own)).told
    assert told == {"[]": 7}
