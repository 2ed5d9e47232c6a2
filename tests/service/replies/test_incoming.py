"""Replies from the bytes of a message to the move, the letter about it, and its page."""

from collections.abc import Iterator
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from service.database.rows import REPLY
from service.language.words import speaker
from service.matches import deals, promises, store
from service.replies import incoming
from service.replies.doing import WHYS
from service.replies.outcomes import Dealt
from tests.service.at_table import Table, begin, digest, invite
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation, install
from tests.tables import GAMES, some_seats

ADDRESSES = [each["email"] for each in (ANA, BELA, CYRUS)]


@pytest.fixture
def house(tmp_path: Path, database_url: str) -> Iterator[TrialInstallation]:
    """A fresh installation that reads replies."""
    installation = install(tmp_path, database_url, inbound_url="lmtp://127.0.0.1:2424")
    yield installation
    installation.installation.database.close()


class Mailbox:
    """A match whose players answer their letters."""

    def __init__(self, house: TrialInstallation, table: Table) -> None:
        self.house, self.table = house, table
        self.letters: dict[int, Letter] = {}
        self.count = 0
        self.collect()

    def collect(self) -> list[Letter]:
        """Send the waiting letters, keep the last one of each seat, and return the new ones."""
        found = self.house.new_letters()
        for letter in found:
            self.letters[int(letter["X-Staffetta-Seat"])] = letter
        return found

    def answer(self, seat: int, *lines: str, **headers: str) -> Dealt:
        """Answer the seat's last letter, as its player."""
        return self.deliver(self.message(self.letters[seat], "\n".join(lines), seat, **headers))

    def message(self, letter: Letter, text: str, seat: int, **headers: str) -> EmailMessage:
        message, self.count = EmailMessage(), self.count + 1
        given = {"From": ADDRESSES[seat], "To": letter["Reply-To"], "Subject": "Re: the game"}
        given |= {"Message-ID": f"<{self.count}@mail.example>"}
        given |= {"In-Reply-To": letter["Message-ID"]}
        given |= {name.replace("_", "-"): value for name, value in headers.items()}
        for name, value in given.items():
            if value:
                message[name] = value
        quoted = "".join(f"> {line}\n" for line in letter.text.splitlines())
        message.set_content(f"{text}\n\nOn Tuesday Staffetta wrote:\n{quoted}")
        return message

    def deliver(self, message: EmailMessage) -> Dealt:
        to = str(message["To"])
        return incoming.handle(self.house.installation, message.as_bytes(), [to], message["From"])

    @property
    def asked(self) -> int:
        return self.table.asked


def opened(house: TrialInstallation, game: str = "condottiere-3e") -> Mailbox:
    guests = [BELA, CYRUS][: some_seats(GAMES[game]) - 1]
    return Mailbox(house, begin(house, *guests, host=ANA, game=game))


def in_battle(house: TrialInstallation) -> Mailbox:
    box = opened(house)
    box.answer(box.asked, "Siena")
    box.collect()
    return box


def test_a_reply_plays_the_move_and_is_confirmed_with_the_new_situation(
    house: TrialInstallation,
) -> None:
    box = opened(house)
    seat, turn = box.asked, box.table.turn
    dealt = box.answer(seat, "Siena")
    assert (dealt.did, dealt.seat, dealt.match) == ("played", seat, box.table.match), dealt
    assert box.table.turn > turn
    [receipt] = [each for each in box.collect() if each.kind == "receipt"]
    assert receipt.to == ADDRESSES[seat]
    assert "/undo/" in receipt.text and "mailto:" in receipt.html


def test_the_same_message_has_its_effect_once(house: TrialInstallation) -> None:
    box = opened(house)
    letter, seat = box.letters[box.asked], box.asked
    message = box.message(letter, "Siena", seat)
    first = box.deliver(message)
    kept = digest(house)
    again = box.deliver(message)
    assert (first.did, again.did, again.why) == ("played", "played", "already")
    assert digest(house) == kept


