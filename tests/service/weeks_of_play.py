"""Simulated matches over weeks: people in four zones with habits, holidays and absences.

The people live by a calendar of their own, which shares no code with the clock of the service: it
finds how much time they had before a default, awake, at home, and with a server that answered.
"""

import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, func, select

from service.database.rows import (
    DUE,
    LETTER,
    MATCH,
    MOVE,
    SEAT,
    DueRow,
    LetterRow,
    MoveRow,
    SeatRow,
    fetch_all,
)
from service.language import countries
from service.mail.channels import E_MAIL, Letter
from service.mail.sender import Sender
from service.matches import absences, digests, heartbeat, open_decisions, outbox, store, turns
from service.matches.paces import DAY, HOUR, PACES
from service.matches.store import LoadedMatch
from service.operations import scheduler
from service.people import seating
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation

MINUTE = 60
YEARS = 3  # of the people's calendar
STEP = 30 * MINUTE  # of simulated time
SLACK = 2 * STEP  # by which a letter and an answer may be noticed late
FOREVER = 10**12
Span = tuple[int, int]


@dataclass(frozen=True)
class Friend:
    """A person: name and zone, waking hours on a plain clock, and how they answer."""

    about: dict[str, str]
    wakes: int
    sleeps: int
    habit: str
    away: tuple[int, int]  # the first day of their holiday, and its length in days
    letters: str = "{}"


DARA = {
    "name": "Dara",
    "email": "dara@mail.example",
    "language": "en",
    "timezone": "America/St_Johns",
}
FRIENDS = (
    Friend(ANA, 7, 23, "slow", (4, 7)),
    Friend(BELA, 8, 22, "evening", (12, 5)),
    Friend(CYRUS, 9, 25, "prompt", (6, 10)),
    Friend(DARA, 6, 21, "forgetful", (16, 3), '{"questions":"digest","news":"off","hour":18}'),
)
FAITHFUL = tuple(Friend(each.about, each.wakes, each.sleeps, "slow", each.away) for each in FRIENDS)


@dataclass(frozen=True)
class Default:
    """A default move for a player, and the time that the player had to answer."""

    match: str
    seat: int
    mark: str
    why: str  # "forgot", "too late" by their own habit, or "ours"
    had: int  # seconds awake, at home, and with a server that answers


@dataclass
class Question:
    """A question to a player: when the player learned of it, and when the answer will come."""

    told_at: int
    answers_at: int
    is_forgotten: bool = False


COMES_BACK = -1  # in place of a turn: the player opens the page of a match that goes on without


@dataclass
class Box:
    """A channel that counts letters by kind."""

    kinds: Counter[str] = field(default_factory=Counter)

    def deliver(self, letter: Letter, between: Callable[[], None]) -> None:
        between()
        self.kinds[letter.kind] += 1

    def close(self) -> None:
        pass


class BareSender(Sender):
    """A sender of letters without text; rendering them is no part of these tests."""

    def _render(
        self, connection: Connection, loaded: LoadedMatch, letter: LetterRow, now: int
    ) -> Letter:
        about = {name: getattr(letter, name) for name in ("kind", "seat", "tenure", "turn")}
        about |= {"number": letter.id, "match": letter.match_id, "made_at": letter.made_at}
        texts = dict.fromkeys(("name", "sender", "language", "subject", "text", "html"), "")
        address, rest = loaded.seats[letter.seat].address, {"pictures": (), "links": ()}
        rest |= dict.fromkeys(("stop_url", "reply_key", "bounce_key"), "")
        return Letter(**about, **texts, address=address, **rest)


