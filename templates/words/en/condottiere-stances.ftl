# Stances in a battle: orders in one tap, and their clauses.

stance-pass-battle = Stay out
stance-up-to = Take the lead, up to strength { $count }

order-up-to = Take the lead as cheaply as I can
order-most = My line never counts more than { $count }
order-part-most = My line never counts more than
order-why-limit = you couldn’t have led with { $count } or less

order-topic-battles = In every battle

stance-every-battle = Every battle: lead up to { $count }, ask if it matters

order-every-battle = In every battle, take the lead as cheaply as I can (0: stay out)

matter-winning = the game could end here
matter-attacked = I’m under attack

order-why-winning = the game could end here
order-why-attacked = you’re under attack
order-why-no_army = none of your cards has any strength on its own

# --- answers for good: each question once, and never again

order-topic-siting = Where the next battle is
order-sites = Attack the first place of a list that can be attacked
order-part-besiege = Places, the one you want most first
order-ask-first = Ask me before attacking { $regions }
order-why-taken_since = { $seat } has taken { $region } since you made your list
order-why-no_site = no place on your list can be attacked

stance-sites = Always choose in this order: { $regions }
stance-discard-always = Always discard my hand
stance-keep-always = Always keep my hand
stance-retain-highest = Always keep the strongest cards
stance-retain-none = Always keep nothing
stance-draw-most = Always draw as many as I may
stance-draw-none = Never draw

refusal-order_no_site = Choose at least one place.
refusal-order_sites_long = No more than { $most } names fit on a list.

new-plans = Ask everyone at once when a battle begins (recommended)
