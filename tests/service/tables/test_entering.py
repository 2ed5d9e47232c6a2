"""Entries: each once, in order, by permitted phones; refused ones leave no trace."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import update

from engine import table as log_of
from engine.table import Refused
from service.database.rows import GAME_TABLE, TABLE_ENTRY
from service.matches.states import Unreadable
from service.tables import entering, hash_chain, projection_cache, store
from service.tables.entering import Behind, NotYours, Sent
from service.tables.store import NoSuchLink
from tests.service.tables.tables_of_tests import NOBODY, Companions, open_pad, open_siege
from tests.service.trial_installation import TrialInstallation


def code_of(at: Companions, token: str, line: str, **about: Any) -> str:
    with pytest.raises(Refused) as refused:
        at.enter(token, line, **about)
    return refused.value.refusal["code"]


def log(at: Companions) -> list[tuple[int | None, str]]:
    row = at.held(at.opened.host).row
    entries = at.house.installation.database.read(lambda c: store.entries_since(c, row, 0))
    assert [entry.number for entry in entries] == [*range(1, row.number + 1)]
    assert hash_chain.first_broken(entries, row.number, row.seal) is None
    return [(store.author_of(entry), entry.line) for entry in entries]


def test_an_entry_is_in_the_log_with_its_author(house: TrialInstallation) -> None:
    at = open_pad(house)
    taken = at.enter(at.opened.seats[1], "add   5")
    assert (taken.number, taken.already, taken.entry.says) == (1, False, "1 add 5")
    assert at.enter(at.opened.host, "2 add 7").number == 2
    assert log(at) == [(1, "1 add 5"), (None, "2 add 7")]
    assert at.table.at.totals == [0, 5, 7]
    at.enter(at.opened.seats[0], "undo 2")
    assert at.table.at.totals == [0, 5, 0] and at.table.entries[1].undone


def test_the_same_again_is_answered_the_same_and_counts_once(house: TrialInstallation) -> None:
    at = open_pad(house)
    first = at.enter(at.opened.seats[0], "add 5", "x")
    at.enter(at.opened.seats[1], "add 1", "y")
    second = at.enter(at.opened.seats[0], " add  5", "x")
    assert (second.number, second.already, second.entry) == (1, True, first.entry)
    assert at.table.at.totals == [5, 1, 0]


def test_an_id_stands_for_one_entry_of_one_author(house: TrialInstallation) -> None:
    at, other = open_pad(house), open_pad(house, key="other")
    at.enter(at.opened.seats[0], "add 5", "x")
    assert code_of(at, at.opened.seats[0], "add 6", entry_id="x") == "id_used"
    assert code_of(at, at.opened.seats[1], "add 5", entry_id="x") == "id_used"
    assert code_of(at, at.opened.host, "nonsense", entry_id="x") == "id_used"
    assert other.enter(other.opened.seats[0], "add 6", "x").number == 1


def test_an_entry_is_refused_once_the_table_has_moved_on(house: TrialInstallation) -> None:
    at = open_siege(house)
    turn, (first, second, _) = at.table.number, at.opened.seats
    assert at.enter(first, "play m4", "x", turn=turn).number == turn + 1
    for token, line in ((first, "0 play m4"), (second, "0 pass"), (second, "close")):
        assert code_of(at, token, line, turn=turn) == "moved_on"
    assert at.enter(first, "play m4", "x", turn=turn).already, "a repeat gets the first answer"
    assert at.enter(second, "1 play m6", turn=turn).number == turn + 2, "another seat's turn"
    assert code_of(at, second, "0 play m4") == "not_your_turn", "at no turn in particular"
    at.enter(at.opened.seats[2], "pass")
    assert code_of(at, first, "play m6", turn=turn) == "moved_on", "though it may play again"
    assert at.enter(first, "play m6", turn=at.table.number).entry.line == "0 play m6"


def test_two_entries_of_one_turn_at_once_count_once(house: TrialInstallation) -> None:
    at = open_siege(house)
    turn, host = at.table.number, at.opened.host

    def enter(card: str) -> str:
        try:
            return at.enter(host, f"0 play {card}", entry_id=card, turn=turn).entry.line
        except Refused as refused:
            return str(refused.refusal["code"])

    with ThreadPoolExecutor(6) as phones:
        answers = [*phones.map(enter, ("m1", "m2", "m3", "m4", "m5", "m6"))]
    assert answers.count("moved_on") == 5 and at.table.number == turn + 1


def test_a_watcher_enters_nothing(house: TrialInstallation) -> None:
    at = open_pad(house)
    with pytest.raises(NotYours, match="watching"):
        at.enter(at.opened.watch, "row")
    with pytest.raises(NoSuchLink):
        at.enter(NOBODY, "row")
    assert log(at) == []


@pytest.mark.parametrize(
    "line", ["", "  ", "x" * 201, "0 add ۵", "row\nrow", "row\0", "row é", "undo", "undo ²", "\t"]
)
def test_a_malformed_entry_is_refused(house: TrialInstallation, line: str) -> None:
    at = open_pad(house)
    assert code_of(at, at.opened.host, line) in ("malformed", "no_such_entry")
    assert log(at) == []


@pytest.mark.parametrize("entry_id", ["x" * 65, "x" * 10_000, "a\0b", "\ud800", "a\nb", "\u202e"])
def test_an_invalid_id_is_refused(house: TrialInstallation, entry_id: str) -> None:
    at = open_pad(house)
    assert code_of(at, at.opened.host, "row", entry_id=entry_id) == "malformed"


def test_names_may_be_in_any_letters(house: TrialInstallation) -> None:
    at = open_pad(house)
    assert at.enter(at.opened.host, "row", "ورودی ۱").number == 1
    assert at.enter(at.opened.host, "row", "ورودی ۱").already


def test_a_refused_entry_leaves_nothing_and_its_name_is_free(house: TrialInstallation) -> None:
    at = open_pad(house)
    assert code_of(at, at.opened.host, "9 add 5", entry_id="x") == "no_such_seat"
    assert at.enter(at.opened.host, "0 add 5", "x").number == 1


def test_eight_phones_at_once_enter_each_once_and_in_order(house: TrialInstallation) -> None:
    at = open_pad(house)
    sent = [(at.opened.seats[n % 3], f"add {n}", f"e{n % 20}") for n in range(20)] * 2
    with ThreadPoolExecutor(8) as phones:
        taken = [*phones.map(lambda each: at.enter(*each), sent)]
    assert sorted({each.number for each in taken}) == [*range(1, 21)]
    assert sum(not each.already for each in taken) == 20
    assert sum(at.table.at.totals) == sum(range(20))
    assert len(log(at)) == 20


def test_the_same_entry_from_eight_threads_counts_once(house: TrialInstallation) -> None:
    at = open_pad(house)
    with ThreadPoolExecutor(8) as phones:
        taken = [*phones.map(lambda _: at.enter(at.opened.host, "0 add 5", "x"), range(16))]
    assert [each.number for each in taken] == [1] * 16
    assert sum(not each.already for each in taken) == 1
    assert at.table.at.totals == [5, 0, 0]


def test_a_table_ends_and_continues_if_the_end_is_undone(house: TrialInstallation) -> None:
    at = open_pad(house)
    at.enter(at.opened.host, "end 1")
    assert at.held(at.opened.host).row.status == "over"
    at.enter(at.opened.seats[2], "undo 1")
    assert at.held(at.opened.host).row.status == "open"


def test_a_frozen_table_only_repeats_its_earlier_answers(
    house: TrialInstallation,
) -> None:
    at = open_pad(house)
    at.enter(at.opened.host, "row", "x")
    house.installation.database.write(
        lambda c: c.execute(update(GAME_TABLE).values(status="frozen"))
    )
    assert code_of(at, at.opened.host, "row") == "table_frozen"
    assert at.enter(at.opened.host, "row", "x").already


# --- results ---------------------------------------------------------------


class Played:
    """Counts the entries played at all tables."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        really_played = log_of._enter

        def played(*about: object) -> object:
            self.times += 1
            return really_played(*about)

        monkeypatch.setattr(log_of, "_enter", played)

    def since(self) -> int:
        times, self.times = self.times, 0
        return times


