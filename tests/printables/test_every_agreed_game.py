"""Sheets, reminders and lists of options in thousands of agreed games say only true sentences.

The games are every edition for every number of players: with each value of each option, and with
random values of several options.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any

import pytest

import engine
import printables
from printables.agreed import key_of, worded
from printables.conditions import ANY, values_of
from printables.form import words_of
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.views import options as option_lists
from tests.fluent_files import book, texts

Choice = dict[str, Any]

GAMES = ("condottiere-3e", "condottiere-1e", "rakab", "troyes", "btwixt")
RANDOM, LEAST = 90, 2_000  # random choices for a game and size; choices for all of them together
MOST = 9  # options in a random choice
NUMBERS = {"campaign": (20,), "first_holder": (1, 2), "start_player": (1,), "decline_limit": (2, 3)}
STEPS = ("reveal", "events", "counter", "act", "scoring")  # of Troyes at the table
SHORT = 8  # letters that may be in any text
BY_SHEETS_ALONE = {"aid-events-rule", "aid-strength-note", "form-bands"}  # drawn, in no twin

# NEEDS: options that matter only with another one. SIZES: numbers of players for which one does.
NEEDS = {
    "campaign_holder": "campaign",
    "hidden_flip": "hidden_cards",
    "leader_cards_use": "leader_mode",
    "resistance_pick": "bonus_cards",
    "takeover_count": "takeover",
    "takeover_tie_holder": "takeover",
}
SIZES = {
    ("rakab", "duel_discards"): (ANY, 2),
    ("rakab", "larger_empires"): (ANY, 3, 4, 5, 6),
    ("rakab", "skip_sites"): (ANY, 2),
    ("rakab", "strict_borders"): (ANY, 3, 4, 5, 6),
    ("troyes", "final_tie"): (ANY, 2, 3, 4),
    ("troyes", "interruption_spares_le_roy"): (ANY, 1),
    ("troyes", "le_roy_shares"): (ANY, 1),
    ("troyes", "neutral_counts_in_event_ranking"): (ANY, 2, 3, 4),
    ("troyes", "player_counters_rest"): (ANY, 1),
    ("troyes", "solo_vp_2_12"): (ANY, 1),
    ("troyes", "start_player"): (ANY, 2, 3, 4),
    ("troyes", "tithing_free_from_neutral"): (ANY, 2, 3, 4),
}

# Words of cards and rules that are not in play: editions, the case, and the words.
Case = Callable[[int, Choice], object]
NOT_IN_PLAY: list[tuple[str, Case, tuple[str, ...]]] = [
    ("troyes", lambda seats, o: seats > 1, ("Le Roy",)),
    ("troyes", lambda seats, o: seats == 1, ("With two players", "citizens take the spaces")),
    ("troyes", lambda seats, o: not o.get("bonus_cards"), ("Prior", "Baker", "Banquet")),
    ("troyes", lambda seats, o: not o.get("bonus_cards"), ("Resistance",)),
    ("rakab", lambda seats, o: seats == 2, ("Lioness", "Peace", "connected", "new deal")),
    (
        "rakab",
        lambda seats, o: seats > 2,
        ("own deck", "wo players", "Win 3 battles"),
    ),
    ("condottiere-1e", lambda seats, o: True, ("Courtesan", "Spring", "Favour of the Pope")),
    ("condottiere", lambda seats, o: not o.get("takeover"), ("another player’s", "somebody’s reg")),
    ("condottiere", lambda seats, o: not o.get("campaign"), ("ampaign",)),
    ("condottiere", lambda seats, o: not o.get("draw_after_battle"), ("draw up to", "are drawn")),
    ("condottiere", lambda seats, o: o.get("draw_after_battle"), ("new deal", "whole hand")),
    ("condottiere", lambda seats, o: not o.get("hidden_cards"), ("face down", "turned up")),
    ("rakab", lambda seats, o: not o.get("hidden_cards"), ("face down", "turned up")),
    ("condottiere", lambda seats, o: o.get("simultaneous_discards"), ("Nobody is asked",)),
    ("rakab", lambda seats, o: o.get("simultaneous_discards"), ("Nobody is asked",)),
    ("rakab", lambda seats, o: "spring_bonus" in o, ("it is worth 32", "gains 3, once")),
    ("troyes", lambda seats, o: seats > 1 and o.get("procession_pays_most"), ("a tie at Proc",)),
    ("troyes", lambda seats, o: seats == 1 or "final_tie" in o, ("is a shared victory",)),
    ("btwixt", lambda seats, o: o.get("season_refresh") == "add10", ("of each season",)),
    ("btwixt", lambda seats, o: "leader_mode" not in o, ("of their own.", "own cards")),
]

# Sentences that an option makes untrue, and those that it makes true.
UNTRUE: list[tuple[str, Choice, str, str]] = [
    ("condottiere", {"takeover": True}, "placed it on a free region and", "another player’s"),
    ("condottiere", {"takeover": True}, "On a tie nobody does", "stays as it was"),
    ("condottiere", {"takeover": True}, "left to fight for", ""),
    (
        "condottiere-3e",
        {"takeover": True, "takeover_count": False},
        "most regions win",
        "you play on",
    ),
    ("condottiere-3e", {"takeover": True}, "It goes to a free region", "It goes to any region"),
    (
        "condottiere-3e",
        {"takeover": True, "takeover_tie_holder": "defender"},
        "most Courtesans decide",
        "has no winner, its owner becomes",
    ),
    ("condottiere-3e", {"papal_on_contested": True}, "other than the present", "even the present"),
    ("condottiere-3e", {"draw_after_battle": True}, "no set number of rounds", "cards are drawn"),
    (
        "condottiere-3e",
        {"hidden_cards": True, "hidden_flip": "before_effect"},
        "after the effect of the new card",
        "before the effect of the new card",
    ),
    ("condottiere-3e", {"hidden_cards": True}, "", "No Bishop or Scarecrow reaches"),
    ("condottiere", {"first_holder": 2}, "youngest", "Player 2, counted"),
    ("rakab", {"first_holder": 2}, "youngest", "Player 2, counted"),
    ("condottiere", {"campaign": 20}, "", "a campaign to 20 points"),
    ("condottiere-1e", {"decline_limit": 2}, "come all the way round, the", "come round 2 times"),
    ("rakab", {"spring_bonus": "per_card"}, "gains 3, once", "each soldier with the highest"),
    ("troyes", {"wage_shortfall": "block"}, "you pay all you have and lose 2", "rolls no die"),
    ("troyes", {"black_dice_cap": "none"}, "6 at most", "every black die that they bring"),
    ("troyes", {"must_use_influence_to_counter": True}, "", "first use influence"),
    ("troyes", {"partial_activation_allowed": False}, "", "as often as the dice allow"),
    ("troyes", {"pass_after_influence_allowed": False}, "", "you may not pass"),
    ("troyes", {"tithing_free_from_neutral": False}, "", "neutral district are never free"),
    (
        "troyes",
        {"conversion_cards_may_place_citizens": True},
        "No other die joins it. Not for placing",
        "It may place a citizen, too",
    ),
    (
        "troyes",
        {"militia_may_place_in_palace": False},
        "",
        "Their numbers stay. Not for placing a citizen",
    ),
    ("troyes", {"row_entry": "always_push_from_left"}, "A full row is pushed on", "always enters"),
    ("troyes", {"marauding_taken": True}, "Marauding stays", "Marauding counts as an event"),
    (
        "troyes",
        {"procession_joust_tie_pays_all": False},
        "who tie with you gain the same",
        "who tie with you gain nothing",
    ),
    ("troyes", {"procession_pays_most": True}, "", "Every player with the most dice left"),
    ("troyes", {"joust_needs_red_die": True}, "even if no red die is left", ""),
    ("troyes", {"event_row_entry": "push_all"}, "up to the first gap", "pushes everybody on by"),
    ("btwixt", {"leader_mode": "advanced"}, "", "4 cards of their own"),
    ("btwixt", {"first_player": "chosen"}, "betrayed most recently", "host says who goes first"),
    ("btwixt", {"season_refresh": "refill"}, "shuffled together and", "filled up to 10"),
    ("btwixt", {"season_refresh": "add10"}, "shuffled together and", "dealt 10 more"),
]


@pytest.fixture(params=GAMES, scope="module")
def game_id(request: pytest.FixtureRequest) -> str:
    """Return the id of each game in turn; all tests of a game follow each other."""
    return str(request.param)


def values(option: Any) -> list[Any]:
    """Return the values of an option other than the default."""
    named = NUMBERS[option["id"]] if "range" in option else option["values"]
    return [value for value in named if value != option["default"]]


@cache
def choices(game_id: str) -> list[tuple[int, Choice]]:
    """Return an edition's agreed games, each as its number of players and its chosen options."""
    game, luck = engine.load(game_id), random.Random(game_id)
    every = [(option["id"], value) for option in game.options for value in values(option)]
    found: list[tuple[int, Choice]] = []
    for seats in (ANY, *game.seats):
        several = [
            luck.sample(every, luck.randint(2, min(MOST, len(every)))) for _ in range(RANDOM)
        ]
        named = [{}, *({name: value} for name, value in every), *map(dict, several)]
        found += [(seats, options) for options in named if is_accepted(game, seats, options)]
    return found


