"""One edition as a game: its data, and each question bound to its answer; no rule stands here."""

from __future__ import annotations

from typing import Any

from engine import BadOption
from engine.condottiere import (
    actions,
    battle,
    bot,
    concluding,
    deals,
    rules,
    seen,
    stored,
    story,
    told,
    unseen,
)
from engine.condottiere.dealing import set_up
from engine.condottiere.editions import Rules
from engine.condottiere.fighting import may_hold_back
from engine.condottiere.options import OPTIONS, warning_codes, warnings, with_options
from engine.condottiere.orders import Orders
from engine.condottiere.state import State

REFUSALS = (
    "card_not_in_hand",
    "declined_by_all",
    "favour_must_be_placed",
    "favour_out_of_play",
    "game_over",
    "hand_full",
    "has_answered",
    "has_passed",
    "holds_mercenaries",
    "malformed",
    "must_choose",
    "must_keep",
    "needs_region",
    "no_such_card",
    "no_such_seat",
    "not_a_mercenary",
    "not_in_final_battle",
    "not_in_line",
    "not_your_turn",
    "nothing_to_take",
    "pass_is_final",
    "region_contested",
    "region_favoured",
    "region_own",
    "region_taken",
    "region_unknown",
    "shown_before",
    "shown_to_oneself",
    "too_many_cards",
    "too_many_drawn",
    "wrong_phase",
)


PASSES = {"kind": "pass", "group": "pass"}


class Game:
    """An edition. Asked what the contract lets be asked of any game."""

    family = "condottiere"
    rules_version = stored.RULES_VERSION
    phases = tuple(rules.PHASES)
    action_kinds = tuple(actions.GROUPS)
    action_groups = tuple(dict.fromkeys(actions.GROUPS.values()))
    event_kinds = tuple(told.FACTS)
    story_kinds = story.KINDS
    refusals = REFUSALS
    reasons = (*concluding.REASONS, *battle.REASONS)

    def __init__(self, edition: Rules) -> None:
        self.id = edition.id
        self.seats = edition.seats
        self.options = OPTIONS[edition.id]
        self.warning_codes = warning_codes(edition.id)
        self.land = edition.land
        self.edition = edition
        self.orders = Orders(edition)

    def setup(self, seats: int, options: dict[str, Any], seed: bytes) -> State:
        if seats not in self.seats:
            raise BadOption("seats_unknown", "seats", list(self.seats))
        return set_up(with_options(self.edition, options, seats), seats, seed)

    def from_json(self, data: Any) -> State:
        return stored.from_json(self.edition, data)

    def warnings(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """What the rulebook advises against and yet allows; raises BadOption as `setup` does."""
        return warnings(with_options(self.edition, options))

    def describe(self, action: str, state: State | None = None) -> dict[str, Any] | None:
        """The facts of an action; what the state makes of it too, where that is given."""
        facts = actions.describe(self.land.id, action)
        if state is not None and facts == PASSES and may_hold_back(state, state.actor):
            return PASSES | {"kind": "hold_back"}
        return facts

    def bot(self, view: dict[str, Any], legal: list[str], seed: bytes) -> str:
        return bot.choose(self.land, view, legal, seed)

    forget = staticmethod(State.without_log)
    to_json = staticmethod(stored.to_json)
    to_act = staticmethod(rules.to_act)
    asks_anyway = staticmethod(rules.asks_anyway)
    legal_actions = staticmethod(rules.legal_actions)
    asides = staticmethod(deals.asides)
    choices = staticmethod(rules.choices)
    refusal = staticmethod(rules.refusal)
    apply = staticmethod(rules.apply)
    play = staticmethod(rules.play)
    result = staticmethod(rules.result)
    timeout_action = staticmethod(rules.timeout_action)
    view = staticmethod(seen.view)
    events = staticmethod(told.events)
    story = staticmethod(story.story)
    reshuffle_unseen = staticmethod(unseen.reshuffle_unseen)
