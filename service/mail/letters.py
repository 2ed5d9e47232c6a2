"""A letter's words: from a row of the outbox to what any channel takes.

One template pair for each kind, templates/letters/<kind>.html and .txt. Renders at the moment of
sending, and finds out then whether events have overtaken the letter.
"""

from dataclasses import replace
from math import ceil, isqrt
from typing import Any

from sqlalchemy import Connection

import printables
from printables.hand import hand
from printables.picture import Picture, unadorned
from printables.raster import to_png
from service.database.rows import AddressChangeRow, LetterRow, LinkRow, NewcomerRow, SeatRow
from service.installation.links import (
    SECRET,
    ChangeLinks,
    HostLinks,
    NewcomerLinks,
    OwnGamesLinks,
    SeatLinks,
    Site,
)
from service.installation.parts import Installation
from service.installation.settings import NOBODY
from service.installation.tokens import reply_key
from service.language.languages import unisolated
from service.links import store as secret_links
from service.links.store import Target
from service.mail.channels import Letter, Link
from service.mail.message import weight_of
from service.matches import asking_all, asking_back, campaigns, deadlines, reminders, store
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import (
    address_changes,
    my_games,
    newcomers,
    seating,
    unconfirmed,
    unsolicited,
)
from service.views import headings, options, seat_view, shelves
from service.views.reader import Reader
from service.views.seat_view import SeatView
from service.views.templating import letter_templates

WITH_BOARD = ("turn", "at_once", "reminder", "restored", "over", "link")
ASKING = ("turn", "at_once", "reminder")
OFFERS = {"invitation": "inviting", "takeover": "running"}  # of a seat, in a match that is so
UNASKED = ("host", "invitation", "takeover")  # their readers may know nothing of it
# Of the pictures, in pixels: a letter is to be small, and a high board is narrower for that; so is
# any in a letter whose words take two bytes for each of their own letters, or that says, at the
# end, how all points came about.
BOARD_WIDTH = 420
BOARD_AREA = {"ltr": (270_000, 240_000), "rtl": (200_000, 150_000)}
# Of a letter with all that belongs to it, in bytes, and of that what is neither words nor pictures.
MOST, HEADS = 61_440, 2_300
PACKED = 1.37  # how much longer a picture is as it travels
SHARES = (0.85, 0.72, 0.6)  # of its area that are tried where it does
# On a phone, in pixels: how far the first button may be down, and what stands above it.
REACH, HEAD, LINE, WIDE = 855, 250, 26, 346
LETTERS, LARGE = 36, 24  # of a line there, and of a heading's
SHOWN = 3  # lines of what happened
LATE = 60  # seconds a letter may have waited without the reader losing time


class Unlinked(Exception):
    """The link that a letter is about has ended, or was made with another secret key."""


