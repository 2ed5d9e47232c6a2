"""Troyes as a game: its data, and the functions that answer each question."""

from __future__ import annotations

from typing import Any

from engine import BadOption
from engine.codec import Codec
from engine.data_files import DataFile
from engine.game import Facts, Game, Length, Listed, Options, Vocabulary
from engine.scores import Scoring
from engine.troyes import actions, scoring
from engine.troyes.agreed import (
    RULES_VERSION,
    WITHOUT_SHARE,
    Rules,
    options_then,
    with_options,
)
from engine.troyes.box import owner_data
from engine.troyes.box.printed import TEXT
from engine.troyes.knowledge import resample, view
from engine.troyes.offers import (
    ahead,
    composing,
    hinting,
    line_parts,
    plan_worth,
    pointing,
    summing,
)
from engine.troyes.options import ID, OFTEN_CHOSEN, OPTIONS, SEATS
from engine.troyes.players import bot
from engine.troyes.players.deals import Deals
from engine.troyes.players.orders import Orders
from engine.troyes.rules import defaults, ending, flow, refusals
from engine.troyes.rules.setup import set_up
from engine.troyes.rulings import RULINGS, VARIANTS
from engine.troyes.state import State
from engine.troyes.telling import digest, events, story


class Troyes(Game[State]):
    """Troyes, answering every question of engine/game.py."""

    id = ID
    family = ID
    seats = SEATS
    rules_version = RULES_VERSION
    earlier_versions = (WITHOUT_SHARE,)
    codec = Codec(State)
    options = OPTIONS
    rulings = RULINGS
    variants = VARIANTS
    log = events.LOG
    vocabulary = Vocabulary(
        phases=flow.PHASES,
        groups=actions.GROUPS,
        events=events.LOG.facts,
        refusals=refusals.REFUSALS,
        reasons=ending.REASONS,
        lines=digest.KINDS,
        stories=story.KINDS,
        chapters=("round_started",),
        words=composing.WORD_KINDS,
        questions=composing.QUESTION_KINDS,
        sums=composing.SUM_KINDS,
        hints=hinting.KINDS,
        verbs=composing.BUILT_VERBS,
    )
    orders = Orders()
    deals = Deals()
    bot = staticmethod(bot.choose)
    scoring = Scoring(scoring.KINDS_OF_REPORT, scoring.score, scoring.FAULTS)
    listed = Listed(73439, 2010, "Troyes")
    often_chosen = OFTEN_CHOSEN
    # Measured with tests/benchmarks/bench_pace.py: 100 games each without and with a planned turn.
    length = Length(3, letters=25, weeks=(4, 6), letters_with=14, weeks_with=(2, 4))
    data_file = DataFile(TEXT, owner_data.FAULT_CODES)

    def agreed(self, options: Options, seats: int = 0) -> Rules:
        """Return the rules with these options. Raise BadOption."""
        rules = with_options(options)
        if seats and rules.start_player > seats:
            raise BadOption("value_unknown", "start_player", [0, seats])
        return rules

    def options_then(self, options: dict[str, Any], version: int) -> dict[str, Any]:
        """Return the options of a game that began under an earlier version of the rules."""
        return options_then(options, version)

    def typed_names(self, state: State) -> dict[str, Any]:
        """Return facts that name the board's spaces if a data file changed its rows, else {}."""
        return view.spaces_of_owner(state)

    def describe(self, action: str, state: State | None = None) -> Facts | None:
        """Return the parsed parts of an action.

        With a state, include facts that depend on it.
        """
        return composing.describe(actions.describe(action), state)

    begin = staticmethod(set_up)
    to_act = staticmethod(flow.to_act)
    legal_actions = staticmethod(flow.legal_actions)
    choices = staticmethod(composing.choices)
    offered = staticmethod(composing.offered)
    built = staticmethod(composing.built)
    build = staticmethod(composing.build)
    targets = staticmethod(pointing.targets)
    gains = staticmethod(summing.gains)
    is_dearer = staticmethod(summing.is_dearer)
    canonical = staticmethod(line_parts.canonical)
    refusal = staticmethod(flow.refusal)
    play = staticmethod(flow.play)
    timeout_action = staticmethod(defaults.timeout_action)
    ahead = staticmethod(ahead.ahead)
    promised = staticmethod(plan_worth.promised)
    worth_less = staticmethod(plan_worth.worth_less)
    view = staticmethod(view.view)
    digest = staticmethod(digest.digest)
    story = staticmethod(story.story)
    reshuffle_unseen = staticmethod(resample.reshuffle_unseen)


GAMES = {Troyes.id: Troyes()}
