"""Secrets: two worlds that a reader cannot tell apart give the same bytes."""

import base64
import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, update

from service.database.rows import LETTER, MATCH, MOVE
from service.mail import letters
from service.mail.by_email import as_message
from service.mail.message import as_bytes
from service.matches import outbox, states, store
from service.matches.store import LoadedMatch
from tests.service.at_table import Table, bearer, begin
from tests.service.trial_installation import BELA, CYRUS, DARA, TrialInstallation

KINDS = ("turn", "reminder", "timeout", "takeover", "link", "host", "invitation", "called_off")
ANSWERS = ("receipt", "refusal", "help")  # to replies
REPLY = {"done": [], "why": "unknown", "line": "x", "reason": "", "actions": [], "commands": []}
MOMENTS = (
    ("condottiere-3e", 3),
    ("condottiere-3e", 24),
    ("condottiere-3e", 45),
    ("rakab", 30),
    ("btwixt", 12),
    ("troyes", 20),
)
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


# --- all that a reader can fetch -------------------------------------------


def paths_of_seat(table: Table, seat: int) -> Iterator[str]:
    base = f"/s/{table.seats[seat]}"
    yield from (f"{base}{path}" for path in ("", "/turn", "/settings", "/letters", "/join"))
    yield f"{base}/talk"
    yield f"{base}/deals"
    yield f"{base}/card.pdf"
    yield f"{base}/qr.svg"
    yield from (f"{base}?after=0", f"{base}/0/pass", f"{base}/{table.turn}/retain%20none")
    hand = table.seat_by_api(seat)["view"].get("hand", [])
    for action in {*(f"play%20{card}" for card in hand), "pass", "discard", "keep", "play%20m10"}:
        yield f"{base}/{table.turn}/{action}"
    if seat == 0:
        yield from (f"/h/{table.host}", f"/h/{table.host}/resend/1", f"/h/{table.host}/replace/2")


def public_paths(table: Table) -> list[str]:
    return [f"/m/{table.match}", f"/m/{table.match}/export", "/readyz"]


def bodies(table: Table, paths: list[str]) -> dict[str, bytes]:
    """Return status, headers and body by path, without the request's id and date."""
    found = {}
    for path in paths:
        answer = table.house.client.get(path)
        left_out = ("X-Request-Id", "Date")
        headers = {name: value for name, value in answer.headers if name not in left_out}
        found[path] = f"{answer.status_code} {headers}".encode() + answer.data
    return found


def letters_of(table: Table, seat: int) -> dict[str, bytes]:
    """Return a letter of every kind, as it would be sent to that seat now."""
    installation = table.house.installation

    def work(connection: Connection) -> dict[str, bytes]:
        loaded = store.load(connection, table.match)
        rows = [row for row in outbox.of_match(connection, table.match) if row.seat == seat]
        composed = {
            row.kind: as_bytes(
                as_message(
                    letters.compose(installation, connection, loaded, row, installation.now()),
                    installation.settings,
                )
            )
            for row in rows
            if row.kind in KINDS
        }
        assert set(composed) >= {"turn", "reminder", "timeout", "link"}
        return composed

    return installation.database.read(work)


def seen_by(table: Table, seat: int | None) -> dict[str, bytes]:
    if seat is None:
        return bodies(table, public_paths(table))
    look = table.house.client.get("/api/v1/seat", headers=bearer(table.seats[seat]))
    said = table.house.client.get("/api/v1/seat/talk", headers=bearer(table.seats[seat]))
    deals = table.house.client.get("/api/v1/seat/deals", headers=bearer(table.seats[seat]))
    paths = [*paths_of_seat(table, seat), *public_paths(table)]
    return {
        **bodies(table, paths),
        "api": look.data + said.data + deals.data,
        **letters_of(table, seat),
    }


# --- another world in the same rows ----------------------------------------


def write_letters(table: Table) -> None:
    """Write letters of every kind to every seat, so that each can be composed at any time."""

    def work(connection: Connection) -> None:
        loaded = store.load(connection, table.match)
        connection.execute(LETTER.delete())
        facts = {"absent": False, "former": "Emma", "asked_for": True}
        for seat in loaded.seats:
            for kind in KINDS:
                outbox.write(connection, seat, kind, loaded.match.turn, 0, **facts)
            for kind in ANSWERS:
                about = {**REPLY, "asked_for": True}
                outbox.write(connection, seat, kind, loaded.match.turn, 0, **about)

    table.house.installation.database.write(work)


def full_state(table: Table) -> Any:
    def work(connection: Connection) -> Any:
        return states.replay(connection, store.load(connection, table.match).match)

    return table.house.installation.database.read(work)


