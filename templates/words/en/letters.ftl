# Letters: what arrives in the mailbox. One reader each; "you" is always that reader.
# $title "Condottiere with Béla and Cyrus", $prompt "What do you do in Siena?"

staffetta = Staffetta
match-title = { $game } with { $others }

letter-host-subject = { $title }: please confirm your new game
letter-host-again-subject = { $title }: your host’s page
letter-invitation-subject = { $title }: you are invited
letter-turn-subject = { $title }: { $prompt }
letter-at_once-subject = { $title }: { $prompt }
letter-reminder-subject = { $title }: a reminder – { $prompt }
letter-timeout-subject = { $title }: the default move was made for you
letter-over-subject = { $title }: the game is over
letter-declined-subject = { $title }: somebody cannot come
letter-called_off-subject = { $title }: called off
letter-takeover-subject = { $title }: will you take over for somebody?
letter-link-subject = { $title }: your link to the game
letter-wish-subject = { $title }: may a move be taken back?
letter-wish-heading = These moves would be taken back
letter-wish-button = Look and answer
letter-refused-subject = { $title }: your move stands
letter-refused-text = You asked to take back a move. { $name } would rather play on, so your move stands.
letter-mine-subject = The link to all of your games
letter-mine-text = Here is the link to a page with all of your games: those that wait for you first.
letter-mine-not-you = If you have not asked for it, do nothing: nobody but you has received this letter.
letter-undeliverable-subject = { $title }: a letter could not be delivered
letter-news-subject = { $title }: something was shown to you
letter-restored-subject = { $title }: put back to an earlier state

letter-dear = Dear { $name },

# --- host
letter-host-proposed = { $count ->
    [0] Your game is set up: { $game }. It begins when you press the button on your host’s page:
    [one] Your game is set up: { $game }. Nobody but you has heard of it yet. On your host’s page you see who will be invited; press the button there, and the invitation is sent. The game begins when it is accepted.
   *[other] Your game is set up: { $game }. Nobody but you has heard of it yet. On your host’s page you see who will be invited; press the button there, and the invitations are sent. The game begins when everybody has joined.
}
letter-host-unless = If the button is not pressed within { $days ->
    [one] 1 day
   *[other] { $days } days
}, all of this is deleted. If you have set up no game, simply ignore this letter: nobody else is written to.
letter-host-pace = Time for each decision: { $pace }.
letter-host-page = On your host’s page you see who has joined and whether the letters arrive; there you can invite somebody else, send a letter again or call the game off:
letter-host-page-button = Host’s page
letter-host-seat = You play too. This link is yours alone; keep it to yourself:
letter-seat-button = To your game

# --- invitation
letter-invitation-intro = { $host } invites you to a game by e-mail: { $game }.
letter-invitation-players = Players: { $players }.
letter-invitation-how = You need no account and no app. When it is your turn a letter comes; in it you find the board, your cards and a link for every move you may make. Time for each decision: { $pace }.
letter-invitation-question = Will you play?
letter-join-button = Join
letter-decline-button = No, thanks
letter-invitation-ignore = If you do not know what this is about, simply ignore this letter; nothing more will come.
letter-aid = The rules at a glance, two pages to print:
letter-aid-button = Reference card (PDF)

# --- a turn
letter-turn-deadline = Please answer by { $deadline }.
letter-turn-default = If no answer comes by then: { $action }.
letter-at_once-how = All are asked at once: say now how far you go, and nobody has to wait for you. When your turn comes there is no second letter, unless you choose to play card by card.
letter-turn-reminder = A friendly reminder: the others are waiting for you.
letter-situation = How things stand
letter-hand = Your hand
letter-moves = Your possible moves
letter-moves-how = Each is a link; it opens a page that asks once more before anything is played.
letter-since = Since your last move
letter-nothing-since = Nothing yet.
letter-others = Also:
letter-all-moves = All { $count } possible moves
letter-position = The whole position in words
letter-open-page = Open the game in the browser

# --- a seat taken over
letter-takeover-intro = { $host } asks you to take over { $former }’s seat in a game that is under way: { $game }.
letter-takeover-question = Will you take the seat?
letter-takeover-until = Until you answer, the default move is made in that seat each time. From the moment you accept, its letters come to you, and you have the full time for your first decision.

# --- the deadline passed
letter-timeout-intro = The time for your decision ran out, so the default move was made for you. That is marked in the log.
letter-timeout-absent = It was the third time in a row. From now on you count as absent: the default move is made for you at once, so that the others need not wait, until you come back by any of your links.
letter-timeout-back = You are back with your next move, or by the button on your page:
letter-timeout-open = How things stand now:

# --- over
letter-over-you-won = You have won. Congratulations!
letter-over-you-shared = You share the victory. Congratulations!
letter-over-nobody = This game has no winner.
letter-over-won = { $winners_count ->
    [one] The winner: { $winners }.
   *[other] The victory is shared by { $winners }.
}
letter-over-ranking = The result
letter-over-story = The story of the game
letter-over-proof = Proof of the shuffle
letter-over-proof-how = Before the first turn every player received the shuffle check code. Here is the secret from which it was computed (by SHA-256); every shuffle follows from it. “staffetta verify” replays the downloaded game and checks it all.
letter-over-seed = Secret: { $seed }
letter-over-export = The whole game as text
letter-over-again = Another game?

# --- news
letter-declined-intro = { $name } cannot play this time. On your host’s page you can invite somebody else in that place:
letter-called-off-intro = { $host } has called this game off. There is nothing left for you to do.
letter-called-off-own = You have called this game off. The others have been told.
letter-link-intro = Here is your link to the game again. It is not your turn at the moment; when it is, a letter comes by itself.
letter-undeliverable-intro = A letter to { $name } was refused by the mail server. Please check the address; on your host’s page you can send the letter again or give the seat to another address:
letter-news-heading = What was shown to you
letter-news-turn = You need not answer this. How things stand now:

# --- the fine print
letter-fine-link = Whoever has this letter can play in your place: please do not forward it.
letter-fine-replies = Please use the links; replies to this address are not read yet.
letter-fine-unread = Replies to this address are not read yet.
letter-fine-watch = The page for spectators, without secrets:
letter-fine-stop = To get no more letters from this game:
letter-fine-stop-button = Stop letters
letter-fine-never = If you do not know who writes here and never want such a letter again:
letter-fine-never-button = Never invite me again
letter-fine-commitment = Shuffle check code (SHA-256): { $commitment }

# --- absent: to the host, when a player has missed three deadlines in a row
letter-absent-subject = { $title }: a player is absent
letter-absent-intro = { $name } has missed three deadlines in a row and counts as absent now: the default move is made in that seat at once, so that nobody has to wait, until { $name } comes back by any link of that seat. If that takes too long for you, you can give the seat to somebody else on your host’s page:

# --- the server was put back to an earlier state
letter-restored-intro = The server of this game had to be put back to the state of { $when }. What was played after that is lost, and the game goes on from there.
letter-restored-links = Your seat and your link are the same. Links in letters about the lost moves do nothing any more.
letter-restored-known = The cards are where they were then: whoever has drawn or seen some since may meet them again. If that spoils the game for you, talk it over; the host can call it off.
letter-restored-joined = Whoever joined after that has to press “Join” once more; on your host’s page you see who is in:
