# Stances in a round: orders in one tap, and their clauses.

stance-by-card = Card by card
stance-kneel-round = Stay out
stance-raise = Take the lead, up to { $count } influence
stance-raise-behind = Kneel when beaten by { $count }

order-raise = Take the lead as cheaply as I can
order-most = My total never goes beyond { $count }
order-part-most = My total never goes beyond
order-why-limit = no card of yours could have led within that limit
order-why-odd_round = a rule of this round changes how cards count
order-why-unopposed = you led by { $count }, and nobody else could play

order-topic-rounds = In every round

stance-every-round = Every round: lead up to { $count }, ask if it matters

order-by-card = Card by card: ask me each time
order-every-round = In every round, take the lead as cheaply as I can (0: stay out)
order-stay-out = Stay out
order-ask = Still ask me when: { $matters }
order-overtaken = Still ask me when somebody is ahead of me by more than { $count }
order-below = Still ask me when I hold fewer than { $count ->
    [one] 1 card
   *[other] { $count } cards
}

order-part-ask = Still ask me when
order-part-overtaken = Still ask me when somebody is ahead of me by more than
order-part-below = Still ask me when I hold fewer cards than

matter-last = it’s the last round of the game

order-why-by_card = you wanted to be asked for each card
order-why-few_cards = you hold only { $count ->
    [one] 1 card
   *[other] { $count } cards
}
order-why-last_round = it’s the last round of the game
order-why-no_plain_card = every card of yours has an ability of its own
order-why-overtaken = { $seat } was ahead by { $count }

refusal-order_no_limit = Say how far you go: a whole number up to { $most }.

new-plans = Ask everyone at once when a round begins (recommended)
new-plans-how = Everyone gets one letter and says how far they’ll go; the cards are then played in turn order.
