"""The API for programs: fields, codes, and the effects of repeated, late or wrong calls."""

import re
from dataclasses import replace
from typing import Any

import pytest

import engine
from service.language.words import speaker
from service.web.app import create_app
from tests.service.at_table import Table, bearer, begin, digest, invite
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
NOBODY = "a" * 26


def look(house: TrialInstallation, token: str, query: str = "") -> Any:
    return house.client.get(f"/api/v1/seat{query}", headers=bearer(token))


# --- setting up ------------------------------------------------------------


def test_creating_a_match_reveals_no_token_except_by_letter(
    house: TrialInstallation, proposal: dict
) -> None:
    answer = house.client.post("/api/v1/matches", json=proposal)
    assert answer.status_code == 201
    assert list(answer.json) == ["match", "message", "status"]
    assert answer.json["status"] == "proposed" and "Only then" in answer.json["message"]
    letters = house.new_letters()
    assert [letter.kind for letter in letters] == ["host"]
    house.agree(answer.json["match"])
    letters += house.new_letters()
    assert [letter.kind for letter in letters] == ["host", "invitation", "invitation"]
    assert [letter.to for letter in letters] == [ANA["email"], BELA["email"], CYRUS["email"]]


def test_the_host_is_seated_at_once_and_the_others_join_by_their_letters(
    house: TrialInstallation, proposal: dict
) -> None:
    house.api(proposal)
    host, *invitations = house.new_letters()
    token = host.seat_page.rpartition("/")[2]
    assert look(house, token).json["turn"] == 0
    assert look(house, token).json["legal_actions"] == []
    for letter in invitations:
        join = next(link for link in letter.links if link.endswith("/join"))
        house.get(join).submit("join")
    seat = look(house, token).json
    assert seat["status"] == "running" and "hand" in seat["view"]


@sqlite_alone
@pytest.mark.parametrize(
    ("change", "at"),
    [
        ({"game": "tarock"}, "game"),
        ({"game": None}, "game"),
        ({"options": {"dragons": True}}, "options"),
        ({"options": []}, "options"),
        ({"pace": "hasty"}, "pace"),
        ({"language": "tlh"}, "language"),
        ({"host": None}, "host"),
        ({"host": {"name": "Ana"}}, "host.email"),
        ({"players": []}, "players"),
        ({"players": "Béla"}, "players"),
        ({"players": [BELA] * 6}, "players"),
        ({"players": [{"bot": True}] * 7}, "players"),
        ({"players": [BELA, {**CYRUS, "name": "Bela\u202e"}]}, "players.2.name"),
        ({"players": [BELA, {**CYRUS, "timezone": "Atlantis/Poseidonis"}]}, "players.2.timezone"),
        ({"players": [BELA, {**CYRUS, "email": "cyrus"}]}, "players.2.email"),
        ({"players": [BELA, {**CYRUS, "name": "ana"}]}, "players.2.name"),
        ({"seed": 7}, "seed"),
    ],
)
def test_faults_of_a_proposal_are_reported_with_their_places(
    house: TrialInstallation, proposal: dict, change: dict[str, Any], at: str
) -> None:
    before = digest(house)
    answer = house.client.post("/api/v1/matches", json={**proposal, **change})
    assert answer.status_code == 400
    assert at in [problem["at"] for problem in answer.json["error"]["problems"]]
    assert digest(house) == before


def test_an_unknown_option_is_refused_with_the_known_ones(
    house: TrialInstallation, proposal: dict
) -> None:
    answer = house.client.post("/api/v1/matches", json={**proposal, "options": {"dragons": 1}})
    assert answer.status_code == 400
    assert answer.json["error"]["code"] == "option_unknown"


def test_a_seed_is_accepted_in_test_mode_only(house: TrialInstallation, proposal: dict) -> None:
    assert house.client.post("/api/v1/matches", json=proposal).status_code == 201
    settings = house.installation.settings.model_copy(update={"test": False})
    earnest = replace(house.installation, settings=settings)
    answer = create_app(earnest).test_client().post("/api/v1/matches", json=proposal)
    assert answer.status_code == 400
    assert answer.json["error"]["at"] == "seed"


def test_time_zones_by_their_old_names_are_taken(house: TrialInstallation, proposal: dict) -> None:
    proposal["players"] = [{**BELA, "timezone": "Asia/Calcutta"}, CYRUS]
    assert house.client.post("/api/v1/matches", json=proposal).status_code == 201