def test_another_senders_message_id_cannot_block_a_reply(house: TrialInstallation) -> None:
    box = opened(house)
    letter, seat = box.letters[box.asked], box.asked
    theirs = box.message(letter, "Roma", seat, From="eve@evil.example", Message_ID="<one@x>")
    assert box.deliver(theirs).did == "held"
    assert box.deliver(box.message(letter, "Siena", seat, Message_ID="<one@x>")).did == "played"


def test_lines_are_steps_and_all_are_done_or_none(house: TrialInstallation) -> None:
    box = opened(house)
    seat, kept = box.asked, digest(house)
    dealt = box.answer(seat, "Siena", "gibberish here")
    assert (dealt.did, dealt.why) == ("answered", "unknown")
    assert box.table.turn == 0 or digest(house) != kept  # a refusal is stored, and no move
    assert box.table.loaded().match.turn == 0
    legal = "up-to; most 12"
    assert box.answer(seat, "Siena", legal).did == "played"
    assert box.table.loaded().match.turn >= 1


@pytest.mark.parametrize("second", ["#2", "option 2", "a második", "گزینه ۲"])
def test_a_second_number_of_the_letters_list_is_asked_about(
    house: TrialInstallation, second: str
) -> None:
    box = opened(house, "troyes")
    dealt = box.answer(box.asked, "#1", second)
    assert (dealt.did, dealt.why) == ("answered", "ambiguous")
    assert box.table.turn == 0
    assert box.answer(box.asked, "say hello", "status", "#1").did == "played"


@pytest.mark.parametrize("language", range(3))
def test_a_line_that_is_not_understood_changes_nothing_and_offers_moves(
    house: TrialInstallation, language: int
) -> None:
    box = in_battle(house)
    for _ in range(4):
        if box.asked == language:
            break
        box.answer(box.asked, "pass")
        box.collect()
    seat, turn = box.asked, box.table.turn
    dealt = box.answer(seat, "do something clever")
    assert (dealt.did, dealt.why) == ("answered", "unknown")
    [letter] = box.collect()
    assert (letter.kind, letter.to) == ("refusal", ADDRESSES[seat])
    assert "do something clever" in letter.text
    assert "mailto:" in letter.html and box.table.turn == turn
    # the same again that day gets no second letter
    box.answer(seat, "do something clever")
    assert box.collect() == []


def test_an_illegal_move_is_refused_with_the_reason(house: TrialInstallation) -> None:
    box = in_battle(house)
    seat = box.asked
    hand = box.table.loaded().game.view(box.table.loaded().state, seat)["hand"]
    missing = next(card for card in ("m10", "m6", "m5", "m4", "m3", "m2", "m1") if card not in hand)
    dealt = box.answer(seat, f"play {missing[1:]}")
    assert (dealt.did, dealt.why) == ("refused", "illegal")
    [letter] = box.collect()
    assert letter.kind == "refusal"


def test_an_answer_to_an_older_letter_is_refused_as_late(house: TrialInstallation) -> None:
    box = opened(house)
    seat = box.asked
    old = box.letters[seat]
    assert box.deliver(box.message(old, "Siena", seat)).did == "played"
    turn = box.table.turn
    dealt = box.deliver(box.message(old, "pass", seat))
    assert (dealt.did, dealt.why) == ("refused", "stale")
    assert box.table.turn == turn


def test_the_turn_stands_in_the_subject_of_a_ready_reply(house: TrialInstallation) -> None:
    box = opened(house)
    letter, seat = box.letters[box.asked], box.asked
    late = box.message(letter, "Siena", seat, In_Reply_To="", Subject="Staffetta [99]")
    assert box.deliver(late).why == "stale"
    ready = box.message(letter, "Siena", seat, In_Reply_To="", Subject="Re: Staffetta [0]")
    assert box.deliver(ready).did == "played"


def test_a_reply_to_a_letter_that_nobody_wrote_is_late(house: TrialInstallation) -> None:
    box = opened(house)
    letter, seat = box.letters[box.asked], box.asked
    lost = f"<turn.{box.table.match}.123456@{letter['Reply-To'].split('@')[1]}>"
    assert box.deliver(box.message(letter, "Siena", seat, In_Reply_To=lost)).why == "stale"


