# B’Twixt at the table with the real box: what its people enter, and what came of it. The cards are
# theirs, and nobody here knows what is printed on them.

ally-by-power = the ally with power { $power }
ally-by-name = { $name }
ally-not-told = the ally of this round

board-unnamed-ally = ally
board-unnamed-card = card
companion-by_mail = Might this game go on by mail later? Then give the table the data file of your own cards now. Without their names, the game stays at the table.
companion-next_by_mail = Might this game go on by mail later? Then open a new table for it, with the data file of your own cards. Without their names, the game stays at the table.

board-seated = { $name } ({ $leader })
board-leader-table = { $name }: total influence { $total }; bid: { $bid }.
board-score-table = { $name }: small council { $small }, large council { $large }, allies { $allies }.
board-stores-table = Still to come: allies: { $ally_deck }; power tokens: { $supply }.

# --- what is told next ---

prompt-reveal = Which ally is up for recruitment?
prompt-tokens = Turn up the power tokens, one council after another. What are they worth?

group-reveal = The ally of this round
group-recruiting = Who recruits
group-turning_up = Turn up the tokens

# --- entries: what stands on a button ---

action-reveal = { $ally } ({ $power })
action-play_value = Card worth { $value }
action-bid_total = Total { $total }
action-count = Everybody kneels: count
action-winner = { $seat_is ->
    [you] I recruit
   *[other] { $seat } recruits
}
action-next = No token, next round
action-move_out = { $ally } leaves { $council_seats }’s council
action-score = Count up now
action-tokens = { $council_seats }’s council: tokens { $values }
action-tokens_sum = { $council_seats }’s council: tokens worth { $total } together
action-end = End the game; winners: { $seats_count ->
    [0] nobody
   *[other] { $seats }
}
action-correct_round = It’s round { $round }
action-correct_season = It’s { $season }
action-correct_first = First player: { $seat }
action-correct_turn = It’s { $seat }’s turn
action-correct_bid = { $seat }’s total: { $total }
action-correct_visible = { $council_seats }’s council, power without tokens: { $power }
action-correct_tokens = Tokens in { $council_seats }’s council: { $count }
action-correct_drop_value = A card worth { $value } leaves { $seat }’s bid
action-correct_named = { $ally } is { $to_ally }
action-correct_cards = In { $seat }’s bid: { $cards_count ->
    [0] no card
   *[other] { $cards }
}
action-correct_hand = { $seat } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# --- what came of them ---

