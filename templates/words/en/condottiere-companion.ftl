# Condottiere and Rakab at the table with the real box.

companion-would = If all pass now, { $name } wins by { $lead }.
companion-would-tied = If all pass now, it’s a tie: { $names }.
companion-close-won = All pass: { $name } wins by { $lead }, { $holder } chooses next
companion-deal = Deal the cards. Hands now: { $hands }.
companion-burn-or = Discard a hand, or go on?
companion-burn = Does anybody discard their hand?
companion-one_away = one step from winning:
companion-burn-out = Has anybody run out of cards, or discarded them?
companion-result = Enter only the result
companion-result-who = Who won the battle?
companion-result-nobody = Nobody: a tie
companion-result-strengths = Or enter the strengths
companion-result-button = Enter the strengths
action-result_won = { $of_seat_is ->
    [none] Only the result – a tie
   *[other] Only the result – { $of_seat } won
}
action-result_strengths = Only the strengths – { $strengths }
action-close = All pass
action-retain_count = Keep { $count }

# --- putting right how things lie
companion-point-hint = Tap the map to say what happened there.
companion-on_map = Choose on the map
companion-correct = Correct something
companion-correct-whose = Correct: whose is it?
companion-correct-hint = What lies on the table counts. Nothing is checked here, and everybody sees that it was corrected by hand.
companion-correct-button = Correct
companion-correct-take = { $card }: take away
companion-correct-add = one more card
companion-correct-passed = has passed
companion-correct-not_passed = hasn’t passed
companion-correct-nobody = nobody
companion-correct-favour = The token is on
companion-correct-off = off the board
companion-correct-turn = Whose turn it is
companion-correct-holder = Who chooses next
companion-correct-hand = Cards in hand
action-correct_owner = Correction – { $region } belongs to { $owner_seat_is ->
    [none] nobody
   *[other] { $owner_seat }
}
action-correct_favour = Correction – the token lies on { $region ->
    [none] nothing
   *[other] { $region }
}
action-correct_site = Correction – the battle is for { $region }
action-correct_holder = Correction – { $of_seat } chooses next
action-correct_turn = Correction – it’s { $of_seat }’s turn
action-correct_passed = { $passed ->
    [yes] Correction – { $of_seat } has passed
   *[no] Correction – { $of_seat } hasn’t passed
}
action-correct_line = { $cards_count ->
    [0] Correction – { $of_seat } has played nothing
   *[other] Correction – { $of_seat } has played { $cards }
}
action-correct_hand = { $count ->
    [one] Correction – { $of_seat } holds one card
   *[other] Correction – { $of_seat } holds { $count } cards
}
option-hidden_cards-not_here = not at a table with the phones. What lies face down would have to be entered, and then everybody could read it.
refusal-cards_lie_hidden = With hidden cards a game stays by mail: what lies face down would have to be entered at the table, where everybody could read it.
refusal-hands_uncounted = A battle was entered by its result only, so we don’t know how many cards each of you holds. Enter the cards in hand under “Correct something”, or go on by mail after the next deal.

# --- why not, to whoever enters it for somebody else
companion-no_cards = No cards left
entry-refusal-card_not_in_hand = By the phones’ count that hand can’t hold { $card }.
entry-refusal-has_passed = That player has passed already and plays no more cards for now.
entry-refusal-must_keep = There’s a mercenary in that hand, so it can’t be discarded.
entry-refusal-region_own = { $region } belongs to that player already.

# --- told otherwise at a table, where people choose who begins and may say beforehand what they will do
table-event-started = { $holder_seat_is ->
    [you] You go first: you hold the Condottiere token and choose the first battle.
   *[other] { $holder_seat } goes first, holds the Condottiere token and chooses the first battle.
}
table-told-will_discard = { $seat_is ->
    [you] You’ll discard your hand as soon as the rules allow.
   *[other] { $seat } will discard the hand as soon as the rules allow.
}
table-told-will_keep = { $seat_is ->
    [you] You’ll keep your hand.
   *[other] { $seat } will keep the hand.
}
