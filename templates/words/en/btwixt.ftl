# A Game of Thrones: B’Twixt: the words of the game. Our own, none of the publisher’s.
# Blanks: an engine fact by its name. `$x_seat` is a player, `$x_seat_is` says whether that is the
# reader (you, other, none). A council is told by its two leaders: `$council_seats_is` knows `among`
# for the reader’s own, and then `$council_seats_others` is the neighbour it is shared with.

game-title-btwixt = A Game of Thrones: B’Twixt
game-short-btwixt = B’Twixt
game-about-btwixt = You share a council with each neighbour and bid for allies; in the end the weaker of your two councils counts.

side-left = left council
side-right = right council

# --- phases: a name, the question to the reader, who is waited for ---

phase-first = Naming the first player
phase-leader = Choosing leaders
phase-play = Bidding
phase-ally = Placing the ally
phase-token = Placing a power token
phase-target = Choosing a leader
phase-bid = Choosing a card of a bid
phase-discard = Discarding
phase-give = Giving a card away
phase-council = Choosing a council
phase-move = Moving an ally
phase-shift = Moving a power token
phase-correct = Doing what a card says
phase-over = Game over

prompt-first = Who should be the first player?
prompt-leader = Which leader do you play?
prompt-play = { $ally }, power { $power }: do you raise your bid, or kneel?
prompt-ally = { $target_seat_is ->
    [other] Which of { $target_seat }’s councils does { $ally } join?
   *[you] { $ally } is yours. Which of your councils does it join?
}
prompt-token = Which of your councils gets the power token?
prompt-target = { $source }: { $do_id ->
    [force_kneel] who should kneel?
    [copy_bid_card] whose bid do you copy from?
    [return_bid_card] from whose bid do you send a card back?
    [discard_bid_card] from whose bid do you discard a card?
    [swap_bid_cards] whose bid do you swap with?
    [discard_hand] who should discard?
    [transfer_hand] who do you mean?
    [draw_cards] who should draw?
    [modify_total] whose total do you change?
   *[other] which leader do you mean?
}
prompt-bid = { $target_seat_is ->
    [other] { $source }: which card of { $target_seat }’s bid?
   *[you] { $source }: which card of your bid?
}
prompt-discard = { $source }: which card do you discard?
prompt-give = { $source }: which card do you give away?
prompt-council = { $source }: which council do you look into?
prompt-move = { $source }: which ally moves, and where to?
prompt-shift = { $source }: which power token moves, and where to?
prompt-correct = What { $source } does is printed on the card. Do it here by hand.

waiting-first = Waiting for { $seats } to name the first player.
waiting-leader = Waiting for { $seats } to choose a leader.
waiting-play = Waiting for { $seats } to play a card or kneel.
waiting-ally = Waiting for { $seats } to place the ally.
waiting-token = Waiting for { $seats } to place a power token.
waiting-target = Waiting for { $seats } to choose a leader.
waiting-bid = Waiting for { $seats } to choose a card of a bid.
waiting-discard = Waiting for { $seats } to discard.
waiting-give = Waiting for { $seats } to give a card away.
waiting-council = Waiting for { $seats } to choose a council.
waiting-move = Waiting for { $seats } to move an ally.
waiting-shift = Waiting for { $seats } to move a power token.
waiting-correct = Waiting for { $seats } to do what a card says.

# --- what one can do: button, heading, and what pressing will do ---

group-first = Name the first player
group-leaders = Choose your leader
group-cards = Play a card
group-kneel = Or kneel
group-ally = Place the ally
group-token = Place the power token
group-leaders_at_table = Choose a leader
group-bid_cards = Choose a card
group-hand = Choose from your hand
group-councils = Choose a council
group-moves = Choose what moves
group-corrections = Do it by hand

