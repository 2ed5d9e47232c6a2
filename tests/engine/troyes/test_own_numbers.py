"""Printed numbers of cards, entered at a table when the cards are turned up."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from engine import table
from engine.table import Refused, Table
from engine.troyes.agreed import with_options
from engine.troyes.box.cards import PRINTED
from engine.troyes.box.owner_data import changes_of
from engine.troyes.knowledge.own_numbers import fields_of, file_of
from tests.engine.troyes.positions import GAME
from tests.engine.troyes.test_table import RULES, held_by, kept


@cache
def asked_about(what: str) -> Table[Any]:
    """Return a table of two at a question, after something was told in the same step."""
    game, at = kept(2, 0), table.opened(RULES, 2, {})
    for entry in game.table.entries:
        at = table.entered(at, entry.author, entry.line)
        if at.at.need is not None and at.at.need.what == what and new_cards(at):
            return at
    raise AssertionError(what)


def new_cards(at: Table[Any]) -> list[str]:
    return [each["card"] for each in RULES.view(at.at)["unprinted"] if each["is_new"]]


def activity(at: Table[Any], card: str) -> dict[str, Any]:
    [found] = [each for each in RULES.view(at.at)["activities"] if each["card"] == card]
    return dict(found)


def refused(at: Table[Any], line: str) -> dict[str, Any]:
    with pytest.raises(Refused) as why:
        table.entered(at, 0, line)
    return dict(why.value.refusal)


def test_the_numbers_of_a_card_are_asked_for_when_it_is_turned_up() -> None:
    at = asked_about("activity")
    [card] = new_cards(at)
    fields = RULES.view(at.at)["unprinted"][-1]["fields"]
    names = [(each["name"], each["place"]) for each in fields]
    assert names == [("hire_cost", None), ("divisor", None), ("vp_spaces", 1), ("vp_spaces", 2)]
    need = at.at.need
    after = table.entered(at, 0, f"numbers {card} 7 2 5 0")
    assert after.at.need == need and new_cards(after) == []
    shown = activity(after, card)
    assert (shown["hire_cost"], shown["divisor"], shown["house"]) == (7, 2, [])
    assert [space["points"] for space in shown["spaces"]] == [5, 0]
    assert activity(table.entered(after, 1, f"undo {after.number}"), card) == activity(at, card)


def test_cards_that_lie_face_down_are_not_shown_before_they_are_told() -> None:
    at = asked_about("activity")
    shown = [each["card"] for each in RULES.view(at.at)["activities"] if each["card"]]
    assert shown == new_cards(at)


def test_a_table_that_does_not_want_to_be_asked_is_not() -> None:
    at = asked_about("event_card")
    [card] = new_cards(at)
    after = table.entered(at, 0, f"numbers {card}")
    assert new_cards(after) == []
    assert card in [each["card"] for each in RULES.view(after.at)["unprinted"]]
    assert RULES.facts(after.at, f"numbers {card}")["kind"] == "numbers_skipped"


def test_entered_numbers_are_an_owners_file() -> None:
    at = asked_about("activity")
    [card] = new_cards(at)
    assert RULES.data_file(at.at) == ""
    after = table.entered(at, 0, f"numbers {card} 7 2 5 0")
    file = RULES.data_file(after.at)
    assert changes_of(file) == dict(after.at.options)["data"]
    other = table.opened(RULES, 2, {"data": file})
    for entry in at.entries:
        other = table.entered(other, entry.author, entry.line)
    assert activity(other, card) == activity(after, card) and new_cards(other) == []
    assert RULES.data_file(other.at) == file


def changed_by(**given: Any) -> str:
    """Return the changes in a file of an owner, in their stored form."""
    return json.dumps(given, separators=(",", ":"), sort_keys=True)


def test_a_data_file_is_read_as_it_was_written() -> None:
    rows = [dict(row) for row in PRINTED["board"]["bishopric"]["rows"]]
    rows[0]["dice"], rows[1]["dice"] = rows[1]["dice"], rows[0]["dice"]
    turned = {"board.bishopric.house": [], "board.bishopric.rows": rows}
    confirmed: dict[str, Any] = {"activity.merchant.house": []}
    for given in (turned, confirmed, {"activity.merchant.hire_cost": 7}):
        rules = with_options({"data": changed_by(**given)})
        assert with_options({"data": file_of(rules)}).data == rules.data != ""


def test_only_numbers_that_an_owners_file_lacks_are_asked_for() -> None:
    at = asked_about("activity")
    [card] = new_cards(at)
    given = {f"activity.{card}.hire_cost": 7, f"activity.{card}.house": ["divisor"]}
    other = table.opened(RULES, 2, {"data": changed_by(**given)})
    for entry in at.entries:
        other = table.entered(other, entry.author, entry.line)
    fields = RULES.view(other.at)["unprinted"][-1]["fields"]
    assert [each["name"] for each in fields] == ["divisor"] and new_cards(other) == [card]
    after = table.entered(other, 0, f"numbers {card} 2")
    shown = activity(after, card)
    assert (shown["hire_cost"], shown["divisor"], shown["house"]) == (7, 2, [])


def test_a_game_goes_on_by_mail_with_the_entered_numbers() -> None:
    at = kept(2, 0, 12).table
    card = next(each["card"] for each in RULES.view(at.at)["activities"] if each["card"])
    values = " ".join(str(each["least"]) for each in fields_of(card))
    after = table.entered(at, 0, f"numbers {card} {values}")
    ids = [each.id for each in after.at.state.rules.cards.characters]
    held = held_by(after.at.state)
    assert all(name in ids for names in held.values() for name in names)
    state = GAME.from_json(RULES.by_mail(after.at, held, b"by mail"))
    assert state.rules.data == dict(after.at.options)["data"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("numbers", {"code": "numbers_unknown"}),
        ("numbers zorro", {"code": "numbers_unknown"}),
        ("numbers merchant 1 2 3 4 5", {"code": "numbers_unknown"}),
        ("numbers merchant x", {"code": "numbers_impossible", "card": "merchant"}),
        ("numbers merchant 21", {"code": "numbers_impossible", "card": "merchant"}),
        ("numbers tithing 5 0 1 1", {"code": "numbers_impossible", "least": 1, "most": 20}),
        ("numbers tithing 5 -3 1 1", {"code": "numbers_impossible", "least": 1}),
        ("numbers war 6 black 4 5 3", {"code": "numbers_unknown"}),
    ],
)
def test_numbers_that_no_card_has_are_refused(line: str, why: dict[str, Any]) -> None:
    found = refused(asked_about("activity"), line)
    assert {name: found.get(name) for name in why} == why


def test_a_called_colour_is_refused_once_another_pile_was_turned_up() -> None:
    at = asked_about("event_card")
    [red] = new_cards(at)
    field = next((each for each in fields_of(red) if each["name"] == "calls"), None)
    assert field is not None, "the first red event of this game has a colour of ours"
    others = {"white": "yellow", "yellow": "white"}
    values = [str(each["value"]) for each in fields_of(red)]
    values[-1] = others[field["value"]]
    line = f"numbers {red} {' '.join(values)}"
    early = table.entered(at, 0, line)
    assert early.at.need.parts == ((values[-1],),)
    later = table.entered(at, 0, f"tell {RULES.view(at.at)['asked']['things'][0]}")
    assert refused(later, line) == {"code": "numbers_late"}


def test_an_event_keeps_a_free_flag() -> None:
    """A card with all flags filled would have been countered."""
    at = table.opened(RULES, 2, {})
    for entry in kept(2, 0).table.entries:
        at = table.entered(at, entry.author, entry.line)
        for event in RULES.view(at.at).get("events", ()):
            if event["cubes"] and event["house"][0] == "flags":
                values = [str(each["value"]) for each in fields_of(event["card"])]
                few = " ".join([str(len(event["cubes"])), *values[1:]])
                assert refused(at, f"numbers {event['card']} {few}") == {"code": "numbers_late"}
                return
    raise AssertionError("no cube lay on an event")
