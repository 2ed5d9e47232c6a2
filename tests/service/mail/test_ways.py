"""Letters by webhook: to a real server on loopback, retried, replaced by e-mail, never lost."""

from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import datetime
from html import unescape
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, delete, select, update

from service.database.rows import (
    LETTER,
    LETTER_COPY,
    SEAT,
    WAY,
    LetterRow,
    WayRow,
    fetch_all,
    to_json,
)
from service.installation.sealing import seal
from service.installation.way_addresses import read_push
from service.mail.by_way import MOST_LINKS, ROOM
from service.mail.sender import Sender, open_ways
from service.matches import outbox, reachability, ways
from service.people import link_rotation
from tests.service.at_table import Table, begin
from tests.service.hooks import Hook
from tests.service.trial_installation import SECRET, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@dataclass
class Street:
    """A match in which one seat gets its letters by a webhook."""

    table: Table
    hook: Hook
    seat: int

    @property
    def house(self) -> TrialInstallation:
        return self.table.house

    @property
    def sender(self) -> Sender:
        """Return the sender of letters by webhook, push and the like, not by e-mail."""
        installation = self.house.installation
        return Sender(installation, open_ways(installation), by_ways=True)

    def write(self, work: object) -> None:
        self.house.installation.database.write(work)

    def row(self) -> WayRow | None:
        found = self.house.installation.database.read(lambda c: fetch_all(c, select(WAY), WayRow))
        return found[0] if found else None

    def letters(self) -> list[LetterRow]:
        """Return all letters of the seat."""
        query = select(LETTER).where(LETTER.c.seat == self.seat).order_by(LETTER.c.id)
        return self.house.installation.database.read(lambda c: fetch_all(c, query, LetterRow))

    def by(self) -> str:
        return self.table.loaded().seats[self.seat].ways

    def ask(self) -> None:
        """Put a letter to the seat into the outbox."""
        seat = self.table.loaded().seats[self.seat]
        now = self.house.installation.now()
        self.write(lambda c: outbox.write(c, seat, "absent", self.table.turn, now, seat=0))

    def mails(self) -> list[str]:
        """Send waiting e-mail, and return the kinds of new letters to the seat's player."""
        to = self.table.loaded().seats[self.seat].address
        return [letter.kind for letter in self.house.new_letters() if letter.to == to]


@pytest.fixture
def street(house: TrialInstallation, hook: Hook) -> Street:
    """A match in which the seat to move gets letters by the webhook alone."""
    house = house.beside(private_channels=("127.0.0.1/32",))
    table = begin(house).play(4)
    house.new_letters()
    return with_way(Street(table, hook, table.asked), "others")


def with_way(street: Street, by: str, kind: str = "webhook", target: str = "") -> Street:
    sealed = seal(SECRET.encode(), target or street.hook.address)
    now = street.house.installation.now()

    def work(connection: Connection) -> None:
        ways.add(connection, street.table.loaded().seats[street.seat], kind, sealed, now)
        ways.set_ways(connection, street.table.loaded().seats[street.seat], by)

    street.write(work)
    return street


def test_word_goes_to_the_webhook_alone_or_to_the_mailbox_too(street: Street) -> None:
    street.ask()
    assert street.mails() == []
    assert street.sender.send_waiting() == 1 and len(street.hook.notes) == 1
    street.write(lambda c: ways.set_ways(c, street.table.loaded().seats[street.seat], "both"))
    street.ask()
    assert street.mails() == ["absent"]
    assert street.sender.send_waiting() == 1 and len(street.hook.notes) == 2
    assert street.sender.send_waiting() == 0 and street.mails() == []
    assert [letter.beside for letter in street.letters()[-2:]] == [False, True]


