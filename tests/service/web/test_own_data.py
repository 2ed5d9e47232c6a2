"""A box owner's data file for a new match: by form or API, validated, and stored with the match."""

import json
import re
from io import BytesIO
from typing import Any

import pytest

import engine
from service.language.words import speaker
from service.matches import store
from service.operations import scoring
from service.tables import store as tables
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, Page, TrialInstallation

WITH_DATA = [game for game in engine.games().values() if game.data_file]
takers = pytest.mark.parametrize("game", WITH_DATA, ids=lambda game: game.id)
ALL_WRONG = "\x00 this is = no = data file [["


def form_of(game: Any, **values: Any) -> dict[str, Any]:
    others = [BELA, CYRUS, {"name": "Dara", "email": "dara@mail.example"}][: game.seats[-1] - 1]
    form = {"game": game.id, "language": "en", "pace": "daily"}
    form |= {f"host-{name}": value for name, value in ANA.items()}
    for row, person in enumerate(others, 1):
        form |= {f"player-{row}-{name}": value for name, value in person.items()}
    return form | values


def send(house: TrialInstallation, game: Any, **values: Any) -> Page:
    page = house.get(f"/new?game={game.id}&language=en")
    (form,) = [form for form in page.reader.forms if form["act"] == "create"]
    data = form_of(game, form=form["fields"]["form"], **SURE, **values)
    return Page(house, house.client.post("/new?language=en", data=data, follow_redirects=True))


def stored(house: TrialInstallation) -> list[dict[str, Any]]:
    def work(connection: Any) -> list[dict[str, Any]]:
        rows = connection.execute(store.select(store.MATCH.c.options))
        return [json.loads(row.options) for row in rows]

    return house.installation.database.read(work)


@takers
def test_the_games_own_file_can_be_downloaded_as_a_model(
    house: TrialInstallation, game: Any
) -> None:
    assert f"/data/{game.id}.toml" in house.get(f"/new?game={game.id}&language=en").text
    answer = house.client.get(f"/data/{game.id}.toml")
    assert answer.status_code == 200
    assert answer.get_data(as_text=True) == game.data_file.text
    assert answer.headers["Cache-Control"].startswith("public")


@takers
def test_a_file_that_is_handed_in_is_kept_with_the_match(
    house: TrialInstallation, game: Any
) -> None:
    mine = "# the printed values of my own box\n" + game.data_file.text
    file = (BytesIO(mine.encode()), "mine.toml")
    assert send(house, game, **{"data-file": file}).status == 200
    assert stored(house) == [{"data": mine}]


@takers
def test_its_text_does_as_well(house: TrialInstallation, game: Any) -> None:
    assert send(house, game, **{"option-data": game.data_file.text}).status == 200
    assert len(stored(house)) == 1


@takers
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_an_invalid_file_is_explained_and_sets_nothing_up(
    house: TrialInstallation, game: Any, language: str
) -> None:
    headers = {"Accept-Language": language}
    people = [{"name": f"P{n}", "email": f"p{n}@mail.example"} for n in range(game.seats[-1])]
    body = {"game": game.id, "host": people[0], "players": people[1:]}
    for wrong in (ALL_WRONG, 7, {"a": 1}, "", "\n"):
        answer = house.client.post(
            "/api/v1/matches", json={**body, "options": {"data": wrong}}, headers=headers
        )
        assert answer.status_code == 400, wrong
        problem = answer.json["error"]
        assert problem["code"] == "data_unsound"
        assert all(
            fault["code"] in game.data_file.faults for fault in problem["problems"][0]["takes"]
        )
        assert len(problem["message"]) > 30
    page = send(house, game, **{"option-data": ALL_WRONG})
    assert page.status == 400
    page = send(house, game, **{"data-file": (BytesIO(bytes(range(256))), "noise.toml")})
    assert page.status == 400
    assert stored(house) == []


HOSTILE = {
    "a key of many parts": "a." * 29_000 + "a = 1",
    "lists in lists": "a=" + "[" * 20_000,
    "tables in tables": "a=" + "{a=" * 15_000,
    "a number": "a=" + "9" * 59_000,
    "half a character": "a = '\ud800'",
    "a date": "[leaders]\na = 1979-05-27",
    "a line of a match": '{"a":' * 11_000,
}


