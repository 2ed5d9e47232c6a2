"""A random life of one person, Mia: matches, a campaign, a rematch, a table and a season.

Everything is done on the pages that people use. The links of each letter are kept by address, and
with them the links to tables that the pages of that person's seats have shown.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, select

from engine.condottiere.box.cards import ids, spread
from service.database.rows import LINK, MATCH, LinkRow, SeatRow, fetch_all
from service.installation.tokens import hash_of
from service.links.store import Target
from service.matches import store
from service.matches.missed_deadlines import MISSED_UNTIL_ABSENT
from service.matches.undo import by_consent
from service.operations import scheduler
from service.people.address_changes import PAUSE
from service.tables import continued_matches, creation, freezing, table_requests
from service.tables.creation import OpenedTable
from tests.service.at_table import Table, begin, invite, propose
from tests.service.matches.test_campaigns import next_table
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.snapshots import Rows, put_rows, rows_of
from tests.service.tables.tables_of_tests import Companions
from tests.service.tables.test_freezing import freeze, play_half
from tests.service.trial_installation import HandClock, Page, TrialInstallation, path_of
from tests.service.world_of_links import TOKENS, UNLIMITED, person

MIA = person("Mia")
ADDRESS = MIA["email"]
FORMER = person("Milena")["email"]  # Mia's former address
OTHERS = ("Otto", "Lena", "Max", "Ida", "Karl")
AT = {
    "seat": "/s/",
    "host": "/h/",
    "open_seats": "/j/",
    "applicant": "/y/",
    "address_confirm": "/a/",
    "address_stop": "/a/",
    "my_games": "/mine/",
    "calendar": "/cal/",
    "keeper": "/k/",
    "leaving": "/e/",
    "table_host": "/t/",
    "table_seat": "/t/",
    "table_watch": "/t/",
    "season_host": "/g/",
    "season_watch": "/g/",
}


def path_of_link(kind: str, token: str) -> str:
    """Return the path of the page or file that a link opens."""
    return f"{AT[kind]}{token}" + ("/staffetta.ics" if kind == "calendar" else "")


@dataclass(frozen=True)
class Moment:
    """A snapshot of a `Life`. Other installations can continue from it."""

    rows: Rows
    time: HandClock
    values: dict[str, Any]  # of the attributes of `Life` named in KEPT
    tables: list[Table]


KEPT = ("choose", "seeds", "sent", "shown")


class Life:
    """Mia's matches and tables, with every link that a letter has brought to an address."""

    def __init__(self, house: TrialInstallation, luck: str) -> None:
        self.house = house.beside(limits=UNLIMITED)
        self.choose = random.Random(luck)
        self.seeds = 0
        self.sent: dict[str, set[str]] = defaultdict(set)  # for each token the addresses
        self.shown: dict[str, tuple[str, int]] = {}  # for each token its match and seat
        self.tables: list[Table] = []

    # --- moments

    def moment(self) -> Moment:
        """Return a snapshot of this life."""
        values = {name: deepcopy(getattr(self, name)) for name in KEPT}
        return Moment(rows_of(self.house), replace(self.house.time), values, [*self.tables])

    def go_on_from(self, moment: Moment) -> None:
        """Replace this life, and the rows of its installation, by a snapshot."""
        put_rows(self.house, moment.rows)
        vars(self.house.time).update(vars(moment.time))
        vars(self).update(deepcopy(moment.values))
        self.tables = [replace(table, house=self.house) for table in moment.tables]

    # --- events

    def live(self, steps: int) -> None:
        """Make random events happen, each at most twice; letters go out after most of them."""
        happenings = [getattr(self, name) for name in HAPPENINGS for _ in range(2)]
        for happens in self.choose.sample(happenings, steps):
            happens()
            self.looks()
            self.house.time.forward(PAUSE)
            if self.choose.random() < 0.6:
                self.post()

    def proposes(self) -> None:
        self.propose()

    def hosts(self) -> None:
        table = self.invite(MIA)
        self.some_join(table)

    def is_invited(self) -> None:
        table = self.invite(person("Otto"), MIA)
        self.some_join(table)

    def plays(self) -> None:
        self.begin().play(self.choose.randrange(20))

    def is_absent(self) -> None:
        table = self.begin(host=person("Otto"))
        self.leave(table, self.seat_of(table))
        scheduler.tick(self.house.installation)

    def is_asked_to_take_over(self) -> None:
        guests = [person("Lena"), person("Max")]
        table = self.add(begin(self.house, *guests, host=person("Otto"), seed=self.seed()))
        table.play(self.choose.randrange(9))
        self.leave(table, 1)
        self.press(f"/h/{table.host}/replace/1", "replace", **MIA)
        self.answers(table, 1)

    def plays_to_the_end(self) -> None:
        table = self.begin().play(None, self.seed())
        if self.choose.random() < 0.7:
            who = self.choose.randrange(3)
            token = self.token(table, who)
            self.press(f"/s/{token}/again", "again")
            again = f"again {table.match} 1"
            query = select(MATCH.c.id).where(MATCH.c.creation_key == again)
            match = self.read(lambda c: c.execute(query).scalar())
            if match:
                self.some_join(self.add(self.table_of(match)))

    def has_a_match_called_off(self) -> None:
        table = self.begin(host=person("Otto")).play(3)
        self.press(f"/h/{table.host}/call-off", "call-off")

    def goes_on_at_a_table(self) -> None:
        """Lay a match out on a table, and perhaps take it back or let the table end it."""
        table = self.begin().play(self.choose.randrange(9))
        self.press(f"/h/{table.host}/table", "table")
        self.looks()
        what = self.choose.choice(["take back", "end", "play"])
        if what == "take back":
            self.house.pass_time(self.choose.randrange(10**6))
            self.press(f"/h/{table.host}/take-back", "take-back")
        elif what == "end":
            host = self.house.token("table_host", Target(table_id=table.loaded().match.table_id))
            Companions(self.house, OpenedTable("", host, "", [])).enter(host, "end 1")
            self.house.pass_time(continued_matches.QUIET)

    def plays_a_campaign(self) -> None:
        table = self.begin(options={"campaign": 60}).play(None, self.seed())
        self.house.pass_time(1)
        self.add(next_table(self.house, table)).play(self.choose.randrange(9))

    def asks_for_an_open_seat(self) -> None:
        table = self.add(invite(self.house, {"open": True}, host=person("Otto"), seed=self.seed()))
        url = f"/j/{self.house.token('open_seats', Target(table.match))}"
        self.press(url, "ask-seat", **MIA)
        token = self.house.token("applicant", Target(table.match, 1))
        if self.choose.random() < 0.5:
            self.press(f"/y/{token}", "take-seat")

    def asks_for_a_change_of_address(self) -> None:
        if found := self.joined():
            table, seat = found
            url = f"/s/{self.token(table, seat)}/address"
            self.press(url, "address", email=f"{self.seed()}@canary.example")

    def gives_the_seat_away(self) -> None:
        if found := self.joined():
            table, seat = found
            url, friend = f"/s/{self.token(table, seat)}/handover", person(f"F{self.seed()}")
            self.press(url, "handover", **friend)
            self.post()
            target = Target(table.match, seat)
            if self.choose.random() < 0.5:
                token = self.house.token("address_confirm", target)
                self.press(f"/a/{token}", "confirm-address")

    def had_another_address(self) -> None:
        """Let letters about one match go to another address until Mia confirms a change."""
        before = MIA | {"email": FORMER}
        table = self.add(begin(self.house, before, host=person("Lena"), seed=self.seed()))
        self.post()
        self.press(f"/s/{table.seats[1]}/address", "address", email=ADDRESS)
        self.post()
        token = self.house.token("address_confirm", Target(table.match, 1))
        self.press(f"/a/{token}", "confirm-address")

    def asks_to_take_a_move_back(self) -> None:
        for table, seat in self.seats("running"):
            about = (table.loaded(), seat.number)
            wanted = self.read(lambda c, about=about: by_consent.askable(c, *about))
            if wanted is not None and seat.status == "joined":
                url = f"/s/{self.token(table, seat.number)}/wish/{wanted.move.number}"
                self.press(url, "wish")

    def asks_for_all_games(self) -> None:
        self.press("/mine", "mine", email=ADDRESS)

    def goes_on_by_mail_from_a_table(self) -> None:
        match = freeze(self.open_table(MIA, person("Ida"), person("Karl")))
        if self.choose.random() < 0.7:
            self.house.agree(match)
            self.some_join(self.add(self.table_of(match)))

    def plays_in_a_season(self) -> None:
        table = self.begin().play(4)
        open_season(self.house, key=self.seed()).put(f"/h/{table.host}")

    def has_a_link_sent_again(self) -> None:
        for table, seat in self.seats():
            if self.choose.random() < 0.5:
                host = self.house.host_page(table.match)
                self.press(f"{host}/resend/{seat.number}", "resend")

    # --- links

    def looks(self) -> None:
        """Keep the links to tables on the pages of Mia's seats, as if letters had brought them."""
        for table, seat in self.seats("running"):
            pages = [f"/s/{self.token(table, seat.number)}"]
            if seat.number == table.loaded().match.host:
                pages.append(self.house.host_page(table.match))
            text = " ".join(self.house.get(page).text for page in pages)
            for token, row in self.rows(TOKENS.findall(text)).items():
                if row.kind in ("table_host", "table_seat"):
                    self.sent[token].add(ADDRESS)
                    self.shown[token] = (table.match, seat.number)

    def post(self) -> None:
        """Deliver the waiting letters; fail if one contains an ended link."""
        for letter in self.house.new_letters():
            rows = self.rows(TOKENS.findall(letter.text + letter.html))
            ended = [f"{row.kind} {row.why}" for row in rows.values() if row.ended_at is not None]
            assert not ended, f"{letter.kind} to {letter.to}: {ended}"
            for token in rows:
                self.sent[token].add(letter.to)

    def rows(self, tokens: Iterable[str]) -> dict[str, LinkRow]:
        """Return the rows of links; tokens that are not links are left out."""
        found = self.read(lambda c: fetch_all(c, select(LINK), LinkRow))
        by_hash = {row.token_hash: row for row in found}
        hashes = {token: hash_of(token) for token in tokens}
        return {token: by_hash[each] for token, each in hashes.items() if each in by_hash}

    def sent_to(self, address: str = "") -> dict[str, LinkRow]:
        """Return the links that an address, or any, has got by letters or on pages."""
        return self.rows(t for t, to in self.sent.items() if not address or address in to)

    def named(self, tokens: Iterable[str]) -> list[str]:
        """Return the kind of each link and the reason for its end."""
        return sorted(f"{row.kind} {row.why}" for row in self.rows(tokens).values())

    def statuses(self, tokens: Iterable[str]) -> dict[str, int]:
        """Return the HTTP status of each link."""
        get = self.house.client.get
        return {
            token: get(path_of_link(row.kind, token)).status_code
            for token, row in self.rows(tokens).items()
        }

    # --- helpers

    def seed(self) -> str:
        self.seeds += 1
        return f"seed{self.seeds - 1}"

    def add(self, table: Table) -> Table:
        self.tables.append(table)
        return table

    def guests(self, host: dict[str, Any]) -> list[dict[str, Any]]:
        names = [name for name in OTHERS if name != host["name"]]
        others = [person(name) for name in self.choose.sample(names, 2)]
        return others if host is MIA else [MIA, others[0]]

    def propose(self) -> Table:
        return self.add(propose(self.house, *self.guests(MIA), host=MIA, seed=self.seed()))

    def invite(self, host: dict[str, Any], *some: dict[str, Any]) -> Table:
        guests = self.guests(host)
        return self.add(invite(self.house, *guests, host=host, seed=self.seed()))

    def begin(self, host: dict[str, Any] | None = None, **about: Any) -> Table:
        host = host or self.choose.choice([MIA, person("Otto")])
        about |= {"host": host, "seed": self.seed()}
        return self.add(begin(self.house, *self.guests(host), **about))

    def seat_of(self, table: Table) -> int | None:
        """Return Mia's seat in a match, taken or offered."""
        return next((seat.number for at, seat in self.seats() if at is table), None)

    def seats(self, *statuses: str) -> list[tuple[Table, SeatRow]]:
        """Return Mia's seats with their matches, in matches of these statuses if given."""
        found = []
        for table in self.tables:
            with suppress(store.NoSuchMatch):  # deleted, as its host never agreed to it
                loaded = table.loaded()
                if not statuses or loaded.match.status in statuses:
                    found += [(table, seat) for seat in loaded.seats if seat.address == ADDRESS]
        return found

    def open_table(self, *people: dict[str, Any]) -> Companions:
        """Open a game with the real box where all seats have reported hands and given addresses."""
        body = {"game": "condottiere-3e", "seats": [{"name": each["name"]} for each in people]}
        wish = table_requests.read(body | {"options": {"first_holder": 1}}, self.seed())
        tokens, now = self.house.installation.tokens, self.house.installation.now()
        opened = self.write(lambda c: creation.open_table(c, wish, tokens, now))
        at = Companions(self.house, opened)
        for seat, hand in enumerate(play_half(at, 9).hands):
            held, about = at.held(opened.seats[seat]), people[seat]
            cards = ids(spread(hand))
            said = (held, "", cards, about)
            self.write(lambda c, said=said: freezing.say(c, *said))
        return at

    def joined(self) -> tuple[Table, int] | None:
        """Return the match and number of one of Mia's seats that has joined, or None."""
        found = self.seats("inviting", "running")
        taken = [(table, seat.number) for table, seat in found if seat.status == "joined"]
        return self.choose.choice(taken) if taken else None

    def token(self, table: Table, seat: int) -> str:
        return self.house.token("seat", Target(table.match, seat))

    def table_of(self, match: str) -> Table:
        host = self.house.host_page(match).rpartition("/")[2]
        return Table(self.house, match, self.house.seat_tokens(match), host)

    def some_join(self, table: Table) -> None:
        for number in range(1, len(table.loaded().seats)):
            self.answers(table, number)

    def answers(self, table: Table, number: int) -> None:
        """Accept, decline or leave an invitation, at random."""
        what = self.choose.choice(["join", "join", "decline", None])
        if what and table.loaded().seats[number].status == "invited":
            self.press(f"/s/{self.token(table, number)}/{what}", what)

    def leave(self, table: Table, number: int | None) -> None:
        assert number is not None
        seat = table.loaded().seats[number]
        values = {"absent": True, "missed": MISSED_UNTIL_ABSENT}
        self.write(lambda c: store.update_seat(c, seat, **values))

    def press(self, url: str, act: str, **fields: str) -> Page:
        """Press a button on its page; do nothing if the page does not offer it."""
        page = self.house.get(path_of(url))
        return page.submit(act, **fields) if act in page.acts else page

    def write(self, work: Callable[[Connection], Any]) -> Any:
        return self.house.installation.database.write(work)

    def read(self, work: Callable[[Connection], Any]) -> Any:
        return self.house.installation.database.read(work)


HAPPENINGS = [
    "proposes",
    "hosts",
    "is_invited",
    "plays",
    "is_absent",
    "is_asked_to_take_over",
    "plays_to_the_end",
    "has_a_match_called_off",
    "goes_on_at_a_table",
    "plays_a_campaign",
    "asks_for_an_open_seat",
    "asks_for_a_change_of_address",
    "gives_the_seat_away",
    "had_another_address",
    "asks_to_take_a_move_back",
    "asks_for_all_games",
    "goes_on_by_mail_from_a_table",
    "plays_in_a_season",
    "has_a_link_sent_again",
]
