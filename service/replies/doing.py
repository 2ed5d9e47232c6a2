"""Execution of a reply's commands, all in one transaction: if one fails, none has an effect."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import Any, Literal, cast, get_args
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from engine.errors import IllegalAction
from engine.orders import BadOrder
from service.database import after_commit
from service.database.rows import LetterRow, ReplyRow, RequestRow, SeatRow, VoteKind, VoteRow
from service.installation import metrics
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
    promises,
    reply_rows,
    seeds,
    store,
    talk,
    turns,
    vote_clocks,
    votes,
)
from service.matches.absences import NotAway
from service.matches.deals import DealRefused
from service.matches.stoppable_acts import LETTERS
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
CHANGING = {"move", "undo", "order", "join"}  # commands after which other moves are legal
STEPPED = ("unknown", "ambiguous", "illegal")  # why a line may still be several steps
OF_TURNS = ("turn", "reminder")  # letters that ask for a move
ASKING = (*LETTERS.values(), vote_clocks.LETTER)  # letters that ask for a yes or no
NUMBER = re.compile(r"#\s*\d")
Question = tuple[str, int]  # the kind and the number of the letter that asks it
# Why nothing was done; each has words in templates/words/*/replies.ftl.
Why = Literal[
    "unknown",  # words that are no command
    "ambiguous",
    "number",  # of the letter's list or of a card
    "illegal",
    "order",
    "nobody",
    "silent",  # words that may not be said
    "deal",  # an answer to an offer that was not taken
    "vote",  # a proposal that was not taken
    "on_page",  # something that is done on the player's page alone
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


def refuse_long(lines: Sequence[str]) -> None:
    """Raise NotDone if these are more or longer lines than a message may have."""
    is_long = any(len(line) > grammar.LONGEST_LINE for line in lines)
    if is_long or len(lines) > grammar.MOST_LINES:
        raise NotDone("long")


@dataclass
class Doing:
    """The work on a message's lines for one seat, in one transaction."""

    connection: Connection
    installation: Installation
    row: SeatRow
    now: int
    letter: LetterRow | None  # the letter that is answered
    came_at: int  # when the message came; it may have been held since
    done: list[tuple[str, str]] = field(default_factory=list)  # commands, and their words

    def all(self, lines: Sequence[str], turn: int | None) -> Dealt:
        """Carry out all lines, and write the letter that confirms them; raises NotDone.

        `turn` is the turn that the first move answers; None means the present turn.
        """
        if not lines:
            raise NotDone("empty")
        refuse_long(lines)
        for line in lines:
            turn = self._line(line, turn)
        return self._answer()

    def _line(self, line: str, turn: int | None) -> int | None:
        """Carry out a line, or its two steps one after the other: "Recruit, then pass".

        Return the turn that the next line answers; raises NotDone.
        """
        s = self._look()
        try:
            return self._do(s, self._read(s, line), line, turn)
        except NotDone as error:
            situation = self._situation(s, self._meant(self._questions(s.loaded)))
            steps = situation.steps(line) if error.why in STEPPED else None
            if steps is None:
                raise
            first, rest = steps
            try:
                turn = self._do(s, self._read(s, first), first, turn)
                s = self._look()
                command = self._read(s, rest)
                if command.kind not in grammar.STEPS:
                    raise error
                return self._do(s, command, rest, turn)
            except NotDone:
                raise error from None

    def _look(self) -> SeatView:
        loaded = store.load(self.connection, self.row.match_id)
        return seat_view.of_seat(self.connection, loaded, self.row.number, SeatLinks("", ""))

    def _read(self, s: SeatView, line: str) -> Command:
        """Return the command that a line is; raises NotDone.

        A yes or no without a number that means no question for sure is refused as `several`.
        """
        waiting = self._questions(s.loaded)
        meant = self._meant(waiting)
        every = list(dict.fromkeys([*waiting, *meant]))
        is_numbered = NUMBER.search(line) is not None
        asked = every if is_numbered else meant
        situation = self._situation(s, asked)
        if len(asked) == 1 and situation.votes:  # perhaps a closed one, so that its words are known
            [number] = situation.votes
            vote = vote_clocks.find(self.connection, s.loaded.match.id, number)
            situation = replace(situation, proposal=vote.kind if vote else "")
        try:
            return situation.read(line)
        except NotUnderstood as error:
            if meant != every and self._is_answer(s, every, line):
                raise NotDone("several", line) from None
            raise NotDone(*_in_words(s, error)) from None

    def _offer(self) -> int:
        """Return the player's number of the offer that the letter brought; -1 if it is gone.

        The letter has the match's number of the deal. Return 0 for another letter.
        """
        if self.letter is None or self.letter.kind != deals.OFFER:
            return 0
        made = promises.of_match(self.connection, self.row.match_id)
        own = {deal.number: at for at, deal in enumerate(deals.own_deals(made, self.row), 1)}
        return own.get(self.letter.facts["number"], -1)

    def _situation(self, s: SeatView, asked: Sequence[Question]) -> Situation:
        votes = tuple(number for kind, number in asked if kind == vote_clocks.LETTER)
        is_invited = s.own_seat.status != "joined"
        request = next((kind for kind, letter in LETTERS.items() if letter in dict(asked)), "")
        is_later = any(kind in CHANGING for kind, _ in self.done)
        return Situation(s, is_invited, request, votes, is_later, offer=self._offer())

    def _is_answer(self, s: SeatView, asked: Sequence[Question], line: str) -> bool:
        """True if a line would answer one of these questions, or one of several."""
        try:
            return self._situation(s, asked).read(line).kind in grammar.ANSWERS
        except NotUnderstood as error:
            return error.why == "several"

    def _questions(self, loaded: LoadedMatch) -> dict[Question, RequestRow | VoteRow]:
        """Return the votes and requests that wait for this seat's yes or no."""
        seat = self.row.number
        wish = by_consent.standing(self.connection, loaded)
        wishes = [wish] if wish and seat in wish.still_asked else []
        host = hosting.to_answer(self.connection, loaded, seat, self.now)
        requests = [*wishes, *([host] if host else [])]
        found = votes.to_answer(self.connection, loaded, seat)
        return {
            **{(LETTERS[each.kind], each.about): each for each in requests},
            **{(vote_clocks.LETTER, each.number): each for each in found},
        }

    def _meant(self, waiting: Iterable[Question]) -> list[Question]:
        """Return the questions that a yes or no without a number may answer.

        It is the question of the answered letter. A message that answers no letter may mean each
        question that a letter had brought when it came.
        """
        if self.letter is None:
            is_told = partial(outbox.had_been_sent, self.connection, self.row, before=self.came_at)
            return [(kind, number) for kind, number in waiting if is_told(kind, number)]
        kind = self.letter.kind
        return [(kind, self.letter.facts["number"])] if kind in ASKING else []

    def _do(self, s: SeatView, command: Command, line: str, turn: int | None) -> int | None:
        """Carry out one command; return the turn that the next one answers.

        None means the present turn.
        """
        match command.kind:
            case "move":
                return self._play(s, command.line, line, turn)
            case "order":
                self._order(s, command.line, line)
            case "say":
                self._say(s, command, line)
            case "undo":
                self._undo(s.loaded, line, turn)
                return None
            case "away" | "back":
                self._be_away(s, command, line)
            case "join" | "decline":
                self._answer_invitation(s.loaded, command.kind)
            case "agree" | "refuse" | "bot":
                self._answer_request(s.loaded, command.line, command.kind)
            case "accept_deal" | "decline_deal":
                self._answer_deal(s, command, line)
            case "propose":
                self._propose(s, command.line, line)
            case "mute" | "unmute":
                self._mute(s, command)
            case "help" | "status":
                self.done.append((command.kind, ""))
        return turn

    def _play(self, s: SeatView, action: str, line: str, turn: int | None) -> int:
        words = s.label(action)
        asked = s.turn if turn is None else turn
        try:
            at = (self.connection, s.loaded, self.row.number)
            taken = turns.take(*at, asked, action, self.now)
        except IllegalAction as illegal:
            raise NotDone("illegal", line, _reason(s, dict(illegal.refusal))) from None
        except turns.Stale:
            raise NotDone("paused" if s.is_paused else "stale", line) from None
        except turns.NotRunning:
            raise NotDone("paused" if s.is_paused else "not_running", line) from None
        if not taken.already:
            after_commit.later(metrics.TURNS.labels("reply").inc)
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

    def _undo(self, loaded: LoadedMatch, line: str, turn: int | None) -> None:
        """Undo the last move, or ask the players that have to agree."""
        seat = self.row.number
        if turn is not None and self._has_moved_since(loaded, turn):
            raise NotDone("stale", line)
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

    def _has_moved_since(self, loaded: LoadedMatch, turn: int) -> bool:
        """True if the player has moved since that turn, other than to answer this letter."""
        match, seat = loaded.match, self.row.number
        last = store.last_own_turn(self.connection, match, seat)
        if last is None or last < turn:
            return False
        if self.letter is None or self.letter.kind not in OF_TURNS:
            return True
        answers = store.answers_to(self.connection, match, seat, self.letter.turn)
        return last not in [move.number for move in answers]

    def _be_away(self, s: SeatView, command: Command, line: str) -> None:
        """Announce an absence by its first and last day, or end it."""
        at = (self.connection, s.loaded, self.row.number)
        if command.kind == "back":
            told = absences.come_back(*at, self.now)
            turns.return_to_table(*at, self.now)
            is_same = told is None and not s.own_seat.absent
            self.done.append(("back-same" if is_same else "back" if told else "back-quiet", ""))
            return
        zone = ZoneInfo(self.row.timezone)
        span = typed_dates.span(command.line, datetime.fromtimestamp(self.now, zone).date())
        if span is None:
            raise NotDone("no_days", line)
        try:
            told = absences.announce_days(*at, *span, self.now)
        except NotAway as error:
            reason = s.say(f"away-{error}", most=absences.MOST_DAYS)
            raise NotDone("no_absence", line, str(reason)) from None
        since, deadline = (dates.date(day, s.reader.language) for day in span)
        words = str(s.say("own_time-ahead", since=since, deadline=deadline))
        kind = "away-same" if told is None else "away" if told else "away-quiet"
        self.done.append((kind, words))

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
        """Switch to the seat that the link opens now.

        When an anonymous match begins, its seats are dealt out by lot, so the link may open another
        seat.
        """
        number = links.find(self.connection, token, "seat").number
        seats = store.SEATS_OF.all(self.connection, of=self.row.match_id)
        self.row = next(seat for seat in seats if seat.number == number)

    def _answer_request(self, loaded: LoadedMatch, number: str, kind: str) -> None:
        seat, now, does_agree = self.row.number, self.now, kind == "agree"
        try:
            if number:
                about = (seat, int(number), does_agree, now)
                votes.answer(self.connection, loaded, *about, wants_bot=kind == "bot")
            else:
                self._answer_wish(loaded, does_agree)
        except (VoteRefused, NotPossible, NotTakenBack):
            raise NotDone("no_request") from None
        self.done.append((kind, ""))

    def _answer_wish(self, loaded: LoadedMatch, does_agree: bool) -> None:
        """Answer the one request to undo a move, or to host; raises NotDone and others."""
        waiting = self._questions(loaded)
        meant = self._meant(waiting)
        if len(meant) > 1:
            raise NotDone("several")
        request = waiting.get(meant[0]) if meant else None
        at = (self.connection, loaded, self.row.number)
        if not isinstance(request, RequestRow):
            raise NotDone("no_request")
        if request.kind == "host":
            hosting.vote(*at, does_agree, self.installation.tokens, self.now)
        else:
            answer = by_consent.agree if does_agree else by_consent.refuse
            answer(*at, request.about, self.now)

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
        if command.number < 0:
            raise NotDone("stale")
        answer = deals.accept if command.kind == "accept_deal" else deals.decline
        try:
            deal = answer(self.connection, s.loaded, self.row.number, command.number, self.now)
        except DealRefused as error:
            reason = s.say(f"pact-refused-{error.code}", **error.facts)
            raise NotDone("deal", line, str(reason)) from None
        kind = "withdraw_deal" if deal.status == "withdrawn" else command.kind
        self.done.append((kind, str(s.say.number(command.number))))

    def _propose(self, s: SeatView, kind: str, line: str) -> None:
        """Ask the others for a vote; a pause has its longest time, and ends sooner by consent."""
        try:
            at = (self.connection, s.loaded, self.row.number)
            votes.propose(*at, cast(VoteKind, kind), 0, self.now)
        except VoteRefused as error:
            raise NotDone("vote", line, str(s.say(f"vote-refused-{error.code}"))) from None
        self.done.append(("propose", str(s.say(f"vote-title-{kind}"))))

    def _mute(self, s: SeatView, command: Command) -> None:
        [other] = command.to
        is_ignored = command.kind == "mute"
        talk.ignore(self.connection, s.loaded, self.row.number, other, is_ignored=is_ignored)
        self.done.append((command.kind, s.names[other]))

    # --- the letter about it ---

    def _answer(self) -> Dealt:
        """Write the letter that confirms the commands, and return the effect.

        Messages to other players need no confirmation, since they appear in the conversation.
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
    """Carry out a held message, at its player's confirmation; raises NotDone."""
    row = loaded.seats[reply.seat]
    letter = None if reply.letter is None else outbox.find(connection, row.match_id, reply.letter)
    if letter is None and reply.letter is not None:
        raise NotDone("stale")
    doing = Doing(connection, installation, row, now, letter, came_at=reply.at)
    dealt = doing.all(reply.lines, reply.asked_turn)
    reply_rows.settle(connection, reply, dealt.did, "confirmed")
    return dealt
