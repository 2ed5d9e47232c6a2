"""Letters: beside each link to an act stands a link that opens a ready reply, and it works."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from sqlalchemy import Connection

from service.matches import deals, late_votes, outbox, store, talk, vote_clocks, votes
from service.matches.talk import GATHERING
from tests.service.at_table import invite
from tests.service.matches.test_late_votes import let_time_run_out, soft
from tests.service.replies.test_incoming import ADDRESSES, Mailbox, house, in_battle
from tests.service.trial_installation import ANA, BELA, Letter, TrialInstallation, path_of

__all__ = ["house"]
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
LETTERS = Path(__file__).parents[3] / "templates" / "letters"
LINK = re.compile(r'<a [^>]*?href="\{\{\s*(.*?)\s*\}\}[^"]*"')
READY = re.compile(r"by_reply\(replies, ")
# Links that only open a page. Everything done there by a reply has its ready reply elsewhere, or
# needs more than one line: a setting, a sheet, a match to be set up.
PAGES = re.compile(
    r"(s\.)?links\.page|host_links\.page|leaving_links\.page|mine_links\.page|next_page|new_url|url"
    r"|each\.url|page|aid_url|export_url|privacy_url|watch_url|word_url|stop_url|replies\.to\(line\)"
    r"|(s\.)?(mine_)?links\.to\(.(letters|never|time|word|link|log|build|talk|again|orders).\)"
    r'|links\.to\("talk"\) ~ "#wishes"'
)
# Links to an act that a reply must not do, with the reason.
NOT_BY_REPLY = {
    "held.html": "a reply from a stranger is confirmed by its player's own link alone",
    "answer.html": "the offer is answered, so its page is only to be read",
    "confirm.html": "the friend who is asked has no seat yet, so there is no address to reply to",
    "hosted.html": "taking a role from somebody is asked for on its page",
    "host_away.html": "taking a role from somebody is asked for on its page",
}


def acts(template: Path) -> list[str]:
    """Return the Jinja expressions of a template's links that do more than open a page."""
    found = LINK.findall(template.read_text(encoding="utf-8"))
    return [each for each in found if not PAGES.fullmatch(each)]


def test_each_link_to_an_act_in_any_letter_has_a_ready_reply() -> None:
    assert {f"{kind}.html" for kind in outbox.KINDS} <= {each.name for each in LETTERS.iterdir()}
    without = {}
    for template in sorted(LETTERS.glob("*.html")):
        ready = len(READY.findall(template.read_text(encoding="utf-8")))
        if len(acts(template)) > ready:
            without[template.name] = acts(template)
    assert without.keys() == NOT_BY_REPLY.keys(), without


def ready(letter: Letter) -> Iterator[str]:
    """Yield the lines of a letter's ready replies."""
    for url in re.findall(r'class="by-reply"[^>]* href="([^"]+)"', letter.html):
        parts = urlsplit(html.unescape(url))
        assert parts.scheme == "mailto" and unquote(parts.path) == letter["Reply-To"]
        yield parse_qs(parts.query)["body"][0]


def test_a_text_part_has_no_link_of_a_ready_reply(house: TrialInstallation) -> None:
    """Numbers and quoted words stand there instead, as each link would take lines of letters."""
    box = in_battle(house)
    letter = box.letters[box.asked]
    assert [*ready(letter)] and "mailto:" not in letter.text and "  #1 " in letter.text


@on_sqlite
@pytest.mark.parametrize("reader", range(3))
@pytest.mark.parametrize("audience", ["everybody", "one", "few"])
def test_a_message_in_a_letter_is_answered_to_the_same_people(
    house: TrialInstallation, reader: int, audience: str
) -> None:
    box, author = in_battle(house), (reader + 1) % 3
    database, now = house.installation.database, house.installation.now()
    to = {"everybody": [], "one": [reader], "few": [each for each in range(3) if each != author]}

    def say(c: Connection) -> None:
        loaded = store.load(c, box.table.match, lock=True)
        talk.set_pace(c, loaded.seats[reader], "at_once")
        talk.say(c, loaded, author, to[audience], "quirrelwick", now)

    database.write(say)
    house.time.forward(GATHERING)
    [letter] = [
        each for each in box.collect() if each.kind == "talk" and each.to == ADDRESSES[reader]
    ]
    [line] = ready(letter)
    assert box.answer(reader, line + "and to you").did == "said"
    first, second = database.read(lambda c: talk.messages(c, box.table.match))
    assert second.words == "and to you"
    assert sorted(seat for seat, *_ in second.circle) == sorted(seat for seat, *_ in first.circle)


@on_sqlite
@pytest.mark.parametrize("reader", range(3))
def test_a_turn_letter_has_a_ready_reply_to_its_messages(
    house: TrialInstallation, reader: int
) -> None:
    box = in_battle(house)
    while (box.asked + 1) % 3 != reader:
        box.table.play(1)
        box.collect()
    database, now = house.installation.database, house.installation.now()

    def say(c: Connection) -> None:
        loaded = store.load(c, box.table.match, lock=True)
        talk.say(c, loaded, (reader + 1) % 3, [reader], "quirrelwick", now)

    database.write(say)
    box.table.play(1)
    letters = [each for each in box.collect() if "quirrelwick" in each.html]
    assert all(any(line.startswith("say to ") for line in ready(each)) for each in letters)