def is_accepted(game: Any, seats: int, options: Choice) -> bool:
    try:
        game.setup(seats or game.seats[-1], options, bytes(32))
    except engine.BadOption:
        return False
    return True


@lru_cache(maxsize=2 * 700)  # of one game in English and in the language of its turn
def told(game_id: str, at: int, language: str) -> dict[str, str]:
    """Return the texts about the game number `at` of `choices`, by sheet or page."""
    game, say = engine.load(game_id), speaker(language, game_id)
    seats, options = choices(game_id)[at]
    wanted = printables.Wanted(game, say, "a4", options, seats or None)
    found = {}
    for sheet in ("aid", "score", "rulings", "tokens"):
        twin = printables.sheet(game, sheet).twin
        assert twin is not None
        found[sheet] = "\n".join(words_of(twin(wanted)))
    if not options and seats == ANY:
        found["rulings"] = ""  # it has all questions, as nothing is agreed
    found["moments"] = "\n".join(reminders(game, seats, options, say))
    listed = option_lists.chosen(say, game, options, seats)
    about = printables.agreed_speaker(game, say, options, seats)(f"game-about-{game_id}")
    found["about"] = about  # in an invitation
    found["options"] = "\n".join(f"{each.name}. {each.about}" for each in listed)
    return {place: plain(text) for place, text in found.items()}


