"""Which question, move or absence a reply is about, by the letter that it answers."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from service.database.rows import VoteRow
from service.installation import metrics
from service.matches import (
    deals,
    outbox,
    promises,
    restored_backups,
    store,
    talk,
    vote_clocks,
    votes,
)
from service.matches.undo import alone, by_consent
from service.people import hosting
from tests.service.replies.test_incoming import Mailbox, house, in_battle, opened
from tests.service.replies.test_ready_replies import ready
from tests.service.seated import DAY
from tests.service.trial_installation import TrialInstallation, path_of

__all__ = ["house"]
pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
YES = {"en": "Yes, sure", "fa": "بله", "hu": "igen"}


def write(box: Mailbox, work: Callable[..., Any]) -> Any:
    """Run work with the locked match, and return what it returns."""
    match = box.table.match
    return box.house.installation.database.write(lambda c: work(c, store.load(c, match, lock=True)))


def lettered(house: TrialInstallation) -> Mailbox:
    """Return a match in a battle in which each seat has a letter that asks nothing."""
    box, now = in_battle(house), house.installation.now()

    def send(c: Connection, held: store.LoadedMatch) -> None:
        for row in held.seats:
            outbox.write(c, row, "link", held.match.turn, now, asked_for=True)

    write(box, send)
    box.collect()
    return box


def proposed(box: Mailbox, seat: int, kind: Any = "call_off") -> int:
    """Let a seat propose a vote, and return its number."""
    now = box.house.installation.now()
    return write(box, lambda c, held: votes.propose(c, held, seat, kind, 0, now)).number


def vote(box: Mailbox, number: int) -> VoteRow:
    found = write(box, lambda c, _: vote_clocks.find(c, box.table.match, number))
    assert found is not None
    return found


def said_by(box: Mailbox, number: int, seat: int) -> str:
    return {each.seat: each.answer for each in vote(box, number).voters}[seat]


# --- offers --------------------------------------------------------------------


def offered(box: Mailbox, *pairs: tuple[int, int]) -> None:
    """Let seats offer each other deals, in this order."""
    now = box.house.installation.now()
    for seat, to in pairs:
        write(box, lambda c, held, s=seat, t=to: deals.offer(c, held, s, t, ["pass"], [], now))


@pytest.mark.parametrize(("seat", "line"), [(0, "Yes!"), (1, "قبول می‌کنم"), (2, "elfogadom")])
def test_a_yes_to_an_offers_letter_accepts_that_offer_in_its_readers_own_count(
    house: TrialInstallation, seat: int, line: str
) -> None:
    box = in_battle(house)
    one, two = (each for each in range(3) if each != seat)
    offered(box, (one, two), (two, seat), (one, seat))
    letters = [each for each in box.collect() if each.kind == "offer"]
    box.letters[seat] = next(
        each for each in letters if each["X-Staffetta-Seat"] == str(seat)
    )  # the first of two
    assert box.answer(seat, line).did == "played"
    found = write(box, lambda c, _: promises.of_match(c, box.table.match))
    assert [each.status for each in found] == ["offered", "accepted", "offered"]


def test_a_yes_to_the_letter_of_an_offer_that_is_gone_is_late(house: TrialInstallation) -> None:
    box = in_battle(house)
    offered(box, (0, 1))
    [letter] = [each for each in box.collect() if each.kind == "offer"]
    box.letters[1] = letter
    write(box, lambda c, _: deals.forget(c, box.table.match))
    assert box.answer(1, "yes").why == "stale"
    assert box.answer(1, "say It is gone?").did == "said"


@pytest.mark.parametrize("line", ["بله", "Yes, I accept", "elfogadom, köszi"])
def test_an_offer_that_has_expired_is_told_in_the_words_of_the_reply(
    house: TrialInstallation, line: str
) -> None:
    box = in_battle(house)
    offered(box, (0, 1))
    [box.letters[1]] = [each for each in box.collect() if each.kind == "offer"]
    house.time.forward(2 * DAY)
    assert box.answer(1, line).why == "deal"
    [refusal] = [each for each in box.collect() if each.kind == "refusal"]
    assert line in refusal.text and "accept 1" not in refusal.text


@pytest.mark.parametrize("line", ["It's a deal, {}!", "Rendben, áll az alku, {}!", "I agree, {}"])
def test_an_offer_is_accepted_with_the_name_of_its_author(
    house: TrialInstallation, line: str
) -> None:
    box = in_battle(house)
    offered(box, (0, 1))
    [box.letters[1]] = [each for each in box.collect() if each.kind == "offer"]
    assert box.answer(1, line.format(box.table.loaded().seats[0].name)).did == "played"
    [deal] = write(box, lambda c, _: promises.of_match(c, box.table.match))
    assert deal.status == "accepted"


@pytest.mark.parametrize("line", ["Yes!", "بله، قبول", "elfogadom"])
def test_a_held_answer_to_an_offer_waits_in_its_authors_words(
    house: TrialInstallation, line: str
) -> None:
    box = in_battle(house)
    offered(box, (1, 2), (1, 0))
    letters = {each["X-Staffetta-Seat"]: each for each in box.collect() if each.kind == "offer"}
    box.letters[0] = letters["0"]
    assert box.answer(0, line, From="ana@elsewhere.example").did == "held"
    [held] = [each for each in box.collect() if each.kind == "held"]
    page = house.get(path_of(next(each for each in held.links if "/reply/" in each)))
    assert line in held.text and line in page.text and "accept" not in page.text
    assert page.submit("confirm-reply").status == 200
    found = write(box, lambda c, _: promises.of_match(c, box.table.match))
    assert [each.status for each in found] == ["offered", "accepted"]


# --- votes and requests ----------------------------------------------------------


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("is_sent", [True, False])
def test_a_yes_to_another_letter_answers_no_vote(
    house: TrialInstallation, seat: int, is_sent: bool
) -> None:
    box = lettered(house)
    other = box.letters[seat]
    number = proposed(box, (seat + 1) % 3)
    if is_sent:
        box.collect()
    box.letters[seat] = other
    for line in (*YES.values(), "no", "موافقم", "nem"):
        dealt = box.answer(seat, line)
        assert (dealt.did, dealt.why) == ("refused", "several"), line
    assert said_by(box, number, seat) == ""
    assert box.answer(seat, f"yes #{number}").did == "played"
    assert said_by(box, number, seat) == "yes"


@pytest.mark.parametrize(
    ("kind", "line", "said"),
    [
        ("pause", "No, let's keep playing", "no"),
        ("pause", "igen, tartsunk szünetet", "yes"),
        ("draw", "بله، مساوی کنیم", "yes"),
        ("draw", "ne legyen döntetlen", "no"),
        ("call_off", "oké, hagyjuk abba", "yes"),
        ("call_off", "#{} no", "no"),
    ],
)
def test_a_vote_is_answered_in_its_own_words(
    house: TrialInstallation, kind: votes.VoteKind, line: str, said: str
) -> None:
    box = in_battle(house)
    number = proposed(box, 1, kind)
    box.letters[0] = next(
        each for each in box.collect() if each.kind == "vote" and each["X-Staffetta-Seat"] == "0"
    )
    assert box.answer(0, line.format(number)).did == "played"
    assert said_by(box, number, 0) == said


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("call_off", "oké, hagyjuk abba"),
        ("draw", "legyen döntetlen"),
        ("pause", "استراحت کنیم"),
        ("pause", "Yes, let's pause"),
    ],
)
def test_an_answer_to_a_closed_vote_in_its_own_words_is_late(
    house: TrialInstallation, kind: votes.VoteKind, line: str
) -> None:
    box = in_battle(house)
    proposed(box, 1, kind)
    asked = {each["X-Staffetta-Seat"]: each for each in box.collect() if each.kind == "vote"}
    box.letters |= {int(seat): letter for seat, letter in asked.items()}
    assert box.answer(2, "no").did == "played"
    assert box.answer(0, line).why == "no_request"


@pytest.mark.parametrize("line", ["yes, let's call it a draw", "legyen döntetlen", "برگردیم"])
def test_words_about_another_kind_of_vote_are_no_answer(
    house: TrialInstallation, line: str
) -> None:
    box = in_battle(house)
    number = proposed(box, 1, "pause")
    box.letters[0] = next(
        each for each in box.collect() if each.kind == "vote" and each["X-Staffetta-Seat"] == "0"
    )
    assert box.answer(0, line).did == "answered"
    assert said_by(box, number, 0) == ""


def test_a_fresh_mail_answers_the_only_question_once_its_letter_was_sent(
    house: TrialInstallation,
) -> None:
    box = in_battle(house)
    number = proposed(box, 1)
    assert box.answer(0, "yes", In_Reply_To="").why == "several"
    box.collect()
    assert box.answer(0, "yes", In_Reply_To="").did == "played"
    assert said_by(box, number, 0) == "yes"


def test_a_held_yes_answers_only_a_question_that_was_asked_when_it_came(
    house: TrialInstallation,
) -> None:
    box = in_battle(house)
    number = proposed(box, 1)
    away = {"From": "ana@elsewhere.example", "In_Reply_To": ""}
    assert box.answer(0, "yes", **away).did == "held"
    house.time.seconds += 60
    [held] = [each for each in box.collect() if each.kind == "held"]
    link = next(each for each in held.links if "/reply/" in each)
    assert house.get(path_of(link)).submit("confirm-reply").status == 409
    assert said_by(box, number, 0) == ""


@pytest.mark.parametrize("seat", range(3))
def test_a_bare_word_for_votes_and_offers_answers_the_votes_letter(
    house: TrialInstallation, seat: int
) -> None:
    """The Persian word accepts offers too; the vote may be over, and an offer may wait."""
    box = in_battle(house)
    number = proposed(box, (seat + 1) % 3, "draw")
    offered(box, ((seat + 1) % 3, seat))
    letters = {each.kind: each for each in box.collect() if each["X-Staffetta-Seat"] == str(seat)}
    box.letters[seat] = letters["vote"]
    assert box.answer(seat, "قبول می‌کنم").did == "played"
    assert said_by(box, number, seat) == "yes"
    now = house.installation.now()
    write(box, lambda c, held: votes.withdraw(c, held, (seat + 1) % 3, number, now))
    box.letters[seat] = letters["vote"]
    assert box.answer(seat, "مخالفم").why == "no_request"
    box.answer(seat, "قبول می‌کنم")
    [deal] = write(box, lambda c, _: promises.of_match(c, box.table.match))
    assert deal.status == "offered"


def test_with_two_requests_a_bare_yes_is_asked_about(house: TrialInstallation) -> None:
    """Seat 2 asks to undo a move, and to host; each letter has its own question."""
    box, now = lettered(house), house.installation.now()

    def ask(c: Connection, held: store.LoadedMatch) -> bool:
        found = by_consent.askable(c, held, 2)
        if found is None or 1 not in found.whom:
            return False
        by_consent.ask(c, held, 2, found.move.number, now)
        store.update_seat(c, held.seats[0], absent=True)
        again = store.load(c, box.table.match, lock=True)
        hosting.ask(c, again, 2, house.installation.tokens, now)
        return True

    while not write(box, ask):
        box.table.play(1)
    letters = {each.kind: each for each in box.collect() if each["X-Staffetta-Seat"] == "1"}
    assert box.answer(1, "agree", In_Reply_To="").why == "several"
    assert box.table.loaded().match.host == 0
    box.letters[1] = letters["hosting"]
    assert box.answer(1, "agree").did == "played"
    assert box.table.loaded().match.host == 2 and not box.table.loaded().match.taken_back
    assert box.answer(1, "agree", In_Reply_To="").did == "played"
    wish = write(box, by_consent.standing)
    assert wish is None or 1 not in wish.still_asked


def test_an_answer_to_an_undo_that_cannot_be_done_any_more_is_refused(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = in_battle(house)
    seat = box.asked
    box.answer(seat, "pass")
    box.collect()
    box.answer(box.asked, "pass")
    box.collect()
    box.answer(seat, "undo")
    wishes = [each for each in box.collect() if each.kind == "wish"]

    def cannot(*_: Any, **__: Any) -> None:
        raise alone.NotTakenBack

    monkeypatch.setattr(alone, "let_fall", cannot)
    found = []
    for wish in wishes:
        asked = int(wish["X-Staffetta-Seat"])
        box.letters[asked] = wish
        found.append(box.answer(asked, "agree").why)
    assert found[-1] == "no_request"


# --- proposals, and muting ---


@pytest.mark.parametrize(
    ("seat", "mute", "unmute"),
    [
        (0, "mute Béla", "I want to hear from Bela again"),
        (1, "némítsd el Anát", "Ana némításának feloldása"),
        (2, "آنا رو بی‌صدا کن", "Ana را باصدا کن"),
    ],
)
def test_a_player_is_muted_and_heard_again(
    house: TrialInstallation, seat: int, mute: str, unmute: str
) -> None:
    box = lettered(house)
    for line, is_muted in ((mute, True), (unmute, False)):
        assert box.answer(seat, line, In_Reply_To="").did == "played"
        row = box.table.loaded().seats[seat]
        reader = write(box, lambda c, _, r=row: talk.reader_of(c, r))
        assert bool(reader.ignored) == is_muted
    assert box.answer(seat, mute.replace("Béla", "Ana") + "?", In_Reply_To="").did == "answered"


@pytest.mark.parametrize(
    ("seat", "line", "kind"),
    [
        (0, "I'd like to propose a draw", "draw"),
        (1, "Szünetet javaslok", "pause"),
        (2, "پیشنهاد می‌دم بازی رو لغو کنیم", "call_off"),
    ],
)
def test_a_vote_is_proposed_by_reply(
    house: TrialInstallation, seat: int, line: str, kind: str
) -> None:
    box = lettered(house)
    assert box.answer(seat, line, In_Reply_To="").did == "played"
    standing = write(box, votes.standing)
    assert [(each.kind, each.seat) for each in standing] == [(kind, seat)]
    again = box.answer((seat + 1) % 3, line, In_Reply_To="")
    assert (again.did, again.why) == ("refused", "vote")


# --- undo ------------------------------------------------------------------------


def moved_twice(house: TrialInstallation) -> tuple[Mailbox, int, Any]:
    """Return a match in which a seat moved twice, the seat, and the receipt of its first move."""
    box = opened(house)
    seat = box.asked
    box.answer(seat, "Siena")
    [receipt] = [each for each in box.collect() if each.kind == "receipt"]
    while box.asked != seat:
        box.table.play(1)
    box.table.play(1)
    return box, seat, receipt


@pytest.mark.parametrize("word", ["undo", "پس بگیر", "visszavonom"])
def test_an_undo_in_answer_to_an_older_move_is_late(house: TrialInstallation, word: str) -> None:
    box, seat, receipt = moved_twice(house)
    turn = box.table.turn
    box.letters[seat] = receipt
    assert box.answer(seat, word).why == "stale"
    about = {"In_Reply_To": "", "Subject": "Re: Staffetta [1]"}
    assert box.answer(seat, word, **about).why == "stale"
    assert box.table.turn == turn and not box.table.loaded().match.taken_back


def test_an_undo_in_answer_to_the_letter_of_the_move_is_done(house: TrialInstallation) -> None:
    box = opened(house)
    seat, letter = box.asked, box.letters[box.asked]
    assert box.answer(seat, "Siena").did == "played"
    box.letters[seat] = letter
    assert box.answer(seat, "undo").did == "played"
    assert box.table.loaded().match.taken_back


def test_a_held_undo_undoes_no_later_move(house: TrialInstallation) -> None:
    box = opened(house)
    seat = box.asked
    box.answer(seat, "Siena")
    box.collect()
    away = {"From": "ana@elsewhere.example", "In_Reply_To": ""}
    assert box.answer(seat, "undo", **away).did == "held"
    [held] = [each for each in box.collect() if each.kind == "held"]
    while box.asked != seat:
        box.table.play(1)
    box.table.play(1)
    link = next(each for each in held.links if "/reply/" in each)
    assert house.get(path_of(link)).submit("confirm-reply").status == 409
    assert not box.table.loaded().match.taken_back


# --- after a restored backup -------------------------------------------------------


def test_ready_replies_from_before_a_restored_backup_do_nothing(house: TrialInstallation) -> None:
    box = opened(house)
    seat, turn = box.asked, box.table.turn
    time = house.installation.clock
    house.installation.database.write(
        lambda c: restored_backups.tell(c, house.installation.now(), int(time.machine()), {})
    )
    letters = box.collect()
    [line, *_] = [each for each in ready(box.letters[seat]) if each in box.table.actions]
    fresh = {"In_Reply_To": ""}
    for lost in (f"Staffetta [{turn}]", f"Staffetta [{turn}.2]", f"Re: Staffetta [{turn}.0]"):
        assert box.answer(seat, line, Subject=lost, **fresh).why == "stale", lost
    assert any(f"%5B{turn}.1%5D" in each.html for each in letters)
    assert box.answer(seat, line, Subject=f"Staffetta [{turn}.1]", **fresh).did == "played"


# --- absences ----------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(3))
def test_the_receipt_says_that_others_were_told_only_if_they_were(
    house: TrialInstallation, seat: int
) -> None:
    box = lettered(house)
    lines = ["back", "away until 3 Apr", "away until 2 Apr", "back", "back"]
    kinds = ["back-same", "away", "away-same", "back", "back-same"]
    for line, kind in zip(lines, kinds, strict=True):
        assert box.answer(seat, line).did == "played"
        row = box.table.loaded().seats[seat]
        receipt = write(box, lambda c, _, r=row: outbox.last(c, r, "receipt"))
        assert [told for told, _ in receipt.facts["done"]] == [kind], line
        box.collect()


# --- what is counted -----------------------------------------------------------------


def test_only_moves_are_counted_as_turns_taken_by_reply(house: TrialInstallation) -> None:
    box = lettered(house)
    counted = metrics.TURNS.labels("reply")._value.get
    before = counted()
    box.answer(0, "away until 3 Apr", "say hello")
    box.answer(1, "back")
    assert counted() == before
    assert box.answer(box.asked, "pass").did == "played"
    assert counted() == before + 1
