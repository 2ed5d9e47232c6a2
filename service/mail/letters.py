"""Letters rendered from rows of the outbox, for any channel.

Each kind has two templates, templates/letters/<kind>.html and .txt. Letters are rendered when they
are sent, and skipped if events have made them obsolete.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import isqrt
from typing import Any

from sqlalchemy import Connection

import printables
from printables.hand import hand
from printables.picture import Picture, unadorned
from printables.raster import to_png
from service.database.rows import (
    AddressChangeRow,
    LetterRow,
    LinkRow,
    NewcomerRow,
    ReplyRow,
    SeatRow,
    VoteRow,
)
from service.installation.context import Installation
from service.installation.links import (
    SECRET,
    ChangeLinks,
    HostLinks,
    LeavingLinks,
    NewcomerLinks,
    OwnGamesLinks,
    ReplyLinks,
    SeatLinks,
    Site,
    reply_address,
)
from service.installation.settings import NOBODY
from service.installation.tokens import bounce_key, reply_key
from service.language.languages import shortened, unisolated, unmarked
from service.language.words import Speaker
from service.links import store as secret_links
from service.links.store import Target
from service.mail.channels import Letter, Link
from service.mail.message import weight_of
from service.matches import (
    absences,
    campaigns,
    deals,
    digests,
    invitation_clocks,
    moved_dates,
    namesakes,
    open_decisions,
    outbox,
    pauses,
    plan_at_once,
    reply_rows,
    stoppable_acts,
    store,
    talk,
    vote_clocks,
    votes,
    ways,
)
from service.matches.store import LoadedMatch
from service.matches.undo import alone, by_consent
from service.people import (
    address_changes,
    former_players,
    hosting,
    leaving,
    lengthening,
    my_games,
    newcomers,
    seating,
    stranger_limits,
    unconfirmed_matches,
)
from service.views import (
    available_sheets,
    deal_view,
    headings,
    options,
    pictures,
    seat_view,
    talk_view,
    votes_view,
)
from service.views import moved_dates as moved_dates_view
from service.views.deal_view import Card, Told
from service.views.reader import Reader
from service.views.seat_view import SeatView
from service.views.talk_view import InLetter
from service.views.templating import letter_templates
from service.views.votes_view import Vote

ANSWERS = ("receipt", "refusal", "help")  # to a reply
WITH_BOARD = ("turn", "at_once", "reminder", "restored", "over", "campaign", "link", *ANSWERS)
ENDS = ("over", "campaign")  # the end of a game, and of the last game of a campaign
ASKING = ("turn", "at_once", "reminder")
# Kinds of letters that offer a seat, each with the match's status in which the offer is good.
OFFERS = {"invitation": "inviting", "takeover": "running"}
WITH_TALK = (*ASKING, "news", "over", "campaign", talk.LETTER)  # bring players' messages too
OF_DEALS = (deals.OFFER, deals.ANSWER)
OF_DATES = (lengthening.LETTER, moved_dates.KIND)
ABOUT_VOTES = (vote_clocks.LETTER, "voted")
TO_ANSWER = ("wish", "hosting", vote_clocks.LETTER)
UNASKED = ("host", "invitation", "takeover")  # may be sent to people who know nothing of the match
# Sizes of board pictures in pixels; the second area is for final letters, which explain all points.
# Right-to-left letters have smaller boards, as their text takes two bytes a character.
BOARD_WIDTH = 420
BOARD_AREA = {"ltr": (270_000, 240_000), "rtl": (200_000, 150_000)}
# Greatest size of a letter in bytes, and the part of it for headers and MIME parts.
MOST_BYTES, BYTES_OF_HEADERS = 61_440, 2_300
MOST_IN_BRIEF = 420  # characters of a notice
WRAPPED = 55  # characters of a line that goes on in the next one
MOST_IN_PICTURE = 250  # characters of a text that replaces a picture
PACKED = 1.37  # factor by which base64 makes a picture longer
SHARES = (0.85, 0.72, 0.6)  # shares of the area to try if the letter is too large
SHOWN, WIDE = 3, 34  # lines of news on a phone, and characters in each


# Letters about all games of an address, or to a former player, each with a function that is True
# if the letter is obsolete.
OF_ALL: dict[str, Callable[[Connection, str, LetterRow], bool]] = {
    "mine": lambda c, address, _: secret_links.of_address(c, my_games.KIND, address) is None,
    leaving.KIND: lambda c, address, _: secret_links.of_address(c, leaving.KIND, address) is None,
    digests.KIND: digests.is_overtaken,
    "offered": former_players.is_overtaken,
    "replaced": former_players.is_overtaken,
}


class Unlinked(Exception):
    """The link in a letter has ended, or was made with another secret key."""


def is_overtaken(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> bool:
    """True if the letter is obsolete and must not be sent."""
    seat, match = loaded.seats[letter.seat], loaded.match
    facts = letter.facts
    if outbox.FORMER in facts:
        former = former_players.of_letter(connection, letter)
        return former is None or OF_ALL[letter.kind](connection, former.address, letter)
    if letter.tenure != seat.tenure:
        return True
    if "newcomer" in facts:
        return newcomers.is_overtaken(connection, letter)
    if not (outbox.gets_letters(seat) or facts.get("asked_for")):
        return True
    if letter.kind in TO_ANSWER:
        return not _waits_for_answer(connection, loaded, letter)
    if letter.kind in ("host_away", "paused", "resumed", absences.LETTER):
        return not loaded.is_under_way or not _still_holds(loaded, letter)
    if letter.kind in OF_ALL:
        return OF_ALL[letter.kind](connection, seat.address, letter)
    if "change" in facts:
        return address_changes.is_overtaken(connection, letter, facts)
    if letter.kind in UNASKED and stranger_limits.is_unwanted(connection, seat.address):
        return True
    if letter.kind == "held":
        return _held(connection, letter, seat) is None
    if letter.kind in OFFERS:
        return match.status != OFFERS[letter.kind] or seat.status != "invited"
    if letter.kind == "stalled":
        return campaigns.following(connection, match.id) is None
    if letter.kind in (talk.LETTER, plan_at_once.KIND, *OF_DEALS, *OF_DATES):
        return _is_superseded(connection, loaded, letter)
    if letter.kind in ASKING:
        due = open_decisions.of_match(connection, match.id).get(letter.seat)
        return due is None or due.turn != letter.turn
    return False


def _away(s: SeatView, letter: LetterRow) -> tuple[str, str]:
    """Return the first and the last day of the absence that a letter announces, as texts.

    Return ("", "") for other letters.
    """
    facts = letter.facts
    if letter.kind != absences.LETTER or "back" not in facts:
        return "", ""
    return s.reader.days(s.seats[facts["seat"]], (facts["gone"], facts["back"]))


def _still_holds(loaded: LoadedMatch, letter: LetterRow) -> bool:
    """True if a letter's news about an absence, a pause or the host is still true.

    Do not confuse it with `still_holds`, which is about an earlier rendering.
    """
    facts = letter.facts
    if letter.kind == "host_away":
        return loaded.host.absent
    if letter.kind != absences.LETTER:
        return loaded.is_paused == (letter.kind == "paused")
    return "back" not in facts or (facts["gone"], facts["back"]) in loaded.seats[facts["seat"]].away


def _waits_for_answer(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> bool:
    """True if the letter's reader has yet to answer another player's request."""
    if letter.kind == "wish":
        number = letter.facts["number"]
        return by_consent.waits_for(connection, loaded, letter.seat, number) is not None
    if letter.kind == "hosting":
        return not hosting.is_overtaken(connection, loaded, letter.seat)
    waiting = votes.to_answer(connection, loaded, letter.seat)
    return letter.facts["number"] in [vote.number for vote in waiting]


def _is_superseded(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> bool:
    """True if the letter's question is answered, or its messages were read elsewhere."""
    if letter.kind == talk.LETTER:
        reader = Reader.of_seat(loaded, letter.seat)
        return not _talked(connection, loaded, letter, reader).messages
    if letter.kind in OF_DEALS:
        deal = deals.find(connection, letter.match_id, letter.facts["number"])
        if deal is None or not deals.is_party(deal, loaded.seats[letter.seat]):
            return True
        return (deal.status == "offered") != (letter.kind == deals.OFFER)
    if letter.kind == moved_dates.KIND:
        return not moved_dates.still_asked(connection, letter)
    if letter.kind == lengthening.LETTER:
        return not lengthening.still_told(connection, loaded, letter.facts["told"])
    return plan_at_once.is_overtaken(connection, loaded, letter)


