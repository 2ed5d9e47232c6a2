"""The end of a battle (section 4.3) and of the game (section 10)."""

from __future__ import annotations

from collections.abc import Collection

from engine.condottiere.box.cards import KINDS, NO_CARD
from engine.condottiere.box.editions import Rules
from engine.condottiere.box.regions import NOWHERE, largest_group
from engine.condottiere.rules.campaign import Finished, after, standing
from engine.condottiere.rules.choosing import begin_battle
from engine.condottiere.rules.dealing import burn_lines, deal, hand_limit
from engine.condottiere.rules.showing import card_turned_up
from engine.condottiere.rules.strength import next_holder, strength, strengths, strongest
from engine.condottiere.state import DONE, FROM, NOBODY, UNTOLD, Campaign, Ended, State, owned
from engine.fact_types import Refusal
from engine.state import seats_by_place

# --- 4.3 compare -----------------------------------------------------------


def end_battle(state: State) -> None:
    """Compare the lines and conclude the battle."""
    turn_all_up(state)
    totals = list(state.stated) or strengths(state.lines, state.season, state.rules.spring_once)
    if state.finalists:
        return end_final_battle(state, totals)
    if UNTOLD not in totals:
        told = ("battle_ended", state.site, tuple(totals), FROM[state.seats][0])
        state.log.append((state.turn, *told))
    if state.idle >= state.rules.idle_battles_warned:
        state.log.append((state.turn, "stalemate", state.idle))
    defender = state.owner[state.site]
    return after_battle(state, conquer(state, totals), defender)


def make_truce(state: State, seat: int) -> None:
    """End the battle with no winner and no comparison, as a bishop does in the first edition."""
    turn_all_up(state)
    state.log.append((state.turn, "truce", seat))
    if state.finalists:
        return settle_final_battle(state, [])
    return after_battle(state, None, state.owner[state.site])


def after_battle(state: State, winner: int | None, defender: int) -> None:
    """Move the Condottiere token, then end the game or go on with the edition's next step.

    `defender` is the owner of the region before the battle, or -1 if it had none.
    """
    pass_the_token(state, winner, defender)
    state.reserve, state.blessings, state.stated = NOBODY, (), ()
    if winner is not None and (reason := victory(state, owned(state, winner))):
        return end_game(state, [winner], reason)
    if all_taken(state):
        return count_regions(state)
    state.phase, state.site = DONE, NOWHERE
    return None


def turn_all_up(state: State) -> None:
    """Turn up all face-down cards. They count in the totals, even after a surrender (11.5)."""
    if not state.covered:
        return
    turned, state.covered = state.covered, (NO_CARD,) * state.seats
    for seat, card in enumerate(turned):
        if card != NO_CARD:
            state.lines[seat].append(card)
            card_turned_up(state, seat, card)
    for seat, card in enumerate(turned):
        if card != NO_CARD:
            total = strength(state.lines[seat], state.season, state.lines, state.rules.spring_once)
            state.log.append((state.turn, "turned_up", seat, card, total))


def conquer(state: State, totals: list[int]) -> int | None:
    """Give the region to the seat with the highest total. Return that seat, or None for a tie.

    0 to 0 is a tie too. 11.4: in a takeover the region changes hands or stays with its defender.
    """
    best, site, defender = strongest(totals), state.site, state.owner[state.site]
    winner, total = best[0], totals[best[0]]
    if UNTOLD in totals:
        return name_winner(state, winner if len(best) == 1 else None)
    if len(best) > 1:
        if defender == NOBODY:
            state.log.append((state.turn, "undecided", site, total, tuple(best)))
        else:
            state.log.append((state.turn, "held_in_tie", defender, site, total, tuple(best)))
        return None
    state.owner[site] = winner
    if defender == NOBODY:
        state.log.append((state.turn, "conquered", winner, site, total))
    elif defender == winner:
        state.log.append((state.turn, "defended", winner, site, total))
    else:
        state.log.append((state.turn, "taken_over", winner, site, total, defender))
    return winner


