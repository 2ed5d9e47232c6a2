# Stances in a round: orders in one tap, and their clauses.

stance-by-card = Card by card
stance-kneel-round = Stay out
stance-raise = Raise up to { $count }
stance-raise-behind = Kneel when beaten by { $count }

order-raise = Lead as cheaply as I can
order-most = My total never goes beyond { $count }
order-part-most = My total never goes beyond
order-why-limit = no card of yours could have led within that limit
order-why-odd_round = a rule of this round changes how cards count
order-why-unopposed = you led by { $count }, and nobody else could play

order-topic-rounds = In every round

stance-every-round = In every round up to { $count }, but ask me when it matters

order-by-card = Card by card: ask me each time
order-every-round = In every round, lead as cheaply as I can (with 0: stay out)
order-stay-out = Stay out
order-ask = Ask me all the same when: { $matters }
order-overtaken = Ask me all the same when somebody is ahead of me by more than { $count }
order-below = Ask me all the same when I hold fewer than { $count ->
    [one] 1 card
   *[other] { $count } cards
}

order-part-ask = Ask me all the same when
order-part-overtaken = Ask me all the same when somebody is ahead of me by more than
order-part-below = Ask me all the same when I hold fewer cards than

matter-last = it is the last round of the game

order-why-by_card = you wanted to be asked for each card
order-why-few_cards = you hold only { $count ->
    [one] 1 card
   *[other] { $count } cards
}
order-why-last_round = it is the last round of the game
order-why-no_plain_card = every card of yours has an ability of its own
order-why-overtaken = { $seat } was ahead by { $count }

refusal-order_no_limit = Say how far you go: a whole number up to { $most }.

new-plans = Ask all at once when a round begins (recommended)
new-plans-how = Everybody gets one letter and says how far they go; the cards are then played in turn order.
