"""View of a match that anybody may see, the base of all pages and letters."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from operator import attrgetter
from typing import Any, Literal

from sqlalchemy import Connection

from engine.game import AnyGame
from engine.state import numbered
from service.database.rows import DueRow, MatchRow, SeatRow
from service.installation.links import HERE
from service.language.words import Word
from service.matches import campaigns, open_decisions, outbox, seeds, shown_names, store
from service.matches.campaigns import Campaign
from service.matches.match_text import AGREED
from service.matches.paces import ENDLESS
from service.matches.store import LoadedMatch
from service.tables import continued_matches
from service.views import options
from service.views.board_targets import Pointing
from service.views.event_sentences import Told, told
from service.views.offers import Choice
from service.views.options import Chosen
from service.views.reader import OfReader, Reader
from service.views.recap import News
from service.views.wordings import story_lines, turning_points

TURNING_POINTS = 3
RECENT = 40  # moves that a page shows


@dataclass(frozen=True)
class Place:
    """A place in the final ranking: number, seats, names, score, and a reason for winning."""

    number: str
    seats: tuple[int, ...]
    names: str
    score: str
    why: str


@dataclass(frozen=True)
class CampaignGame:
    """A game of a campaign in words: how it ended, and each seat's points as a sum."""

    number: int
    match: str
    end: str
    points: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class MatchView(OfReader):
    """A match as one reader, a player or a spectator, may see it.

    `asked` has the open decision of each seat that has to move. `deadlines` has its deadline in
    seconds since 1970, if there is one.
    """

    loaded: LoadedMatch
    reader: Reader
    asked: dict[int, DueRow]  # the open decisions by seat
    held_up: frozenset[int]  # asked seats whose clock is stopped
    events: list[dict[str, Any]]
    fallen: list[dict[str, Any]]  # events of undone moves
    since: int  # the first turn of which events are shown
    campaign: Campaign | None
    went_on: str = ""  # the id of the match that its table became, which goes on in its place

    @property
    def match(self) -> MatchRow:
        """Return the match's row."""
        return self.loaded.match

    @property
    def seats(self) -> list[SeatRow]:
        """Return the seats' rows."""
        return self.loaded.seats

    @property
    def is_open(self) -> bool:
        """True until the match is over or called off."""
        return self.loaded.is_open

    @property
    def is_running(self) -> bool:
        """True if moves are taken."""
        return self.loaded.is_running

    @property
    def is_paused(self) -> bool:
        """True while no clock runs and no move is taken."""
        return self.loaded.is_paused

    @property
    def early_end(self) -> Literal["", "table", "agreed"]:
        """Return why the moves stop early: the end was played at a table, or agreed; else ""."""
        if self.match.status != "over":
            return ""
        if self.match.table_id is not None:
            return "table"
        return "agreed" if self.match.result and self.match.result["reason"] == AGREED else ""

    @property
    def early_end_told(self) -> str:
        """Return in words why the moves stop before the end; only valid if `early_end` is set."""
        told = [self.say("paused-end" if self.early_end == "table" else "draw-end")]
        if self.campaign and not any(self.campaign.game_of(self.match.id).gained):
            told.append(self.say("draw-end-campaign"))
        return " ".join(told)

    @property
    def pause(self) -> str:
        """Return "table" or "rest", which is part of the keys of messages about a pause."""
        return self.loaded.pause

    @property
    def is_anonymous(self) -> bool:
        """True while players are called by the signs of their seats."""
        return self.loaded.is_anonymous

    @property
    def is_trial(self) -> bool:
        """True for a game against bots that a visitor tries and that is erased later."""
        return self.loaded.is_trial

    @property
    def is_alone(self) -> bool:
        """True if one person plays alone or against bots, so that no other person waits."""
        return self.loaded.is_alone

    @property
    def company(self) -> str:
        """Return "alone" if no other person plays, else "friends"; a part of message keys."""
        return self.loaded.company

    @property
    def game(self) -> AnyGame:
        """Return the engine's game."""
        return self.loaded.game

    @property
    def people(self) -> list[str]:
        """Return the names of all who have a seat or an invitation."""
        return self.reader.named(seat.number for seat in self.loaded.known)

    @cached_property
    def view(self) -> dict[str, Any] | None:
        """Return the engine's view of this seat; None before the start and before its player
        joined.
        """
        state = self.loaded.state
        return self.game.view(state, self.seat) if state is not None and self.is_at_table else None

    @property
    def is_at_table(self) -> bool:
        """True for spectators, and for players who have joined."""
        return self.seat is None or self.seats[self.seat].status == "joined"

    @cached_property
    def options(self) -> list[Chosen]:
        """Return the options with which this match differs from the rulebook."""
        return options.of_match(self.reader, self.loaded)

    @property
    def who_was_who(self) -> list[tuple[str, str]]:
        """Return each seat's sign and player once an anonymous match is over, else []."""
        if not self.match.anonymous or self.is_open or not self.loaded.has_begun:
            return []
        signs = [shown_names.of_sign(self.say, seat.number) for seat in self.seats]
        return [*zip(signs, self.names, strict=True)]

    @property
    def option_names(self) -> Word:
        """Return the names of the options that differ from the rulebook, as one line."""
        return self.say.series(option.name for option in self.options)

    @property
    def rulings_url(self) -> str:
        """Return the URL of the rulings of this match."""
        agreed = options.as_texts(self.game, self.match.options)
        seats = len(self.seats)
        return HERE.rulings(self.game.id, self.say.language, agreed, players=seats)

    @property
    def to_act(self) -> list[int]:
        """Return the seats to move."""
        return self.loaded.to_act()

    @property
    def is_asked(self) -> bool:
        """True if this reader has to move."""
        return self.is_at_table and self.seat in self.to_act

    @property
    def is_asked_at_once(self) -> bool:
        """True if this reader is asked to plan before their turn; never for spectators."""
        return False

    @property
    def choices(self) -> dict[str, Choice]:
        """Return this reader's choices with a button; none for spectators."""
        return {}

    def pointing(self, words: Sequence[str] = ()) -> Pointing:
        """Return the choices of this reader on the board; none for spectators."""
        return Pointing()

    @property
    def deadlines(self) -> dict[int, int]:
        """Return the deadlines by seat, without endless decisions."""
        return {
            number: row.deadline_at
            for number, row in self.asked.items()
            if not open_decisions.is_endless(row)
        }

    @property
    def began_at(self) -> int | None:
        """Return when the time until `deadline_at` began, in seconds since 1970, or None."""
        began = (row.began_at for row in self.asked.values() if row.deadline_at == self.deadline_at)
        return next(began, None)

    @property
    def deadline_at(self) -> int | None:
        """Return the earliest deadline in seconds since 1970, or None."""
        return min(self.deadlines.values(), default=None)

    @property
    def is_held_up(self) -> bool:
        """True if the clock is stopped because a letter waits for the mail server."""
        return self.seat in self.held_up if self.seat in self.deadlines else bool(self.held_up)

    @property
    def deadline(self) -> str | None:
        """Return a sentence with the deadline; None if no seat is asked."""
        is_own = self.is_asked or self.is_asked_at_once
        message = "seat-deadline" if is_own else "seat-others-deadline"
        until = self.deadline_at or (ENDLESS if self.is_asked else None)
        return self.reader.asked_until(message, until, self.is_held_up) if until else None

    @property
    def put_back(self) -> str | None:
        """Return in words when the backup was made that set this match back, or None."""
        at = store.put_back_at(self.match)
        return self.reader.moment(at) if at else None

    @cached_property
    def commitment(self) -> str:
        """Return the published hash of the seed or, until there is one, of the server's part."""
        return seeds.code_of(self.match)

    @property
    def seed(self) -> str | None:
        """Return the seed in hexadecimal once the match is over, else None."""
        return self.match.seed if self.match.status == "over" else None

    @property
    def result(self) -> dict[str, Any] | None:
        """Return the engine's result once the match is over; None if it ended otherwise."""
        return None if self.early_end else self.match.result

    @property
    def winners(self) -> Sequence[int]:
        """Return the winners' seats: those of the campaign once it is over, else of the game."""
        if self.campaign and self.campaign_outcome:
            return self.campaign.winners
        return self.match.result["winners"] if self.match.result else ()

    @property
    def outcome(self) -> str:
        """Return who has won, in words for this reader; some games word it themselves."""
        result = self.match.result
        winners = result["winners"] if result else []
        if result and self.say.has(own := f"outcome-{result['reason']}"):
            return self.say(own)
        if not winners:
            return self.say("letter-over-nobody")
        how, several = self._how_won(winners[0]), len(winners)
        if self.seat in winners:
            return self.say(f"letter-over-you-{'won' if several == 1 else 'shared'}", how=how)
        names = self.say.join(self.reader.named(winners))
        return self.say("letter-over-won-how", winners=names, winners_count=several, how=how)

    @property
    def campaign_outcome(self) -> str:
        """Return who has won the campaign, in words for this reader; "" before its end."""
        campaign = self.campaign
        if campaign is None or not campaign.is_over or campaign.latest.match != self.match.id:
            return ""
        winners = campaign.winners
        if self.seat in winners:
            return self.say(f"campaign-over-you{'-shared' if len(winners) > 1 else ''}")
        return self.reader.campaign_outcome(winners)

    @property
    def campaign_games(self) -> list[CampaignGame]:
        """Return the games of the campaign in words; [] for a single game."""
        games = self.campaign.games if self.campaign else []
        return [
            CampaignGame(game.number, game.match, self._end_of(game), self._points_in(game))
            for game in games
        ]

    def _end_of(self, game: campaigns.Game) -> str:
        """Return who won a game of the campaign and why, or that it goes on."""
        if game.winners:
            names, reason = self.say.join(self.reader.named(game.winners)), f"reason-{game.reason}"
            why = self.say(reason if self.say.has(reason) else "won-at-table")
            return self.say("campaign-won", winners=names, reason=why)
        if game.result is not None:
            return self.say("campaign-drawn")
        return self.say(f"campaign-{'in-play' if game.status == 'running' else 'broken-off'}")

    def _points_in(self, game: campaigns.Game) -> list[str]:
        """Return each seat's points in a game; "3 + 5" is its score and the bonus for winning."""
        number = self.say.number
        if not game.gained:
            return ["–"] * self.match.seats
        return [
            f"{number(gained - bonus)} + {number(bonus)}" if bonus > 0 else number(gained)
            for gained, bonus in zip(game.gained, game.bonuses, strict=True)
        ]

    def _how_won(self, winner: int) -> Word:
        """Return the reason for a win in words, such as "with 6 regions"."""
        result = self.match.result or {}
        if not result["scores"]:  # the table named the winners, and counted nothing
            return self.say("won-at-table")
        how = f"won-{result['reason']}"
        message = how if self.say.has(how) else f"won-{result.get('counted', 'score')}"
        return self.say(message, count=result["scores"][winner])

    @property
    def runner_up(self) -> str:
        """Return a sentence about how close the second place came, or "".

        A second place with more points, as after a win by connected regions, was not close.
        """
        result = self.match.result
        if not result or not result["winners"] or len(result["ranking"]) == 1:
            return ""
        if not result["scores"]:
            return ""
        seats = result["ranking"][1]
        counted = f"result-{result.get('counted', 'score')}"
        won, second = (result["scores"][each] for each in (result["winners"][0], seats[0]))
        return self.say(
            "letter-over-next",
            next=self.say.join(self.reader.named(seats)),
            next_count=len(seats),
            gap=second - won if result.get("falling") else won - second,
            score=self.say(counted, count=second),
        )

    @property
    def places(self) -> list[Place]:
        """Return the ranking of a finished match, with the winners' reason, such as a tie-break."""
        result = self.match.result
        if result is None:
            return []
        decided = f"reason-{result['reason']}"
        why = self.say(decided) if self.say.has(decided) else ""
        counted = f"result-{result.get('counted', 'score')}"
        return [
            Place(
                self.say.number(number),
                tuple(seats),
                self.say.join(self.reader.named(seats)),
                self.say(counted, count=result["scores"][seats[0]]) if result["scores"] else "",
                why if seats == result["winners"] else "",
            )
            for number, seats in numbered(result["ranking"])
        ]

    @property
    def story(self) -> list[str]:
        """Return the game's story in about ten lines, the same for everybody."""
        return [words for _, words in self.story_lines]

    @property
    def story_lines(self) -> list[tuple[dict[str, Any], str]]:
        """Return (facts, sentence) for each line of the story."""
        return story_lines(self.game, self.say, self.names, self.events)

    @property
    def turning_points(self) -> list[str]:
        """Return the few most important moments of the story, in their order."""
        return turning_points(self.game, self.say, self.names, self.events, TURNING_POINTS)

    @property
    def turning_lines(self) -> list[tuple[dict[str, Any], str]]:
        """Return (facts, sentence) for each turning point."""
        few = self.turning_points
        return [(fact, line) for fact, line in self.story_lines if line in few]

    @cached_property
    def told(self) -> list[Told]:
        """Return the events in short lines, oldest first; undone ones are kept and marked."""
        lines = told(self.game, self.reader, self.events)
        if not self.fallen:
            return lines
        fallen = told(self.game, self.reader, self.fallen)
        lines += [replace(line, mark=store.TAKEN_BACK) for line in fallen]
        return sorted(lines, key=attrgetter("turn"))

    @property
    def news(self) -> News:
        """Return the events since this reader's last move; none for a spectator."""
        return News()


