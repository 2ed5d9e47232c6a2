"""The rules of Troyes in parts, for the reference card and as reminders at the table."""

from collections.abc import Callable, Iterator, Sequence

from engine.game import Facts
from engine.troyes.actions import MOST_DICE, OWN
from engine.troyes.agreed import Rules
from engine.troyes.box.cards import LEVELS, Cards, Character
from engine.troyes.rules.paying import price_of
from engine.troyes.telling.card_facts import facts_of_action
from printables.conditions import lines, seats_of
from printables.passage import Passage
from printables.speaker import Speaker
from printables.troyes.scene import View

CHOICES = ("activate", "cathedral", "combat", "citizen", "farm", "pass")
ROY_SHARES = (0.16, 0.66, 0.18)
EXAMPLE, DIVISOR = (3, 5, 6), 4  # dice in the example, and the divisor of a card
FEW = 2  # numbers of players with lower thresholds for characters
OTHER_OWNER = 1  # the owner of the last die
SETTING_UP, ALONE = ("start", "place"), "fan"  # steps, and a step that only solo games have
ROY_NOTES = ("price", "black", "tradesman", "cathedral", "character", "score")


def reminder(rules: Rules, view: View, say: Speaker) -> list[Passage]:
    """Return the rules for the current step at the table."""
    table = view["table"]
    if view["count"] is not None:
        return [final(rules, say)]
    step = str(table["step"])
    parts = OF_STEP.get(step, (a_round,))
    if step == "act" and table["who"] == "le_roy":
        parts = (le_roy,)
    if step in SETTING_UP and not any(each["step"] == ALONE for each in table["steps"]):
        parts = (setting_up, a_round)
    return [part(rules, say) for part in parts]


# --- before the first round ---


def setting_up(rules: Rules, say: Speaker) -> Passage:
    """Return the setup for each number of players, and the placing of the first citizens."""
    setup = rules.cards.setup
    counts = [str(seats_of(say))] if seats_of(say) else ["2", "3", "4"]
    heads = [say.number(int(count)) for count in counts]
    numbers = {
        what: [setup["players"][count][what] for count in counts]
        for what in ("citizens", "characters", "rounds")
    }
    rows = [
        (say(f"aid-setup-{what}"), *map(say.number, several))
        for what, several in numbers.items()
        if any(several)
    ]
    keys = [f"aid-setup-{part}" for part in ("takes", "cards", "place", "grey", "solo")]
    table = ((say("aid-setup-players"), *heads), *rows)
    return Passage(say("aid-setup"), lines(say, keys, **_facts_of(rules.cards)), table=table)


def _facts_of(cards: Cards) -> Facts:
    setup, solo = cards.setup, cards.solo
    return {
        "deniers": setup["deniers"],
        "influence": setup["influence"],
        "levels": LEVELS,
        "roll": solo["roll"],
        "his": solo["le_roy_places"],
        "yours": solo["player_places"],
        "grey": len(setup["players"]["2"]["neutral_spaces"]),
    }


# --- the round and the turn ------------------------------------------------


def a_round(rules: Rules, say: Speaker) -> Passage:
    """Return the steps of a round."""
    cards = rules.cards
    turn = cards.turn
    wages = {building.id: building.wage for building in cards.buildings}
    facts = {"income": turn["income"], "shortfall": turn["shortfall"], "rolled": turn["black_dice"]}
    parts = ("reveal", "income", "workforce", "events", "actions", "end")
    keys = [f"aid-round-{part}" for part in parts]
    return Passage(
        say("aid-round"), lines(say, keys, rounds=LEVELS, **facts, **wages), is_order=True
    )


def a_turn(rules: Rules, say: Speaker) -> Passage:
    """Return the actions of a turn."""
    choices = [_choice(rules, say, part) for part in CHOICES]
    return Passage(say("aid-turn", count=len(CHOICES)), tuple(choices), is_order=True)


def _choice(rules: Rules, say: Speaker, part: str) -> str:
    turn = rules.cards.turn
    waiting = {"first": turn["pass_deniers"], "later": turn["later_deniers"]}
    facts = waiting if part == "pass" else facts_of_action(rules.cards, part)
    return say(f"aid-turn-{part}", most=MOST_DICE, **facts)


def price(rules: Rules, say: Speaker) -> Passage:
    """Return the price of other players' dice."""
    prices = rules.cards.turn["price"]
    sizes = [say.number(size) for size in range(1, len(prices) + 1)]
    each = [f"<b>{say.number(one)}</b>" for one in prices]
    table = ((say("aid-price-dice"), *sizes), (say("aid-price-each"), *each))
    return Passage(say("aid-price"), (say("aid-price-note"), _example(prices, say)), table=table)


def _example(prices: Sequence[int], say: Speaker) -> str:
    """Return an example: a group with another player's die, and its use on a card."""
    facts = {
        **dict(zip(("first", "second", "third"), EXAMPLE, strict=True)),
        "cost": price_of((OWN, OWN, OTHER_OWNER), prices),
        "worth": sum(EXAMPLE),
        "divisor": DIVISOR,
        "times": sum(EXAMPLE) // DIVISOR,
    }
    return say("aid-price-example", **facts)


def influence(rules: Rules, say: Speaker) -> Passage:
    """Return the uses of influence with their costs, and its limit."""
    costs = [f"<b>{say.number(cost)}</b>: {words}" for words, cost in uses(rules, say)]
    most = say("aid-influence-most", most=rules.cards.turn["most_influence"])
    return Passage(say("aid-influence"), (*costs, most))