def test_another_senders_reply_waits_for_the_players_confirmation(
    house: TrialInstallation,
) -> None:
    box = opened(house)
    seat, turn = box.asked, box.table.turn
    dealt = box.answer(seat, "Siena", From="ana@elsewhere.example")
    assert dealt.did == "held" and box.table.turn == turn
    [letter] = box.collect()
    assert (letter.kind, letter.to) == ("held", ADDRESSES[seat])
    [link] = [each for each in letter.links if "/reply/" in each]
    page = house.get(link.removeprefix("https://play.example"))
    assert box.table.turn == turn
    assert page.submit("confirm-reply").status == 200
    assert box.table.turn > turn
    again = house.get(link.removeprefix("https://play.example"))
    assert again.acts == [] and again.status == 200


def test_a_held_reply_answers_only_the_question_of_its_time(house: TrialInstallation) -> None:
    box = opened(house)
    seat = box.asked
    about = {"From": "ana@elsewhere.example", "In_Reply_To": ""}
    assert box.answer(seat, "#1", **about).did == "held"
    [letter] = box.collect()
    [link] = [each for each in letter.links if "/reply/" in each]
    box.answer(seat, "Siena")
    turn = box.table.turn
    page = house.get(link.removeprefix("https://play.example")).submit("confirm-reply")
    assert page.status == 409 and box.table.turn == turn


def test_another_senders_unreadable_or_late_message_gets_no_answer(
    house: TrialInstallation,
) -> None:
    box = opened(house)
    letter, seat = box.letters[box.asked], box.asked
    stranger = {"From": "eve@evil.example"}
    sealed = box.message(letter, "Siena", seat, **stranger)
    sealed.replace_header("Content-Type", "application/pkcs7-mime")
    lost = f"<turn.{box.table.match}.123456@play.example>"
    late = box.message(letter, "Siena", seat, In_Reply_To=lost, **stranger)
    for message in (sealed, late):
        dealt = box.deliver(message)
        assert (dealt.did, dealt.why) == ("ignored", "another_sender")
    assert box.collect() == []


@pytest.mark.parametrize(
    "headers",
    [
        {"Auto_Submitted": "auto-replied"},
        {"Precedence": "bulk"},
        {"List_Id": "<friends.example>"},
        {"Subject": "Automatic reply: away", "X_Autoreply": "yes"},
    ],
)
def test_robots_get_no_answer_and_move_nothing(
    house: TrialInstallation, headers: dict[str, str]
) -> None:
    box = opened(house)
    turn = box.table.turn
    assert box.answer(box.asked, "Siena", **headers).did == "ignored"
    assert box.table.turn == turn and box.collect() == []


@pytest.mark.parametrize("word", ["help", "súgó", "راهنما"])
def test_help_and_status_are_answered_and_change_nothing(
    house: TrialInstallation, word: str
) -> None:
    box = opened(house)
    turn = box.table.turn
    assert box.answer(box.asked, word).did == "answered"
    [letter] = box.collect()
    assert letter.kind == "help" and box.table.turn == turn
    assert box.answer(box.asked, "status").did == "answered"
    [letter] = box.collect()
    assert letter.kind == "receipt" and box.table.turn == turn


def test_undo_takes_the_move_back(house: TrialInstallation) -> None:
    box = opened(house)
    seat = box.asked
    box.answer(seat, "Siena")
    box.collect()
    dealt = box.answer(seat, "undo")
    assert dealt.did == "played"
    assert box.table.loaded().state.phase == "choose"


def test_an_invitation_is_answered_by_mail(house: TrialInstallation) -> None:
    table = invite(house, BELA, CYRUS, host=ANA)
    box = Mailbox(house, table)
    assert box.answer(1, "Igen").did == "played"
    assert box.answer(2, "نه ممنون").did == "played"
    seats = table.loaded().seats
    assert [seat.status for seat in seats] == ["joined", "joined", "declined"]


