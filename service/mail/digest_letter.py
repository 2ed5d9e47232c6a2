"""The daily letter: all open questions of one address, each with its board and its moves."""

from dataclasses import dataclass, replace
from math import isqrt
from typing import Any

from sqlalchemy import Connection

import printables
from printables.picture import unadorned
from printables.raster import to_png
from service.database.rows import LetterRow, SeatRow
from service.installation.context import Installation
from service.installation.links import ReplyLinks, SeatLinks, Site, reply_address
from service.links.store import Target
from service.mail import letters
from service.mail.channels import Letter, Link
from service.mail.letters import BOARD_AREA, BYTES_OF_HEADERS, MOST_BYTES, PACKED, SHOWN, WIDE
from service.mail.message import weight_of
from service.matches import digests, store
from service.matches.store import LoadedMatch
from service.views import headings, seat_view, talk_view
from service.views.reader import Reader
from service.views.seat_view import SeatView
from service.views.templating import letter_templates

MOST_WHOLE = 6  # matches shown with their moves; further ones have a line and a link
BYTES_OF_A_MATCH = 30_000  # bytes that each further match may add to the letter
BOARD_WIDTH = 320  # pixels
SHARES = (1, 0.6, 0.35)  # shares of the boards' area to try until the letter is small enough


class Astray(Exception):
    """Raised if a seat's link was made with another secret key, and is being replaced."""


@dataclass(frozen=True)
class Part:
    """The part of the letter about one match.

    `deadline` is the date as text, "" if no move is asked. `picture` is the name of the board's
    picture, "" if there is none.
    """

    s: SeatView
    title: str
    prompt: str
    deadline: str
    text: str
    html: str
    picture: str


def compose(
    installation: Installation,
    connection: Connection,
    loaded: LoadedMatch,
    letter: LetterRow,
    now: int,
) -> Letter:
    """Render the daily letter for its reader, in the language of the seat that it is written to."""
    seat = loaded.seats[letter.seat]
    told = digests.seats_in(connection, seat.address, letter.facts["news"])
    parts = [
        _part(installation, connection, each, deadline, number)
        for number, (each, deadline) in enumerate(told)
    ]
    asking = sum(part.s.is_asked for part in parts)
    own = _links(installation, connection, seat)
    context = _context(installation, Reader.of_seat(loaded, letter.seat), seat, own, parts, asking)
    text, html = (letters.render(digests.KIND, kind, context) for kind in ("txt", "html"))
    say = context["say"]
    return letters.letter_to(
        seat,
        say,
        installation,
        letter,
        address=seat.address,
        subject=say.plain(say("letter-digest-subject", count=asking)),
        text=text,
        html=html,
        pictures=_pictures(parts, text, html),
        links=tuple(Link(part.title, part.s.links.page) for part in parts),
        stop_url=context["stop_url"],
        reply_key="",  # a reply could mean any of the matches
        bounce_key=letters.key_for_bounces(installation, letter, seat.address),
    )


def _context(
    installation: Installation,
    reader: Reader,
    seat: SeatRow,
    own: SeatLinks,
    parts: list[Part],
    asking: int,
) -> dict[str, Any]:
    s, base = parts[0].s, installation.settings.base_url
    return {
        "s": s,
        "say": reader.say,
        "kind": digests.KIND,
        "family": s.game.family,
        "seat": seat,
        "change": None,
        "parts": parts,
        "asking": asking,
        "replies": ReplyLinks("", 0),
        "mine_links": None,
        "word_url": own.to("word"),
        "stop_url": own.to("letters", daily=1),
        "privacy_url": Site(base).privacy(seat.language),
    }


def _links(installation: Installation, connection: Connection, seat: SeatRow) -> SeatLinks:
    target = Target(seat.match_id, seat.number)
    token = letters.token_of(installation, connection, "seat", target)
    if not token:
        raise Astray
    return SeatLinks(installation.settings.base_url, token)


def _part(
    installation: Installation,
    connection: Connection,
    seat: SeatRow,
    deadline: int | None,
    number: int,
) -> Part:
    """Return the letter's part about the match of `seat`.

    `number` is the part's place in the letter, from 0: parts from MOST_WHOLE on are shortened.
    """
    loaded, own = store.load(connection, seat.match_id), _links(installation, connection, seat)
    since = store.last_own_turn(connection, loaded.match, seat.number) or 0
    s = seat_view.of_seat(connection, loaded, seat.number, own, since)
    s = replace(s, news_lines=SHOWN, news_wide=WIDE)
    is_whole = number < MOST_WHOLE
    picture = f"board{number}" if is_whole and s.view is not None and not s.early_end else ""
    until = s.deadlines.get(seat.number)
    title, prompt = headings.title(s.reader, loaded), headings.prompt(s)
    when = s.reader.moment(until) if until and deadline else ""
    context = {
        **headings.values(s, installation.settings.base_url),
        "say": s.say,
        "links": s.links,
        "replies": _replies(installation, connection, s),
        "title": title,
        "prompt": prompt,
        "deadline": when,
        "picture": picture,
        "is_whole": is_whole,
        "messages": talk_view.news_of(connection, loaded, seat.number)[1],
        "board_brief": _board_brief(s),
    }
    html = _rendered("html", context)
    # A number alone would not say which match it answers.
    text = _rendered("txt", context | {"replies": ReplyLinks("", s.turn)})
    return Part(s, title, prompt, when, text, html, picture)


def _board_brief(s: SeatView) -> str:
    assert s.view is not None, "only matches that have begun are in a daily letter"
    return letters.brief(printables.board_brief(s.game, s.view, s.say, s.names))


def _rendered(kind: str, context: dict[str, Any]) -> str:
    return letter_templates().get_template(f"letters/_digest_part.{kind}").render(context)


def _replies(installation: Installation, connection: Connection, s: SeatView) -> ReplyLinks:
    """Return the mailto: URLs of ready replies, to the address of this match's seat."""
    settings = installation.settings
    key = letters.key_for_replies(installation, connection, s.own_seat)
    is_read = bool(key and (settings.inbound_url or settings.demo))
    address = reply_address(key, settings.mail_reply_domain) if is_read else ""
    return ReplyLinks(address, s.turn, s.links.epoch)


def _pictures(parts: list[Part], text: str, html: str) -> tuple[tuple[str, bytes], ...]:
    """Return the boards as pictures (name, PNG); the more there are, the smaller they are."""
    shown = [part for part in parts if part.picture]
    most = MOST_BYTES + BYTES_OF_A_MATCH * (len(parts) - 1)
    room = (most - BYTES_OF_HEADERS - weight_of(text, html)) / PACKED
    found: list[tuple[str, bytes]] = []
    for share in SHARES:
        found = [(part.picture, _board(part.s, share / max(2, len(shown)))) for part in shown]
        if sum(len(png) for _, png in found) <= room:
            break
    return tuple(found)


def _board(s: SeatView, share: float) -> bytes:
    """Return the board as a PNG; `share` is its part of the usual area."""
    board = letters.board_of(s)
    area = share * BOARD_AREA[s.say.direction][0]
    return to_png(unadorned(board), min(BOARD_WIDTH, isqrt(int(area * board.width / board.height))))