def test_a_question_has_title_text_and_links_without_the_board(street: Street) -> None:
    seat, turn = street.table.loaded().seats[street.seat], street.table.turn
    now = street.house.installation.now()
    street.write(lambda c: outbox.write(c, seat, "turn", turn, now))
    street.sender.send_waiting()
    (note,) = street.hook.notes
    assert note["kind"] == "turn" and note["turn"] == turn and note["attachments"] == []
    assert len(note["links"]) == len(street.table.actions)
    assert note["page"] == f"https://play.example/s/{street.table.seats[street.seat]}"
    shown = street.house.get(f"/s/{street.table.seats[street.seat]}").text
    assert note["links"][0]["label"] in unescape(shown)
    for each in note["links"][:5]:
        assert each["url"] in note["message"] and each["label"] in note["message"]
    assert note["page"] in note["message"] and len(note["message"]) < 2000
    assert note["title"] and note["title"] not in note["message"].split("\n")


def test_every_link_in_a_notice_is_whole_and_the_page_is_never_missing(street: Street) -> None:
    seat = street.table.loaded().seats[street.seat]
    far = street.house.beside(base_url=f"https://{'long.' * 30}example").installation
    street.write(lambda c: outbox.write(c, seat, "turn", street.table.turn, far.now()))
    Sender(far, open_ways(far), by_ways=True).send_waiting()
    (note,) = street.hook.notes
    urls = [line for line in note["message"].splitlines() if "://" in line]
    known = [each["url"] for each in note["links"]]
    assert {*urls[:-1]} < {*known} and urls[-1] == note["page"]
    assert len(note["message"]) <= ROOM and 1 < len(urls) <= MOST_LINKS, "not all fit"


def test_each_kind_of_word_can_be_off_by_the_other_ways(street: Street) -> None:
    others_off = {"questions": "on", "news": "on", "hour": 18, "ways-questions": "off"}
    street.write(lambda c: c.execute(update(SEAT).values(ways="both", letters=to_json(others_off))))
    street.write(lambda c: c.execute(delete(LETTER)))
    seat, now = street.table.loaded().seats[street.seat], street.house.installation.now()
    for kind in ("turn", "news"):
        street.write(lambda c, kind=kind: outbox.write(c, seat, kind, street.table.turn, now))
    assert [(each.kind, each.way) for each in street.letters()] == [
        ("turn", 0),
        ("news", 0),
        ("news", 1),
    ]


def test_word_by_the_other_ways_waits_for_the_morning_and_costs_no_extra_time(
    street: Street,
) -> None:
    street.write(lambda c: c.execute(update(SEAT).values(letters=to_json({"quiet": True}))))
    street.write(lambda c: c.execute(delete(LETTER)))
    street.house.time.forward(16 * 3600)  # to midnight in London
    seat, now = street.table.loaded().seats[street.seat], street.house.installation.now()
    street.write(lambda c: outbox.write(c, seat, "turn", street.table.turn, now))
    (letter,) = street.letters()
    there = datetime.fromtimestamp(letter.due_at, ZoneInfo(seat.timezone))
    assert (letter.way, there.hour, there.minute) == (1, 8, 0)
    assert outbox.delay_of(letter, letter.due_at) == 0


def test_letters_about_link_and_address_come_by_mail(street: Street) -> None:
    loaded, installation = street.table.loaded(), street.house.installation
    seat = loaded.seats[street.seat]
    assert outbox.BY_MAIL <= outbox.KINDS
    street.write(lambda c: outbox.write(c, seat, "link", 4, installation.now(), asked_for=True))
    assert street.mails() == ["link"] and street.sender.send_waiting() == 0


@pytest.mark.parametrize("is_for_all", [False, True])
def test_a_new_link_ends_the_ways_that_somebody_else_may_have_added(
    street: Street, is_for_all: bool
) -> None:
    street.ask()
    installation, loaded = street.house.installation, street.table.loaded()
    about = (street.seat, installation.tokens, installation.now(), "renewed")
    if is_for_all:
        street.write(lambda c: link_rotation.renew_all(c, *about[1:3]))
    else:
        street.write(lambda c: link_rotation.renew_all_of(c, loaded, *about))
    assert street.row() is None and street.by() == "mail"
    assert street.sender.send_waiting() == 0 and street.hook.bodies == []
    assert sorted(street.mails()) == ["absent", "link", "way"]