def test_a_dozen_matches_a_minute_are_allowed_and_a_flood_has_to_wait(
    house: TrialInstallation, proposal: dict
) -> None:
    answers = []
    for number in range(45):
        proposal["host"] = {**ANA, "email": f"ana{number % 12}@mail.example"}
        answers.append(house.client.post("/api/v1/matches", json=proposal))
    codes = [answer.status_code for answer in answers]
    assert codes == [201] * 40 + [429] * 5
    assert int(answers[-1].headers["Retry-After"]) > 0
    house.time.seconds += 61
    assert house.client.post("/api/v1/matches", json=proposal).status_code == 201


# --- looking ---------------------------------------------------------------


def test_a_seat_sees_its_own_hand_its_actions_and_what_happened(house: TrialInstallation) -> None:
    table = begin(house).play(5)
    asked = table.asked
    seat = table.seat_by_api(asked)
    fields = {"match", "game", "seat", "turn", "view", "legal_actions", "events", "over"}
    assert fields <= set(seat)
    assert seat["match"] == table.match and seat["game"] == "condottiere-3e"
    assert seat["seat"] == asked and seat["turn"] == table.turn and seat["over"] is False
    assert seat["legal_actions"] == table.actions
    assert all(isinstance(card, str) for card in seat["view"]["hand"])
    assert {event["turn"] for event in seat["events"]} <= set(range(table.turn))
    others = [table.seat_by_api(other) for other in range(3) if other != asked]
    assert [other["legal_actions"] for other in others] == [[], []]


def test_events_can_be_asked_for_from_a_turn_on(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    later = look(house, table.seats[0], "?since=4").json["events"]
    assert later and {event["turn"] for event in later} <= {4, 5}
    for since in (10**30, "nonsense", -1, "9" * 5000):
        assert look(house, table.seats[0], f"?since={since}").status_code == 200


def test_a_finished_match_says_so_with_its_result(house: TrialInstallation) -> None:
    table = begin(house).play(None)
    seat = table.seat_by_api(1)
    assert seat["over"] is True and seat["result"]["winners"] and seat["legal_actions"] == []


# --- playing ---------------------------------------------------------------


def test_an_action_is_answered_with_the_turn_reached_and_its_repetition_the_same(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    seat, turn, action = table.asked, table.turn, table.actions[0]
    first = table.act_by_api(seat, turn, action)
    assert (first.status_code, first.json) == (200, {"turn": table.turn})
    assert first.json["turn"] > turn
    table.play(4)
    again = table.act_by_api(seat, turn, action)
    assert again.status_code == 200
    assert again.json == {"turn": first.json["turn"], "already": True}


def test_the_turn_of_an_answer_counts_forced_moves_too(house: TrialInstallation) -> None:
    table = begin(house)
    for _ in range(60):
        turn, action = table.turn, table.actions[0]
        reached = table.act_by_api(table.asked, turn, action).json["turn"]
        assert reached == table.turn
        if reached > turn + 1:
            return
    raise AssertionError("nothing was forced in sixty moves")


def test_another_action_for_a_turn_gone_or_for_one_to_come_conflicts(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    seat, turn, (first, other, *_) = table.asked, table.turn, table.actions
    table.act_by_api(seat, turn, first)
    before = digest(house)
    assert table.act_by_api(seat, turn, other).status_code == 409
    for wrong in (table.turn + 1, 10**30, -1, -(10**30)):
        assert table.act_by_api(seat, wrong, other).status_code == 409
    assert digest(house) == before


def test_an_illegal_action_is_refused_with_the_reason_in_the_readers_language(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    answer = table.act_by_api(table.asked, table.turn, "besiege atlantis")
    assert answer.status_code == 422
    assert answer.json["refusal"]["code"] == "region_unknown"
    assert answer.json["error"]["code"] == "region_unknown"
    persian = 2
    if table.asked == persian:
        table.play(1)
    answer = table.act_by_api(persian, table.turn, "pass")
    assert (answer.status_code, answer.json["refusal"]["code"]) == (422, "not_your_turn")
    assert re.search("[\u0600-\u06ff]", answer.json["error"]["message"])


@sqlite_alone
@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        "pass",
        {},
        {"turn": 0},
        {"action": "pass"},
        {"turn": "0", "action": "pass"},
        {"turn": 0.5, "action": "pass"},
        {"turn": True, "action": "pass"},
        {"turn": None, "action": "pass"},
        {"turn": 0, "action": ["pass"]},
    ],
)
def test_a_body_that_cannot_be_read_is_malformed(house: TrialInstallation, body: Any) -> None:
    table = begin(house)
    before = digest(house)
    headers = bearer(table.seats[0])
    answer = house.client.post("/api/v1/seat/actions", json=body, headers=headers)
    assert (answer.status_code, answer.json["error"]["code"]) == (400, "malformed")
    assert digest(house) == before


def test_a_match_that_has_not_begun_or_is_over_takes_no_action(house: TrialInstallation) -> None:
    table = invite(house)
    assert table.act_by_api(0, 0, "pass").status_code == 409
    over = begin(house).play(None)
    assert over.act_by_api(0, over.turn, "pass").status_code == 409


# --- authorization ---------------------------------------------------------


def test_without_a_token_nothing_is_shown(house: TrialInstallation) -> None:
    for headers in ({}, {"Authorization": "Basic YTpi"}, {"Authorization": "Bearer"}):
        answer = house.client.get("/api/v1/seat", headers=headers)
        assert answer.status_code == 401
        body = {"turn": 0, "action": "pass"}
        assert (
            house.client.post("/api/v1/seat/actions", json=body, headers=headers).status_code == 401
        )


def test_an_unknown_token_gets_the_same_answer_in_any_shape(house: TrialInstallation) -> None:
    table = begin(house)
    wrong = [NOBODY, table.seats[0][:-1], table.seats[0].upper(), table.host, "x", "ű" * 26]
    answers = [look(house, token) for token in wrong]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.data for answer in answers}) == 1


