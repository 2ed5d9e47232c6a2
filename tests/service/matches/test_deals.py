"""Deals between two players: offered, answered, kept, broken, and undone with the moves."""

import random
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, update

from engine.errors import IllegalAction
from service.database.rows import DEAL, MATCH, DealRow, to_json
from service.installation.limits import Limit, Limits
from service.matches import deals, heartbeat, pauses, promises, retention, store
from service.matches.deals import DealRefused
from service.matches.undo import alone
from tests.service.seated import DAY, HOUR, Table
from tests.service.trial_installation import TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house, seats=3)


def offer(
    table: Table, seat: int, to: int, gives: list[str], takes: list[str], **more: Any
) -> DealRow:
    table.house.time.forward(1)
    now = table.now
    return table.with_lock(
        lambda c, held: deals.offer(c, held, seat, to, gives, takes, now, **more)
    )


def own_number(table: Table, seat: int, number: int) -> int:
    """Return the number by which a seat knows a deal, or 99, a wrong number, if it is no party."""
    own = [each.number for each in deals.own_deals(all_of(table), table.loaded.seats[seat])]
    return own.index(number) + 1 if number in own else 99


def accept(table: Table, seat: int, number: int) -> DealRow:
    own = own_number(table, seat, number)
    return table.with_lock(lambda c, held: deals.accept(c, held, seat, own, table.now))


def decline(table: Table, seat: int, number: int) -> DealRow:
    own = own_number(table, seat, number)
    return table.with_lock(lambda c, held: deals.decline(c, held, seat, own, table.now))


def refused(table: Table, work: Any, *about: Any, **more: Any) -> str:
    """Return the code with which `work` is refused, and check that nothing was stored."""
    before = rows(table)
    with pytest.raises(DealRefused) as refusal:
        work(table, *about, **more)
    assert rows(table) == before
    assert refusal.value.code in (*deals.CODES, *deals.OF_TALK)
    return refusal.value.code


def rows(table: Table) -> list[Any]:
    return table.read(lambda c: [c.execute(select(each)).all() for each in (DEAL, MATCH)])


def all_of(table: Table) -> list[DealRow]:
    return table.read(lambda c: promises.of_match(c, table.id))


def marks(table: Table, number: int = 1) -> dict[int, str]:
    (deal,) = (each for each in all_of(table) if each.number == number)
    return {place: marked.mark for place, marked in promises.marks_of(deal).items()}


def bind(table: Table, rule: str = "binding") -> None:
    table.write(lambda c: c.execute(update(MATCH).values(deals=rule)))


def begin_battle(table: Table, site: str = "roma") -> list[int]:
    """Let the holder march on a site; return the seats in the order of play."""
    table.play(f"besiege {site}")
    first = table.seat
    return [(first + step) % 3 for step in range(3)]


def weakest(table: Table) -> str:
    """Return the action that plays the weakest mercenary of the seat to act."""
    return next(each for each in table.actions if each.startswith("play m"))


# --- offering and answering ----------------------------------------------------


def test_an_accepted_offer_is_watched_and_marked(table: Table) -> None:
    first, second, _ = begin_battle(table)
    deal = offer(table, first, second, ["pass"], ["spare napoli"])
    assert [each[2:] for each in deal.promises] == [
        ["pass", "battle 1 roma"],
        ["spare napoli", "round 1"],
    ]
    assert accept(table, second, deal.number).status == "accepted"
    assert table.loaded.match.promises == 2
    table.play(weakest(table))
    assert marks(table) == {0: "broken"} and table.loaded.match.promises == 1
    kinds = [(each.kind, each.seat) for each in table.letters("offer", "answer")]
    assert kinds == [("offer", second), ("answer", first)]


def test_a_second_tap_changes_nothing(table: Table) -> None:
    first, second, _ = begin_battle(table)
    deal = offer(table, first, second, ["pass"], [])
    assert offer(table, first, second, ["pass"], []).number == deal.number
    assert accept(table, second, 1) == accept(table, second, 1)
    other = offer(table, second, first, ["pass"], [])
    assert decline(table, first, other.number) == decline(table, first, other.number)
    assert len(table.letters("offer")) == 2 and len(table.letters("answer")) == 2


def test_a_counter_offer_ends_the_first(table: Table) -> None:
    first, second, third = begin_battle(table)
    deal = offer(table, first, second, ["pass"], ["spare napoli"])
    assert refused(table, offer, third, first, ["pass"], [], answers=deal.number) == "no_deal"
    offer(table, second, first, ["spare venezia"], ["pass"], answers=deal.number)
    assert [each.status for each in all_of(table)] == ["countered", "offered"]
    assert refused(table, accept, second, deal.number) == "answered"
    assert accept(table, first, 2).status == "accepted"


def test_only_its_reader_accepts_and_only_its_author_withdraws(table: Table) -> None:
    first, second, third = begin_battle(table)
    offer(table, first, second, ["pass"], [])
    assert refused(table, accept, first, 1) == refused(table, accept, third, 1) == "no_deal"
    assert refused(table, decline, third, 1) == refused(table, accept, second, 9) == "no_deal"
    assert decline(table, first, 1).status == "withdrawn"
    assert refused(table, accept, second, 1) == "answered"


@pytest.mark.parametrize(
    ("gives", "takes", "code"),
    [
        ([], [], "no_promise"),
        (["under 7"], [], "not_now"),
        (["spare roma"], [], "not_now"),
        (["pay 3"], [], "not_now"),
        (["pass", "show", "under 1", "under 2"], [], "too_many_promises"),
    ],
)
def test_only_promises_of_the_vocabulary_are_taken(
    table: Table, gives: list[str], takes: list[str], code: str
) -> None:
    first, second, _ = begin_battle(table)
    assert refused(table, offer, first, second, gives, takes) == code


def test_offers_are_refused_where_nobody_could_keep_them(table: Table) -> None:
    first, second, _ = begin_battle(table)
    assert refused(table, offer, first, first, ["pass"], []) == "nobody"
    assert refused(table, offer, first, 7, ["pass"], []) == "no_seat"
    table.write(lambda c: c.execute(update(MATCH).values(talk="public")))
    assert refused(table, offer, first, second, ["pass"], []) == "no_deals"
    table.write(lambda c: c.execute(update(MATCH).values(talk="all", deals="none")))
    assert refused(table, offer, first, second, ["pass"], []) == "no_deals"
    bind(table, "not_binding")
    table.with_lock(lambda c, held: pauses.pause(c, held, table.now))
    assert refused(table, offer, first, second, ["pass"], []) == "paused"


def test_offers_are_limited(table: Table) -> None:
    first, second, _ = begin_battle(table)
    for limit in (1, 2, 3, 4, 5):
        offer(table, first, second, [f"under {limit}"], [])
    assert refused(table, offer, first, second, ["pass"], []) == "too_many_open"
    few = Limits(everywhere={**Limits().everywhere, "said": Limit(5, HOUR)})
    offer(table, second, first, ["pass"], [], limits=few)
    assert refused(table, offer, first, second, ["pass"], [], limits=few) == "too_often"


def test_an_offer_whose_battle_is_over_cannot_be_accepted(table: Table) -> None:
    first, second, _ = begin_battle(table)
    offer(table, first, second, ["pass"], [])
    table.play("pass")
    assert refused(table, accept, second, 1) == "outdated"


# --- time --------------------------------------------------------------------


def test_an_offer_expires_but_not_in_a_pause_or_an_outage(table: Table) -> None:
    first, second, _ = begin_battle(table)
    (until,) = {offer(table, first, second, ["pass"], []).until}
    table.with_lock(lambda c, held: pauses.pause(c, held, table.now))
    table.house.time.forward(3 * DAY)
    assert deals.is_open(table.loaded, all_of(table)[0], table.now)
    table.with_lock(lambda c, held: pauses.resume(c, held, table.now, "asked"))
    assert all_of(table)[0].until == until + 3 * DAY
    table.write(lambda c: heartbeat._shift(c, HOUR, table.now))
    assert all_of(table)[0].until == until + 3 * DAY + HOUR
    table.house.time.forward(DAY + HOUR - 2)
    assert deals.is_open(table.loaded, all_of(table)[0], table.now)
    table.house.time.forward(2)
    assert refused(table, accept, second, 1) == "expired"


def test_an_expired_offer_stays_expired_through_an_outage_in_a_pause(table: Table) -> None:
    first, second, _ = begin_battle(table)
    offer(table, first, second, ["pass"], [])
    table.house.time.forward(DAY + HOUR)
    table.with_lock(lambda c, held: pauses.pause(c, held, table.now))
    table.house.time.forward(3 * DAY)
    table.write(lambda c: heartbeat._shift(c, 3 * DAY, table.now))
    assert not deals.is_open(table.loaded, all_of(table)[0], table.now)
    table.with_lock(lambda c, held: pauses.resume(c, held, table.now, "asked"))
    assert refused(table, accept, second, 1) == "expired"


