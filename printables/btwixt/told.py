"""The position of B'Twixt in sentences, for readers who cannot see the picture."""

from collections.abc import Iterator, Sequence

from printables.btwixt import cards
from printables.btwixt.cards import View
from printables.btwixt.sentences import ability
from printables.kit.fonts import legible
from printables.speaker import Speaker
from printables.statement import Statement, sentences


def describe_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> list[Statement]:
    """Return statements for everything that the picture shows: leaders, then councils."""
    people = called(view, say, names)
    councils = [_council(view, say, people, council) for council in view["councils"]]
    if view["result"]:
        winners = say.join(people[seat] for seat in view["result"]["winners"])
        counted = [player for player in view["players"] if player["small"] is not None]
        ends = [_end(say, people, player) for player in counted]
        return [Statement(say("board-won", winners=winners)), *map(Statement, ends), *councils]
    lines = [season(view, say)]
    if view["first_player"] is not None:
        lines.append(say("board-first", name=people[view["first_player"]]))
    if view["ally"]:
        lines.append(_ally(view, say))
    leaders = [_leader(view, say, people, player) for player in view["players"]]
    return [*map(Statement, lines), *leaders, *councils, Statement(stores(view, say))]


def brief_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """Return short lines with the season, the current ally and each player's total."""
    people = called(view, say, names)
    if view["result"]:
        return "\n".join(sentences(describe_board(view, say, names)))
    lines = [season(view, say)]
    if view["ally"]:
        name = cards.name(view, "ally", view["ally"], say)
        lines.append(say("board-worth", card=name, worth=view["ally_power"]))
    return "\n".join([*lines, *(_brief(say, people, each) for each in view["players"])])


def _brief(say: Speaker, people: Sequence[str], player: View) -> str:
    said = say("board-worth", card=people[player["seat"]], worth=player["total"])
    return " ".join([said, *(say("board-is-kneeling") for _ in range(player["kneeling"]))])


def called(view: View, say: Speaker, names: Sequence[str] | None) -> list[str]:
    """Return each player's name, or "seat" with its number if `names` is not given."""
    if names:
        return [legible(name, "bold") for name in names]
    return [say("aid-board-seat", number=player["seat"] + 1) for player in view["players"]]


def stores(view: View, say: Speaker) -> str:
    """Return a sentence with the numbers of cards and tokens left.

    In a game with the real box it leaves out the influence deck, which is not counted.
    """
    left = {name: view[name] for name in ("ally_deck", "supply")}
    if view["influence_deck"] is None:
        return say("board-stores-table", **left)
    return say("board-stores", **left, influence_deck=view["influence_deck"])


def season(view: View, say: Speaker) -> str:
    """Return a sentence that gives the season and the round."""
    numbers = {"round": view["round"], "rounds": view["rounds"]}
    return say("board-season", season=say(f"season-{view['season']}"), **numbers)


def _ally(view: View, say: Speaker) -> str:
    record = cards.record(view, view["ally"])
    return say(
        "board-current",
        ally=cards.name(view, "ally", view["ally"], say),
        power=view["ally_power"],
        ability=ability(record, say),
    )


# --- leaders ---------------------------------------------------------------


def _leader(view: View, say: Speaker, people: Sequence[str], player: View) -> Statement:
    effects = tuple(
        _effect(view, say, _bid_card(view, say, card), card["card"]) for card in player["bid"]
    )
    return Statement(
        " ".join([of_leader(view, say, people, player), *_states(view, say, player)]), effects
    )


def of_leader(view: View, say: Speaker, people: Sequence[str], player: View) -> str:
    """Return a sentence with a player's leader, total and bid, or with their results at the end."""
    if player["small"] is not None:
        return _end(say, people, player)
    bid = [_bid_card(view, say, card) for card in player["bid"]]
    facts = {"total": player["total"], "bid": say.join(bid) if bid else say("board-nothing")}
    if player["hand_size"] is None:
        return say("board-leader-table", name=_seated(say, people, player), **facts)
    leader = say.noun("leader", player["leader"] or "none")
    hand = player["hand_size"] + player["leader_cards"]
    return say("board-leader", name=people[player["seat"]], leader=leader, hand=hand, **facts)


def _seated(say: Speaker, people: Sequence[str], player: View) -> str:
    """Return a player's name, with their leader if known, in a game with the real box."""
    name = people[player["seat"]]
    if player["leader"] is None:
        return name
    return say("board-seated", name=name, leader=say.noun("leader", player["leader"]))


def _end(say: Speaker, people: Sequence[str], player: View) -> str:
    """Return a sentence with a player's values in the comparisons that decide the victory."""
    tests = {name: player[name] for name in ("small", "large", "allies")}
    if player["hand_size"] is None:
        return say("board-score-table", name=_seated(say, people, player), **tests)
    leader = say.noun("leader", player["leader"])
    return say("board-score", name=people[player["seat"]], leader=leader, **tests)


def _bid_card(view: View, say: Speaker, card: View) -> str:
    called = cards.name(view, "card", card["card"], say)
    return say("board-worth", card=called, worth=card["worth"])


def _states(view: View, say: Speaker, player: View) -> Iterator[str]:
    if player["kneeling"]:
        yield say("board-is-kneeling")
    if player["seat"] in view["to_act"]:
        yield say("board-is-asked")


# --- councils --------------------------------------------------------------


def _council(view: View, say: Speaker, people: Sequence[str], council: View) -> Statement:
    effects = tuple(
        _effect(view, say, _lying(view, say, each), each["ally"]) for each in council["allies"]
    )
    return Statement(of_council(view, say, people, council), effects)


def of_council(view: View, say: Speaker, people: Sequence[str], council: View) -> str:
    """Return a council's allies, tokens and power in sentences."""
    allies = [_lying(view, say, each) for each in council["allies"]]
    one, other = council["seats"]
    said = say(
        "board-council",
        one=people[one],
        other=people[other],
        allies=say.join(allies) if allies else say("board-nothing"),
        tokens=len(council["tokens"]),
        least=council["least"],
        most=council["most"],
        sure=council["least"] == council["most"],
    )
    seen = [view.get("peeked", {}).get(token) for token in council["tokens"]]
    known = council["values"] or [value for value in seen if value is not None]
    return f"{said} {say('board-values', values=known)}" if known else said


def _lying(view: View, say: Speaker, each: View) -> str:
    power = each["power"] if each["score"] is None else each["score"]
    called = cards.name(view, "ally", each["ally"], say)
    return say("board-worth", card=called, worth=power)


def _effect(view: View, say: Speaker, called: str, card: str) -> str:
    """Return `called`, the words for a card of a bid or an ally, followed by the card's text."""
    return f"{called}: {ability(cards.record(view, card), say)}"
