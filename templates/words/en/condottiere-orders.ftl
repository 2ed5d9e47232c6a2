# Standing orders of Condottiere and its kin.
# `order-<kind>` names an order or says one of its clauses, `order-part-<part>` is a field of the
# form, `order-why-<kind>` why an order did something or stopped: the end of a sentence.

order-until = Until this battle is over.

order-topic-battle = In this battle
order-topic-hand = When you may discard your hand
order-topic-retain = At the end of a round
order-topic-draw = When cards are drawn

order-pass-battle = Pass for the rest of this battle
order-line = Play these cards in this order
order-discard-always = Always discard my hand when I may
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
order-part-overtaken = Stop and ask me when somebody is ahead of me by more than
order-part-lead = Pass as soon as I lead by at least
order-part-then = After the last card pass, and don’t ask me

order-why-all_played = your cards were played out
order-why-appeared = { $seat } played { $card_a }
order-why-overtaken = { $seat } was ahead by { $count }
order-why-battle_over = the battle is over
order-summary-battles = { $count ->
    [0] Your instructions passed in { $regions }.
    [one] Your instructions played 1 card in { $regions }.
   *[other] Your instructions played { $count } cards in { $regions }.
}

refusal-order_line_empty = Choose at least one card to play, or when to pass.
refusal-order_line_long = One instruction may name at most { $most ->
    [one] 1 card
   *[other] { $most } cards
}.
refusal-order_unknown = There’s no such instruction: “{ $clause }”. Instructions look like this: “pass-battle”, “line; play m10; play drummer; stop winter; lead 5”, “discard-always”.
refusal-order_unreadable = That isn’t an instruction. Instructions look like this: “pass-battle”, “line; play m10; play drummer; stop winter; lead 5”, “discard-always”.
