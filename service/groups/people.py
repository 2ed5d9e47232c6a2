"""Who is who in a group: the same name is the same person, and the host may say more than that."""

import re
import unicodedata
from collections.abc import Iterable, Mapping

from sqlalchemy import Connection

from service.database.rows import to_json
from service.groups import games, store
from service.groups.games import Play
from service.groups.store import Held

# Letters that Persian keyboards of others write, and what joins or parts letters of one name.
PERSIAN = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "\u200c": None, "\u200d": None})
MOST_SAID = 100  # names that belong to another one's person

# Why two names are not made one; each has words.
REFUSALS = ("no_such_name", "same_already", "played_together", "too_many")


class NotOne(Exception):
    """Two names that cannot be one person; `code` is one of REFUSALS."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def folded(name: str) -> str:
    """Equal for two ways to write one name; for comparing only, never shown."""
    text = unicodedata.normalize("NFC", name).casefold().translate(PERSIAN)
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()


class People:
    """The people of these plays; each goes by the folded name that stands for the others."""

    def __init__(self, plays: Iterable[Play], same: Mapping[str, str]) -> None:
        self._same = same
        self._shown: dict[str, str] = {}
        for play in sorted(plays, key=lambda play: play.began):
            for seat in play.people:
                if play.names[seat]:
                    self._shown[folded(play.names[seat])] = play.names[seat]

    def __contains__(self, key: str) -> bool:
        return key in self._shown

    @property
    def names(self) -> dict[str, str]:
        """Of each person the name, by the key, in the order of the alphabet."""
        keys = sorted({self.person(key) for key in self._shown})
        return {key: self.name(key) for key in keys}

    @property
    def joined(self) -> dict[str, str]:
        """Of each name that belongs to another one's person how it is written, by its key."""
        return {key: self._shown.get(key, key) for key in self._same}

    def name(self, key: str) -> str:
        """How a name is written, as it was lastly."""
        return self._shown.get(key, key)

    def person(self, key: str) -> str:
        """Whose name it is."""
        for _ in range(len(self._same)):
            if key not in self._same:
                break
            key = self._same[key]
        return key

    def at(self, play: Play) -> list[str | None]:
        """By seat who sat there; None for bots, for those without a name, and for a second self."""
        own = [
            folded(name) or None if seat in play.people else None
            for seat, name in enumerate(play.names)
        ]
        found: list[str | None] = []
        for key in own:
            person = None if key is None else self.person(key)
            person = key if person in found or (person != key and person in own) else person
            found.append(None if person in found else person)
        return found


def of_group(plays: Iterable[Play], held: Held) -> People:
    """The people of a group, as its host has said who is who."""
    return People(plays, held.row.namesakes)


# --- what the host says ----------------------------------------------------


def make_one(connection: Connection, held: Held, name: str, other: str, now: int) -> None:
    """Have one name belong to the other's person, both by their keys; raises NotOne."""
    plays, same = games.of_group(connection, held.row.id), dict(held.row.namesakes)
    people = People(plays, same)
    if name not in people or other not in people:
        raise NotOne("no_such_name")
    first, second = people.person(name), people.person(other)
    if first == second:
        raise NotOne("same_already")
    if len(same) >= MOST_SAID:
        raise NotOne("too_many")
    if any({first, second} <= set(people.at(play)) for play in plays):
        raise NotOne("played_together")
    same[first] = second
    store.update_group(connection, held.row, namesakes=to_json(same), touched_at=now)


def make_two(connection: Connection, held: Held, name: str, now: int) -> None:
    """Have a name stand for itself again."""
    same = {key: other for key, other in held.row.namesakes.items() if key != name}
    store.update_group(connection, held.row, namesakes=to_json(same), touched_at=now)