def test_unknown_addresses_and_proofs_are_not_ours(house: TrialInstallation) -> None:
    box = opened(house)
    own = box.letters[box.asked]["Reply-To"]
    assert incoming.is_ours(house.installation, own)
    assert incoming.is_ours(house.installation, own.upper())
    local, domain = own.split("@")
    for wrong in (
        f"{local[:-1]}{'a' if local[-1] != 'a' else 'b'}@{domain}",
        f"{local}@evil.example",
        f"{local[:-4]}@{domain}",
        own.replace("turns+", "turn+"),
        "",
        "turns@" + domain,
    ):
        assert not incoming.is_ours(house.installation, wrong)
        assert (
            incoming.handle(house.installation, b"From: a@b.example\n\npass\n", [wrong]).did
            == "refused"
        )


def test_nothing_but_the_commands_is_stored(house: TrialInstallation) -> None:
    box = opened(house)
    box.answer(box.asked, "Hi all,", "Siena", "Thanks,", "Ana Quirrelwick")
    rows = house.installation.database.read(lambda c: c.execute(select(REPLY)).all())
    assert "Quirrelwick" not in repr(rows) and '["Siena"]' in repr(rows)


def test_a_message_is_said_to_all_or_to_those_named(house: TrialInstallation) -> None:
    box = opened(house)
    assert box.answer(0, "say Good luck to all of you!").did == "said"
    assert box.answer(0, "say to Béla: let us not fight over Siena").did == "said"
    dealt = box.answer(0, "say to Zorro: hello")
    assert dealt.did in ("said", "refused")


def test_an_offer_is_accepted_or_declined_by_its_number(house: TrialInstallation) -> None:
    box = in_battle(house)
    first, second = box.asked, (box.asked + 1) % 3
    for terms in (["pass"], ["spare napoli"]):
        about = (first, second, terms, [], house.installation.now())
        box.table.house.installation.database.write(
            lambda c, about=about: deals.offer(c, store.load(c, box.table.match, lock=True), *about)
        )
    box.collect()
    assert box.answer(second, "accept 1", "رد ۲").did == "played"
    found = house.installation.database.read(lambda c: promises.of_match(c, box.table.match))
    assert [each.status for each in found] == ["accepted", "declined"]
    late = box.answer(second, "accept 7")
    assert (late.did, late.why) == ("refused", "deal")
    assert box.answer(first, "decline 2").why == "deal"


def test_a_message_without_readable_text_is_answered_once_a_day(house: TrialInstallation) -> None:
    box = opened(house)
    seat, turn = box.asked, box.table.turn
    for number in range(3):
        message = box.message(box.letters[seat], "Siena", seat)
        message.replace_header("Content-Type", "application/pkcs7-mime")
        message.replace_header("Message-ID", f"<sealed{number}@mail.example>")
        dealt = box.deliver(message)
        assert (dealt.did, dealt.why) == ("answered", "unreadable")
    assert [letter.kind for letter in box.collect()] == ["refusal"]
    assert box.table.turn == turn


SEALED = {
    "opaque-signature": "application/pkcs7-mime; smime-type=signed-data; name=smime.p7m",
    "encrypted-smime": "application/x-pkcs7-mime; smime-type=enveloped-data; name=smime.p7m",
    "winmail": "application/ms-tnef; name=winmail.dat",
    "pgp": 'multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b',
    "inline-pgp": "text/plain",
}
IN_PGP = (
    "--b\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n\n"
    "--b\nContent-Type: application/octet-stream\n\nSiena\n--b--\n"
)


@pytest.mark.parametrize("form", SEALED)
def test_encrypted_and_packed_replies_are_answered_once_with_what_to_do(
    house: TrialInstallation, form: str
) -> None:
    box = opened(house)
    seat, turn = box.asked, box.table.turn
    body = IN_PGP if form == "pgp" else "U2llbmE=\n"
    if form == "inline-pgp":
        body = "-----BEGIN PGP MESSAGE-----\n\nSiena\n=abcd\n-----END PGP MESSAGE-----\n"
    for number in range(2):
        head = f"From: {ADDRESSES[seat]}\nTo: {box.letters[seat]['Reply-To']}\nSubject: Re: 1\n"
        head += f"Message-ID: <{number}@mail.example>\nContent-Type: {SEALED[form]}\n\n"
        dealt = incoming.handle(
            house.installation, (head + body).encode(), [box.letters[seat]["Reply-To"]]
        )
        assert (dealt.did, dealt.why) == ("answered", "unreadable")
    [refusal] = box.collect()
    plain = {"en": "plain text", "hu": "egyszerű szövegként", "fa": "متن ساده"}
    assert plain[refusal["Content-Language"]] in " ".join(refusal.text.split())
    assert refusal.kind == "refusal"
    assert box.table.turn == turn


