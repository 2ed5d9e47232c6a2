# The table beside the map: lines, hands and what else is in the open.

table-round = Round { $round }, battle { $battle }.
table-round-only = Round { $round }.
table-battle = Battle { $battle }.
table-site = Battle site: { $region }.
table-holder = { $holder_seat_is ->
    [you] You hold the Condottiere token.
   *[other] Holder of the Condottiere token: { $holder_seat }.
}
table-favour = The Favour of the Pope rests on { $region }.
table-favour-off = The Favour of the Pope is off the board.
table-season-winter = It’s winter: every mercenary is worth 1.
table-season-spring = It’s spring: the strongest mercenaries gain 3.
table-targets = Victory: { $total } regions, or { $adjacent } connected ones.
table-targets-adjacent = Victory: { $adjacent } connected regions.
table-targets-total = Victory: { $total } battles won.
line-leads = leads
line-holds = { $held ->
    [one] { $held } region
   *[other] { $held } regions
}, { $joined } connected
line-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-player = Player
table-line = Battle line
table-strength = Strength
table-cards = Hand
table-regions = Regions
result-score = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
won-score = with { $count ->
    [one] 1 region
   *[other] { $count } regions
}
won-adjacent = with { $count } regions, enough of them connected
won-count = with { $count } regions, more than anyone else
won-final_battle = in the final battle
table-passed = passed
table-defender = { $defender_seat_is ->
    [you] Your region is under attack.
   *[other] Defender: { $defender_seat }.
}
table-face-down = one card face down
table-own-face-down = Your face-down card: { $card }.
table-in-reserve = may still join
table-unknown = ?
table-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
} left in the pile.
table-decks = Cards left to draw: { $decks }.
table-shown = shown to you
table-shown-to = What { $seats } saw of your hand: { $cards }.