def may_go_at(loaded: LoadedMatch, letter: LetterRow, now: int) -> int:
    """Return the earliest time to send a letter, in seconds since 1970.

    Reminders and other letters without haste wait until the reader's night is over.
    """
    if letter.kind not in ("reminder", moved_dates.KIND) and "again" not in letter.facts:
        return now
    return loaded.clock_of(loaded.seats[letter.seat]).morning_after(now)


def compose(
    installation: Installation,
    connection: Connection,
    loaded: LoadedMatch,
    letter: LetterRow,
    now: int,
) -> Letter:
    """Render a letter for its reader."""
    if "newcomer" in letter.facts:
        return _to_newcomer(installation, connection, loaded, letter)
    if outbox.FORMER in letter.facts:
        return _to_former(installation, connection, loaded, letter)
    change = _change(connection, letter)
    if change is not None:
        loaded = address_changes.as_read(loaded, change, letter.kind == "confirm")
    seat = loaded.seats[letter.seat]
    context = _context(installation, connection, loaded, letter, now)
    s = context["s"]
    context |= _of_deals(connection, loaded, letter, s.reader, now)
    context["vote"] = vote = _vote(connection, letter, s, now)
    context["talked"] = talked = _talked(connection, loaded, letter, s.reader)
    text, html = (render(letter.kind, part, context) for part in ("txt", "html"))
    titles = {
        "title": context["title"],
        "prompt": context["prompt"],
        "what": vote.title if vote else "",
    }
    if letter.kind == absences.LETTER:
        titles["name"] = s.names[letter.facts["seat"]]
    subject = s.say.plain(_of_campaign(s, letter) or s.say(_subject(s, letter, change), **titles))
    return letter_to(
        seat,
        s.say,
        installation,
        letter,
        address=_by_way(connection, letter) or _address(letter, seat, change),
        subject=subject,
        text=text,
        html=html,
        pictures=() if letter.way else _pictures(s, context, text, html),
        links=_moves(s) if letter.kind in (*ASKING, *ANSWERS) else (),
        stop_url=context["links"].to("letters"),
        reply_key=context["reply_key"],
        bounce_key=key_for_bounces(installation, letter, _address(letter, seat, change)),
        told=talked.marks,
        brief=in_brief(text, s.say("letter-dear", name=seat.name)) if letter.way else "",
        page=context["links"].page if letter.way else "",
    )


