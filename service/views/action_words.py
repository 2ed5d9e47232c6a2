"""How the actions and facts of one match read to one reader."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.game import AnyGame
from service.views.reader import Reader


@dataclass(frozen=True)
class ActionWords:
    """A match's game and state, and the holder of a seat, to whom actions are said."""

    reader: Reader
    game: AnyGame
    state: Any
    seat: int

    @cached_property
    def _gained(self) -> dict[str, list[dict[str, Any]]]:
        return {}

    @cached_property
    def legal(self) -> list[str]:
        """All that the seat may do now; listed once, for a page asks for it several times."""
        return self.game.legal_actions(self.state, self.seat)

    def about(self, action: str) -> dict[str, Any]:
        """What an action is about, as things stand now."""
        return self.game.describe(action, self.state) or {}

    def label(self, action: str) -> str:
        """An action as it stands on its button."""
        return self.fact("action", self.about(action))

    def question(self, action: str) -> str:
        """An action as the page puts it that asks whether to play it."""
        return self.fact("ask", self.about(action))

    def fact(self, what: str, facts: dict[str, Any], **more: Any) -> str:
        """A fact of the engine's as a sentence: an action, a word of one, a part of an order."""
        return self.reader.say(f"{what}-{facts['kind']}", **(self.reader.facts(facts) | more))

    def gained(self, action: str) -> list[dict[str, Any]]:
        """What an action would bring at once, as facts: from the games that can say it.

        Its button, its card and a stance that would play it all ask for that: it is found once.
        """
        if action not in self._gained:
            self._gained[action] = self.game.gains(self.state, self.seat, action)
        return self._gained[action]

    def gains(self, action: str) -> str:
        """The same in words, for its button."""
        return self.series(self.gained(action))

    def series(self, gained: list[dict[str, Any]]) -> str:
        """Such facts as one line."""
        return self.reader.say.series(self.fact("gain", each) for each in gained)
