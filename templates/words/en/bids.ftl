# What games of cards say alike in which people bid in turn until all but one have passed.

action-play = Play { $card }
event-dealt = { $seat_is ->
    [you] You were dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and now hold { $size }.
   *[other] { $seat } was dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and now holds { $size }.
}
event-drew = { $seat_is ->
    [you] Your new cards: { $cards }.
   *[other] { $seat } drew: { $cards }.
}
gain-leads = you lead by{"\u00a0"}{ $by }
gain-level = tied
gain-trails = { $by }{"\u00a0"}behind
sum-leads = You lead by { $by }.
sum-level = It’s a tie as things stand.
sum-trails = { $leader_seat } is ahead of you by { $by }.
new-plans-how = Everyone gets one letter and says how far they’ll go; the cards are then played in turn order.
order-ask = Still ask me when: { $matters }
order-below = Still ask me when I hold fewer than { $count ->
    [one] 1 card
   *[other] { $count } cards
}
order-by-card = Card by card: ask me each time
order-stay-out = Stay out
order-part-ask = Still ask me when
order-part-below = Still ask me when I hold fewer cards than
order-part-stop = Stop and ask me when somebody plays
stance-by-card = Card by card
order-why-by_card = you wanted to be asked for each card
order-why-few_cards = you hold only { $count ->
    [one] 1 card
   *[other] { $count } cards
}
order-why-leading = you led by { $count }
order-why-not_possible = this wasn’t possible: { $action }
order-why-unopposed = you led by { $count }, and nobody else could play
refusal-order_no_limit = Say how far you go: a whole number up to { $most }.
refusal-order_number = In “{ $clause }” a whole number up to { $most } is needed.
table-hand-empty = No cards.
