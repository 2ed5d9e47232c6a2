"""An absent player's seat offered to a replacement, who gets one letter before accepting."""

import re

import pytest
from sqlalchemy import Row, select

from service.database.rows import LETTER
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import states, store
from service.people import former_players, link_rotation, personal_data, stranger_limits
from tests.service import at_table
from tests.service.at_table import digest
from tests.service.seated import DAY, Table
from tests.service.trial_installation import BELA, Letter, Page, TrialInstallation

ABSENT = "p1@mail.example"  # Béla's address
EMMA = {"name": "Emma", "email": "emma@mail.example"}
QUESTIONS = {
    "en": ("Will you take the seat?", "Take over this seat?"),
    "fa": ("جای او را می‌گیرید؟", "جای بازیکنی دیگر را می‌گیرید؟"),
    "hu": ("Átveszed ezt a helyet?", "Átveszed ezt a helyet?"),
}


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match in which Béla is absent and another seat is to move, with all letters so far read."""
    table = Table(house)
    table.make_absent(1)
    house.new_letters()
    return table


def link(table: Table, seat: int) -> str:
    return table.house.seat_tokens(table.id)[seat]


def host_page(table: Table, path: str = "") -> Page:
    return table.house.get(table.house.host_page(table.id) + path)


def offer(table: Table, seat: int = 1, **person: str) -> Page:
    """Offer the seat to a person, and return the host's next page."""
    return host_page(table, f"/replace/{seat}").submit("replace", **(EMMA | person))


def to_emma(table: Table) -> list[Letter]:
    return [letter for letter in table.house.new_letters() if letter.to == EMMA["email"]]


def row(table: Table, seat: int = 1) -> Row:
    return table.loaded.seats[seat]


def answer(table: Table, what: str, seat: int = 1) -> Page:
    return table.house.get(f"/s/{link(table, seat)}/{what}").submit(what)


def play_until_asked(table: Table, seat: int) -> None:
    while table.seat != seat:
        table.play_on()


def all_absent(house: TrialInstallation) -> tuple[Table, int]:
    """Return a match with all players absent, and the seat to move, which is not the host's."""
    table = Table(house)
    for seat in (0, 1, 2):
        table.make_absent(seat)
    while table.seat == 0:
        table.sleep_through()
    return table, table.seat


# --- before the answer -----------------------------------------------------


def test_the_replacement_gets_the_question_and_no_other_letter(table: Table) -> None:
    assert "offered" in offer(table).text
    for _ in range(20):
        table.play_on()
    [letter] = to_emma(table)
    assert letter.kind == "takeover" and not letter.action_links
    for part in (letter.text, letter.html):
        assert "Béla’s seat" in part.replace("\u2068", "").replace("\u2069", "")
        for way in ("join", "decline", "never"):
            assert f"https://play.example/s/{link(table, 1)}/{way}" in part
    assert "cid:board" not in letter.html


@pytest.mark.parametrize("language", QUESTIONS)
def test_letter_and_page_ask_in_the_newcomers_language(table: Table, language: str) -> None:
    offer(table, language=language)
    [letter] = to_emma(table)
    asked, title = QUESTIONS[language]
    assert letter["Content-Language"] == language and asked in letter.text and asked in letter.html
    page = table.house.get(letter.seat_page)
    assert page.acts == ["join"] and page.reader.language == language and title in page.text


def test_until_the_answer_the_rules_play_for_the_seat_at_once(table: Table) -> None:
    offer(table)
    before = table.turn
    for _ in range(30):
        assert table.seat != 1
        table.play_on()
    played = [move.mark for move in table.moves if move.number >= before and move.seat == 1]
    assert "absent" in played and set(played) <= {"absent", "forced"}
    assert (row(table).status, bool(row(table).absent)) == ("invited", True)


def test_a_deadline_before_the_answer_does_not_count_as_missed(
    house: TrialInstallation,
) -> None:
    table, seat = all_absent(house)
    house.new_letters()
    offer(table, seat)
    moves = table.turn
    table.pass_time(table.due[seat].deadline_at - table.now)
    assert table.turn > moves
    assert [letter.kind for letter in to_emma(table)] == ["takeover"]
    assert row(table, seat).absent and row(table, seat).status == "invited"


def test_the_host_sees_that_the_answer_is_due_and_may_send_the_question_again(
    table: Table,
) -> None:
    offer(table)
    to_emma(table)
    assert "invited" in host_page(table).text
    table.pass_time(61)
    host_page(table, "/resend/1").submit("resend")
    [again] = to_emma(table)
    assert again.kind == "takeover" and "Béla" in again.text


def test_a_replacement_who_has_not_answered_is_not_told_of_the_end(table: Table) -> None:
    offer(table)
    while not table.is_over:
        table.play_on()
    assert [letter.kind for letter in table.letters(seat=1) if letter.tenure == 1] == ["takeover"]
    assert {letter.seat for letter in table.letters("over")} == {0, 2}
    assert "isn’t waiting for answers" in table.house.get(f"/s/{link(table, 1)}").text


def test_a_question_that_was_not_sent_in_time_is_dropped(table: Table) -> None:
    offer(table)
    answer(table, "join")
    assert "takeover" not in [letter.kind for letter in to_emma(table)]


# --- yes -------------------------------------------------------------------


def test_a_replacement_who_accepts_gets_the_seats_letters_from_then_on(table: Table) -> None:
    offer(table)
    to_emma(table)
    page = answer(table, "join")
    assert page.status == 200 and "Your seat" in page.text
    assert (row(table).status, bool(row(table).absent), row(table).missed) == ("joined", False, 0)
    play_until_asked(table, 1)
    assert [letter.kind for letter in to_emma(table)] == ["turn"]


def test_a_replacement_who_accepts_while_asked_gets_the_letter_and_the_full_time(
    house: TrialInstallation,
) -> None:
    table, seat = all_absent(house)
    offer(table, seat)
    house.time.forward(20 * 3600)
    answer(table, "join", seat)
    assert table.seat == seat
    assert table.due[seat].deadline_at == table.now + DAY
    asked = to_emma(table)[-1]
    assert asked.kind == "turn" and asked.action_links


def test_accepting_twice_is_accepting_once(table: Table) -> None:
    offer(table)
    form = table.house.get(f"/s/{link(table, 1)}/join")
    play_until_asked(table, 0)
    form.submit("join")
    letters, due = table.letters(), table.due
    form.submit("join")
    assert (table.letters(), table.due) == (letters, due)


def test_a_program_sees_and_plays_nothing_before_the_offer_is_accepted(
    house: TrialInstallation,
) -> None:
    table, seat = all_absent(house)
    offer(table, seat)
    bearer = {"Authorization": f"Bearer {link(table, seat)}"}
    body, before = {"turn": table.turn, "action": table.actions[0]}, digest(house)
    answer = house.client.post("/api/v1/seat/actions", json=body, headers=bearer)
    assert (answer.status_code, answer.json["error"]["code"]) == (403, "not_joined")
    seen = house.client.get("/api/v1/seat", headers=bearer).json
    shown = (seen["view"], seen["legal_actions"], seen["events"], seen["orders"])
    assert shown == (None, [], [], []) and digest(house) == before
    house.get(f"/s/{link(table, seat)}/join").submit("join")
    body = {"turn": table.turn, "action": table.actions[0]}
    assert house.client.post("/api/v1/seat/actions", json=body, headers=bearer).status_code == 200


# --- no --------------------------------------------------------------------


def test_a_replacement_who_declines_leaves_the_seat_absent_for_another(table: Table) -> None:
    offer(table)
    table.house.new_letters()
    assert "Thanks for telling us" in answer(table, "decline").text
    [letter] = table.house.new_letters()
    assert letter.kind == "declined" and letter["X-Staffetta-Seat"] == "0"
    assert (row(table).status, bool(row(table).absent)) == ("declined", True)
    old = link(table, 1)
    offer(table, name="Farid", email="farid@mail.example")
    assert table.house.client.get(f"/s/{old}").status_code == 410
    assert row(table).status == "invited"
    answer(table, "join")
    assert row(table).name == "Farid" and not row(table).absent


def test_a_replacement_who_declined_may_still_accept_until_another_is_asked(table: Table) -> None:
    offer(table)
    page = answer(table, "decline")
    assert page.submit("join").status == 200
    assert row(table).status == "joined" and not row(table).absent


def test_never_again_is_a_no(table: Table) -> None:
    offer(table)
    table.house.get(f"/s/{link(table, 1)}/never").submit("never")
    assert row(table).status == "declined"
    assert table.read(lambda c: stranger_limits.is_unwanted(c, EMMA["email"]))


# --- a bot's seat, orders, and what the others hear ------------------------


def bare(text: str) -> str:
    """Return the text of a letter or page without markup and isolates, as one line."""
    return re.sub("[\u2066-\u2069]", "", " ".join(re.sub("<[^>]*>", " ", text).split()))


def said(language: str, key: str, **facts: object) -> str:
    return bare(speaker(language)(key, **facts))


def replace(house: TrialInstallation, match: str, seat: int = 2, **person: str) -> Letter:
    """Give the seat to Emma, and return her letter."""
    page = house.get(f"{house.host_page(match)}/replace/{seat}")
    assert page.submit("replace", **EMMA | person).status == 200
    [letter] = [each for each in house.new_letters() if each.to == EMMA["email"]]
    return letter


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_plays_on_until_a_person_takes_its_seat(
    house: TrialInstallation, language: str
) -> None:
    table = at_table.begin(house, BELA, {"bot": True}).play(3)
    house.new_letters()
    letter = replace(house, table.match, language=language)
    for text in (letter.text, letter.html, house.get(letter.seat_page).text):
        assert said(language, "takeover-until-bot") in bare(text)
        assert said(language, "takeover-until-default") not in bare(text)
    table.play(12)
    read = house.installation.database.read
    moves = read(lambda c: states.moves_of(c, table.match, 4))
    marks = {move.mark for move in moves if move.seat == 2}
    assert "bot" in marks and marks <= {"bot", "forced"}
    house.get(letter.seat_page).submit("join")
    seat = table.loaded().seats[2]
    assert not (seat.bot or seat.stand_in or seat.absent)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_of_a_half_played_game_has_no_whole_games_length(
    house: TrialInstallation, language: str
) -> None:
    table = at_table.begin(house, BELA, {"bot": True}).play(3)
    house.new_letters()
    length = table.loaded().game.length
    least, most = length.weeks_with
    letters = {"least": least, "most": most, "letters": length.letters_with}
    whole = said(language, "letter-invitation-length", **letters)
    letter = replace(house, table.match, language=language)
    for text in (letter.text, letter.html, house.get(letter.seat_page).text):
        assert whole not in bare(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_paused_game_no_default_moves_are_promised(table: Table, language: str) -> None:
    form = host_page(table, "/pause")
    day = re.findall(r'<option value="(\d{4}-[^"]+)"', form.text)[0]
    assert form.submit("pause", until=day).status == 200
    assert table.loaded.is_paused
    table.house.new_letters()
    offer(table, language=language)
    [letter] = to_emma(table)
    for text in (letter.text, letter.html, table.house.get(letter.seat_page).text):
        assert said(language, "takeover-until-paused") in bare(text)
        assert said(language, "takeover-until-default") not in bare(text)


def test_the_others_hear_of_a_new_player_once_they_accept(table: Table) -> None:
    offer(table)
    assert not [letter for letter in table.house.new_letters() if letter.kind == "given"]
    answer(table, "join")
    told = [letter for letter in table.house.new_letters() if letter.kind == "given"]
    assert {letter["X-Staffetta-Seat"] for letter in told} == {"0", "2"}
    for letter in told:
        language = str(letter["Content-Language"])
        taken = said(language, "letter-taken-text", name="Emma", former="Béla")
        assert taken in bare(letter.text) and taken in bare(letter.html)
    facts = select(LETTER.c.facts).where(LETTER.c.kind == "given")
    write = table.house.installation.database.write
    write(lambda c: personal_data.erase(c, EMMA["email"], table.now))
    assert "Emma" not in str(table.read(lambda c: c.execute(facts).all()))


# --- offers that a stranger made with the host's link ----------------------


@pytest.mark.parametrize("said", ["", "decline"])
def test_a_new_link_of_the_host_stops_the_offers_that_were_made_with_the_old_one(
    table: Table, said: str
) -> None:
    offer(table)
    old = link(table, 1)
    if said:
        answer(table, said)
    page = table.house.get(f"/s/{link(table, 0)}/link").submit("link")
    assert page.status == 200
    taken = table.house.client.post(f"/s/{old}/join", data={"sure": "yes"})
    assert taken.status_code == 410 and "no longer offered" in taken.text
    assert (row(table).status, bool(row(table).absent)) == ("expired", True)
    table.house.new_letters()
    offer(table, name="Farid", email="farid@mail.example")
    answer(table, "join")
    assert row(table).name == "Farid"


def test_new_links_for_everybody_offer_no_seat_again(table: Table) -> None:
    offer(table)
    to_emma(table)
    tokens = table.house.installation.tokens
    table.write(lambda c: link_rotation.renew_all(c, tokens, table.now))
    assert to_emma(table) == [] and row(table).status == "expired"


def test_another_players_new_link_stops_no_offer(table: Table) -> None:
    offer(table)
    table.house.get(f"/s/{link(table, 2)}/link").submit("link")
    answer(table, "join")
    assert row(table).name == "Emma" and row(table).status == "joined"


# --- the absent player can keep the seat until somebody has taken it ---------


def to_bela(table: Table) -> list[Letter]:
    return [letter for letter in table.house.new_letters() if letter.to == ABSENT]


def way_to_keep(letter: Letter) -> str:
    """Return the path of the link by which the absent player keeps the seat."""
    [path] = set(re.findall(r"/a/[a-z2-7]{26}", letter.text))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_absent_player_is_told_and_keeps_the_seat(table: Table, language: str) -> None:
    table.write(lambda c: store.update_seat(c, row(table), language=language))
    before, mine = row(table), link(table, 1)
    offer(table)
    offered = link(table, 1)
    [letter] = to_bela(table)
    assert letter.kind == "offered" and letter["Content-Language"] == language
    for text in (letter.text, letter.html):
        assert "Emma" in text and way_to_keep(letter) in text
    page = table.house.get(way_to_keep(letter))
    assert page.reader.language == language and "Emma" in page.text
    kept = page.submit("stop-address")
    assert kept.status == 200 and said(language, "address-given-done-moved-title") in kept.text
    after = row(table)
    assert (after.status, bool(after.absent), after.missed) == ("joined", False, 0)
    for name in ("name", "address", "language", "timezone", "tenure", "given_at"):
        assert getattr(after, name) == getattr(before, name), name
    for old in (mine, offered):
        assert table.house.client.get(f"/s/{old}").status_code == 410
    assert table.house.client.post(f"/s/{offered}/join", data={"sure": "yes"}).status_code == 410
    assert [each.kind for each in to_bela(table)][:1] == ["link"]
    play_until_asked(table, 1)


def test_the_host_hears_that_the_absent_player_is_back(table: Table) -> None:
    offer(table)
    [letter] = to_bela(table)
    table.house.get(way_to_keep(letter)).submit("stop-address")
    [told] = [each for each in table.house.new_letters() if each["X-Staffetta-Seat"] == "0"]
    assert told.kind == "refused"
    for text in (told.text, told.html):
        assert "Béla" in text and "Emma" in text and "take back" not in text


def test_a_seat_that_was_taken_cannot_be_kept(table: Table) -> None:
    offer(table)
    [letter] = to_bela(table)
    form = table.house.get(way_to_keep(letter))
    answer(table, "join")
    [told] = to_bela(table)
    assert told.kind == "replaced" and "Emma" in told.text and "/a/" not in told.text + told.html
    assert form.submit("stop-address").status == 410
    assert row(table).name == "Emma" and not row(table).absent
    assert not to_bela(table)


def test_keeping_twice_is_keeping_once(table: Table) -> None:
    offer(table)
    [letter] = to_bela(table)
    form = table.house.get(way_to_keep(letter))
    form.submit("stop-address")
    mine, letters = link(table, 1), table.letters()
    assert form.submit("stop-address").status in (409, 410)
    assert link(table, 1) == mine and table.letters() == letters


@pytest.mark.parametrize("between", ["", "decline"])
def test_who_is_asked_next_can_be_stopped_too(table: Table, between: str) -> None:
    offer(table)
    [first] = to_bela(table)
    if between:
        answer(table, between)
    offer(table, name="Farid", email="farid@mail.example")
    [second] = to_bela(table)
    assert table.house.client.get(way_to_keep(first)).status_code == 410
    table.house.get(way_to_keep(second)).submit("stop-address")
    assert (row(table).name, row(table).tenure) == ("Béla", 0)
    table.make_absent(1)
    offer(table)
    assert row(table).tenure == 3  # no number of a person who was asked before is used again


def test_a_declined_seat_can_still_be_kept(table: Table) -> None:
    offer(table)
    [letter] = to_bela(table)
    answer(table, "decline")
    table.house.get(way_to_keep(letter)).submit("stop-address")
    assert (row(table).name, row(table).status) == ("Béla", "joined")


def test_an_absent_player_who_keeps_the_seat_has_their_messages_and_note(table: Table) -> None:
    seat = row(table)
    player = store.player_of(seat)
    offer(table)
    [letter] = to_bela(table)
    table.house.get(way_to_keep(letter)).submit("stop-address")
    assert store.player_of(row(table)) == player
    assert not table.read(lambda c: former_players.before(c, row(table)))


def test_an_absent_player_is_told_that_a_bot_has_the_seat(table: Table) -> None:
    page = table.house.get(table.house.host_page(table.id) + "/bot/1").submit("bot")
    assert page.status == 200 and row(table).bot
    [letter] = to_bela(table)
    assert letter.kind == "replaced" and "bot" in letter.text and "/a/" not in letter.text


@pytest.mark.parametrize("wish", ["muted", "never"])
def test_an_absent_player_who_wants_no_letters_gets_none(table: Table, wish: str) -> None:
    if wish == "muted":
        table.write(lambda c: store.update_seat(c, row(table), muted=True))
    else:
        table.write(lambda c: stranger_limits.never_again(c, ABSENT, table.now))
    offer(table)
    offer(table, name="Farid", email="farid@mail.example")
    answer(table, "join")
    assert to_bela(table) == [] and row(table).name == "Farid"


def test_an_offer_that_ended_with_the_hosts_links_leaves_the_seat_to_its_player(
    table: Table,
) -> None:
    offer(table)
    [letter] = to_bela(table)
    table.house.get(f"/s/{link(table, 0)}/link").submit("link")
    table.house.get(way_to_keep(letter)).submit("stop-address")
    assert (row(table).name, row(table).status) == ("Béla", "joined")


def test_an_erased_absent_player_cannot_come_back(table: Table) -> None:
    offer(table)
    [letter] = to_bela(table)
    write = table.house.installation.database.write
    write(lambda c: personal_data.erase(c, ABSENT, table.now))
    assert table.house.client.post(way_to_keep(letter), data={"sure": "yes"}).status_code == 410
    answer(table, "join")
    assert row(table).name == "Emma" and to_bela(table) == []


def test_the_host_who_asks_twice_writes_once(table: Table) -> None:
    page = host_page(table, "/replace/1")
    for _ in range(2):
        page.submit("replace", **EMMA)
    kinds = sorted(letter.kind for letter in table.house.new_letters())
    assert kinds == ["offered", "takeover"]