def test_a_failed_letter_is_tried_again_and_arrives_once(street: Street) -> None:
    street.hook.status = 503
    street.ask()
    for _ in range(3):
        street.sender.send_waiting()
        street.house.time.forward(60)
    assert street.row().failures == 3 and street.row().error == "answered 503"
    street.hook.status, street.hook.bodies = 200, []
    assert street.sender.send_waiting() == 1
    assert (street.row().failures, street.row().error) == (0, None)
    assert len(street.hook.bodies) == 1 and street.mails() == []
    assert street.letters()[-1].outcome == "sent" and street.by() == "others"


def test_a_way_that_keeps_failing_turns_back_to_mail_and_says_so(street: Street) -> None:
    street.hook.status = 503
    street.ask()
    street.ask()
    for _ in range(12):
        street.sender.send_waiting()
        street.house.time.forward(120)
    assert street.row().ended_at and street.by() == "mail"
    assert sorted(street.mails()) == ["absent", "absent", "way"]
    street.hook.bodies.clear()
    street.ask()
    assert street.mails() == ["absent"] and street.sender.send_waiting() == 0
    assert street.hook.bodies == []


def test_a_short_outage_ends_no_way(street: Street) -> None:
    street.hook.status = 503
    street.ask()
    for _ in range(8):
        street.sender.send_waiting()
        street.house.time.forward(64)
    assert street.row().failures >= ways.FAILURES and street.row().ended_at is None


def test_a_refusal_turns_to_mail_at_once(street: Street) -> None:
    street.hook.status = 404
    street.ask()
    street.sender.send_waiting()
    assert len(street.hook.bodies) == 1
    letters = street.house.new_letters()
    assert sorted(letter.kind for letter in letters) == ["absent", "way"]
    (told,) = [letter for letter in letters if letter.kind == "way"]
    assert f"/s/{street.table.seats[street.seat]}/word" in told.text
    assert street.house.get(told.links[0]).status == 200
    assert "404" in told.text or "۴۰۴" in told.text


def test_a_failure_beside_mail_sends_no_second_letter(street: Street) -> None:
    street.write(lambda c: ways.set_ways(c, street.table.loaded().seats[street.seat], "both"))
    street.hook.status = 403
    street.ask()
    assert street.mails() == ["absent"]
    street.sender.send_waiting()
    assert street.mails() == ["way"]
    assert [letter.outcome for letter in street.letters()[-3:]] == ["sent", "dropped", "sent"]


def test_a_private_address_turns_to_mail_and_nothing_is_sent(street: Street) -> None:
    closed = street.house.beside(private_channels=()).installation
    street.ask()
    Sender(closed, open_ways(closed), by_ways=True).send_waiting()
    assert street.hook.bodies == [] and sorted(street.mails()) == ["absent", "way"]
    assert street.row().error == "private"


def test_another_key_cannot_read_the_address(street: Street) -> None:
    row = street.row()
    assert "127.0.0.1" not in row.sealed and "hook" not in row.sealed
    other = street.house.beside(secret_key=b"another secret of the tests").installation
    street.ask()
    Sender(other, open_ways(other), by_ways=True).send_waiting()
    assert street.hook.bodies == [] and street.row().error == "sealed"


def test_the_address_is_in_no_copy_of_a_letter(street: Street) -> None:
    street.hook.status = 503
    street.ask()
    street.sender.send_waiting()
    query = select(LETTER_COPY.c.body)
    (body,) = street.house.installation.database.read(lambda c: c.execute(query).scalars().all())
    assert b"127.0.0.1" not in body


def test_a_slow_way_delays_no_mail_and_no_clock(street: Street) -> None:
    """The sender of e-mail never claims a letter by webhook, nor the other way round."""
    street.ask()
    now = street.house.installation.now()
    claimed = street.house.installation.database.write(lambda c: outbox.claim(c, now))
    assert all(letter.way == 0 for letter in claimed)
    claimed = street.house.installation.database.write(lambda c: outbox.claim(c, now, by_ways=True))
    assert [letter.way for letter in claimed] == [1]