def uses(rules: Rules, say: Speaker) -> list[tuple[str, int]]:
    """Return the uses of influence as pairs of words and cost."""
    turn = rules.cards.turn
    kinds = ("reroll", "recruit", "flip")
    return [(say(f"aid-influence-{use}", dice=turn["flip_dice"]), turn[use]) for use in kinds]


# --- other rules -----------------------------------------------------------


def black(rules: Rules, say: Speaker) -> Passage:
    """Return the rule for countering black dice, and the penalty for black dice that are left."""
    fail = say("aid-black-fail", shortfall=rules.cards.turn["shortfall"])
    rule = _rule(rules, say, "black")
    return Passage(rule.heading, (*rule.lines, fail))


def protection(rules: Rules, say: Speaker) -> Passage:
    """Return the rule of protection from expulsion."""
    return _rule(rules, say, "protection")


def countered(rules: Rules, say: Speaker) -> Passage:
    """Return the rewards for an event with all flags filled."""
    return _rule(rules, say, "countered")


def _rule(rules: Rules, say: Speaker, part: str) -> Passage:
    words = say(f"aid-{part}-rule", each=rules.cards.turn["black_influence"])
    return Passage(say(f"aid-{part}"), (words,))


def final(rules: Rules, say: Speaker) -> Passage:
    """Return the final scoring, and the characters' thresholds."""
    cards = rules.cards
    facts = {"penalty": cards.cathedral["empty_level"], "points": cards.turn["marked_event"]}
    parts = ("events", "tradesmen", "levels", "characters")
    told = lines(say, [f"aid-final-{part}" for part in parts], **facts)
    heads = [say("aid-character-points", points=each) for each in cards.characters[0].vp]
    table = ((say("aid-character"), *heads), *_characters(rules, say))
    brackets = say("aid-character-two")
    return Passage(say("aid-final"), told, table=table, is_table_last=True, example=brackets)


def _characters(rules: Rules, say: Speaker) -> Iterator[tuple[str, ...]]:
    for each in rules.cards.characters:
        name, measure = say(f"character-{each.id}"), say(f"character-{each.id}-measure")
        yield (f"<b>{name}</b> ({measure})", *_least(say, each))


def _least(say: Speaker, each: Character) -> list[str]:
    """Return a character's thresholds, with those for one or two players in brackets.

    Equal ones are not repeated. A card for one number of players has only the thresholds for it.
    """
    if seats := seats_of(say):
        return list(map(say.number, each.thresholds_2p if seats <= FEW else each.thresholds))
    pairs = zip(each.thresholds, each.thresholds_2p, strict=True)
    return [
        say.number(many) if many == few else f"{say.number(many)} ({say.number(few)})"
        for many, few in pairs
    ]


def le_roy(rules: Rules, say: Speaker) -> Passage:
    """Return Le Roy's actions in the King's Challenge, by the sum of two dice."""
    if not (heading := say("aid-roy")):
        return Passage("")
    solo = rules.cards.solo
    head = tuple(say(f"aid-roy-{part}") for part in ("sum", "does", "dice"))
    facts: Facts = {"points": solo["points"], "instead": solo["no_character"]}
    notes = lines(say, [f"aid-roy-note-{part}" for part in ROY_NOTES], **facts)
    deeds = (head, *_deeds(rules, say))
    return Passage(heading, notes, table=deeds, shares=ROY_SHARES, example=bands(say, rules))


def bands(say: Speaker, rules: Rules) -> str:
    """Return a sentence with the levels of success, by the lead over Le Roy in points."""
    least = rules.cards.solo["bands"]
    ends = [*(low - 1 for low in least[1:]), None]
    spans = [
        say("form-from", least=low) if high is None else say("board-range", low=low, high=high)
        for low, high in zip(least, ends, strict=True)
    ]
    levels = [say("form-band", span=span, level=level) for level, span in enumerate(spans, 1)]
    return say("form-bands", levels=say.series(levels))


def _deeds(rules: Rules, say: Speaker) -> Iterator[tuple[str, ...]]:
    solo = rules.cards.solo
    rare = {"points": rules.solo_vp_2_12, "deniers": solo["prices"]["2"]}
    usual = {"points": solo["points"], "deniers": solo["prices"]["3"]}
    built = {"count": solo["cubes"], "points": solo["cube_points"]}
    rows = [
        (2, 12, say("aid-roy-points", **rare), say.number(3)),
        (3, 11, say("aid-roy-points", **usual), say.number(2)),
        (4, 10, say("aid-roy-citizen"), say.number(1)),
        (5, 9, say("aid-roy-event"), say("aid-roy-flags")),
        (6, 6, say("aid-roy-tradesman"), say.number(1)),
        (7, 7, say("aid-roy-cathedral", **built), say.number(solo["cubes"])),
        (8, 8, say("aid-roy-character"), say.number(0)),
    ]
    for low, high, words, dice in rows:
        both = say("aid-or", one=low, other=high) if low != high else say.number(low)
        yield (both, words, dice)


Part = Callable[[Rules, Speaker], Passage]
OF_STEP: dict[str, Sequence[Part]] = {  # the steps of engine/troyes/knowledge/steps.py
    "events": (a_round, protection),
    "black": (black, influence),
    "counter": (black, influence),
    "act": (a_turn, price, influence, protection, countered),
    "characters": (final,),
    "scoring": (final,),
}
