"""Votes on pages, by letters and by replies: asking, agreeing, objecting, and the outcome."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.database.rows import VoteKind
from service.language.digits import in_plain_digits
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import exports, match_text, store, votes
from tests.service.replies.test_incoming import Mailbox, opened
from tests.service.seated import Table
from tests.service.trial_installation import Letter, Page, TrialInstallation, install

ANA, BELA, CYRUS = range(3)
SURE = {"sure": "yes"}
RUNNING = [kind for kind in votes.KINDS if kind != "go_on"]


@pytest.fixture
def house(tmp_path: Path, database_url: str) -> Iterator[TrialInstallation]:
    """A fresh installation that reads replies."""
    installation = install(tmp_path, database_url, inbound_url="lmtp://127.0.0.1:2424")
    yield installation
    installation.installation.database.close()


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    table = Table(house, seats=3)
    table.play_on(6)
    house.new_letters()
    return table


def seat_url(table: Table, seat: int, path: str = "") -> str:
    return f"/s/{table.house.seat_tokens(table.id)[seat]}{path}"


def seat_page(table: Table, seat: int, path: str = "") -> Page:
    return table.house.get(seat_url(table, seat, path))


def ask(table: Table, seat: int, kind: str, **fields: str) -> dict[str, Letter]:
    """Ask the others by the form, and return their letters by address."""
    page = seat_page(table, seat, "/votes")
    assert page.status == 200 and page.acts == ["vote"]
    if kind == "back" and not fields:
        fields = {"move": re.findall(r'<option value="(\d+)"', page.text)[1]}
    assert page.submit("vote", kind=kind, **fields).status == 200
    return {each.to: each for each in table.house.new_letters() if each.kind == "vote"}


def link(letter: Letter, what: str) -> str:
    [found] = {each for each in letter.links if f"/votes/{what}/" in each}
    return found.removeprefix("https://play.example")


@pytest.mark.parametrize("kind", RUNNING)
def test_the_whole_flow_by_letters(table: Table, kind: VoteKind) -> None:
    before = table.turn
    letters = ask(table, ANA, kind)
    assert set(letters) == {"p1@mail.example", "p2@mail.example"}
    for letter in letters.values():
        assert "One objection is enough to end it" in letter.text
        page = table.house.get(link(letter, "agree"))
        assert page.acts == ["agree"], "opening a letter's link answers nothing"
        page.submit("agree")
    kinds = {"pause": "paused", "draw": "over", "call_off": "called_off", "back": "voted"}
    told = [each for each in table.house.new_letters() if each.kind == kinds[kind]]
    assert {each.to for each in told} == {f"p{seat}@mail.example" for seat in range(3)}
    match = table.loaded.match
    assert {"pause": match.paused_by, "back": match.taken_back and "back"}.get(
        kind, match.status
    ) == {"pause": "vote", "back": "back", "draw": "over", "call_off": "called_off"}[kind]
    assert table.turn == before + (kind == "back")


def test_an_objection_by_letter_tells_everybody_who(table: Table) -> None:
    letters = ask(table, BELA, "call_off")
    page = table.house.get(link(letters["p2@mail.example"], "object"))
    assert page.acts == ["object"]
    page.submit("object")
    told = [each for each in table.house.new_letters() if each.kind == "voted"]
    words = {each.to: "Cyrus would rather not" in each.text for each in told}
    assert words == {f"p{seat}@mail.example": seat != CYRUS for seat in range(3)}
    assert any("You’d rather not" in each.text for each in told)
    assert table.loaded.is_running
    late = table.house.client.get(link(letters["p0@mail.example"], "agree"))
    assert "nothing to decide here" in late.text


def test_a_withdrawn_vote_is_told_to_its_proposer_in_the_second_person(table: Table) -> None:
    ask(table, ANA, "draw")
    seat_page(table, ANA, "/votes/withdraw/1").submit("withdraw")
    told = {each.to: each.text for each in table.house.new_letters() if each.kind == "voted"}
    own = told.pop("p0@mail.example")
    assert "You’ve taken your suggestion back" in own
    assert len(told) == 2 and all("has taken the suggestion back" in each for each in told.values())


def test_the_seats_page_shows_who_has_answered(table: Table) -> None:
    assert 'id="votes"' in seat_page(table, ANA).text
    ask(table, ANA, "draw")
    own = seat_page(table, ANA).text
    assert "You suggested this" in own and "votes/withdraw/1" in own
    theirs = seat_page(table, BELA).text
    assert "votes/agree/1" in theirs and "votes/object/1" in theirs
    seat_page(table, BELA, "/votes/agree/1").submit("agree")
    marks = seat_page(table, CYRUS).text.partition('class="votes-of"')[2].partition("</ul>")[0]
    assert re.findall(r'<li class="(\w+)"', marks) == ["asks", "yes", "waiting"]
    seat_page(table, ANA, "/votes/withdraw/1").submit("withdraw")
    assert "votes/agree/1" not in seat_page(table, CYRUS).text


def test_a_double_tap_counts_once(table: Table) -> None:
    for _ in range(2):
        data = SURE | {"kind": "call_off"}
        assert table.house.client.post(seat_url(table, ANA, "/votes"), data=data).status_code == 303
    assert len(table.letters("vote")) == 2
    for seat in (BELA, BELA, CYRUS, CYRUS):
        url = seat_url(table, seat, "/votes/agree/1")
        assert table.house.client.post(url, data=SURE).status_code == 303
    assert len(table.letters("called_off")) == 3


def test_a_press_without_its_button_and_a_look_change_nothing(table: Table) -> None:
    table.house.client.post(seat_url(table, ANA, "/votes"), data={"kind": "draw"})
    assert table.letters("vote") == []
    ask(table, ANA, "draw")
    for what in ("agree", "object"):
        url = seat_url(table, BELA, f"/votes/{what}/1")
        table.house.client.get(url)
        table.house.client.post(url)
    [vote] = table.read(lambda c: votes.standing(c, table.loaded))
    assert {each.answer for each in vote.voters} == {""}


def test_a_strangers_link_and_another_match_answer_nothing(table: Table) -> None:
    ask(table, ANA, "draw")
    other = Table(table.house, seats=2, seed="another")
    for url in (f"/s/{'a' * 26}/votes/agree/1", seat_url(other, BELA, "/votes/agree/1")):
        assert table.house.client.post(url, data=SURE).status_code in (404, 409)
    watch = table.house.client.get(f"/m/{table.id}?language=en").text
    assert "votes" not in watch and "suggests" not in watch
    assert len(table.read(lambda c: votes.standing(c, table.loaded))) == 1


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("pause", {"until": "2999-01-01"}),
        ("pause", {"until": "x" * 3000}),
        ("back", {"move": "-1"}),
        ("back", {"move": "9" * 400}),
        ("back", {"move": "۰x"}),
        ("back", {}),
        ("go_on", {}),
        ("", {}),
        ("\0x" * 900, {}),
    ],
)
def test_bad_input_is_refused_in_words(table: Table, kind: str, fields: dict[str, str]) -> None:
    url = seat_url(table, ANA, "/votes")
    answered = table.house.client.post(url, data={**SURE, "kind": kind, **fields})
    assert answered.status_code == 409 and 'role="alert"' in answered.text
    assert table.letters("vote") == []


@pytest.mark.parametrize("path", ["nothing", "agree/999999", "agree/x", "nothing/1"])
def test_other_addresses_do_nothing(table: Table, path: str) -> None:
    ask(table, ANA, "draw")
    url = seat_url(table, BELA, f"/votes/{path}")
    assert table.house.client.get(url).status_code in (200, 404)
    assert table.house.client.post(url, data=SURE).status_code in (404, 409)


def test_a_link_from_before_a_restored_backup_answers_no_later_vote(table: Table) -> None:
    letters = ask(table, ANA, "draw")
    lost = {"put_back": f"[[{table.turn}, {table.now}]]"}
    table.write(lambda c: c.execute(store.MATCH.update().values(**lost)))
    url = link(letters["p1@mail.example"], "agree")
    assert table.house.client.post(url, data=SURE).status_code == 409
    assert table.house.client.post(f"{url}?epoch=1", data=SURE).status_code == 303


def test_the_api_tells_a_seat_of_open_votes(table: Table) -> None:
    ask(table, ANA, "draw")
    token = table.house.seat_tokens(table.id)[BELA]
    headers = {"Authorization": f"Bearer {token}"}
    seat = table.house.client.get("/api/v1/seat", headers=headers).json
    assert seat["paused_until"] is None
    [vote] = seat["votes"]
    assert (vote["number"], vote["kind"], vote["about"]) == (1, "draw", None)
    assert vote["answers"] == [
        {"seat": 0, "said": "asks"},
        {"seat": 1, "said": "waiting"},
        {"seat": 2, "said": "waiting"},
    ]
    assert vote["silence"] == table.now + 48 * 3600


def test_a_draw_is_exported_and_verified_as_agreed(table: Table) -> None:
    ask(table, ANA, "draw")
    for seat in (BELA, CYRUS):
        seat_page(table, seat, "/votes/agree/1").submit("agree")
    text = table.read(lambda c: exports.export(c, table.id))
    data = match_text.verify(text)
    assert data["result"]["reason"] == "agreed" and match_text.ends_early(data)
    forged = {key: value for key, value in json.loads(text).items() if key != "fingerprint"}
    forged["result"] |= {"winners": [0]}
    with pytest.raises(match_text.Unverified):
        match_text.verify(match_text.with_fingerprint(forged))
    for page in (seat_page(table, ANA), table.house.get(f"/m/{table.id}?language=en")):
        assert "A draw, by agreement" in page.text
    [over, *_] = [each for each in table.house.new_letters() if each.kind == "over"]
    assert "The draw itself was agreed" in over.text


# --- by replies, in three languages ------------------------------------------

YES = {"en": "yes", "hu": "igen", "fa": "بله"}
NO = {"en": "no", "hu": "nem", "fa": "نه"}


def vote_letters(box: Mailbox, kind: VoteKind) -> None:
    """Let Ana ask, and keep the letters of the others."""
    path, data = f"/s/{box.table.seats[ANA]}/votes", SURE | {"kind": kind}
    assert box.house.client.post(path, data=data).status_code == 303
    box.letters = {seat: each for seat, each in box.letters.items() if seat == ANA}
    assert {each.kind for each in box.collect()} == {"vote"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_flow_by_replies(house: TrialInstallation, language: str) -> None:
    box = opened(house)
    vote_letters(box, "call_off")
    assert box.answer(BELA, YES[language]).did == "played"
    assert box.table.loaded().is_under_way
    assert box.answer(CYRUS, YES[language]).did == "played"
    assert box.table.loaded().match.status == "called_off"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_objection_by_reply_ends_it(house: TrialInstallation, language: str) -> None:
    box = opened(house)
    vote_letters(box, "draw")
    assert box.answer(BELA, NO[language]).did == "played"
    assert {each.kind for each in box.collect()} == {"voted", "receipt"}
    assert box.answer(CYRUS, f"{YES[language]} #1").did == "refused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_votes_the_number_or_the_letter_tells(
    house: TrialInstallation, language: str
) -> None:
    box = opened(house)
    vote_letters(box, "draw")
    vote_letters(box, "pause")
    bare = {"In_Reply_To": ""}
    assert box.answer(BELA, YES[language], **bare).why == "several"
    said = speaker(language)("letter-vote-yes", number=1)
    assert box.answer(BELA, str(said), **bare).did == "played"
    assert box.answer(BELA, YES[language]).did == "played", "an answer to the letter of the second"
    state = {
        vote.kind: vote
        for vote in box.house.installation.database.read(
            lambda c: votes.standing(c, box.table.loaded())
        )
    }
    for vote in state.values():
        assert {each.seat: each.answer for each in vote.voters} == {BELA: "yes", CYRUS: ""}


def test_a_reply_to_the_letter_of_a_vote_that_has_ended_does_nothing(
    house: TrialInstallation,
) -> None:
    box = opened(house)
    vote_letters(box, "draw")
    box.answer(CYRUS, "nem")
    later = f"/s/{box.table.seats[ANA]}/votes"
    data = SURE | {"kind": "call_off"}
    assert box.house.client.post(later, data=data).status_code == 303
    dealt = box.answer(BELA, "igen")  # to the letter about the draw
    assert (dealt.did, dealt.why) == ("refused", "no_request")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", RUNNING)
def test_letters_are_in_their_readers_language(
    house: TrialInstallation, kind: VoteKind, language: str
) -> None:
    table = Table(house, seats=2)
    table.play_on(4)
    table.with_lock(lambda c, held: store.update_seat(c, held.seats[BELA], language=language))
    house.new_letters()
    [letter] = ask(table, ANA, kind).values()
    say = speaker(language)
    assert str(say("vote-agree")) in letter.text and letter["Subject"]
    assert len([each for each in letter.links if "/votes/" in each]) == 2
    assert "48" not in in_plain_digits(letter.text.partition("#")[0]), "the time is absolute"


@pytest.mark.parametrize("what", ["agree", "object", "bot", "withdraw"])
def test_a_number_that_no_vote_can_have_is_not_found(table: Table, what: str) -> None:
    url = seat_url(table, ANA, f"/votes/{what}/{10**24}")
    assert table.house.client.get(url).status_code == 404
    assert table.house.client.post(url, data=SURE).status_code == 404
