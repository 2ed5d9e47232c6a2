"""A small world in which a person has a link of every kind, in every possible state.

Every person has an address of their own at ADDRESSES, and every private text is one of WORDS. So a
test can search a page for data of other people.
"""

import re
import sqlite3
from contextlib import closing
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from engine.condottiere.box.cards import ids, spread
from service.database.rows import LINK, MATCH, SEAT, LinkRow, fetch_all
from service.installation.limits import DEFAULTS, HIGHEST, Limit, Limits
from service.links import keeper
from service.links import store as links
from service.matches import reply_rows, store, talk
from service.matches.missed_deadlines import MISSED_UNTIL_ABSENT
from service.people import my_games, own_notes, personal_data
from service.people.address_changes import PAUSE
from service.seasons import store as groups
from service.tables import claiming, freezing
from service.web import access
from tests.service.at_table import Table, begin, invite, propose
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.tables.test_freezing import open_condottiere, play_half
from tests.service.trial_installation import TrialInstallation, install

UNLIMITED = Limits(
    {name: Limit(HIGHEST, 60) for name in DEFAULTS}
    | {"trials_by_all": Limit(HIGHEST, DEFAULTS["trials_by_all"].seconds)},
    {},
)
ADDRESSES = re.compile(r"([a-z]+)(?:@|%40)canary\.example")
TOKENS = re.compile(r"(?<![a-z2-7])[a-z2-7]{26}(?![a-z2-7])")
WORDS = re.compile(r"private-words-of-[a-z]+")
TAKE_ADDRESSES = {  # the pages with a form for one; /new and /mine need no link
    "/h/<token>/replace/<int:seat>",
    "/j/<token>",
    "/s/<token>/address",
    "/s/<token>/handover",
    "/t/<token>/mail",
    "/g/<token>/match",
}
HELD_REPLY = "5" * 32
MOVES = 24  # after which hands differ and a battle is in progress
ENDED = "ended"
LIVE = "live"
AT_TABLE = "at a table"  # the stage of a match that continues there, and of that table


def person(name: str) -> dict[str, str]:
    """Return a person with an address that is easy to find."""
    address = f"{name.lower()}@canary.example"
    return {"name": name, "email": address, "language": "en", "timezone": "Europe/London"}


def words_of(name: str) -> str:
    """Return a private text of a person."""
    return f"private-words-of-{name.lower()}"


@dataclass(frozen=True)
class Given:
    """A link of a person: its row, its token, and its seat's state."""

    link: LinkRow
    token: str
    state: str  # of the seat; of other links LIVE; ENDED of any
    stage: str  # of the match that it belongs to
    phone: str = ""  # as known at the table

    @property
    def name(self) -> str:
        """Return a name that distinguishes the link from others of its kind."""
        why = f" {self.link.why}" if self.state == ENDED else ""
        by = "by its phone" if self.phone else ""
        return " ".join(filter(None, (self.link.kind, self.state + why, self.stage, by)))