@takers
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_file_is_a_problem_like_others_on_every_route(
    house: TrialInstallation, game: Any, text: str
) -> None:
    person = {"name": "Ana", "email": "ana@mail.example"}
    body = {"game": game.id, "host": person, "players": [], "options": {"data": text}}
    answer = house.client.post("/api/v1/matches", json=body)
    assert answer.status_code == 400 and len(answer.data) < 10_000
    codes = {problem["code"] for problem in answer.json["error"]["problems"]}
    assert "data_unsound" in codes
    file = (BytesIO(text.encode(errors="surrogatepass")), "mine.toml")
    assert send(house, game, **{"data-file": file}).status == 400
    report = json.dumps({"kind": "final", "players": 2, "options": {"data": text}})
    [(scored, good)] = scoring.answers(game, [report.encode()], speaker("en", game))
    assert not good and " " in json.loads(scored)["error"]["message"]
    assert stored(house) == []


@pytest.mark.parametrize(
    "game", [game for game in engine.games().values() if game not in WITH_DATA], ids=lambda g: g.id
)
def test_a_game_without_a_data_file_takes_none(house: TrialInstallation, game: Any) -> None:
    assert house.client.get(f"/data/{game.id}.toml").status_code == 404
    assert send(house, game, **{"option-data": "a = 1"}).status == 400
    assert stored(house) == []


# --- at a table with the real box -----------------------------------------------------------------


def open_with(house: TrialInstallation, game: Any, **values: Any) -> Page:
    page = house.get(f"/table/new?game={game.id}&language=en")
    assert f"/data/{game.id}.toml" in page.text and 'enctype="multipart/form-data"' in page.text
    (form,) = [form for form in page.reader.forms if form["act"] == "open"]
    data = {"form": form["fields"]["form"], "game": game.id, "players": "3", "language": "en"}
    data |= {"name-0": "Ana", "name-1": "Béla", "name-2": "Cyrus", **SURE, **values}
    return Page(house, house.client.post("/table/new", data=data, follow_redirects=True))


def kept(house: TrialInstallation) -> list[dict[str, Any]]:
    def work(connection: Any) -> list[dict[str, Any]]:
        rows = connection.execute(tables.select(tables.GAME_TABLE.c.options))
        return [json.loads(row.options) for row in rows]

    return house.installation.database.read(work)


@takers
def test_a_table_keeps_the_file_that_its_host_hands_in(house: TrialInstallation, game: Any) -> None:
    mine = "# of my own box\n" + game.data_file.text
    page = open_with(house, game, **{"data-file": (BytesIO(mine.encode()), "mine.toml")})
    assert page.status == 200 and 'class="qr"' in page.text and kept(house) == [{"data": mine}]
    host = re.search(r'data-page="(/t/[a-z2-7]+)"', page.text)
    assert host and house.get(f"{host[1]}/all").status == 200
    for wrong in (ALL_WRONG, *list(HOSTILE.values())[:2]):
        file = (BytesIO(wrong.encode(errors="surrogatepass")), "mine.toml")
        page = open_with(house, game, **{"data-file": file})
        assert page.status == 400 and 'role="alert"' in page.text
    page = open_with(house, game, **{"option-data": ALL_WRONG})
    assert page.status == 400 and "this is = no = data file" in page.text
    assert kept(house) == [{"data": mine}]


WHICH = re.compile(r'action="[^"]*correct(?:[+]|%20)named[^"]*".*?</form>', re.DOTALL)


def test_cards_of_an_owners_box_are_on_the_buttons_by_their_names(house: TrialInstallation) -> None:
    game = engine.load("btwixt")
    text = game.data_file.text.replace(', src = "house"', "").replace("house-1", "box-of-ana")
    text = text.replace('"Broken Oath"', '"Árulás & Co"')
    page = open_with(house, game, **{"data-file": (BytesIO(text.encode()), "mine.toml")})
    host = re.search(r'data-page="(/t/[a-z2-7]+)"', page.text)
    assert host

    def enter(line: str) -> str:
        data = {"id": line, "entry": line, **SURE}
        answer = house.client.post(f"{host[1]}/entries?all=1", data=data, follow_redirects=True)
        assert answer.status_code == 200, line
        return answer.get_data(as_text=True)

    assert 'data-entry="ally a01"' in enter("first 0")
    asked = enter("ally a01")
    of_one = asked.split('id="more-card-1"')[1].split("</details>")[0]
    assert 'data-entry="0 play s01"' in of_one and ">Árulás &amp; Co</button>" in of_one
    assert 'data-entry="0 play 1"' in of_one, "a card without its name"
    played = enter("0 play s01")
    assert "Árulás &amp; Co" in played.split('class="happened"')[1]
    assert not WHICH.search(played)
    for line in ("winner 0", "0 ally left", "0 token left"):
        enter(line)
    nameless = WHICH.search(enter("ally 5"))
    assert nameless and '<option value="#1">' in nameless[0]
    assert '<option value="a12">' in nameless[0] and '<option value="a01">' not in nameless[0]
    assert not WHICH.search(enter("correct named #1 a12"))


