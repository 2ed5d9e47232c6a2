"""Talk between players: who reads a message, which are refused, how long they stay."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from service.database.rows import MATCH, TALK, TALK_READER, TalkRow
from service.installation.limits import Limit, Limits
from service.matches import match_log, retention, store, talk
from service.matches.store import LoadedMatch
from service.matches.talk import TalkRefused
from service.people import address_changes, personal_data, seating
from service.people.proposals import read_person
from tests.service.seated import DAY, Table
from tests.service.trial_installation import DARA, TrialInstallation

WORDS = "Béla, let us spare Roma.\nسلام، می‌آیی؟"


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house, seats=4)


def say(table: Table, seat: int, words: str = WORDS, *to: int, **more: Any) -> talk.Said:
    table.house.time.forward(1)
    now = table.now
    return table.with_lock(lambda c, held: talk.say(c, held, seat, to, words, now, **more))


def heard(table: Table, seat: int) -> list[str]:
    """Return the texts of the messages that a seat's player can read."""
    found = table.read(lambda c: talk.messages(c, table.id))
    return [each.words for each in talk.heard_by(found, table.loaded.seats[seat])]


def new_to(table: Table, seat: int, **about: bool) -> list[str]:
    row = table.loaded.seats[seat]

    def work(c: Connection) -> list[TalkRow]:
        found = talk.heard_by(talk.messages(c, table.id), row)
        return talk.unread(found, talk.reader_of(c, row), **about)

    return [each.words for each in table.read(work)]


def refused(table: Table, seat: int, words: str = WORDS, *to: int, **more: Any) -> str:
    """Return the code by which a message is refused, and check that nothing was stored."""
    before = rows(table)
    with pytest.raises(TalkRefused) as refusal:
        say(table, seat, words, *to, **more)
    assert rows(table) == before and refusal.value.code in talk.CODES
    return refusal.value.code


def rows(table: Table) -> list[Any]:
    return table.read(lambda c: [c.execute(select(t)).all() for t in (TALK, TALK_READER)])


def allow(table: Table, rule: str) -> None:
    table.write(lambda c: c.execute(update(MATCH).values(talk=rule)))


def change(table: Table, seat: int, **values: Any) -> None:
    table.with_lock(lambda c, held: store.update_seat(c, held.seats[seat], **values))


def replace(table: Table, seat: int) -> None:
    """Give an absent player's seat to another person, who joins."""
    person, tokens = read_person(DARA, "en", "player", []), table.house.installation.tokens
    change(table, seat, absent=True, missed=3)
    table.with_lock(lambda c, held: seating.replace(c, held, seat, person, tokens, table.now))
    table.join(seat)


# --- who reads it ----------------------------------------------------------


def test_a_message_reaches_everybody_one_or_a_chosen_few(table: Table) -> None:
    say(table, 0, "to all")
    say(table, 1, "to one", 2)
    say(table, 2, "to two", 3, 0)
    say(table, 2, "to one again", 1)
    assert heard(table, 0) == ["to all", "to two"]
    assert heard(table, 1) == ["to all", "to one", "to one again"]
    assert heard(table, 2) == ["to all", "to one", "to two", "to one again"]
    assert heard(table, 3) == ["to all", "to two"]


def test_messages_are_counted_in_each_circle_alone(table: Table) -> None:
    say(table, 1, "a secret", 2)
    assert say(table, 0, "first").message.number == 1
    assert say(table, 2, "another secret", 1).message.number == 2
    assert say(table, 0, "second").message.number == 2


def test_words_are_kept_as_written(table: Table) -> None:
    said = say(table, 0, f"\r\n{WORDS}  \r\n\t🏳️‍🌈 ❤️ 1️⃣\n\n")
    assert said.message.words == f"{WORDS}\n 🏳️‍🌈 ❤️ 1️⃣"
    assert say(table, 0, "\u2068Ana\u2069 said").message.words == "Ana said"


def test_a_repeat_within_a_minute_is_the_same_message(table: Table) -> None:
    first = say(table, 0)
    assert say(table, 0).already and heard(table, 1) == [WORDS]
    assert say(table, 0, WORDS, 1).already is False
    table.house.time.forward(talk.REPEAT_SECONDS)
    assert not say(table, 0).already and say(table, 0).message.number == first.message.number + 1


def test_a_new_player_reads_what_was_said_to_everybody_and_nothing_private(table: Table) -> None:
    say(table, 0, "to all")
    say(table, 0, "a secret", 1)
    replace(table, 1)
    assert heard(table, 1) == ["to all"]
    say(table, 0, "another secret", 1)
    assert heard(table, 1) == ["to all", "another secret"]
    assert heard(table, 0) == ["to all", "a secret", "another secret"]


