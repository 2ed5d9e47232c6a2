"""A table that continues as a match by mail, and a match that continues at a table."""

from __future__ import annotations

import html
import json
import random
import re
from typing import Any

import pytest

import engine
from engine.condottiere.box.cards import ids, spread
from engine.table import Refused
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import exports, imports, match_text, states, store
from service.matches.match_text import Unverified
from service.matches.paces import DEFAULT_PACE
from service.people.problems import Invalid
from service.tables import creation, freezing, table_requests, table_text
from service.tables import exports as table_exports
from service.tables.entering import NotYours
from tests.service.at_table import Table, begin
from tests.service.tables.tables_of_tests import Companions, open_pad
from tests.service.trial_installation import ANA, BELA, CYRUS, DARA, TrialInstallation

PEOPLE = (ANA, BELA, CYRUS)
PACE = DEFAULT_PACE


def open_condottiere(house: TrialInstallation, **about: Any) -> Companions:
    body = {"game": "condottiere-3e", "seats": [{"name": each["name"]} for each in PEOPLE]}
    wish = table_requests.read(body | {"options": {"first_holder": 1}} | about, "k")
    tokens, now = house.installation.tokens, house.time.now()
    opened = house.installation.database.write(lambda c: creation.open_table(c, wish, tokens, now))
    return Companions(house, opened)


def play_half(at: Companions, moves: int = 25) -> Any:
    """Play half a game, enter its open cards at the table, and return the state with the hands."""
    game, luck = engine.load("condottiere-3e"), random.Random("half")
    state = game.setup(3, {"first_holder": 1, "simultaneous_discards": True}, b"half")
    while state.turn < moves or state.phase != "battle" or not any(state.lines):
        seat = game.to_act(state)[0]
        plays = [each for each in game.legal_actions(state, seat) if each.startswith("play")]
        action = luck.choice(plays or game.legal_actions(state, seat))
        game.play(state, seat, action)
        if action != "keep":
            at.enter(at.opened.host, f"{seat} {action}")
    return state


def say(at: Companions, seat: int, cards: list[str], **changed: str) -> None:
    about = dict(PEOPLE[seat]) | changed
    held = at.held(at.opened.seats[seat])
    at.house.installation.database.write(lambda c: freezing.say(c, held, "", cards, about))


def say_all(at: Companions, state: Any) -> None:
    for seat, hand in enumerate(state.hands):
        say(at, seat, ids(spread(hand)))


def freeze(at: Companions, token: str = "") -> str:
    held, now = at.held(token or at.opened.host), at.house.time.now()
    tokens = at.house.installation.tokens
    write = at.house.installation.database.write
    return write(lambda c: freezing.freeze(c, held, tokens, PACE, {}, now))


def load(house: TrialInstallation, match: str) -> store.LoadedMatch:
    return house.installation.database.read(lambda c: store.load(c, match))


def test_private_data_is_deleted_once_the_match_exists(house: TrialInstallation) -> None:
    at = open_condottiere(house)
    say_all(at, play_half(at))
    assert all(seat.private_json for seat in at.held(at.opened.host).seats)
    freeze(at)
    held = at.held(at.opened.host)
    assert held.row.status == "frozen"
    assert not any(seat.private_json for seat in held.seats)
    with pytest.raises(Refused, match="table_frozen"):
        at.enter(at.opened.host, "pass")


def test_nothing_is_frozen_before_all_have_said_their_hands(house: TrialInstallation) -> None:
    at = open_condottiere(house)
    state = play_half(at)
    say(at, 1, ids(spread(state.hands[1])))
    with pytest.raises(Refused) as wrong:
        freeze(at)
    assert wrong.value.refusal == {"code": "not_said_yet", "seats": [0, 2]}
    with pytest.raises(NotYours, match="not_host"):
        freeze(at, at.opened.seats[0])


def test_a_hand_must_be_entered_again_after_a_card_was_played_from_it(
    house: TrialInstallation,
) -> None:
    at = open_condottiere(house)
    state = play_half(at)
    say_all(at, state)
    seat = engine.load("condottiere-3e").to_act(state)[0]
    at.enter(at.opened.host, f"{seat} play {ids(spread(state.hands[seat]))[0]}")
    with pytest.raises(Refused, match="hand_size") as wrong:
        freeze(at)
    assert wrong.value.refusal["seat"] == seat
    assert at.held(at.opened.host).row.status == "open"


def test_only_a_seats_own_phone_can_enter_its_hand(house: TrialInstallation) -> None:
    at = open_condottiere(house)
    state = play_half(at)
    cards = ids(spread(state.hands[0]))
    at.claim(at.opened.seats[0])
    with pytest.raises(NotYours, match="claimed"):
        say(at, 0, cards)
    for token in (at.opened.host, at.opened.watch):
        held = at.held(token)
        with pytest.raises(NotYours):
            house.installation.database.write(
                lambda c, held=held: freezing.say(c, held, "", cards, dict(ANA))
            )


