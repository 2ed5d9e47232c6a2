"""View of a seat: everything its player sees and may do, for pages and letters.

It uses the engine's view, events and legal actions of that seat, and nothing else of the state.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from sqlalchemy import Connection

import printables
from engine.orders import Stance, plan_of, planned
from service.database.rows import SeatRow, StandingOrderRow
from service.installation.links import PlanLinks, SeatLinks
from service.language.words import Word
from service.matches import orders, states, store
from service.matches.store import LoadedMatch
from service.matches.undo import undone
from service.views import board_targets, offers, order_preview, order_words, recap, stances
from service.views.action_words import ActionWords
from service.views.board_targets import Pointing
from service.views.event_sentences import Told
from service.views.likely_moves import likeliest
from service.views.match_view import MatchView, seen
from service.views.offers import Building, Choice, Group, Step
from service.views.order_preview import Foretold
from service.views.order_words import Order, Said
from service.views.reader import Reader
from service.views.recap import News
from service.views.stances import Offered

STANCES_IN_LETTER = 3


@dataclass(frozen=True, kw_only=True)
class SeatView(MatchView):
    """A match as a seat's player may see it, with the links to act."""

    links: SeatLinks
    order_rows: list[StandingOrderRow] = field(default_factory=list)
    order_notes: list[dict[str, Any]] = field(default_factory=list)
    news_lines: int = recap.MOST
    news_wide: int | None = None  # characters in a printed line of news, to count such lines
    moved: int | None = None  # turn of this reader's last move
    is_last: bool = False  # True if all others have answered the question that they share
    plan_until: int | None = None  # deadline of an unanswered question asked of all at once

    @property
    def seat(self) -> int:
        """Return the reader's seat."""
        assert self.reader.seat is not None
        return self.reader.seat

    @property
    def own_seat(self) -> SeatRow:
        """Return the row of the reader's seat."""
        return self.seats[self.seat]

    @cached_property
    def left_at_table(self) -> str:
        """Return who moves next and the size of the player's hand, in words.

        Only for a game that was begun at a table and has yet to go on by mail; else "".
        """
        waits = self.match.status in ("proposed", "inviting")
        if not (waits and self.loaded.sat_at_table(self.seat)):
            return ""
        begun = states.begun(self.game, self.match)
        next_ = self.say.join(self.reader.named(self.game.to_act(begun)))
        hand = printables.in_hand(self.game, self.game.view(begun, self.seat))
        stands = self.say("letter-evening-stands", players=next_)
        return f"{stands} {self.say('letter-evening-hand', cards=len(hand))}" if hand else stands

    @property
    def meanwhile(self) -> str:
        """Return a sentence on how an offered seat is played until the new player accepts it."""
        plays = "bot" if self.own_seat.stand_in else "default"
        return self.say(f"takeover-until-{'paused' if self.is_paused else plays}")

    @cached_property
    def words(self) -> ActionWords:
        """Return the words for this match's actions."""
        return ActionWords(self.reader, self.game, self.loaded.state, self.seat)

    @property
    def turn(self) -> int:
        """Return the turn to put into this reader's links: that of their question, or the current.

        If several players are asked at the same time, each answer advances the match but not the
        question.
        """
        asked = self.asked.get(self.seat)
        return self.match.turn if asked is None else asked.turn

    @property
    def is_asked_at_once(self) -> bool:
        """True if this reader is asked to plan before their turn."""
        return self.plan_until is not None and not self.is_asked

    @property
    def deadline_at(self) -> int | None:
        """Return this reader's deadline, or the earliest of the others'."""
        return self.deadlines.get(self.seat) or self.plan_until or super().deadline_at

    @property
    def is_held_up(self) -> bool:
        """True if the clock is stopped because a letter waits for the mail server."""
        return not self.is_asked_at_once and super().is_held_up

    @property
    def default_action(self) -> str | None:
        """Return the action that is played if this reader does not answer; None if not asked."""
        if not (self.is_asked or self.is_asked_at_once):
            return None
        return self.game.timeout_action(self.loaded.state, self.seat)

    @cached_property
    def news(self) -> News:
        """Return the effects of this reader's last move, and all later events."""
        shown = self.news_lines, self.news_wide
        return recap.since(self.game, self.say, self.told, self.moved, *shown)

    def told_of_move(self, turn: int) -> Sequence[Told]:
        """Return the lines since the move at `turn`; only a few if the reader is asked again."""
        return recap.of_move(self.told, turn, self.is_asked)

    # --- what this reader may do ---

    @cached_property
    def legal_actions(self) -> list[str]:
        """Return this reader's legal actions; [] if nothing is asked."""
        return self.words.legal if self.is_asked else []

    def refusal(self, action: str) -> dict[str, Any] | None:
        """Return as facts why this reader may not play `action` now; None if it is legal."""
        return self.game.refusal(self.loaded.state, self.seat, action)

    def following(self, words: Sequence[str]) -> list[str]:
        """Return the words that can follow `words` in an action of this reader."""
        return self.game.choices(self.loaded.state, self.seat, " ".join(words))

    @cached_property
    def groups(self) -> list[Group]:
        """Return the actions with a button, grouped as the game groups them."""
        if not self.is_asked:
            return []
        return offers.groups(self.words, self.links, self.turn)

    @cached_property
    def asides(self) -> list[Choice]:
        """Return the out-of-turn choices, which this reader has at any time."""
        if not self.is_running:
            return []
        return offers.asides(self.words, self.links)

    @property
    def choices(self) -> dict[str, Choice]:
        """Return all choices with a button, keyed by action."""
        return {choice.action: choice for group in self.groups for choice in group.choices}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Return the number, from 1, by which a reply can name each choice, keyed by action."""
        return {action: number for number, action in enumerate(self.choices, 1)}

    def of_cards(self, groups: Sequence[str]) -> list[Choice]:
        """Return the moves in `groups` of cards with several moves: a tap on these is ambiguous."""
        found = [each for group in self.groups if group.id in groups for each in group.choices]
        count = Counter(choice.facts.get("card") for choice in found)
        return [choice for choice in found if count[choice.facts.get("card")] > 1]

    def of_each_card(self, group: str) -> dict[str, list[Choice]]:
        """Return the moves of a group, keyed by the card that they play."""
        moves: list[Choice] = next((each.choices for each in self.groups if each.id == group), [])
        found: dict[str, list[Choice]] = {}
        for move in moves:
            found.setdefault(move.facts.get("card", ""), []).append(move)
        return found

    def worthwhile(self, choices: Sequence[Choice]) -> list[Choice]:
        """Return the choices without those that cost more than another with the same gains."""
        return offers.worthwhile(self.game, choices)

    @cached_property
    def worth_a_link(self) -> list[Choice]:
        """Return the choices with a button, but only the `worthwhile` ones."""
        return [each for group in self.groups for each in self.worthwhile(group.choices)]

    @cached_property
    def likeliest(self) -> list[Choice]:
        """Return the few choices that a letter shows first."""
        return likeliest(self.loaded, self.seat, self.worth_a_link)

    @property
    def others(self) -> list[Choice]:
        """Return the choices that are not among the likeliest."""
        return [choice for choice in self.worth_a_link if choice not in self.likeliest]

    @cached_property
    def built(self) -> list[Step]:
        """Return the verbs with too many actions to list, which are built word by word."""
        if not self.is_running:
            return []
        return offers.built(self.words)

    def build(self, words: list[str]) -> Building:
        """Return the unfinished move that `words` make, in this reader's language."""
        return offers.build(self.words, self.links, self.turn, words)

    def pointing(self, words: Sequence[str] = ()) -> Pointing:
        """Return the places on the board that can continue `words`."""
        return self._pointing(list(words)) if words else self._first_pointing

    def _pointing(self, words: list[str]) -> Pointing:
        return board_targets.at_board(self.words, self.links, self.turn, words)

    @cached_property
    def _first_pointing(self) -> Pointing:
        return self._pointing([]) if self.is_asked else Pointing()

    @property
    def has_targets(self) -> bool:
        """True if a move can be begun on the board."""
        return bool(self._first_pointing.targets)

    def further(self, action: str) -> list[Group]:
        """Return the questions that this reader will be asked after this action."""
        first, *rest = self.game.together(self.loaded.state, self.seat) or [{}]
        return offers.further(self.words, rest) if action in first else []

    @property
    def in_hand(self) -> list[str]:
        """Return the reader's cards in order."""
        return printables.in_hand(self.game, self.view)

    def label(self, action: str) -> str:
        """Return an action's text for its button."""
        return self.words.label(action)

    def question(self, action: str) -> str:
        """Return an action's text for the page that asks whether to play it."""
        return self.words.question(action)

    # --- standing orders, which only the player who gave them sees ---

    @cached_property
    def orders(self) -> list[Order]:
        """Return the reader's standing orders."""
        return [order_words.order(self.words, row) for row in self.order_rows]

    @property
    def order_titles(self) -> Word:
        """Return the titles of the reader's standing orders as one line."""
        return self.say.series(order.said.title for order in self.orders)

    @property
    def may_order(self) -> bool:
        """True if this reader may give orders now."""
        return self.is_running and orders.taken(self.game)

    @property
    def stances(self) -> list[Offered]:
        """Return the one-tap orders for the reader's present or next question."""
        return [each for each in self._offered if not each.for_good]

    @property
    def answers_for_good(self) -> list[Offered]:
        """Return the one-tap orders that answer this kind of question from now on."""
        return [each for each in self._offered if each.for_good]

    @cached_property
    def _offered(self) -> list[Offered]:
        rules = self.game.orders
        if rules is None or self.view is None or not self.may_order:
            return []
        if self.is_asked:
            return stances.offered(self.words, self.links, rules, self.view, self.legal_actions)
        if any(not order.stays for order in self.orders):
            return []
        return [stances.ahead(self.words, self.links, each) for each in rules.beforehand(self.view)]

    @property
    def by_hand_url(self) -> str:
        """Return the URL of the page that suspends a standing order for this question, or ""."""
        aside = self.game.orders.set_aside if self.game.orders else {}
        lines = [aside[row.topic] for row in self.order_rows if row.topic in aside]
        return self.links.looking_at(lines[0]) if lines else ""

    def stance_like(self, stance: Stance | None) -> Offered | None:
        """Return the stance as an offer: it would have given the reader's last answers.

        Return None without a stance, or if the reader has an order on its topic already.
        """
        if stance is None or self.game.orders is None:
            return None
        topic = self.game.orders.topic(stance.line)
        given = any(row.topic == topic for row in self.order_rows)
        return None if given else stances.ahead(self.words, self.links, stance)

    @property
    def likely_stances(self) -> list[tuple[str, list[Offered]]]:
        """Return one one-tap order of each kind in rows, as many as a letter has room for."""
        few = stances.one_of_each(self.stances)[: STANCES_IN_LETTER + self.is_asked_at_once]
        told = {choice.action for choice in self.likeliest}
        return stances.by_effect(stances.without_numbers(few, told))

    @property
    def stance_rows(self) -> list[tuple[str, list[Offered]]]:
        """Return all one-tap orders as (current effect, orders with that effect)."""
        return stances.by_effect(self.stances)

    def given(self, topic: str | None) -> str:
        """Return the effect of the order on this topic in a few words, or "" without one."""
        rules, found = self.game.orders, [order for order in self.orders if order.topic == topic]
        if rules is None or self.view is None or not found:
            return ""
        offered = [*rules.beforehand(self.view), *rules.stances(self.view, self.legal_actions)]
        facts = next((each.facts for each in offered if each.line == found[0].line), None)
        return self.words.fact("stance", facts) if facts else found[0].said.title

    def order_words(self, line: str) -> Said:
        """Return an order in words, in this reader's language."""
        return order_words.said(self.words, line)

    def foretell(self, line: str) -> Foretold:
        """Return the effects that an order would have."""
        return order_preview.foretell(self.loaded, self.seat, line)

    def why(self, facts: dict[str, Any]) -> str:
        """Return the reason, in words, why an order acted or stopped."""
        return order_words.why(self.words, facts)

    @cached_property
    def notes(self) -> list[str]:
        """Return notes on this reader's orders, oldest first."""
        return [order_words.note(self.words, note) for note in self.order_notes]

    @property
    def order_summary(self) -> str:
        """Return a sentence about the moves that this reader's orders have made, or ""."""
        played = [note for note in self.order_notes if note["kind"] == "carried_out"]
        if not played or self.view is None:
            return ""
        moves = [(note["turn"], note["action"]) for note in played]
        return self.words.fact("order-summary", self.game.by_orders(self.view, self.events, moves))

    @property
    def order_reason(self) -> str:
        """Return why the last order did not answer the current question, or "" if it did."""
        last = self.order_notes[-1] if self.is_running and self.order_notes else None
        if last is None or last["kind"] == "carried_out":
            return ""
        is_over = last["kind"] in ("asked", "disarmed")  # about that question alone
        if is_over and not (self.is_asked and last["turn"] == self.turn):
            return ""
        return order_words.note(self.words, last)

    # --- the next turns, planned while others act ---

    @cached_property
    def may_plan(self) -> bool:
        """True if this reader can plan anything now."""
        return self.may_order and not self.is_asked and self.ahead([]) is not None

    @property
    def plan(self) -> Order | None:
        """Return the plan that this reader has given, or None."""
        return next((order for order in self.orders if planned(order.line)), None)

    def ahead(self, actions: list[str]) -> "SeatView | None":
        """Return a view of the match after these actions, for planning the next ones, or None.

        Its links continue the plan; nothing is played.
        """
        table = self.game.ahead(self.loaded.state, self.seat, actions)
        if table is None:
            return None
        links = PlanLinks(self.links.base, self.links.token, self.links.epoch, plan_of(actions))
        return replace(self, loaded=replace(self.loaded, state=table), links=links)