class World:
    """The whole world, made in the same ways as by people."""

    def __init__(self, house: TrialInstallation) -> None:
        self.house = house.beside(limits=UNLIMITED)
        self.proposed = propose(self.house, person("Pia"), host=person("Paul"), seed="proposed")
        self.make_waiting()
        self.make_running()
        self.make_endings()
        self.make_renewed()
        self.make_trials()
        self.make_table()
        self.make_at_table()
        self.make_season()
        self.make_keeper()

    def copied(self, folder: Path) -> "World":
        """Return the same world on a copy of its database, to be changed and discarded."""
        folder.mkdir()
        file = folder / "staffetta.db"
        here = self.house.installation.settings.database_url.removeprefix("sqlite:///")
        with closing(sqlite3.connect(here)) as one, closing(sqlite3.connect(file)) as other:
            one.backup(other)
        house = install(folder, f"sqlite:///{file}", limits=UNLIMITED)
        house.time.seconds = self.house.time.seconds
        other_world = copy(self)
        vars(other_world).pop("tokens", None)
        other_world.house = house
        return other_world

    # --- matches

    def make_waiting(self) -> None:
        """Make a match with invited, declined and open seats, and a request for one."""
        guests = [person(name) for name in ("Ida", "Dora", "Rosa", "Nora")]
        self.waiting = invite(self.house, *guests, host=person("Hugo"), seed="waiting")
        page = self.house.get(f"/s/{self.waiting.seats[2]}/decline")
        assert page.submit("decline").status == 200
        for seat in (3, 4):  # removed, so that their seats are open
            assert self.press(f"/h/{self.waiting.host}/open/{seat}", "open").status == 200
        open_url = f"/j/{self.token('open_seats', self.waiting.match)}"
        for who in ("Anton", "Berta"):
            assert self.press(open_url, "ask-seat", **person(who)).status == 200
        anton = self.token("applicant", self.waiting.match, 1)
        assert self.press(f"/y/{anton}", "take-seat").status == 200
        seat = f"/s/{self.token('seat', self.waiting.match, 3)}"
        assert self.press(f"{seat}/link", "link").status == 200
        other = invite(self.house, {"open": True}, host=person("Olga"), seed="closed")
        assert self.press(f"/h/{other.host}/close-link", "close-link").status == 200

    def make_running(self) -> None:
        """Make a match with an absent player, an offered seat, a refusal, and a replacement."""
        guests = [person(name) for name in ("Jana", "Abel", "Eva", "Fred", "Greta")]
        host = person("Karl")
        self.running = begin(self.house, *guests, host=host, seed="running").play(MOVES)
        for seat in (2, 3, 4):
            self.change_seat(self.running, seat, absent=True, missed=MISSED_UNTIL_ABSENT)
        for seat, who in ((3, "Tina"), (4, "Udo")):
            url = f"/h/{self.running.host}/replace/{seat}"
            assert self.press(url, "replace", **person(who)).status == 200
        udo = self.token("seat", self.running.match, 4)
        assert self.press(f"/s/{udo}/decline", "decline").status == 200
        self.running.seats = self.house.seat_tokens(self.running.match)
        self.write_note(self.running, 1, "Jana")
        self.hold_reply(self.running, 1, "Jana")
        self.say(self.running, 1, 5, "Jana")
        jana = self.running.seats[1]
        assert self.press(f"/s/{jana}/address", "address", email="jil@canary.example").status == 200
        self.send_my_games(self.running, 1)
        mine = f"/mine/{self.house.token('my_games', links.Target())}"
        assert self.press(f"{mine}/leave", "leave").status == 200
        for _ in range(2):  # the second one replaces the first
            assert self.press(f"{mine}/calendar", "calendar").status == 200
        greta = self.running.seats[5]
        for address in ("gerda@canary.example", "gitta@canary.example"):
            assert self.press(f"/s/{greta}/address", "address", email=address).status == 200
            self.house.time.forward(PAUSE)

    def make_endings(self) -> None:
        """Make a match that is over, and a cancelled one."""
        both = [person("Lena"), person("Max")]
        three = [*both, person("Xaver")]
        self.over = begin(self.house, *three, host=person("Otto"), seed="over").play(None)
        self.write_note(self.over, 1, "Lena")
        self.called_off = begin(self.house, *both, host=person("Cora"), seed="off").play(3)
        assert self.press(f"/h/{self.called_off.host}/call-off", "call-off").status == 200
        lena = self.over.seats[1]
        assert self.press(f"/s/{lena}/again", "again").status == 200  # and is host there
        self.again = self.table_of(self.match_begun_by("Lena"))
        for token in self.again.seats[1:]:
            assert self.press(f"/s/{token}/join", "join").status == 200
        while self.again.loaded().names[self.again.asked] != "Otto":
            self.again.play(1)
        now = self.house.installation.now()
        self.write(lambda c: personal_data.erase(c, person("Xaver")["email"], now))
        assert self.press(f"/s/{self.over.seats[2]}/link", "link").status == 200

    def make_renewed(self) -> None:
        """Move a person to another address, then renew all their links."""
        guests = [person("Vera"), person("Wim")]
        self.renewed = begin(self.house, *guests, host=person("Zoe"), seed="renewed").play(5)
        vera = f"/s/{self.renewed.seats[1]}"
        assert self.press(f"{vera}/address", "address", email="viola@canary.example").status == 200
        confirm = self.token("address_confirm", self.renewed.match, 1)
        assert self.press(f"/a/{confirm}", "confirm-address").status == 200
        for seat in (0, 1, 2):
            self.send_my_games(self.renewed, seat)
        host = f"/s/{self.token('seat', self.renewed.match, 0)}"
        assert self.press(f"{host}/link", "link").status == 200

    def make_trials(self) -> None:
        """Make a trial against bots, and one that was played to its end."""
        pages = [self.press("/", f"try-{game}") for game in ("condottiere-3e", "rakab")]
        assert [page.status for page in pages] == [200, 200]
        query = select(MATCH.c.id).where(MATCH.c.until.is_not(None), MATCH.c.game == "rakab")
        self.table_of(str(self.read(lambda c: c.execute(query).scalar_one()))).play(None)

    # --- a table and a season

    def make_table(self) -> None:
        """Make a game with the real box: phones, a reported hand, and ended links."""
        self.table = open_condottiere(self.house)
        hand = play_half(self.table).hands[1]
        opened, now = self.table.opened, self.house.installation.now()
        tokens = self.house.installation.tokens
        self.write(lambda c: claiming.renew_seat(c, self.held(), 2, tokens, now))
        self.write(lambda c: claiming.renew_screen(c, self.held(), tokens, now))
        self.phones = [self.table.claim(each) for each in self.seats_at_table(opened.id)]
        said = self.table.held(opened.seats[1])
        about = person("Mira")
        self.write(lambda c: freezing.say(c, said, self.phones[1], ids(spread(hand)), about))
        host = self.write(lambda c: claiming.renew_host(c, opened.host, "f", tokens, now))
        self.table.opened = replace(opened, host=host)

    def make_at_table(self) -> None:
        """Make a match that continues at a table, with phones, and a player with new links."""
        guests = [person("Tess"), person("Theo")]
        self.at_table = begin(self.house, *guests, host=person("Tom"), seed="at table").play(3)
        assert self.press(f"/h/{self.at_table.host}/table", "table").status == 200
        self.continued_at = str(self.at_table.loaded().match.table_id)
        assert self.press(f"/s/{self.at_table.seats[2]}/link", "link").status == 200
        self.at_table.seats = self.house.seat_tokens(self.at_table.match)
        seats = self.seats_at_table(self.continued_at)
        self.phones_of_match = [self.table.claim(each) for each in seats]

    def make_season(self) -> None:
        """Make a season with a match and a table, and renew its host's and watchers' links."""
        self.season = open_season(self.house)
        self.season.put(self.house.host_page(self.over.match))
        opened, tokens = self.season.opened, self.house.installation.tokens
        now = self.house.installation.now()
        self.write(lambda c: groups.renew_watch(c, opened.host, "f", tokens, now))
        host = self.write(lambda c: groups.renew_host(c, opened.host, "f", tokens, now))
        self.season.opened = replace(opened, host=host)

    def make_keeper(self) -> None:
        """Make a link of the keeper that was opened, and one that nobody has opened."""
        about = (self.house.installation.tokens, self.house.installation.now())
        opened = self.write(lambda c: keeper.make(c, *about))
        assert self.press(f"/k/{opened}", "keeper").status == 200
        self.house.client.delete_cookie("keeper", path=f"/k/{opened}")
        self.write(lambda c: keeper.make(c, *about))

    def seats_at_table(self, table_id: str) -> list[str]:
        """Return the current links of a table's seats."""
        target = [links.Target(number=n, table_id=table_id) for n in range(3)]
        return [self.house.token("table_seat", each) for each in target]

    # --- helpers

    def press(self, url: str, act: str, **fields: str) -> Any:
        return self.house.get(url).submit(act, **fields)

    def write(self, work: Any) -> Any:
        return self.house.installation.database.write(work)

    def read(self, work: Any) -> Any:
        return self.house.installation.database.read(work)

    def token(self, kind: links.Kind, match: str, number: int | None = None) -> str:
        return self.house.token(kind, links.Target(match, number))

    def held(self) -> Any:
        return self.table.held(self.table.opened.host)

    def match_begun_by(self, name: str) -> str:
        query = select(SEAT.c.match_id).where(SEAT.c.name == name, SEAT.c.number == 0)
        return str(self.read(lambda c: c.execute(query).scalar_one()))

    def table_of(self, match: str) -> Table:
        return Table(self.house, match, self.house.seat_tokens(match), self.token("host", match))

    def change_seat(self, table: Table, number: int, **values: Any) -> None:
        seat = table.loaded().seats[number]
        self.write(lambda c: store.update_seat(c, seat, **values))

    def hold_reply(self, table: Table, number: int, name: str) -> None:
        seat = table.loaded().seats[number]
        about = ("held", "another_sender", [f"say {words_of(name)}"])
        self.write(lambda c: reply_rows.keep(c, seat, HELD_REPLY, 0, *about))

    def say(self, table: Table, number: int, to: int, name: str) -> None:
        """Let a player say private words to another one."""
        now = self.house.installation.now()
        held = table.loaded()
        self.write(lambda c: talk.say(c, held, number, [to], words_of(name), now))

    def write_note(self, table: Table, number: int, name: str) -> None:
        seat = table.loaded().seats[number]
        self.write(lambda c: own_notes.keep(c, seat, words_of(name)))

    def send_my_games(self, table: Table, number: int) -> None:
        seat, installation = table.loaded().seats[number], self.house.installation
        about = (seat, table.turn, installation.tokens, installation.now())
        self.write(lambda c: my_games.send_to(c, *about))

    # --- every link

    @cached_property
    def tokens(self) -> dict[str, LinkRow]:
        """Return the row of every link, past or present, by its token."""
        rows = self.read(lambda c: fetch_all(c, select(LINK).order_by(LINK.c.made_at), LinkRow))
        return {self.house.installation.tokens.token(row.salt): row for row in rows if row.salt}

    def every_link(self) -> list[Given]:
        """Return one link for each kind, state and stage, and for each reason of an end."""
        given = self.links_of()
        given += [replace(each, phone=self.phone_of(each)) for each in given]
        return list({each.name: each for each in reversed(given)}.values())

    def links_of(self, match: str | None = None) -> list[Given]:
        """Return every link, past or present, or those of one match."""

        def work(connection: Connection) -> list[Given]:
            wanted = [
                (token, row) for token, row in self.tokens.items() if match in (None, row.match_id)
            ]
            return [self._given(connection, token, row) for token, row in wanted]

        return self.read(work)

    def phone_of(self, given: Given) -> str:
        """Return the secret of the phone at the link's seat; "" if there is none."""
        is_seat = given.link.kind == "table_seat" and given.state == LIVE
        phones = self.phones_of_match if given.stage == AT_TABLE else self.phones
        return phones[given.link.number or 0] if is_seat else ""

    def _given(self, connection: Connection, token: str, row: LinkRow) -> Given:
        state, stage = (LIVE if row.ended_at is None else ENDED), ""
        if row.match_id is not None:
            loaded = store.load(connection, row.match_id)
            stage = AT_TABLE if loaded.match.table_id else loaded.match.status
            if row.kind == "seat" and state == LIVE:
                assert row.number is not None
                state = access.state_of(loaded, loaded.seats[row.number])
        elif row.table_id == self.continued_at:
            stage = AT_TABLE
        return Given(row, token, state, stage)
