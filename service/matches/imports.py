"""Import of a verified export as a finished match to watch.

An imported match has no addresses and no links, and sends no letters.
"""

import secrets
from typing import Any

from sqlalchemy import Connection, insert, select

import engine
from service.database.rows import MATCH, SEAT, to_json
from service.installation.addresses import BadName, tidy_name
from service.installation.coded_error import CodedError
from service.installation.tokens import is_match_id
from service.language.languages import LANGUAGES
from service.matches import match_text, store
from service.matches.match_text import Unverified
from service.matches.out_of_turn import Said
from service.matches.paces import DEFAULT_PACE
from service.matches.replay import again
from service.matches.store import Played

TIMEZONE = "UTC"


class NotImported(CodedError):
    """Raised if a sound export cannot be stored here; `code` is the reason."""


def read(text: str) -> dict[str, Any]:
    """Return a finished match from its export; raises Unverified or NotImported."""
    data = match_text.verify(text)
    if data["seed"] is None or data["status"] != "over":
        raise NotImported("unfinished")
    if not is_match_id(data["match"]) or data["language"] not in LANGUAGES:
        raise Unverified("not_an_export")
    if len(data["players"]) != data["seats"] or not all(map(_is_name, data["players"])):
        raise Unverified("not_an_export")
    return data


def _is_name(name: Any) -> bool:
    try:
        return isinstance(name, str) and tidy_name(name) == name
    except BadName:
        return False


def keep(connection: Connection, data: dict[str, Any], now: int) -> str:
    """Store a match that `read` has returned, under its own id.

    Raises NotImported if a match with this id exists already.
    """
    match_id: str = data["match"]
    known = connection.execute(select(MATCH.c.id).where(MATCH.c.id == match_id)).first()
    if known:
        raise NotImported("known", match=match_id)
    connection.execute(insert(MATCH), _match(data, now))
    words = data.get("player_words") or [""] * data["seats"]
    people = enumerate(zip(data["players"], words, strict=True))
    seats = [_seat(match_id, n, name, data["language"]) | {"word": w} for n, (name, w) in people]
    connection.execute(insert(SEAT), seats)
    _play(connection, data, now)
    return match_id


def _match(data: dict[str, Any], now: int) -> dict[str, Any]:
    return {
        "id": data["match"],
        "game": data["game"],
        "options": to_json(_options(data)),
        "seats": data["seats"],
        "seed": bytes.fromhex(data["seed"]).hex(),
        "rules_version": engine.games()[data["game"]].rules_version,
        "language": data["language"],
        "pace": DEFAULT_PACE,
        "status": "inviting",
        "creation_key": secrets.token_hex(16),
        "turn": 0,
        "opening": "[]",
        "word": data.get("server_word"),
        "begins": None if data.get("begins") is None else to_json(data["begins"]),
        "made_at": now,
        "table_id": data.get("ended_at_table"),
    }


def _options(data: dict[str, Any]) -> dict[str, Any]:
    """Return the options of the match, under the rules with which it began."""
    return engine.games()[data["game"]].options_then(data["options"], data["rules_version"])


def _seat(match_id: str, number: int, name: str, language: str) -> dict[str, Any]:
    return {
        "match_id": match_id,
        "number": number,
        "tenure": 0,
        "name": name,
        "address": "",
        "language": language,
        "timezone": TIMEZONE,
        "status": "joined",
        "muted": True,
        "missed": 0,
        "absent": False,
    }


def _play(connection: Connection, data: dict[str, Any], now: int) -> None:
    """Play the moves and store them; `verify` has already checked that they can be played."""
    game = engine.games()[data["game"]]
    state = match_text.begun(game, data, bytes.fromhex(data["seed"]))
    loaded = store.load(connection, data["match"])
    loaded = store.open_match(connection, loaded, state, now)
    played = again(game, loaded.state, data["moves"])
    moves, said = [], []
    for seat, action, mark in data["moves"]:
        turn, before = played.state.turn, len(played.state.log)
        played.play(seat, action, mark)
        if played.state.turn > turn:
            moves.append(Played(turn, seat, action, mark, asked_turn=turn))
        else:
            said.append(Said(turn, seat, action, turn, played.state.log[before:]))
    loaded.state = played.state
    if moves:
        store.append(connection, loaded, moves, now, said)
    store.close_match(connection, data["match"], "over", now, data["result"])
