"""The lines of a game's story in words, which are chosen so that it does not repeat itself."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.game import AnyGame
from service.language.words import Speaker

WORDINGS = "abcd"
APART = 2  # lines of one kind that stand between two uses of a wording


def worded(lines: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Add the id of its `wording` to each line of a story.

    Wordings of recent lines of the same kind are not repeated. Of the others, the number of the
    move selects one, so the same game is told in the same words on every machine.
    """
    used: dict[str, list[str]] = {}
    chosen = []
    for line in lines:
        before = used.setdefault(line["kind"], [])
        free = [each for each in WORDINGS if each not in before[-APART:]]
        before.append(free[line.get("turn", 0) % len(free)])
        chosen.append(line | {"wording": before[-1]})
    return chosen


def story_lines(
    game: AnyGame,
    say: Speaker,
    names: Sequence[str],
    events: Iterable[dict[str, Any]],
    most: int,
) -> list[tuple[dict[str, Any], str]]:
    """Return at most `most` lines of a game's story, each with its facts."""

    def line(fact: dict[str, Any]) -> str:
        if fact["kind"] not in game.vocabulary.stories:
            return say.told(fact, names, None)
        return say(f"story-{fact['kind']}", **say.facts(fact, names))

    return [(fact, line(fact)) for fact in worded(game.story(events, most))]
