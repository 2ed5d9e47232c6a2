"""Attacks by mail: forged and stale addresses, loops, renderings of one move, and what leaks."""

import random
from dataclasses import replace
from email.message import EmailMessage
from email.mime.text import MIMEText
from functools import partial
from itertools import permutations, product

import pytest

from service.installation.links import SeatLinks
from service.replies import incoming
from service.replies.grammar import Command, NotUnderstood, Situation
from service.views import seat_view
from service.views.seat_view import SeatView
from tests.service.at_table import digest
from tests.service.replies.test_grammar import view
from tests.service.replies.test_incoming import ADDRESSES, house, in_battle, opened
from tests.service.trial_installation import TrialInstallation
from tests.tables import OF_SEVERAL

__all__ = ["house"]
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def raw(to: str, text: str, sender: str = ADDRESSES[0], **headers: str) -> bytes:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, "Re: the game"
    for name, value in headers.items():
        message[name.replace("_", "-")] = value
    message.set_content(text)
    return message.as_bytes()


FORGERIES, FLIPPED, UNCLEAR = 240, 6, 100  # 2,000, 200 and 200 were tried once


def forged(number: int, player: str, to: str) -> tuple[bytes, str]:
    """Return a message that claims to come from a player, without the proof, and its recipient."""
    domain = to.rpartition("@")[2]
    local = to.rpartition("@")[0]
    match, seat, _ = local.removeprefix("turns+").split("-")
    guess = "".join(random.Random(number).choices(ALPHABET, k=16))
    patterns = [
        f"turns@{domain}",
        f"turns+{match}-{seat}@{domain}",
        f"turns+{match}-{seat}-@{domain}",
        f"turns+{match}-{seat}-{guess}@{domain}",
        f"turns+{match}-{seat}-{guess[:8]}@{domain}",
        f"turns+{match}@{domain}",
        f"{match}@{domain}",
        f"play@{domain}",
        f"bounces+{guess}@{domain}",
        f"bounces+{match}-{guess}@{domain}",
        f"turns+{guess}-{seat}-{guess}@{domain}",
        f"postmaster@{domain}",
    ]
    address = patterns[number % len(patterns)]
    line = ("pass", "Siena", "#1", "undo", "say hello", "help", "join")[number % 7]
    claims = {"Sender": player, "Reply-To": player} if number % 2 else {}
    return raw(address, line, player, **claims), address


@sqlite_alone
def test_a_forged_sender_without_the_proof_has_no_effect_and_no_answer(
    house: TrialInstallation,
) -> None:
    box = opened(house)
    to, kept = box.letters[box.asked]["Reply-To"], digest(house)
    for number in range(FORGERIES):
        message, address = forged(number, ADDRESSES[number % 3], to)
        dealt = incoming.handle(house.installation, message, [address])
        assert dealt.did in ("refused", "ignored"), (address, dealt)
    assert digest(house) == kept and house.new_letters() == []


@sqlite_alone
def test_no_flipped_bit_of_a_reply_address_opens_a_seat(house: TrialInstallation) -> None:
    """Each bit of the proof, in as many matches as there are addresses to try."""
    owns: list[str] = []
    while len(owns) < FLIPPED:
        owns += [each["Reply-To"] for each in opened(house).letters.values()]
        house.time.seconds += 24 * 3600  # as a day has a limit of matches
    kept, tried = digest(house), 0
    for own in owns[:FLIPPED]:
        local, domain = own.split("@")
        start, _, proof = local.rpartition("-")
        assert incoming.is_ours(house.installation, own)
        assert incoming.is_ours(house.installation, own.upper())
        for at, bit in product(range(len(proof)), range(5)):
            other = ALPHABET[ALPHABET.index(proof[at]) ^ 1 << bit]
            address = f"{start}-{proof[:at]}{other}{proof[at + 1 :]}@{domain}"
            assert not incoming.is_ours(house.installation, address), address
            tried += 1
    for one, two in permutations(owns[:FLIPPED], 2):
        swapped = one.rpartition("-")[0] + "-" + two.rpartition("-")[2]
        assert not incoming.is_ours(house.installation, swapped), swapped
    assert tried == FLIPPED * 80 and digest(house) == kept