def of_watcher(
    connection: Connection, loaded: LoadedMatch, watcher: Reader, since: int | None = 0
) -> MatchView:
    """Return a spectator's view of the match, with events from `since` on, or without events."""
    return MatchView(**seen(connection, loaded, watcher, since))


def recent(loaded: LoadedMatch, after: int | None = None) -> int:
    """Return the first turn that a page shows: RECENT moves ago, or `after` if that is earlier.

    So a long match's page costs no more than a short one's. A finished game is shown from its
    beginning, which its story needs.
    """
    if not loaded.is_under_way:
        return 0
    a_while_ago = loaded.match.turn - RECENT
    return max(0, a_while_ago if after is None else min(a_while_ago, after))


def seen(
    connection: Connection, loaded: LoadedMatch, who: Reader, since: int | None
) -> dict[str, Any]:
    """Return the fields of a MatchView for any reader, spectator or player."""
    due = open_decisions.of_match(connection, loaded.match.id)
    told_from = loaded.match.turn if since is None else since
    fallen = store.fallen_events(connection, loaded, who.seat, told_from)
    return {
        "loaded": loaded,
        "reader": who,
        "asked": due,
        "held_up": outbox.held_up(connection, loaded.seats, due),
        "events": [] if since is None else store.events(connection, loaded, who.seat, since),
        "fallen": fallen,
        "since": since or 0,
        "campaign": campaigns.of(connection, loaded.match, who.seat),
        "went_on": continued_matches.successor(connection, loaded.match),
    }
