"""Several web processes on one SQLite file: each turn is played once, whichever is asked."""

import json
import subprocess
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from installation import Letter
from test_serving import PATIENCE, Service, command, environment, running

BASE = {"STAFFETTA_BASE_URL": "https://play.example"}
TURNS = 12


def tick(data: Path) -> None:
    subprocess.run(command("tick"), env=environment(data, **BASE), check=True, timeout=PATIENCE)


def tokens(data: Path) -> list[str]:
    """The links of all seats, as the letters tell them."""
    tick(data)
    letters = [Letter(path) for path in sorted((data / "mail").glob("*.eml"))]
    return [letter.seat_page.rpartition("/")[2] for letter in letters]


def call(service: Service, token: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
    path = "/api/v1/seat/actions" if body else "/api/v1/seat"
    data = json.dumps(body).encode() if body else None
    url = f"http://127.0.0.1:{service.port}{path}"
    request = urllib.request.Request(url, data, {"Authorization": f"Bearer {token}"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def asked(service: Service, seats: list[str]) -> tuple[str, dict[str, Any]]:
    """The token of the seat that is asked, and what it sees."""
    for token in seats:
        _, seen = call(service, token)
        if seen["legal_actions"]:
            return token, seen
    raise AssertionError("nobody is asked")


def test_two_web_processes_on_one_file_play_each_turn_once(tmp_path: Path) -> None:
    tick(tmp_path)
    with running(tmp_path, "web", **BASE) as one, running(tmp_path, "web", **BASE) as other:
        assert one.propose()[0] == 201
        seats = tokens(tmp_path)
        join = urllib.request.Request(f"http://127.0.0.1:{other.port}/s/{seats[1]}/join", b"sure=yes")
        assert urllib.request.urlopen(join, timeout=PATIENCE).status == 200
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