def plain(text: str) -> str:
    return unmarked(text).replace("\u00a0", " ")


def reminders(game: Any, seats: int, options: Choice, say: Any) -> Iterator[str]:
    """Yield the rules for each phase or step, as a table shows them."""
    rules = game.agreed(options, seats)
    at_table = [{"count": None, "table": {"step": step, "who": 0, "steps": []}} for step in STEPS]
    phases = {
        "btwixt": ("first", "reveal", "play", "ally", "token", "tokens"),
        "condottiere": ("choose", "battle", "discard", "retain", "draw"),
    }
    told_at = [{"phase": phase} for phase in phases.get(game.family, ())] or at_table
    for view in told_at:
        for part in printables.reminder(game, rules, view, say, seats):
            yield from (*part.lines, part.example)


def test_the_agreed_games_are_thousands() -> None:
    assert sum(len(choices(game_id)) for game_id in GAMES) >= LEAST


# --- conditions ------------------------------------------------------------


@cache
def marks(game_id: str, language: str) -> dict[str, str]:
    """Map the key of each conditional sentence to a part of it that no other message contains."""
    parts = {}
    for key, entry in book(language, game_id).items():
        whole = plain(texts(entry)[0]) if texts(entry) else ""
        parts[key] = [part.strip() for part in whole.split("□")]
    keys = {each.key for each in sentences(game_id)} & parts.keys()
    longest = {key: max(parts[key], key=len) for key in keys}
    every = [(key, part) for key, several in parts.items() for part in several]
    return {
        key: mark
        for key, mark in longest.items()
        if len(mark) > SHORT and not any(mark in part for other, part in every if other != key)
    }