def test_each_reason_has_words(house: TrialInstallation) -> None:
    for language in ("en", "fa", "hu"):
        for why in WHYS:
            assert speaker(language).has(f"reply-why-{why}")


@pytest.mark.parametrize(
    ("away", "back"),
    [
        ("away 3 Apr to 10 Apr", "I'm back"),
        ("nem leszek itt ápr. 3-tól 10-ig", "visszajöttem"),
        ("نیستم از ۱۴ فروردین تا ۲۱ فروردین", "برگشتم"),
    ],
)
def test_an_absence_is_announced_and_ended_by_reply(
    house: TrialInstallation, away: str, back: str
) -> None:
    box = opened(house)
    seat = box.table.asked
    assert box.answer(seat, away).did == "played"
    (span,) = box.table.loaded().seats[seat].away
    zone = ZoneInfo(box.table.loaded().seats[seat].timezone)
    days = [datetime.fromtimestamp(at, zone).date().isoformat() for at in span]
    assert days == ["2026-04-03", "2026-04-11"]
    told = [letter for letter in house.new_letters() if letter.kind == "away"]
    assert len(told) == 2
    assert box.answer(seat, back).did == "played"
    assert box.table.loaded().seats[seat].away == []


@pytest.mark.parametrize(
    ("line", "did"),
    [
        ("Siena, then say hello", "answered"),
        ("Siena. Onwards to glory, my brave horses", "played"),
        ("attack Siena. My coffee gets cold", "played"),
        ("attack Siena. Just kidding", "answered"),
        ("attack Siena, said the fool", "answered"),
        ("Attack Siena or attack Roma", "answered"),
    ],
)
def test_talk_beside_a_move_changes_nothing_and_doubt_stops_it(
    house: TrialInstallation, line: str, did: str
) -> None:
    box = opened(house)
    assert box.answer(box.asked, line).did == did


@pytest.mark.parametrize("line", ["Siena, then {}", "attack Siena and play {}"])
def test_two_steps_of_a_line_are_done_or_none(house: TrialInstallation, line: str) -> None:
    box = opened(house)
    seat = box.asked
    assert box.answer(seat, line.format("nonsense")).did == "answered"
    assert box.table.loaded().match.turn == 0


def test_an_absence_that_cannot_be_is_refused_with_the_reason(house: TrialInstallation) -> None:
    box = opened(house)
    seat = box.table.asked
    for line, why in (("away soon", "no_days"), ("away until 30 Dec", "no_absence")):
        dealt = box.answer(seat, line)
        assert (dealt.did, dealt.why) == ("refused", why)
    assert box.table.loaded().seats[seat].away == []


@pytest.mark.parametrize(
    "line", ["Let's make a deal, Béla", "Kilépek a játékból", "یه معامله کنیم؟"]
)
def test_a_wish_that_only_the_page_can_do_is_told_so(house: TrialInstallation, line: str) -> None:
    box = opened(house)
    assert box.answer(box.asked, line).why == "on_page"


def test_only_a_letter_that_asks_names_a_moves_number_as_an_answer(
    house: TrialInstallation,
) -> None:
    english = [dict(each) | {"language": "en"} for each in (BELA, CYRUS)]
    table, say = begin(house, *english), speaker("en")
    [asking] = [letter for letter in house.new_letters() if letter.kind == "turn"]
    table.play(None)
    letters = [letter for letter in house.new_letters() if letter.kind == "over"]
    assert len(letters) == 3
    for asks, found in (("yes", [asking]), ("no", letters)):
        for letter in found:
            for part in (letter.text, letter.html):
                assert say("reply-fine", asks=asks) in " ".join(part.split())
