"""JSON API for matches: set one up, look at a seat, play.

The client sends the seat's token as a bearer token. The limits and checks of the pages apply too.
"""

import secrets
from dataclasses import dataclass
from typing import Any, cast

from flask import Blueprint, jsonify, request
from sqlalchemy import Connection

import engine
from service.database.rows import DealRow
from service.installation import metrics
from service.installation.links import API, SeatLinks
from service.matches import deals, promises, store, talk, turns
from service.matches.deals import DealRefused
from service.matches.store import LoadedMatch
from service.matches.talk import TalkRefused
from service.matches.turns import NotRunning, Stale
from service.people import proposals, seating
from service.people.proposals import Proposal
from service.views import deal_view, seat_view, talk_view, votes_view
from service.views.reader import Reader
from service.web import (
    access,
    api_clients,
    move_attempts,
    rate_limits,
    rendering,
    said_words,
)
from service.web.api_types import (
    Advice,
    Created,
    Deals,
    DealtNow,
    Event,
    Move,
    NewDeal,
    NewMessage,
    Played,
    Result,
    SaidNow,
    Seat,
    Talk,
    Vote,
)
from service.web.move_attempts import MOST_TURNS
from service.web.openapi import description

api = Blueprint("api", __name__, url_prefix=API)
NOT_RUNNING = ("not_running", "play-not-running")


@dataclass(frozen=True)
class PutBack:
    """The result of a move that was not played, because the match was restored from a backup.

    `epoch` is the number of times that the match has been restored.
    """

    epoch: int


@api.get("/openapi.json")
def openapi() -> Any:
    return jsonify(description(rendering.settings().base_url))


api.before_request(api_clients.refuse_unread)


@api.post("/matches")
def create() -> Any:
    """Set up a match and send a letter to its host only; the response contains no tokens."""
    return api_clients.set_up(rate_limits.count_creation, _create)


def _create(body: dict[str, Any]) -> Any:
    proposal = proposals.read(body, allow_seed=rendering.settings().test)
    about = (proposal, rendering.tokens(), rendering.now())
    key, asker = secrets.token_hex(16), rate_limits.asker()
    match_id = rendering.write(lambda c: seating.create(c, *about, key, asker))
    answer: Created = {"match": match_id, "status": "proposed", "message": _what_now(proposal)}
    if warnings := _warnings(proposal):
        answer["warnings"] = warnings
    return jsonify(answer), 201


@api.get("/seat")
def look() -> Any:
    """Return the seat's view and legal actions, with the events from the turn `since` on."""
    since = min(max(0, request.args.get("since", default=0, type=int)), MOST_TURNS)
    return api_clients.with_token(
        lambda token: jsonify(rendering.read(lambda c: _seat(c, token, since)))
    )


@api.post("/seat/actions")
def act() -> Any:
    """Play an action, if the turn for which it was chosen is still open to the seat."""
    move = Move.model_validate(api_clients.body())
    return api_clients.with_token(lambda token: _act(token, move))


def _act(token: str, move: Move) -> Any:
    now = rendering.now()

    def work(connection: Connection) -> turns.Taken | PutBack:
        loaded, seat = access.open_seat(connection, token, lock=True)
        if _is_lost(loaded, seat, move):
            move_attempts.note(connection, loaded, seat, now, move.turn, "lost")
            return _tell_epoch(connection, loaded, seat, move)
        return turns.take(connection, loaded, seat, move.turn, move.action, now)

    try:
        taken = rendering.write(work)
    except engine.IllegalAction as illegal:
        _note_refused(token, move, "illegal", code=str(illegal.refusal["code"]))
        return _refusal(token, illegal.refusal)
    except Stale:
        _note_refused(token, move, "stale")
        return api_clients.error(409, "stale", "play-stale")
    except NotRunning:
        _note_refused(token, move, "not_running")
        return _not_running(token)
    if isinstance(taken, PutBack):
        return api_clients.error(409, "put_back", "play-put-back", epoch=taken.epoch)
    metrics.TURNS.labels("api").inc()
    answer: Played = {"turn": taken.turn}
    if taken.already:
        answer["already"] = True
    return jsonify(answer)