event-revealed_unnamed = Round { $round }: an ally with power { $power } is up for recruitment. { $first_seat_is ->
    [you] You begin.
   *[other] { $first_seat } begins.
}
event-played_card = { $seat_is ->
    [you] You played { $card } ({ $value }); your total is { $total }.
   *[other] { $seat } played { $card } ({ $value }); total { $total }.
}
event-played_value = { $seat_is ->
    [you] You played a card worth { $value }; your total is { $total }.
   *[other] { $seat } played a card worth { $value }; total { $total }.
}
event-total_told = { $seat_is ->
    [you] Your total is { $total }.
   *[other] { $seat }’s total is { $total }.
}
event-recruits_by_hand = { $seat_is ->
    [you] You recruit the ally, as the table says.
   *[other] { $seat } recruits the ally, as the table says.
}
event-moved_ally = Moved: { $ally }, from { $council_seats }’s council to { $to_council_seats }’s council.
event-moved_out = Gone from { $council_seats }’s council: { $ally }.
event-shifted = A power token moved from { $council_seats }’s council to { $to_council_seats }’s council.
event-shifted_out = A power token went from { $council_seats }’s council back to the supply.
event-rounds_done = The rounds are over. Now the power tokens are turned up, one council after another.
event-council_summed = { $council_seats_is ->
    [among] Your council with { $council_seats_others }
   *[other] { $council_seats }’s council
} has power { $power }; its tokens together: { $total }.
event-ended_by_hand = { $seats_count ->
    [0] The table ended the game without a winner.
   *[other] The table ended the game. Won by { $seats }.
}
event-hand_track = Correction – it’s { $season }, round { $round } (of { $rounds }).
event-hand_first = Correction – { $first_seat_is ->
    [you] you’re the first player.
   *[other] the first player is { $first_seat }.
}
event-hand_turn = Correction – it’s { $seat_is ->
    [you] your turn.
   *[other] { $seat }’s turn.
}
event-hand_power = Correction – without its tokens { $council_seats }’s council has power { $power }.
event-hand_tokens = Correction – { $council_seats }’s council has { $count ->
    [one] 1 power token
   *[other] { $count } power tokens
}.
event-hand_ally = Correction – { $ally } is in { $council_seats }’s council.
event-hand_size = Correction – { $seat_is ->
    [you] you hold { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[other] { $seat } holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-card_gone = { $seat_is ->
    [you] { $card } left your bid; your total is { $total }.
   *[other] { $card } left { $seat }’s bid; total { $total }.
}
event-ally_named = Correction – { $ally } is { $to_ally }.
event-cards_named = { $seat_is ->
    [you] In your bid: { $cards_count ->
        [0] no card
       *[other] { $cards }
    }; your total is { $total }.
   *[other] In { $seat }’s bid: { $cards_count ->
        [0] no card
       *[other] { $cards }
    }; total { $total }.
}
event-value_gone = { $seat_is ->
    [you] A card worth { $value } left your bid; your total is { $total }.
   *[other] A card worth { $value } left { $seat }’s bid; total { $total }.
}
reason-by_hand = the table said so

# --- why an entry cannot stand ---

refusal-ally_is_placed = The ally of this round has been placed already. It can be moved.
refusal-ally_is_up = An ally is up for recruitment already.
refusal-ally_lies_there = That ally lies in a council already.
refusal-ally_not_placed = The ally hasn’t been placed yet.
refusal-bad_name = A name of at most { $most } letters is needed.
refusal-counted_already = The bids of this round have been counted already.
refusal-first_is_known = { $first_seat_is ->
    [you] You’re the first player already.
   *[other] The first player is { $first_seat } already.
}
refusal-first_unknown = Who begins? Enter that first.
refusal-kneels_already = { $seat_is ->
    [you] You’re kneeling already.
   *[other] { $seat } is kneeling already.
}
refusal-moves_nowhere = The ally lies in that council already.
refusal-no_ally_up = Which ally is up for recruitment? Enter that first.
refusal-no_card_there = { $seat_is ->
    [you] There’s no such card in your bid.
   *[other] There’s no such card in { $seat }’s bid.
}
refusal-no_such_season = This table plays these seasons: { $seasons }.
refusal-no_token_there = There’s no power token in { $council_seats }’s council.
refusal-not_at_the_end = The power tokens are turned up after the last round.
refusal-not_counted = The bids haven’t been counted yet.
refusal-not_on_turn = It’s { $actor_seat_is ->
    [you] your turn now.
   *[other] { $actor_seat }’s turn now.
}
refusal-not_the_winner = { $winner_seat_is ->
    [you] It was you who recruited the ally.
   *[other] It was { $winner_seat } who recruited the ally.
}
refusal-number_wrong = A number from { $least } to { $most } is needed.
refusal-rounds_left = Not all rounds have been played. Still to come: { $count }.
refusal-rounds_over = The rounds are over. What’s entered now is what the power tokens are worth.
refusal-stands_already = { $seat_is ->
    [you] You’re standing.
   *[other] { $seat } is standing.
}
refusal-supply_empty = There’s no power token left in the supply.
refusal-token_count_wrong = Power tokens in { $council_seats }’s council: { $count }. You entered another number of them.
refusal-token_sum_wrong = Power tokens there: { $count }. Together they’re worth { $least } to { $most }.
refusal-token_value_wrong = A power token is worth { $least } to { $most }.
refusal-allies_do_not_fit = Allies in the councils: { $count }. After the rounds played so far there should be { $wanted }.
refusal-ally_has_no_name = By mail the allies act, so each must be known by name; here at least one is known by its power alone. A table that was opened with the cards of your own box names them, later too, under “Correct something”.
refusal-bid_not_named = { $seat_is ->
    [you] Your bid has cards without a name here. Name them under “Go on by mail”.
   *[other] { $seat }’s bid has cards without a name here. { $seat } can name them on their own phone, under “Go on by mail”.
}
refusal-leader_cards_unknown = With leader cards it must be known who plays which leader. Enter that first.

# --- the pages of phones and the big screen ---

box-bids = { $seat_is ->
    [you] Your bid
   *[other] { $seat } bids
}
box-places = { $seat_is ->
    [you] The ally is yours. Which council?
   *[other] { $seat } recruits. Which council?
}
box-takes = { $seat_is ->
    [you] Your power token. Which council?
   *[other] { $seat } takes a power token. Which council?
}
box-total = Total
box-others = The others
box-named = One with a name
box-name = Name on the card
box-somebody = Somebody else recruits
box-again = One more power token
box-together = Only their sum
box-deal = New season: { $season }.
box-right = Correct something
box-leaders = Who plays which leader
box-enter = Enter
box-token = Power token { $count }
box-from = From
box-to = To
box-out = out of the game
refusal-no_such_line = That can’t be read as an entry.
box-which = Which ally it is
box-nameless = Without its name
bymail-lying = Which cards lie in your bid
bymail-lying-text = By mail the cards themselves act, so each needs its name here. Your total stays as it is.
bymail-others = Other cards
bymail-beside = Which of your leader’s own cards are still there
bymail-hand-left = The cards in your hand