def _is_last(connection: Connection, loaded: LoadedMatch, s: SeatView) -> bool:
    """True if several seats were asked and only this one has yet to answer.

    False unless everybody may know that: the events for spectators must show each answer.
    """
    due = s.asked.get(s.seat)
    if due is None or due.turn >= loaded.match.turn or loaded.to_act() != [s.seat]:
        return False
    since = undone.standing(loaded.match, states.moves_of(connection, loaded.match.id, due.turn))
    answers = [move for move in since if move.seat != s.seat and move.mark != "aside"]
    shown = {event["turn"] for event in store.events(connection, loaded, None, due.turn)}
    return bool(answers) and all(move.number in shown for move in answers)


def of_seat(
    connection: Connection, loaded: LoadedMatch, seat: int, links: SeatLinks, since: int | None = 0
) -> SeatView:
    """Return the match as the player of that seat may see it, with events from `since` on.

    If `since` is None, there are no events. A player who has not joined sees none either.
    """
    row = loaded.seats[seat]
    if row.status != "joined":
        since = None
    links = replace(links, epoch=store.epoch(loaded.match))
    reader = Reader.of_seat(loaded, seat)
    moved = store.last_own_turn(connection, loaded.match, seat) if since is not None else None
    found = SeatView(links=links, moved=moved, **seen(connection, loaded, reader, since))
    if _is_last(connection, loaded, found):
        found = replace(found, is_last=True)
    if not row.ordered or row.status != "joined":
        return found
    given = orders.of_seat(connection, row.match_id, seat)
    return replace(
        found, order_rows=given, order_notes=orders.notes_of(connection, row, since or 0)
    )