def is_overtaken(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> bool:
    """Whether what the letter says has stopped being so, and it must not be sent."""
    seat, match = loaded.seats[letter.seat], loaded.match
    if letter.tenure != seat.tenure:
        return True
    facts = letter.facts
    if "newcomer" in facts:
        return newcomers.is_overtaken(connection, letter)
    if seat.muted and not facts.get("asked_for"):
        return True
    if letter.kind == "wish":
        return asking_back.waits_for(connection, loaded, letter.seat, facts["number"]) is None
    if letter.kind == "mine":
        return my_games.of_address(connection, seat.address) is None
    if "change" in facts:
        return address_changes.is_overtaken(connection, letter, facts)
    if letter.kind in UNASKED and unsolicited.is_unwanted(connection, seat.address):
        return True
    if letter.kind in OFFERS:
        return match.status != OFFERS[letter.kind] or seat.status != "invited"
    if letter.kind == "stalled":
        return campaigns.following(connection, match.id) is None
    if letter.kind == asking_all.KIND:
        return asking_all.is_overtaken(connection, loaded, letter)
    if letter.kind in ASKING:
        due = deadlines.of_match(connection, match.id).get(letter.seat)
        return due is None or due.turn != letter.turn
    return False


def may_go_at(loaded: LoadedMatch, letter: LetterRow, now: int) -> int:
    """The moment from which a letter may be handed over: a reminder waits for the morning."""
    zone = loaded.seats[letter.seat].timezone
    if letter.kind == "reminder" and reminders.is_quiet(now, zone):
        return reminders.morning_after(now, zone)
    return now


def delay_of(letter: LetterRow, now: int) -> int:
    """Seconds that a letter which asks for a move was held up, beyond what is usual."""
    waited = now - letter.waits_since
    return waited if letter.kind == "turn" and waited > LATE else 0


def compose(
    installation: Installation,
    connection: Connection,
    loaded: LoadedMatch,
    letter: LetterRow,
    now: int,
) -> Letter:
    """The letter as its reader gets it, at whatever moment it is written."""
    if "newcomer" in letter.facts:
        return _to_newcomer(installation, connection, loaded, letter)
    seat = loaded.seats[letter.seat]
    context = _context(installation, connection, loaded, letter, now)
    s, change = context["s"], context["change"]
    text, html = (_render(letter.kind, part, context) for part in ("txt", "html"))
    titles = {"title": context["title"], "prompt": context["prompt"]}
    return Letter(
        number=letter.id,
        kind=letter.kind,
        match=seat.match_id,
        seat=seat.number,
        tenure=seat.tenure,
        turn=letter.turn,
        made_at=letter.made_at,
        address=_address(letter, seat, change),
        name=seat.name,
        sender=installation.settings.mail_from.name or s.say("staffetta"),
        language=seat.language,
        subject=s.say.plain(s.say(_subject(loaded, letter), **titles)),
        text=text,
        html=html,
        pictures=_pictures(s, context, text, html),
        links=_moves(s) if letter.kind in ASKING else (),
        stop_url=context["links"].to("letters"),
        reply_key=_reply_key(installation, connection, seat) if change is None else "",
    )


def _subject(loaded: LoadedMatch, letter: LetterRow) -> str:
    """What stands in a letter's list, by its key; whoever has agreed as host is not asked to."""
    is_again = letter.kind == "host" and not loaded.is_proposed
    return "letter-host-again-subject" if is_again else f"letter-{letter.kind}-subject"


def _reply_key(installation: Installation, connection: Connection, seat: SeatRow) -> str:
    """What an answer to this letter is known by; empty for a seat that has no link."""
    target = Target(seat.match_id, seat.number)
    link = secret_links.current(connection, "seat", target)
    return reply_key(installation.tokens, link) if link else ""


def _to_newcomer(
    installation: Installation, connection: Connection, loaded: LoadedMatch, letter: LetterRow
) -> Letter:
    """To somebody who has no seat yet: it bears one link, which takes one."""
    newcomer = _newcomer(connection, letter)
    reader = Reader.stranger(newcomer.language, newcomer.timezone, loaded.game)
    token = _borne(installation, newcomers.link_of(connection, newcomer))
    links = NewcomerLinks(installation.settings.base_url, token)
    say, title = reader.say, headings.short_title(reader, loaded)
    context = {
        "say": say,
        "kind": letter.kind,
        "family": loaded.game.family,
        "title": title,
        "change": newcomer,
        "links": links,
        "host": loaded.names[HOST_SEAT],
        "game_title": headings.game_title(reader, loaded),
        "pace_hours": headings.pace(reader, loaded),
    }
    return Letter(
        number=letter.id,
        kind=letter.kind,
        match=letter.match_id,
        seat=letter.seat,
        tenure=letter.tenure,
        turn=letter.turn,
        made_at=letter.made_at,
        address=newcomer.address,
        name=newcomer.name,
        sender=installation.settings.mail_from.name or say("staffetta"),
        language=newcomer.language,
        subject=say.plain(say(f"letter-{letter.kind}-subject", title=title)),
        text=_render(letter.kind, "txt", context),
        html=_render(letter.kind, "html", context),
        pictures=(),
        links=(),
        stop_url=links.to("letters"),
        reply_key="",
    )


def _newcomer(connection: Connection, letter: LetterRow) -> NewcomerRow:
    found = newcomers.of_letter(connection, letter)
    assert found is not None, "a letter to nobody is overtaken"
    return found


def _context(
    installation: Installation,
    connection: Connection,
    loaded: LoadedMatch,
    letter: LetterRow,
    now: int,
) -> dict[str, Any]:
    """Everything a letter's templates may use."""
    seat, match = loaded.seats[letter.seat], loaded.match
    base, facts = installation.settings.base_url, letter.facts
    site = Site(base)
    change = _change(connection, letter)
    links, own = _links(installation, connection, letter, seat, change)
    told_from = _since(connection, loaded, letter)
    s = seat_view.of_seat(connection, loaded, seat.number, own, told_from)
    is_asked_at_once = letter.kind == asking_all.KIND and not s.is_asked
    shown = 0 if letter.kind == "over" else SHOWN  # the end is told as a story, without numbers
    s = replace(s, news_lines=shown, is_asked_at_once=is_asked_at_once)
    deadline = s.deadlines.get(seat.number)
    values = headings.values(s, base) | {"prompt": headings.prompt(s)}
    has_board = letter.kind in WITH_BOARD and s.view is not None
    board = _board(s) if has_board else None
    return {
        **values,
        "say": s.say,
        "seat": seat,
        "kind": letter.kind,
        "is_unasked": letter.kind in UNASKED,
        "change": change,
        "facts": facts,
        "links": links,
        "host_links": HostLinks(base, _token(installation, connection, "host", Target(match.id))),
        "export_url": site.export(match.id),
        "next_page": _next_page(installation, connection, s),
        "wish_by": _wish_by(connection, loaded, letter),
        "mine_links": _mine_links(installation, connection, letter, seat),
        "new_url": _new_url(installation, loaded, seat.language),
        "aid_url": shelves.card_url(loaded, seat.language, site, own),
        "title": headings.subject_title(s.reader, loaded),
        "guests": len(seating.guests(loaded)),
        "days": unconfirmed.DAYS,
        "deadline": deadline and s.reader.moment(deadline + delay_of(letter, now)),
        "pace_hours": headings.pace(s.reader, loaded),
        "has_board": has_board,
        "board": board,
        "moment": s.reader.moment,
        "in_hand": s.in_hand if letter.kind in ASKING else [],
        "is_board_first": board is not None and is_near(s, board, values["prompt"]),
        "board_brief": s.view and printables.board_brief(s.game, s.view, s.say, s.names),
        "board_text": s.view and printables.board_text(s.game, s.view, s.say, s.names),
    }


def still_holds(
    connection: Connection, loaded: LoadedMatch, letter: LetterRow, composed: Letter
) -> bool:
    """True if a letter that was composed before goes to the same address, by links that live.

    It may have arrived already: sent again without a change, it is the same letter.
    """
    borne = {found[0].rpartition("/")[2] for found in SECRET.finditer(composed.text)}
    is_his = address_of(connection, loaded, letter) == composed.address
    return is_his and all(secret_links.is_live(connection, token) for token in borne)


def address_of(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> str:
    """Where a letter goes: to the seat's holder, to who would have one, to either of a change."""
    if "newcomer" in letter.facts:
        newcomer = newcomers.of_letter(connection, letter)
        return newcomer.address if newcomer else ""
    return _address(letter, loaded.seats[letter.seat], _change(connection, letter))


def _address(letter: LetterRow, seat: SeatRow, change: AddressChangeRow | None) -> str:
    if change is None:
        return seat.address
    return change.address if letter.kind == "confirm" else change.former


def _change(connection: Connection, letter: LetterRow) -> AddressChangeRow | None:
    """The change of address that a letter is about, if it is."""
    return address_changes.of_letter(connection, letter) if "change" in letter.facts else None


def _borne(installation: Installation, link: LinkRow | None) -> str:
    """The token of the one link that a letter is about; raises Unlinked where none can be told."""
    token = secret_links.token_of(link, installation.tokens)
    if not token:
        raise Unlinked
    return token


def _token(
    installation: Installation, connection: Connection, kind: secret_links.Kind, target: Target
) -> str:
    """The token of the link of that kind that letters give out now."""
    return secret_links.current_token(connection, installation.tokens, kind, target)


def _next_page(installation: Installation, connection: Connection, s: SeatView) -> str:
    """The reader's seat in the next game of a campaign; empty where there is none."""
    seat = s.campaign and s.campaign.next_seat
    if not seat:
        return ""
    target = Target(seat.match_id, seat.number)
    token = _token(installation, connection, "seat", target)
    return SeatLinks(installation.settings.base_url, token).page


def _links(
    installation: Installation,
    connection: Connection,
    letter: LetterRow,
    seat: SeatRow,
    change: AddressChangeRow | None,
) -> tuple[SeatLinks | ChangeLinks, SeatLinks]:
    """The links that a letter bears, and those to the seat; both nothing but the seat's mostly.

    A letter about a change of address goes to where nobody may be who plays: it bears no link
    that leads to the seat.
    """
    base = installation.settings.base_url
    if change is None:
        target = Target(seat.match_id, seat.number)
        own = SeatLinks(base, _token(installation, connection, "seat", target))
        return own, own
    link_id = change.confirm_link if letter.kind == "confirm" else change.stop_link
    link = secret_links.with_id(connection, link_id)
    return ChangeLinks(base, _borne(installation, link)), SeatLinks(base, "")


def _wish_by(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> int | None:
    """Who asks to take a move back, in the letter that says so."""
    if letter.kind != "wish":
        return None
    return asking_back.waits_for(connection, loaded, letter.seat, letter.facts["number"])


def _mine_links(
    installation: Installation, connection: Connection, letter: LetterRow, seat: SeatRow
) -> OwnGamesLinks | None:
    """The page of all games of whoever this letter goes to, in the one that tells of it."""
    whose = my_games.of_address(connection, seat.address) if letter.kind == "mine" else None
    if whose is None:
        return None
    return OwnGamesLinks(installation.settings.base_url, _borne(installation, whose))


def _new_url(installation: Installation, loaded: LoadedMatch, language: str) -> str:
    """The form for another round of the same, with the options that this table played with.

    Empty where nobody may set up a match.
    """
    if installation.settings.new == NOBODY:
        return ""
    chosen = options.as_texts(loaded.game, loaded.match.options)
    return Site(installation.settings.base_url).new(language, loaded.match.game, chosen)


def _since(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> int:
    """From which turn on a letter tells: the whole story at the end, else since the last move.

    News is what happened at that turn, and since.
    """
    if letter.kind == "wish":
        return int(letter.facts["number"])
    if letter.kind in ("over", "campaign", "news"):
        return letter.turn if letter.kind == "news" else 0
    return store.last_own_turn(connection, loaded.match, letter.seat) or 0


def _render(kind: str, part: str, context: dict[str, Any]) -> str:
    text = letter_templates().get_template(f"letters/{kind}.{part}").render(context)
    return text if part == "html" else unisolated(_tidy(text), context["say"].language)


def _tidy(text: str) -> str:
    """At most one empty line in a row, and none at either end."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.strip() or (lines and lines[-1]):
            lines.append(line.rstrip())
    return "\n".join(lines).strip() + "\n"


def _moves(s: SeatView) -> tuple[Link, ...]:
    return tuple(Link(choice.label, choice.url) for choice in s.choices.values())


def _board(s: SeatView) -> Picture:
    assert s.view is not None, "only a letter about a game that has begun has a board"
    marks = s.news.marks
    return printables.board(s.game, s.view, s.say, names=s.names, marks=marks, aloud=False)


def _pictures(
    s: SeatView, context: dict[str, Any], text: str, html: str
) -> tuple[tuple[str, bytes], ...]:
    """Those that the letter shows, by the names that it calls them."""
    own = hand(s.game, context["in_hand"], s.say) if context["in_hand"] else b""
    board = _drawn(s, context["board"]) if context["has_board"] else b""
    room = (MOST - HEADS - weight_of(text, html)) / PACKED - len(own)
    for share in SHARES:
        if len(board) > room:
            board = _drawn(s, context["board"], share)
    return tuple((name, png) for name, png in (("board", board), ("own", own)) if png)


def _drawn(s: SeatView, board: Picture, share: float = 1) -> bytes:
    """The board, on so large a share of the area that it may have."""
    while_played, at_end = BOARD_AREA[s.say.direction]
    area = share * (while_played if s.is_running else at_end)
    width = min(BOARD_WIDTH, isqrt(int(area * board.width / board.height)))
    return to_png(unadorned(board), width, of=f"{s.match.id} {s.seat}")


def is_near(s: SeatView, board: Picture, prompt: str) -> bool:
    """Whether a first button below the board is still on a phone's screen or just below it."""
    lines = sum(ceil(len(line.text) / LETTERS) for _, line in s.news.lines)
    lines += ceil(len(prompt) / LARGE)
    head = HEAD + 60 * (s.say.direction == "rtl")  # its lines stand further apart
    return head + LINE * lines + WIDE * board.height / board.width <= REACH
