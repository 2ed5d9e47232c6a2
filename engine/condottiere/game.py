"""Each edition as a game: its data, and the functions that answer each question."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.codec import Codec
from engine.condottiere import actions, scoring
from engine.condottiere.agreed import (
    ASKED,
    RULES_VERSION,
    options_then,
    refuse_nobody,
    warning_codes,
    warnings,
    with_options,
)
from engine.condottiere.box.editions import EDITIONS, Rules
from engine.condottiere.box.regions import ITALY17
from engine.condottiere.knowledge import resample, view
from engine.condottiere.offers import composing, summing
from engine.condottiere.options import FIRST, OFTEN_CHOSEN, OPTIONS, RAKAB, SHARED_WORDS, THIRD
from engine.condottiere.players import bot
from engine.condottiere.players.deals import Deals
from engine.condottiere.players.orders import Orders
from engine.condottiere.rules import concluding, flow, refusals, strength
from engine.condottiere.rules.battle import may_hold_back
from engine.condottiere.rules.campaign import POINTS, points_before
from engine.condottiere.rules.choosing import follow
from engine.condottiere.rules.dealing import set_up
from engine.condottiere.rulings import RULINGS, VARIANTS
from engine.condottiere.series import series_of
from engine.condottiere.state import NOBODY, State
from engine.condottiere.telling import digest, events, story
from engine.game import Advice, Facts, Game, Length, Listed, Options, Vocabulary
from engine.luck import Luck
from engine.scores import Scoring

GEEK = Listed(112, 1995, "Condottiere")  # the entry for every edition on the map of Italy
# Measured with tests/benchmarks/bench_pace.py: 200 games each without stances and with one stance a
# battle, and 60 games each with all stances requested at once.
LENGTHS = {
    THIRD: Length(4, letters=25, weeks=(4, 9), letters_with=6, weeks_with=(1, 2)),
    FIRST: Length(4, letters=28, weeks=(5, 10), letters_with=6, weeks_with=(1, 2)),
    RAKAB: Length(4, letters=23, weeks=(4, 8), letters_with=5, weeks_with=(1, 2)),
}
# decisions made ahead of time, before they can take effect
DECIDED = {"discard": "will_discard", "keep": "will_keep"}
PASSES: Facts = {"kind": "pass", "group": "pass"}


def vocabulary(edition: Rules) -> Vocabulary:
    """Return the codes and ids of an edition that need words."""
    return Vocabulary(
        phases=flow.PHASES,
        groups=actions.GROUPS,
        events=events.LOG.facts,
        refusals=refusals.CODES,
        reasons=(*concluding.REASONS, *strength.REASONS),
        stories=story.KINDS,
        chapters=story.BEGINS,
        words=composing.WORD_KINDS,
        questions=composing.QUESTION_KINDS,
        sums=summing.SUM_KINDS,
        verbs=composing.BUILT_VERBS,
        warnings=warning_codes(edition.id),
    )


class Condottiere(Game[State]):
    """One edition as a Game (engine/game.py)."""

    family = "condottiere"
    shared_words = SHARED_WORDS
    log = events.LOG
    rules_version = RULES_VERSION
    earlier_versions = (ASKED,)
    codec = Codec(State)

    def __init__(self, edition: Rules) -> None:
        self.id = edition.id
        self.seats = edition.seats
        self.options = OPTIONS[edition.id]
        self.rulings = RULINGS[edition.id]
        self.variants = VARIANTS[edition.id]
        self.land = edition.land
        self.edition = edition
        self.listed = GEEK if edition.land is ITALY17 else None
        self.often_chosen = OFTEN_CHOSEN[edition.id]
        self.length = LENGTHS[edition.id]
        self.is_suggested = edition is EDITIONS[0]
        self.vocabulary = vocabulary(edition)
        self.orders = Orders(edition)
        self.deals = Deals()
        self.bot = partial(bot.choose, edition.land)
        report = partial(scoring.score, edition)
        self.scoring = Scoring(scoring.kinds_of(edition), report, scoring.FAULTS)
        self.series = series_of(edition)

    def setup(self, seats: int, options: Options, seed: bytes | Luck) -> State:
        """Set up a game, including a game of a campaign. Raise BadOption."""
        own = {name: value for name, value in options.items() if name != POINTS}
        state = super().setup(seats, own, seed)
        state.points = points_before(state.rules, seats, options)
        return state

    def agreed(self, options: Options, seats: int = 0) -> Rules:
        """Return the edition's rules with these options. Raise BadOption."""
        rules = with_options(self.edition, options, seats)
        if seats:
            refuse_nobody(rules, seats)
        return rules

    def from_json(self, data: Any) -> State:
        """Restore a state and its derived fields. Raise NotAState."""
        state = super().from_json(data)
        follow(state)
        return state

    def options_then(self, options: dict[str, Any], version: int) -> dict[str, Any]:
        """Return the options with which a game stored under an earlier rules version goes on."""
        return options_then(options, version)

    def warnings(self, options: Options) -> list[Advice]:
        """Return warnings about options that the rulebook advises against. Raise BadOption."""
        return warnings(with_options(self.edition, options))

    def describe(self, action: str, state: State | None = None) -> Facts | None:
        """Return the parsed parts of an action.

        With a state, include facts that depend on it.
        """
        facts: Facts | None = actions.describe(self.land.id, action)
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

    begin = staticmethod(set_up)
    to_act = staticmethod(flow.to_act)
    asks_anyway = staticmethod(flow.asks_anyway)
    legal_actions = staticmethod(flow.legal_actions)
    asides = staticmethod(flow.asides)
    choices = staticmethod(flow.choices)
    offered_aside = staticmethod(composing.offered_aside)
    built = staticmethod(composing.built)
    build = staticmethod(composing.build)
    gains = staticmethod(summing.gains)
    refusal = staticmethod(flow.refusal)
    play = staticmethod(flow.play)
    timeout_action = staticmethod(flow.timeout_action)
    view = staticmethod(view.view)
    by_orders = staticmethod(digest.by_orders)
    digest = staticmethod(digest.digest)
    story = staticmethod(story.story)
    reshuffle_unseen = staticmethod(resample.reshuffle_unseen)


GAMES = {edition.id: Condottiere(edition) for edition in EDITIONS}
