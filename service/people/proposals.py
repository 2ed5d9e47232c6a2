"""Check of a host's request: a form or JSON body becomes a Proposal or a list of problems."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

import engine
from engine.fact_types import Facts
from engine.game import AnyGame
from service.database.rows import DealRule, TalkRule
from service.installation.addresses import (
    PASTED_LENGTH,
    BadAddress,
    BadName,
    clean_address,
    clean_name,
    looks_like_any,
    split_address,
)
from service.language.dates import guess_timezone, is_timezone
from service.language.languages import LANGUAGES
from service.matches.paces import DEFAULT_PACE, PACES
from service.people.body_reader import BodyReader
from service.people.problems import Invalid, Problem

NAME = "name"
CLOCK_CHOICES = ("only_awake", "days_off", "plays_on", "asks_first")
USUAL_CLOCK = ("only_awake", "asks_first")  # the choices of a fresh form, for friends
TALK_RULES: tuple[TalkRule, ...] = get_args(TalkRule)
FEWEST_ANONYMOUS = 3  # people; of two, each knows the other
DEAL_RULES: tuple[DealRule, ...] = get_args(DealRule)
MOST_PLAYERS = 11  # people in a request: far more than any table seats
# Names of bots: the masks of the commedia dell'arte.
BOT_NAMES = ("Arlecchino", "Colombina", "Pantalone", "Brighella", "Pulcinella", "Scaramuccia")


@dataclass(frozen=True)
class Person:
    """The person for a seat; a bot has no address and gets no letters.

    A Person without an address that is not a bot stands for an open seat.
    """

    name: str
    address: str
    language: str
    timezone: str
    bot: bool = False


@dataclass(frozen=True)
class Proposal:
    """A match that can be set up; the host is people[0]."""

    game: AnyGame
    options: dict[str, Any]
    pace: str
    language: str
    people: list[Person]
    seed: bytes | None = None
    plans_at_once: bool = False  # True if all plan at once when a battle or round begins
    talk: TalkRule = "all"
    anonymous: bool = False  # True if nobody learns who sits where until the end
    clock: Mapping[str, bool] = field(default_factory=dict)  # its time control but for the pace
    deals: DealRule = "not_binding"  # none without private talk
    begins: Facts | None = None  # the state to begin with, unless it is the game's set-up


def read(data: Mapping[str, Any], allow_seed: bool = False) -> Proposal:
    """Check the body of POST /api/v1/matches; raises Invalid."""
    reader = _Reader(data)
    game = reader.game()
    language = reader.choice("language", LANGUAGES, "en")
    people = reader.people(game, language)
    proposal = Proposal(
        game=game,
        options=reader.agreed(game, len(people)),
        pace=reader.choice("pace", PACES, DEFAULT_PACE),
        language=language,
        people=people,
        seed=reader.seed(allow_seed),
        plans_at_once=reader.plans_at_once(game),
        talk=reader.talk(game),
        anonymous=reader.truth("anonymous"),
        clock={name: True for name in CLOCK_CHOICES if reader.truth(name)},
        deals=reader.deals(game),
    )
    if proposal.anonymous and game:
        _refuse_known(reader, game, proposal)
    if reader.problems:
        raise Invalid(reader.problems)
    return proposal


def _refuse_known(reader: "_Reader", game: AnyGame, proposal: Proposal) -> None:
    """Complain if players of an anonymous match could be recognised all the same."""
    people = sum(not person.bot for person in proposal.people)
    if people < FEWEST_ANONYMOUS:
        reader.complain("anonymous", "anonymous_few", least=FEWEST_ANONYMOUS)
    elif game.series and game.series.target(proposal.options):
        reader.complain("anonymous", "anonymous_campaign")
    # Such deadlines would tell the time zones of the players, and their nights and days off.
    is_personal = any(proposal.clock.get(name) for name in ("only_awake", "days_off"))
    if is_personal or PACES[proposal.pace].evening:
        reader.complain("anonymous", "anonymous_clock")


def read_person(data: Any, language: str, at: str, others: Sequence[str]) -> Person:
    """Check a person's name, address, language and time zone; raises Invalid.

    `others` are the names at the table that the new name must differ from.
    """
    reader = _Reader({})
    person = reader.person(data, language, at)
    if person and looks_like_any(person.name, others):
        reader.complain(f"{at}.name", "name_alike")
    if reader.problems or person is None:
        raise Invalid(reader.problems)
    return person


def bot(game: AnyGame, language: str, others: Sequence[str]) -> Person:
    """Return a bot for a seat, with a name not yet at the table; raises Invalid if none is left."""
    if game.bot is None:
        raise Invalid([Problem("player", "no_bot")])
    name = next((name for name in BOT_NAMES if not looks_like_any(name, others)), "")
    if not name:
        raise Invalid([Problem("player", "name_alike")])
    return Person(name, "", language, guess_timezone(language), bot=True)


def nobody(language: str) -> Person:
    """Return a placeholder for a seat that is open to visitors of the open link."""
    return Person("", "", language, guess_timezone(language))


def has_parts(game: AnyGame) -> bool:
    """True if the game has battles or rounds, which players can plan at once or be silent in."""
    return game.orders is not None and game.orders.has_parts


def _with_name(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a person's data with a name: if none was typed, that of an address `Ana <ana@...>`."""
    typed, address = data.get(NAME) or "", data.get("email")
    if not isinstance(typed, str) or typed.strip() or not isinstance(address, str):
        return data
    return {**data, NAME: split_address(address[:PASTED_LENGTH])[0]}


