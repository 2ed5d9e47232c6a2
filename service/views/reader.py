"""One reader of a match: how its actions and facts read to them; knows no rows and no addresses."""

from dataclasses import dataclass
from typing import Any

from service.language.words import Speaker


@dataclass(frozen=True)
class Reader:
    """Whoever holds a seat, or a spectator (seat None), with what the game's sentences need."""

    say: Speaker
    game: Any
    state: Any
    names: list[str]
    seat: int | None

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
        filled = self.say.facts(facts, self.names, self.seat)
        return self.say(f"{what}-{facts['kind']}", **(filled | more))
