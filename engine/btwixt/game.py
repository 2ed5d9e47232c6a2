"""B'Twixt as a game: its data, and each question bound to its answer; no rule stands here."""

from __future__ import annotations

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
from engine.data_files import DataFile
from engine.game import Facts, Game, Options, Vocabulary
from engine.luck import Luck, given
from engine.scores import Scoring


class BTwixt(Game[State]):
    """Asked what the contract lets be asked of any game."""

    id = stored.ID
    family = "btwixt"
    seats = range(min(TRACKS), max(TRACKS) + 1)
    rules_version = stored.RULES_VERSION
    options = OPTIONS
    rulings = RULINGS
    variants = VARIANTS
    log = told.LOG
    vocabulary = Vocabulary(
        phases=rules.PHASES,
        groups=actions.GROUPS,
        events=told.LOG.facts,
        refusals=refusals.CODES,
        reasons=councils.REASONS,
        lines=digest.KINDS,
        stories=story.KINDS,
        words=building.WORD_KINDS,
        questions=building.QUESTION_KINDS,
        verbs=building.BUILT_VERBS,
    )
    orders = Orders()
    bot = staticmethod(bot.choose)
    scoring = Scoring(scoring.KINDS, scoring.score, scoring.FAULTS)
    data_file = DataFile(TEXT, FAULTS)
    box = HOUSE

    def setup(self, seats: int, options: Options, seed: bytes | Luck) -> State:
        if seats not in self.seats:
            raise BadOption("seats_unknown", "seats", list(self.seats))
        return set_up(agreed(options), seats, given(seed))

    def warnings(self, options: Options) -> list[Facts]:
        """There is nothing that the rules advise against; raises BadOption as `setup` does."""
        agreed(options)
        return []

    def describe(self, action: str, state: State | None = None) -> Facts | None:
        """The facts of an action; what the state makes of it too, where that is given."""
        if state is None:
            return actions.describe(HOUSE, action)
        return seen.described(state, action)

    def typed_names(self, state: State) -> dict[str, str]:
        """What things are called for which an owner's data file has names of its own."""
        return state.rules.box.typed_names

    to_json = staticmethod(stored.to_json)
    from_json = staticmethod(stored.from_json)
    to_act = staticmethod(rules.to_act)
    asks_anyway = staticmethod(rules.asks_anyway)
    legal_actions = staticmethod(rules.legal_actions)
    offered = staticmethod(building.offered)
    built = staticmethod(building.built)
    build = staticmethod(building.build)
    refusal = staticmethod(rules.refusal)
    play = staticmethod(rules.play)
    timeout_action = staticmethod(defaults.timeout_action)
    view = staticmethod(seen.view)
    digest = staticmethod(digest.digest)
    story = staticmethod(story.story)
    reshuffle_unseen = staticmethod(unseen.reshuffle_unseen)


GAME = BTwixt()