def test_an_entry_costs_no_replay_and_a_fresh_process_one(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = open_pad(house)
    for _ in range(30):
        at.enter(at.opened.host, "0 add 1")
    played = Played(monkeypatch)
    at.enter(at.opened.host, "0 add 1")
    assert at.table.at.totals[0] == 31 and played.since() == 1
    projection_cache.forget_all()
    assert at.table.at.totals[0] == 31 and played.since() == 31
    with ThreadPoolExecutor(8) as readers:
        projection_cache.forget_all()
        assert {each.number for each in readers.map(lambda _: at.table, range(8))} == {31}
    assert played.since() == 31


def test_entries_of_another_process_are_seen(house: TrialInstallation) -> None:
    at = open_pad(house)
    at.enter(at.opened.host, "0 add 1")
    step = projection_cache.steps_of(at.opened.id, 9)[0]
    at.enter(at.opened.host, "0 add 2")
    projection_cache.forget_all()
    projection_cache.remember(at.opened.id, step)
    assert at.table.at.totals == [3, 0, 0]


def test_uncommitted_entries_are_never_seen(house: TrialInstallation) -> None:
    at = open_pad(house)
    at.enter(at.opened.host, "0 add 1")
    held = at.held(at.opened.host)

    def fail(connection: object) -> None:
        entering.enter(connection, held, "", "lost", "0 add 90", house.time.now())
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        house.installation.database.write(fail)
    assert at.table.at.totals == [1, 0, 0] and at.table.number == 1
    at.enter(at.opened.host, "0 add 3")
    assert at.table.at.totals == [4, 0, 0]
    assert at.enter(at.opened.host, "0 add 90", "lost").number == 3


def test_an_earlier_snapshot_is_read_as_it_was(house: TrialInstallation) -> None:
    at = open_pad(house)
    at.enter(at.opened.host, "0 add 1")

    def work(connection: object) -> list[int]:
        row = store.find(connection, at.opened.host).row
        with ThreadPoolExecutor(1) as other:
            other.submit(at.enter, at.opened.host, "0 add 5").result()
        return store.table_of(connection, row).at.totals

    assert house.installation.database.read(work) == [1, 0, 0]
    assert at.table.at.totals == [6, 0, 0]


def test_a_long_replay_is_not_done_while_others_wait(house: TrialInstallation) -> None:
    at = open_pad(house)
    for _ in range(entering.MOST_REPLAYED + 2):
        at.enter(at.opened.host, "0 add 1")
    held, sent = at.held(at.opened.host), Sent("", "u", "undo 1")
    with pytest.raises(Behind):
        house.installation.database.write(lambda c: entering._enter(c, held, sent, 0))
    assert at.enter(at.opened.host, "undo 1", "u").number == entering.MOST_REPLAYED + 3


def test_a_log_that_no_longer_fits_the_rules_is_unreadable_and_says_so(
    house: TrialInstallation,
) -> None:
    at = open_pad(house, language="fa")
    at.enter(at.opened.host, "0 add 1")
    projection_cache.forget_all()
    house.installation.database.write(
        lambda c: c.execute(update(TABLE_ENTRY).values(line="0 conjure 7"))
    )
    with pytest.raises(Unreadable) as unreadable:
        _ = at.table
    assert unreadable.value.language == "fa"


def test_a_changed_entry_is_found_by_its_seal(house: TrialInstallation) -> None:
    at = open_pad(house)
    for points in range(4):
        at.enter(at.opened.host, f"0 add {points}")
    row = at.held(at.opened.host).row

    def broken() -> int | None:
        entries = house.installation.database.read(lambda c: store.entries_since(c, row, 0))
        return hash_chain.first_broken(entries, row.number, row.seal)

    assert broken() is None
    changed = update(TABLE_ENTRY).where(TABLE_ENTRY.c.number == 3).values(line="0 add 9")
    house.installation.database.write(lambda c: c.execute(changed))
    assert broken() == 3
