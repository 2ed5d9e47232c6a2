"""Words for the actions and facts of a match, for one reader."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.game import AnyGame
from service.views.reader import Reader


@dataclass(frozen=True)
class ActionWords:
    """Words for the actions of one seat, in a match's current state."""

    reader: Reader
    game: AnyGame
    state: Any
    seat: int

    @cached_property
    def _gained(self) -> dict[str, list[dict[str, Any]]]:
        return {}

    @cached_property
    def legal(self) -> list[str]:
        """Return all legal actions of the seat; cached, since a page asks several times."""
        return self.game.legal_actions(self.state, self.seat)

    def about(self, action: str) -> dict[str, Any]:
        """Return the facts of an action in the current state."""
        return self.game.describe(action, self.state) or {}

    def label(self, action: str) -> str:
        """Return the action's text for its button."""
        return self.fact("action", self.about(action))

    def question(self, action: str) -> str:
        """Return the action's text for the page that asks whether to play it."""
        return self.fact("ask", self.about(action))

    def fact(self, prefix: str, facts: dict[str, Any], **more: Any) -> str:
        """Return facts as a sentence: the message `<prefix>-<kind>`, with `kind` from the facts.

        Prefixes are "action", "ask", "word", "gain", "order" and others. `more` are further
        variables of the message.
        """
        return self.reader.say(f"{prefix}-{facts['kind']}", **(self.reader.facts(facts) | more))

    def gained(self, action: str) -> list[dict[str, Any]]:
        """Return the immediate gains of an action, as facts; [] for games that cannot say.

        Cached, since a page asks several times: for the button, the card and one-tap orders.
        """
        if action not in self._gained:
            self._gained[action] = self.game.gains(self.state, self.seat, action)
        return self._gained[action]

    def gains(self, action: str) -> str:
        """Return the gains of an action, in words for its button."""
        return self.series(self.gained(action))

    def series(self, gained: list[dict[str, Any]]) -> str:
        """Return gains, given as facts (see `gained`), as one line of words."""
        return self.reader.say.series(self.fact("gain", each) for each in gained)
