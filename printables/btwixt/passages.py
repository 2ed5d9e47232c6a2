"""The rules of B'Twixt in parts, for the reference card and as reminders at the table."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from engine.btwixt.agreed import Agreed
from engine.btwixt.box.cards import TRACKS
from engine.btwixt.box.printed import CARDS_OF_A_LEADER, HAND_SIZE
from engine.game import View
from printables.conditions import ANY, lines, seats_of
from printables.passage import Passage
from printables.speaker import Speaker


def reminder(rules: Agreed, view: View, say: Speaker) -> list[Passage]:
    """Return the rules for the current phase."""
    return [part(rules, say) for part in OF_PHASE[str(view["phase"])]]


def setting_up(rules: Agreed, say: Speaker) -> Passage:
    """Return the setup."""
    parts = ("decks", "leaders", "track", "first")
    keys = [f"aid-setup-{part}" for part in parts]
    told = lines(say, keys, count=HAND_SIZE, own=CARDS_OF_A_LEADER)
    return Passage(say("aid-setup"), told)


def a_round(rules: Agreed, say: Speaker) -> Passage:
    """Return the steps of a round."""
    parts = ("reveal", "play", "recruit", "place", "cleanup", "first", "advance")
    return _steps(say, "round", parts)


def turn(rules: Agreed, say: Speaker) -> Passage:
    """Return the choices of a turn."""
    keys = [f"aid-turn-{part}" for part in ("play", "kneel", "forced", "locked")]
    return Passage(say("aid-turn"), lines(say, keys))


def total(rules: Agreed, say: Speaker) -> Passage:
    """Return the rules for the total of a bid, and for ties."""
    return _steps(say, "total", ("value", "bounds", "sum", "tie"))


def seasons(rules: Agreed, say: Speaker, players: int = ANY) -> Passage:
    """Return a table of seasons and rounds for each number of players, and the deal of cards.

    `players` limits the table to one number of players.
    """
    dealt = lines(say, ["aid-refresh"], count=HAND_SIZE)
    return Passage(say("aid-seasons"), dealt, table=tuple(_seasons(say, players)))


def _seasons(say: Speaker, players: int) -> Iterator[tuple[str, ...]]:
    yield tuple(say(f"aid-seasons-{part}") for part in ("players", "seasons", "rounds", "all"))
    known = seats_of(say) if players == ANY else players
    for seats, track in TRACKS.items() if known == ANY else [(known, TRACKS[known])]:
        names = say.join([say(f"season-{season}") for season in track.seasons])
        whole = say.number(track.rounds * len(track.seasons))
        many = say.number(track.rounds)
        yield (f"<b>{say.number(seats)}</b>", names, many, f"<b>{whole}</b>")


def allies(rules: Agreed, say: Speaker) -> Passage:
    """Return the timing of allies' abilities, and the values of tokens."""
    counts = sorted(Counter(rules.box.tokens).items())
    tokens = say.join([say("aid-token", value=value, count=count) for value, count in counts])
    return Passage(say("aid-allies"), (say("aid-allies-when"), say("aid-tokens", tokens=tokens)))


def the_end(rules: Agreed, say: Speaker) -> Passage:
    """Return the comparisons that decide the victory, in order."""
    return _steps(say, "end", ("small", "large", "allies", "shared"))


def _steps(say: Speaker, name: str, parts: Sequence[str]) -> Passage:
    keys = [f"aid-{name}-{part}" for part in parts]
    return Passage(say(f"aid-{name}"), lines(say, keys), is_order=True)


Part = Callable[[Agreed, Speaker], Passage]
OF_PHASE: dict[str, Sequence[Part]] = {
    "first": (a_round, seasons),
    "reveal": (a_round, seasons),
    "play": (turn, total),
    "ally": (allies, a_round),
    "token": (allies, a_round),
    "tokens": (the_end,),
}
