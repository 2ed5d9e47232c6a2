"""The work on the lines of a reply: all of them in one transaction, or nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, cast, get_args
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from engine.errors import IllegalAction
from engine.orders import BadOrder
from service.database.rows import ReplyRow, RequestRow, SeatRow
from service.installation.context import Installation
from service.installation.links import SeatLinks
from service.language import dates, typed_dates
from service.links import store as links
from service.links.store import Target
from service.matches import (
    absences,
    deals,
    orders,
    outbox,
    reply_rows,
    seeds,
    store,
    talk,
    turns,
    votes,
)
from service.matches.absences import NotAway
from service.matches.deals import DealRefused
from service.matches.store import LoadedMatch
from service.matches.talk import TalkRefused
from service.matches.undo import alone, by_consent
from service.matches.undo.alone import NotTakenBack
from service.matches.votes import VoteRefused
from service.people import hosting, seating
from service.people.problems import NotPossible
from service.replies import grammar, lexicon
from service.replies.grammar import Command, NotUnderstood, Situation
from service.replies.outcomes import Dealt
from service.views import seat_view
from service.views.seat_view import SeatView

ASKED = {"help", "status"}  # commands that change nothing
# Why nothing was done; each has words in templates/words/*/replies.ftl.
Why = Literal[
    "unknown",  # words that are no command
    "ambiguous",
    "illegal",
    "order",
    "nobody",
    "silent",  # words that may not be said
    "deal",  # an answer to an offer that was not taken
    "empty",
    "long",
    "stale",
    "not_running",
    "paused",
    "no_undo",
    "no_request",
    "several",  # a yes or no while several questions are open
    "seat_taken",
    "no_days",  # of an absence
    "no_absence",
    "unreadable",
]
WHYS: tuple[Why, ...] = get_args(Why)


class NotDone(Exception):
    """Raised to undo everything that a message did, with the reason for its sender.

    `line` is the line that could not be done. `reason` says more in the reader's words. `actions`
    are moves to offer.
    """

    def __init__(
        self, why: Why, line: str = "", reason: str = "", actions: Sequence[str] = ()
    ) -> None:
        super().__init__(why, line)
        self.why, self.line, self.reason, self.actions = why, line, reason, list(actions)


@dataclass
class Doing:
    """The work on a message's lines for one seat, in one transaction."""

    connection: Connection
    installation: Installation
    row: SeatRow
    now: int
    done: list[tuple[str, str]] = field(default_factory=list)  # commands, and their words

    def all(self, lines: Sequence[str], turn: int | None) -> Dealt:
        """Do all lines, and write the letter that says so; raise NotDone.

        The first move answers the question of that turn, or the present one.
        """
        if not lines:
            raise NotDone("empty")
        if len(lines) > grammar.MOST_LINES or any(
            len(line) > grammar.LONGEST_LINE for line in lines
        ):
            raise NotDone("long")
        for line in lines:
            s = self._look()
            command = self._read(s, line)
            turn = self._do(s, command, line, turn)
        return self._answer()

    def _look(self) -> SeatView:
        loaded = store.load(self.connection, self.row.match_id)
        return seat_view.of_seat(self.connection, loaded, self.row.number, SeatLinks("", ""))

    def _read(self, s: SeatView, line: str) -> Command:
        is_invited = s.own_seat.status != "joined"
        waiting = votes.to_answer(self.connection, s.loaded, self.row.number)
        numbers = tuple(vote.number for vote in waiting)
        situation = Situation(s, is_invited, self._request(s.loaded) is not None, numbers)
        try:
            return situation.read(line)
        except NotUnderstood as error:
            raise NotDone(*_in_words(s, error)) from None

    def _request(self, loaded: LoadedMatch) -> RequestRow | None:
        """Return the request that this seat may answer, or None."""
        seat = self.row.number
        wish = by_consent.standing(self.connection, loaded)
        if wish and seat in wish.still_asked:
            return wish
        return hosting.to_answer(self.connection, loaded, seat, self.now)

    def _do(self, s: SeatView, command: Command, line: str, turn: int | None) -> int | None:
        """Do one command; return the turn that the next one answers."""
        match command.kind:
            case "move":
                return self._play(s, command.line, line, turn)
            case "order":
                self._order(s, command.line, line)
            case "say":
                self._say(s, command, line)
            case "undo":
                self._undo(s.loaded, line)
                return None
            case "away" | "back":
                self._be_away(s, command, line)
            case "join" | "decline":
                self._answer_invitation(s.loaded, command.kind)
            case "agree" | "refuse":
                self._answer_request(s.loaded, command.line, does_agree=command.kind == "agree")
            case "accept_deal" | "decline_deal":
                self._answer_deal(s, command, line)
            case "help" | "status":
                self.done.append((command.kind, ""))
        return turn

    def _play(self, s: SeatView, action: str, line: str, turn: int | None) -> int:
        words = s.label(action)
        asked = s.turn if turn is None else turn
        try:
            turns.take(self.connection, s.loaded, self.row.number, asked, action, self.now)
        except IllegalAction as illegal:
            raise NotDone("illegal", line, _reason(s, dict(illegal.refusal))) from None
        except turns.Stale:
            raise NotDone("paused" if s.is_paused else "stale", line) from None
        except turns.NotRunning:
            raise NotDone("paused" if s.is_paused else "not_running", line) from None
        self.done.append(("move", str(words)))
        return store.row_of(self.connection, self.row.match_id).turn

    def _order(self, s: SeatView, order: str, line: str) -> None:
        turns.return_to_table(self.connection, s.loaded, self.row.number, self.now)
        held = store.load(self.connection, self.row.match_id)
        try:
            orders.give(
                self.connection, held, self.row.number, orders.read(held, self.row.number, order)
            )
        except BadOrder as bad:
            raise NotDone("order", line, _reason(s, dict(bad.refusal))) from None
        again = store.load(self.connection, self.row.match_id)
        turns.carry_on(self.connection, again, self.now, at_page=self.row.number)
        self.done.append(("order", str(s.order_words(order).title)))

    def _undo(self, loaded: LoadedMatch, line: str) -> None:
        """Undo the last move, or ask the players that have to agree."""
        seat = self.row.number
        try:
            if move := alone.last_move(self.connection, loaded, seat):
                alone.take_back(self.connection, loaded, seat, move.number, self.now)
                self.done.append(("undo", ""))
            elif askable := by_consent.askable(self.connection, loaded, seat):
                by_consent.ask(self.connection, loaded, seat, askable.move.number, self.now)
                self.done.append(("wish", ""))
            else:
                raise NotDone("no_undo", line)
        except NotTakenBack:
            raise NotDone("no_undo", line) from None

    def _be_away(self, s: SeatView, command: Command, line: str) -> None:
        """Announce an absence by its first and last day, or end it."""
        at = (self.connection, s.loaded, self.row.number)
        if command.kind == "back":
            absences.come_back(*at, self.now)
            turns.return_to_table(*at, self.now)
            self.done.append(("back", ""))
            return
        zone = ZoneInfo(self.row.timezone)
        span = typed_dates.span(command.line, datetime.fromtimestamp(self.now, zone).date())
        if span is None:
            raise NotDone("no_days", line)
        try:
            absences.announce_days(*at, *span, self.now)
        except NotAway as error:
            reason = s.say(f"away-{error}", most=absences.MOST_DAYS)
            raise NotDone("no_absence", line, str(reason)) from None
        self.done.append(("away", str(dates.date(span[1], s.reader.language))))

    def _answer_invitation(self, loaded: LoadedMatch, kind: str) -> None:
        seat = self.row.number
        try:
            if kind == "join":
                target = Target(self.row.match_id, seat)
                token = links.current_token(
                    self.connection, self.installation.tokens, "seat", target
                )
                seating.join(self.connection, loaded, seat, self.now, seeds.word_of_link(token))
                self._sit_down(token)
            else:
                seating.decline(self.connection, loaded, seat, self.now)
        except NotPossible:
            raise NotDone("seat_taken") from None
        self.done.append((kind, ""))

    def _sit_down(self, token: str) -> None:
        """Go on with the seat that the link opens; the start of an anonymous match changes it."""
        number = links.find(self.connection, token, "seat").number
        seats = store.SEATS_OF.all(self.connection, of=self.row.match_id)
        self.row = next(seat for seat in seats if seat.number == number)

    def _answer_request(self, loaded: LoadedMatch, number: str, does_agree: bool) -> None:
        request, seat, now = self._request(loaded), self.row.number, self.now
        if number:
            try:
                votes.answer(self.connection, loaded, seat, int(number), does_agree, now)
            except VoteRefused:
                raise NotDone("no_request") from None
        elif request is None:
            raise NotDone("no_request")
        elif request.kind == "host":
            hosting.vote(self.connection, loaded, seat, does_agree, self.installation.tokens, now)
        else:
            answer = by_consent.agree if does_agree else by_consent.refuse
            answer(self.connection, loaded, seat, request.about, now)
        self.done.append(("agree" if does_agree else "refuse", ""))

    def _say(self, s: SeatView, command: Command, line: str) -> None:
        about = (self.row.number, command.to, command.line, self.now)
        try:
            talk.say(self.connection, s.loaded, *about, self.installation.settings.limits)
        except TalkRefused as error:
            facts = {key: fact for key, fact in error.facts.items() if key != "seat"}
            if "seat" in error.facts:
                facts["name"] = s.names[error.facts["seat"]]
            raise NotDone(
                "silent", line, str(s.say(f"talk-refused-{error.code}", **facts))
            ) from None
        self.done.append(("say", ""))

    def _answer_deal(self, s: SeatView, command: Command, line: str) -> None:
        answer = deals.accept if command.kind == "accept_deal" else deals.decline
        try:
            deal = answer(self.connection, s.loaded, self.row.number, command.number, self.now)
        except DealRefused as error:
            reason = s.say(f"pact-refused-{error.code}", **error.facts)
            raise NotDone("deal", line, str(reason)) from None
        kind = "withdraw_deal" if deal.status == "withdrawn" else command.kind
        self.done.append((kind, str(s.say.number(command.number))))

    # --- the letter about it ---

    def _answer(self) -> Dealt:
        """Write the letter about the commands; return the effect.

        Words that were said are not confirmed, as they stand in the conversation.
        """
        kinds = [kind for kind, _ in self.done]
        row = store.load(self.connection, self.row.match_id).seats[self.row.number]
        turn = store.row_of(self.connection, row.match_id).turn
        did = "said" if set(kinds) == {"say"} else "answered" if set(kinds) <= ASKED else "played"
        commands = tuple(words or kind for kind, words in self.done)
        if did != "said":
            letter = "help" if "help" in kinds else "receipt"
            about: dict[str, Any] = {
                "done": [[kind, words] for kind, words in self.done if kind not in ASKED]
            }
            if letter == "help":
                about["commands"] = lexicon.examples(row.language)
            outbox.write(self.connection, row, letter, turn, self.now, **about, asked_for=True)
        return Dealt(did, "", commands=commands)


def _reason(s: SeatView, refusal: dict[str, Any]) -> str:
    """Return why the rules refuse something, in the reader's words."""
    return str(s.say(f"refusal-{refusal['code']}", **s.reader.facts(refusal)))


def _in_words(s: SeatView, error: NotUnderstood) -> tuple[Why, str, str, list[str]]:
    """Return the arguments of `NotDone` for a line that was not understood."""
    reason = _reason(s, error.refusal) if error.refusal else ""
    return cast(Why, error.why), error.line, reason, error.actions


def confirm(
    connection: Connection,
    installation: Installation,
    loaded: LoadedMatch,
    reply: ReplyRow,
    now: int,
) -> Dealt:
    """Carry out a held message, at its player's confirmation; raise NotDone."""
    row = loaded.seats[reply.seat]
    dealt = Doing(connection, installation, row, now).all(reply.lines, reply.asked_turn)
    reply_rows.settle(connection, reply, dealt.did, "confirmed")
    return dealt
