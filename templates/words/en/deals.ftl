# Deals between two players: promises that the service watches.

# --- what the host allows
pact-rule-none = No deals
pact-rule-not_binding = Can be broken
pact-rule-binding = Binding deals
pact-rule-none-about = Players make no deals on this page.
pact-rule-not_binding-about = Two players can promise each other something. Nobody has to keep a promise, but everybody sees if it was kept.
pact-rule-binding-about = Two players can promise each other something, and a move that breaks a promise isn’t taken. A promise only gives way if no other move is left.
problem-no_deals = Binding deals need talk in private, and a game with promises.

# --- on the page
pact-title = Deals
pact-waiting = { $count ->
    [one] { $count } offer waits for you
   *[other] { $count } offers wait for you
}
pact-nothing = There’s no open deal.
pact-all = All deals
pact-ended = Earlier deals
pact-by-you = Your offer to { $name }
pact-by-other = { $name }’s offer to you
pact-between = { $names }
pact-number = No. { $number }
pact-state-offered = waiting for an answer
pact-state-accepted = agreed
pact-state-declined = declined
pact-state-countered = answered with another offer
pact-state-withdrawn = withdrawn
pact-state-expired = expired
pact-private = private until a promise is kept or broken
pact-public = public
pact-until = The offer stands until { $until }.
pact-mark-open = open
pact-mark-kept = kept
pact-mark-broken = broken
pact-mark-yielded = there was no other move
pact-mark-lapsed = lapsed: a player has left
pact-accept = Accept
pact-decline = Decline
pact-withdraw = Withdraw it
pact-counter = Make another offer
pact-counter-title = Another offer to { $name }
pact-offer = Offer a deal
pact-you-promise = You promise
pact-other-promises = { $name } promises
pact-no-promise = Nothing
pact-public-choice = Everybody may know about it once it’s agreed
pact-hint = Without the tick only the two of you know, until a promise is kept or broken.
pact-send = Offer it
pact-no-terms = There’s nothing to promise right now.

# --- in letters
letter-offer-subject = { $title }: you’ve been offered a deal
letter-answer-subject = { $title }: an answer to your offer
pact-letter-offer = { $name } offers you a deal:
pact-letter-counter = { $name } doesn’t take your offer, but makes another:
pact-letter-accepted = { $name } has accepted your offer:
pact-letter-declined = { $name } has declined your offer:
pact-letter-answer = See all deals
pact-letter-reply = By reply: “accept { $number }” or “decline { $number }”.
pact-in-letter = Promises

# --- why an offer or an answer wasn’t taken
pact-refused-no_deals = There are no deals in this game.
pact-refused-not_running = The game isn’t running, so nothing can be promised.
pact-refused-paused = The game is paused. You can deal again when it goes on.
pact-refused-not_joined = Only the players of this game can make deals.
pact-refused-nobody = Nobody else is here to deal with.
pact-refused-no_seat = There’s no such player in this game.
pact-refused-bot = { $name } is a bot and makes no deals.
pact-refused-gone = { $name } isn’t in the game now.
pact-refused-no_promise = There’s no promise in this offer yet.
pact-refused-too_many_promises = { $most } promises from each side at most.
pact-refused-not_now = This can’t be promised right now.
pact-refused-too_many_open = You have { $most } offers waiting. Withdraw one, or wait for an answer.
pact-refused-too_often = You’ve sent a lot of offers and messages. You can send the next one a little later.
pact-refused-no_deal = There’s no such offer for you.
pact-refused-answered = This offer has already been answered or withdrawn.
pact-refused-expired = This offer has expired.
pact-refused-outdated = The game has moved on, so this can’t be promised any more.
refusal-promised = You promised { $taker_seat } something else, and deals are binding in this game.