def test_similar_names_and_bad_addresses_are_reported(house: TrialInstallation) -> None:
    at = open_condottiere(house)
    state = play_half(at)
    say(at, 0, ids(spread(state.hands[0])))
    with pytest.raises(Invalid, match="name_alike"):
        say(at, 1, ids(spread(state.hands[1])), name="ANA")
    with pytest.raises(Invalid, match="email"):
        say(at, 1, ids(spread(state.hands[1])), email="nobody")


def test_a_score_pad_cannot_continue_by_mail(house: TrialInstallation) -> None:
    at = open_pad(house)
    with pytest.raises(Refused, match="not_by_mail"):
        say(at, 0, [])


# --- the resulting match ---------------------------------------------------


def frozen(house: TrialInstallation) -> Table:
    at = open_condottiere(house)
    say_all(at, play_half(at))
    match = freeze(at)
    assert house.agree(match).status_code == 303
    seats = house.seat_tokens(match)
    for token in seats[1:]:
        assert house.get(f"/s/{token}/join").submit("join").status == 200
    return Table(house, match, seats, "")


def export_of(table: Table) -> str:
    return table.house.installation.database.read(lambda c: exports.export(c, table.match))


def test_its_state_is_found_again_from_where_it_began(house: TrialInstallation) -> None:
    table = frozen(house).play(12)

    def replayed(connection: Any) -> Any:
        return states.replay(connection, store.row_of(connection, table.match))

    again = house.installation.database.read(replayed)
    assert again.hands == table.loaded().state.hands
    assert house.installation.database.read(lambda c: states.misfits(c, every=True)) == [
        (table.match, None)
    ]


def test_the_export_of_a_finished_match_has_its_beginning_and_is_verified(
    house: TrialInstallation,
) -> None:
    table = frozen(house).play(5)
    assert "begins" not in json.loads(export_of(table))
    text = export_of(table.play(None))
    assert match_text.verify(text)["begins"]["hands"]
    data = json.loads(text)
    for change in ({"turn": 1}, {"hands": "x"}, {"luck": {"seed": "00", "draws": 0}}, {"pile": []}):
        begins = data["begins"] | change
        forged = {**data, "begins": begins}
        sealed = match_text.write({**forged, "fingerprint": match_text.fingerprint(forged)})
        with pytest.raises(Unverified):
            match_text.verify(sealed)


def test_its_export_is_imported_elsewhere(house: TrialInstallation) -> None:
    data = imports.read(export_of(frozen(house).play(None)))
    data["match"] = "a" * 12
    now = house.time.now()
    house.installation.database.write(lambda c: imports.keep(c, data, now))
    assert load(house, "a" * 12).match.result == data["result"]


# --- from a match to a table -----------------------------------------------


def test_a_match_continues_at_a_table_without_its_hands(house: TrialInstallation) -> None:
    table = begin(house).play(30)
    loaded = table.loaded()
    tokens, now = house.installation.tokens, house.time.now()
    write = house.installation.database.write
    opened = write(lambda c: creation.from_match(c, loaded, tokens, now))
    assert write(lambda c: creation.from_match(c, loaded, tokens, now)) == opened
    at = Companions(house, opened)
    seen, wanted = at.table.rules.view(at.table.at), loaded.game.view(loaded.state, None)
    for name in wanted.keys() - {"options"}:
        assert seen[name] == wanted[name], name
    assert at.table.at.state.hands != loaded.state.hands
    seat = loaded.to_act()[0]
    at.enter(opened.host, f"{seat} {loaded.game.legal_actions(loaded.state, seat)[0]}")
    assert table.loaded().match.status == "running"


RUBBISH: tuple[Any, ...] = (None, -1, 99, "", "x", [], [[]], {}, [99] * 17, [[0]] * 3, True)


def test_an_export_with_an_impossible_beginning_is_refused(house: TrialInstallation) -> None:
    """Test forged beginnings of tables and matches: each is refused or valid."""
    table = begin(house).play(30)
    tokens, now = house.installation.tokens, house.time.now()
    write, read = house.installation.database.write, house.installation.database.read
    opened = write(lambda c: creation.from_match(c, table.loaded(), tokens, now))
    at = Companions(house, opened)
    at.enter(opened.host, at.table.rules.offers(at.table.at, None)[0])
    at.enter(opened.host, at.table.rules.offers(at.table.at, None)[0])
    texts = [
        read(lambda c: table_exports.export(c, opened.id)),
        export_of(frozen(house).play(None)),
    ]
    for text, verify in zip(texts, (table_text.verify, match_text.verify), strict=True):
        data = json.loads(text)
        assert verify(text)
        refused = 0
        for name in data["begins"]:
            for rubbish in RUBBISH:
                forged = data | {"begins": data["begins"] | {name: rubbish}}
                forged["fingerprint"] = match_text.fingerprint(forged)
                try:
                    verify(match_text.write(forged))
                except Unverified:
                    refused += 1
        assert refused > len(data["begins"]) * len(RUBBISH) // 2


