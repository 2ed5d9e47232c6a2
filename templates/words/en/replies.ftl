# Replies to letters: what they did, or why they did nothing.
# The words that players may answer with are in ../replies.toml.

reply-link = Answer by mail: { $words }
reply-fine = { $asks ->
    [yes] You can answer this letter with a line, such as a move’s number or “help”.
   *[no] You can answer this letter with a line; “help” lists what can be written.
}
reply-number = To answer by mail, just write back a move’s number: “{ $number }” plays the first of these.
reply-talk = Or just reply “say …” to everybody, or “say to { $name }: …” to one of them.
reply-undo = Or just reply “undo”.
reply-back = Or just reply “back”.
reply-refuse = I don’t agree

letter-receipt-subject = { $title }: done – { $prompt }
letter-refusal-subject = { $title }: your reply changed nothing
letter-help-subject = { $title }: how to answer by mail
letter-held-subject = { $title }: is this reply yours?

reply-did-move = Done: { $words }
reply-did-order = Order given: { $words }
reply-did-say = Your message is with the others.
reply-did-undo = Your last move is undone.
reply-did-wish = The others have a letter that asks if your last move may be undone.
reply-did-away = { $words }. We’ve told the others.
reply-did-away-quiet = { $words }.
reply-did-away-same = You’re already away on those days, so nothing has changed.
reply-did-back = Welcome back! We’ve told the others.
reply-did-back-quiet = Welcome back!
reply-did-back-same = You weren’t away, so nothing has changed.
reply-did-join = The seat is yours.
reply-did-decline = You’ve declined the seat.
reply-did-agree = You’ve agreed.
reply-did-refuse = You’ve said no.
reply-did-bot = You’ve said that a bot should take over.
reply-did-accept_deal = You’ve accepted offer no. { $words }.
reply-did-decline_deal = You’ve declined offer no. { $words }.
reply-did-withdraw_deal = You’ve withdrawn offer no. { $words }.
reply-did-propose = We’ve asked the others: { $words }.
reply-did-mute = You’ve muted { $words }, who isn’t told.
reply-did-unmute = You hear from { $words } again.

reply-nothing = Nothing has changed.
reply-near = Did you mean one of these?
reply-why-unknown = We don’t know what “{ $line }” means.
reply-why-ambiguous = “{ $line }” can mean more than one thing.
reply-why-number = “{ $line }” can be a card or a number of the list. For the list, write it with “#”; for a card, write its name or put “play” before it.
reply-why-illegal = “{ $line }” can’t be done now. { $reason }
reply-why-order = “{ $line }” can’t be an order now. { $reason }
reply-why-nobody = “{ $line }” names nobody at this table.
reply-why-silent = “{ $line }” can’t be passed on. { $reason }
reply-why-deal = “{ $line }” can’t be done. { $reason }
reply-why-vote = “{ $line }” can’t be done. { $reason }
reply-why-on_page = “{ $line }” can’t be done by mail. You can offer deals, choose your letters and leave the game on your own page.
reply-why-empty = We found no line of yours in your reply.
reply-why-long = Your reply is longer than we read.
reply-why-stale = You’ve answered an older letter, and the game has moved on since.
reply-why-not_running = This game takes no moves now.
reply-why-paused = This game is paused, and takes no moves until it goes on.
reply-why-no_undo = Your last move can’t be undone any more.
reply-why-no_request = Nobody waits for your yes or no any more.
reply-why-no_days = We couldn’t read the days in “{ $line }”. Write them like: away 3 Aug to 10 Aug
reply-why-no_absence = “{ $line }” can’t be announced. { $reason }
reply-why-several = We can’t tell which question your yes or no answers. Please answer that question’s letter, or write the vote’s number as well, such as “yes #3”.
reply-why-seat_taken = This seat isn’t free any more.
reply-why-unreadable = Your mail program has packed your reply so that we can’t read it. Please send it again as plain text, neither encrypted nor signed.

reply-help-intro = Answer any letter of this game with a line for each thing you want to do. The mail program may quote our letter below: we don’t read that.
reply-help-move = a move, as its button says it or by its number in the letter
reply-help-undo = takes your last move back, or asks the others if that needs them
reply-help-status = a letter with the table as it is now
reply-help-say = your words go to everybody; add names and a colon for some of them alone
reply-help-help = this letter
reply-help-more = A line that can be read in two ways is never done: we ask you instead.

reply-held-text = A reply for your seat came from an address that isn’t yours here:
reply-held-how = If it was you, from another mailbox, look at it and confirm it. If not, do nothing: it’s never done without you.
reply-held-look = Look at the reply
reply-held-title = Is this reply yours?
reply-held-button = Yes, do it
reply-held-gone = This reply isn’t waiting any more.