def test_an_offer_in_a_pause_is_set_right_with_the_clock(table: Table) -> None:
    first, second, _ = begin_battle(table)
    until = offer(table, first, second, ["pass"], []).until
    table.house.time.forward(3 * DAY)  # the clock leaps ahead
    table.write(lambda c: heartbeat._shift(c, 3 * DAY, table.now))
    table.with_lock(lambda c, held: pauses.pause(c, held, table.now))
    table.house.time.forward(-3 * DAY)
    table.write(lambda c: heartbeat._shift(c, -3 * DAY, table.now))
    table.write(lambda c: pauses.set_back(c, 3 * DAY, table.now))
    table.with_lock(lambda c, held: pauses.resume(c, held, table.now, "asked"))
    assert all_of(table)[0].until == until


def test_an_offer_lasts_as_long_as_a_decision_of_its_reader(table: Table) -> None:
    first, second, _ = begin_battle(table)
    awake = to_json({"only_awake": True})
    table.write(lambda c: c.execute(update(MATCH).values(clock=awake)))
    table.house.time.forward(8 * HOUR)  # to the afternoon
    until = offer(table, first, second, ["pass"], []).until
    clock = table.loaded.clock_of(table.loaded.seats[second])
    assert until == clock.deadline(table.now) > table.now + 12 * HOUR
    assert clock.counted(table.now, until) == clock.allowance


def test_a_finished_match_keeps_the_promises_that_were_kept_or_broken(table: Table) -> None:
    first, second, third = begin_battle(table)
    offer(table, first, second, ["pass"], [])
    offer(table, third, second, ["pass"], [])
    accept(table, second, 1)
    table.play("pass")
    table.write(lambda c: retention.forget(c, table.id))
    assert [each.number for each in all_of(table)] in ([], [1])


# --- showing a hand -----------------------------------------------------------


def test_a_hand_is_shown_only_once_the_offer_is_accepted(table: Table) -> None:
    first, second, third = begin_battle(table)
    hand = table.loaded.game.view(table.loaded.state, second)["hand"]

    def seen(by: int | None) -> list[str]:
        loaded = table.loaded
        return loaded.game.view(loaded.state, by)["players"][second]["shown"]

    offer(table, first, second, ["pass"], ["show"])
    assert seen(first) == []
    accept(table, second, 1)
    assert sorted(seen(first)) == sorted(hand) and seen(third) == seen(None) == []
    assert marks(table) == {1: "kept"}
    (deal,) = all_of(table)
    places = [deals.known_places(table.loaded, deal, seat) for seat in (first, second, third, None)]
    assert places == [[0, 1], [0, 1], [], []], "others don't learn that a hand was shown"


# --- who knows of it ------------------------------------------------------------


def test_a_private_deal_is_known_once_a_promise_is_kept_or_broken(table: Table) -> None:
    first, second, third = begin_battle(table)
    offer(table, first, second, ["pass"], ["spare napoli"])
    accept(table, second, 1)
    assert deals.known_places(table.loaded, all_of(table)[0], third) == []
    table.play(weakest(table))
    assert deals.known_places(table.loaded, all_of(table)[0], third) == [0]
    assert deals.known_places(table.loaded, all_of(table)[0], None) == [0]


def test_a_public_deal_is_known_when_it_is_agreed(table: Table) -> None:
    first, second, third = begin_battle(table)
    offer(table, first, second, ["pass"], ["spare napoli"], is_public=True)
    assert deals.known_places(table.loaded, all_of(table)[0], third) == []
    accept(table, second, 1)
    assert deals.known_places(table.loaded, all_of(table)[0], third) == [0, 1]


def test_a_new_player_of_a_seat_is_no_party_to_its_deals(table: Table) -> None:
    first, second, _ = begin_battle(table)
    offer(table, first, second, ["pass"], [])
    offer(table, first, second, ["under 1"], [])
    accept(table, second, 1)
    table.with_lock(lambda c, held: store.update_seat(c, held.seats[first], tenure=5))
    assert deals.known_places(table.loaded, all_of(table)[0], first) == []
    assert refused(table, accept, second, 2) == "expired"
    table.play(weakest(table))
    assert marks(table) == {}, "the new player has promised nothing"


# --- undo ----------------------------------------------------------------------


