"""The seven steps of a round (section 5), the change of seasons, and the end, as tasks."""

from __future__ import annotations

from engine.btwixt.box.cards import TRACKS
from engine.btwixt.rules import councils
from engine.btwixt.rules.correcting import MOST_STEPS
from engine.btwixt.rules.effects import play_effects
from engine.btwixt.rules.hands import holder, out_of_play, take_openly
from engine.btwixt.rules.influence import has_rule, holds, recruiter, token_count, totals, worth
from engine.btwixt.rules.influence import total as total_of
from engine.btwixt.rules.questions import ask
from engine.btwixt.rules.targets import BOTH_SIDES, open_sides, who_places
from engine.btwixt.state import NOBODY, NOTHING, BidCard, State, Task, clockwise, own_councils

# The steps of a round in order. Each step may put further tasks before the next step.
STEPS = ("reveal", "turns", "count", "tidy", "clear", "pass_first", "advance")


def begin_round(state: State) -> None:
    state.agenda += [(step,) for step in reversed(STEPS)]


def next_tasks(state: State, tasks: list[Task]) -> None:
    """Put `tasks` before all other tasks, in the same order."""
    state.agenda += reversed(tasks)


# --- 1. reveal the ally ----------------------------------------------------


def reveal(state: State) -> None:
    """Reveal the next ally and begin its *This round* ability."""
    state.ally = state.ally_deck.pop()
    state.winner = NOBODY
    ally = state.rules.box.allies[state.ally]
    told = ("revealed", state.round, state.ally, ally.power, state.first)
    state.log.append((state.turn, *told))
    if ally.round:
        state.log.append((state.turn, "ally_acts", state.first, state.ally))
    next_tasks(
        state,
        [("effect", number, state.first, NOTHING) for number in ally.round]
        + manual(state.ally, state.first, "round" in ally.manual),
    )


def manual(ally: int, seat: int, waits: bool) -> list[Task]:
    """Return a list of one task: a seat carries out an ally's printed text by corrections.

    Return [] if `waits` is False, since the ally has no such text.
    """
    return [("correct", seat, ally, 1)] if waits else []


def correct(state: State, seat: int, number: int, is_ally: int) -> None:
    """Ask this seat for corrections until it has finished them.

    `number` is an ally if `is_ally` is 1, and a card if it is 0.
    """
    state.log.append((state.turn, "correcting_ally" if is_ally else "correcting", seat, number))
    ask(state, "correct", seat, NOTHING, seat, number, is_ally, MOST_STEPS)


# --- 2. play influence cards -----------------------------------------------


def turns(state: State) -> None:
    state.agenda.append(("turn", state.first))


def turn(state: State, seat: int) -> None:
    """Ask the first standing leader clockwise, beginning with `seat`, to play a card or kneel.

    If all leaders kneel, ask none, so that the step ends.
    """
    kneeling, seats = state.kneeling, state.seats
    for step in range(seats):
        upright = (seat + step) % seats
        if not kneeling[upright]:
            state.on_turn = upright
            ask(state, "play", upright)
            return


def play_card(state: State, seat: int, card: int) -> None:
    """Show a card and resolve its abilities. The card joins the bid only after that."""
    take_openly(state, seat, card)
    design = state.rules.box.cards[card]
    blank = bool(state.round_rules) and has_rule(state, "blank_abilities")
    state.plays += 1
    state.played[seat] += 1
    state.shown = BidCard(card, design.value, 0, blank, state.plays)
    state.log.append((state.turn, "played", seat, card, design.value))
    state.agenda.append(("turn", (seat + 1) % state.seats))
    state.agenda.append(("join", seat))
    if not blank:
        play_effects(state, seat, card)
    elif design.play or design.count or design.cleanup:
        state.log.append((state.turn, "blanked", seat, card))


def join(state: State, seat: int) -> None:
    shown = state.shown
    if shown is None:
        return
    state.bids[seat].append(shown)
    state.shown = None
    counts, now = worth(state, seat, shown), total_of(state, seat)
    state.log.append((state.turn, "joined", seat, shown.card, counts, now))


def kneel(state: State, seat: int) -> None:
    state.kneeling[seat] = True
    state.log.append((state.turn, "knelt", seat))
    state.agenda.append(("turn", (seat + 1) % state.seats))


# --- 3. recruit the ally ---------------------------------------------------


def count(state: State) -> None:
    """Count the totals (3a), and queue the next steps: the ally, its abilities, the tokens."""
    found = totals(state)
    state.log.append((state.turn, "counted", tuple(range(state.seats)), tuple(found)))
    winner, tied = recruiter(state)
    state.winner = winner
    recruited(state, winner, found[winner], tied)
    next_tasks(state, [("place",), ("after",), *tokens_due(state)])


def tokens_due(state: State) -> list[Task]:
    """Return the tasks for the tokens of the winner (3d).

    If a round rule gives the runner-up tokens, return tasks for those too.
    """
    tokens: list[Task] = [("gain", state.winner)] * token_count(state.round_rules)
    if has_rule(state, "runner_up_token"):
        left = [seat for seat in range(state.seats) if seat != state.winner]
        tokens.append(("gain", recruiter(state, left)[0]))
    return tokens