@sqlite_alone
def test_no_change_of_a_reply_address_opens_a_seat(house: TrialInstallation) -> None:
    box, other = opened(house), opened(house, "rakab")
    own, kept = box.letters[0]["Reply-To"], digest(house)
    local, domain = own.split("@")
    match, seat, proof = local.removeprefix("turns+").split("-")
    wrong = {
        f"turns+{match}-{seat}-{proof[:at]}{letter}{proof[at + 1 :]}@{domain}"
        for at in range(16)
        for letter in random.Random(at).sample(ALPHABET, 12)
        if letter != proof[at]
    }
    theirs = other.letters[0]["Reply-To"].split("@")[0].removeprefix("turns+").split("-")
    wrong |= {
        f"turns+{match}-{1 - int(seat)}-{proof}@{domain}",
        f"turns+{theirs[0]}-{seat}-{proof}@{domain}",
        f"turns+{match}-{seat}-{theirs[2]}@{domain}",
        f"turns+{match}-{seat}-{proof}x@{domain}",
        f"turns+{match}-{seat}-{proof[:15]}@{domain}",
        f"turns+{match}-{seat}-@{domain}",
        f"turns+{match}-9-{proof}@{domain}",
        f"turns+{match}-{seat}-{proof}@evil.example",
        f"{match}-{seat}-{proof}@{domain}",
    }
    assert len(wrong) > 180
    for address in wrong:
        assert not incoming.is_ours(house.installation, address), address
        dealt = incoming.handle(house.installation, raw(address, "Siena"), [address])
        assert dealt.did == "refused"
    assert digest(house) == kept and house.new_letters() == []


def test_a_new_link_ends_the_reply_address(house: TrialInstallation) -> None:
    box = opened(house)
    own = box.letters[0]["Reply-To"]
    page = house.get(f"/s/{box.table.seats[0]}/link")
    page.submit("link")
    assert not incoming.is_ours(house.installation, own)
    assert incoming.handle(house.installation, raw(own, "Siena"), [own]).did == "refused"


@sqlite_alone
def test_a_robot_that_sends_our_letters_back_gets_two_letters_at_most(
    house: TrialInstallation,
) -> None:
    box, sent = in_battle(house), 0
    seat = box.asked
    box.answer(seat, "do something")
    for _ in range(20):
        letters = box.collect()
        sent += len(letters)
        for letter in letters:  # without the headers by which we know our own
            echo = raw(letter["Reply-To"], letter.text, ADDRESSES[seat])
            incoming.handle(house.installation, echo, [letter["Reply-To"]])
    assert sent <= 2


@sqlite_alone
def test_letters_about_nothing_done_have_a_limit_a_day(house: TrialInstallation) -> None:
    box = in_battle(house)
    for number in range(40):
        box.answer(box.asked, f"nonsense {'x' * number}")
        house.time.seconds += incoming.SHORTLY
    assert len(box.collect()) == incoming.MOST_ANSWERS
    house.time.seconds += 25 * 3600
    box.answer(box.asked, "nonsense again")
    assert [each.kind for each in box.collect()].count("refusal") == 1


@sqlite_alone
def test_messages_to_one_seat_have_a_limit_a_day(house: TrialInstallation) -> None:
    box = in_battle(house)
    for number in range(incoming.MOST_A_DAY):
        box.answer(box.asked, f"nonsense {number}")
    turn = box.table.turn
    assert box.answer(box.asked, "pass").why == "too_many"
    assert box.table.turn == turn


SPOKEN = ["مزدور ۵ را بازی می‌کنم", "kijátszom az 5-ös zsoldost", "play the 5"]


def renderings(text: str) -> list[bytes]:
    """Return one text as several mail programs write it, in bytes of a body with its headers."""
    found = []
    for charset in ("utf-8", "windows-1256", "iso-8859-2", "windows-1250", "utf-16", "us-ascii"):
        try:
            text.replace("\u200c", "" if charset == "windows-1250" else "\u200c").encode(charset)
        except UnicodeEncodeError:
            continue
        found.append(MIMEText(text, "plain", charset).as_bytes())
        found.append(MIMEText(f"<p>{text}</p>", "html", charset).as_bytes())
    for marked in (
        f"\u202b{text}\u202c",
        f"\u200f{text}",
        f"\ufeff{text}",
        f"  {text}  ",
        f"{text}.",
    ):
        found.append(MIMEText(marked, "plain", "utf-8").as_bytes())
    full = text.translate({ord(str(n)): chr(0xFF10 + n) for n in range(10)})
    found.append(MIMEText(full, "plain", "utf-8").as_bytes())
    return found