def test_the_answer_to_a_replaced_token_says_that_there_is_a_newer_one(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    page = house.get(f"/h/{table.host}/replace/1")
    page.submit("replace", name="Emma", email="emma@mail.example")
    answer = look(house, table.seats[1])
    assert (answer.status_code, answer.json["error"]["code"]) == (410, "replaced")


def test_guessing_tokens_is_slowed_down_and_good_links_still_work(house: TrialInstallation) -> None:
    table = begin(house)
    answers = [look(house, NOBODY) for _ in range(130)]
    assert answers[-1].status_code == 429 and answers[-1].headers["Retry-After"]
    assert look(house, table.seats[0]).status_code == 200


# --- moves that the rulebook advises against ---------------------------------


@sqlite_alone
def test_options_that_the_rulebook_advises_against_are_accepted_with_a_warning(
    house: TrialInstallation, proposal: dict
) -> None:
    both = {**proposal, "options": {"campaign": 20, "takeover": True}}
    answer = house.client.post("/api/v1/matches?language=hu", json=both)
    assert answer.status_code == 201 and set(answer.json) == {
        "match",
        "status",
        "message",
        "warnings",
    }
    [warning] = answer.json["warnings"]
    assert warning["code"] == "campaign_takeover"
    assert warning["options"] == ["campaign", "takeover"]
    say = speaker("hu", engine.games()[proposal["game"]])
    assert warning["message"] == say("warning-campaign_takeover")


@sqlite_alone
@pytest.mark.parametrize(
    ("game", "option"), [("condottiere-3e", "first_holder"), ("troyes", "start_player")]
)
def test_the_first_player_named_must_sit_at_the_table(
    house: TrialInstallation, proposal: dict, game: str, option: str
) -> None:
    before = digest(house)
    body = {**proposal, "game": game, "options": {option: 4}}
    answer = house.client.post("/api/v1/matches", json=body)
    assert answer.status_code == 400 and digest(house) == before
    error = answer.json["error"]
    assert (error["code"], error["option"], error["takes"]) == ("value_unknown", option, [0, 3])
    assert error["message"] == "Enter a whole number from 0 to 3."


@sqlite_alone
def test_of_a_switch_the_values_are_named_as_a_program_sends_them(
    house: TrialInstallation, proposal: dict
) -> None:
    body = {**proposal, "game": "condottiere-3e", "options": {"draw_after_battle": 0}}
    error = house.client.post("/api/v1/matches", json=body).json["error"]
    assert error["takes"] == [False, True]
    assert "false" in error["message"] and "true" in error["message"]


# --- general errors ---------------------------------------------------------


def test_errors_of_the_api_are_always_json(house: TrialInstallation) -> None:
    for method, path, status in [
        ("GET", "/api/v1/nothing", 404),
        ("GET", "/api/v1/matches", 405),
        ("DELETE", "/api/v1/seat", 405),
    ]:
        answer = house.client.open(path, method=method)
        assert answer.status_code == status
        assert set(answer.json["error"]) == {"code", "message"}
    assert "POST" in house.client.get("/api/v1/matches").headers["Allow"]


def test_a_table_of_two_and_one_of_six_can_be_set_up(
    house: TrialInstallation, proposal: dict
) -> None:
    names = ("Béla", "Cyrus", "Dara", "Emma", "Farid")
    people = [{"name": name, "email": f"player{n}@mail.example"} for n, name in enumerate(names)]
    for count in (1, 5):
        table: Table = begin(house, *people[:count])
        assert len(table.seats) == count + 1
        assert table.loaded().is_running