def name_winner(state: State, winner: int | None) -> int | None:
    """Give the region to the winner that the table names, if any. Return the winner."""
    if winner is None:
        state.log.append((state.turn, "battle_tied", state.site))
    else:
        state.owner[state.site] = winner
        state.log.append((state.turn, "battle_won", winner, state.site))
    return winner


def pass_the_token(state: State, winner: int | None, defender: int) -> None:
    """Give the Condottiere token to its new holder (section 7).

    11.4: after a tied takeover the defender gets it, unless courtesans decide (A3-05).
    """
    old, rules = state.holder, state.rules
    if state.stated and winner is None and rules.tie_holder != "left_of_holder":
        return  # the table has not said who passed last
    if winner is None and defender != NOBODY:
        courted = rules.takeover_tie_holder == "courtesans"
        lines = state.lines if courted else []
        state.holder, reason = next_holder(lines, None, (defender, "defender"))
    else:
        state.holder, reason = next_holder(state.lines, winner, holder_after_tie(state))
    state.log.append((state.turn, "holder", state.holder, old, reason))


def holder_after_tie(state: State) -> tuple[int, str]:
    """Return the new holder after a tie, and the reason.

    It is the left neighbour, with or without cards (A3-13). In Rakab it is the last seat that
    passed, even if only for want of cards (AR-03). If none has passed, it is the seat that ended
    the battle (AR-05).
    """
    if state.rules.tie_holder == "left_of_holder":
        return (state.holder + 1) % state.seats, "left_of_holder"
    if state.last_passed != NOBODY:
        return state.last_passed, "last_to_pass"
    return state.actor, "surrendered"


# --- 10. winning -----------------------------------------------------------

REASONS = ("adjacent", "total", "count", "final_battle", "exhausted", "draw_called")

# --- 10.1 victory ----------------------------------------------------------


def victory(state: State, regions: Collection[int]) -> str | None:
    """Return why a seat with these regions has won, or None.

    The reason "adjacent" is checked before "total".
    """
    adjacent = state.rules.adjacent.get(state.seats)
    if adjacent is not None:
        if len(regions) < adjacent:
            return None
        if largest_group(state.rules.land, regions) >= adjacent:
            return "adjacent"
    total = state.rules.total.get(state.seats)
    return "total" if total is not None and len(regions) >= total else None


def end_game(state: State, winners: list[int], reason: str) -> None:
    """End the game and rank the other seats by their regions.

    Without a winner, the seats of the final battle, or those with most regions, are ranked first.
    """
    scores = [state.owner.count(seat) for seat in range(state.seats)]
    first = winners or list(state.finalists) or strongest(scores)
    others = [seat for seat in range(state.seats) if seat not in first]
    state.log.append((state.turn, "game_over", tuple(winners), reason))
    result: Ended = {
        "winners": winners,
        "ranking": [first, *seats_by_place(scores, others)],
        "scores": scores,
        "reason": reason,
    }
    if state.rules.campaign:
        score_game(state, result)
    else:
        close(state, result)


def close(state: State, result: Ended) -> None:
    state.phase, state.actor, state.result = "over", NOBODY, result
    state.burning = state.blessings = ()


# --- 12. endless battles without a card -------------------------------------

HOST = 0  # the seat of the player who set up the match


def idle_battles(state: State) -> int:
    """Return the number of consecutive finished battles in which no card was played."""
    return state.idle - (state.phase == "battle")


def why_not_call_draw(state: State, seat: int | None) -> Refusal | None:
    """Return why the seat may not end an endless game as a draw, or None.

    Only the host may, after enough battles without a card. The rulebook sets no such limit.
    """
    if state.actor == NOBODY:
        return {"code": "game_over"}
    if seat != HOST:
        return {"code": "host_alone"}
    least = state.rules.idle_battles_warned
    if state.finalists or idle_battles(state) < least:
        return {"code": "battles_not_idle", "count": least}
    return None