def bare(text: str) -> str:
    """Return the text without isolates."""
    return re.sub("[\u2066-\u2069]", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_letters_tell_of_the_evening_and_who_is_next(
    house: TrialInstallation, language: str
) -> None:
    """Nobody who sat at the table is invited like a stranger."""
    at = open_condottiere(house)
    state = play_half(at)
    for seat, hand in enumerate(state.hands):
        say(at, seat, ids(spread(hand)), language=language)
    match, letters = freeze(at), house.new_letters()
    house.agree(match)
    letters += house.new_letters()
    assert [letter.kind for letter in letters] == ["host", "invitation", "invitation"]
    words, rules = speaker(language), speaker(language, "condottiere-3e")
    began = {"value": 1, "player": ANA["name"], "is_known": True}
    for letter in letters:
        subject = words(f"letter-evening-{letter.kind}-subject", title="").removeprefix(": ")
        assert letter["Subject"].endswith(subject)
        for part in (letter.text, letter.html):
            text = bare(" ".join(re.sub("<[^>]*>", " ", part).split()))
            assert "letter-" not in text
            assert bare(rules("option-first_holder-chosen", **began)) in text
            name = PEOPLE[engine.load("condottiere-3e").to_act(state)[0]]["name"]
            assert bare(words("letter-evening-stands", players=name)) in text
            seat = [person["email"] for person in PEOPLE].index(letter.to)
            cards = len(ids(spread(state.hands[seat])))
            assert bare(words("letter-evening-hand", cards=cards)) in text


def shown(house: TrialInstallation, path: str) -> str:
    return bare(" ".join(html.unescape(re.sub("<[^>]*>", " ", house.get(path).text)).split()))


def said(language: str, key: str, **facts: Any) -> str:
    return bare(speaker(language)(key, **facts))


def test_a_second_request_to_a_player_of_the_evening_has_the_evenings_subject(
    house: TrialInstallation,
) -> None:
    at = open_condottiere(house)
    say_all(at, play_half(at))
    house.agree(freeze(at))
    house.new_letters()
    house.pass_time(3 * 24 * 3600)
    asked = [letter for letter in house.new_letters() if letter.kind == "invitation"]
    ends = [
        said(person["language"], "letter-evening-invitation-subject", title="") for person in PEOPLE
    ]
    assert [
        letter["Subject"].endswith(end) for letter, end in zip(asked, ends[1:], strict=True)
    ] == [True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_an_evening_ask_its_players_to_play_on(
    house: TrialInstallation, language: str
) -> None:
    """Players who sat at the table do not get the usual invitation."""
    at = open_condottiere(house)
    state = play_half(at)
    for seat, hand in enumerate(state.hands):
        say(at, seat, ids(spread(hand)), language=language)
    match = freeze(at)
    seats, host = house.seat_tokens(match), house.host_page(match)
    assert said(language, "host-invite-evening-text", count=2) in shown(house, host)
    assert said(language, "seat-proposed-evening") in shown(house, f"/s/{seats[0]}")
    house.agree(match)
    assert said(language, "seat-waiting-evening") in shown(house, f"/s/{seats[0]}")
    asked = shown(house, f"/s/{seats[1]}")
    assert said(language, "join-evening-title") in asked
    assert said(language, "letter-evening-hand", cards=len(ids(spread(state.hands[1])))) in asked
    assert said(language, "join-title") not in asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_did_not_sit_at_the_table_is_invited_as_a_stranger(
    house: TrialInstallation, language: str
) -> None:
    at = open_condottiere(house)
    say_all(at, play_half(at))
    match = freeze(at)
    house.agree(match)
    house.get(f"/s/{house.seat_tokens(match)[1]}/decline").submit("decline")
    house.new_letters()
    new = dict(DARA, language=language)
    house.get(f"{house.host_page(match)}/replace/1").submit("replace", **new)
    (letter,) = house.new_letters()
    text, page = (
        bare(" ".join(letter.text.split())),
        shown(house, f"/s/{house.seat_tokens(match)[1]}"),
    )
    for part in (text, page):
        assert said(language, "letter-invitation-begun") in part
        assert said(language, "letter-evening-question") not in part
    assert letter["Subject"].endswith(said(language, "letter-invitation-subject", title="").strip())
