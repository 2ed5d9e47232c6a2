"""The latest public events of a match as an Atom feed (RFC 4287)."""

import re
from collections import Counter
from datetime import UTC, datetime
from uuid import NAMESPACE_URL, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

from sqlalchemy import Connection

from service.installation.links import Site
from service.language.languages import unmarked
from service.matches.states import moves_of
from service.matches.store import LoadedMatch
from service.views import headings, match_view
from service.views.event_sentences import Told
from service.views.match_view import RECENT, MatchView
from service.views.reader import Reader

ATOM = "http://www.w3.org/2005/Atom"
NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def of_watcher(
    connection: Connection, loaded: LoadedMatch, watcher: Reader, site: Site, here: str
) -> bytes:
    """Return the feed of a match that has begun: one entry for each line of its log.

    It has the lines of the last moves that a spectator may see, the newest first. `here` is the
    feed's own URL.
    """
    match, language = loaded.match, watcher.language
    since = max(0, match.turn - RECENT)
    s = match_view.of_watcher(connection, loaded, watcher, since)
    moved = {move.number: move.at for move in moves_of(connection, match.id, since)}
    began = match.started_at or match.made_at
    feed = Element("feed", {"xmlns": ATOM, "xml:lang": language})
    _add(feed, "id", f"urn:uuid:{uuid5(NAMESPACE_URL, match.id)}")
    _add(feed, "title", headings.title(watcher, loaded))
    _add(feed, "updated", _at(max(moved.values(), default=began)))
    _add(SubElement(feed, "author"), "name", watcher.say("staffetta"))
    SubElement(feed, "link", rel="self", type="application/atom+xml", href=here)
    SubElement(feed, "link", rel="alternate", type="text/html", href=site.match(match.id, language))
    told: Counter[int] = Counter()
    entries = []
    for line in s.told:
        at = moved.get(int(line.facts[-1]["turn"]), began)
        entries.append(_entry(s, line, told[line.turn], at, site))
        told[line.turn] += 1
    feed.extend(reversed(entries))
    return bytes(tostring(feed, encoding="utf-8", xml_declaration=True))


def _entry(s: MatchView, line: Told, number: int, at: int, site: Site) -> Element:
    """Return the entry of a line, the one with that number among those of its turn.

    Turns after a restored backup are played again, so its count is a part of the id.
    """
    match, turn = s.match, line.turn
    epoch = sum(turn >= reached for reached, _ in match.put_back)
    text = f"{line.text} ({s.say(f'mark-{line.mark}')})" if line.mark else line.text
    entry = Element("entry")
    _add(entry, "id", f"urn:uuid:{uuid5(NAMESPACE_URL, f'{match.id} {epoch} {turn} {number}')}")
    _add(entry, "title", text)
    _add(entry, "updated", _at(at))
    SubElement(entry, "link", rel="alternate", href=site.moment(match.id, turn + 1, s.say.language))
    return entry


def _add(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = NOT_IN_XML.sub("", unmarked(text))


def _at(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