def call_draw(state: State, seat: int) -> None:
    state.log.append((state.turn, "draw_called", seat, idle_battles(state)))
    state.answers = ()
    end_game(state, [], "draw_called")


# --- 10.2 all regions taken ------------------------------------------------


def all_taken(state: State) -> bool:
    """True if the game ends because all regions have a marker or the papal token."""
    favour = state.favour
    if not is_counted(state.rules):
        return False
    return state.owner.count(NOBODY) == (favour != NOWHERE and state.owner[favour] == NOBODY)


def is_counted(rules: Rules) -> bool:
    """True if the regions are counted, and the game ends, once all regions are taken.

    With takeover, an option can turn this off (A3-06).
    """
    return not rules.takeover or rules.takeover_count


def count_regions(state: State) -> None:
    best = most_regions(state)
    if count_decides(state, best):
        end_game(state, best, "count")
    else:
        begin_final_battle(state, best)


def most_regions(state: State) -> list[int]:
    """Return the seats that share the highest number of regions."""
    return strongest([state.owner.count(seat) for seat in range(state.seats)])


def count_decides(state: State, best: list[int]) -> bool:
    """True if the seats in `best` win by the count. Otherwise they play a final battle."""
    return len(best) == 1 or state.rules.count_tie == "shared"


# --- 10.3 the final battle -------------------------------------------------


def begin_final_battle(state: State, seats: list[int], told: str = "final_battle") -> None:
    """Begin the final battle of the tied seats, with new hands and no region at stake."""
    burn_lines(state)
    state.finalists, state.site, state.kept = tuple(seats), NOWHERE, None
    state.battle += 1
    state.log.append((state.turn, told, tuple(seats)))
    state.hands = [[0] * KINDS for _ in range(state.seats)]
    state.known, state.shown = [()] * state.seats, ()
    deal(state, {seat: hand_limit(state, seat) for seat in seats})
    state.passed = [seat not in seats for seat in range(state.seats)]
    begin_battle(state)
    state.actor = next(seat for seat in FROM[state.seats][state.holder] if seat in seats)


def end_final_battle(state: State, totals: list[int]) -> None:
    """Conclude the final battle.

    Depending on the edition, tied seats share the victory or no seat wins.
    """
    seats, state.stated = state.finalists, ()
    if UNTOLD not in totals:
        told = ("final_battle_ended", tuple(totals[s] for s in seats), seats)
        state.log.append((state.turn, *told))
    # Seats outside the final battle total 0 and must not share the victory.
    best = strongest([totals[seat] for seat in seats])
    nobody = len(best) > 1 and state.rules.final_tie == "nobody"
    settle_final_battle(state, [] if nobody else [seats[place] for place in best])


def settle_final_battle(state: State, winners: list[int]) -> None:
    """End the game, or the whole campaign, with the winners of the final battle."""
    if state.decided is None:
        end_game(state, winners, "final_battle")
    else:
        end_campaign(state, state.decided, winners)


# --- 11.2 a campaign -------------------------------------------------------


def score_game(state: State, result: Ended) -> None:
    """Add the points of the finished game to the campaign.

    If seats tie for the campaign, a final battle begins.
    """
    winner = result["winners"][0] if len(result["winners"]) == 1 else None
    points = after(state.points, Finished(result["scores"], winner, result["reason"]))
    found = standing(state.rules, state.rules.campaign, points)
    state.log.append((state.turn, "campaign_scored", tuple(points), FROM[state.seats][0]))
    result["campaign"] = {"points": points, "over": found.over, "winners": []}
    if found.final_battle:
        state.decided = result
        begin_final_battle(state, found.final_battle, "campaign_battle")
    elif found.over:
        end_campaign(state, result, found.leaders)
    else:
        close(state, result)


def end_campaign(state: State, result: Ended, winners: list[int]) -> None:
    """End the campaign: complete the earlier result with the campaign's winners."""
    stands: Campaign = {**result["campaign"], "winners": winners}
    state.log.append((state.turn, "campaign_over", tuple(winners)))
    state.decided = None
    close(state, {**result, "campaign": stands})