def letter_to(
    person: SeatRow | NewcomerRow,
    say: Speaker,
    installation: Installation,
    letter: LetterRow,
    **parts: Any,
) -> Letter:
    """Return a Letter to a person; `parts` are the fields that do not follow from its row."""
    return Letter(
        number=letter.id,
        kind=letter.kind,
        match=letter.match_id,
        seat=letter.seat,
        tenure=letter.tenure,
        turn=letter.turn,
        made_at=letter.made_at,
        name=person.name,
        sender=installation.settings.mail_from.name or say("staffetta"),
        language=person.language,
        **parts,
    )


def _talked(
    connection: Connection, loaded: LoadedMatch, letter: LetterRow, reader: Reader
) -> InLetter:
    """Return the players' messages that the letter brings."""
    if letter.kind not in WITH_TALK:
        return InLetter()
    is_about_talk = letter.kind == talk.LETTER
    return talk_view.in_letter(connection, loaded, reader, is_about_talk)


def _of_deals(
    connection: Connection, loaded: LoadedMatch, letter: LetterRow, reader: Reader, now: int
) -> dict[str, Any]:
    """Return the template variables about deals: the letter's deal, and promises kept or broken.

    The promises are those that ended since the first turn that the letter reports.
    """
    deal: Card | None = None
    promised: list[Told] = []
    if letter.kind in OF_DEALS:
        deal = deal_view.of_offer(connection, loaded, reader, letter.facts["number"], now)
    elif letter.kind in WITH_TALK:
        since = _since(connection, loaded, letter)
        promised = deal_view.ended_since(connection, loaded, reader, since)
    return {"deal": deal, "promised": promised}