@cache
def sentences(game_id: str) -> list[Any]:
    """Return the sentences of a game that hold only with some values of its options."""
    conditions = printables.conditions_of(engine.load(game_id))
    return [each for several in conditions.values() for each in several]


def test_no_sentence_is_said_where_its_condition_is_false(game_id: str) -> None:
    game, said, true_once = engine.load(game_id), set[str](), set[str]()
    for at, (seats, options) in enumerate(choices(game_id)):
        language = LANGUAGES[at % len(LANGUAGES)]
        agreed = values_of(game, options, seats)
        true = {each.key for each in sentences(game_id) if each.holds(agreed)}
        true_once |= true
        places = told(game_id, at, language)
        for key, mark in marks(game_id, language).items():
            here = [place for place, text in places.items() if mark in text]
            assert key in true or not here, (key, seats, options, here)
            said |= {key} if here else set()
    known = {key for key in true_once & marks(game_id, "en").keys() if not key.startswith("option")}
    assert known - said <= BY_SHEETS_ALONE


# --- options ---------------------------------------------------------------


def matters(game: Any, option: str, seats: int, options: Choice) -> bool:
    """True if an option can make a difference in a game with these seats and options."""
    if option in ("asked_discards", "simultaneous_discards"):
        if game.id == "rakab":
            return seats != 2 or "duel_discards" in options
        return "draw_after_battle" not in options
    nobody_shares = "procession_joust_tie_pays_all" in options
    if option == "le_roy_shares" and nobody_shares and "procession_pays_most" not in options:
        return False
    sizes = SIZES.get((game.id, option), (seats,))
    return seats in sizes and (option not in NEEDS or NEEDS[option] in options)


def test_each_option_that_can_matter_is_said_and_no_other(game_id: str) -> None:
    game = engine.load(game_id)
    for at, (seats, options) in enumerate(choices(game_id)):
        language = LANGUAGES[at % len(LANGUAGES)]
        places, say = told(game_id, at, language), speaker(language, game_id)
        for option in game.options:
            name, value = option["id"], options.get(option["id"], option["default"])
            if value == option["default"]:
                continue
            agreed = printables.agreed_speaker(game, say, options, seats)
            line = plain(worded(say, option, value)[0])
            rule = plain(worded(agreed, option, value)[1])
            heading = plain(say(key_of(option))) if isinstance(value, str) else line
            assert rule
            is_told = matters(game, name, seats, options)
            about = (name, seats, options)
            assert (f"<b>{heading}.</b> {rule}" in places["aid"]) == is_told, about
            assert (f"{line}. " in places["options"]) == is_told, about
            assert not is_told or name == "campaign" or rule in places["options"], about


# --- words known to be wrong -----------------------------------------------


def test_no_card_or_rule_is_named_that_is_not_in_play(game_id: str) -> None:
    cases = [(case, words) for game, case, words in NOT_IN_PLAY if game_id.startswith(game)]
    assert cases
    for at, (seats, options) in enumerate(choices(game_id)):
        text = "\n".join(told(game_id, at, "en").values())
        for case, words in cases:
            named = [word for word in words if case(seats, options) and word in text]
            assert not named, (named, seats, options)


def test_the_card_says_the_opposite_where_an_option_is_chosen(game_id: str) -> None:
    cases = [case for case in UNTRUE if game_id.startswith(case[0])]
    assert cases
    for at, (seats, options) in enumerate(choices(game_id)):
        card = told(game_id, at, "en")["aid"]
        for _, wanted, untrue, true in cases:
            if wanted.items() <= options.items():
                assert not untrue or untrue not in card, (untrue, seats, options)
            if options == wanted and seats in (ANY, 3):
                assert true in card, (true, seats, options)
            if seats == ANY and options == dict([*wanted.items()][:-1]):
                assert untrue in card and not (true and true in card), (untrue, true)
