# The Condottiere family: what may be done whoever's turn it is, and orders that look for the end.

action-will_discard = Burn my hand as soon as I may
action-will_keep = Keep my hand after all
action-call_draw = End the game as a draw
ask-will_discard = You decide to burn your hand as soon as the rules allow it. Nobody hears of this before it burns. You can take it back until then, and new cards end it.
ask-will_keep = You take it back: your hand will not be burned.
ask-call_draw = You end the game for everybody as a draw. Nobody wins it.
group-draw = End the game
verb-call = End

event-will_burn = { $seat_is ->
    [you] You decided to burn your hand as soon as you may. Nobody else hears of it.
   *[other] { $seat } decided to burn the hand as soon as possible.
}
event-will_keep = { $seat_is ->
    [you] You decided to keep your hand after all. Nobody else hears of it.
   *[other] { $seat } decided to keep the hand after all.
}
event-burning_lapsed = { $seat_is ->
    [you] You have new cards, so your decision to burn your hand no longer counts. Nobody else hears of it.
   *[other] { $seat } has new cards, so the decision to burn the hand no longer counts.
}
event-draw_called = { $seat_is ->
    [you] You ended the game as a draw, because nobody plays a card any more.
   *[other] { $seat } ended the game as a draw, because nobody plays a card any more.
}
reason-draw_called = the host called a draw

refusal-battles_not_idle = The game can be ended as a draw only when nobody has played a card in so many battles in a row: { $count }.
refusal-burns_already = You have decided that already: your hand will be burned as soon as the rules allow it.
refusal-host_alone = Only the host can end the game as a draw.
refusal-keeps_already = You have decided nothing about your hand, so there is nothing to take back.

option-asked_discards = Ask who burns a hand
option-asked_discards-about = After a battle everybody whose hand may be burned is asked, one after another and in public. Whoever is asked, and whoever is not, thereby shows what the hand holds.

order-alone-play = Play on, even when you lead and nobody else can play
order-part-alone = Play on, even when I lead and nobody else can play
order-why-unopposed = you led by { $count }, and nobody else could play