def _subject(s: SeatView, letter: LetterRow, change: AddressChangeRow | None) -> str:
    """Return the message key of a letter's subject.

    One kind can have several subjects. For example, the letter to the host has another one once
    the host has confirmed the match.
    """
    loaded = s.loaded
    if letter.kind == "host" and not loaded.is_proposed:
        return "letter-host-again-subject"
    if s.went_on and letter.kind == "called_off":
        return "letter-moved-subject"
    if change is not None and change.name:
        return f"letter-{letter.kind}-given-subject"
    if letter.kind == absences.LETTER and "back" not in letter.facts:
        return "letter-away-subject-back"
    if s.is_last and letter.kind in ("turn", "reminder"):
        return "letter-last-subject"
    if "again" in letter.facts and not s.left_at_table:
        return "letter-again-subject"
    refused = [f"{each}-" for each in ("hosting", "kept", "given") if each in letter.facts]
    if letter.kind == "refused" and refused:
        return f"letter-refused-{refused[0]}subject"
    if "expired" in letter.facts:
        return "letter-expired-subject"
    if letter.kind == "paused" and loaded.pause == "rest":
        return "letter-rest-subject"
    if letter.facts.get("resumed") in pauses.RESTED and letter.kind == "resumed":
        return "letter-rested-subject"
    evening = "evening-" if s.left_at_table and letter.kind in ("host", "invitation") else ""
    return f"letter-{evening}{letter.kind}-subject"


def _of_campaign(s: SeatView, letter: LetterRow) -> str:
    """Return the subject of a letter about a campaign's standings or next game, else "".

    After a game, the subject says if the reader leads, is level or is behind.
    """
    if s.campaign is None or letter.kind not in (*ENDS, "next", "stalled"):
        return ""
    number = s.campaign.number_of(s.match.id)
    if letter.kind not in ENDS:
        return s.say(f"letter-{letter.kind}-subject", number=number + 1)
    if s.campaign_outcome:
        return s.say("letter-campaign-subject", outcome=s.campaign_outcome)
    points = s.campaign.points_after(s.match.id)
    own, most = points[s.seat], max(points)
    place = "behind" if own < most else "level" if points.count(most) > 1 else "ahead"
    key, target = f"letter-over-subject-{place}", s.campaign.target
    return s.say(key, number=number, points=own, most=most, target=target)


def key_for_replies(installation: Installation, connection: Connection, seat: SeatRow) -> str:
    """Return the key for the seat's reply address; "" if the seat has no link."""
    target = Target(seat.match_id, seat.number)
    link = secret_links.current(connection, "seat", target)
    return reply_key(installation.tokens, link) if link else ""


def key_for_bounces(installation: Installation, letter: LetterRow, address: str) -> str:
    """Return the key for the letter's envelope sender; "" if no mail is read."""
    if not installation.settings.inbound_url:
        return ""
    return bounce_key(installation.tokens, letter.match_id, letter.id, address)


def _of_replies(
    installation: Installation, connection: Connection, letter: LetterRow, s: SeatView
) -> dict[str, Any]:
    """Return the template variables about replies, to this letter or to an earlier one.

    If replies are not read, the address in `replies` is "".
    """
    settings, change = installation.settings, _change(connection, letter)
    key = key_for_replies(installation, connection, s.own_seat) if change is None else ""
    is_read = bool(key and (settings.inbound_url or settings.demo))
    address = reply_address(key, settings.mail_reply_domain) if is_read else ""
    held = _held(connection, letter, s.own_seat)
    return {
        "reply_key": key,
        "replies": ReplyLinks(address, s.turn, s.links.epoch),
        "held": held,
        "held_lines": _briefly(held.lines) if held else [],
        "undoable": _undoable(connection, s) if letter.kind == "receipt" else None,
        "near": [s.choices[each] for each in letter.facts.get("actions", ()) if each in s.choices],
    }


def _held(connection: Connection, letter: LetterRow, seat: SeatRow) -> ReplyRow | None:
    """Return the reply that the letter asks its sender to confirm, or None."""
    about = letter.facts.get("reply")
    return reply_rows.held(connection, seat, about) if about else None


def _briefly(lines: Sequence[str]) -> list[str]:
    """Return the lines of a reply to confirm, shortened; its page shows all of them."""
    shown = talk_view.shortened_to("\n".join(lines), *talk_view.AT_LENGTH[1:])
    return shown if shown == list(lines) or shown[-1].endswith("…") else [*shown, "…"]


def _undoable(connection: Connection, s: SeatView) -> int | None:
    """Return the number of the reader's last move if they can undo it alone."""
    move = alone.last_move(connection, s.loaded, s.seat)
    return move.number if move else None


