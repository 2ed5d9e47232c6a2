"""Seats of a match: set up, invite, join, decline, replace, call off.

This module plays no moves; service/matches/turns does, from the first forced move on.
"""

from typing import Any

from sqlalchemy import Connection, insert, select

from service.database.rows import MATCH, SEAT, SeatRow, to_json
from service.installation.tokens import Tokens, fresh_match_id
from service.matches import (
    deeds,
    digests,
    invitation_clocks,
    open_decisions,
    orders,
    outbox,
    reply_rows,
    seeds,
    states,
    store,
    turns,
)
from service.matches.missed_deadlines import MISSED_UNTIL_ABSENT
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import (
    former_players,
    own_notes,
    proposals,
    seat_links,
    seat_lots,
    stranger_limits,
)
from service.people.problems import Invalid, NotPossible
from service.people.proposals import Person, Proposal
from service.people.stranger_limits import THE_SERVICE, Asker

PAUSE_BETWEEN_RESENDS = 60
JUST_NOW = 3600  # seconds
# Columns of a seat that make its clock.
CLOCK_COLUMNS = ("timezone", "wakes", "sleeps", "days_off", "holidays", "rhythm")


def create(
    connection: Connection,
    proposal: Proposal,
    tokens: Tokens,
    now: int,
    creation_key: str,
    asker: Asker = THE_SERVICE,
) -> str:
    """Set up a match and write to its host alone, who confirms it by `invite`.

    A second call with the same key returns the same match.
    """
    query = select(MATCH.c.id).where(MATCH.c.creation_key == creation_key)
    earlier: str | None = connection.execute(query).scalar()
    if earlier:
        return earlier
    host, *others = proposal.people
    stranger_limits.count_host_letter(connection, host.address, asker, now)
    for number, person in enumerate(others, 1):
        if person.address:
            stranger_limits.refuse_unwanted(connection, person.address, f"players.{number}.email")
    match_id = lay_table(
        connection,
        now,
        game=proposal.game.id,
        options=to_json(proposal.options),
        seats=len(proposal.people),
        status="proposed",
        **(seeds.given(proposal.seed) if proposal.seed else seeds.fresh()),
        rules_version=proposal.game.rules_version,
        language=proposal.language,
        pace=proposal.pace,
        plans_at_once=proposal.plans_at_once,
        talk=proposal.talk,
        anonymous=proposal.anonymous,
        clock=to_json(proposal.clock),
        deals=proposal.deals,
        creation_key=creation_key,
        begins=None if proposal.begins is None else to_json(proposal.begins),
    )
    people = enumerate(proposal.people)
    connection.execute(insert(SEAT), [row_of(match_id, n, each) for n, each in people])
    seats = store.load(connection, match_id).seats
    seat_links.give_again(connection, seats, tokens, now)
    outbox.write(connection, seats[HOST_SEAT], "host", 0, now)
    return match_id


def made_just_now(connection: Connection, start: str, now: int) -> str | None:
    """Return the id of a match set up in the last hour, or None.

    `start` is the start of its creation key. A match that its host has confirmed does not count:
    the same form then sets up another one.
    """
    query = select(MATCH.c.id).where(
        MATCH.c.status == "proposed",
        MATCH.c.made_at > now - JUST_NOW,
        MATCH.c.creation_key.between(start, f"{start}z"),
    )
    found: str | None = connection.execute(query.limit(1)).scalar()
    return found


def lay_table(connection: Connection, now: int, **values: Any) -> str:
    """Insert a match without seats; return its id."""
    match_id = fresh_match_id()
    row = {
        "id": match_id,
        "status": "inviting",
        "turn": 0,
        "opening": "[]",
        "made_at": now,
        **values,
    }
    connection.execute(insert(MATCH), row)
    deeds.tell(match_id, "made")
    return match_id


def row_of(match_id: str, number: int, person: Person) -> dict[str, Any]:
    """Return the columns of a person's seat in a new match."""
    is_in = number == HOST_SEAT or person.bot
    status = "joined" if is_in else "invited" if person.address else "open"
    return {
        "match_id": match_id,
        "number": number,
        "tenure": 0,
        **vars(person),
        "status": status,
        "muted": person.bot,
        "missed": 0,
        "absent": False,
    }


