"""What a seat sees and may do, in its reader's words: the one source of its pages and letters.

Reads the engine's view, events and legal actions of that seat and nothing else of the state.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import Connection

import printables
from engine.orders import Stance, plan_of, planned
from service.database.rows import SeatRow, StandingOrderRow
from service.installation.links import PlanLinks, SeatLinks
from service.language.words import Word
from service.matches import orders, store
from service.matches.store import LoadedMatch
from service.views import news, offers, order_preview, order_words, pointing, stances
from service.views.action_words import ActionWords
from service.views.likeliest import likeliest
from service.views.match_view import MatchView, seen
from service.views.news import News
from service.views.offers import Building, Choice, Group, Step
from service.views.order_preview import Foretold
from service.views.order_words import Order, Said
from service.views.pointing import Pointing
from service.views.reader import Reader
from service.views.stances import Offered
from service.views.told import Told

STANCES_IN_LETTER = 3
HELD = ("loaded", "reader")  # fields of a view that hold more than plain facts


@dataclass(frozen=True, kw_only=True)
class SeatView(MatchView):
    """A match as whoever holds a seat may see it, with the links to act on it."""

    links: SeatLinks
    order_rows: list[StandingOrderRow] = field(default_factory=list)
    order_notes: list[dict[str, Any]] = field(default_factory=list)
    news_lines: int = news.MOST
    moved: int | None = None  # the turn of this reader's last own move

    @property
    def seat(self) -> int:
        """The seat that this reader holds."""
        assert self.reader.seat is not None
        return self.reader.seat

    @property
    def own_seat(self) -> SeatRow:
        """The same as it is stored."""
        return self.seats[self.seat]

    @cached_property
    def words(self) -> ActionWords:
        """What says this match's actions."""
        return ActionWords(self.reader, self.game, self.loaded.state, self.seat)

    @property
    def turn(self) -> int:
        """The turn number that this reader's links carry: when they were asked, or now.

        Where several are asked at once the match moves on with each answer, the question does not.
        """
        return self.asked_turns.get(self.seat, self.match.turn)

    @property
    def deadline_at(self) -> int | None:
        """Until when this reader is asked, or whoever is asked if it is somebody else."""
        return self.deadlines.get(self.seat) or super().deadline_at

    @property
    def default_action(self) -> str | None:
        """What is played for this reader if no answer comes, where that is no secret yet drawn."""
        if not self.is_asked:
            return None
        return self.game.timeout_action(self.loaded.state, self.seat)

    @cached_property
    def news(self) -> News:
        """What came of this reader's last move, and what happened since."""
        return news.since(self.game, self.say, self.told, self.moved, self.news_lines)

    def told_of_move(self, turn: int) -> Sequence[Told]:
        """What came of the move just made at this turn: short where this reader is asked again."""
        return news.of_move(self.told, turn, self.is_asked)

    @cached_property
    def made_from(self) -> bytes:
        """All that this view was made from, as text: where that is the same, all it says is.

        The words of a language and what an installation calls things stay while it runs.
        """
        loaded, reader = self.loaded, self.reader
        others = [getattr(self, each.name) for each in fields(self) if each.name not in HELD]
        rows = [loaded.match, loaded.seats, loaded.seal]
        about = [reader.language, reader.timezone, reader.seat, reader.names]
        return msgspec.json.encode([rows, about, others], enc_hook=str)

    # --- what this reader may do ---

    @cached_property
    def legal_actions(self) -> list[str]:
        """Whatever this reader may do now; empty where nothing is asked."""
        return self.words.legal if self.is_asked else []

    def refusal(self, action: str) -> dict[str, Any] | None:
        """Why this reader may not do that now; None where it is legal."""
        return self.game.refusal(self.loaded.state, self.seat, action)

    def following(self, words: Sequence[str]) -> list[str]:
        """The words that may follow these in an action of this reader's."""
        return self.game.choices(self.loaded.state, self.seat, " ".join(words))

    @cached_property
    def groups(self) -> list[Group]:
        """The actions this reader is offered a button for, grouped as the game groups them."""
        if not self.is_asked:
            return []
        return offers.groups(self.words, self.links, self.turn)

    @cached_property
    def asides(self) -> list[Choice]:
        """What this reader may do by a button whoever is asked."""
        if not self.is_running:
            return []
        return offers.asides(self.words, self.links)

    @property
    def choices(self) -> dict[str, Choice]:
        """The same without groups, by action."""
        return {choice.action: choice for group in self.groups for choice in group.choices}

    def of_cards(self, groups: Sequence[str]) -> list[Choice]:
        """The moves of those groups whose card opens several: no single tap on it says which."""
        found = [each for group in self.groups if group.id in groups for each in group.choices]
        count = Counter(choice.facts.get("card") for choice in found)
        return [choice for choice in found if count[choice.facts.get("card")] > 1]

    def worthwhile(self, choices: Sequence[Choice]) -> list[Choice]:
        """Without those that cost more than another and bring the same."""
        return offers.worthwhile(self.game, choices)

    @cached_property
    def worth_a_link(self) -> list[Choice]:
        """All that has a button, without what is worse in every way."""
        return [each for group in self.groups for each in self.worthwhile(group.choices)]

    @cached_property
    def likeliest(self) -> list[Choice]:
        """The few of them that a letter shows first."""
        return likeliest(self.loaded, self.seat, self.worth_a_link)

    @property
    def others(self) -> list[Choice]:
        """The rest of them."""
        return [choice for choice in self.worth_a_link if choice not in self.likeliest]

    @cached_property
    def built(self) -> list[Step]:
        """The verbs whose moves are put together word by word, for there are too many."""
        if not self.is_running:
            return []
        return offers.built(self.words)

    def build(self, words: list[str]) -> Building:
        """A move half put together, in this reader's words."""
        return offers.build(self.words, self.links, self.turn, words)

    def pointing(self, words: Sequence[str] = ()) -> Pointing:
        """What can be pointed at on the board to go on with these words, and what they point at."""
        if not words and not self.is_asked:
            return Pointing()
        return pointing.at_board(self.words, self.links, self.turn, list(words))

    def further(self, action: str) -> list[Group]:
        """What this reader will be asked next, whatever they answer by this action."""
        first, *rest = self.game.together(self.loaded.state, self.seat) or [{}]
        return offers.further(self.words, rest) if action in first else []

    @property
    def in_hand(self) -> list[str]:
        """The cards that this reader holds, in their order."""
        return printables.in_hand(self.game, self.view)

    def label(self, action: str) -> str:
        """An action as it stands on its button."""
        return self.words.label(action)

    def question(self, action: str) -> str:
        """An action as the page puts it that asks whether to play it."""
        return self.words.question(action)

    # --- standing orders: the owner's alone ---

    @cached_property
    def orders(self) -> list[Order]:
        """The reader's standing orders."""
        return [order_words.order(self.words, row) for row in self.order_rows]

    @property
    def order_titles(self) -> Word:
        """The kinds of the orders that are armed."""
        return self.say.series(order.said.title for order in self.orders)

    @property
    def may_order(self) -> bool:
        """Whether this reader may give orders now."""
        return self.is_running and orders.taken(self.game)

    @property
    def stances(self) -> list[Offered]:
        """The orders that answer with one tap what this reader is asked now, or will be."""
        return [each for each in self._offered if not each.for_good]

    @property
    def answers_for_good(self) -> list[Offered]:
        """Those that answer this kind of question once and for all."""
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
        """The page that hands questions back which an order that stays answers; "" without one."""
        aside = self.game.orders.set_aside if self.game.orders else {}
        lines = [aside[row.topic] for row in self.order_rows if row.topic in aside]
        return self.links.looking_at(lines[0]) if lines else ""

    def stance_like(self, stance: Stance | None) -> Offered | None:
        """One that would have answered as this reader did by hand, if no order stands there yet."""
        if stance is None or self.game.orders is None:
            return None
        topic = self.game.orders.topic(stance.line)
        given = any(row.topic == topic for row in self.order_rows)
        return None if given else stances.ahead(self.words, self.links, stance)

    @property
    def likely_stances(self) -> list[tuple[str, list[Offered]]]:
        """Of each kind one, and no more than a letter has room for; in rows as on the page."""
        few = stances.one_of_each(self.stances)[: STANCES_IN_LETTER + self.is_asked_at_once]
        told = {choice.action for choice in self.likeliest}
        return stances.by_effect(stances.without_numbers(few, told))

    @property
    def stance_rows(self) -> list[tuple[str, list[Offered]]]:
        """All of them in rows of those that would do the same now, each with that."""
        return stances.by_effect(self.stances)

    def order_words(self, line: str) -> Said:
        """An order in this reader's words."""
        return order_words.said(self.words, line)

    def foretell(self, line: str) -> Foretold:
        """What an order would do, before it is given."""
        return order_preview.foretell(self.loaded, self.seat, line)

    def why(self, facts: dict[str, Any]) -> str:
        """Why an order did something, or stopped."""
        return order_words.why(self.words, facts)

    @cached_property
    def notes(self) -> list[str]:
        """What became of this reader's orders, oldest first."""
        return [order_words.note(self.words, note) for note in self.order_notes]

    # --- the next turns, planned while others act ---

    @cached_property
    def may_plan(self) -> bool:
        """Whether there is anything that this reader can plan now."""
        return self.may_order and not self.is_asked and self.ahead([]) is not None

    @property
    def plan(self) -> Order | None:
        """What is planned, if anything is."""
        return next((order for order in self.orders if planned(order.line)), None)

    def ahead(self, actions: list[str]) -> "SeatView | None":
        """The table at which this reader plans what follows these actions, if that can be said.

        Its links lead on with the plan: nothing is played there.
        """
        table = self.game.ahead(self.loaded.state, self.seat, actions)
        if table is None:
            return None
        links = PlanLinks(self.links.base, self.links.token, self.links.epoch, plan_of(actions))
        return replace(self, loaded=replace(self.loaded, state=table), links=links)


def of_seat(
    connection: Connection, loaded: LoadedMatch, seat: int, links: SeatLinks, since: int | None = 0
) -> SeatView:
    """The match as the holder of that seat may see it, with what happened from `since` on.

    None: nothing of what happened is told, for a page that is about something else. Who has not
    joined is told nothing at all.
    """
    row = loaded.seats[seat]
    if row.status != "joined":
        since = None
    links = replace(links, epoch=store.epoch(loaded.match))
    reader = Reader.of_seat(loaded, seat)
    moved = store.last_own_turn(connection, loaded.match, seat) if since is not None else None
    found = SeatView(links=links, moved=moved, **seen(connection, loaded, reader, since))
    if not row.ordered or row.status != "joined":
        return found
    given = orders.of_seat(connection, row.match_id, seat)
    return replace(
        found, order_rows=given, order_notes=orders.notes_of(connection, row, since or 0)
    )
