"""Several web processes on one SQLite file: each turn is played once, by any process."""

import json
import subprocess
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.service.operations.test_serving import (
    PATIENCE,
    Service,
    begin_at,
    command,
    environment,
    running,
)
from tests.service.trial_installation import Letter, path_of

BASE = {"STAFFETTA_BASE_URL": "https://play.example"}
TURNS = 12


def tick(data: Path) -> None:
    subprocess.run(command("tick"), env=environment(data, **BASE), check=True, timeout=PATIENCE)


def letters(data: Path) -> list[Letter]:
    """Return all letters so far."""
    tick(data)
    return [Letter(path) for path in sorted((data / "mail").glob("*.eml"))]


def press(service: Service, path: str) -> None:
    """Press the button of a confirmation page."""
    form = urllib.request.Request(f"http://127.0.0.1:{service.port}{path}", b"sure=yes")
    assert urllib.request.urlopen(form, timeout=PATIENCE).status == 200


def call(service: Service, token: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
    path = "/api/v1/seat/actions" if body else "/api/v1/seat"
    data = json.dumps(body).encode() if body else None
    url = f"http://127.0.0.1:{service.port}{path}"
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(url, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def asked(service: Service, seats: list[str]) -> tuple[str, dict[str, Any]]:
    """Return the token of the seat to move, and its view."""
    for token in seats:
        _, seen = call(service, token)
        if seen["legal_actions"]:
            return token, seen
    raise AssertionError("nobody is asked")


def test_two_web_processes_on_one_file_play_each_turn_once(tmp_path: Path) -> None:
    begin_at(tmp_path, **BASE)
    with running(tmp_path, "web", **BASE) as one, running(tmp_path, "web", **BASE) as other:
        assert one.propose()[0] == 201
        press(other, f"{path_of(letters(tmp_path)[0].host_page)}/invite")
        seats = [letter.seat_page.rpartition("/")[2] for letter in letters(tmp_path)[:2]]
        press(other, f"/s/{seats[1]}/join")
        turn = 0
        for number in range(TURNS):
            token, seen = asked((one, other)[number % 2], seats)
            assert seen["turn"] >= turn
            body = {"turn": seen["turn"], "action": seen["legal_actions"][0]}
            with ThreadPoolExecutor(4) as threads:
                jobs = [threads.submit(call, each, token, body) for each in (one, other) * 2]
                answers = [job.result() for job in jobs]
            assert [status for status, _ in answers] == [200] * 4
            assert sorted("already" in answer for _, answer in answers) == [False] + [True] * 3
            assert len({answer["turn"] for _, answer in answers}) == 1
            turn = answers[0][1]["turn"]
