"""One edition as a game: its data, and each question bound to its answer; no rule stands here."""

from __future__ import annotations

from typing import Any

from engine import BadOption
from engine.condottiere import (
    actions,
    battle,
    bot,
    building,
    concluding,
    digest,
    rules,
    scoring,
    seen,
    stored,
    story,
    told,
    unseen,
)
from engine.condottiere.campaign import POINTS, points_before
from engine.condottiere.dealing import set_up
from engine.condottiere.editions import EDITIONS, Rules
from engine.condottiere.fighting import may_hold_back
from engine.condottiere.options import (
    OPTIONS,
    refuse_nobody,
    warning_codes,
    warnings,
    with_options,
)
from engine.condottiere.orders import Orders
from engine.condottiere.rulings import RULINGS, VARIANTS
from engine.condottiere.state import NOBODY, State
from engine.luck import Luck, given

REFUSALS = (
    "battles_not_idle",
    "burns_already",
    "card_not_in_hand",
    "declined_by_all",
    "favour_must_be_placed",
    "favour_out_of_play",
    "game_over",
    "hand_full",
    "has_answered",
    "has_passed",
    "holds_mercenaries",
    "host_alone",
    "keeps_already",
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


DECIDED = {"discard": "will_discard", "keep": "will_keep"}  # aside, before it may be done
PASSES = {"kind": "pass", "group": "pass"}


class Game:
    """An edition. Asked what the contract lets be asked of any game."""

    family = "condottiere"
    rules_version = stored.RULES_VERSION
    phases = tuple(rules.PHASES)
    action_kinds = tuple(actions.GROUPS)
    action_groups = tuple(dict.fromkeys(actions.GROUPS.values()))
    event_kinds = tuple(told.FACTS)
    line_kinds = ()
    story_kinds = story.KINDS
    data_file = None
    data_faults = ()
    word_kinds = building.WORD_KINDS
    question_kinds = building.QUESTION_KINDS
    sum_kinds = building.SUM_KINDS
    built_verbs = building.BUILT_VERBS
    refusals = REFUSALS
    score_faults = scoring.FAULTS
    carried = (POINTS,)
    reasons = (*concluding.REASONS, *battle.REASONS)

    def __init__(self, edition: Rules) -> None:
        self.id = edition.id
        self.seats = edition.seats
        self.options = OPTIONS[edition.id]
        self.rulings = RULINGS[edition.id]
        self.variants = VARIANTS[edition.id]
        self.warning_codes = warning_codes(edition.id)
        self.land = edition.land
        self.edition = edition
        self.orders = Orders(edition)
        self.score_kinds = scoring.kinds_of(edition)
        self.is_suggested = edition is EDITIONS[0]  # to whoever has not chosen a game

    def setup(self, seats: int, options: dict[str, Any], seed: bytes | Luck) -> State:
        if seats not in self.seats:
            raise BadOption("seats_unknown", "seats", list(self.seats))
        chosen = {name: value for name, value in options.items() if name != POINTS}
        rules = with_options(self.edition, chosen, seats)
        refuse_nobody(rules, seats)
        return set_up(rules, seats, given(seed), points_before(rules, seats, options))

    def from_json(self, data: Any) -> State:
        return stored.from_json(self.edition, data)

    def options_then(self, options: dict[str, Any], version: int) -> dict[str, Any]:
        """The options of a game that began under an earlier version of the rules."""
        return stored.options_then(options, version)

    def warnings(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """What the rulebook advises against and yet allows; raises BadOption as `setup` does."""
        return warnings(with_options(self.edition, options))

    def typed_names(self, state: State) -> dict[str, str]:
        """Nothing here is called as somebody typed it."""
        return {}

    def describe(self, action: str, state: State | None = None) -> dict[str, Any] | None:
        """The facts of an action; what the state makes of it too, where that is given."""
        facts = actions.describe(self.land.id, action)
        if state is not None and facts and state.phase != "discard" and facts["kind"] in DECIDED:
            return facts | {"kind": DECIDED[facts["kind"]]}
        if state is not None and facts == PASSES and may_hold_back(state, state.actor):
            return PASSES | {"kind": "hold_back"}
        if state is not None and facts and facts["kind"] == "besiege":
            owner = state.owner[self.land.regions.index(facts["region"])]
            return (
                facts if owner == NOBODY else facts | {"kind": "besiege_owned", "owner_seat": owner}
            )
        return facts

    def score(self, kind: str, data: dict[str, Any]) -> dict[str, Any]:
        """A report from a table with the real box, answered; or raises Unscorable."""
        return scoring.score(self.edition, kind, data)

    def bot(self, view: dict[str, Any], legal: list[str], seed: bytes) -> str:
        return bot.choose(self.land, view, legal, seed)

    sequel = staticmethod(concluding.sequel)
    forget = staticmethod(State.without_log)
    to_json = staticmethod(stored.to_json)
    to_act = staticmethod(rules.to_act)
    asks_anyway = staticmethod(rules.asks_anyway)
    legal_actions = staticmethod(rules.legal_actions)
    asides = staticmethod(rules.asides)
    choices = staticmethod(rules.choices)
    offered = staticmethod(building.offered)
    offered_aside = staticmethod(building.offered_aside)
    built = staticmethod(building.built)
    build = staticmethod(building.build)
    refusal = staticmethod(rules.refusal)
    apply = staticmethod(rules.apply)
    play = staticmethod(rules.play)
    result = staticmethod(rules.result)
    timeout_action = staticmethod(rules.timeout_action)
    view = staticmethod(seen.view)
    events = staticmethod(told.LOG.events)
    told = staticmethod(told.LOG.told)
    digest = staticmethod(digest.digest)
    story = staticmethod(story.story)
    reshuffle_unseen = staticmethod(unseen.reshuffle_unseen)