def test_a_friend_who_is_given_the_seat_reads_nothing_private_until_it_is_taken_back(
    table: Table,
) -> None:
    tokens = table.house.installation.tokens
    say(table, 1, "a secret", 2)
    friend = read_person(DARA, "en", "player", [])

    def work(ask: Callable[..., None], **more: Any) -> None:
        def now_on(c: Connection, held: LoadedMatch) -> None:
            query = select(address_changes.ADDRESS_CHANGE).order_by(
                address_changes.ADDRESS_CHANGE.c.number.desc()
            )
            found = store.fetch_first(c, query.limit(1), address_changes.AddressChangeRow)
            ask(c, held, found, tokens, table.now, **more)

        table.with_lock(now_on)

    table.with_lock(
        lambda c, held: address_changes.ask(
            c, held, 1, friend.address, tokens, table.now, friend=friend
        )
    )
    work(address_changes.confirm)
    assert heard(table, 1) == []
    say(table, 1, "of the friend", 2)
    assert heard(table, 1) == ["of the friend"]
    work(address_changes.stop)
    assert heard(table, 1) == ["a secret"]
    assert heard(table, 2) == ["a secret", "of the friend"]
    table.write(lambda c: personal_data.erase(c, friend.address, table.now))
    assert heard(table, 2) == ["a secret", ""]


# --- what is refused -------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("", "empty"),
        (" \r\n\u200b\n", "empty"),
        ("x" * (talk.LONGEST + 1), "too_long"),
        ("x" * (talk.READ_AT_MOST + 1), "too_long"),
        ("a\n" * talk.MOST_LINES + "a", "too_many_lines"),
        ("bell\x07", "control"),
        ("null\x00", "control"),
        ("half \ud800", "control"),
        ("turned \u202eevil", "bidi"),
        ("blank \u3164", "invisible"),
        ("Z" + "\u0301\u0300" * 9, "combining"),
        ("\u0489 begins", "combining"),
    ],
)
def test_unfit_words_are_refused(table: Table, words: str, code: str) -> None:
    assert code in talk.BAD_WORDS and refused(table, 0, words) == code


def test_the_longest_message_is_taken(table: Table) -> None:
    lines = "\n".join(["سلام"] * talk.MOST_LINES)
    assert say(table, 0, lines).message.words == lines
    assert len(say(table, 0, "x" * talk.LONGEST).message.words) == talk.LONGEST


def test_nobody_talks_to_bots_to_those_who_left_or_to_themselves(table: Table) -> None:
    assert refused(table, 0, WORDS, 0) == "nobody"
    assert refused(table, 0, WORDS, 4) == refused(table, 0, WORDS, -1) == "no_seat"
    change(table, 1, bot=True, address="")
    assert refused(table, 0, WORDS, 1, 2) == "bot"
    change(table, 2, address="")
    assert refused(table, 0, WORDS, 2) == "gone"
    change(table, 3, status="invited")
    assert refused(table, 0, WORDS, 3) == "gone"
    assert refused(table, 0) == "nobody" and refused(table, 1) == "not_joined"


def test_the_hosts_choice_holds(table: Table) -> None:
    allow(table, "public")
    assert refused(table, 0, WORDS, 1) == "public_only"
    say(table, 0)
    allow(table, "none")
    assert refused(table, 0) == "none"
    allow(table, "between_battles")
    table.house.time.forward(talk.REPEAT_SECONDS)
    assert not talk.is_in_battle(table.loaded)
    say(table, 0)
    table.play(table.actions[0])
    assert talk.is_in_battle(table.loaded) and refused(table, 0) == "in_battle"
    assert refused(table, 1, WORDS, 2) == "in_battle"


def test_with_two_seats_every_message_is_to_both(house: TrialInstallation) -> None:
    table = Table(house, seats=2)
    allow(table, "public")
    assert say(table, 0, WORDS, 1).message.circle == []
    assert say(table, 0).already


def test_players_talk_while_it_is_paused_and_for_two_weeks_after_the_end(table: Table) -> None:
    table.write(lambda c: c.execute(update(MATCH).values(paused_at=table.now)))
    say(table, 0, "paused")
    over = {"status": "over", "ended_at": table.now}
    table.write(lambda c: c.execute(update(MATCH).values(**over)))
    say(table, 0, "well played")
    table.house.time.forward(talk.AFTERWARDS + 1)
    assert refused(table, 0) == "over"
    table.write(lambda c: c.execute(update(MATCH).values(status="called_off")))
    assert refused(table, 0) == "over"


