"""The rules of the Condottiere family in parts, for the reference card and as reminders."""

from collections.abc import Callable, Sequence

from engine.condottiere.agreed import with_options
from engine.condottiere.box import cards, editions
from engine.condottiere.box.editions import EDITIONS, Rules
from engine.condottiere.rules import strength
from engine.condottiere.rules.regrouping import MOST_DRAWN
from engine.game import Facts, View
from printables.agreed import seated
from printables.conditions import ANY, lines, seats_of
from printables.condottiere.emblem import effect
from printables.faces import Wanted
from printables.kit.panel import spoken
from printables.passage import Cells, Passage
from printables.speaker import Speaker

SPECIALS = (
    "winter",
    "spring",
    "drummer",
    "bishop",
    "courtesan",
    "heroine",
    "scarecrow",
    "surrender",
)


def rules_of(wanted: Wanted) -> Rules:
    """Return the rules of the requested edition under its options; raises BadOption."""
    edition = next(each for each in EDITIONS if each.id == wanted.game.id)
    return with_options(edition, wanted.options, wanted.size)


def reminder(rules: Rules, view: View, say: Speaker) -> list[Passage]:
    """Return the rules for the current phase."""
    found = [part(rules, say) for part in OF_PHASE[str(view["phase"])]]
    return [each for each in found if each.lines or each.table]


def deck_of(rules: Rules) -> dict[str, int]:
    """Return the number of copies of each card in the deck.

    In a duel, each player has such a deck.
    """
    return dict(zip(cards.CARDS, rules.own_deck or rules.deck, strict=True))


# --- before the first battle -----------------------------------------------


def setting_up(rules: Rules, say: Speaker) -> Passage:
    """Return the setup, and the rule for the length of a game."""
    parts = ("board", "favour", "holder", "rounds", "campaign")
    keys = [f"aid-setup-{part}" for part in parts]
    facts = {"value": rules.first_holder, **seated(say, rules.first_holder)}
    return Passage(say("aid-setup"), lines(say, keys, target=rules.campaign, **facts))


def duel(rules: Rules, say: Speaker) -> Passage:
    """Return the rules of the two-player duel, for a card that serves all numbers of players.

    It has no lines if the edition has no such rules.
    """
    duel = rules.duel
    if duel is None or not say("aid-duel-deck", cards=0):
        return Passage("")
    size, (wins,) = sum(duel.own_deck), duel.total.values()
    counts = deck_of(duel)
    deck = say.series(
        say("aid-of-card", card=spoken(say(f"card-{card}")), count=count)
        for card, count in counts.items()
        if count
    )
    rule = say("aid-duel", cards=size, hand=duel.full_hand, wins=wins)
    return Passage(say("aid-duel-deck", cards=size), (rule, f"{deck}."))


# --- a battle --------------------------------------------------------------


def battle(rules: Rules, say: Speaker) -> Passage:
    """Return the order of turns, and the end of a battle."""
    turns = ("lead", "turn", "passed", "free", "alone", "end")
    keys = [f"aid-battle-{part}" for part in turns]
    told = lines(say, keys, surrender=say("card-surrender"))
    return Passage(say("aid-battle"), told, is_order=True)


def worth(rules: Rules, say: Speaker) -> Passage:
    """Return the rules for the strength of a line of cards."""
    deck = deck_of(rules)
    names: Facts = {card: spoken(say(f"card-{card}")) for card in ("winter", "drummer", "spring")}
    names |= {card: say(f"card-{card}") for card in ("heroine", "courtesan")}
    parts = [part for part in ("winter", "drummer", "spring") if deck[part]]
    names |= strength.FACTS_OF_SEASONS
    for card in ("heroine", "courtesan"):
        names[f"{card}_worth"] = cards.PRINTED[cards.NUMBER[card]]
    keys = [f"aid-strength-{part}" for part in (*parts, "rest")]
    return Passage(say("aid-strength"), lines(say, keys, **names), is_order=True)


def favour(rules: Rules, say: Speaker) -> Passage:
    """Return the rule of the papal token; it has no lines if the edition has no such token."""
    if not (heading := say("aid-favour")):
        return Passage("")
    return Passage(heading, (say("aid-favour-rule", bishop=say("card-bishop")),))