def _to_newcomer(
    installation: Installation, connection: Connection, loaded: LoadedMatch, letter: LetterRow
) -> Letter:
    """Render a letter to somebody without a seat; its only link takes one."""
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
        "host": loaded.host.name,
        "about_game": headings.about(say, loaded),
        "game_title": headings.game_title(reader, loaded),
        "pace": headings.pace(reader, loaded),
        "privacy_url": Site(installation.settings.base_url).privacy(newcomer.language),
    }
    return letter_to(
        newcomer,
        say,
        installation,
        letter,
        address=newcomer.address,
        subject=say.plain(say(f"letter-{letter.kind}-subject", title=title)),
        text=render(letter.kind, "txt", context),
        html=render(letter.kind, "html", context),
        pictures=(),
        links=(),
        stop_url=links.to("letters"),
        reply_key="",
        bounce_key=key_for_bounces(installation, letter, newcomer.address),
    )


def _to_former(
    installation: Installation, connection: Connection, loaded: LoadedMatch, letter: LetterRow
) -> Letter:
    """Render a letter to somebody who has left the seat; it shows nothing of the match."""
    former = former_players.of_letter(connection, letter)
    assert former is not None, "a letter to nobody is overtaken"
    reader = Reader.stranger(former.language, former.timezone, loaded.game)
    site, say = Site(installation.settings.base_url), reader.say
    context = {
        "say": say,
        "kind": letter.kind,
        "family": loaded.game.family,
        "title": headings.short_title(reader, loaded),
        "game_title": headings.game_title(reader, loaded),
        "seat": former,
        "change": None,
        "facts": letter.facts,
        "replies": ReplyLinks("", 0, 0),
        "mine_links": _mine_links(installation, connection, letter, former),
        "leaving_links": _leaving_links(installation, connection, letter, former),
        "links": _offer_links(installation, connection, letter),
        "privacy_url": site.privacy(former.language),
    }
    return letter_to(
        former,
        say,
        installation,
        letter,
        address=former.address,
        subject=say.plain(say(f"letter-{letter.kind}-subject", title=context["title"])),
        text=render(letter.kind, "txt", context),
        html=render(letter.kind, "html", context),
        pictures=(),
        links=(),
        stop_url="",
        reply_key="",
        bounce_key=key_for_bounces(installation, letter, former.address),
    )


def _newcomer(connection: Connection, letter: LetterRow) -> NewcomerRow:
    found = newcomers.of_letter(connection, letter)
    assert found is not None, "a letter to nobody is overtaken"
    return found


def _as_moved(loaded: LoadedMatch, letter: LetterRow, deadline: int, now: int) -> int:
    """Return the deadline as it is once the letter is sent: later by the letter's long delay."""
    clock = loaded.clock_of(loaded.seats[letter.seat])
    return clock.moved(deadline, outbox.delay_of(letter, now), now)


def _context(
    installation: Installation,
    connection: Connection,
    loaded: LoadedMatch,
    letter: LetterRow,
    now: int,
) -> dict[str, Any]:
    """Return the variables of a letter's templates."""
    seat, match = loaded.seats[letter.seat], loaded.match
    base, facts = installation.settings.base_url, letter.facts
    site = Site(base)
    change = _change(connection, letter)
    links, own = _links(installation, connection, letter, seat, change)
    told_from = _since(connection, loaded, letter)
    s = seat_view.of_seat(connection, loaded, seat.number, own, told_from)
    if letter.kind == plan_at_once.KIND:
        s = replace(s, plan_until=plan_at_once.deadline_of(loaded, letter, now))
    shown = 0 if letter.kind in ENDS else SHOWN  # a final letter has a recap instead
    s = replace(s, news_lines=shown, news_wide=WIDE)
    deadline = s.deadlines.get(seat.number)
    until = _as_moved(loaded, letter, deadline, now) if deadline else s.plan_until
    values = headings.values(s, base) | {"prompt": headings.prompt(s)}
    has_board = letter.kind in WITH_BOARD and s.view is not None and not s.early_end
    in_hand = s.in_hand if letter.kind in (*ASKING, *ANSWERS) and s.view else []
    return {
        **values,
        "say": s.say,
        "seat": seat,
        "kind": letter.kind,
        **_of_replies(installation, connection, letter, s),
        "is_unasked": letter.kind in UNASKED,
        "change": change,
        "facts": facts,
        "links": links,
        "host_links": HostLinks(base, token_of(installation, connection, "host", Target(match.id))),
        "export_url": site.export(match.id),
        "privacy_url": site.privacy(seat.language),
        "next_page": _next_page(installation, connection, s),
        "asked_by": _asked_by(connection, letter),
        "was_host": letter.facts.get("former") == seat.number,
        "leaving_links": _leaving_links(installation, connection, letter, seat),
        "mine_links": _mine_links(installation, connection, letter, seat),
        "new_url": _new_url(installation, loaded, seat.language),
        "about_game": headings.about(s.say, loaded),
        "game_subject": headings.subject(s.say, loaded),
        "aid_url": available_sheets.card_url(loaded, seat.language, site, own),
        "title": _title(connection, s, loaded),
        "guests": len(seating.guests(loaded)),
        "days": unconfirmed_matches.DAYS,
        "deadline": until and "late" not in facts and s.reader.moment(until),
        "away": _away(s, letter),
        "has_board": has_board,
        "board": board_of(s) if has_board else None,
        **_dates(installation, connection, s, letter, now),
        "in_hand": in_hand,
        "hand_brief": brief(s.say.series(s.say.noun("card", card) for card in in_hand)),
        "hand_names": [_named(s, card, count) for card, count in Counter(in_hand).items()],
        "board_brief": s.view and brief(printables.board_brief(s.game, s.view, s.say, s.names)),
        "board_text": s.view and printables.board_text(s.game, s.view, s.say, s.names),
    }


