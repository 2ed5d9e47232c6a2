# Letters: what arrives in the mailbox. One reader each; "you" is always that reader.
# $title "Condottiere with Béla and Cyrus", $prompt "What do you do in Siena?"

staffetta = Staffetta
match-title = { $game } with { $others }
match-title-numbered = { $title }, game { $number }

letter-host-subject = { $title }: please confirm your new game
letter-host-again-subject = { $title }: your host’s page
letter-invitation-subject = { $title }: you’re invited
letter-evening-host-subject = { $title }: let your game go on by e-mail
letter-evening-invitation-subject = { $title }: your game goes on by e-mail
letter-turn-subject = { $title }: { $prompt }
letter-at_once-subject = { $title }: { $prompt }
letter-reminder-subject = { $title }: a reminder – { $prompt }
letter-timeout-subject = { $title }: the default move was made for you
letter-over-subject = { $title }: the game is over
letter-declined-subject = { $title }: somebody can’t play
letter-again-subject = { $title }: will you play?
letter-expired-subject = { $title }: no answer to your invitation
letter-called_off-subject = { $title }: called off
letter-takeover-subject = { $title }: will you take over for somebody?
letter-link-subject = { $title }: your link to the game
letter-wish-subject = { $title }: may a move be taken back?
letter-wish-heading = These moves would be taken back
letter-wish-button = Look and answer
letter-refused-subject = { $title }: your move stands
letter-refused-text = You asked to take back a move. { $name } would rather play on, so your move stands.
letter-refused-hosting-subject = { $title }: you’re still the host
letter-refused-hosting-text = You asked { $name } to host this game. The answer is no, so you stay the host.
letter-mine-subject = The link to all your games
letter-mine-text = Here’s the link to a page with all your games, those waiting for you first.
letter-mine-not-you = If you didn’t ask for it, you don’t have to do anything: nobody but you got this letter.
letter-undeliverable-subject = { $title }: a letter couldn’t be delivered
letter-news-subject = { $title }: something was shown to you
letter-restored-subject = { $title }: back to an earlier state

letter-dear = Dear { $name },

# --- host
letter-host-proposed = { $count ->
    [0] Your game is set up: { $game }. It begins when you press the button on your host’s page:
    [one] Your game is set up: { $game }. Nobody else has heard of it yet. Your host’s page shows who will be invited; press the button there to send the invitation. The game begins once it’s accepted.
   *[other] Your game is set up: { $game }. Nobody else has heard of it yet. Your host’s page shows who will be invited; press the button there to send the invitations. The game begins once everybody has joined.
}
letter-host-unless = If you don’t press the button within { $days ->
    [one] 1 day
   *[other] { $days } days
}, all of this is deleted. If you haven’t set up a game, just ignore this letter: nobody else gets one.
letter-host-pace = Time for each decision: { $pace }.
letter-host-page = Your host’s page shows who has joined and whether the letters arrive. You can invite somebody else there, send a letter again or call the game off:
letter-host-page-button = Host’s page
letter-host-confirm-button = { $count ->
    [0] Confirm and begin
   *[other] Confirm and invite
}
letter-host-seat = You’re playing too. This link is yours alone, so keep it to yourself:
letter-seat-button = To your game

# --- invitation
letter-invitation-intro = { $host } invites you to play { $game } by e-mail.
letter-invitation-length = A game takes { $most ->
    [1] about a week
   *[other] { $least }–{ $most } weeks
} and brings you about { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
}.
letter-invitation-begun = This game began at a table. You’d take over a seat as it stands there.
letter-invitation-players = Players: { $players }.
letter-invitation-how = No account, no app. When it’s your turn, you get a letter with the board, your cards and your moves as links: tap one, confirm, done. Time for each decision: { $pace }.
letter-invitation-question = Will you play?
letter-invitation-picture = A game in progress: { $game }
letter-invitation-until = You can answer until { $deadline }.
letter-invitation-ignore = If you don’t know what this is about, just ignore this letter: we ask once more, and then the invitation expires.
letter-again-ignore = We asked you a few days ago, and this is the last time we ask. If you don’t know what this is about, just ignore this letter; nothing more will come.
letter-evening-intro = The game from your table goes on by e-mail: { $game }.
letter-evening-stands = Everything stands as you left it. Next: { $players }.
letter-evening-hand = You hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
letter-evening-question = Will you play on?
letter-evening-host = The game from your table can go on by e-mail: { $game }.
letter-evening-press = Press the button on your host’s page and the others get a letter too. Once everybody has joined, the game goes on.
letter-evening-ignore = Not your game? Then somebody mistyped an address: just ignore this letter.
letter-aid = The rules of this game at a glance, to print:

# --- a turn
letter-at_once-how = Everyone is asked at once: say now how far you’ll go, and nobody has to wait for you. If your turn comes by then, there’s no second letter, unless you choose to play card by card.
letter-turn-reminder = A friendly reminder: the others are waiting for you.
letter-other-moves = Your other moves
letter-moves-how = Each is a link to a page that asks once more before anything is played.
letter-since = Since your last move
letter-nothing-since = Nothing yet.
letter-others = Also:
letter-all-moves = All { $count } possible moves
letter-position = The whole position in words
letter-open-page = Open the game in the browser

# --- a seat taken over
letter-takeover-intro = { $host } asks you to take over { $former }’s seat in a game that’s under way: { $game }.
letter-takeover-question = Will you take the seat?
letter-takeover-until = Once you accept, its letters come to you, and you have the full time for your first decision.

# --- the deadline passed
letter-timeout-intro = You ran out of time, so the default move was made for you. The log says so.
letter-timeout-absent = That was the third time in a row. From now on you count as away: we make the default move for you at once, so that the others don’t have to wait. Any of your links brings you back.
letter-timeout-back = Your next move brings you back, and so does the button on your page:
letter-timeout-open = How things stand now:

# --- over
letter-over-you-won = You win { $how }. Congratulations!
letter-over-you-shared = You share the victory { $how }. Congratulations!
letter-over-nobody = Nobody wins this game.
letter-over-won = { $winners_count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
letter-over-won-how = { $winners_count ->
    [one] { $winners } wins { $how }!
   *[other] { $winners } share the victory { $how }!
}
letter-over-next = { $gap ->
    [0] It couldn’t have been closer: { $next } had just as many.
    [1] { $next_count ->
        [one] { $next } was only one behind.
       *[other] { $next } were only one behind.
    }
   *[other] { $next } came next: { $score }.
}
letter-over-ranking = The result
letter-over-story = The story of the game
letter-over-standing = How it ended
letter-over-proof = Proof of the shuffle
letter-over-proof-how = Before the first turn every player received the shuffle check code. Here’s the secret from which it was computed (by SHA-256); every shuffle follows from it. “staffetta verify” replays the downloaded game and checks it all.
letter-over-seed = Secret: { $seed }
letter-over-export = The whole game as text
letter-over-again = Another game?

# --- news
letter-declined-intro = { $name } can’t play this time. On your host’s page you can invite somebody else instead:
letter-expired-intro = { $name } hasn’t answered the invitation in time, so the seat is free. On your host’s page you can invite somebody else instead:
letter-called-off-intro = { $host } has called this game off. There’s nothing left for you to do.
letter-called-off-own = You’ve called this game off. The others have been told.
letter-link-intro = Here’s your link to the game again. It isn’t your turn at the moment; when it is, you’ll get a letter.
letter-undeliverable-intro = A letter to { $name } couldn’t be delivered. Please check the address; on your host’s page you can send the letter again or give the seat to another address. Until then { $name } gets no more letters, and their clock is stopped:
letter-news-heading = What was shown to you
letter-news-turn = You don’t have to answer this. How things stand now:

# --- the fine print
letter-fine-link = Anyone who has this letter can play in your place, so please don’t forward it.
letter-fine-replies = Please use the links; nobody reads replies to this address yet.
letter-fine-unread = Nobody reads replies to this address yet.
letter-fine-watch = The page for spectators, without secrets:
letter-fine-stop = To get no more letters from this game:
letter-fine-stop-button = Stop letters
letter-fine-never = If you don’t know who’s writing to you and never want such a letter again:
letter-fine-commitment = Shuffle check code (SHA-256): { $commitment }

# --- absent: to the host, when a player has missed three deadlines in a row
letter-absent-subject = { $title }: a player is away
letter-absent-intro = { $name } has missed three deadlines in a row and counts as away now. So that nobody has to wait, the default move is made for that seat at once, until { $name } comes back by any link to it. If that takes too long for you, you can give the seat to somebody else on your host’s page:

# --- the server was put back to an earlier state
letter-restored-intro = We had to put the server of this game back to the state of { $when }. Everything played after that is lost, and the game goes on from there.
letter-restored-links = Your seat and your link are the same. Links in letters about the lost moves no longer do anything.
letter-restored-known = The cards are where they were then, so anyone who has drawn or seen some since may see the same ones again. If that spoils the game for you, talk it over; the host can call it off.
letter-restored-joined = Players who joined after that have to press “Join” once more; your host’s page shows who’s in:

# --- the host is away
letter-host_away-subject = { $title }: the host is away
letter-host_away-text = { $host }, who hosts this game, is away. The game goes on, with default moves for that seat. If a seat has to be given away, or the game ended, one of you can take over as host:
letter-host_away-button = Take over as host
letter-hosting-subject = { $title }: a question about hosting
letter-hosted-subject = { $title }: a new host
letter-hosted-text = { $host } hosts this game now.
letter-hosted-own = You’re hosting this game now. On your host’s page you can give seats away, send letters again and end the game. Keep its link to yourself:
letter-hosted-back = You hosted it before. For a week you can take it back:
