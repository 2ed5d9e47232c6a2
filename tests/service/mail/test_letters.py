"""Letters: true when sent, the same when sent again, and never at night."""

import re
from dataclasses import replace

import pytest

from service.installation.tokens import Tokens
from service.language import catalogues
from service.mail import letters
from service.mail.transport import FilePost
from service.matches import open_decisions, outbox, store
from service.matches.clock import Clock, Days, TimeControl
from service.matches.paces import PACES
from service.people import seating
from tests.service.at_table import begin, invite, propose
from tests.service.seated import DAY, HOUR, LONDON, Table
from tests.service.trial_installation import (
    ANA,
    BELA,
    CYRUS,
    SURE,
    Letter,
    TrialInstallation,
    by_email,
)

CLOCK = Clock(TimeControl(PACES["daily"]), Days(LONDON))


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house)


def waiting(table: Table, kind: str) -> object:
    return next(letter for letter in table.letters(kind) if letter.outcome is None)


def is_overtaken(table: Table, letter: object) -> bool:
    return table.read(lambda c: letters.is_overtaken(c, table.loaded, letter))


def change_seat(table: Table, seat: int, **values: object) -> None:
    table.with_lock(lambda c, loaded: seating.change_seat(c, loaded, seat, table.now, **values))


def compose(table: Table, letter: object, now: int | None = None) -> object:
    installation, at = table.house.installation, table.now if now is None else now
    return table.read(lambda c: letters.compose(installation, c, table.loaded, letter, at))


# --- outdated letters -----------------------------------------------------


def test_a_letter_that_asks_is_overtaken_by_the_answer(table: Table) -> None:
    letter = waiting(table, "turn")
    assert not is_overtaken(table, letter)
    table.play_on()
    assert is_overtaken(table, letter)


def test_an_invitation_is_overtaken_by_its_answer_and_by_the_start(
    house: TrialInstallation,
) -> None:
    table = Table(house, everybody_in=False)
    first, second = table.letters("invitation")
    table.join(1)
    assert is_overtaken(table, first) and not is_overtaken(table, second)
    table.join(2)
    assert is_overtaken(table, second)


def test_a_seat_that_stops_its_letters_gets_no_waiting_ones_either(table: Table) -> None:
    letter = waiting(table, "turn")
    change_seat(table, letter.seat, muted=True)
    assert is_overtaken(table, letter)
    change_seat(table, letter.seat, muted=False)
    assert not is_overtaken(table, letter)


def test_a_letter_to_a_former_player_never_goes(table: Table) -> None:
    table.make_absent(1)
    letter = table.letters("timeout", seat=1)[-1]
    assert not is_overtaken(table, letter)
    newcomer = seating.Person("Emma", "emma@mail.example", "en", "Asia/Tokyo")
    tokens = table.house.installation.tokens
    table.with_lock(lambda c, held: seating.replace(c, held, 1, newcomer, tokens, table.now))
    assert is_overtaken(table, letter)


# --- times of sending -------------------------------------------------------


def test_a_reminder_that_could_not_go_by_day_goes_in_the_morning(table: Table) -> None:
    table.house.new_letters()
    table.pass_time(12 * HOUR)
    assert waiting(table, "reminder")
    table.house.time.forward(3 * HOUR)  # the mail server was down until eleven at night
    assert table.house.new_letters() == []
    reminder = waiting(table, "reminder")
    assert reminder.due_at == CLOCK.morning_after(table.now)
    assert reminder.tries == 0


def test_other_letters_go_at_any_hour(table: Table) -> None:
    table.house.time.forward(15 * HOUR)
    assert {letter.kind for letter in table.house.new_letters()} == {"host", "turn"}


@pytest.mark.parametrize(("waited", "delay"), [(0, 0), (60, 0), (61, 61), (DAY, DAY)])
def test_only_a_long_delayed_question_extends_the_deadline(
    table: Table, waited: int, delay: int
) -> None:
    asking, telling = waiting(table, "turn"), waiting(table, "host")
    assert outbox.delay_of(asking, table.now + waited) == delay
    assert outbox.delay_of(telling, table.now + waited) == 0


def test_a_delayed_letter_states_the_extended_deadline(table: Table) -> None:
    letter = waiting(table, "turn")
    late = table.now + 2 * DAY
    held_up = compose(table, letter, late)
    table.write(lambda c: open_decisions.extend(c, table.due[letter.seat], 2 * DAY, CLOCK, late))
    table.write(lambda c: outbox.shift_waiting(c, 2 * DAY))
    assert compose(table, waiting(table, "turn"), late).text == held_up.text


# --- content ----------------------------------------------------------------


def test_the_same_letter_is_the_same_whenever_it_is_written(table: Table) -> None:
    letter = waiting(table, "turn")
    first = compose(table, letter)
    table.write(lambda c: outbox.shift_waiting(c, 500))
    assert compose(table, waiting(table, "turn")) == first


def test_every_kind_of_letter_has_an_id_of_its_own_and_its_headers(table: Table) -> None:
    table.house.new_letters()
    table.pass_time(12 * HOUR)
    found = table.house.new_letters()
    table.make_absent(1)
    found += table.house.new_letters()
    table.house.time.seconds += 100
    table.with_lock(lambda c, held: seating.resend(c, held, (table.seat + 1) % 3, table.now))
    table.with_lock(lambda c, held: seating.call_off(c, held, table.now))
    found += table.house.new_letters()
    ids = [letter["Message-ID"] for letter in found]
    assert len(set(ids)) == len(ids)
    assert {letter.kind for letter in found} >= {"reminder", "called_off"}
    for letter in found:
        assert letter["X-Staffetta-Match"] == table.id
        assert table.id in letter["References"] and letter["List-Unsubscribe"]


