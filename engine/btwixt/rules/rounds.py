"""A round in its seven steps (section 5), the seasons round it, and the end: tasks, no effect."""

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

# The steps of a round in their order. The table adds its tasks before the next step.
STEPS = ("reveal", "turns", "count", "tidy", "clear", "pass_first", "advance")


def begin_round(state: State) -> None:
    state.agenda += [(step,) for step in reversed(STEPS)]


def next_tasks(state: State, tasks: list[Task]) -> None:
    """These before all else, the first of them first."""
    state.agenda += reversed(tasks)


# --- 1. reveal the ally ----------------------------------------------------


def reveal(state: State) -> None:
    """Its *This round* ability holds until the round is cleaned up."""
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
    """The players carry out what the text of an ally says."""
    return [("correct", seat, ally, 1)] if waits else []


def correct(state: State, seat: int, number: int, is_ally: int) -> None:
    """The game waits for this seat until all is put right."""
    state.log.append((state.turn, "correcting_ally" if is_ally else "correcting", seat, number))
    ask(state, "correct", seat, NOTHING, seat, number, is_ally, MOST_STEPS)


# --- 2. play influence cards -----------------------------------------------


def turns(state: State) -> None:
    state.agenda.append(("turn", state.first))


def turn(state: State, seat: int) -> None:
    """The next leader who stands; when all kneel, the step is over."""
    kneeling, seats = state.kneeling, state.seats
    for step in range(seats):
        upright = (seat + step) % seats
        if not kneeling[upright]:
            state.on_turn = upright
            ask(state, "play", upright)
            return


def play_card(state: State, seat: int, card: int) -> None:
    """It is shown, its abilities resolve, and only then it joins the bid."""
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
    """3a, and what follows from it: the ally, its abilities, the tokens."""
    found = totals(state)
    state.log.append((state.turn, "counted", tuple(range(state.seats)), tuple(found)))
    winner, tied = recruiter(state)
    state.winner = winner
    recruited(state, winner, found[winner], tied)
    next_tasks(state, [("place",), ("after",), *tokens_due(state)])


def tokens_due(state: State) -> list[Task]:
    """3d: the winner's, and the runner-up's where a rule says so."""
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
    """3b: the winner's free choice, or as the ally's own ability has it."""
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
    """3c: its other abilities, for the winner."""
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
    """Clean-up abilities, in turn order, each leader's cards as they were played."""
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
    """A card that is still in a bid acts for whoever has it there."""
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
    """Bids are discarded, all stand up, and nothing holds over this round."""
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
    """From the last space the round token goes back and the season token on; winter is the last."""
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
    """Allies whose text alone says what they score: the leader on whose left they are does it."""
    allies = state.rules.box.allies
    return [
        ("correct", council, ally, 1)
        for council, members in enumerate(state.councils)
        for ally in members
        if "score" in allies[ally].manual
    ]


# --- 8. scoring ------------------------------------------------------------


def score(state: State) -> None:
    """All tokens are turned up."""
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
