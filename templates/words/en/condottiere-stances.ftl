# Stances in a battle: orders in one tap, and their clauses.

stance-by-card = Card by card
stance-pass-battle = Stay out
stance-up-to = Up to { $count }

order-up-to = Lead as cheaply as I can
order-most = My line never counts more than { $count }
order-part-most = My line never counts more than
order-why-limit = you could not have led with { $count } or less

order-topic-battles = In every battle

stance-every-battle = In every battle up to { $count }, but ask me when it matters

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

matter-winning = the game could end here
matter-attacked = I am attacked

order-why-winning = the game could end here
order-why-attacked = you are attacked
order-why-few_cards = you hold only { $count ->
    [one] 1 card
   *[other] { $count } cards
}
order-why-no_army = none of your cards has any strength by itself
order-why-by_card = you wanted to be asked for each card

refusal-order_no_limit = Say how far you go: a whole number up to { $most }.

# --- answers for good: each question once, and never again

order-topic-siting = Where the next battle is
order-sites = Attack the first place of a list that can be attacked
order-part-besiege = Places, the one you want most first
order-ask-first = Ask me before attacking { $regions }
order-why-taken_since = { $seat } has taken { $region } since you made your list
order-why-no_site = no place on your list can be attacked

stance-sites = Always choose in this order: { $regions }
stance-discard-always = Always burn my hand
stance-keep-always = Always keep my hand
stance-retain-highest = Always keep the strongest cards
stance-retain-none = Always keep nothing
stance-draw-most = Always draw as many as I may
stance-draw-none = Never draw

refusal-order_no_site = Choose at least one place.
refusal-order_sites_long = No more than { $most } names fit on a list.

new-plans = Ask all at once when a battle begins (recommended)
new-plans-how = Everybody gets one letter and says how far they go; the cards are then played in turn order.
