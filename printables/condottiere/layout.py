"""The position of a match in sentences, so that players can set it up with their own box."""

from collections.abc import Sequence
from typing import Any, cast

from engine.game import View
from printables.condottiere.board import describe_board, name_of
from printables.speaker import Speaker
from printables.statement import sentences


def lay_out(view: View, say: Speaker, names: Sequence[str] | None = None) -> list[str]:
    """Return the map, the player who chooses the battle site, and all public cards as sentences."""
    players = cast("list[dict[str, Any]]", view["players"])
    asked, holder = cast("list[int]", view["to_act"]), cast("int", view["holder"])
    called = [name_of(say, names, seat) for seat in range(len(players))]
    lines = sentences(describe_board(view, say, names))
    lines.append(say("lay-holder", name=called[holder]))
    if view["burned"]:
        lines.append(say("lay-burned", count=view["burned"]))
    lines += [_before(player, called[player["seat"]], say) for player in players]
    if asked:
        lines.append(say("lay-asked", names=say.join(called[seat] for seat in asked)))
    return lines


def _before(player: dict[str, Any], name: str, say: Speaker) -> str:
    """Return a sentence about the cards in front of a player, and about the hand if public."""
    laid = say.facts({"cards": player["line"]}, ())["cards"] if player["line"] else ""
    told = [
        say("lay-line", name=name, cards=laid, count=len(player["line"])),
        *([say("lay-hand", count=player["hand_size"])] if player["hand_size"] is not None else []),
        *([say("lay-deck", count=player["deck"])] if player["deck"] is not None else []),
        *([say("lay-passed")] if player["passed"] else []),
    ]
    return " ".join(told)
