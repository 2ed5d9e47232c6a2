# Stances in a battle: orders in one tap, and their clauses.

stance-by-card = Card by card
stance-pass-battle = Stay out
stance-up-to = Up to { $count }

order-up-to = Lead as cheaply as I can
order-most = My line never counts more than { $count }
order-part-most = My line never counts more than
order-why-limit = you could not have led with { $count } or less

order-topic-battles = In every battle

stance-every-battle = In every battle up to { $count }, and ask me when it matters

order-by-card = Card by card: ask me each time
order-every-battle = In every battle, lead as cheaply as I can (with 0: stay out)
order-stay-out = Stay out
order-ask = Ask me all the same when: { $matters }
order-below = Ask me all the same when I hold fewer than { $count ->
    [one] 1 card
   *[other] { $count } cards
}

order-part-ask = Ask me all the same when
order-part-below = Ask me all the same when I hold fewer cards than

matter-winning = somebody could win the game here
matter-attacked = I am attacked

order-why-winning = somebody can win the game here
order-why-attacked = you are attacked
order-why-few_cards = you hold only { $count ->
    [one] 1 card
   *[other] { $count } cards
}
order-why-no_army = none of your cards could lead by itself
order-why-by_card = you wanted to be asked for each card

refusal-order_no_limit = Say how far to go: a whole number up to { $most }.
