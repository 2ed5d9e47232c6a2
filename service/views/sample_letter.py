"""A letter as a player gets it, for the front page: question, answers and board.

It is taken from a game between bots, so its words and its picture come from the game itself.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import printables
from engine.game import AnyGame
from printables.dark import darkened
from printables.picture import unadorned
from printables.raster import to_webp
from service.language.words import speaker
from service.views import options, pictures
from service.views.action_words import ActionWords
from service.views.reader import Reader
from service.views.templating import letter_templates

WIDTH = 600  # pixels of the board: twice the displayed size on a phone
HIGH = 1.25  # of the width: the page fades the letter out below
LEAST_ANSWERS, MOST_ANSWERS = 3, 4


@dataclass(frozen=True)
class SampleLetter:
    """The texts of the letter; each answer is an (action, result) pair in words."""

    title: str
    prompt: str
    answers: tuple[tuple[str, str], ...]
    board: str  # in words


@dataclass(frozen=True)
class _Asked:
    """The player who is asked, with only those parts of a SeatView that the template reads."""

    words: ActionWords
    view: Any
    is_asked = True
    is_asked_at_once = False

    @property
    def seat(self) -> int:
        return self.words.seat

    @property
    def reader(self) -> Reader:
        return self.words.reader

    def facts(self, facts: dict[str, Any]) -> dict[str, Any]:
        """Return the engine's facts as variables of messages."""
        return self.reader.facts(facts)


@lru_cache(maxsize=16)
def in_language(language: str) -> SampleLetter:
    """Return the sample letter of the suggested game."""
    asked = _asked(language)
    words, say = asked.words, asked.reader.say
    template = letter_templates().get_template(f"games/{words.game.family}/prompt.txt")
    others = [name for name in asked.reader.names if name != asked.reader.names[asked.seat]]
    game = say(f"game-short-{words.game.id}")
    return SampleLetter(
        title=say("match-title", game=game, others=say.join(others)),
        prompt=" ".join(template.render(s=asked, say=say, view=asked.view).split()),
        answers=tuple((words.label(each), words.gains(each)) for each in words.legal)[
            :MOST_ANSWERS
        ],
        board=printables.board_brief(words.game, asked.view, say, asked.reader.names),
    )


@lru_cache(maxsize=16)
def board(language: str, is_dark: bool = False) -> bytes:
    """Return the letter's board as WebP, light or dark."""
    asked = _asked(language)
    say, names = asked.reader.say, asked.reader.names
    drawn = printables.letter_board(asked.words.game, asked.view, say, names, {})
    shown = pictures.upper_part(unadorned(drawn), HIGH)
    return to_webp(darkened(shown) if is_dark else shown, WIDTH)


@lru_cache(maxsize=16)
def _asked(language: str) -> _Asked:
    game = options.offered()[0]
    seats = pictures.seats_of(game)
    state = pictures.state_at(game, seats, _moment(game, seats))
    seat = game.to_act(state)[0]
    reader = Reader(speaker(language, game), "UTC", seat, pictures.NAMES[:seats])
    return _Asked(ActionWords(reader, game, state, seat), game.view(state, seat))


def _moment(game: AnyGame, seats: int) -> int:
    """Return the last turn, up to the middle of the game, at which the answers have different
    results.

    A game without results to show is stopped in the middle, as in its picture.
    """
    middle = pictures.middle(game, seats)
    telling = [
        state.turn
        for state in pictures.states(game, seats)
        if state.turn <= middle and len(_results(game, state)) >= LEAST_ANSWERS
    ]
    return telling[-1] if telling else middle


def _results(game: AnyGame, state: Any) -> set[str]:
    seat = game.to_act(state)[0]
    gained = (game.gains(state, seat, each) for each in game.legal_actions(state, seat))
    return {repr(each) for each in gained if each}