@on_sqlite
def test_ready_replies_of_moves_votes_and_offers_are_done(house: TrialInstallation) -> None:
    box = in_battle(house)
    seat, turn = box.asked, box.table.turn
    lines = [line for line in ready(box.letters[seat]) if line in box.table.actions]
    assert lines and box.answer(seat, lines[0]).did == "played" and box.table.turn > turn
    now, write = house.installation.now(), house.installation.database.write

    def ask(c: Connection) -> None:
        loaded = store.load(c, box.table.match, lock=True)
        votes.propose(c, loaded, 0, "draw", 0, now)
        deals.offer(c, loaded, 0, 1, ["pass"], [], now)

    write(ask)
    letters = {each.kind: each for each in box.collect() if each.to == ADDRESSES[1]}
    assert [*ready(letters["vote"])] == ["yes #1", "no #1"]
    assert [*ready(letters["offer"])] == ["accept 1", "decline 1"]
    box.letters[1] = letters["vote"]
    assert box.answer(1, "no #1", "accept 1").did == "played"


@on_sqlite
@pytest.mark.parametrize("place", range(2))
def test_ready_replies_of_an_invitation_are_done(house: TrialInstallation, place: int) -> None:
    match = invite(house, BELA, host=ANA).match
    [letter] = [each for each in house.new_letters() if each.kind == "invitation"]
    line = [*ready(letter)][place]
    box = Mailbox.__new__(Mailbox)
    box.house, box.count, box.letters = house, 0, {}
    assert box.deliver(box.message(letter, line, 1, From=BELA["email"])).did == "played"
    seats = house.installation.database.read(lambda c: store.load(c, match)).seats
    assert seats[1].status == ("joined", "declined")[place]


@on_sqlite
@pytest.mark.parametrize(
    "line", ["a bot", "bot #{}", "ربات #{}", "بات #{}", "játsszon helyette egy bot"]
)
def test_a_bot_for_a_late_player_is_voted_for_by_reply(house: TrialInstallation, line: str) -> None:
    table = soft(house)
    let_time_run_out(table)
    box = Mailbox(house, table)
    [vote] = house.installation.database.read(
        lambda c: votes.standing(c, store.load(c, table.match))
    )
    voter = vote.voters[0].seat
    [letter] = [each for each in [box.letters[voter]] if each.kind == "vote"]
    number = vote.number
    assert [*ready(letter)] == [f"yes #{number}", f"no #{number}", f"bot #{number}"]
    assert f"bot #{number}" in letter.text
    dealt = box.answer(voter, line.format(number), From=letter.to)
    assert dealt.did == "played", dealt
    kept = house.installation.database.read(lambda c: vote_clocks.find(c, table.match, number))
    assert kept and {each.seat: each.answer for each in kept.voters}[voter] == "bot"
    assert kept.kind == late_votes.KIND


@on_sqlite
@pytest.mark.parametrize(
    ("line", "status"),
    [
        *(("accept", "accepted"), ("Yes, thank you!", "accepted"), ("elfogadom", "accepted")),
        *(("قبول می‌کنم", "accepted"), ("no thanks", "declined"), ("nem fogadom el", "declined")),
        *(("رد می‌کنم", "declined"), ("yes #1", "offered")),
    ],
)
def test_a_bare_answer_to_an_offers_letter_answers_no_vote(
    house: TrialInstallation, line: str, status: str
) -> None:
    box = in_battle(house)
    now, database = house.installation.now(), house.installation.database

    def ask(c: Connection) -> int:
        loaded = store.load(c, box.table.match, lock=True)
        votes.propose(c, loaded, 0, "draw", 0, now)
        return deals.offer(c, loaded, 0, 1, ["pass"], [], now).number

    number = database.write(ask)
    letters = {each.kind: each for each in box.collect() if each.to == ADDRESSES[1]}
    box.letters[1] = letters["offer"]
    assert box.answer(1, line).did == "played"
    deal = database.read(lambda c: deals.find(c, box.table.match, number))
    assert deal and deal.status == status
    vote = database.read(lambda c: vote_clocks.find(c, box.table.match, 1))
    answers = {each.seat: each.answer for each in vote.voters} if vote else {}
    assert (answers[1] == "yes") == (status == "offered")


@on_sqlite
def test_a_bare_answer_to_a_letter_about_a_request_answers_no_vote(
    house: TrialInstallation,
) -> None:
    """The request is gone meanwhile, and a vote has begun; also for a message that was held."""
    box = in_battle(house)
    seat = box.asked
    box.answer(seat, "pass")
    box.collect()
    other = box.asked
    box.answer(other, "pass")
    box.collect()
    box.answer(seat, "undo")
    wishes = [each for each in box.collect() if each.kind == "wish"]
    assert wishes
    asked = int(wishes[0]["X-Staffetta-Seat"])
    box.letters[asked] = wishes[0]
    assert box.answer(asked, "refuse").did == "played"
    box.collect()
    now, database = house.installation.now(), house.installation.database

    def ask(c: Connection) -> int:
        loaded = store.load(c, box.table.match, lock=True)
        return votes.propose(c, loaded, (asked + 1) % 3, "draw", 0, now).number

    number = database.write(ask)
    box.collect()
    box.letters[asked] = wishes[0]
    assert box.answer(asked, "agree").why == "no_request"
    vote = database.read(lambda c: vote_clocks.find(c, box.table.match, number))
    assert vote and not any(each.answer == "yes" for each in vote.voters if each.seat == asked)

    box.letters[asked] = wishes[0]
    assert box.answer(asked, "agree", From="friend@elsewhere.example").did == "held"
    [held] = [each for each in box.collect() if each.kind == "held"]
    link = next(each for each in held.links if "/reply/" in each)
    assert house.get(path_of(link)).submit("confirm-reply").status == 409
    vote = database.read(lambda c: vote_clocks.find(c, box.table.match, number))
    assert vote and not any(each.answer == "yes" for each in vote.voters if each.seat == asked)