action-first = { $seat_is ->
    [you] I begin
   *[other] { $seat } begins
}
action-leader = { $leader }
action-leader_random = Draw one at random
action-kneel = Kneel
action-ally = { $winner_seat_is ->
    [you] Into my { $side }, shared with { $council_seats_others }
   *[other] { $council_seats_is ->
        [among] Into the council of { $council_seats_others } and me
       *[other] Into the council of { $council_seats }
    }
}
action-token = Into my { $side }, shared with { $council_seats_others }
action-target = { $seat_is ->
    [you] Myself
   *[other] { $seat }
}
action-bid = { $card }{ $copy ->
    [one] { "" }
   *[other] {" "}({ $copy })
}
action-discard = Discard { $card }
action-give = Give away { $card }
action-council = { $council_seats_is ->
    [among] My council with { $council_seats_others }
   *[other] The council of { $council_seats }
}
action-move = { $ally } to { $to_council_seats_is ->
    [among] my council with { $to_council_seats_others }
   *[other] the council of { $to_council_seats }
}
action-shift = From { $council_seats_is ->
    [among] my council with { $council_seats_others }
   *[other] the council of { $council_seats }
} to { $to_council_seats_is ->
    [among] my council with { $to_council_seats_others }
   *[other] the council of { $to_council_seats }
}
action-shift_known = { $token } from { $council_seats_is ->
    [among] my council with { $council_seats_others }
   *[other] the council of { $council_seats }
} to { $to_council_seats_is ->
    [among] my council with { $to_council_seats_others }
   *[other] the council of { $to_council_seats }
}
action-shift_supply = From { $council_seats_is ->
    [among] my council with { $council_seats_others }
   *[other] the council of { $council_seats }
} to the supply
action-shift_known_supply = { $token } from { $council_seats_is ->
    [among] my council with { $council_seats_others }
   *[other] the council of { $council_seats }
} to the supply
action-correct_total = { $seat }’s total: { $delta }
action-correct_power = Power of the council of { $council_seats }: { $delta }
action-correct_kneel = { $seat } kneels
action-correct_stand = { $seat } stands up
action-correct_ally = { $ally } to the council of { $to_council_seats }
action-correct_token = A token from the council of { $council_seats } to that of { $to_council_seats }
action-correct_draw = { $seat } draws a card
action-correct_discard = { $seat } discards a random card
action-correct_return = { $card } from { $seat }’s bid back to hand
action-correct_drop = { $card } is discarded from { $seat }’s bid
action-done = That’s all

ask-first = { $seat_is ->
    [you] You’ll be the first player.
   *[other] { $seat } will be the first player.
}
ask-leader = You play { $leader }.
ask-leader_random = You play one of the remaining leaders, drawn at random.
ask-play = { $futile ->
    [yes] You play { $card }. It would have no effect now; the card only joins your bid.
   *[no] You play { $card }. It takes effect at once, then joins your bid.
}
ask-kneel = You kneel: no more cards from you in this round. Your bid stays, counts, and may still win.
ask-ally = { $ally } joins { $winner_seat_is ->
    [you] your { $side }, the one with { $council_seats_others }
   *[other] { $council_seats_is ->
        [among] the council of { $council_seats_others } and you
       *[other] the council of { $council_seats }
    }
}.
ask-token = The power token goes face down into your { $side }, the one with { $council_seats_others }. Nobody learns what it’s worth before the end.
ask-target = { $seat_is ->
    [you] You name yourself.
   *[other] You name { $seat }.
}
ask-bid = You choose this card: { $card }{ $copy ->
    [one] { "" }
   *[other] {" "}({ $copy })
}.
ask-discard = You discard { $card }.
ask-give = You give away { $card }.
ask-council = You look at the power tokens in { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
}. Nobody else learns what you see.
ask-move = { $ally } goes to { $to_council_seats_is ->
    [among] your council with { $to_council_seats_others }
   *[other] the council of { $to_council_seats }
}.
ask-shift = A random power token goes from { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
} to { $to_council_seats_is ->
    [among] your council with { $to_council_seats_others }
   *[other] the council of { $to_council_seats }
}.
ask-shift_known = The power token that you’ve looked at ({ $token }) goes from { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
} to { $to_council_seats_is ->
    [among] your council with { $to_council_seats_others }
   *[other] the council of { $to_council_seats }
}.
ask-shift_supply = A random power token goes from { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
} back to the supply.
ask-shift_known_supply = The power token that you’ve looked at ({ $token }) goes from { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
} back to the supply.
ask-correct_total = { $seat }’s total changes by { $delta }.
ask-correct_power = At the end the power of the council of { $council_seats } changes by { $delta }.
ask-correct_kneel = { $seat } kneels.
ask-correct_stand = { $seat } stands up again.
ask-correct_ally = { $ally } goes to the council of { $to_council_seats }.
ask-correct_token = A random power token goes from the council of { $council_seats } to that of { $to_council_seats }.
ask-correct_draw = { $seat } draws a card.
ask-correct_discard = { $seat } discards a random card.
ask-correct_return = { $card } goes from { $seat }’s bid back to hand.
ask-correct_drop = { $card } is discarded from { $seat }’s bid.
ask-done = Everything that the card says is done, and the game goes on.

