"""B'Twixt as a game: its data, and the functions that answer each question."""

from __future__ import annotations

import json
from typing import Any

from engine.btwixt import actions, scoring
from engine.btwixt.agreed import Agreed, agreed, under
from engine.btwixt.box.cards import HOUSE, BadCards, Box
from engine.btwixt.box.cards import box as box_of
from engine.btwixt.box.checking import FAULTS
from engine.btwixt.box.printed import TEXT
from engine.btwixt.knowledge import resample, view
from engine.btwixt.offers import composing, summing
from engine.btwixt.offers.together import together
from engine.btwixt.options import OFTEN_CHOSEN, OPTIONS, SEATS, SHARED_WORDS
from engine.btwixt.players import bot
from engine.btwixt.players.deals import Deals
from engine.btwixt.players.orders import Orders
from engine.btwixt.rules import councils, defaults, flow, refusals
from engine.btwixt.rules.dealing import set_up
from engine.btwixt.rulings import RULINGS, VARIANTS
from engine.btwixt.state import State
from engine.btwixt.telling import digest, events, story
from engine.codec import Codec, NotAState, demand
from engine.data_files import DataFile
from engine.game import Facts, Game, Length, Listed, Options, Vocabulary
from engine.scores import Scoring


def stored_cards(data: Any) -> Box:
    """Return the box made from the card data stored with a state; raises NotAState."""
    try:
        return box_of(data)
    except BadCards as bad:
        raise NotAState(f"cards: {bad.faults[0]}") from None


class BTwixt(Game[State]):
    """B'Twixt as an implementation of engine/game.py."""

    id = family = "btwixt"
    seats = SEATS
    rules_version = 1
    codec = Codec(State)
    options = OPTIONS
    shared_words = SHARED_WORDS
    rulings = RULINGS
    variants = VARIANTS
    log = events.LOG
    vocabulary = Vocabulary(
        phases=flow.PHASES,
        groups=actions.GROUPS,
        events=events.LOG.facts,
        refusals=refusals.CODES,
        reasons=councils.REASONS,
        lines=digest.KINDS,
        stories=story.KINDS,
        chapters=("revealed",),
        words=composing.WORD_KINDS,
        questions=composing.QUESTION_KINDS,
        sums=summing.SUM_KINDS,
        verbs=composing.BUILT_VERBS,
    )
    orders = Orders()
    deals = Deals()
    bot = staticmethod(bot.choose)
    scoring = Scoring(scoring.KINDS, scoring.score, scoring.FAULTS)
    often_chosen = OFTEN_CHOSEN
    # Measured with tests/benchmarks/bench_pace.py, 200 games each without and with a stance per
    # round.
    length = Length(3, letters=39, weeks=(7, 10), letters_with=18, weeks_with=(3, 4))
    data_file = DataFile(TEXT, FAULTS)
    listed = Listed(346199, 2022, "A Game of Thrones: B'Twixt")
    box = HOUSE

    def agreed(self, options: Options, seats: int = 0) -> Agreed:
        """Return the rules with these options; raises BadOption."""
        return agreed(options)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the state as JSON, with the cards if the host gave a data file."""
        cards = state.rules.box
        own = {} if cards is HOUSE else {"cards": json.loads(cards.text)}
        return super().to_json(state) | {"set": cards.digest} | own

    def from_json(self, data: Any) -> State:
        """Restore a state together with the cards that its numbers refer to; raises NotAState."""
        demand(type(data) is dict, "game: not an object")
        rest = {name: value for name, value in data.items() if name not in ("set", "cards")}
        state = super().from_json(rest)
        if "cards" in data:
            state.rules = under(stored_cards(data["cards"]), dict(state.rules.chosen))
        same = state.rules.box.digest == data.get("set")
        demand(same, "set: of other cards, whose numbers would be misread")
        return state

    def describe(self, action: str, state: State | None = None) -> Facts | None:
        """Return the parsed parts of an action.

        With a state, include facts that depend on it.
        """
        if state is None:
            return actions.describe(HOUSE, action)
        return view.described(state, action)

    def typed_names(self, state: State) -> dict[str, str]:
        """Return the names in the host's data file that differ from ours."""
        return state.rules.box.typed_names

    begin = staticmethod(set_up)
    to_act = staticmethod(flow.to_act)
    asks_anyway = staticmethod(flow.asks_anyway)
    legal_actions = staticmethod(flow.legal_actions)
    offered = staticmethod(composing.offered)
    built = staticmethod(composing.built)
    build = staticmethod(composing.build)
    gains = staticmethod(summing.gains)
    together = staticmethod(together)
    refusal = staticmethod(flow.refusal)
    play = staticmethod(flow.play)
    timeout_action = staticmethod(defaults.timeout_action)
    view = staticmethod(view.view)
    digest = staticmethod(digest.digest)
    story = staticmethod(story.story)
    reshuffle_unseen = staticmethod(resample.reshuffle_unseen)


GAME = BTwixt()
GAMES = {GAME.id: GAME}
