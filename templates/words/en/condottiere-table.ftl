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
table-season-winter = It is winter: every mercenary is worth 1.
table-season-spring = It is spring: the strongest mercenaries gain 3.
table-targets = Victory: { $total } regions, or { $adjacent } connected ones.
table-targets-adjacent = Victory: { $adjacent } connected regions.
table-targets-total = Victory: { $total } battles won.
table-player = Player
table-line = Battle line
table-strength = Strength
table-cards = Hand
table-regions = Regions
result-score = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
table-passed = passed
table-comma = ,{" "}
table-hand-empty = No cards.
table-defender = { $defender_seat_is ->
    [you] It is your region that is attacked.
   *[other] Defender: { $defender_seat }.
}
table-face-down = one card face down
table-own-face-down = Face down before you: { $card }.
table-in-reserve = may still join
table-unknown = ?
table-pile = Cards in the pile: { $count }.
table-decks = Cards left to draw: { $decks }.
table-shown = shown to you
table-shown-to = Seen of your hand by { $seats }: { $cards }.
