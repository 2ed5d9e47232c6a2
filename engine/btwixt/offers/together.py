"""Questions that the winner of a round is asked one after another, and can answer together.

Where the ally goes, and where each power token does: tokens are taken unseen (3d), so that nothing
is learnt in between. An ability of the ally that asks something parts them.
"""

from __future__ import annotations

from engine.btwixt.knowledge.view import described
from engine.btwixt.rules.flow import legal_actions, play, to_act
from engine.btwixt.state import State
from engine.facts import Facts
from engine.state import copied, without_log

PLACING = ("ally", "token")


def together(state: State, seat: int | None) -> list[dict[str, Facts]]:
    """Of each question the answers with their facts; [] where there is but one to answer."""
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
    """What is asked next, and of whom."""
    return state.phase, to_act(state)