def invite(
    connection: Connection,
    loaded: LoadedMatch,
    now: int,
    asker: Asker = THE_SERVICE,
    word: str = "",
) -> None:
    """Confirm the match as its host: invite all players, or begin if there is no one to invite.

    Only a link in the host's letter leads here. A second press changes nothing. `word` is the
    host's part in the seed. Raises Invalid if somebody wants no invitation or has had enough for a
    day.
    """
    if loaded.match.status in ("over", "called_off"):
        raise NotPossible("over")
    if not loaded.is_proposed:
        return
    host = loaded.host
    stranger_limits.note_agreement(connection, host, now)
    for seat in sorted(guests(loaded), key=lambda seat: stranger_limits.hash_of(seat.address)):
        at = f"players.{seat.number}.email"
        stranger_limits.count_invitation(connection, seat.address, host, at, asker, now)
    store.update_match(connection, loaded.match.id, status="inviting")
    deeds.note(connection, loaded.match.id, "invited", now, seat=host.number)
    store.update_seat(connection, host, word=word)
    asked = store.load(connection, loaded.match.id)
    for seat in guests(asked):
        offer(connection, asked, seat.number, now)
    start_when_all_are_in(connection, asked, now)


def guests(loaded: LoadedMatch) -> list[SeatRow]:
    """Return the seats of players who are invited, or will be, and have not answered."""
    return [seat for seat in loaded.seats if seat.status == "invited"]


# --- an invitation's two answers -------------------------------------------


def join(
    connection: Connection, loaded: LoadedMatch, number: int, now: int, word: str = ""
) -> None:
    """Take the seat; the last one begins the match. Joining twice changes nothing.

    `word` is the player's part in the seed. In a running match, this takes over the seat of an
    absent player.
    """
    seat = loaded.seats[number]
    if seat.status == "joined":
        return
    if not loaded.is_open or loaded.is_proposed:
        raise NotPossible("not_inviting")
    stranger_limits.note_joining(connection, seat, loaded.host, now)
    deeds.note(connection, loaded.match.id, "joined", now, seat=number, turn=loaded.match.turn)
    if loaded.is_under_way:
        turns.accept(connection, loaded, number, now)
        former_players.tell_of_taking(connection, seat, now)
        former = outbox.facts_of_last(connection, seat, "takeover").get("former", "")
        names = {"former": former, "name": seat.name}
        turns.tell_of_new_player(connection, loaded, number, now, **names, is_taken=True)
        return
    store.update_seat(connection, seat, status="joined", word=word)
    start_when_all_are_in(connection, store.load(connection, loaded.match.id), now)


