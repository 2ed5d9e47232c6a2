"""Letters are independent of the channel: a new one takes one class and one line to register."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from sqlalchemy import update

from service.database.rows import SEAT
from service.links.store import Target
from service.mail.channels import Channel, Later, Letter
from service.mail.sender import Sender, Unreachable
from service.matches import outbox, store
from service.people import link_rotation
from tests.service.seated import Table
from tests.service.trial_installation import TrialInstallation


@dataclass
class Wall:
    """A channel for addresses like `wall:north`, with a list of posted notes."""

    notes: list[Letter] = field(default_factory=list)
    fault: Exception | None = None

    def deliver(self, letter: Letter, between: Callable[[], None]) -> None:
        between()
        if self.fault:
            raise self.fault
        self.notes.append(letter)

    def close(self) -> None:
        """Nothing is open."""


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A table where the first seat asked gets letters on the wall, and the others by e-mail."""
    table = Table(house)
    asked = (SEAT.c.match_id == table.id, SEAT.c.number == table.seat)
    table.write(lambda c: c.execute(update(SEAT).where(*asked).values(address="wall:north")))
    return table


def also_by(table: Table, channel: Channel) -> Sender:
    mine = table.house.sender
    return Sender(mine.installation, {**mine.channels, "wall": channel})


def test_another_channel_gets_the_letters_to_its_addresses(
    table: Table,
) -> None:
    wall = Wall()
    also_by(table, wall).send_waiting()
    assert wall.notes and {note.address for note in wall.notes} == {"wall:north"}
    by_email = {letter.to for letter in table.house.new_letters()}
    assert all("@mail.example" in address for address in by_email)
    assert {letter.outcome for letter in table.letters("turn")} == {"sent"}


def test_a_letter_is_enough_to_play_on_any_channel(table: Table) -> None:
    wall = Wall()
    also_by(table, wall).send_waiting()
    (note,) = [note for note in wall.notes if note.kind == "turn"]
    assert [link.label for link in note.links] and len(note.links) == len(table.actions)
    assert all(link.url in note.text for link in note.links)
    pictures = dict(note.pictures)
    assert all(f"cid:{name}" in note.html for name in pictures) and "board" in pictures
    assert all(png.startswith(b"\x89PNG") for png in pictures.values())
    asked = table.house.get(note.links[0].url)
    assert asked.submit("play").status == 200 and table.turn > note.turn


def test_a_channel_that_is_down_delays_no_other(table: Table) -> None:
    wall = Wall(fault=Later("the wall is being painted", unreachable=True))
    sender = also_by(table, wall)
    for _ in range(2):
        with pytest.raises(Unreachable, match="painted"):
            sender.send_waiting()
    waiting = [letter for letter in table.letters() if letter.outcome is None]
    assert {letter.seat for letter in waiting} == {table.seat}
    assert {(letter.tries, letter.error) for letter in waiting} == {
        (0, "the wall is being painted")
    }
    wall.fault = None
    assert sender.send_waiting() == len(waiting) == len(wall.notes)


@pytest.mark.parametrize("change", ["nothing", "link", "address"])
def test_a_letter_is_retried_unchanged_unless_its_link_has_ended(table: Table, change: str) -> None:
    """The server did not confirm the first letter, so the letter may have arrived."""
    heard: list[Letter] = []

    class Silent(Wall):
        def deliver(self, letter: Letter, between: Callable[[], None]) -> None:
            heard.append(letter)
            if len(heard) == 1:
                raise Later("no answer")
            super().deliver(letter, between)

    wall, house = Silent(), table.house
    sender = also_by(table, wall)
    sender.send_waiting()
    (seat, loaded) = heard[0].seat, table.loaded
    if change == "link":
        tokens = house.installation.tokens
        table.write(lambda c: link_rotation.renew(c, loaded, seat, tokens, table.now, "asked"))
    if change == "address":
        table.write(lambda c: store.update_seat(c, loaded.seats[seat], address="wall:south"))
    house.time.seconds += 24 * 3600
    sender.send_waiting()
    (again,) = [letter for letter in wall.notes if letter.number == heard[0].number]
    assert (again == heard[0]) == (change == "nothing")
    assert again.address == ("wall:south" if change == "address" else "wall:north")
    live = house.token("seat", Target(table.id, seat))
    assert all(f"/s/{live}" in link.url for link in again.links)


def test_an_address_that_no_channel_serves_is_refused_for_good(table: Table) -> None:
    table.house.sender.send_waiting()
    refused = [letter for letter in table.letters() if letter.outcome == "refused"]
    assert refused and all("'wall'" in letter.error for letter in refused)


def test_many_letters_of_a_channel_that_is_down_delay_no_other(table: Table) -> None:
    seats, turn, before = table.loaded.seats, table.turn, table.now - 60
    on_the_wall, by_mail = seats[table.seat], seats[table.seat - 1]
    for _ in range(45):  # more than one claim takes, and due before all others
        table.write(lambda c: outbox.write(c, on_the_wall, "turn", turn, before))
    table.write(lambda c: outbox.write(c, by_mail, "undeliverable", turn, table.now, seat=1))
    sender = also_by(table, Wall(fault=Later("the wall is being painted", unreachable=True)))
    with pytest.raises(Unreachable, match="painted"):
        sender.send_waiting()
    waiting = [letter for letter in table.letters() if letter.outcome is None]
    assert {letter.seat for letter in waiting} == {table.seat}
    assert {(letter.tries, letter.leased_until) for letter in waiting} == {(0, None)}
    assert len(waiting) >= 45
    assert [letter.kind for letter in table.house.new_letters()] == ["undeliverable"]