@api.get("/seat/talk")
def read_talk() -> Any:
    """Return the messages that the seat can read."""
    return api_clients.with_token(lambda token: jsonify(rendering.read(lambda c: _talk(c, token))))


def _talk(connection: Connection, token: str) -> Talk:
    loaded, seat = access.open_seat(connection, token)
    reader, now = Reader.of_seat(loaded, seat), rendering.now()
    talked = talk_view.of_seat(connection, loaded, reader, now)
    return {
        "rule": loaded.match.talk,
        "others": [*talked.others],
        "why_not": talked.why_not,
        "messages": [
            {
                "to": [*circle.to],
                "number": each.row.number,
                "seat": each.row.seat if each.name else None,
                "words": each.row.words,
                "at": each.row.at,
                "deleted": each.is_deleted,
                "new": each.is_new,
            }
            for circle in talked.conversations
            for each in circle.messages
        ],
    }


@api.post("/seat/talk")
def say() -> Any:
    """Send a message to other seats, or to everybody."""
    message = NewMessage.model_validate(api_clients.body())
    return api_clients.with_token(lambda token: _say(token, message))


def _say(token: str, message: NewMessage) -> Any:
    now = rendering.now()

    def work(connection: Connection) -> tuple[talk.Said, int]:
        loaded, seat = access.open_seat(connection, token, lock=True)
        return said_words.say(connection, loaded, seat, message.to, message.words, now), seat

    try:
        said, seat = rendering.write(work)
    except TalkRefused as refused:
        return api_clients.refused("talk", refused)
    to = [number for number, *_ in said.message.circle if number != seat]
    answer: SaidNow = {"to": to, "number": said.message.number}
    if said.already:
        answer["already"] = True
    return jsonify(answer)


@api.get("/seat/deals")
def read_deals() -> Any:
    """Return the deals that the seat may know of, and the terms that it can offer."""
    return api_clients.with_token(lambda token: jsonify(rendering.read(lambda c: _deals(c, token))))


def _deals(connection: Connection, token: str) -> Deals:
    loaded, seat = access.open_seat(connection, token)
    reader, now = Reader.of_seat(loaded, seat), rendering.now()
    found = deal_view.of_reader(connection, loaded, reader, now)
    return {
        "rule": found.rule,
        "why_not": found.why_not,
        "terms": [
            {
                "to": each.seat,
                "gives": [term for term, _ in each.gives],
                "takes": [term for term, _ in each.takes],
            }
            for each in found.partners
        ],
        "deals": [
            {
                "number": card.number,
                "seat": card.row.seat,
                "to": card.row.to_seat,
                "state": card.stage,
                "public": card.row.is_public,
                "until": card.row.until,
                "terms": [
                    {
                        "giver": told.promise.giver,
                        "taker": told.promise.taker,
                        "term": told.promise.term,
                        "scope": told.promise.scope,
                        "mark": told.mark,
                        "turn": told.turn,
                    }
                    for told in card.told
                ],
            }
            for card in found.cards
        ],
    }


@api.post("/seat/deals")
def deal() -> Any:
    """Offer a deal to another seat, or answer an offer."""
    wanted = NewDeal.model_validate(api_clients.body())
    return api_clients.with_token(lambda token: _deal(token, wanted))


def _deal(token: str, wanted: NewDeal) -> Any:
    now, limits = rendering.now(), rate_limits.asker().limits

    def work(connection: Connection) -> tuple[int, DealRow]:
        loaded, seat = access.open_seat(connection, token, lock=True)
        number = -1 if wanted.number is None else wanted.number
        if wanted.answer is not None:
            answer = deals.accept if wanted.answer == "accept" else deals.decline
            return number, answer(connection, loaded, seat, number, now)
        if wanted.to is None:
            raise DealRefused("nobody")
        about = (seat, wanted.to, wanted.gives, wanted.takes, now, wanted.public, wanted.number)
        made = deals.offer(connection, loaded, *about, limits)
        own = deals.own_deals(promises.of_match(connection, made.match_id), loaded.seats[seat])
        return [each.number for each in own].index(made.number) + 1, made

    try:
        dealt = rendering.write(work)
    except DealRefused as refused:
        return api_clients.refused("pact", refused)
    answer: DealtNow = {"number": dealt[0], "status": dealt[1].status}
    return jsonify(answer)


