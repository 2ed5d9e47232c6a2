"""Talk on the pages of a seat: with and without scripts, and beside a move."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, update

from service.database.rows import MATCH, VoteKind
from service.language.words import speaker
from service.matches import deals, store, talk, votes
from service.web import seat_stamps
from service.web.said_words import EVERYBODY
from tests.service.at_table import Table, bearer, begin, digest
from tests.service.trial_installation import (
    ANA,
    BELA,
    CYRUS,
    SURE,
    Page,
    TrialInstallation,
)
from tests.service.web import test_long_polling

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
WORDS = "<b>Spare Roma</b> & I spare you\nhttps://evil.example/x"


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return begin(house).play(2)


def page(table: Table, seat: int, what: str = "/talk") -> Page:
    return table.house.get(f"/s/{table.seats[seat]}{what}")


def say(table: Table, seat: int, words: str, to: str = EVERYBODY, **more: str) -> Any:
    body = SURE | {"to": to, "words": words, **more}
    return table.house.client.post(f"/s/{table.seats[seat]}/talk", data=body)


def said(table: Table) -> list[tuple[int, list[int], str]]:
    found = table.house.installation.database.read(lambda c: talk.messages(c, table.match))
    return [(each.seat, [seat for seat, *_ in each.circle], each.words) for each in found]


def unread(table: Table, seat: int) -> int:
    state = table.house.client.get(f"/s/{table.seats[seat]}/turn").json
    return int(state["new"])


def test_what_one_says_is_on_the_others_pages_as_text(table: Table) -> None:
    sent = page(table, 0).submit("say", words=WORDS)
    assert sent.status == 200 and said(table) == [(0, [], WORDS)]
    for seat, what in ((0, "/talk"), (1, "/talk"), (1, ""), (2, "")):
        text = page(table, seat, what).text
        assert "&lt;b&gt;Spare Roma&lt;/b&gt; &amp; I spare you" in text
        assert "<b>Spare" not in text and 'href="https://evil' not in text
    spectator = table.house.get(f"/m/{table.match}").text
    assert "Spare Roma" not in spectator


def test_a_private_message_is_on_its_circles_pages_alone(table: Table) -> None:
    assert say(table, 0, "quirrelwick", "2").status_code == 303
    assert said(table) == [(0, [0, 2], "quirrelwick")]
    shown = [seat for seat in range(3) if "quirrelwick" in page(table, seat, "").text]
    assert shown == [0, 2]
    stamps = [table.house.client.get(f"/s/{t}/turn").json["talk"] for t in table.seats]
    assert stamps == [1, 0, 1]


def test_messages_are_new_until_they_are_marked_as_read(table: Table) -> None:
    say(table, 0, "hello")
    assert [unread(table, seat) for seat in range(3)] == [0, 1, 1]
    shown = page(table, 1)
    assert 'class="new"' in shown.text and unread(table, 1) == 1
    table.house.time.forward(1)
    say(table, 0, "said meanwhile")
    assert shown.submit("read").status == 200
    assert unread(table, 1) == 1 and unread(table, 2) == 2
    page(table, 1, "").submit("read")
    assert unread(table, 1) == 0 and page(table, 1).acts == ["say", "say-private", "talk-wishes"]
    table.house.time.forward(1)
    say(table, 2, "an answer")
    say(table, 1, "who speaks has read")
    assert unread(table, 1) == 0


def test_a_form_without_its_button_says_nothing_and_keeps_the_words(table: Table) -> None:
    before = digest(table.house)
    body = {"to": "1", "words": "typed"}
    answer = table.house.client.post(f"/s/{table.seats[0]}/talk", data=body)
    assert answer.status_code == 200 and "typed" in answer.get_data(as_text=True)
    assert digest(table.house) == before


@pytest.mark.parametrize(
    ("to", "words"),
    [("1", " "), ("1", "x" * 2001), ("9", "words"), ("", "words"), ("0", "w"), ("x,1", "w")]
    + [("1" * 400, "w"), (",".join("1" * 40), "w"), ("everybody,1", "w"), ("-1", "w")],
)
def test_what_cannot_be_said_stays_typed_with_the_reason(table: Table, to: str, words: str) -> None:
    before = digest(table.house)
    answer = say(table, 0, words, to)
    text = answer.get_data(as_text=True)
    assert answer.status_code == 400 and 'role="alert"' in text and words in text
    assert digest(table.house) == before


def test_words_go_with_a_move_or_not_at_all(table: Table) -> None:
    seat = table.asked
    url = next(iter(page(table, seat, "").action_links.values()))
    asked = table.house.get(url)
    turn, before = table.turn, digest(table.house)
    bad = asked.submit("play", **{"say-words": "turned \u202e", "say-to": EVERYBODY})
    assert bad.status == 400 and "turned" in bad.text and digest(table.house) == before
    body = SURE | {"say-words": "my move", "say-to": str((seat + 1) % 3)}
    for _ in range(2):
        assert table.house.client.post(url, data=body).status_code == 303
    table.house.time.forward(300)
    table.house.client.post(url, data=body)
    assert table.turn > turn and said(table) == [(seat, sorted((seat, (seat + 1) % 3)), "my move")]


def test_a_move_that_is_refused_says_nothing(table: Table) -> None:
    seat = table.asked
    body = SURE | {"say-words": "hello", "say-to": EVERYBODY}
    url = f"/s/{table.seats[seat]}/{table.turn}/play%20m99"
    assert table.house.client.post(url, data=body).status_code == 422 and said(table) == []


def test_one_deletes_ones_own_message(table: Table) -> None:
    say(table, 0, "quirrelwick")
    link = re.search(r'href="(/s/\w+/talk\?circle=[^"]+)"', page(table, 0).text)[1]
    asked = table.house.get(link.replace("&amp;", "&"))
    assert "quirrelwick" in asked.text and asked.acts == ["delete"]
    assert "quirrelwick" not in asked.submit("delete").text and said(table) == [(0, [], "")]
    assert "/talk?circle" not in page(table, 1).text
    say(table, 0, "another")
    other = SURE | {"circle": "[]", "number": "2"}
    url = f"/s/{table.seats[1]}/talk"
    assert table.house.client.post(url, data=other).status_code == 400
    assert said(table)[1:] == [(0, [], "another")]


def test_the_page_says_why_an_older_message_cannot_be_deleted(table: Table) -> None:
    say(table, 0, "quirrelwick")
    link = re.search(r'href="(/s/\w+/talk\?circle=[^"]+)"', page(table, 0).text)[1]
    table.house.time.forward(301)
    asked = table.house.get(link.replace("&amp;", "&"))
    assert asked.status == 200 and "delete" not in asked.acts
    assert "A message can be deleted for 5 minutes only." in asked.text


def test_a_muted_player_is_folded_and_not_new(table: Table) -> None:
    say(table, 0, "hello")
    form = {"pace": "at_once", "muted": "0"}
    assert page(table, 1).submit("talk-wishes", **form).status == 200
    assert unread(table, 1) == 0 and "quiet-words" in page(table, 1).text
    wishes = page(table, 1).text
    assert re.search(r'value="at_once" checked', wishes)
    assert re.search(r'name="muted" value="0" checked', wishes)
    wishes = f"/s/{table.seats[1]}/talk"
    table.house.client.post(wishes, data=SURE | {"pace": "never"})
    assert unread(table, 1) == 1 and "quiet-words" not in page(table, 1).text


def test_where_the_host_wants_no_talk_there_is_no_form(table: Table) -> None:
    change = update(MATCH).values(talk="none")
    table.house.installation.database.write(lambda c: c.execute(change))
    assert 'data-part="talk"' not in page(table, 0, "").text
    assert page(table, 0).acts == [] and say(table, 0, "hello").status_code == 400
    change = update(MATCH).values(talk="public")
    table.house.installation.database.write(lambda c: c.execute(change))
    assert (
        page(table, 0).acts == ["say", "talk-wishes"]
        and say(table, 0, "hello", "1").status_code == 400
    )


def test_too_many_messages_are_answered_with_429(table: Table) -> None:
    for number in range(30):
        say(table, 0, f"number {number}")
    assert say(table, 0, "one more").status_code == 429 and len(said(table)) == 30


def test_a_page_that_waits_hears_of_messages_it_can_read_only(table: Table) -> None:

    def stamp(seat: int) -> str:
        look = table.house.installation.database.read
        return look(lambda c: seat_stamps.look(c, table.seats[seat]))[1]

    before = [stamp(seat) for seat in range(3)]
    for seat, known in enumerate(before):
        answer = table.house.client.get(f"/s/{table.seats[seat]}/turn")
        assert answer.headers["ETag"] == f'"{known}"'
    say(table, 0, "quirrelwick", "2")
    assert [stamp(seat) == before[seat] for seat in range(3)] == [False, True, False]


# --- the host's choice, and programs ---------------------------------------------------


@pytest.mark.parametrize("rule", ["all", "public", "between_battles", "none"])
def test_the_hosts_choice_is_kept_and_shown_to_players(house: TrialInstallation, rule: str) -> None:
    table = begin(house, talk=rule)
    assert table.loaded().match.talk == rule
    words = f"talk-rule-{rule}"
    shown = table.house.get(f"/s/{table.seats[0]}").text
    assert (str(speaker("en")(words)) in shown) == (rule != "all")
    assert (str(speaker("en")(words)) in table.house.get(f"/h/{table.host}").text) == (
        rule != "all"
    )


@pytest.mark.parametrize(
    ("game", "rule", "code"),
    [
        ("troyes", "between_battles", "no_battles"),
        ("rakab", "loud", "unknown_value"),
        ("rakab", 1, "unknown_value"),
        ("rakab", None, "unknown_value"),
    ],
)
def test_another_choice_is_refused(
    house: TrialInstallation, game: str, rule: object, code: str
) -> None:
    body = {"game": game, "host": ANA, "players": [BELA, CYRUS], "talk": rule}
    answer = house.client.post("/api/v1/matches", json=body)
    assert answer.status_code in (400, 422)
    assert [
        (p["at"], p["code"])
        for p in [answer.json["error"], *answer.json["error"].get("problems", [])][:1]
    ] == [("talk", code)]


def test_the_form_for_a_new_match_asks_for_it(house: TrialInstallation) -> None:
    page = house.get("/new")
    for rule in ("all", "public", "between_battles", "none"):
        assert f'<option value="{rule}"' in page.text


def test_programs_read_and_say(table: Table) -> None:
    client, url = table.house.client, "/api/v1/seat/talk"
    first, second, third = map(bearer, table.seats)
    sent = client.post(url, json={"to": [2], "words": "quirrelwick"}, headers=first)
    assert (sent.status_code, sent.json) == (200, {"to": [2], "number": 1})
    again = client.post(url, json={"to": [2], "words": "quirrelwick"}, headers=first)
    assert again.json == {"to": [2], "number": 1, "already": True}
    found = client.get(url, headers=third).json
    assert (found["rule"], found["others"], found["why_not"]) == ("all", [0, 1], None)
    [message] = found["messages"]
    assert message.pop("at") > 0
    assert message == {
        "to": [0],
        "number": 1,
        "seat": 0,
        "words": "quirrelwick",
        "deleted": False,
        "new": True,
    }
    assert "quirrelwick" not in client.get(url, headers=second).text


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"words": "to whom?"}, 400),
        ({"to": "all", "words": "w"}, 400),
        ({"to": [], "words": 1}, 400),
    ]
    + [({"to": [9], "words": "w"}, 422), ({"to": [], "words": ""}, 422), (None, 400)]
    + [({"to": [10**30], "words": "w"}, 422), ({"to": [1] * 99, "words": "w"}, 400)],
)
def test_what_a_program_cannot_say_changes_nothing(table: Table, body: Any, status: int) -> None:
    before = digest(table.house)
    headers = bearer(table.seats[0])
    answer = table.house.client.post("/api/v1/seat/talk", json=body, headers=headers)
    assert answer.status_code == status and answer.json["error"]["message"]
    assert digest(table.house) == before


# --- requests that wait --------------------------------------------------------------


def released(table: Table, seat: int, meanwhile: Callable[[], Any], within: float = 10) -> bool:
    """True if a waiting request is answered within `within` seconds after `meanwhile` is called."""
    path = f"/s/{table.seats[seat]}/turn"
    tag = table.house.client.get(path).headers["ETag"]
    environ = {"REQUEST_METHOD": "GET", "PATH_INFO": path, "HTTP_IF_NONE_MATCH": tag}
    environ["HTTP_PREFER"] = "wait=25"
    return test_long_polling.released(table.house, environ, meanwhile, within)


def test_a_page_that_waits_is_answered_on_a_message_or_a_move(table: Table) -> None:
    assert released(table, 1, lambda: say(table, 0, "hello"))
    assert released(table, 1, lambda: table.play(1))
    assert released(table, 2, lambda: say(table, 0, "quirrelwick", "2"))


def test_what_others_say_in_private_releases_no_waiting_page(table: Table) -> None:
    assert not released(table, 1, lambda: say(table, 0, "quirrelwick", "2"), 1)


def propose(table: Table, seat: int, kind: VoteKind) -> int:
    """Let a seat ask the others something; return the vote's number."""
    now = table.house.installation.now()

    def work(connection: Connection) -> int:
        loaded = store.load(connection, table.match, lock=True)
        return votes.propose(connection, loaded, seat, kind, 0, now).number

    return table.house.installation.database.write(work)


def test_a_page_that_waits_is_answered_on_a_vote_and_on_each_answer(table: Table) -> None:
    database, now = table.house.installation.database, table.house.installation.now()
    assert released(table, 1, lambda: propose(table, 0, "draw"))

    def answer(seat: int, does_agree: bool) -> None:
        def work(connection: Connection) -> None:
            loaded = store.load(connection, table.match, lock=True)
            votes.answer(connection, loaded, seat, 1, does_agree, now)

        database.write(work)

    assert released(table, 2, lambda: answer(1, True))
    assert released(table, 0, lambda: answer(2, False))


def test_a_page_that_waits_is_answered_on_an_offer_to_its_seat_alone(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    table.take("besiege roma")
    now = house.installation.now()

    def offer(to: int) -> None:
        def work(connection: Connection) -> None:
            loaded = store.load(connection, table.match, lock=True)
            deals.offer(connection, loaded, 0, to, ["pass"], [], now)

        house.installation.database.write(work)

    assert released(table, 1, lambda: offer(1))
    assert not released(table, 1, lambda: offer(2), 1)