@sqlite_alone
@pytest.mark.parametrize("text", SPOKEN)
def test_each_rendering_of_a_move_is_that_move_or_a_question(
    house: TrialInstallation, text: str
) -> None:
    read = 0
    for body in renderings(text):
        box = in_battle(house)
        while "play m5" not in box.table.actions:
            box.answer(box.asked, "pass")
            box.collect()
            if box.table.loaded().state.phase != "battle":
                box.answer(box.asked, box.table.actions[0])
                box.collect()
        seat = box.asked
        address = box.letters[seat]["Reply-To"]
        head = f"From: {ADDRESSES[seat]}\nTo: {address}\nMessage-ID: <{len(body)}.{read}@m>\n"
        before = box.table.turn
        dealt = incoming.handle(house.installation, head.encode() + body, [address])
        if dealt.did == "played":
            assert len(dealt.commands) == 1 and "5" in dealt.commands[0].translate(
                {0x6F0 + n: str(n) for n in range(10)}
            ), dealt
            read += 1
        else:
            assert box.table.turn == before
    assert read >= len(renderings(text)) - 1


AMBIGUOUS = [
    "pass or play 5",
    "pass, maybe",
    "play 5 pass",
    "not pass",
    "should I pass?",
    "pass pass",
]


@sqlite_alone
@pytest.mark.parametrize("line", AMBIGUOUS)
def test_a_line_with_two_meanings_does_nothing(house: TrialInstallation, line: str) -> None:
    box = in_battle(house)
    turn = box.table.turn
    assert box.answer(box.asked, line).did == "answered"
    assert box.table.turn == turn


JOINTS = (" or ", ", maybe ", " and then ", " / ", "; ", ", no, ", " vagy ", " یا ", " not ", " ? ")


@sqlite_alone
def test_two_moves_on_a_line_do_nothing_and_are_both_quoted(house: TrialInstallation) -> None:
    s = view(in_battle(house).table)
    read, pairs = Situation(s).read, [*permutations(s.legal_actions, 2)]
    for number, (one, two) in enumerate(random.Random(1).choices(pairs, k=UNCLEAR)):
        line = one + JOINTS[number % len(JOINTS)] + two
        with pytest.raises(NotUnderstood) as no:
            read(line)
        assert no.value.line and set(no.value.actions) <= set(s.legal_actions), line


# --- hidden things -------------------------------------------------------------


LINES = [
    *(f"play {card}" for card in ("1", "2", "3", "4", "5", "6", "10", "winter", "spring")),
    *("heroine", "bishop", "courtesan", "drummer", "scarecrow", "surrender", "telet", "اسقف"),
    *("pass", "undo", "besiege roma", "show 1 m10", "show 2 winter", "discard", "#1", "#9", "7"),
    *("kneel", "ally left", "seat 1", "play s16", "place P6", "citizen y3", "farm y4", "reroll r1"),
]


def outcome(s: SeatView, line: str) -> tuple[object, ...]:
    """Return everything that an answer to a line would be made from."""
    try:
        command: Command = Situation(s).read(line)
    except NotUnderstood as no:
        words = (
            s.say(f"refusal-{no.refusal['code']}", **s.reader.facts(no.refusal))
            if no.refusal
            else ""
        )
        return no.why, no.actions, str(words)
    label = s.label(command.line) if command.kind == "move" else ""
    return command.kind, command.line, str(label)


@sqlite_alone
@pytest.mark.parametrize("game", OF_SEVERAL)
def test_an_answer_tells_nothing_that_its_reader_cannot_know(
    house: TrialInstallation, game: str
) -> None:
    box = opened(house, game)
    for round_number in range(6):
        box.table.play(7, luck=f"{game}{round_number}")
        if not box.table.loaded().is_running:
            break
        loaded = box.table.loaded()
        for seat in range(loaded.state.seats):
            look = partial(seat_view.of_seat, loaded=loaded, seat=seat, links=SeatLinks("", "x"))
            view = house.installation.database.read(look)
            for seed in range(3):
                other = loaded.game.reshuffle_unseen(loaded.state, seat, bytes([seed]) * 16)
                swapped = replace(view, loaded=replace(loaded, state=other))
                for line in LINES:
                    assert outcome(view, line) == outcome(swapped, line), (seat, line)