# --- what has happened: before the first round, seasons, rounds ---

event-started = { $first_seat_is ->
    [you] You were drawn to go first.
   *[other] { $first_seat } was drawn to go first.
}
event-first_named = { $first_seat_is ->
    [you] By agreement you go first.
   *[other] By agreement { $first_seat } goes first.
}
event-leader_chosen = { $seat_is ->
    [you] You play { $leader }.
   *[other] { $seat } plays { $leader }.
}
event-leader_drawn = { $seat_is ->
    [you] You drew a leader: { $leader }.
   *[other] { $seat } drew a leader: { $leader }.
}
event-season_started = A season begins: { $season }, with { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
event-hands_gathered = All { $count } influence cards were shuffled together.
event-leader_cards_back = { $seat_is ->
    [you] { $count ->
        [one] You got your leader’s own card back.
       *[other] You got your leader’s { $count } own cards back.
    }
   *[other] { $count ->
        [one] { $seat } got their leader’s own card back.
       *[other] { $seat } got their leader’s { $count } own cards back.
    }
}
event-revealed = Round { $round }: { $ally }, power { $power }, is up for recruitment. { $first_seat_is ->
    [you] You begin.
   *[other] { $first_seat } begins.
}

# --- a turn, and what effects do ---

event-played = { $seat_is ->
    [you] You played { $card } ({ $value }).
   *[other] { $seat } played { $card } ({ $value }).
}
event-blanked = { $seat_is ->
    [you] Your { $card } has no ability in this round.
   *[other] { $seat }’s { $card } has no ability in this round.
}
event-joined = { $seat_is ->
    [you] { $card } lies in your bid, worth { $worth }. Your total: { $total }.
   *[other] { $card } lies in { $seat }’s bid, worth { $worth }. Total: { $total }.
}
event-knelt = { $seat_is ->
    [you] You knelt.
   *[other] { $seat } knelt.
}
event-brought_down = { $seat_is ->
    [you] { $actor_seat_is ->
        [you] You had to kneel.
       *[other] { $actor_seat } made you kneel.
    }
   *[other] { $actor_seat_is ->
        [you] You made { $seat } kneel.
       *[other] { $actor_seat } made { $seat } kneel.
    }
}
event-card_acts = { $seat_is ->
    [you] Your { $card } takes effect.
   *[other] { $seat }’s { $card } takes effect.
}
event-ally_acts = { $ally } takes effect.
event-no_effect = { $seat_is ->
    [you] Your { $card } had no effect.
   *[other] { $seat }’s { $card } had no effect.
}
event-no_effect_ally = { $seat_is ->
    [you] { $ally } had no effect for you.
   *[other] { $ally } had no effect for { $seat }.
}
event-value_changed = { $seat_is ->
    [you] Your { $card } changed its value by { $delta }.
   *[other] { $seat }’s { $card } changed its value by { $delta }.
}
event-total_changed = { $seat_is ->
    [you] Your total changed by { $delta }, to { $total }.
   *[other] { $seat }’s total changed by { $delta }, to { $total }.
}
event-value_copied = { $seat_is ->
    [you] Your { $card } took on the value of { $copied_card } from { $owner_seat }’s bid: { $value }.
   *[other] { $owner_seat_is ->
        [you] { $seat }’s { $card } took on the value of { $copied_card } from your bid: { $value }.
       *[other] { $seat }’s { $card } took on the value of { $copied_card } from { $owner_seat }’s bid: { $value }.
    }
}
event-ability_copied = { $seat_is ->
    [you] Your { $card } used the ability of { $copied_card } from { $owner_seat }’s bid.
   *[other] { $owner_seat_is ->
        [you] { $seat }’s { $card } used the ability of { $copied_card } from your bid.
       *[other] { $seat }’s { $card } used the ability of { $copied_card } from { $owner_seat }’s bid.
    }
}
event-returned = { $card } went from { $seat_is ->
    [you] your bid
   *[other] { $seat }’s bid
} back to { $hand_seat_is ->
    [you] your hand.
   *[other] { $hand_seat }’s hand.
}
event-bid_discarded = { $seat_is ->
    [you] { $card } was discarded from your bid.
   *[other] { $card } was discarded from { $seat }’s bid.
}
event-swapped = { $seat_is ->
    [you] You swapped your { $card } for { $other_card } from { $other_seat }’s bid.
   *[other] { $other_seat_is ->
        [you] { $seat } swapped { $card } for { $other_card } from your bid.
       *[other] { $seat } swapped { $card } for { $other_card } from { $other_seat }’s bid.
    }
}
event-retained = { $seat_is ->
    [you] { $card } isn’t discarded from your bid: it goes
   *[other] { $card } isn’t discarded from { $seat }’s bid: it goes
} { $hand_seat_is ->
    [you] to your hand.
   *[other] to { $hand_seat }’s hand.
}
event-spent = { $seat_is ->
    [you] Your { $card } is used up.
   *[other] { $seat }’s { $card } is used up.
}
event-discarded = { $seat_is ->
    [you] You discarded { $cards }.
   *[other] { $seat } discarded { $cards }.
}
event-named = { $seat_is ->
    [you] In secret you named { $card }.
   *[other] In secret { $seat } named { $card }.
}
event-leader_meant = { $seat_is ->
    [you] You chose { $target_seat }.
   *[other] { $target_seat_is ->
        [you] { $seat } chose you.
       *[other] { $seat } chose { $target_seat }.
    }
}
event-card_meant = { $seat_is ->
    [you] You offered { $card } from your bid.
   *[other] { $seat } offered { $card } from their bid.
}
event-handed = { $seat_is ->
    [you] You gave { $to_seat } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $to_seat_is ->
        [you] { $seat } gave you { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] { $seat } gave { $to_seat } { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
}
event-handed_cards = { $seat_is ->
    [you] You gave { $to_seat }: { $cards }.
   *[other] { $to_seat_is ->
        [you] { $seat } gave you: { $cards }.
       *[other] { $seat } gave { $to_seat }: { $cards }.
    }
}
event-choosing = { $seats_is ->
    [you] You’re asked to choose in secret.
    [among] You’re asked to choose in secret, at the same time as { $seats_others }.
   *[other] { $seats_count ->
        [one] { $seats } is asked to choose in secret.
       *[other] { $seats } are asked to choose in secret, all at once.
    }
}
event-chosen = { $seat_is ->
    [you] You’ve chosen; all choices are revealed together.
   *[other] { $seat } has chosen.
}
event-drew_cards = { $seat_is ->
    [you] You drew { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } drew { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-drew_nothing = { $seat_is ->
    [you] There was no card left for you to draw.
   *[other] There was no card left for { $seat } to draw.
}
event-deck_renewed = The deck ran out, so the { $count } discarded cards were shuffled into a new one.
event-rule_added = In this round: { $rule }.
event-rule_added_number = { $rule_id ->
    [card_limit] In this round nobody may play more than { $number ->
        [one] one card
       *[other] { $number } cards
    }.
    [value_cap] In this round no card counts more than { $number }.
    [value_floor] In this round no card counts less than { $number }.
    [token_bonus] In this round the number of power tokens for the winner changes by { $number }.
   *[other] In this round: { $rule } ({ $number }).
}
event-rule_added_seat = { $rule_seat_is ->
    [you] { $rule_id ->
        [wins_ties] In this round you win every tie.
        [protect_bid] In this round nobody else can touch the cards of your bid.
       *[other] In this round: { $rule } (you).
    }
   *[other] { $rule_id ->
        [wins_ties] In this round { $rule_seat } wins every tie.
        [protect_bid] In this round nobody else can touch the cards in { $rule_seat }’s bid.
       *[other] In this round: { $rule } ({ $rule_seat }).
    }
}
rule-card_limit = a limit on cards
rule-value_cap = a highest value
rule-value_floor = a lowest value
rule-blank_abilities = influence cards have no abilities
rule-low_wins = the lowest total wins, among those who have played a card
rule-token_bonus = more or fewer power tokens
rule-must_play = nobody may kneel before playing a card
rule-runner_up_token = the runner-up takes a power token too
rule-ties_farthest = ties go to the tied leader who is last in turn order
rule-wins_ties = winning ties
rule-protect_bid = a protected bid
rule-no_forced_kneel = nobody can make anybody else kneel

# --- councils and tokens ---

event-peeked = { $seat_is ->
    [you] You looked at
   *[other] { $seat } looked at
} { $count ->
    [one] 1 power token
   *[other] { $count } power tokens
} in { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
}.
event-saw_tokens = { $seat_is ->
    [you] What you saw in
   *[other] What { $seat } saw in
} { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
}: { $values }.
event-ally_moved = { $seat_is ->
    [you] You moved { $ally }
   *[other] { $seat } moved { $ally }
} from { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
} to { $to_council_seats_is ->
    [among] your council with { $to_council_seats_others }
   *[other] the council of { $to_council_seats }
}.
event-token_moved = { $seat_is ->
    [you] You moved a power token
   *[other] { $seat } moved a power token
} from { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
} to { $to_council_seats_is ->
    [among] your council with { $to_council_seats_others }
   *[other] the council of { $to_council_seats }
}.
event-token_returned = { $seat_is ->
    [you] You put a power token back
   *[other] { $seat } put a power token back
} from { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
} to the supply.
event-token_gained = { $seat_is ->
    [you] You put a power token into
   *[other] { $seat } put a power token into
} { $council_seats_is ->
    [among] your council with { $council_seats_others }.
   *[other] the council of { $council_seats }.
}
event-no_tokens = { $seat_is ->
    [you] There was no power token left for you.
   *[other] There was no power token left for { $seat }.
}

# --- recruiting ---

event-counted = The count: { $totals }.
event-recruited = { $seat_is ->
    [you] You recruited { $ally } with { $total }.
   *[other] { $seat } recruited { $ally } with { $total }.
}
event-recruited_low = { $seat_is ->
    [you] You recruited { $ally } with the lowest total, { $total }.
   *[other] { $seat } recruited { $ally } with the lowest total, { $total }.
}
event-recruited_tied = { $seat_is ->
    [you] You recruited { $ally }: of those tied at { $total } ({ $seats }) you won the tie.
   *[other] { $seat } recruited { $ally }: of those tied at { $total } ({ $seats }) { $seat } won the tie.
}
event-ally_placed = { $actor_seat_is ->
    [you] You placed { $ally } in
   *[other] { $actor_seat } placed { $ally } in
} { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
}.

# --- the end of a round, and of the game ---

event-bids_discarded = { $count ->
    [one] The one card bid was discarded.
   *[other] All bids were discarded: { $count } cards.
}
event-first_passed = { $first_seat_is ->
    [you] You’re the first player now.
   *[other] The first player is now { $first_seat }.
}
event-council_scored = { $council_seats_is ->
    [among] Your council with { $council_seats_others }
   *[other] The council of { $council_seats }
} has power { $power }; tokens: { $values_count ->
    [0] none
   *[other] { $values }
}.
event-leader_scored = { $seat_is ->
    [you] Your small council: { $small }; large council: { $large }; allies: { $count }.
   *[other] { $seat }: small council { $small }, large council { $large }, allies { $count }.
}
event-game_over = { $seats_is ->
    [you] You win the game: { $reason }.
    [among] You share the victory with { $seats_others }: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } wins the game: { $reason }.
       *[other] { $seats } share the victory: { $reason }.
    }
}
reason-small = the strongest small council
reason-large = equal small councils, and the stronger large one
reason-allies = equal councils, and most allies
reason-shared = tied on everything

# --- corrections, where a card of an owner’s file is done by hand ---

event-correcting = { $seat_is ->
    [you] You do by hand what the card says: { $card }.
   *[other] { $seat } does by hand what the card says: { $card }.
}
event-correcting_ally = { $seat_is ->
    [you] You do by hand what the ally says: { $ally }.
   *[other] { $seat } does by hand what the ally says: { $ally }.
}
event-corrected_total = { $seat_is ->
    [you] You changed { $target_seat }’s total by { $delta }, to { $total }.
   *[other] { $seat } changed { $target_seat }’s total by { $delta }, to { $total }.
}
event-corrected_power = { $seat_is ->
    [you] You changed the power of
   *[other] { $seat } changed the power of
} { $council_seats_is ->
    [among] your council with { $council_seats_others }
   *[other] the council of { $council_seats }
} by { $delta }.
event-corrected = { $seat_is ->
    [you] You’ve done all that the card says.
   *[other] { $seat } has done all that the card says.
}
event-stood_up = { $target_seat_is ->
    [you] You stand again.
   *[other] { $target_seat } stands again.
}

# --- why something cannot be done, and what can ---

refusal-ally_cannot_move = { $ally } can’t be moved there now. Choose one of the moves shown.
refusal-card_locked = { $card } came back from a bid in this round and can’t be played again before the next one.
refusal-card_not_common = { $card } belongs to your leader: such a card is neither discarded nor given away. Choose another.
refusal-card_not_in_bid = { $target_seat_is ->
    [you] There’s no such card in your bid, or it can’t be chosen: { $card }.
   *[other] There’s no such card in { $target_seat }’s bid, or it can’t be chosen: { $card }.
}
refusal-card_not_in_hand = You don’t hold that card: { $card }.
refusal-cards_at_limit = You’ve played { $count ->
    [one] 1 card, the most
   *[other] { $count } cards, as many as
} this round allows. All you can do is kneel.
refusal-card_not_open = You can’t choose that card here: { $card }.
refusal-council_not_open = You can’t choose that council now.
refusal-game_over = The game is over; there’s nothing left to play.
refusal-has_answered = You’ve answered already. Once everybody has, all answers are revealed.
refusal-has_knelt = You’re kneeling, so you play no more cards in this round; your bid still counts. It’s { $actor_seat }’s turn.
refusal-leader_taken = { $owner_seat_is ->
    [you] You play { $leader } already.
   *[other] { $owner_seat } plays { $leader } already. Choose another leader.
}
refusal-malformed = That isn’t a move in this game. Moves look like this: “play s16”, “kneel”, “ally left”, “token right”, “seat 2”.
refusal-must_play = In this round nobody may kneel before playing a card. Play one of yours.
refusal-no_such_ally = There’s no such ally in this game.
refusal-no_such_card = There’s no such card in this game.
refusal-no_such_council = There’s no such council at this table.
refusal-no_such_leader = There’s no such leader in this game.
refusal-no_such_seat = There’s no such seat at this table.
refusal-no_such_token = There’s no such power token on this table.
refusal-no_more_corrections = That’s as much as one card can change. Say “done”.
refusal-not_a_target = { $seat_is ->
    [you] You can’t choose yourself here.
   *[other] You can’t choose { $seat } here: nothing would happen, or the card can’t affect them.
}
refusal-not_correctable = There’s nothing there that could be changed.
refusal-not_your_turn = It isn’t your turn but { $actor_seat }’s. You’ll get a letter. What { $actor_seat } has to decide: { $phase }.
refusal-side_not_open = { $ally } may not join that council: not the { $side }.
refusal-token_cannot_move = No power token can be moved like that. Choose one of the moves shown.
refusal-wrong_phase = { $actor_seat_is ->
    [you] You have to decide something else first: { $phase }.
   *[other] { $actor_seat } has to decide something first: { $phase }.
}

# --- the options ---

option-leader_mode = Leaders
option-leader_mode-about = In the advanced game every leader has { $own } cards of their own besides the { $dealt } dealt.
option-leader_mode-standard = the same for all
option-leader_mode-advanced = with { $own } cards of their own
option-leader_mode-advanced-rule = Every leader has { $own } cards of their own, besides the { $dealt } dealt.
option-event_module = Event cards
option-event_module-about = { $count } events are shuffled into the influence cards; what they do touches the whole table.
option-event_module-rule = { $count } event cards are shuffled into the influence cards; what they do touches the whole table.
option-season_refresh = New cards in a new season
option-season_refresh-about = What becomes of the hands when a season ends. Our copy of the rulebook doesn’t say; check yours.
option-season_refresh-redeal = shuffle everything, deal { $count }
option-season_refresh-refill = keep hands, draw up to { $count }
option-season_refresh-refill-rule = When a new season begins, you keep your hand and draw up to { $count } cards.
option-season_refresh-add10 = keep hands, draw { $count } more
option-season_refresh-add10-rule = When a new season begins, you keep your hand and draw { $count } more cards.
option-leader_cards_use = Leaders’ own cards
option-leader_cards_use-about = Whether a leader’s own card, once used, is gone for the game or comes back in the next season.
option-leader_cards_use-per_game = once in a game
option-leader_cards_use-per_season = once in a season
option-leader_cards_use-per_season-rule = A leader’s own card that was used comes back in the next season.
option-first_player = First player
option-first_player-about = Who begins: drawn at random, or agreed on.
option-first_player-random = drawn at random
option-first_player-chosen = the host says
option-first_player-chosen-rule = The host says who goes first.

# --- a correction, put together word by word ---

build-correct = Change something by hand
build-any = Put a change together word by word
choose-what = What changes?
choose-more = Which one?
word-leader = { $leader }
word-random = at random
word-card = { $card }{ $copy ->
    [one] { "" }
   *[other] {" "}({ $copy })
}
word-ally = { $ally }
word-side = { $side }
word-seat = { $target_seat }
word-council = the council of { $council_seats }
word-token = { $token }
word-supply = the supply
word-what = { $what }
word-by = by { $delta }
verb-correct = by hand
what-total = a total
what-power = the power of a council
what-kneel = somebody kneels
what-stand = somebody stands up
what-draw = somebody draws a card
what-discard = somebody discards a card
what-return = a card of a bid goes back to hand
what-drop = a card of a bid is discarded
what-ally = an ally changes its council
what-token = a power token changes its council

# --- what is wrong with a data file; $at says where in it ---

fault-card_unknown_leader = { $at }: there is no such leader in the file.
fault-count_wrong = { $at }: { $count } where the box has { $needed }.
fault-effect_condition_misplaced = { $at }: this condition only makes sense at: { $takes }.
fault-effect_parameter_missing = { $at }: a parameter is missing: { $parameter }.
fault-effect_parameter_needless = { $at }: this parameter has no meaning here: { $parameter }.
fault-effect_timing_misplaced = { $at }: this can only happen at: { $takes }.
fault-effect_too_many = { $at }: too many effects; { $most } at most.
fault-format_unknown = { $at }: must be { $takes }.
fault-id_taken = The id { $at } is used more than once ({ $count }).
fault-id_wrong = { $at }: the id must be lower-case letters, digits and underscores, beginning with a letter.
fault-leader_cards_wrong = Leader { $at } must have { $needed ->
    [one] 1 card
   *[other] { $needed } cards
}.
fault-name_wrong = { $at }: a name of at most { $most } letters is needed.
fault-not_a_list = { $at }: a list is needed.
fault-not_a_table = { $at }: a table is needed.
fault-number_wrong = { $at }: a whole number from { $least } to { $most } is needed.
fault-section_missing = The section { $at } is missing.
fault-value_unknown = { $at }: must be one of: { $takes }.

# --- our own set ---

house-mark = our own card
house-mark-about = Our own card. We designed the cards used here ourselves, because the text of the printed ones wasn’t available. The number of cards and the leaders are as in the box. Owners can play with their printed cards by giving a data file.
house-own-about = The cards of this game come from a data file that the host gave.

# --- a name among others of its kind ---

listed-card = { $card }
listed-ally = { $ally }
