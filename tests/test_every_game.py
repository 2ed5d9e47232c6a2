"""The promises of all games, tested with every game found; no game is known by name."""

from __future__ import annotations

import json
import random
from dataclasses import fields
from importlib import import_module
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

import engine
import tests.games
from tests.tables import (
    GAMES,
    LOOKS,
    ends,
    every_game,
    moments,
    of_the_engine,
    random_moves,
    readers,
    recorded,
    seed_of,
    some_seats,
    some_value,
    spread,
    tables,
)

# --- the games found -------------------------------------------------------


def test_games_are_found_by_listing_the_folders_of_the_engine_and_of_the_tests() -> None:
    shelves = [Path(engine.__path__[0]), Path(tests.games.__path__[0])]
    folders = {path.parent for shelf in shelves for path in shelf.glob("*/__init__.py")}
    assert {Path(home.__path__[0]) for home in engine.homes().values()} == folders
    assert all(game.id == name for name, game in GAMES.items())
    assert engine.families() == {name: game.family for name, game in GAMES.items()}
    for home in engine.homes().values():
        assert tuple(import_module(f"{home.__name__}.game").GAMES) == home.IDS


def test_another_shelf_of_games_is_looked_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = tmp_path / "elsewhere"
    (shelf / "again").mkdir(parents=True)
    (shelf / "__init__.py").touch()
    (shelf / "again" / "__init__.py").write_text("IDS = ('again',)", "utf-8")
    (shelf / "again" / "game.py").write_text(ANOTHER_GAME, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(engine, "shelves", [*engine.shelves])
    engine.look_in("elsewhere")
    try:
        assert engine.games()["again"].family == "again"
        assert engine.homes()["again"].__name__ == "elsewhere.again"
    finally:
        for kept in (engine.homes, engine.load, engine.offered, engine.games):
            kept.cache_clear()


ANOTHER_GAME = """
from engine.troyes.game import Troyes


class Again(Troyes):
    id = family = "again"


GAMES = {"again": Again()}
"""


@every_game
def test_a_game_lists_what_it_is_made_of(game: Any) -> None:
    assert game.family and isinstance(game.rules_version, int)
    shared = game.shared_words
    assert engine.offered(game.id) == (game.seats, game.options, shared)
    for option in game.options:
        more = {"values", "range", "facts", "is_seat"}
        assert {"id", "default"} < set(option) <= {"id", "default"} | more
        assert all(type(number) is int for number in option.get("facts", {}).values())
        assert some_value(option, random.Random(1)) is not None
    said = game.vocabulary
    for names in (said.phases, said.events, said.actions, said.refusals, said.reasons):
        assert names and len(set(names)) == len(list(names)) and all(map(str.isascii, names))


@every_game
def test_a_games_length_and_usual_options_fit_the_game(game: Any) -> None:
    assert set(game.often_chosen) <= {option["id"] for option in game.options}
    assert len(game.often_chosen) <= 4, "few are in sight"
    if game.length is not None:
        long = game.length
        assert long.seats in game.seats and 0 < long.weeks[0] < long.weeks[1] and long.letters > 0
        assert (long.letters_with is None) == (long.weeks_with is None)
    if game.length is not None and game.length.weeks_with is not None:
        assert game.length.letters_with < game.length.letters
        assert game.length.weeks_with[0] < game.length.weeks_with[1] <= game.length.weeks[1]


@every_game
def test_a_game_warns_of_allowed_options_only_and_never_of_the_defaults(game: Any) -> None:
    assert game.warnings({}) == []
    luck, codes = random.Random(game.id), set()
    for _ in range(60):
        options = {option["id"]: some_value(option, luck) for option in game.options}
        for warning in game.warnings(options):
            assert set(warning["options"]) <= set(options)
            codes.add(warning["code"])
        assert game.to_act(game.setup(game.seats[-1], options, b"allowed"))
    assert codes == set(game.vocabulary.warnings)


@every_game
def test_an_unknown_option_is_refused_with_the_known_ones(game: Any) -> None:
    with pytest.raises(engine.BadOption) as raised:
        game.setup(game.seats[0], {"no_such_option": True}, b"seed")
    assert raised.value.data["option"] == "no_such_option"
    assert raised.value.data["takes"] == [option["id"] for option in game.options]


@every_game
def test_an_option_takes_the_values_it_lists_and_no_others(game: Any) -> None:
    for option in game.options:
        for value in option.get("values") or option["range"]:
            state = game.setup(game.seats[-1], {option["id"]: value}, b"seed")
            assert game.view(state, None)["options"][option["id"]] == value
        for value in ("flying horses", 99, None, []):
            with pytest.raises(engine.BadOption) as raised:
                game.setup(game.seats[-1], {option["id"]: value}, b"seed")
            takes = option.get("values") or option["range"]
            assert raised.value.data == {
                "code": "value_unknown",
                "option": option["id"],
                "takes": takes,
            }


# --- from the start to the end of a game -----------------------------------


@tables
def test_random_games_end_with_a_result(game: Any, seats: int) -> None:
    for number in range(6):
        for state, _, _ in random_moves(game, seats, number):
            assert game.result(state) is None
        # The same state was played on in place, so it is the last one now.
        result = game.result(state)
        assert result["winners"] == result["ranking"][0] or not result["winners"]
        assert sorted(seat for place in result["ranking"] for seat in place) == [*range(seats)]
        assert len(result["scores"]) == seats and result["reason"] in game.vocabulary.reasons
        assert game.to_act(state) == []


@tables
def test_the_same_seed_and_actions_are_the_same_game(game: Any, seats: int) -> None:
    ends = []
    for _ in range(2):
        state = game.setup(seats, {}, seed_of(1))
        for seat, action in recorded(game, seats, 1):
            game.play(state, seat, action)
        ends.append(game.to_json(state))
    assert ends[0] == ends[1] and game.result(state) is not None


@tables
def test_another_seed_is_another_game(game: Any, seats: int) -> None:
    """Compare views after the first random outcome, which occurs in the set-up or soon after."""
    states = [game.setup(seats, {}, bytes([n])) for n in range(9)]
    for state in states:
        for _ in range(30):
            if state.luck.draws or not (asked := game.to_act(state)):
                break
            game.play(state, asked[0], game.legal_actions(state, asked[0])[0])
    fallen = [state for state in states if state.luck.draws]
    assert len({json.dumps(game.view(state, 0)) for state in states}) > 1 or not fallen


@tables
def test_apply_leaves_its_state_alone_and_does_what_play_does(game: Any, seats: int) -> None:
    for state, seat, action in random_moves(game, seats, 2, spread(game, seats, 2)):
        before = game.to_json(state)
        after = game.to_json(game.apply(state, seat, action))
        assert game.to_json(state) == before
        assert game.to_json(game.play(game.from_json(before), seat, action)) == after


@tables
def test_every_move_is_counted(game: Any, seats: int) -> None:
    for turn, (state, _, _) in enumerate(random_moves(game, seats, 2)):
        assert state.turn == turn == game.view(state, None)["turn"]


# --- storage ---------------------------------------------------------------


@tables
def test_a_state_survives_json(game: Any, seats: int) -> None:
    last = 0
    for state in moments(game, seats):
        stored = game.to_json(state)
        assert json.loads(json.dumps(stored)) == stored
        back = game.from_json(json.loads(json.dumps(stored)))
        assert game.to_json(back) == stored
        for reader in readers(seats):
            assert game.view(back, reader) == game.view(state, reader)
            assert game.events(back, reader, last) == game.events(state, reader, last)
        last = state.turn


@tables
def test_a_whole_log_survives_json(game: Any, seats: int) -> None:
    for state in ends(game, seats):
        back = game.from_json(json.loads(json.dumps(game.to_json(state))))
        for reader in readers(seats):
            assert game.events(back, reader, 0) == game.events(state, reader, 0)


@tables
def test_a_state_that_forgets_its_log_is_the_one_stored_without_it(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        before = game.to_json(state)
        forgetful = game.forget(state)
        assert game.to_json(forgetful) == before | {"log": []}
        for seat in game.to_act(forgetful):
            game.play(forgetful, seat, game.timeout_action(forgetful, seat))
        assert game.to_json(state) == before


@tables
def test_play_does_not_depend_on_the_log(game: Any, seats: int) -> None:
    """The log may be stored elsewhere, so a state may be restored with a part of it, or without."""
    bare, step = game.setup(seats, {}, seed_of(0)), spread(game, seats, 0)
    for state, seat, action in random_moves(game, seats, 0):
        if state.turn % step:
            game.play(bare, seat, action)
            continue
        bare = game.from_json(game.to_json(bare) | {"log": []})
        for reader in readers(seats):
            assert game.view(bare, reader) == game.view(state, reader)
        game.play(bare, seat, action)
        whole = game.apply(state, seat, action)
        assert game.to_json(bare) | {"log": []} == game.to_json(whole) | {"log": []}
        ends_with(game.to_json(whole)["log"], game.to_json(bare)["log"])
        ends_with(game.events(whole, seat, state.turn), game.events(bare, seat, state.turn))


def ends_with(whole: list[Any], part: list[Any]) -> None:
    assert part and whole[-len(part) :] == part


@tables
def test_a_state_without_its_log_is_small(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        bare = json.dumps(game.to_json(state) | {"log": []}, separators=(",", ":"))
        assert len(bare) < 8000


@every_game
def test_bad_data_is_a_value_error(game: Any) -> None:
    state = next(moments(game, game.seats[0]))
    good = game.to_json(state)
    for bad in (None, [], {}, 3, "x", {"game": game.id}, good | {"game": "other"}):
        with pytest.raises(ValueError):
            game.from_json(bad)
    for name in good:
        for value in (None, -7, "§", [[]], {"a": []}, 10**12, [None]):
            try:
                state = game.from_json(good | {name: value})
            except ValueError as error:
                assert str(error)
            else:
                assert game.to_json(state)[name] == value


WORLDS = 12  # in which a hidden answer may be the same by chance

# --- secrets ---------------------------------------------------------------


def tell_apart(game: Any, state: Any, reader: int | None, seed: bytes) -> str | None:
    """Return the part that distinguishes the state from another world for this reader, or None."""
    other = game.reshuffle_unseen(state, reader, seed)
    if game.view(other, reader) != game.view(state, reader):
        return "view"
    if game.events(other, reader, 0) != game.events(state, reader, 0):
        return "events"
    if reader is not None and game.legal_actions(other, reader) != game.legal_actions(
        state, reader
    ):
        return "legal_actions"
    return None


@tables
def test_a_seat_cannot_distinguish_a_reshuffled_world(game: Any, seats: int) -> None:
    for state in moments(game, seats, every=7):
        for reader in readers(seats):
            assert tell_apart(game, state, reader, b"another world") is None


def kept_answers(game: Any, state: Any, seat: int, reader: int) -> set[str]:
    """Return the fields that have the hidden answer of `seat` in all worlds of another reader."""
    kept: list[set[str]] = []
    answers = game.legal_actions(state, seat)
    one, other = (game.apply(state, seat, action) for action in (answers[0], answers[-1]))
    if game.events(one, reader, 0) != game.events(other, reader, 0):
        return set()  # it was told
    for played, instead in ((one, other), (other, one)):
        stored, unlike = game.to_json(played), game.to_json(instead)
        own = {name for name in stored if stored[name] != unlike.get(name)} - {"log", "luck"}
        for number in range(WORLDS):
            world = game.to_json(game.reshuffle_unseen(played, reader, b"world %d" % number))
            own = {name for name in own if world.get(name) == stored[name]}
        kept.append(own)
    return kept[0] & kept[1]


@tables
def test_a_reshuffled_world_has_other_answers_of_seats_that_are_asked_at_once(
    game: Any, seats: int
) -> None:
    for state, _, _ in random_moves(game, seats, 0):
        seat, *others = game.to_act(state) or [None]
        if others and len(game.legal_actions(state, seat)) > 1:
            assert not kept_answers(game, state, seat, others[0])


def foretold(game: Any, state: Any, seat: int) -> list[Any]:
    """Return the predictions of a page: the numbers of moves, and the places that can be tapped."""
    some = game.offered(state, seat)[::3]
    told = [(game.gains(state, seat, each), game.build(state, seat, each)["sums"]) for each in some]
    return [told, game.targets(state, seat, "")]


@tables
def test_the_prediction_of_a_move_is_the_same_in_every_possible_world(
    game: Any, seats: int
) -> None:
    for state in moments(game, seats, every=31):
        for seat in game.to_act(state):
            other = game.reshuffle_unseen(state, seat, b"another world")
            assert foretold(game, other, seat) == foretold(game, state, seat)


@tables
def test_the_parts_of_a_plan_are_the_same_in_every_possible_world(game: Any, seats: int) -> None:
    for state in moments(game, seats, every=31):
        for seat in range(seats):
            other = game.reshuffle_unseen(state, seat, b"another world")
            seen, actions = table_ahead(game, state, seat, []), list[str]()
            assert table_ahead(game, other, seat, []) == seen
            while seen is not None:
                legal = seen["legal"]
                actions.append(legal[(7 * len(actions)) % len(legal)])
                seen = table_ahead(game, state, seat, actions)
                assert table_ahead(game, other, seat, actions) == seen


def table_ahead(game: Any, state: Any, seat: int, actions: list[str]) -> dict[str, Any] | None:
    """Return everything shown to a seat that plans, with the table after these actions."""
    table = game.ahead(state, seat, actions)
    if table is None:
        return None
    view, legal = game.view(table, seat), game.legal_actions(table, seat)
    assert seat not in game.to_act(state) and legal
    return {"view": view, "legal": legal, "foretold": foretold(game, table, seat)}


@tables
def test_looking_ahead_leaves_its_state_alone(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        before = game.to_json(state)
        for seat in range(seats):
            game.ahead(state, seat)
        assert game.to_json(state) == before


@tables
def test_a_reshuffled_world_can_be_played_to_its_end(game: Any, seats: int) -> None:
    luck = random.Random(5)
    for state in moments(game, seats, every=23):
        other = game.reshuffle_unseen(state, 0, b"play on")
        assert game.to_json(game.from_json(game.to_json(other))) == game.to_json(other)
        while acting := game.to_act(other):
            game.play(other, acting[0], luck.choice(game.legal_actions(other, acting[0])))


@tables
def test_reshuffling_leaves_its_state_alone(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        before = game.to_json(state)
        game.reshuffle_unseen(state, 0, b"another world")
        assert game.to_json(state) == before


class Leaky:
    """A game that leaks: its method `name` also returns secrets of seat 0."""

    def __init__(self, game: Any, name: str) -> None:
        self.game, self.name = game, name

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def view(self, state: Any, seat: int | None) -> Any:
        seen = self.game.view(state, seat)
        return seen | {"leak": self.game.view(state, 0)} if self.name == "view" else seen

    def events(self, state: Any, seat: int | None, since: int) -> Any:
        return self.game.events(state, 0 if self.name == "events" else seat, since)

    def legal_actions(self, state: Any, seat: int) -> Any:
        legal = self.game.legal_actions(state, seat)
        if self.name == "legal_actions":
            return [*legal, json.dumps(self.game.view(state, 0))]
        return legal


@pytest.mark.parametrize("hole", ["view", "events", "legal_actions"])
@every_game
def test_a_planted_leak_is_caught(game: Any, hole: str) -> None:
    leaky, leaks = Leaky(game, hole), False
    two = some_seats(game, 2)  # a solo game has no secrets
    # Secrets may come later: a hand is dealt, or all hands are alike until answers differ.
    for state in islice(moments(game, two, every=1), LOOKS // 4 if two > 1 else 0):
        assert tell_apart(game, state, 1, b"sound") is None
        if hole in {tell_apart(leaky, state, 1, bytes([number])) for number in range(5)}:
            return
        leaks |= leaked(game, hole, state, 0) != leaked(game, hole, state, None)
    assert not leaks  # an open game has nothing to leak


def leaked(game: Any, hole: str, state: Any, reader: int | None) -> Any:
    """Return the secrets that a leaky game would reveal about this reader."""
    if hole == "events":
        return game.events(state, reader, 0)
    return game.view(state, reader) | {"seat": None}


def test_the_leak_test_notices_a_leak_in_every_game_with_secrets() -> None:
    secretive = set()
    for game in of_the_engine():
        states = [*islice(moments(game, max(2, game.seats[0])), 2)]
        holes = ["view"] if any(hides_something(game, state) for state in states) else []
        if any(not game.log.may_know(entry, None) for at in states for entry in at.log):
            holes.append("events")
        for hole in holes:
            assert any(leaked(game, hole, at, 0) != leaked(game, hole, at, None) for at in states)
            secretive.add((game.id, hole))
    assert len(secretive) >= 10  # the games of the boxes, with both holes


def hides_something(game: Any, state: Any) -> bool:
    """True if another world of the first seat differs in more than its luck."""
    other = game.reshuffle_unseen(state, 0, b"another world")
    names = [field.name for field in fields(state) if field.name != "luck"]
    return any(getattr(state, name) != getattr(other, name) for name in names)


@every_game
def test_a_bot_answers_any_part_of_the_legal_actions(game: Any) -> None:
    """Letters ask a bot repeatedly for the likeliest moves, each time without those found so far.

    A bot may return an action that is not in the list; the caller then takes the first of the list.
    """
    if game.bot is None:
        return
    luck = random.Random(game.id)
    for state in moments(game, some_seats(game), every=1):
        for seat in game.to_act(state):
            view, legal = game.view(state, seat), game.legal_actions(state, seat)
            for size in {1, 2, min(4, len(legal)), len(legal)} & {*range(len(legal) + 1)}:
                for left in (legal[:size], legal[-size:], luck.sample(legal, size)):
                    assert isinstance(game.bot(view, left, b"left"), str)


# --- legal actions ---------------------------------------------------------


@tables
def test_only_seats_that_are_to_act_may_do_anything(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        for seat in range(seats):
            assert bool(game.legal_actions(state, seat)) == (seat in game.to_act(state))
        assert game.legal_actions(state, None) == []


@tables
def test_a_legal_action_is_a_short_line_that_describes_itself(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        for action in game.legal_actions(state, game.to_act(state)[0]):
            assert action.isascii() and action == " ".join(action.split()) and len(action) < 80
            for facts in (game.describe(action), game.describe(action, state)):
                assert facts["kind"] in game.vocabulary.actions and facts["group"]
            assert game.refusal(state, game.to_act(state)[0], action) is None


@tables
def test_an_illegal_action_is_refused_and_changes_nothing(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        before = game.to_json(state)
        acting = game.to_act(state)[0]
        action = game.legal_actions(state, acting)[0]
        bystanders = [seat for seat in range(seats) if seat not in game.to_act(state)]
        tries = [(acting, "no such thing"), (acting, ""), (seats, action), (None, action)]
        for seat, text in [*tries, *((seat, action) for seat in bystanders)]:
            refusal = game.refusal(state, seat, text)
            assert refusal["code"] in game.vocabulary.refusals
            with pytest.raises(engine.IllegalAction) as raised:
                game.apply(state, seat, text)
            assert raised.value.refusal == refusal
        assert game.to_json(state) == before


@tables
def test_a_seat_with_one_choice_is_asked_anyway_only_when_it_is_to_act(
    game: Any, seats: int
) -> None:
    for state in moments(game, seats):
        for seat in range(seats):
            assert seat in game.to_act(state) or not game.asks_anyway(state, seat)


@tables
def test_the_default_action_is_always_legal_and_always_the_same(game: Any, seats: int) -> None:
    for state in moments(game, seats, every=3):
        for seat in game.to_act(state):
            before = game.to_json(state)
            action = game.timeout_action(state, seat)
            assert action in game.legal_actions(state, seat)
            assert action == game.timeout_action(state, seat)
            assert game.to_json(state) == before


# --- actions out of turn, and word by word ---------------------------------


@tables
def test_an_action_may_be_built_word_by_word(game: Any, seats: int) -> None:
    for state in moments(game, seats, every=31):
        for seat in game.to_act(state):
            for action in game.legal_actions(state, seat)[::3]:
                words = action.split()
                for place, word in enumerate(words):
                    assert word in game.choices(state, seat, " ".join(words[:place]))


@tables
def test_a_partial_action_states_its_words_and_the_next_ones(game: Any, seats: int) -> None:
    for state in moments(game, seats, every=31):
        for seat in range(seats):
            prefix: list[str] = []
            while following := game.choices(state, seat, " ".join(prefix)):
                built = game.build(state, seat, " ".join(prefix))
                assert list(built["next"]) == following
                assert len(built["said"]) == len(prefix)
                kinds = {facts["kind"] for facts in [*built["said"], *built["next"].values()]}
                assert kinds <= set(game.vocabulary.words)
                assert built["question"] in game.vocabulary.questions
                assert {facts["kind"] for facts in built["sums"]} <= set(game.vocabulary.sums)
                prefix.append(following[len(prefix) % len(following)])
            if prefix and prefix[0] not in game.asides(state, seat):
                # Some words may come in any order, and the notation has a canonical one.
                line = game.canonical(" ".join(prefix))
                assert game.refusal(state, seat, line) is None


@tables
def test_actions_without_a_button_can_be_built(game: Any, seats: int) -> None:
    for state in moments(game, seats, every=31):
        for seat in game.to_act(state):
            legal, offered = game.legal_actions(state, seat), game.offered(state, seat)
            assert offered
            assert set(offered) <= set(legal)
            hidden = {action.split()[0] for action in set(legal) - set(offered)}
            assert hidden <= set(game.built(state, seat)) <= set(game.choices(state, seat, ""))
            assert set(game.built(state, seat)) <= set(game.vocabulary.verbs)


@tables
def test_every_tapped_place_leads_to_a_move(game: Any, seats: int) -> None:
    for state in moments(game, seats, every=31):
        for seat in game.to_act(state):
            prefix = ""
            while targets := game.targets(state, seat, prefix):
                lines = list(targets)
                assert all(game.canonical(line) == line for line in lines)
                prefix = lines[len(prefix) % len(lines)]
                ends = game.refusal(state, seat, prefix) is None
                assert ends or game.choices(state, seat, prefix)
                if ends:
                    break


@tables
def test_an_aside_may_be_begun_by_a_seat_that_is_not_asked(game: Any, seats: int) -> None:
    for state in moments(game, seats, every=31):
        listed = {action.split()[0] for action in game.legal_actions(state, 0)}
        assert set(game.choices(state, 0, "")) == listed | set(game.asides(state, 0))
        assert game.asides(state, None) == []


# --- events ----------------------------------------------------------------


@tables
def test_events_are_only_ever_added_and_carry_the_turn_that_caused_them(
    game: Any, seats: int
) -> None:
    told: dict[int | None, list[dict[str, Any]]] = {reader: [] for reader in readers(seats)}
    for state, seat, action in random_moves(game, seats, 1, spread(game, seats, 1)):
        after = game.apply(state, seat, action)
        for reader, before in told.items():
            now = game.events(after, reader, 0)
            assert now[: len(before)] == before or not before
            new = game.events(after, reader, state.turn)
            assert [event for event in now if event["turn"] >= state.turn] == new
            told[reader] = now
        assert {event["turn"] for event in told[None]} <= set(range(after.turn))
        assert any(event["turn"] == state.turn for event in told[seat])
    turns = [event["turn"] for event in told[None]]
    assert turns == sorted(turns)
    assert json.loads(json.dumps(told[0])) == told[0]


@tables
def test_stored_entries_give_the_same_events_as_the_state_that_logged_them(
    game: Any, seats: int
) -> None:
    *_, (state, _, _) = random_moves(game, seats, 3)
    bare, stored = game.forget(state), json.loads(json.dumps(state.log))
    step = spread(game, seats, 3, LOOKS // 4)
    for reader in readers(seats):
        assert game.told(bare, reader, stored) == game.events(state, reader, 0)
        by_turn = [game.told(bare, reader, moves) for _, moves in groupby(stored, itemgetter(0))]
        whole = [event for events in by_turn for event in events]
        for since in range(0, state.turn + 1, step):
            later = game.told(bare, reader, [entry for entry in stored if entry[0] >= since])
            assert later == game.events(state, reader, since)
            assert later == [event for event in whole if event["turn"] >= since]


@tables
def test_a_seat_is_told_everything_that_a_spectator_is_told(game: Any, seats: int) -> None:
    for state in ends(game, seats):
        public = game.events(state, None, 0)
        known = {*map(repr, public)}
        for seat in range(seats):
            told = game.events(state, seat, 0)
            assert [event for event in told if repr(event) in known] == public


@tables
def test_a_seat_sees_everything_that_a_spectator_sees(game: Any, seats: int) -> None:
    """A move that reveals something to spectators reveals it to its mover (engine/revealed.py)."""
    for state in moments(game, seats):
        public = game.view(state, None)
        for seat in range(seats):
            assert lacking(public, game.view(state, seat)) == []


def lacking(public: Any, own: Any, at: str = "") -> list[str]:
    """Return the places at which a spectator sees something else than a seat, or more."""
    if public is None or public == own:
        return []
    if isinstance(public, list) and isinstance(own, list) and all(each in own for each in public):
        return []  # the cards that a seat knows are those that all know, and more
    if isinstance(public, dict) and isinstance(own, dict):
        pairs = [(public[name], own.get(name), f"{at}.{name}") for name in public]
    elif isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        pairs = [
            (*pair, f"{at}.{place}") for place, pair in enumerate(zip(public, own, strict=True))
        ]
    else:
        return [at]
    return [place for pair in pairs for place in lacking(*pair)]


@tables
def test_every_event_is_of_a_kind_that_the_game_names(game: Any, seats: int) -> None:
    for state in ends(game, seats):
        for reader in readers(seats):
            kinds = {event["kind"] for event in game.events(state, reader, 0)}
            assert kinds <= set(game.vocabulary.events)