def _title(connection: Connection, s: SeatView, loaded: LoadedMatch) -> str:
    """Return the title of a letter, with a number if other letters would have the same one."""
    title = headings.subject_title(s.reader, loaded)
    number = 1 if loaded.is_proposed else namesakes.number(connection, loaded, s.seat)
    return title if number == 1 else s.say("match-title-numbered", title=title, number=number)


def _dates(
    installation: Installation, connection: Connection, s: SeatView, letter: LetterRow, now: int
) -> dict[str, Any]:
    """Return the template variables about later deadlines and an invitation's end."""
    found: dict[str, Any] = {"moment": s.reader.moment}
    if "late" in letter.facts:
        vote = vote_clocks.find(connection, letter.match_id, letter.facts["late"])
        found["late_until"] = s.reader.moment(vote.ends_at) if vote and vote.ends_at else ""
    found["invited_until"] = invitation_clocks.until(s.own_seat, letter, now)
    if letter.kind == lengthening.LETTER:
        told = letter.facts["told"]
        found["lengthened"] = lengthening.still_told(connection, s.loaded, told)
    if letter.kind == moved_dates.KIND:
        base, address = installation.settings.base_url, s.own_seat.address
        about = (letter, address, installation.tokens, base)
        found["moved"] = moved_dates_view.of_letter(connection, *about)
    return found


def still_holds(
    connection: Connection, loaded: LoadedMatch, letter: LetterRow, composed: Letter
) -> bool:
    """True if an earlier rendering still has the right address and live links.

    If so, it is sent again unchanged. It may have arrived already, and mail programs recognize an
    identical letter.
    """
    borne = {found[0].rpartition("/")[2] for found in SECRET.finditer(composed.text)}
    is_his = address_of(connection, loaded, letter) == composed.address
    return is_his and all(secret_links.is_live(connection, token) for token in borne)


