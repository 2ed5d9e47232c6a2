# Standing orders of B’Twixt.
# `order-<kind>` names an order or says one of its clauses, `order-part-<part>` is a field of the
# form, `order-why-<kind>` why an order did something or stopped: the end of a sentence.

order-until = Until this round is over.

order-topic-round = In this round

order-kneel-round = Kneel as soon as it’s my turn
order-round = Follow this list in this round

order-stop = Stop and ask me when somebody plays one of these: { $stops }
order-lead = Kneel as soon as I lead by { $count } or more
order-behind = Kneel as soon as I’m behind by { $count } or more
order-total = Kneel as soon as my total is { $count } or more
order-play = Play { $card }
order-play-behind = Play { $card }, but only while I’m behind by no more than { $count }
order-then-kneel = When none of these is possible, kneel
order-seat = If asked for a leader: { $target_seat }
order-bid = If asked for a card of a bid: { $card }
order-discard = If asked to discard: { $card }
order-give = If asked to give a card away: { $card }
order-council = If asked for a council: the one on { $beside_seat }’s left

stop-event = event cards
stop-leader = leaders’ own cards

order-part-lead = Kneel as soon as I lead by at least
order-part-behind = Kneel as soon as I’m behind by at least
order-part-total = Kneel as soon as my total is at least
order-part-play = Cards, one after another, each with the player it’s meant for
order-part-then = When none of these is possible kneel, and don’t ask me

order-why-appeared = { $seat } played { $card }
order-why-trailing = { $seat } was ahead by { $count }
order-why-reached = your total was { $count }
order-why-round_over = the round is over

refusal-order_round_empty = Say at least one card to play, or when to kneel.
refusal-order_unknown = There’s no such instruction: “{ $clause }”. Instructions look like this: “kneel-round”, “round; lead 4; play s16; play s01; seat 2; then kneel”.
refusal-order_unreadable = That isn’t an instruction. Instructions look like this: “kneel-round”, “round; lead 4; play s16; play s01; seat 2; then kneel”.