def test_letters_use_no_logical_css_properties(table: Table) -> None:
    """Many mail programs ignore them, so each direction is written out."""
    for letter in table.house.new_letters():
        assert not re.search(r"-inline-|: ?(start|end)\b", letter.html), letter.kind


def test_the_host_learns_who_is_absent_and_where_to_repair_it(table: Table) -> None:
    table.make_absent(1)
    row = table.letters("absent")[0]
    table.write(lambda c: outbox.write(c, table.loaded.seats[0], "absent", 0, table.now, seat=1))
    letter = next(each for each in table.house.new_letters() if each.kind == "absent")
    assert row.seat == 0 and "Béla" in letter.text and letter.host_page in letter.text
    assert "is away" in letter["Subject"] and letter.host_page in letter.html


def test_every_kind_of_letter_has_its_templates_and_there_are_no_others(table: Table) -> None:
    folder = catalogues.templates_folder() / "letters"
    for part in ("html", "txt"):
        bases = {"base", "_parts", "_answer", "_digest_part"}
        assert {path.stem for path in folder.glob(f"*.{part}")} - bases == outbox.KINDS
    with pytest.raises(ValueError, match="gossip"):
        table.write(lambda c: outbox.write(c, table.loaded.seats[0], "gossip", 0, table.now))


def test_no_subject_holds_a_secret(table: Table) -> None:
    while not table.is_over:
        table.play_on()
    tokens = table.house.seat_tokens(table.id)
    found = table.house.new_letters()
    assert {letter.kind for letter in found} == {"host", "over"}
    assert all(not any(token in letter["Subject"] for token in tokens) for letter in found)


def test_a_turns_letter_has_a_link_for_each_action_with_the_turn_in_it(table: Table) -> None:
    while len(table.actions) < 5 or table.letters("turn")[-1].turn != table.turn:
        table.play_on()
    letter: Letter = next(each for each in table.house.new_letters() if each.kind == "turn")
    assert set(letter.action_links) == set(table.actions)
    turns = {re.search(r"/(\d+)/[^/]+$", link)[1] for link in letter.action_links.values()}
    assert turns == {letter["X-Staffetta-Turn"]} == {str(table.turn)}


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_host_is_asked_to_confirm_only_until_that_is_done(house: TrialInstallation) -> None:
    table = propose(house)
    (first,) = house.new_letters()
    house.agree(table.match)
    now = house.installation.now() + HOUR
    house.installation.database.write(
        lambda c: seating.resend(c, store.load(c, table.match, lock=True), 0, now)
    )
    house.time.forward(HOUR)
    (again,) = (letter for letter in house.new_letters() if letter.kind == "host")
    assert "confirm" in first["Subject"] and "confirm" not in again["Subject"] + again.text


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_letters_about_called_off_matches_and_all_games_reveal_no_play(
    house: TrialInstallation,
) -> None:
    reader = {**BELA, "language": "en"}
    table = propose(house, reader, CYRUS, options={"hidden_cards": True})
    house.agree(table.match)
    house.client.post(f"/s/{table.seats[1]}/join", data=SURE)
    house.get("/mine?language=en").submit("mine", email=reader["email"])
    house.client.post(f"/h/{table.host}/call-off", data=SURE)
    found = {each.kind: each for each in house.new_letters() if each.to == reader["email"]}
    gone, of_all = found["called_off"], found["mine"]
    for told in (gone.text, gone.html, of_all.text, of_all.html):
        assert "Hidden cards" not in told and "SHA-256" not in told and "/m/" not in told
    assert "the links" not in gone.text + gone.html


@pytest.mark.parametrize("language", ["en", "hu", "fa"])
def test_plain_text_has_isolates_only_where_directions_mix(
    house: TrialInstallation, language: str
) -> None:
    """Some mail programs show isolates as boxes or question marks."""
    people = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]  # کورش is the third
    table = begin(house, *people[1:], host=people[0], language=language).play(9)
    assert table.loaded().is_running
    texts = [letter.text for letter in house.new_letters()]
    parts = re.findall("\u2068([^\u2066-\u2069]*)\u2069", "".join(texts))
    assert texts
    assert set(parts) <= {"کورش"} if language != "fa" else len(parts) > 3


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_no_letter_is_sent_if_its_link_has_an_earlier_secret_key(
    house: TrialInstallation,
) -> None:
    """These letters waited while the key changed: a new address, an open seat, a list of games."""
    table = begin(house, seed="with a change")
    opened = invite(house, BELA, {"open": True})
    house.new_letters()
    house.client.post(f"/s/{table.seats[1]}/address", data={**SURE, "email": "new@mail.example"})
    page = house.get(f"/h/{opened.host}").text
    open_link = re.search(r"/j/[a-z2-7]{26}", page).group()
    house.get(open_link).submit("ask-seat", name="Dara", email="dara@mail.example")
    house.client.post("/mine", data={**SURE, "email": ANA["email"]})
    other = replace(house.installation, tokens=Tokens(b"another key, as long as need be"))
    post = by_email(other, FilePost(other.settings.data / "mail"))
    post.send_waiting()
    kinds = {letter.kind for letter in house.new_letters()}
    assert not {"confirm", "address", "newcomer", "mine"} & kinds
    house.client.post("/mine", data={**SURE, "email": ANA["email"]})
    assert [letter.kind for letter in house.new_letters()] == ["mine"], "asked for again"
