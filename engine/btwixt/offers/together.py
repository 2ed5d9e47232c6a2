"""Questions to the winner of a round that can be answered together.

They ask into which council to put the ally and each power token. Tokens are taken unseen (3d), so
an answer reveals nothing that matters to the next. If an ability of the ally asks something, the
list ends before it.
"""

from __future__ import annotations

from engine.btwixt.knowledge.view import described
from engine.btwixt.rules.flow import legal_actions, play, to_act
from engine.btwixt.state import State
from engine.fact_types import Facts
from engine.state import copied, without_log

PLACING = ("ally", "token")


def together(state: State, seat: int | None) -> list[dict[str, Facts]]:
    """Return the questions in order, each as a dict that maps its answers to their facts.

    Return [] if there are fewer than two questions.
    """
    found: list[dict[str, Facts]] = []
    if seat is None:
        return found
    now = without_log(state)
    while now.phase in PLACING and to_act(now) == [seat]:
        answers = legal_actions(now, seat)
        found.append({answer: described(now, answer) or {} for answer in answers})
        worlds = [play(copied(now), seat, answer) for answer in answers]
        if any(asked(world) != asked(worlds[0]) for world in worlds):
            break
        now = worlds[0]
        if now.luck.draws != state.luck.draws:
            break
    return found if len(found) > 1 else []


def asked(state: State) -> tuple[str, list[int]]:
    """Return the phase, which is the kind of question, and the seats to act."""
    return state.phase, to_act(state)