def recruited(state: State, winner: int, total: int, tied: list[int]) -> None:
    if len(tied) > 1:
        entry = (state.turn, "recruited_tied", winner, state.ally, total, tuple(tied))
        state.log.append(entry)
        return
    kind = "recruited_low" if has_rule(state, "low_wins") else "recruited"
    state.log.append((state.turn, kind, winner, state.ally, total))


def place(state: State) -> None:
    """Ask for the council of the ally (3b).

    The ally's own ability may limit the choice, or give it to another leader.
    """
    box, sides, chooser = state.rules.box, BOTH_SIDES, state.winner
    for number in box.allies[state.ally].place:
        if holds(state, state.winner, box.effects[number]):
            sides = open_sides(state, box.effects[number], state.winner)
            chooser = who_places(state, box.effects[number], state.winner)
    ask(state, "ally", chooser, NOTHING, state.winner, *sides)


def place_ally(state: State, seat: int, side: int) -> None:
    council = own_councils(state, state.winner)[side]
    state.councils[council].append(state.ally)
    state.log.append((state.turn, "ally_placed", state.winner, state.ally, council, seat))


def after(state: State) -> None:
    """Resolve the ally's other abilities for the winner (3c)."""
    ally = state.rules.box.allies[state.ally]
    if ally.recruit:
        state.log.append((state.turn, "ally_acts", state.winner, state.ally))
    next_tasks(
        state,
        [("effect", number, state.winner, NOTHING) for number in ally.recruit]
        + manual(state.ally, state.winner, "recruit" in ally.manual),
    )


# --- 4. clean up -----------------------------------------------------------


def tidy(state: State) -> None:
    """Queue the clean-up abilities in turn order of leaders, then in the order played."""
    cards = state.rules.box.cards
    next_tasks(
        state,
        [
            ("tidy_card", card.number)
            for seat in clockwise(state, state.first)
            for card in state.bids[seat]
            if not card.blank and (cards[card.card].cleanup or "cleanup" in cards[card.card].manual)
        ],
    )


def tidy_card(state: State, number: int) -> None:
    """Resolve the clean-up of a card, if it is still in a bid, for the leader of that bid.

    `number` is the card's `BidCard.number`.
    """
    seat = holder(state, number)
    if seat == NOBODY:
        return
    card = next(card.card for card in state.bids[seat] if card.number == number)
    box = state.rules.box
    design = box.cards[card]
    if any(holds(state, seat, box.effects[effect]) for effect in design.cleanup):
        state.log.append((state.turn, "card_acts", seat, card))
    tasks: list[Task] = [("effect", effect, seat, number) for effect in design.cleanup]
    if "cleanup" in design.manual:
        tasks.append(("correct", seat, card, 0))
    next_tasks(state, tasks)


def clear(state: State) -> None:
    """Discard all bids, let all leaders stand, and end the effects of the round."""
    left = [card.card for seat in clockwise(state, state.first) for card in state.bids[seat]]
    if left:
        state.log.append((state.turn, "bids_discarded", len(left)))
    for card in left:
        out_of_play(state, card)
    state.discard += state.round_discard
    state.round_discard = []
    state.bids = [[] for _ in range(state.seats)]
    state.kneeling = [False] * state.seats
    state.played, state.total_mod = [0] * state.seats, [0] * state.seats
    state.locked = [()] * state.seats
    state.round_rules, state.plays = (), 0
    state.ally, state.winner = NOTHING, NOBODY


# --- 5. to 7. the first player, the track, the season ----------------------


def pass_first(state: State) -> None:
    state.first = (state.first + 1) % state.seats
    state.log.append((state.turn, "first_passed", state.first))


def advance(state: State) -> None:
    """Move the round token; after a season, move the season token too.

    After winter, scoring follows.
    """
    track = TRACKS[state.seats]
    if state.round < track.rounds:
        state.round += 1
        state.agenda.append(("round",))
    elif state.season + 1 < len(track.seasons):
        state.season += 1
        state.round = 1
        next_tasks(state, [("season",), ("round",)])
    else:
        next_tasks(state, [*last_corrections(state), ("score",)])


def last_corrections(state: State) -> list[Task]:
    """Return tasks for the allies that score by their printed text.

    Seat k carries out the text of the allies in council k.
    """
    allies = state.rules.box.allies
    return [
        ("correct", council, ally, 1)
        for council, members in enumerate(state.councils)
        for ally in members
        if "score" in allies[ally].manual
    ]


# --- 8. scoring ------------------------------------------------------------


def score(state: State) -> None:
    """Reveal all tokens, and find the winners."""
    box, powers = state.rules.box, []
    for council, allies in enumerate(state.councils):
        values = [state.values[token] for token in state.tokens[council]]
        powers.append(councils.final(box, allies, values) + state.adjusted[council])
        state.log.append((state.turn, "council_scored", council, powers[-1], tuple(values)))
    found = councils.standings(powers, [len(allies) for allies in state.councils])
    for seat, each in enumerate(found):
        state.log.append((state.turn, "leader_scored", seat, *each))
    state.result = result = councils.result(found)
    state.phase, state.actor, state.ask = "over", NOBODY, ()
    state.log.append((state.turn, "game_over", tuple(result["winners"]), result["reason"]))