def test_the_page_that_goes_on_by_mail_names_allies_and_says_what_was_agreed(
    house: TrialInstallation,
) -> None:
    game = engine.load("btwixt")
    mine = game.data_file.text.replace(', src = "house"', "").replace("house-1", "box-of-ana")
    chosen = {"option-event_module": "true", "data-file": (BytesIO(mine.encode()), "mine.toml")}
    page = open_with(house, game, **chosen)
    host = re.search(r'data-page="(/t/[a-z2-7]+)"', page.text)[1]  # type: ignore[index]
    for line in ("first 0", "ally 5", "winner 1", "1 ally left"):
        sent = {"id": line, "entry": line, **SURE}
        assert house.client.post(f"{host}/entries?all=1", data=sent).status_code == 303
    page = house.get(f"{host}/freeze")
    say = speaker("en", "btwixt")
    assert str(say("refusal-ally_has_no_name")) in page.text and WHICH.search(page.text)
    (form,) = [form for form in page.reader.forms if form["act"] == "enter-here"]
    sent = {**form["fields"], "word": ["#1", "a12"], **SURE}
    answer = house.client.post(form["to"], data=sent)
    assert answer.status_code == 303 and answer.headers["Location"].endswith("/freeze")
    page = house.get(f"{host}/freeze")
    assert not WHICH.search(page.text) and 'data-act="freeze"' in page.text
    for option in ("event_module", "data"):
        assert str(say(f"option-{option}")) in page.text
    plain = open_with(house, game, **{"option-event_module": "true"})
    host = re.search(r'data-page="(/t/[a-z2-7]+)"', plain.text)[1]  # type: ignore[index]
    for line in ("first 0", "ally 5", "winner 1", "1 ally left"):
        sent = {"id": line, "entry": line, **SURE}
        house.client.post(f"{host}/entries?all=1", data=sent)
    page = house.get(f"{host}/freeze")
    assert str(say("refusal-ally_has_no_name")) in page.text and not WHICH.search(page.text)


@pytest.mark.parametrize("game_id", ["condottiere-3e", engine.PAD])
def test_a_table_asks_for_a_file_only_if_its_game_takes_one(
    house: TrialInstallation, game_id: str
) -> None:
    assert "data-file" not in house.get(f"/table/new?game={game_id}").text


@pytest.mark.parametrize(
    "name", ["evil.example", "Call +98 912", "Ana 12345", "Staffetta", "a@b.c"]
)
def test_no_card_may_be_named_like_a_link(house: TrialInstallation, name: str) -> None:
    """Cards are on the buttons of letters, as people's names are."""
    game = engine.games()["btwixt"]
    text = re.sub(r'name = "[^"]+"', f'name = "{name}"', game.data_file.text, count=1)
    people = [{"name": f"P{n}", "email": f"p{n}@mail.example"} for n in range(3)]
    body = {"game": game.id, "host": people[0], "players": people[1:], "options": {"data": text}}
    answer = house.client.post("/api/v1/matches", json=body)
    assert answer.status_code == 400 and answer.json["error"]["code"] == "data_unsound"
    table = {"game": game.id, "seats": [{}, {}, {}], "options": {"data": text}}
    assert house.client.post("/api/v1/tables", json=table).status_code == 400
    assert stored(house) == [] and house.new_letters() == []
    sound = re.sub(r'name = "[^"]+"', 'name = "The Cook"', game.data_file.text, count=1)
    body["options"] = {"data": sound}
    assert house.client.post("/api/v1/matches", json=body).status_code == 201
