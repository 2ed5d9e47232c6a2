# Votes: what players can ask the others, and how it ends.

votes-title = Ask the others
votes-which = Suggest { $kinds } …
vote-short-pause = a pause
vote-short-go_on = to go on
vote-short-draw = a draw
vote-short-call_off = an end without a result
vote-short-back = going back
vote-refused-kind = Please choose what to ask.
vote-kind-pause = Pause for a while
vote-kind-go_on = Go on with the game
vote-kind-draw = Call it a draw
vote-kind-call_off = Call the game off
vote-kind-back = Go back a few moves
vote-ask-whom = { $names } will get a letter. If everybody agrees, it’s done; one objection is enough to end it. Silence counts as agreeing after two days.
vote-ask-button = Ask
vote-until-open = until we’re all back, 30 days at most
vote-move = To before this move
vote-title-pause = A pause of up to 30 days
vote-title-pause-until = A pause until { $deadline }
vote-title-go_on = Going on with the game
vote-title-draw = A draw
vote-title-call_off = Calling the game off
vote-title-back = Going back to before an earlier move
vote-by = { $name } suggests this.
vote-by-you = You suggested this.
vote-effect-pause = The clock stops, and no moves are made for anybody. The game goes on automatically at the end, or sooner if you all want to; every deadline moves by the length of the pause.
vote-effect-go_on = The pause ends now. The game goes on from where it was, and every deadline moves by the length of the pause.
vote-effect-draw = The game ends here. You all share first place, and nobody has won.
vote-effect-draw-campaign = This game ends here. You all share first place, and nobody has won. Nobody gets points from it for the campaign, and the next game begins.
vote-effect-call_off = The game ends here, without a result.
vote-effect-back = That move and everything after it, whoever played it, are undone and stay in the log struck through. People may have seen cards since; that’s why everybody has to agree.
vote-silence = If you say nothing by { $deadline }, that counts as agreeing. One objection is enough to end it.
vote-held = While the game is paused this waits, and silence doesn’t count.
vote-waiting = { $count ->
    [one] { $count } question waits for your vote
   *[other] { $count } questions wait for your vote
}
vote-agree = I agree
vote-object = I’d rather not
vote-withdraw = Take it back
vote-mark-asks = suggested it
vote-mark-yes = agreed
vote-mark-silent = agreed by saying nothing
vote-mark-no = objected
vote-mark-waiting = hasn’t answered yet
vote-refused-not_now = That can’t be asked at the moment.
vote-refused-not_here = Only people who are playing can ask that.
vote-refused-nobody = There’s nobody else here to ask.
vote-refused-open = Somebody has just asked the same. Your page shows it.
vote-refused-too_often = You’ve asked this today already. You can ask again tomorrow.
vote-refused-day = A pause can last 30 days at most. Please choose one of the days.
vote-refused-move = That move can’t be undone any more. Please choose another.
vote-refused-gone = There’s nothing to decide here any more.
play-vote-gone-title = There’s nothing to decide here
play-vote-gone = It’s been decided or taken back, it isn’t yours to answer, or it can’t be asked now. Here’s how things stand.

# --- about a player who is late
vote-title-late = Two more days for { $name }
vote-title-late-own = Two more days for you
vote-title-bot = A bot plays for { $name }
vote-title-bot-own = A bot plays for you
vote-effect-late = { $count ->
    [one] { $name }’s time is up. Your answer decides what happens now.
   *[other] { $name }’s time is up. It’s enough if one of you wants to wait; a bot takes over, until { $name } is back, only if everybody who answers wants that.
  }
vote-silence-late = If nobody answers by { $deadline }, the default move is made, the one that their letter named.
vote-late-own = Your time is up, and the others have been asked whether they’ll wait. You can still move until they’ve decided, { $deadline } at the latest.
vote-late-yes = Wait two more days
vote-late-no = Make the default move
vote-late-bot = Let a bot take over
vote-mark-late = is late
letter-vote-reply-late = Or just reply “{ $yes }” to wait, or “{ $no }” for the default move.
letter-vote-reply-bot = Or just reply “{ $yes }” to wait, “{ $no }” for the default move, or “{ $bot }” for a bot.
voted-late-done = It’s decided: { $name } has time until { $deadline }.
voted-late-done-own = The others will wait for you: you have time until { $deadline }.
voted-late-bot = It’s decided: a bot plays for { $name } until { $name } is back.
voted-late-bot-own = The others didn’t want to wait any longer, so a bot plays for you. Any of your links brings you back at any time.
letter-turn-late = Your time is up, and the others have been asked whether they’ll wait for you. You can still move until they’ve decided, { $deadline } at the latest. If they don’t wait: { $action }

# --- letters
letter-vote-subject = { $title }: { $what }?
letter-vote-heading = This would be undone
letter-vote-yes = yes #{ $number }
letter-vote-no = no #{ $number }
letter-vote-bot = bot #{ $number }
letter-vote-reply = Or just reply “{ $yes }” or “{ $no }”.
letter-voted-subject = { $title }: { $what }
voted-done = Everybody agreed, so that’s done.
voted-objected = { $name } would rather not, so everything stays as it was.
voted-objected-own = You’d rather not, so everything stays as it was.
voted-withdrawn = { $name } has taken the suggestion back, so everything stays as it was.
voted-withdrawn-own = You’ve taken your suggestion back, so everything stays as it was.
voted-lapsed = It came to nothing: not everybody could be asked in time, or it isn’t possible any more. Everything stays as it was.
letter-called-off-vote = You all agreed to call this game off, so it ends here without a result. There’s nothing left for you to do.
outcome-agreed = A draw, by agreement
draw-end = The players agreed on a draw, so the moves and the board stop before the end. Everybody shares first place.
draw-end-campaign = Nobody gets points from it for the campaign.
letter-over-proof-agreed = Before the first turn every player received the shuffle check code. Here’s the secret from which it was computed (by SHA-256); every shuffle follows from it. “staffetta verify” replays the downloaded moves and checks them. The draw itself was agreed, so no move proves it.
