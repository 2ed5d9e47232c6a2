# Standing orders of Condottiere and its kin.
# `order-<kind>` names an order or says one of its clauses, `order-part-<part>` is a field of the
# form, `order-why-<kind>` why an order did something or stopped: the end of a sentence.

order-until = Until this battle is over.

order-topic-battle = In this battle
order-topic-hand = When you may burn your hand
order-topic-retain = At the end of a round
order-topic-draw = When cards are drawn

order-pass-battle = Pass for the rest of this battle
order-line = Play these cards in this order
order-discard-always = Always burn my hand when I may
order-keep-always = Always keep my hand
order-retain-highest = Always keep the strongest cards
order-retain-none = Always keep nothing
order-draw-most = Always draw as many as I may
order-draw-none = Never draw

order-stop = Stop and ask me when somebody plays one of these: { $cards }
order-overtaken = Stop and ask me when somebody is ahead of me by more than { $count }
order-lead = Pass as soon as I lead by { $count } or more
order-then-pass = After the last card, pass

order-part-play = Cards, one after another
order-part-stop = Stop and ask me when somebody plays
order-part-overtaken = Stop and ask me when somebody is ahead of me by more than
order-part-lead = Pass as soon as I lead by at least
order-part-then = After the last card pass, and do not ask me

order-why-as_ordered = as you said
order-why-all_played = your cards were played out
order-why-appeared = { $seat } played { $card_a }
order-why-overtaken = { $seat } was ahead by { $count }
order-why-leading = you led by { $count }
order-why-not_possible = this was not possible: { $action }
order-why-battle_over = the battle is over

refusal-order_clause = This part is not understood: “{ $clause }”.
refusal-order_line_empty = Choose at least one card to play, or when to pass.
refusal-order_line_long = One order may name at most { $most ->
    [one] 1 card
   *[other] { $most } cards
}.
refusal-order_number = In “{ $clause }” a whole number up to { $most } is needed.
refusal-order_unknown = There is no such order: “{ $clause }”. Orders look like this: “pass-battle”, “line; play m10; play drummer; stop winter; lead 5”, “discard-always”.
refusal-order_unreadable = That is no order. Orders look like this: “pass-battle”, “line; play m10; play drummer; stop winter; lead 5”, “discard-always”.