def test_marks_fall_with_the_moves_that_made_them(table: Table) -> None:
    first, second, _ = begin_battle(table)
    offer(table, first, second, ["pass"], [])
    accept(table, second, 1)
    turn = table.turn
    table.play(weakest(table))
    assert marks(table) == {0: "broken"}
    table.with_lock(lambda c, held: alone.take_back(c, held, first, turn, table.now))
    assert marks(table) == {} and table.loaded.match.promises == 1
    table.play("pass")
    while table.loaded.state.phase == "battle":
        table.play("pass")
    assert marks(table) == {0: "kept"}


# --- binding deals -----------------------------------------------------------


def test_a_binding_promise_is_enforced(table: Table) -> None:
    bind(table)
    first, second, _ = begin_battle(table)
    offer(table, first, second, ["pass"], [])
    accept(table, second, 1)
    with pytest.raises(IllegalAction) as refusal:
        table.play(weakest(table))
    assert refusal.value.refusal == {"code": "promised", "taker_seat": second}
    table.play("pass")


def test_a_late_player_breaks_no_binding_promise(table: Table) -> None:
    holder, other = table.seat, (table.seat + 1) % 3
    bind(table)
    loaded = table.loaded
    default = loaded.game.timeout_action(loaded.state, holder)
    offer(table, holder, other, [f"spare {default.split()[1]}"], [])
    accept(table, other, 1)
    assert table.sleep_through() == holder
    (made,) = (each for each in table.moves if each.mark == "timeout")
    assert made.action.startswith("besiege") and made.action != default
    assert "broken" not in marks(table).values()


def test_no_random_game_with_binding_deals_has_a_breach(house: TrialInstallation) -> None:
    assert "broken" not in played_with_deals(house, "binding")


def test_the_marks_of_a_random_game_agree_with_its_moves(house: TrialInstallation) -> None:
    found = played_with_deals(house, "not_binding")
    assert {"kept", "broken"} <= set(found)


def played_with_deals(house: TrialInstallation, rule: str) -> list[str]:
    """Play with random deals; return each promise's mark (kept, broken), checked against moves."""
    table, luck = Table(house, seats=3, seed="deals"), random.Random(7)
    bind(table, rule)
    while not table.is_over and table.turn < 120:
        if luck.random() < 0.3:
            make_random_deal(table, luck)
        actions = table.actions
        action = luck.choice(actions)
        try:
            table.play(action)
        except IllegalAction as illegal:
            assert rule == "binding" and illegal.refusal["code"] == "promised"
        if luck.random() < 0.1:
            take_back(table)
    for deal in all_of(table):
        check_against_moves(table, deal)
    return [marked.mark for each in all_of(table) for marked in promises.marks_of(each).values()]


def make_random_deal(table: Table, luck: random.Random) -> None:
    seat, to = luck.sample(range(3), 2)
    terms = [each.term for each in deals.offered_terms(table.loaded, seat, to)]
    terms = [each for each in terms if each != "show"]
    if terms:
        deal = offer(table, seat, to, [luck.choice(terms)], [])
        answer = accept if luck.random() < 0.8 else decline
        answer(table, to, deal.number)


def take_back(table: Table) -> None:
    """Undo the last move, if its player can do that alone."""
    for seat in range(3):
        move = table.read(partial(alone.last_move, loaded=table.loaded, seat=seat))
        if move:
            about = {"seat": seat, "number": move.number, "now": table.now}
            table.with_lock(partial(alone.take_back, **about))
            return


def check_against_moves(table: Table, deal: DealRow) -> None:
    """Check that a broken promise has a standing move that broke it, and a kept one none."""
    loaded = table.loaded
    moves = [
        each
        for each in table.moves
        if not any(first <= each.number <= last for first, last in loaded.match.taken_back)
    ]
    marked = promises.marks_of(deal)
    for place, promise in enumerate(promises.of_deal(deal)):
        own = [
            each
            for each in moves
            if each.seat == promise.giver
            and deal.agreed_turn is not None
            and each.number >= deal.agreed_turn
        ]
        found = marked.get(place)
        last = found.turn if found else table.turn
        broken = [each for each in own if each.number <= last and breaks(promise, each.action)]
        if found and found.mark == "broken":
            assert broken and broken[0].number == found.turn, (promise, deal.agreed_turn)
        elif found and found.mark == "kept":
            assert not broken, promise


def breaks(promise: Any, action: str) -> bool:
    verb, _, what = action.partition(" ")
    match promise.term.split():
        case ["pass"]:
            return verb == "play"
        case ["under", limit]:
            return verb == "play" and what[1:].isdecimal() and int(what[1:]) > int(limit)
    return verb == "besiege" and promise.term == f"spare {what}"