def decline(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    """Decline the seat, and tell the host."""
    seat = loaded.seats[number]
    if seat.status == "declined":
        return
    if seat.status != "invited" or not loaded.is_open or loaded.is_proposed:
        raise NotPossible("not_inviting")
    store.update_seat(connection, seat, status="declined")
    deeds.note(connection, loaded.match.id, "declined", now, seat=number, turn=loaded.match.turn)
    host = loaded.host
    turn = loaded.match.turn
    outbox.write(connection, host, "declined", turn, now, seat=number, name=seat.name)


def start_when_all_are_in(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """Begin the match once every seat is taken: only then are all words for its seed known."""
    if any(seat.status != "joined" for seat in loaded.seats):
        return
    if loaded.is_anonymous:
        seat_lots.draw(connection, loaded, now)
        loaded = store.load(connection, loaded.match.id)
    seed = seeds.made(loaded.match, loaded.seats)
    store.update_match(connection, loaded.match.id, seed=seed)
    ready = store.load(connection, loaded.match.id)
    state = states.begun(ready.game, ready.match)
    turns.begin(connection, store.open_match(connection, ready, state, now), now)


def never_again(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    """Send no letter of this match, and no invitation to any other, to the seat's address."""
    seat = loaded.seats[number]
    stranger_limits.never_again(connection, seat.address, now)
    set_muted(connection, loaded, number, True, now)
    if seat.status == "invited" and loaded.is_open and not loaded.is_proposed:
        decline(connection, loaded, number, now)


def allow_again(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    """Allow letters to the seat's address again."""
    seat = loaded.seats[number]
    stranger_limits.allow_again(connection, seat.address)
    set_muted(connection, loaded, number, False, now)


# --- what the host may do --------------------------------------------------


def replace(
    connection: Connection,
    loaded: LoadedMatch,
    number: int,
    person: Person,
    tokens: Tokens,
    now: int,
    asker: Asker = THE_SERVICE,
) -> None:
    """Give a seat without an active player to another person or a bot; the old link ends.

    Before the host has confirmed the match, no letter is sent. After that, a person is asked first.
    Until they agree, the seat of a running match stays absent, and a bot that plays there goes on.
    Its absent player is told, and can keep the seat until then.
    """
    seat = loaded.seats[number]
    if not may_be_replaced(loaded, seat):
        raise NotPossible("seat_is_filled")
    if loaded.is_anonymous and loaded.is_under_way and not person.bot:
        raise NotPossible("anonymous")
    if not person.bot:
        _count_invitation(connection, loaded, person.address, asker, now)
    is_awaited = loaded.is_under_way and not person.bot
    former_players.note(connection, seat, now)
    seat_links.end(connection, seat, now, "replaced")
    values = {
        **vars(person),
        "tenure": former_players.next_tenure(connection, seat),
        "status": "joined" if person.bot else "invited",
        "muted": person.bot,
        "missed": MISSED_UNTIL_ABSENT if is_awaited else 0,
        "absent": is_awaited,
        "stand_in": is_awaited and (seat.bot or seat.stand_in),
    }
    orders.forget(connection, seat.match_id, number)
    own_notes.forget(connection, seat)
    reply_rows.forget(connection, seat)
    store.update_seat(connection, seat, **values)
    about = {"turn": loaded.match.turn, "bot": person.bot}
    deeds.note(connection, seat.match_id, "replaced", now, seat=number, **about)
    fresh = store.load(connection, seat.match_id)
    seat_links.give(connection, tokens, fresh.seats[number], now)
    if loaded.is_proposed:
        return
    if loaded.is_under_way:
        former_players.tell_of_successor(connection, seat, fresh.seats[number], tokens, asker, now)
    if not person.bot:
        offer(connection, fresh, number, now, former=seat.name)
    elif loaded.is_under_way:
        turns.resume(connection, fresh, number, now)
    else:
        start_when_all_are_in(connection, fresh, now)


def leave_open(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    """Open a seat to visitors of the open link; its own link ends."""
    seat = loaded.seats[number]
    if not may_be_opened(loaded, seat):
        raise NotPossible("seat_is_filled")
    former_players.note(connection, seat, now)
    seat_links.end(connection, seat, now, "replaced")
    nobody = row_of(seat.match_id, number, proposals.nobody(loaded.match.language))
    tenure = former_players.next_tenure(connection, seat)
    store.update_seat(connection, seat, **nobody | {"tenure": tenure})
    deeds.note(connection, seat.match_id, "opened_seat", now, seat=number)


def _count_invitation(
    connection: Connection, loaded: LoadedMatch, address: str, asker: Asker, now: int
) -> None:
    """Count an invitation to that address, if one is sent now; raises Invalid beyond a limit."""
    host, at = loaded.host, "player.email"
    if loaded.is_proposed:
        stranger_limits.refuse_unwanted(connection, address, at)
    else:
        stranger_limits.count_invitation(connection, address, host, at, asker, now)


def offer_again(
    connection: Connection, loaded: LoadedMatch, number: int, now: int, former: str
) -> None:
    """Offer an invited player the same seat in the campaign's next game.

    `former` is the name of the player whose seat it was. Raises Invalid if a limit on
    invitations is reached.
    """
    _count_invitation(connection, loaded, loaded.seats[number].address, THE_SERVICE, now)
    offer(connection, loaded, number, now, former=former)


def offer(connection: Connection, loaded: LoadedMatch, number: int, now: int, **about: str) -> None:
    """Ask the invited player of a seat whether they want to play."""
    seat = loaded.seats[number]
    invitation_clocks.start(connection, seat, now)
    kind = "takeover" if loaded.is_under_way else "invitation"
    outbox.write(connection, seat, kind, loaded.match.turn, now, **about)


def may_be_replaced(loaded: LoadedMatch, seat: SeatRow) -> bool:
    """True if the host may give the seat to another person or a bot.

    Before the start, that is a seat with a bot, or without a player who has joined. Later it is one
    with a bot, or with a player who is absent or cannot be reached. The host's seat cannot be
    given.
    """
    if seat.number == loaded.match.host:
        return False
    if loaded.match.status in ("proposed", "inviting"):
        return seat.status != "joined" or seat.bot
    is_away = seat.absent or seat.bot or seat.unreachable_since is not None
    return loaded.is_under_way and is_away


def may_be_opened(loaded: LoadedMatch, seat: SeatRow) -> bool:
    """True if the host may open the seat to visitors of the open link."""
    is_before = loaded.match.status in ("proposed", "inviting")
    return is_before and seat.status != "open" and may_be_replaced(loaded, seat)


def may_be_bot(loaded: LoadedMatch, seat: SeatRow) -> bool:
    """True if the host may let a bot play in that seat."""
    return loaded.game.bot is not None and not seat.bot and may_be_replaced(loaded, seat)


def resend(
    connection: Connection, loaded: LoadedMatch, number: int, now: int, asker: Asker = THE_SERVICE
) -> None:
    """Send again the letter that a seat needs now: an invitation, a question or a link.

    Raises NotPossible. The host gets such letters as often as they like, the others once a day.
    """
    seat = loaded.seats[number]
    if not has_letter(loaded, seat):
        raise NotPossible("nothing_to_send")
    made = outbox.last_made(connection, seat)
    if made is not None and 0 <= now - made < PAUSE_BETWEEN_RESENDS:
        raise NotPossible("too_soon")
    about = {}
    if seat.status == "invited":
        kind = "takeover" if loaded.is_under_way else "invitation"
        about = outbox.facts_of_last(connection, seat, kind)
        _invite_again(connection, loaded, seat, asker, now)
        about.pop("again", None)
        invitation_clocks.start(connection, seat, now, reminds=False)
    else:
        is_host = number == loaded.match.host
        if not is_host:
            count_by_host(connection, seat, asker, now)
        kind = "turn" if number in loaded.to_act() else "host" if is_host else "link"
    facts = about | {"asked_for": True}
    outbox.write(connection, seat, kind, loaded.match.turn, now, **facts)


def has_letter(loaded: LoadedMatch, seat: SeatRow) -> bool:
    """True if the host may have the seat's letter sent again.

    In a running anonymous match, that is the host's own letter only. Limits and wishes about
    letters belong to a person, so a refusal would show who has the seat.
    """
    if not loaded.is_open or seat.is_refused or seat.status == "open" or seat.bot:
        return False
    is_hidden = loaded.is_anonymous and loaded.is_under_way
    return seat.number == loaded.match.host or not (loaded.is_proposed or seat.muted or is_hidden)


def count_by_host(connection: Connection, seat: SeatRow, asker: Asker, now: int) -> None:
    """Count a letter or link that the host asked for, one a day; raises NotPossible beyond that."""
    by_host = asker.counter("links_by_host", f"{seat.match_id} {seat.number}")
    if not stranger_limits.count_caused(connection, seat.address, asker, now, by_host):
        raise NotPossible("link_enough")


def _invite_again(
    connection: Connection, loaded: LoadedMatch, seat: SeatRow, asker: Asker, now: int
) -> None:
    """Count a repeated invitation; raises NotPossible.

    An invitation is repeated at most twice, and never to an address that wants no letters.
    """
    if stranger_limits.has_enough(connection, seat):
        raise NotPossible("asked_enough")
    try:
        _count_invitation(connection, loaded, seat.address, asker, now)
    except Invalid:
        raise NotPossible("asked_enough") from None


def call_off(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """End a match that will not be finished, and tell the players who had joined.

    Invited people who have not answered get no letter, as the invitation promised.
    """
    if loaded.match.status == "called_off":
        return
    if loaded.match.status == "over":
        raise NotPossible("over")
    turns.call_off(connection, loaded, now)


# --- what a seat may change about itself -----------------------------------


def set_muted(
    connection: Connection, loaded: LoadedMatch, number: int, muted: bool, now: int
) -> None:
    """Stop the letters to a seat if `muted`, else start them again."""
    if muted != loaded.seats[number].muted:
        change_seat(connection, loaded, number, now, muted=muted)
        kind, turn = "muted" if muted else "unmuted", loaded.match.turn
        deeds.note(connection, loaded.match.id, kind, now, seat=number, turn=turn)


def mute_daily(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    """Stop the letters to a seat, and to the other seats in its player's daily letter.

    Their matches aren't locked, so that two presses cannot wait for each other.
    """
    set_muted(connection, loaded, number, True, now)
    for seat in digests.seats_with_choices(connection, loaded.seats[number].address):
        if not seat.muted and "digest" in seat.letters.values():
            store.update_seat(connection, seat, muted=True)
            deeds.note(connection, seat.match_id, "muted", now, seat=seat.number, turn=0)


def change_seat(
    connection: Connection, loaded: LoadedMatch, number: int, now: int, **values: Any
) -> None:
    """Set columns of a seat that its player chooses; reminders follow a changed clock."""
    seat, turn = loaded.seats[number], loaded.match.turn
    store.update_seat(connection, seat, **values)
    if any(getattr(seat, name) != values.get(name, getattr(seat, name)) for name in CLOCK_COLUMNS):
        deeds.note(connection, seat.match_id, "hours", now, seat=number, turn=turn)
    due = open_decisions.of_match(connection, loaded.match.id).get(number)
    if due and not values.keys().isdisjoint(CLOCK_COLUMNS):
        again = store.load(connection, loaded.match.id)
        open_decisions.follow(connection, due, again.clock_of(again.seats[number]), now)