def specials(rules: Rules, say: Speaker) -> Passage:
    """Return the effects of all cards but mercenaries."""
    deck = deck_of(rules)
    told = [special(card, say) for card in SPECIALS if deck[card]]
    return Passage(say("aid-cards"), tuple(told))


def special(card: str, say: Speaker) -> str:
    """Return the card's name and effect."""
    return f"<b>{spoken(say(f'card-{card}'))}.</b> {effect(card, say)}"


# --- after the battle ------------------------------------------------------


def after(rules: Rules, say: Speaker) -> Passage:
    """Return the steps after all players have passed."""
    facts = {"keeps": rules.last_seat_keeps, "most": MOST_DRAWN, **_dealt(rules)}
    keys = [f"aid-after-{part}" for part in order(rules)]
    told = lines(say, keys, times=rules.decline_limit, **facts)
    return Passage(say("aid-after"), told, is_order=True)


def order(rules: Rules) -> tuple[str, ...]:
    """Return the names of the steps after a battle, in the order that the edition uses."""
    if rules.draw_after_battle:
        return ("region", "victory", "draw", "holder", "lines")
    if rules.order[0] == "burn":
        return ("region", "victory", "lines", "hands", "round", "holder")
    return ("region", "victory", "holder", "lines", "hands", "round")


def holder(rules: Rules, say: Speaker) -> Passage:
    """Return the rule for the player who chooses the next battle site.

    If the edition has no courtesans, it depends only on the outcome of the battle.
    """
    heads = (say("aid-holder-won"), say("aid-holder-tied"))
    rest = (say("aid-holder-winner"), say("aid-holder-left"))
    table: Cells = (heads, rest)
    if deck_of(rules)["courtesan"]:
        most = say("aid-holder-most", courtesan=say("card-courtesan"))
        theirs = (most, say("aid-holder-courtesan"), say("aid-holder-courtesan"))
        table = (("", *heads), theirs, (say("aid-holder-none"), *rest))
    return Passage(say("aid-holder"), lines(say, ["aid-holder-takeover"]), table=table)


def deal(rules: Rules, say: Speaker) -> Passage:
    """Return the rules for dealing cards."""
    first = say("aid-deal-first", hand=rules.opening_hand, cards=sum(rules.own_deck))
    return Passage(say("aid-deal"), (*lines(say, ["aid-deal-rule"], **_dealt(rules)), first))


def _dealt(rules: Rules) -> Facts:
    return {"hand": rules.full_hand, "bonus": rules.cards_per_region}


# --- victory ---------------------------------------------------------------


def victory(rules: Rules, say: Speaker) -> Passage:
    """Return the rule of chains, and the regions needed to win for each number of players."""
    keys = [f"aid-victory-{part}" for part in ("duel", "chain", "count", "campaign")]
    told = lines(say, keys, wins=max(rules.total.values(), default=0), **_dealt(rules))
    parts = ("players", "adjacent", "total") if rules.total else ("players", "adjacent")
    table: list[tuple[str, ...]] = [tuple(say(f"aid-victory-{part}") for part in parts)]
    for targets, seats in _targets(rules).items():
        if seats_of(say) in (ANY, *seats):
            fewest, most = (seats_of(say) or seats[end] for end in (0, -1))
            span = say("aid-victory-range", fewest=fewest, most=most)
            players = span if fewest < most else say.number(most)
            table.append((players, *[f"<b>{say.number(target)}</b>" for target in targets]))
    return Passage(say("aid-victory"), told, table=tuple(table) if len(table) > 1 else ())


def _targets(rules: editions.Rules) -> dict[tuple[int, ...], list[int]]:
    """Return the numbers of players that share a target, by target.

    A target is (adjacent regions needed,), or (adjacent, total) if a total number of regions also
    wins.
    """
    shared: dict[tuple[int, ...], list[int]] = {}
    for seats in rules.adjacent:
        targets = (rules.adjacent[seats], *([rules.total[seats]] if rules.total else []))
        shared.setdefault(targets, []).append(seats)
    return shared


Part = Callable[[Rules, Speaker], Passage]
OF_PHASE: dict[str, Sequence[Part]] = {
    "choose": (favour, victory, holder),
    "battle": (battle, worth, specials, favour),
    "discard": (after, holder),
    "retain": (after, deal),
    "draw": (after, deal),
}
