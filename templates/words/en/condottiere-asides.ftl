# The Condottiere family: what may be done whoever's turn it is, and orders that look for the end.

action-will_discard = Discard my hand as soon as I may
action-will_keep = Keep my hand after all
action-call_draw = End the game in a tie
ask-will_discard = Your hand will be discarded as soon as the rules allow it. Nobody hears of this before it happens. You can take it back until then, and new cards cancel it.
ask-will_keep = You take it back: your hand won’t be discarded.
ask-call_draw = You end the game for everybody in a tie. Nobody wins it.
group-draw = End the game
verb-call = End

event-will_burn = { $seat_is ->
    [you] You decided to discard your hand as soon as you may. Nobody else hears of it.
   *[other] { $seat } decided to discard their hand as soon as possible.
}
event-will_keep = { $seat_is ->
    [you] You decided to keep your hand after all. Nobody else hears of it.
   *[other] { $seat } decided to keep their hand after all.
}
event-burning_lapsed = { $seat_is ->
    [you] You have new cards, so your decision to discard your hand no longer counts. Nobody else hears of it.
   *[other] { $seat } has new cards, so the decision to discard the hand no longer counts.
}
event-draw_called = { $seat_is ->
    [you] You ended the game in a tie, because nobody plays cards any more.
   *[other] { $seat } ended the game in a tie, because nobody plays cards any more.
}
reason-draw_called = the host called it a tie

refusal-battles_not_idle = You can end the game in a tie only after { $count } battles in a row without a card.
refusal-burns_already = You’ve decided that already: your hand will be discarded as soon as the rules allow it.
refusal-host_alone = Only the host can end the game in a tie.
refusal-keeps_already = You haven’t decided anything about your hand, so there’s nothing to take back.

option-asked_discards = Ask who discards a hand
option-asked_discards-about = After a battle everyone who may discard their hand is asked, one after another and in public. So everybody sees who could have done it.
option-asked_discards-rule = After a battle those who may discard their hand are asked, one after another and for all to see.

order-alone-play = Play on, even when you lead and nobody else can play
order-part-alone = Play on, even when I lead and nobody else can play