def address_of(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> str:
    """Return the recipient's address.

    It is the player's, an applicant's, a former player's, or the old or new one of a change.
    """
    if "newcomer" in letter.facts:
        newcomer = newcomers.of_letter(connection, letter)
        return newcomer.address if newcomer else ""
    if outbox.FORMER in letter.facts:
        former = former_players.of_letter(connection, letter)
        return former.address if former else ""
    return _by_way(connection, letter) or _address(
        letter, loaded.seats[letter.seat], _change(connection, letter)
    )


def _by_way(connection: Connection, letter: LetterRow) -> str:
    """Return `<kind>:<encrypted address>` of the letter's way; "" for mail."""
    way = ways.of_letter(connection, letter)
    return f"{way.kind}:{way.sealed}" if way else ""


def _address(letter: LetterRow, seat: SeatRow, change: AddressChangeRow | None) -> str:
    if change is None:
        return seat.address
    return change.address if letter.kind == "confirm" else change.former


def _change(connection: Connection, letter: LetterRow) -> AddressChangeRow | None:
    """Return the change of address that a letter is about, or None."""
    return address_changes.of_letter(connection, letter) if "change" in letter.facts else None


def _borne(installation: Installation, link: LinkRow | None) -> str:
    """Return the link's token; raises Unlinked without a link, or if another key made it."""
    token = secret_links.token_of(link, installation.tokens)
    if not token:
        raise Unlinked
    return token


def token_of(
    installation: Installation, connection: Connection, kind: secret_links.Kind, target: Target
) -> str:
    """Return the token of the current link of a kind to `target`, such as a seat."""
    return secret_links.current_token(connection, installation.tokens, kind, target)


def _next_page(installation: Installation, connection: Connection, s: SeatView) -> str:
    """Return the URL of the reader's seat in the campaign's next game; "" if there is none."""
    seat = s.campaign and s.campaign.next_seat
    if not seat:
        return ""
    target = Target(seat.match_id, seat.number)
    token = token_of(installation, connection, "seat", target)
    return SeatLinks(installation.settings.base_url, token).page


def _links(
    installation: Installation,
    connection: Connection,
    letter: LetterRow,
    seat: SeatRow,
    change: AddressChangeRow | None,
) -> tuple[SeatLinks | ChangeLinks, SeatLinks]:
    """Return the URLs for the letter's link, and those of the seat; they are usually the same.

    A letter about a change of address may reach a stranger, so it has no link to the seat.
    """
    base = installation.settings.base_url
    if change is None:
        target = Target(seat.match_id, seat.number)
        own = SeatLinks(base, token_of(installation, connection, "seat", target))
        return own, own
    link_id = change.confirm_link if letter.kind == "confirm" else change.stop_link
    link = secret_links.with_id(connection, link_id)
    return ChangeLinks(base, _borne(installation, link)), SeatLinks(base, "")


def _asked_by(connection: Connection, letter: LetterRow) -> int | None:
    """Return the number of the seat that made the letter's request; None for other letters."""
    names = stoppable_acts.LETTERS.items()
    kind = next((kind for kind, name in names if name == letter.kind), None)
    if kind is None:
        return None
    number = letter.facts["number"]
    request = stoppable_acts.of_about(connection, letter.match_id, kind, number)
    return request.seat if request else None


def _vote(connection: Connection, letter: LetterRow, s: SeatView, now: int) -> Vote | None:
    """Return the vote that a letter asks for or reports on; None for other letters."""
    row = _vote_row(connection, letter)
    return None if row is None else votes_view.shown(s.loaded, s.reader, row, now)


def _vote_row(connection: Connection, letter: LetterRow) -> VoteRow | None:
    if letter.kind not in ABOUT_VOTES:
        return None
    return vote_clocks.find(connection, letter.match_id, letter.facts["number"])


def _mine_links(
    installation: Installation, connection: Connection, letter: LetterRow, seat: SeatRow
) -> OwnGamesLinks | None:
    """Return the URLs of the reader's "my games" page; None if the letter is not about it."""
    if letter.kind != "mine":
        return None
    whose = secret_links.of_address(connection, my_games.KIND, seat.address)
    if whose is None:
        return None
    return OwnGamesLinks(installation.settings.base_url, _borne(installation, whose))


def _offer_links(
    installation: Installation, connection: Connection, letter: LetterRow
) -> ChangeLinks | None:
    """Return the URL by which an absent player keeps an offered seat, for the letter about it."""
    offer = former_players.offer_of(connection, letter)
    if offer is None:
        return None
    link = secret_links.with_id(connection, offer.stop_link)
    return ChangeLinks(installation.settings.base_url, _borne(installation, link))


def _leaving_links(
    installation: Installation, connection: Connection, letter: LetterRow, seat: SeatRow
) -> LeavingLinks | None:
    """Return the URL of the page that deletes the reader, for the letter about it, else None."""
    if letter.kind != leaving.KIND:
        return None
    link = secret_links.of_address(connection, leaving.KIND, seat.address)
    return LeavingLinks(installation.settings.base_url, _borne(installation, link))


def _new_url(installation: Installation, loaded: LoadedMatch, language: str) -> str:
    """Return the URL to create a match with the same options; "" if that is disabled."""
    if installation.settings.new == NOBODY:
        return ""
    chosen = options.as_texts(loaded.game, loaded.match.options)
    return Site(installation.settings.base_url).new(language, loaded.match.game, chosen)


def _since(connection: Connection, loaded: LoadedMatch, letter: LetterRow) -> int:
    """Return the first turn that a letter reports.

    A final letter reports the whole game, and `news` its own turn. A letter about undoing moves
    begins with those moves, any other at the reader's last move.
    """
    if letter.kind == "wish":
        return int(letter.facts["number"])
    vote = _vote_row(connection, letter)
    if vote is not None and vote.kind == "back":
        return vote.about
    if letter.kind in (*ENDS, "news"):
        return letter.turn if letter.kind == "news" else 0
    return store.last_own_turn(connection, loaded.match, letter.seat) or 0


def render(kind: str, part: str, context: dict[str, Any]) -> str:
    text = letter_templates().get_template(f"letters/{kind}.{part}").render(context)
    return text if part == "html" else unisolated(_tidy(text), context["say"].language)


def _tidy(text: str) -> str:
    """Collapse empty lines, and strip them at both ends."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.strip() or (lines and lines[-1]):
            lines.append(line.rstrip())
    return "\n".join(lines).strip() + "\n"


def in_brief(text: str, greeting: str) -> str:
    """Return the first paragraphs of a letter's text, without greeting, moves and footer.

    At least one is returned, cut if it is long.
    """
    told: list[str] = []
    for paragraph in text.partition("\n--\n")[0].strip().split("\n\n"):
        words = _unwrapped(paragraph)
        if unmarked(words) == unmarked(greeting):
            continue
        is_list = "://" in words and told
        if is_list or (told and sum(map(len, told)) + len(words) > MOST_IN_BRIEF):
            break
        told.append(shortened(words, MOST_IN_BRIEF))
    return "\n".join(told)


def _unwrapped(paragraph: str) -> str:
    """Undo the wrapping of a paragraph's long lines."""
    whole, last = "", 0
    for line in paragraph.splitlines():
        is_on = whole and last >= WRAPPED and not line.startswith(" ")
        whole += (" " if is_on else "\n") + line.strip()
        last = len(line)
    return whole.strip()


def _moves(s: SeatView) -> tuple[Link, ...]:
    """Return the links of all moves, the one most likely to be played first."""
    first = s.likeliest
    others = [choice for choice in s.choices.values() if choice not in first]
    return tuple(Link(choice.label, choice.url) for choice in (*first, *others))


def brief(text: str) -> str:
    """Return the text that replaces a picture, shortened to a few lines."""
    return shortened(text, MOST_IN_PICTURE)


def _named(s: SeatView, card: str, count: int) -> str:
    """Return a card's printed number and name, followed by `count` if it is more than 1."""
    about = printables.described(s.game, s.view or {}, card, s.say)
    name = s.say.noun("card", card)
    if about is not None and about.number is not None:
        name = f"{s.say.number(about.number)} {about.name}"
    return name if count == 1 else f"{name} {s.say('aid-times', count=count)}"


def board_of(s: SeatView) -> Picture:
    assert s.view is not None, "only a letter about a game that has begun has a board"
    return printables.letter_board(s.game, s.view, s.say, s.names, s.news.marks)


def _pictures(
    s: SeatView, context: dict[str, Any], text: str, html: str
) -> tuple[tuple[str, bytes], ...]:
    """Return the letter's pictures as (name, PNG)."""
    if context["kind"] in OFFERS:
        return (("game", pictures.of_game(s.game.id, s.say.language)),)
    own = hand(s.game, s.view or {}, context["in_hand"], s.say) if context["in_hand"] else b""
    board = b""
    room = (MOST_BYTES - BYTES_OF_HEADERS - weight_of(text, html)) / PACKED - len(own)
    for share in (1, *SHARES) if context["has_board"] else ():
        board = drawn(s, context["board"], share)
        if len(board) <= room:
            break
    return tuple((name, png) for name, png in (("board", board), ("own", own)) if png)


def drawn(s: SeatView, board: Picture, share: float = 1) -> bytes:
    """Return the board as a PNG; `share` is its part of the usual area."""
    while_played, at_end = BOARD_AREA[s.say.direction]
    area = share * (while_played if s.is_running else at_end)
    width = min(BOARD_WIDTH, isqrt(int(area * board.width / board.height)))
    return to_png(unadorned(board), width)
