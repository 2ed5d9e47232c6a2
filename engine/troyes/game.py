"""Troyes as a game: its data, and each question bound to its answer; no rule stands here."""

from __future__ import annotations

from typing import Any

from engine import BadOption
from engine.luck import Luck, given
from engine.scores import Report
from engine.troyes import (
    actions,
    bot,
    building,
    cards,
    defaults,
    digest,
    ending,
    hinting,
    owner,
    refusals,
    rules,
    scoring,
    seen,
    stored,
    story,
    summing,
    told,
    unseen,
)
from engine.troyes.options import ID, OPTIONS, SEATS, with_options
from engine.troyes.orders import Orders
from engine.troyes.rulings import RULINGS, VARIANTS
from engine.troyes.setting_up import set_up
from engine.troyes.state import State


class Game:
    """Asked what the contract lets be asked of any game."""

    id = ID
    family = ID
    seats = SEATS
    options = OPTIONS
    rulings = RULINGS
    variants = VARIANTS
    warning_codes: tuple[str, ...] = ()
    is_suggested = False
    rules_version = stored.RULES_VERSION
    phases = tuple(rules.PHASES)
    action_kinds = tuple(actions.GROUPS)
    action_groups = tuple(dict.fromkeys(actions.GROUPS.values()))
    event_kinds = tuple(told.FACTS)
    line_kinds = digest.KINDS
    story_kinds = story.KINDS
    data_file = cards.TEXT
    data_faults = owner.FAULT_CODES
    word_kinds = building.WORD_KINDS
    question_kinds = building.QUESTION_KINDS
    sum_kinds = building.SUM_KINDS
    hint_kinds = hinting.KINDS
    built_verbs = building.BUILT_VERBS
    refusals = tuple(refusals.REFUSALS)
    reasons = ending.REASONS
    score_kinds = tuple(scoring.KINDS_OF_REPORT)
    score_faults = scoring.FAULTS

    def __init__(self) -> None:
        self.orders = Orders()

    def options_then(self, options: dict[str, Any], version: int) -> dict[str, Any]:
        """The options of a game that began under an earlier version of the rules: the same."""
        return options

    def setup(self, seats: int, options: dict[str, Any], seed: bytes | Luck) -> State:
        if seats not in self.seats:
            raise BadOption("seats_unknown", "seats", list(self.seats))
        rules = with_options(options)
        if rules.start_player > seats:
            raise BadOption("value_unknown", "start_player", [0, seats])
        return set_up(rules, seats, given(seed))

    def warnings(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """The rulebook advises against nothing; raises BadOption as `setup` does."""
        with_options(options)
        return []

    def typed_names(self, state: State) -> dict[str, Any]:
        """Nothing is called as somebody typed it; but rows of an owner's board by their numbers."""
        return seen.spaces_of_owner(state)

    def describe(self, action: str, state: State | None = None) -> dict[str, Any] | None:
        """The facts of an action; what the state makes of it too, where that is given."""
        return building.describe(actions.describe(action), state)

    def bot(self, view: dict[str, Any], legal: list[str], seed: bytes) -> str:
        return bot.choose(view, legal, seed)

    def score(self, kind: str, data: Report) -> Report:
        return scoring.score(kind, data)

    forget = staticmethod(State.without_log)
    to_json = staticmethod(stored.to_json)
    from_json = staticmethod(stored.from_json)
    to_act = staticmethod(rules.to_act)
    asks_anyway = staticmethod(rules.asks_anyway)
    legal_actions = staticmethod(rules.legal_actions)
    asides = staticmethod(rules.asides)
    choices = staticmethod(building.choices)
    offered_aside = staticmethod(rules.asides)
    offered = staticmethod(building.offered)
    built = staticmethod(building.built)
    build = staticmethod(building.build)
    gains = staticmethod(summing.gains)
    canonical = staticmethod(building.canonical)
    refusal = staticmethod(rules.refusal)
    apply = staticmethod(rules.apply)
    play = staticmethod(rules.play)
    result = staticmethod(ending.result)
    timeout_action = staticmethod(defaults.timeout_action)
    view = staticmethod(seen.view)
    events = staticmethod(told.LOG.events)
    told = staticmethod(told.LOG.told)
    digest = staticmethod(digest.digest)
    story = staticmethod(story.story)
    reshuffle_unseen = staticmethod(unseen.reshuffle_unseen)
