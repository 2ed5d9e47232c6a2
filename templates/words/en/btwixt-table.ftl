# The table of B’Twixt: what stands on the drawing, the same in sentences, and the tables beside it.

season-summer = summer
season-autumn = autumn
season-winter = winter
leader-none = no leader yet

# --- on the drawing ---

board-title = The table
board-ally = up for recruitment
board-kneels = kneels
board-empty = empty
board-range = { $least }–{ $most }
board-end = large { $large } · allies { $allies }
board-victory = victory

# --- the drawing in sentences ---

board-season = It’s { $season }, round { $round } of { $rounds }.
board-first = First player: { $name }.
board-current = Up for recruitment: { $ally }, power { $power }. { $ability }
board-won = Victory: { $winners }.
board-leader = { $name } ({ $leader }): total influence { $total }; bid: { $bid }; cards in hand: { $hand }.
board-worth = { $card } ({ $worth })
board-nothing = nothing
board-is-kneeling = Kneels.
board-is-asked = Is asked now.
board-score = { $name } ({ $leader }): small council { $small }, large council { $large }, allies { $allies }.
board-council = Council of { $one } and { $other }: allies: { $allies }; power tokens: { $tokens }; power: { $sure ->
    [yes] { $least }
   *[no] between { $least } and { $most }
}.
board-values = Known tokens: { $values }.
board-stores = Still to come: allies: { $ally_deck }; influence cards: { $influence_deck }; power tokens: { $supply }.

# --- the tables beside the drawing ---

table-season = It’s { $season }, round { $round } of { $rounds }.
table-first = { $first_seat_is ->
    [you] You’re the first player.
   *[other] First player: { $first_seat }.
}
table-ally = Up for recruitment
table-leader = Leader
table-total = Influence
table-hand = Hand
table-small = Small council
result-score = small council { $count }
won-score = with a small council worth { $count }
won-large = with a small council worth { $count } and the stronger large one
won-allies = with a small council worth { $count } and the most allies
table-large = Large council
table-allies = Allies
table-is-first = first player
table-bid = Bid
table-change = (changed by { $delta })
table-known = Known in hand
table-council = Council
table-tokens = Tokens
table-power = Power
table-values = Tokens
table-peeked = You know of tokens
table-token = { $token }: { $value }
table-locked = not in this round
table-shown = { $seat_is ->
    [you] You’ve played { $card }:
   *[other] { $seat } has played { $card }:
}