def test_a_question_that_waits_beside_mail_stops_no_clock(street: Street) -> None:
    street.write(lambda c: ways.set_ways(c, street.table.loaded().seats[street.seat], "both"))
    seat, now = street.table.loaded().seats[street.seat], street.house.installation.now()
    read = street.house.installation.database.read
    before = read(lambda c: outbox.count(c, seat, ("turn",)))
    street.write(lambda c: outbox.write(c, seat, "turn", street.table.turn, now))
    assert read(lambda c: outbox.is_waiting(c, seat))
    assert street.mails() == ["turn"]
    assert not read(lambda c: outbox.is_waiting(c, seat))
    assert read(lambda c: outbox.count(c, seat, ("turn",))) == before + 1


def test_a_refused_mail_leaves_the_other_ways(street: Street) -> None:
    street.write(lambda c: ways.set_ways(c, street.table.loaded().seats[street.seat], "both"))
    street.ask()
    letter = next(each for each in street.letters() if each.outcome is None)
    now = street.house.installation.now()
    street.write(lambda c: reachability.note_refusal(c, letter, now))
    assert street.by() == "others"
    assert street.table.loaded().seats[street.seat].unreachable_since is None


def test_a_muted_player_gets_no_word_by_any_way(street: Street) -> None:
    its = (SEAT.c.match_id == street.table.match, SEAT.c.number == street.seat)
    street.write(lambda c: c.execute(update(SEAT).where(*its).values(muted=True)))
    street.ask()
    assert street.sender.send_waiting() == 0 and street.mails() == []


def test_a_letter_of_a_removed_way_goes_by_mail(street: Street) -> None:
    street.ask()
    now = street.house.installation.now()
    street.write(lambda c: ways.remove(c, street.table.loaded().seats[street.seat], 1, now))
    assert street.by() == "mail"
    assert street.mails() == ["absent"] and street.sender.send_waiting() == 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_removed(street: Street, status: int) -> None:
    now = street.house.installation.now()
    street.write(lambda c: ways.remove(c, street.table.loaded().seats[street.seat], 1, now))
    with_way(street, "others", "push", subscription(street.hook.port))
    street.hook.status = status
    street.ask()
    street.sender.send_waiting()
    assert len(street.hook.bodies) == 1 and street.row() is None and street.by() == "mail"
    assert sorted(street.mails()) == ["absent", "way"]


def test_a_push_reaches_no_private_address(street: Street) -> None:
    now = street.house.installation.now()
    street.write(lambda c: ways.remove(c, street.table.loaded().seats[street.seat], 1, now))
    with_way(street, "others", "push", subscription(street.hook.port))
    closed = street.house.beside(private_channels=()).installation
    street.ask()
    Sender(closed, open_ways(closed), by_ways=True).send_waiting()
    assert street.hook.bodies == [] and street.row().error == "private"


def subscription(port: int) -> str:
    """Return a browser's subscription at a server on loopback."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    key_text, auth = (urlsafe_b64encode(each).decode().rstrip("=") for each in (point, bytes(16)))
    return read_push(f"http://127.0.0.1:{port}/push", key_text, auth).target


def test_a_program_gets_each_question_and_a_person_only_those_they_do_not_see(
    street: Street,
) -> None:
    seat, now = street.table.loaded().seats[street.seat], street.house.installation.now()
    street.write(lambda c: outbox.write_to_programs(c, seat, "turn", street.table.turn, now))
    assert street.sender.send_waiting() == 1 and street.letters()[-1].beside
    street.write(lambda c: c.execute(update(WAY).values(kind="apprise")))
    street.write(lambda c: outbox.write_to_programs(c, seat, "turn", street.table.turn, now))
    assert street.sender.send_waiting() == 0