@dataclass
class Weeks:
    """The matches, their people, and the times at which the service or its mail is down."""

    house: TrialInstallation
    friends: tuple[Friend, ...]
    outages: list[Span] = field(default_factory=list)
    mail_outages: list[Span] = field(default_factory=list)
    is_plain: bool = False
    has_days_off: bool = True
    tables: list[Table] = field(default_factory=list)
    ended: dict[str, int] = field(default_factory=dict)
    questions: dict[tuple[str, int, int], Question] = field(default_factory=dict)
    asked_at: dict[tuple[str, int, int], int] = field(default_factory=dict)
    defaults: dict[tuple[str, int], Default] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.luck = random.Random(30)
        self.began = self.house.installation.now()
        self.free = [self._free(each, self.outages) for each in self.friends]
        # People plan without knowing of outages: they use the time that a letter gives them.
        self.planned = [self._free(each, []) for each in self.friends]
        self.tick_at = 0
        self.box = Box()
        self.sender = BareSender(self.house.installation, {E_MAIL: self.box})
        self.starts = [[start for start, _ in spans] for spans in self.free]
        self._start()

    def _start(self) -> None:
        """Start the scheduler, and record that pages are served: without that it does nothing."""
        scheduler.start(self.house.installation)
        heartbeat.note_web(self.house.installation)

    # --- the people's own calendar -----------------------------------------

    def _free(self, friend: Friend, outages: list[Span]) -> list[Span]:
        """Return the spans in which a person is awake, at home, and not on a day off."""
        zone = ZoneInfo(self._zone(friend))
        first = datetime.fromtimestamp(self.began, zone).date()
        country = countries.country_of(self._zone(friend))
        gone, back = (self._midnight(first, day, zone) for day in self._holiday(friend))
        closed = [*outages, (gone, back)]
        spans: list[Span] = []
        for number in range(-1, YEARS * 365):
            day = first + timedelta(days=number)
            is_off = day.weekday() in countries.weekend_of(country)
            if self.has_days_off and (is_off or countries.is_holiday(country, day)):
                continue
            left = [(_at(day, friend.wakes, zone), _at(day, friend.sleeps, zone))]
            for gone, back in closed:
                left = [
                    (a, b)
                    for start, end in left
                    for a, b in ((start, min(end, gone)), (max(start, back), end))
                    if a < b
                ]
            spans += left
        return spans

    @staticmethod
    def _zone(friend: Friend) -> str:
        usual = {"hu": "Europe/Budapest", "fa": "Asia/Tehran"}
        return friend.about.get("timezone") or usual[friend.about["language"]]

    @staticmethod
    def _holiday(friend: Friend) -> tuple[int, int]:
        return friend.away[0], friend.away[0] + friend.away[1]

    @staticmethod
    def _midnight(first: date, days: int, zone: ZoneInfo) -> int:
        return _at(first + timedelta(days=days), 0, zone)

    def later(self, seat: int, since: int, seconds: int) -> int:
        """Return when a person has had so many free seconds since then."""
        spans = self.free[seat]
        for start, end in spans[max(0, bisect_right(self.starts[seat], since) - 1) :]:
            start = max(start, since)
            if end - start > seconds:
                return start + seconds
            seconds -= max(0, end - start)
        return FOREVER

    def free_between(self, spans: list[Span], since: int, until: int) -> int:
        """Return the seconds of some spans between two moments."""
        return sum(
            max(0, min(end, until) - max(start, since))
            for start, end in spans
            if end > since and start < until
        )

    def least(self, seat: int, pace: str) -> int:
        """Return the free seconds that the pace promises a person for each question."""
        awake, preset = (self.friends[seat].sleeps - self.friends[seat].wakes) * HOUR, PACES[pace]
        if preset.evening:
            return 0
        if preset.seconds < DAY:
            return min(preset.seconds, awake)
        return preset.seconds * awake // DAY

    # --- setting up --------------------------------------------------------

    def sit_down(self, game: str, seats: int, **values: object) -> Table:
        """Begin a match of the first `seats` people; the very first is its host."""
        (host, *others), number = self.friends[:seats], len(self.tables)
        clock = {} if self.is_plain else {"only_awake": True, "days_off": self.has_days_off}
        table = begin(
            self.house,
            *(each.about for each in others),
            host=host.about,
            seed=f"weeks {number}",
            game=game,
            **{**clock, "deals": "none", **values},
        )

        def choose(connection: Connection) -> None:
            now = self.house.installation.now()
            for seat, friend in enumerate(self.friends[:seats]):
                hours = {"wakes": 60 * friend.wakes, "sleeps": 60 * friend.sleeps}
                loaded = store.load(connection, table.match)
                about = hours | {"letters": friend.letters}
                seating.change_seat(connection, loaded, seat, now, **about)

        self.house.installation.database.write(choose)
        self.tables.append(table)
        return table

    # --- time --------------------------------------------------------------

    def play(self, days: int) -> None:
        """Simulate until all matches are over, or for at most `days` days."""
        until, now = self.began + days * DAY, self.house.installation.now()
        announcements = {self.began + each.away[0] * DAY - 12 * HOUR for each in self.friends}
        while len(self.ended) < len(self.tables) and now < until:
            self._look()
            waits = [each.answers_at for each in self.questions.values()]
            down = [moment for span in (*self.outages, *self.mail_outages) for moment in span]
            coming = [*self._due(now), *waits, *announcements, *down]
            upcoming = min(each for each in [*coming, until] if each > now)
            upcoming = -(-upcoming // STEP) * STEP
            ends = [end for start, end in self.outages if start <= now < end]
            if ends:
                self.house.time.seconds = ends[0]
                self._start()
            else:
                self.house.time.forward(upcoming - now)
            now = self.house.installation.now()
            if not self.is_plain and now in announcements:
                self._announce(now)
            self._answer(now)
            self._work(now)

    def _due(self, now: int) -> list[int]:
        """Return when the scheduler and, unless mail is down, the sender have work next."""
        waiting = select(func.min(LETTER.c.due_at)).where(LETTER.c.outcome.is_(None))
        decisions, daily = select(func.min(DUE.c.due_at)), select(func.min(SEAT.c.digest_at))

        def look(connection: Connection) -> list[int]:
            moments = [connection.execute(each).scalar() for each in (decisions, daily, waiting)]
            found = [FOREVER if at is None else max(at, now + 1) for at in moments]
            self.tick_at = min(found[:2])
            return found[:2] if self._is_mail_down(now) else found

        return self.house.installation.database.read(look)

    def _is_mail_down(self, now: int) -> bool:
        return any(start <= now < end for start, end in self.mail_outages)

    def _work(self, now: int) -> None:
        edges = [edge for span in self.outages for edge in span]
        if now >= self.tick_at or now in edges:
            scheduler.tick(self.house.installation)
            self.house.installation.database.read(self._note_defaults)
        if not self._is_mail_down(now):
            self.sender.send_waiting()

    def _announce(self, now: int) -> None:
        """Announce each holiday that begins within a day."""

        def work(connection: Connection) -> None:
            for table in self.tables:
                for seat, friend in enumerate(self.friends[: len(table.seats)]):
                    loaded = store.load(connection, table.match, lock=True)
                    zone = ZoneInfo(self._zone(friend))
                    first = datetime.fromtimestamp(self.began, zone).date()
                    gone, back = (self._midnight(first, day, zone) for day in self._holiday(friend))
                    if loaded.is_under_way and gone - DAY < now < gone:
                        absences.announce(connection, loaded, seat, gone, back, now)

        self.house.installation.database.write(work)

    # --- questions ---------------------------------------------------------

    def _look(self) -> None:
        """Let the people plan their answers to new questions, and note defaults and ends."""
        self.house.installation.database.read(self._look_in)

    def _look_in(self, connection: Connection) -> None:
        now = self.house.installation.now()
        for due in fetch_all(connection, select(DUE), DueRow):
            key = due.match_id, due.seat, due.turn
            asked_at = self.asked_at.setdefault(key, now)
            if key in self.questions:
                continue
            seat = store.SEATS_OF.all(connection, of=due.match_id)[due.seat]
            if self._is_told(connection, seat):
                self.questions[key] = self._question(due.seat, due.deadline_at, now)
                if seat.letters:  # the player chose to learn of it later
                    self.questions[key].told_at = asked_at
        for seat in fetch_all(connection, select(SEAT).where(SEAT.c.absent), SeatRow):
            back = Question(now, self.later(seat.number, now, HOUR))
            self.questions.setdefault((seat.match_id, seat.number, COMES_BACK), back)
        over = connection.scalars(select(MATCH.c.id).where(MATCH.c.status != "running"))
        for match_id in over:
            self.ended.setdefault(match_id, now)

    def _is_told(self, connection: Connection, seat: SeatRow) -> bool:
        if outbox.is_waiting(connection, seat):
            return False
        return seat.digest_at is None or not any(
            each == seat for each, _ in digests.seats_in(connection, seat.address, ())
        )

    def _question(self, seat: int, deadline: int, now: int) -> Question:
        habit = self.friends[seat].habit
        if habit == "forgetful" and self.luck.random() < 0.1:
            return Question(now, FOREVER, is_forgotten=True)
        if habit == "prompt":
            return Question(now, self.later(seat, now, self.luck.randrange(5, 90) * MINUTE))
        if habit == "evening":
            return Question(now, self._evening(seat, now))
        had = self.free_between(self.planned[seat], now, deadline)
        return Question(now, self.later(seat, now, int(self.luck.uniform(0.05, 0.95) * had)))

    def _evening(self, seat: int, now: int) -> int:
        """Return the next moment after six in the evening at which the person is free."""
        zone, at = ZoneInfo(self._zone(self.friends[seat])), now
        for _ in range(400):
            at = self.later(seat, at, 0)
            six = _at(datetime.fromtimestamp(at, zone).date(), 18, zone)
            if at >= six:
                return at + 1
            at = six
        return FOREVER

    def _answer(self, now: int) -> None:
        for key in [key for key, each in self.questions.items() if each.answers_at <= now]:
            self._play(*key, now)

    def _play(self, match: str, seat: int, turn: int, now: int) -> None:
        def work(connection: Connection) -> None:
            loaded = store.load(connection, match, lock=True)
            if turn == COMES_BACK:
                turns.return_to_table(connection, loaded, seat, now)
                return
            due = open_decisions.of_match(connection, match).get(seat)
            if due is None or due.turn != turn or not loaded.is_running:
                return
            action = self.luck.choice(loaded.game.legal_actions(loaded.state, seat))
            turns.take(connection, loaded, seat, turn, action, now)

        self.house.installation.database.write(work)
        if turn == COMES_BACK:
            del self.questions[match, seat, turn]
        else:
            self.questions[match, seat, turn].answers_at = FOREVER

    def _note_defaults(self, connection: Connection) -> None:
        by_rules = select(MOVE).where(MOVE.c.mark.in_(turns.BY_RULES))
        for move in fetch_all(connection, by_rules, MoveRow):
            if (move.match_id, move.number) not in self.defaults:
                found = self._default(connection, move)
                self.defaults[move.match_id, move.number] = found

    def _default(self, connection: Connection, move: MoveRow) -> Default:
        known = self.questions.get((move.match_id, move.seat, move.asked_turn))
        pace = store.row_of(connection, move.match_id).pace
        if move.mark == "absent":
            return Default(move.match_id, move.seat, move.mark, "absent", 0)
        if known is None:
            return Default(move.match_id, move.seat, move.mark, "ours", 0)
        had = self.free_between(self.free[move.seat], known.told_at, move.at)
        if had < self.least(move.seat, pace) - SLACK:
            why = "ours"
        else:
            why = "forgot" if known.is_forgotten else "too late"
        return Default(move.match_id, move.seat, move.mark, why, had)

    # --- figures -----------------------------------------------------------

    def marks(self) -> Counter[str]:
        """Return the number of moves with each mark, such as "player"."""
        marks = select(MOVE.c.mark, func.count()).group_by(MOVE.c.mark)
        read = self.house.installation.database.read
        return Counter(dict(read(lambda c: [*map(tuple, c.execute(marks))])))


def _at(day: date, hour: int, zone: ZoneInfo) -> int:
    days, hour = divmod(hour, 24)
    local = datetime(day.year, day.month, day.day, hour, tzinfo=zone) + timedelta(days=days)
    return int(local.astimezone(UTC).timestamp())