def _note_refused(token: str, move: Move, why: str, code: str = "") -> None:
    now = rendering.now()

    def work(connection: Connection) -> None:
        loaded, seat = access.open_seat(connection, token, lock=True)
        move_attempts.note(connection, loaded, seat, now, move.turn, why, code)

    rendering.write(work)


def _is_lost(loaded: LoadedMatch, seat: int, move: Move) -> bool:
    """True if `move` may be for a turn that was lost when the match was restored from a backup."""
    told = loaded.seats[seat].told_epoch if move.epoch is None else move.epoch
    return store.is_of_lost_moves(loaded.match, move.turn, told)


def _tell_epoch(connection: Connection, loaded: LoadedMatch, seat: int, move: Move) -> PutBack:
    """Return the refusal, with the current epoch, of a move for a turn lost in a restore.

    A program that sends no epoch is refused once. After that it is assumed to know of the restore.
    """
    present = store.epoch(loaded.match)
    if move.epoch is None and move.turn <= loaded.match.turn:
        store.update_seat(connection, loaded.seats[seat], told_epoch=present)
    return PutBack(present)


def _seat(connection: Connection, token: str, since: int) -> Seat:
    loaded, seat = access.open_seat(connection, token)
    s = seat_view.of_seat(connection, loaded, seat, SeatLinks("", token), since)
    return {
        "match": loaded.match.id,
        "game": loaded.match.game,
        "status": loaded.match.status,
        "paused": loaded.is_paused,
        "paused_until": loaded.match.paused_until,
        "votes": _votes(connection, loaded, s.reader),
        "seat": seat,
        "turn": loaded.match.turn,
        "epoch": store.epoch(loaded.match),
        "view": s.view,
        "legal_actions": s.legal_actions,
        "events": cast(list[Event], s.events),
        "taken_back": [[*span] for span in s.match.taken_back],
        "orders": [order.line for order in s.order_rows],
        "deadline": None if s.is_held_up or not s.is_at_table else s.deadlines.get(seat),
        "is_last": s.is_last,
        "over": loaded.match.status == "over",
        "result": cast(Result | None, s.match.result),
    }


def _votes(connection: Connection, loaded: LoadedMatch, reader: Reader) -> list[Vote]:
    """Return the open votes of the match; [] for a seat that has not joined."""
    assert reader.seat is not None, "programs have a seat"
    if loaded.seats[reader.seat].status != "joined":
        return []
    found = votes_view.of_seat(connection, loaded, reader, rendering.now())
    return [
        {
            "number": vote.number,
            "kind": vote.row.kind,
            "about": vote.row.about or None,
            "answers": [{"seat": mark.seat, "said": mark.said} for mark in vote.marks],
            "silence": vote.silence_at,
        }
        for vote in found.open
    ]


def _what_now(proposal: Proposal) -> str:
    """Return the message that tells the host what to do next."""
    guests = sum(not person.bot for person in proposal.people[1:])
    return rendering.stranger().say("new-sent", count=guests)


def _warnings(proposal: Proposal) -> list[Advice]:
    """Return the rulebook's warnings about the match's options."""
    game = proposal.game
    say = rendering.stranger(game).say
    return [
        {
            "code": each["code"],
            "options": each["options"],
            "message": say(f"warning-{each['code']}"),
        }
        for each in game.warnings(proposal.options)
    ]


# --- refusals --------------------------------------------------------------


def _not_running(token: str) -> Any:
    loaded, _ = rendering.read(lambda connection: access.open_seat(connection, token))
    code, message = ("paused", f"pause-{loaded.pause}-text") if loaded.is_paused else NOT_RUNNING
    return api_clients.error(409, code, message)


def _refusal(token: str, refusal: dict[str, Any]) -> Any:
    loaded, seat = rendering.read(lambda connection: access.open_seat(connection, token))
    reader = Reader.of_seat(loaded, seat)
    message = reader.say(f"refusal-{refusal['code']}", **reader.facts(refusal))
    return jsonify({"error": {**refusal, "message": message}, "refusal": refusal}), 422
