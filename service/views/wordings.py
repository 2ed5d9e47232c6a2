"""The lines of a game's story in words, chosen from several wordings to avoid repetition."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.game import AnyGame
from service.language.words import Speaker

WORDINGS = "abcd"
LINES_OF_STORY = 10
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
) -> list[tuple[dict[str, Any], str]]:
    """Return the lines of a game's story, each as (facts, sentence)."""

    def line(fact: dict[str, Any]) -> str:
        if fact["kind"] not in game.vocabulary.stories:
            return say.told(fact, names, None)
        return say(f"story-{fact['kind']}", **say.facts(fact, names))

    return [(fact, line(fact)) for fact in worded(game.story(events, LINES_OF_STORY))]


def turning_points(
    game: AnyGame,
    say: Speaker,
    names: Sequence[str],
    events: Sequence[dict[str, Any]],
    count: int,
) -> list[str]:
    """Return the lines of a story's `count` most important moments, in their order."""
    for most in range(count, LINES_OF_STORY + 1):
        few = [fact for fact in game.story(events, most) if _is_moment(game, fact)]
        if len(few) == count:
            break
    facts, lines = game.story(events, LINES_OF_STORY), story_lines(game, say, names, events)
    return [words for fact, (_, words) in zip(facts, lines, strict=True) if fact in few]


def _is_moment(game: AnyGame, fact: dict[str, Any]) -> bool:
    """True if a line of a story is about one moment of the game, not about all of it."""
    return "turn" in fact and fact["kind"] in game.vocabulary.stories