def put(table: Table, world: Any) -> None:
    """Store `world` as the match's own state and events."""

    def work(connection: Connection) -> None:
        loaded = store.load(connection, table.match)
        data = json.loads(json.dumps(loaded.game.to_json(world)))
        log = data.pop("log")
        moves = store.moves_of(connection, table.match)
        told: dict[int, list[Any]] = {move.number: [] for move in moves}
        opening = loaded.match.opening
        for entry in log[len(opening) :]:
            told[entry[0]].append(entry)
        values = {"state": json.dumps(data), "opening": json.dumps(log[: len(opening)])}
        of_match = MATCH.c.id == table.match
        connection.execute(update(MATCH).where(of_match).values(**values))
        for move in moves:
            where = (MOVE.c.match_id == table.match, MOVE.c.number == move.number)
            values = {"told": json.dumps(told[move.number]), "action": action_in(loaded, move)}
            connection.execute(update(MOVE).where(*where).values(**values))

    table.house.installation.database.write(work)


def action_in(loaded: LoadedMatch, move: Any) -> str:
    """Return the move's action as the other world stores it: a hidden retained card may differ."""
    return "retain m1" if move.action.startswith("retain m") else move.action


@sqlite_alone
@pytest.mark.parametrize(("game", "moves"), MOMENTS)
def test_worlds_that_differ_in_hidden_things_give_the_same_pages(
    house: TrialInstallation, game: str, moves: int
) -> None:
    table = begin(house, BELA, CYRUS, DARA, language="hu", game=game).play(moves)
    write_letters(table)
    own, game = full_state(table), table.loaded().game
    put(table, own)
    for reader in (None, 0, 1, 2, 3):
        put(table, own)
        before = seen_by(table, reader)
        world = game.reshuffle_unseen(own, reader, b"another world")
        put(table, world)
        after = seen_by(table, reader)
        assert [place for place in before if before[place] != after.get(place)] == []
        others = [seat for seat in range(4) if seat != reader]
        changed = [seat for seat in others if game.view(own, seat) != game.view(world, seat)]
        assert changed, "the other world was the same one"
        shown = json.dumps(table.seat_by_api(changed[0])["view"], sort_keys=True)
        assert shown == json.dumps(game.view(world, changed[0]), sort_keys=True)


# --- the seed --------------------------------------------------------------


def spellings(seed: str) -> list[bytes]:
    """Return the forms in which a seed could leak: hexadecimal, base64 and bytes."""
    raw = bytes.fromhex(seed)
    return [seed.encode(), seed.upper().encode(), base64.b64encode(raw).rstrip(b"="), raw]


@sqlite_alone
def test_the_seed_is_nowhere_before_the_end_and_everywhere_after(
    house: TrialInstallation, capfd: pytest.CaptureFixture
) -> None:
    table = begin(house, seed=None).play(30)
    write_letters(table)
    hidden = spellings(table.loaded().match.seed)
    readers = (None, 0, 1, 2)
    shown = [body for reader in readers for body in seen_by(table, reader).values()]
    shown.append(house.client.get("/metrics").data)
    assert not [body for body in shown for text in hidden if text in body]
    captured = capfd.readouterr()
    assert not [text for text in hidden[:3] if text.decode() in captured.out + captured.err]
    table.play(None)
    assert hidden[0] in table.house.client.get(f"/m/{table.match}/export").data


@sqlite_alone
def test_an_export_of_a_running_game_has_only_public_parts(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    while not any(move.action.startswith("retain m") for move in moves_of(table)):
        assert table.loaded().is_running, "nobody retained a card in a whole game"
        retaining = [each for each in table.actions if each.startswith("retain m")]
        table.take(retaining[-1]) if retaining else table.play(1, luck=str(table.turn))
    data = json.loads(table.house.client.get(f"/m/{table.match}/export").data)
    told = [action for _, action, _ in data["moves"]]
    played = [move.action for move in moves_of(table)]
    veiled = [(one, other) for one, other in zip(told, played, strict=True) if one != other]
    assert {one for one, _ in veiled} == {"retain ?"}
    assert all(other.startswith("retain m") for _, other in veiled)
    assert data["seed"] is None


def moves_of(table: Table) -> list[Any]:
    return table.house.installation.database.read(lambda c: store.moves_of(c, table.match))


def test_waiting_letters_are_stored_without_their_texts(house: TrialInstallation) -> None:
    """A letter in the outbox contains no words and no cards, and so a backup has none."""
    table = begin(house).play(5)
    rows = house.installation.database.read(lambda c: outbox.of_match(c, table.match))
    assert {len(row.facts_json) < 200 for row in rows} == {True}
