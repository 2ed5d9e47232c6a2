"""One edition as a game: its data, and each question bound to its answer; no rule stands here."""

from __future__ import annotations

from typing import Any

from engine import BadOption
from engine.condottiere import (
    actions,
    battle,
    bot,
    concluding,
    rules,
    seen,
    stored,
    told,
    unseen,
)
from engine.condottiere.dealing import set_up
from engine.condottiere.editions import Rules
from engine.condottiere.options import OPTIONS, with_options
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
    "too_many_cards",
    "too_many_drawn",
    "wrong_phase",
)


class Game:
    """An edition. Asked what the contract lets be asked of any game."""

    family = "condottiere"
    rules_version = stored.RULES_VERSION
    phases = tuple(rules.PHASES)
    action_kinds = tuple(actions.GROUPS)
    action_groups = tuple(dict.fromkeys(actions.GROUPS.values()))
    event_kinds = tuple(told.FACTS)
    # The kinds that tell a game's story.
    milestones = ("conquered", "taken_over", "final_battle", "game_over")
    refusals = REFUSALS
    reasons = (*concluding.REASONS, *battle.REASONS)

    def __init__(self, edition: Rules) -> None:
        self.id = edition.id
        self.seats = edition.seats
        self.options = OPTIONS[edition.id]
        self.land = edition.land
        self.edition = edition
        self.orders = Orders(edition)

    def setup(self, seats: int, options: dict[str, Any], seed: bytes) -> State:
        if seats not in self.seats:
            raise BadOption("seats_unknown", "seats", list(self.seats))
        return set_up(with_options(self.edition, options, seats), seats, seed)

    def from_json(self, data: Any) -> State:
        return stored.from_json(self.edition, data)

    def describe(self, action: str) -> dict[str, Any] | None:
        return actions.describe(self.land.id, action)

    def bot(self, view: dict[str, Any], legal: list[str], seed: bytes) -> str:
        return bot.choose(self.land, view, legal, seed)

    forget = staticmethod(State.without_log)
    to_json = staticmethod(stored.to_json)
    to_act = staticmethod(rules.to_act)
    asks_anyway = staticmethod(rules.asks_anyway)
    legal_actions = staticmethod(rules.legal_actions)
    refusal = staticmethod(rules.refusal)
    apply = staticmethod(rules.apply)
    play = staticmethod(rules.play)
    result = staticmethod(rules.result)
    timeout_action = staticmethod(rules.timeout_action)
    view = staticmethod(seen.view)
    events = staticmethod(told.events)
    reshuffle_unseen = staticmethod(unseen.reshuffle_unseen)
