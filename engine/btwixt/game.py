"""B'Twixt as a game: its data, and each question bound to its answer; no rule stands here."""

from __future__ import annotations

from typing import Any

from engine import BadOption
from engine.btwixt import (
    actions,
    bot,
    building,
    councils,
    defaults,
    digest,
    refusals,
    rules,
    scoring,
    seen,
    stored,
    story,
    told,
    unseen,
)
from engine.btwixt.box import HOUSE, TEXT, TRACKS
from engine.btwixt.checking import FAULTS
from engine.btwixt.dealing import set_up
from engine.btwixt.options import OPTIONS, agreed
from engine.btwixt.orders import Orders
from engine.btwixt.rulings import RULINGS, VARIANTS
from engine.btwixt.state import State
from engine.luck import Luck, given


class Game:
    """Asked what the contract lets be asked of any game."""

    id = stored.ID
    family = "btwixt"
    orders = Orders()
    seats = range(min(TRACKS), max(TRACKS) + 1)
    rules_version = stored.RULES_VERSION
    options = OPTIONS
    rulings = RULINGS
    variants = VARIANTS
    warning_codes: tuple[str, ...] = ()
    phases = rules.PHASES
    action_kinds = tuple(actions.GROUPS)
    action_groups = tuple(dict.fromkeys(actions.GROUPS.values()))
    event_kinds = tuple(told.FACTS)
    line_kinds = digest.KINDS
    story_kinds = story.KINDS
    refusals = refusals.CODES
    reasons = councils.REASONS
    box = HOUSE
    data_file = TEXT
    data_faults = FAULTS
    word_kinds = building.WORD_KINDS
    question_kinds = building.QUESTION_KINDS
    sum_kinds = building.SUM_KINDS
    built_verbs = building.BUILT_VERBS
    score_kinds = tuple(scoring.KINDS)
    score_faults = scoring.FAULTS

    def options_then(self, options: dict[str, Any], version: int) -> dict[str, Any]:
        """The options of a game that began under an earlier version of the rules: the same."""
        return options

    def setup(self, seats: int, options: dict[str, Any], seed: bytes | Luck) -> State:
        if seats not in self.seats:
            raise BadOption("seats_unknown", "seats", list(self.seats))
        return set_up(agreed(options), seats, given(seed))

    def warnings(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """There is nothing that the rules advise against; raises BadOption as `setup` does."""
        agreed(options)
        return []

    def describe(self, action: str, state: State | None = None) -> dict[str, Any] | None:
        """The facts of an action; what the state makes of it too, where that is given."""
        if state is None:
            return actions.describe(HOUSE, action)
        return seen.described(state, action)

    def typed_names(self, state: State) -> dict[str, str]:
        """What things are called for which an owner's data file has names of its own."""
        return state.rules.box.typed_names

    forget = staticmethod(State.without_log)
    to_json = staticmethod(stored.to_json)
    from_json = staticmethod(stored.from_json)
    to_act = staticmethod(rules.to_act)
    asks_anyway = staticmethod(rules.asks_anyway)
    legal_actions = staticmethod(rules.legal_actions)
    asides = staticmethod(rules.asides)
    choices = staticmethod(rules.choices)
    offered_aside = staticmethod(rules.asides)
    offered = staticmethod(building.offered)
    built = staticmethod(building.built)
    build = staticmethod(building.build)
    refusal = staticmethod(rules.refusal)
    apply = staticmethod(rules.apply)
    play = staticmethod(rules.play)
    result = staticmethod(rules.result)
    score = staticmethod(scoring.score)
    bot = staticmethod(bot.choose)
    timeout_action = staticmethod(defaults.timeout_action)
    view = staticmethod(seen.view)
    events = staticmethod(told.LOG.events)
    told = staticmethod(told.LOG.told)
    digest = staticmethod(digest.digest)
    story = staticmethod(story.story)
    reshuffle_unseen = staticmethod(unseen.reshuffle_unseen)


GAME = Game()