def _refuse_carried(game: AnyGame, options: Mapping[str, Any]) -> None:
    """Raise BadOption if the host sets an option that only the service sets, from game to game."""
    for name in game.series.carried if game.series else ():
        if name in options:
            takes = [option["id"] for option in game.options]
            raise engine.BadOption("option_unknown", name, takes)


def _asks_for(what: str, body: Any, at: str) -> bool:
    """True if a person's body asks for a "bot" or an "open" seat; never for the host's seat."""
    return isinstance(body, Mapping) and body.get(what) is True and at != "host"


class _Reader(BodyReader):
    """Reader of a match's request body."""

    def game(self) -> Any:
        games, wanted = engine.games(), self.body.get("game")
        if isinstance(wanted, str) and wanted in games:
            return games[wanted]
        self.complain("game", "unknown_game", takes=sorted(games))
        return None

    def plans_at_once(self, game: AnyGame | None) -> bool:
        wanted = self.truth("plans_at_once")
        if wanted and game is not None and not has_parts(game):
            self.complain("plans_at_once", "no_plans")
        return wanted

    def talk(self, game: AnyGame | None) -> TalkRule:
        wanted = self.choice("talk", TALK_RULES, "all")
        if wanted == "between_battles" and game is not None and not has_parts(game):
            self.complain("talk", "no_battles")
        return next(rule for rule in TALK_RULES if rule == wanted)

    def deals(self, game: AnyGame | None) -> DealRule:
        wanted = self.choice("deals", DEAL_RULES, "not_binding")
        is_private = self.body.get("talk", "all") == "all"
        if wanted == "binding" and game is not None and not (is_private and game.deals):
            self.complain("deals", "no_deals")
        return next(rule for rule in DEAL_RULES if rule == wanted)

    def people(self, game: AnyGame, language: str) -> list[Person]:
        players = self.body.get("players", [])
        if not isinstance(players, list) or len(players) > MOST_PLAYERS:
            self.complain("players", "malformed")
            return []
        bodies = [("host", self.body.get("host"))]
        bodies += [(f"players.{number}", each) for number, each in enumerate(players, 1)]
        found = [
            None if _asks_for("bot", body, at) else self.person(body, language, at)
            for at, body in bodies
        ]
        for place, (at, body) in enumerate(bodies):
            if _asks_for("bot", body, at):
                found[place] = self.bot(game, language, at, found)
        if game:
            self.count("players", game.seats, len(found))
        seated = [(at, each) for (at, _), each in zip(bodies, found, strict=True) if each]
        self.tell_apart((at, person.name) for at, person in seated)
        return [person for _, person in seated]

    def person(self, data: Any, language: str, at: str) -> Person | None:
        if not isinstance(data, Mapping):
            self.complain(at, "malformed")
            return None
        if _asks_for("open", data, at):
            return nobody(language)
        before = len(self.problems)
        name = self._cleaned(_with_name(data), "name", at, clean_name)
        address = self._cleaned(data, "email", at, clean_address)
        spoken = data.get("language") or language
        if not isinstance(spoken, str) or spoken not in LANGUAGES:
            self.complain(f"{at}.language", "unknown_value", takes=list(LANGUAGES))
            spoken = language
        zone = data.get("timezone") or guess_timezone(spoken)
        if not isinstance(zone, str) or not is_timezone(zone):
            self.complain(f"{at}.timezone", "unknown_timezone")
        return Person(name, address, spoken, zone) if len(self.problems) == before else None

    def bot(
        self, game: AnyGame, language: str, at: str, others: Sequence[Person | None]
    ) -> Person | None:
        """Return a bot with a name of its own; if there can be none, complain and return None."""
        try:
            return bot(game, language, [each.name for each in others if each]) if game else None
        except Invalid as invalid:
            self.complain(at, invalid.problems[0].code)
            return None

    def _cleaned(
        self, data: Mapping[str, Any], key: str, at: str, clean: Callable[[str], str]
    ) -> str:
        value = data.get(key, "")
        try:
            return clean(value if isinstance(value, str) else "")
        except (BadName, BadAddress) as error:
            self.complain(f"{at}.{key}", f"{key}_{error.code}")
            return ""

    def agreed(self, game: AnyGame, seats: int) -> dict[str, Any]:
        """Return the options in the body; complain if the game cannot be set up with them."""

        def begin(options: dict[str, Any]) -> Mapping[str, object]:
            _refuse_carried(game, options)
            played_by = seats if seats in game.seats else game.seats[-1]
            return game.typed_names(game.setup(played_by, options, bytes(32)))

        return self.options(game, begin)

    def seed(self, allowed: bool) -> bytes | None:
        """Return the seed in the body, which only test mode allows, or None.

        It is given as hexadecimal digits; any other text is encoded as UTF-8.
        """
        wanted = self.body.get("seed")
        if wanted is None:
            return None
        if not allowed:
            self.complain("seed", "seed_refused")
            return None
        if not isinstance(wanted, str) or not 1 <= len(wanted) <= 200:
            self.complain("seed", "malformed")
            return None
        try:
            return bytes.fromhex(wanted)
        except ValueError:
            return wanted.encode(errors="surrogatepass")
