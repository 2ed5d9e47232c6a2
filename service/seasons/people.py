"""Identity of people in a season: equal names are one person, and its host can join other names."""

import re
import unicodedata
from collections.abc import Iterable, Mapping

from sqlalchemy import Connection

from service.database.rows import to_json
from service.installation.coded_error import CodedError
from service.seasons import listing, store
from service.seasons.listing import Play
from service.seasons.store import Held

# Arabic variants of Persian letters, and signs that join or separate letters of a name.
SAME_LETTERS = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "\u200c": None, "\u200d": None})
MOST_SAID = 100  # names that can be joined to other people

# Reasons why two names cannot be joined; each has a message.
REFUSALS = ("no_such_name", "same_already", "played_together", "too_many")


class NotOne(CodedError):
    """Two names that cannot be one person; `code` is one of REFUSALS."""


def folded(name: str) -> str:
    """Return a name's form for comparisons: equal for two spellings of the same name."""
    text = unicodedata.normalize("NFC", name).casefold().translate(SAME_LETTERS)
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()


class People:
    """The people of some plays, each with a key: the folded form of their main name."""

    def __init__(self, plays: Iterable[Play], same: Mapping[str, str]) -> None:
        self._same = {key: folded(name) for key, name in same.items()}
        self._called = {folded(name): name for name in same.values() if name != folded(name)}
        self._shown: dict[str, str] = {}
        for play in sorted(plays, key=lambda play: play.began):
            for seat in play.people:
                if play.names[seat]:
                    self._shown[folded(play.names[seat])] = play.names[seat]

    def __contains__(self, key: str) -> bool:
        return key in self._shown or key in self._same.values()

    @property
    def names(self) -> dict[str, str]:
        """Return each person's name by key, in alphabetical order."""
        keys = sorted({self.person(key) for key in self._shown})
        return {key: self.name(key) for key in keys}

    @property
    def joined(self) -> dict[str, str]:
        """Return the spelling of each name that was joined to another person, by key."""
        others = [key for key, name in self._same.items() if name != key]
        return {key: self._shown.get(key, key) for key in others}

    def name(self, key: str) -> str:
        """Return the name that the host has given to a person, or else its latest spelling."""
        return self._called.get(key) or self._shown.get(key, key)

    def person(self, key: str) -> str:
        """Return the key of the person with that name."""
        for _ in range(len(self._same)):
            if key not in self._same:
                break
            key = self._same[key]
        return key

    def at(self, play: Play) -> list[str | None]:
        """Return the person at each seat, or None.

        Bots, unnamed seats and a person's second seat have None.
        """
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


def of_season(plays: Iterable[Play], held: Held) -> People:
    """Return the people of a season, with the names that its host has joined."""
    return People(plays, held.row.namesakes)


# --- joined names ----------------------------------------------------------


def make_one(connection: Connection, held: Held, name: str, other: str, now: int) -> None:
    """Join a name to another name's person, both given by key; raises NotOne."""
    plays, same = listing.of_season(connection, held.row.id), dict(held.row.namesakes)
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
    store.update_season(connection, held.row, namesakes=to_json(same), touched_at=now)


def call(connection: Connection, held: Held, name: str, wanted: str, now: int) -> None:
    """Change the name of the person with the key `name` to `wanted`; raises NotOne.

    If somebody else in the season has the new name already, the two become one person.
    """
    plays, same = listing.of_season(connection, held.row.id), dict(held.row.namesakes)
    people = People(plays, same)
    if name not in people:
        raise NotOne("no_such_name")
    person, other = people.person(name), folded(wanted)
    if other in people and people.person(other) != person:
        make_one(connection, held, name, other, now)
        return
    if len(same) >= MOST_SAID:
        raise NotOne("too_many")
    same.pop(other, None)  # it was an earlier name of this person
    same[person] = wanted
    store.update_season(connection, held.row, namesakes=to_json(same), touched_at=now)


def make_two(connection: Connection, held: Held, name: str, now: int) -> None:
    """Separate a name from the person it was joined to."""
    same = {key: other for key, other in held.row.namesakes.items() if key != name}
    store.update_season(connection, held.row, namesakes=to_json(same), touched_at=now)