def test_a_player_who_says_too_much_waits(table: Table) -> None:
    usual = Limits()
    most = usual.everywhere["said"].most
    for number in range(most):
        say(table, 0, f"number {number}")
    assert refused(table, 0, "one more") == "too_often"
    say(table, 1, "others still talk")
    table.house.time.forward(usual.everywhere["said"].seconds)
    say(table, 0, "one more")
    few = Limits({**usual.everywhere, "said_a_day": Limit(1, DAY)})
    assert refused(table, 0, "", limits=few) == "too_often", "counted before it is read"


# --- deleted, muted, read --------------------------------------------------


def test_its_author_can_delete_a_message_for_five_minutes(table: Table) -> None:
    one, two = say(table, 0, "in haste", 1).message, say(table, 0, "in anger").message

    def take_back(seat: int, message: TalkRow) -> None:
        key = (message.circle_json, message.number)
        table.with_lock(lambda c, held: talk.take_back(c, held, seat, *key, table.now))

    with pytest.raises(TalkRefused, match="no_message"):
        take_back(1, one)
    table.house.time.forward(talk.DELETABLE - (table.now - one.at))
    take_back(0, one)
    take_back(0, one)
    assert heard(table, 1) == ["", "in anger"] and new_to(table, 1) == ["in anger"]
    table.house.time.forward(2)
    with pytest.raises(TalkRefused, match="too_late"):
        take_back(0, two)
    assert "in haste" not in repr(rows(table))


def test_messages_are_new_until_they_were_read_or_told(table: Table) -> None:
    say(table, 0, "to all")
    say(table, 0, "to one", 1)
    assert new_to(table, 0) == [] and new_to(table, 1) == ["to all", "to one"]
    row = table.loaded.seats[1]
    found = table.read(lambda c: talk.heard_by(talk.messages(c, table.id), row))
    table.write(lambda c: talk.note_seen(c, row, talk.marks_of(found[:1]), "told"))
    assert new_to(table, 1) == ["to all", "to one"]
    assert new_to(table, 1, is_in_letter=True) == ["to one"]
    table.write(lambda c: talk.note_seen(c, row, talk.marks_of(found), "read"))
    table.write(lambda c: talk.note_seen(c, row, {found[0].circle_json: 0}, "read"))
    assert new_to(table, 1) == new_to(table, 1, is_in_letter=True) == []


def test_a_muted_player_is_not_new_until_unmuted(table: Table) -> None:
    say(table, 0)
    for is_ignored, wanted in ((True, []), (True, []), (False, [WORDS])):
        table.with_lock(
            lambda c, held, ignored=is_ignored: talk.ignore(c, held, 1, 0, is_ignored=ignored)
        )
        assert new_to(table, 1) == wanted and new_to(table, 2) == [WORDS]
    with pytest.raises(TalkRefused):
        table.with_lock(lambda c, held: talk.ignore(c, held, 1, 1, is_ignored=True))


# --- kept, exported, erased ------------------------------------------------


def test_words_are_exported_and_erased_with_their_author(table: Table) -> None:
    say(table, 1, "quirrelwick", 2)
    say(table, 2, "an answer", 1)
    address = table.loaded.seats[1].address
    told = json.loads(table.read(lambda c: personal_data.export(c, address)))["seats"][0]
    assert [(each["to"], each["words"]) for each in told["messages"]] == [([2], "quirrelwick")]
    assert told["messages_in_letters"] == "next_letter" and told["muted_seats"] == []
    table.write(lambda c: personal_data.erase(c, address, table.now))
    assert "quirrelwick" not in repr(rows(table)) and heard(table, 2) == ["", "an answer"]
    assert [row.seat for row in rows(table)[1]] == [2]


def test_words_are_deleted_with_the_letters_of_a_finished_match(table: Table) -> None:
    say(table, 1, "quirrelwick")
    over = {"status": "over", "ended_at": table.now}
    table.write(lambda c: c.execute(update(MATCH).values(**over)))
    table.house.time.forward(1)
    since = table.now - 1
    assert table.read(lambda c: retention.overdue(c, since - 1, 9)) == []
    assert table.read(lambda c: retention.overdue(c, since, 9)) == [table.id]
    table.write(lambda c: retention.forget(c, table.id))
    assert rows(table) == [[], []]
    table.deliver()
    table.write(lambda c: retention.forget(c, table.id))
    assert table.read(lambda c: retention.overdue(c, since, 9)) == []


def test_the_log_tells_that_something_was_said_and_to_how_many_but_no_words(table: Table) -> None:
    say(table, 1, "quirrelwick", 2, 3)
    say(table, 2, "quirrelwick")
    lines = table.read(lambda c: match_log.of_match(c, table.id, table.now))
    said = [(line.seat, line.by, line.facts) for line in lines if line.kind == "said"]
    assert said == [(1, "player", {"to": 2}), (2, "player", {"to": 3})]
    assert "quirrelwick" not in repr(lines)
