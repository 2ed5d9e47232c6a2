"""Import of plays into a season from a file of the app BG Stats; each is stored only once."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from sqlalchemy import Connection, insert

from service.database.rows import IMPORTED_PLAY, to_json
from service.seasons import listing, store
from service.seasons.membership import MOST_GAMES, NotPut
from service.seasons.people import People, folded
from service.seasons.shared_plays import SharedPlay
from service.seasons.store import Held


@dataclass(frozen=True)
class Offered:
    """The plays of a file for a season: new ones, and the number of those that it has already.

    `people` maps each name in the file (folded) to the key of the season's person of that name, or
    to "". See People for keys.
    """

    new: Sequence[SharedPlay]
    known: int
    names: Mapping[str, str]  # keyed by the folded name: the file's spelling
    people: Mapping[str, str]


def offered(plays: Sequence[SharedPlay], known: set[str], people: People) -> Offered:
    """Return the plays that an import would add; `known` has the ids of the season's plays."""
    new = [play for play in plays if play.id not in known]
    names = {
        folded(name): name
        for play in new
        for seat, name in enumerate(play.names)
        if name and seat not in play.bots
    }
    matched = {key: people.person(key) if key in people else "" for key in names}
    return Offered(new, len(plays) - len(new), names, matched)


def renamed(play: SharedPlay, names: Mapping[str, str]) -> SharedPlay:
    """Return the play with other names for its people; `names` maps folded names to new names."""
    changed = [
        name if seat in play.bots else names.get(folded(name), name)
        for seat, name in enumerate(play.names)
    ]
    return replace(play, names=changed)


def doubled(plays: Sequence[SharedPlay], names: Mapping[str, str]) -> list[str]:
    """Return names from the file that one play has as two people but `names` makes one; else []."""
    for play in plays:
        keys = {
            folded(play.names[seat]) for seat in range(len(play.names)) if seat not in play.bots
        }
        people: dict[str, list[str]] = {}
        for key in sorted(keys - {""}):
            people.setdefault(folded(names.get(key, key)), []).append(key)
        for found in people.values():
            if len(found) > 1:
                return [name for name in play.names if folded(name) in found]
    return []


def put(connection: Connection, held: Held, plays: Sequence[SharedPlay], now: int) -> int:
    """Add those plays that the season does not have, and return their number; raises NotPut."""
    there = listing.imported_ids(connection, held.row.id)
    new = [play for play in plays if play.id not in there]
    games = store.games_of(connection, held.row.id)
    if len(games) + len(there) + len(new) > MOST_GAMES:
        raise NotPut("full")
    rows = [
        {"group_id": held.row.id, "id": play.id, "about": to_json(asdict(play)), "put_at": now}
        for play in new
    ]
    if rows:
        connection.execute(insert(IMPORTED_PLAY), rows)
        store.update_season(connection, held.row, touched_at=now)
    return len(new)
