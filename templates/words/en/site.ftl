# Pages: what is read in the browser.

site-tagline = Board games by letter
site-skip = Skip to the content
site-rehearsal = Rehearsal: this service runs with a clock that can be moved.
site-footer = Staffetta is free software, run by a friend of yours. It isn’t affiliated with any publisher.
site-language = Language
site-back = Back

# --- home
home-title = Slow games for good friends
home-intro = A staffetta carried letters between the cities of Italy. This one carries your moves: when it’s your turn, you get a letter with the board and your likeliest moves. One tap plays.
home-no-account = No account, no app, no password. An e-mail address is enough.
home-mine = All my games
home-new = Start a game
home-games = Games
home-print = To print
home-letter = A letter as it comes when it’s your turn. { $prompt } Below are the answers to tap, then the board.
home-seats = { $least ->
    [one] 1 to { $most } players
   *[other] { $least } to { $most } players
}
sheet-aid = Reference card (PDF)
sheet-map = Map to print (PDF)
home-how = How it goes
home-how-1 = Pick a game, enter your friends’ addresses (or leave seats open and share a link), then confirm by the e-mail you get.
home-how-2 = Everybody joins with one tap in their letter.
home-how-3 = The letters come and go. If you forget, you get a reminder, kindly and never at night.
home-mailbox = The demo’s mailbox

# --- a new game
length-weeks = { $letters ->
    [one] { $least }–{ $most } weeks, about 1 letter to each player
   *[other] { $least }–{ $most } weeks, about { $letters } letters to each player
}
length-each = One game: { $length }.
length-how = Measured with three or four players who each look in once a day and say with one tap how far they’ll go in a battle or a round; half of all games fell within this range. If you answer every question one by one, a game takes two to four times as long.
new-title = A new game
new-step-game = Game
new-step-people = People
new-step-time = Time and options
new-next = Next: { $step }
new-options = Options of this game
new-options-more = More options
new-options-chosen = { $count } chosen
new-options-hint = You don’t have to choose anything: left as it is, the game is played by the rulebook.
new-show-options = Show the options of this game
new-warned = One thing before you begin
new-anyway = Set it up anyway
new-pace = Time for each decision
new-only_awake = Nights don’t count
new-days_off = Weekends and holidays don’t count
new-plays_on = A bot plays for people who are away
new-asks_first = When time is up, the others are asked first
pace-brisk = 6 hours (brisk)
pace-fast = 12 hours (fast)
pace-daily = 24 hours (daily)
pace-evening = every evening at nine
pace-relaxed = 72 hours (relaxed)
pace-weekly = a week
pace-fortnight = two weeks
pace-none = no limit
pace-with = { $pace }; { $note }
pace-with-at_once = everyone is asked at once
pace-with-only_awake = nights don’t count
pace-with-plays_on = bots play for players who are away
pace-with-asks_first = when time is up, the others are asked first
pace-with-days_off = days off don’t count
new-language = Language of the game
new-language-hint = Everybody can change the language of their own letters.
new-you-hint = You’re the host and take the first seat.
new-players = The others
new-players-hint = This game is for { $least } to { $most } players, including you. Leave the rows you don’t need empty.
new-alone-hint = To play alone, leave them all empty.
new-player = Player { $number }
new-paste = Paste several addresses
new-paste-hint = Paste a list, one person per line or with commas between, such as “Emma <emma@mail.example>”. Contacts from your phone (vCard) work too.
new-paste-text = Names and addresses
new-paste-file = Or a file of contacts (.vcf)
new-paste-button = Fill in the rows
new-one-more = One more player
new-name = Name
new-email = E-mail address
new-person-language = Language of the letters
new-timezone = Time zone
new-language-and-zone = Language and time zone
new-timezone-guess = As usual for the language
new-code = Code for new games
new-code-hint = You get it from the person who runs this service.
new-submit = Set up the game
new-problems = Something isn’t right yet:
new-sent = { $count ->
    [0] The game is set up, and a letter is on its way to you. Open it, follow the link to your host’s page and press the button there to begin.
   *[other] The game is set up, and a letter is on its way to you. Open it, follow the link to your host’s page and press the button there. Only then are the others invited.
}
new-sent-open = The game is set up, and a letter is on its way to you. Open it, follow the link to your host’s page and press the button there. Then you get the link and the code for your friends.
new-sent-letter = Your letter
new-sent-done-title = This game has been confirmed
new-sent-done = The invitations have been sent. Your own links are in your letters.
new-sent-nothing = Nothing there after a few minutes? Have a look in your spam folder.
new-closed-title = You can’t set up new games here
new-closed = Games are set up by the person who runs this service. Ask them if you’d like to play. Games that have begun go on as they are.

# --- what may be wrong with a form
problem-no_plans = This game has no battles or rounds for which everyone could be asked at once.
problem-unknown_game = There’s no such game here. Possible: { $takes }.
problem-unknown_value = This isn’t one of the possible values: { $takes }.
problem-option_unknown = There’s no such option. Possible: { $takes }.
problem-value_unknown = This option doesn’t take that value. Possible: { $takes }.
problem-malformed = This part is missing or can’t be read.
problem-seats = This game is for { $least } to { $most } players; you have { $count }.
problem-name_empty = A name is missing.
problem-name_too_long = The name is too long.
problem-name_control = The name contains invisible control characters.
problem-name_bidi = The name contains invisible characters that turn the direction of text around.
problem-name_invisible = The name consists of invisible characters.
problem-name_combining = The name has too many accents on one letter.
problem-name_no_letter = A name needs at least one letter.
problem-name_link = A name can’t contain a link, a web address or an @. If it has a dot inside, put a space after it.
problem-name_phone = The name looks like a telephone number: it has too many digits.
problem-name_ours = That’s the name of this service. Please choose another.
problem-name_alike = Two names look the same; please make them different.
problem-email_empty = An e-mail address is missing.
problem-email_too_long = The e-mail address is too long.
problem-email_control = The e-mail address contains invisible control characters.
problem-email_not_an_address = This isn’t an e-mail address.
problem-pasted_left = What’s left in this box couldn’t be read or didn’t fit in the rows. Correct it or clear it.
problem-email_unwanted = This address gets no invitations from here.
problem-email_enough = Many invitations to this address are still unanswered. Please try again tomorrow.
problem-host_enough = Several games of this host are still waiting to be confirmed. Open one of the letters and press the button on the host’s page, or try again tomorrow.
problem-letters_enough = So many invitations have gone out today that no more can be sent for now. Please try again tomorrow.
problem-trials_enough = So many people are trying games here that no more can begin right now. Start one with friends, or try again later.
problem-form_expired = This form was open for too long. Please send it once more.
problem-options_astray = The options you chose belong to another game. Here are this game’s options; please look at them and send the form once more.
problem-code_wrong = That isn’t the code for new games here. The person who runs this service can tell you.
problem-number = Enter a whole number from { $least } to { $most }.
problem-note_too_long = This note is too long. { $most } letters at most.
problem-unknown_timezone = We don’t know this time zone. It needs a name such as Europe/Budapest.
problem-seed_refused = A seed can only be given in a rehearsal.
problem-at = { $place }: { $problem }
table-comma = ,{" "}
place-host = You
place-game = Game
place-options = Options
place-pace = Pace
place-language = Language
place-players = Players
place-seed = Seed
place-code = Code
place-player = Player { $number }

# --- the options that a table plays with
options-heading = Played with
options-played-with = Played with: { $options }.
option-is = { $option }: { $value }

# --- a seat
seat-waiting-title = Waiting for the others
seat-waiting = The game begins when everybody has joined. You don’t have to do anything; you’ll get a letter when it’s your turn.
seat-waiting-evening = The game goes on when everybody has joined. You don’t have to do anything; you’ll get a letter when it’s your turn.
seat-proposed-title = The game is waiting for you
seat-proposed = Nobody else has heard of this game yet. It goes on when you press the button on your host’s page; the link is in your letter.
seat-proposed-evening = The others haven’t had a letter yet. The game goes on by e-mail when you press the button on your host’s page; the link is in your letter.
seat-not-yet = not invited yet
seat-joined = has joined
seat-invited = invited
seat-declined = can’t come
seat-expired = hasn’t answered
seat-absent = away
seat-you = you
seat-host = host
seat-deadline = Please answer by { $deadline }.
seat-others-deadline = Deadline: { $deadline }
deadline-held = The clock is stopped: a letter hasn’t arrived yet. The full time starts once it has.
deadline-none = No clock runs here: take your time.
seat-others-since = Waiting since { $since }.
left-until = by { $when }
left-none = Time’s up
left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
left-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
move-dearer = costs more, for the same result
seat-no-answer = No answer: { $action }
seat-no-answer-soft = No answer: the others are asked, then { $action }
seat-all-moves = All moves as a list
seat-see-again = See it again
seat-hand-how = Tap a card to choose it.
seat-board = The board
seat-moves = Your possible moves
seat-moves-listed = All moves of cards that can be played in several ways ({ $count })
seat-table = How things stand
seat-hand = Your hand
seat-to-map = Map
moment-title = After move { $turn }
moment-of = of { $last }
moment-steps = Step through the game
moment-first = To the beginning
moment-before = One move back
moment-after = One move on
moment-chapter-before = Back to the start of a battle or round
moment-chapter-after = On to the next battle or round
moment-last = To now
moment-play = Play
moment-pause = Pause
moment-speed = Speed
moment-slider = Move
moment-now = The game as it stands now
moment-link = The board after move { $turn }

news-so-far = So far
seat-log = What has happened
seat-log-earlier = Earlier ({ $count })
seat-log-whole = Everything from the beginning
seat-new = Something has happened in the game.
seat-reload = Show what’s new
seat-more = Your seat
seat-settings = Language, time zone, letters
seat-paper = To print, and your own box
seat-card = Seat card to print (PDF)
seat-qr = Go on playing on another device: scan this code.
seat-secret = This page is yours alone. Anyone who has its address can play for you.
seat-watch = Page for spectators
seat-host-page = Host’s page
seat-away-title = You’ve been away
seat-away = We’ve been making default moves for you. Press the button, and the others wait for you again.
seat-away-bot = A bot has been playing for you. Press the button, and you’re back in the game.
seat-back-button = I’m back
seat-called-off-title = This game was called off
seat-called-off = There’s nothing left to do here.
seat-put-back = The server was put back to the state of { $when }; everything played after that is lost.
seat-word = Your word in the shuffle
seat-letters-off = asked to get no letters from this game
seat-fingerprint = Shuffle check code (SHA-256)

mark-forced = the only possibility
mark-timeout = time ran out; default move
mark-absent = away; default move
mark-taken_back = taken back

# --- join, decline
join-title = Join the game?
join-text = { $host } invites you to { $game }. Players: { $players }. Time for each decision: { $pace }.
join-evening-title = Will you play on?
join-evening-text = The game from your table goes on by e-mail: { $game }. Players: { $players }. Time for each decision: { $pace }.
join-button = Join
takeover-title = Take over this seat?
takeover-text = { $host } asks you to take over a seat in a game that’s under way: { $game }. Players: { $players }. Time for each decision: { $pace }.
takeover-until-default = Until you answer, default moves are made for that seat.
takeover-until-bot = Until you answer, a bot plays for that seat.
takeover-until-paused = The game is paused at the moment, so nobody waits for you.
decline-title = Not this time?
decline-text = The seat goes back to { $host }, who can invite somebody else.
decline-button = No, thanks
join-instead = Join after all
declined-title = Thanks for telling us
declined = You won’t get any more letters about this game.
expired-title = This invitation has expired
expired = You could answer until { $deadline }, and { $host } has been told. As long as nobody else has been asked, the seat can still be yours.
not_inviting = This game isn’t waiting for answers any more.

# --- play this?
play-title = Play this?
play-button = Play
play-instead = Show me the game first
play-ahead-title = The game hasn’t come that far
play-ahead = That turn hasn’t come yet, or moves have been taken back since. Nothing was played. Here’s how things stand now.
play-stale-title = This link is from an earlier turn
play-put-back = The server was put back to an earlier state, and this turn is now a different one. Nothing was played; have another look at your page.
play-stale = Its turn has passed, so nothing was played. Here’s how things stand now.
play-lost-title = This link belongs to a move that was lost
play-lost = The server had to be put back to an earlier copy, so this turn is now a different one. Nothing was played. Here’s how things stand now.
play-already-title = Already played
play-already = You’ve played this move already. Here’s how things stand now.
play-late-title = The deadline had passed
play-late = You ran out of time, so the default move was made for you, and it was this very move. It wasn’t played a second time. Here’s how things stand now.
play-refused-title = You can’t do that
play-not-running = The game isn’t running, so nothing was played.
play-undone-title = The move before this was taken back
play-undone = { $name } has taken back the move that made it your turn, so this link no longer works. Nothing was played. Here’s how things stand now.
play-undone-own = You’ve taken back the move that this link is about, and nothing was played. Here’s how things stand now.
play-undone-already-title = Already taken back
play-undone-already = You’ve taken back this move already. Here’s how things stand now.
play-undo-late-title = This move can no longer be taken back
play-undo-late = Somebody else has moved since, or something hidden has come to light. Here’s how things stand now.
undo-title = Take this move back?
undo-ask = The game goes on as if you hadn’t made this move, and you’re asked again. The move stays in the log, struck through, for all to see.
undo-button = Take it back
undo-leave = Leave it as it is
undo-link = Take back my last move
wish-link = Ask to take back my last move
wish-title = Ask to take this move back?
wish-text = Every move made since would be taken back too, so these players have to agree: { $names }. We ask them by letter. The game doesn’t wait meanwhile: as soon as somebody moves, the request lapses.
wish-luck = The moves stay in the log, struck through. Cards drawn and dice rolled are known by now, and will come out the same again.
wish-button = Ask them
wish-open-own = You’ve asked to take back your move. Still waiting for { $names }.
wish-open = { $name } asks to take back a move.
consent-title = May this move be taken back?
consent-text = { $name } asks to take back the first of these moves; those after it would be taken back too, and the game would go on from there.
consent-button = I agree
consent-refuse = I’d rather play on
play-wish-gone-title = There’s nothing to ask or to answer here
play-wish-gone = Somebody has moved since, it has been answered already, or there’s nobody who could agree. Here’s how things stand now.
next-table = This game waits for you too:
note-title = A note to yourself
note-text = What you want to remember about this game. Only you can read it, on this page; it goes into no letter and no export.
note-label = Your note
note-button = Keep it
note-change = Change the note
mine-title = Your games
mine-ask = Enter the address that your letters come to, and we’ll send the link to a page with all your games there.
mine-button = Send me the link
mine-sent = If somebody plays here under that address, a letter with the link is on its way.
mine-sent-nothing = No letter? Perhaps it was another address, or several letters have been asked for today already.
mine-asked = Waiting for you
mine-running = Waiting for others
mine-inviting = Not started yet
mine-over = Finished
mine-waits = Waiting for { $names } until { $deadline }.
mine-none = You have no games here at the moment.
mine-secret = Anyone who has this link can play for you in each of these games. Keep it to yourself.

# --- settings of a seat
settings-title = Your settings in this game
settings-save = Save
settings-letters = Letters
settings-letters-on = You get letters from this game.
settings-letters-off = You get no letters from this game; you play on this page.
letters-stop-title = Stop the letters?
letters-stop-text = You won’t get any more letters from this game. Your seat stays yours: you play on its page, and can turn the letters back on there.
letters-stop-button = Stop letters
letters-start-button = Send me letters again
letters-stopped = You won’t get any more letters.

# --- never again
never-title = Never write to you again?
never-text = You won’t get any more letters about this game, and nobody can invite this e-mail address to another game here, whoever types it. If you were invited, the host hears that you can’t come.
never-text-of_all = Nobody can have this letter sent to you any more, and nobody can invite this e-mail address to a game here. Your games go on as before. Keep the link to this page: no letter brings it again.
never-button = Never invite me again
never-done-title = We won’t write to you again
never-done-text = Nobody can invite this e-mail address any more. To make sure of that we keep a code computed from it, not the address itself.
never-undo-button = You may invite me again
never-barred-text = The people who run this server don’t send invitations to this address. Your games here go on as before.

# --- the host
host-state-proposed = Waiting for you
host-state-inviting = Waiting for answers
host-state-running = Running
host-state-over = Over
host-state-called_off = Called off
host-waiting = Waiting for { $players } since { $when }; deadline { $deadline }.
host-invite-title = { $count ->
    [0] Begin the game?
    [one] Invite this player?
   *[other] Invite these players?
}
host-invite-text = { $count ->
    [0] Nobody else gets a letter. The game begins at once.
    [one] Nobody else has heard of this game yet. One letter goes to the address below, and the game begins once it’s accepted.
   *[other] Nobody else has heard of this game yet. { $count } letters go to the addresses below, and the game begins once everybody has joined.
}
host-invite-evening-title = Go on by e-mail?
host-invite-evening-text = { $count ->
    [one] The other player hasn’t had a letter yet. One letter goes to the address below, and the game goes on once it’s accepted.
   *[other] The others haven’t had a letter yet. { $count } letters go to the addresses below, and the game goes on once everybody has joined.
}
host-invite-button = { $count ->
    [0] Begin the game
    [one] Send the invitation
   *[other] Send the invitations
}
host-invite-later = Not yet
host-done-invite = Confirmed. The game begins as soon as everybody has joined.
host-status = Status
host-invited-until = can answer until { $deadline }
host-invited-expired = The invitation expired: { $deadline }
host-mail = Last letter
host-mail-none = none yet
host-mail-sent = sent { $when }
host-mail-waiting = waiting since { $when }
host-mail-refused = refused by the mail server
host-unreachable = Letters haven’t arrived since { $when }. No more go out, and this player’s clock is stopped, until they open their page or you give the seat to another address.
host-mail-tries = { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
}
host-replace = Somebody else
host-replace-title = Give this seat to somebody else
host-replace-text = { $name }’s link stops working; the new player gets a fresh one by letter.
host-replace-button = Give the seat
host-resend = Send again
host-resend-title = Send the letter again?
host-resend-text = { $name } will be sent the last letter again.
host-resend-button = Send
host-table = Go on at a table
host-table-title = Go on at a table with your own copy?
host-table-text = A table for phones opens with the game as it is now; nobody’s hand cards are shown. Here the game pauses: no deadline runs and no move is made. Everybody is told. Once the game at the table is over, its result counts here too; until then you can take it back.
host-table-button = Open the table
host-cannot-table = As things stand, this game can’t go on at a table.
host-call-off = Call the game off
host-call-off-title = Call the game off?
host-call-off-text = Everybody is told. You can’t undo this.
host-call-off-button = Call off
host-next-title = Try to begin the next game?
host-next-text = Everybody keeps the same seat and gets a new link by letter.
host-next-button = Try again now
host-done-resend = The letter is on its way.
host-done-replace = The seat has been offered; a letter is on its way.
host-done-call-off = The game was called off; everybody is told.
host-cannot-too_soon = A letter went to this seat just a moment ago. Please wait a minute.
host-cannot-link_enough = At your wish a player gets a letter or a new link once a day at most, and none if they want no letters. They can still take a new link on their own page.
host-cannot-seat_is_filled = Somebody is already playing in this seat.
host-cannot-nothing_to_send = There’s no letter to send now.
host-cannot-asked_enough = This invitation has been sent often enough, or the person wants no more of them.
host-cannot-over = This game is over already.
host-done-next = The next game has begun; the letters are on their way.
host-cannot-next = The next game couldn’t begin this time either.
host-cannot-nothing_waits = No game is waiting to begin.
host-stalled-title = Game { $number } of the campaign couldn’t begin
host-stalled = The points stand, and nothing is lost. The server keeps trying; next try: { $when }.
host-no-peek = As the host you see no more of the game than any player.
host-moved = Moves so far: { $count }
host-secret = This page is for the host alone. Please don’t pass its address on.

# --- spectators
match-watch = For spectators: everything that’s public, nothing that’s secret.
match-not-begun = This game hasn’t begun yet.
match-export = The game as text (to verify)

# --- mailbox of the demo
mailbox-title = Mailbox
mailbox-intro = In this demo no letter leaves the machine. Here they all are, as their readers see them.
mailbox-empty = No letters yet.
mailbox-writing = More letters are being written; they appear here automatically.
mailbox-to = To
mailbox-text = As text
mailbox-html = As HTML
mailbox-off = Without pictures
mailbox-everybody = Everybody
mailbox-answer = Answer this letter
mailbox-answer-how = A line for each thing you want to do, such as “pass”, “#2” or “help”
mailbox-answer-button = Send the answer

# --- when something is wrong
error-title-400 = We couldn’t read that
error-400 = The request was incomplete or unreadable. Nothing was changed.
error-title-403 = Not allowed
error-401 = The token of a seat is needed: “Authorization: Bearer …”, as it stands in the links of your letters.
error-401-table = The token of a table is needed: “Authorization: Bearer …”, as it stands in the table’s links behind /t/.
error-watching = Spectators can’t enter anything. Nothing was changed.
error-claimed = This seat belongs to another phone. The host of the table can free it. Nothing was changed.
error-not_a_seat = You can’t take a seat with the host’s link.
error-not_host = Only the host of the table can do that. Nothing was changed.
error-403 = You can’t do that from this address. Nothing was changed.
error-title-foreign = That form came from elsewhere
error-foreign = We don’t take forms that another website sends. Nothing was changed. Open the page here, and send it again.
error-title-passed_on = On this machine alone
error-passed_on = This is a demo or a rehearsal. It answers on its own machine alone, and not through a web server in front of it.
error-wrong_host = This is a demo or a rehearsal. It answers only to the name of its own machine: open it as http://localhost, with the port it was started with.
error-title-404 = Nothing here
error-404 = There’s no page at this address. If you came from a link in a letter, it may have been cut off; copy the whole of it. If a host doesn’t confirm a game in time, it’s deleted together with its links.
error-title-405 = Not allowed here
error-405 = This address doesn’t take that kind of request. Nothing was changed.
error-title-410 = This link was replaced
error-not_joined = Accept the invitation first: until you’ve joined, your link opens nothing else.
error-410 = There’s a newer link for this seat. Look for the latest letter, or ask your host.
error-title-413 = Too large
error-413 = That’s too large for this page. Nothing was changed.
error-title-415 = JSON only
error-415 = This address takes application/json only. Nothing was changed.
error-title-422 = Not possible
error-422 = That isn’t possible as things stand. Nothing was changed.
error-title-429 = One moment
error-429 = That was a lot at once. Please try again in a little while.
error-title-500 = Our fault
error-500 = Something went wrong here. Your move wasn’t played; please try again.
error-title-503 = That isn’t working right now
error-503 = We can’t store anything right now. Please send it again in a little while; however often you send it, it counts once.
error-title-unreadable = We can’t show this game right now
error-unreadable = The stored data of this game can’t be read, and we couldn’t rebuild it from its moves. Nothing is thrown away, and no deadline runs out meanwhile. Please tell the person who runs this server; all other games go on.
error-home = To the start page
error-request = If you ask your host about this, name request { $id }.
error-title-409 = Too late for that
error-409 = The game has gone on in the meantime. Nothing was changed.

# --- a move put together word by word
choosing-title = Your move so far
keys-how = By keyboard: press { $key } to see the keys.
keys-title = Keys
# The key that shows them, as keyboards of this language write it.
keys-question = ?
keys-number = Takes the choice with that number
keys-arrows = Go from one choice to the next
keys-tab = To the board, the moves and everything else
keys-enter = Takes the choice that’s marked, and presses its button
keys-escape = Leaves the move you’re putting together
keys-help = This list
keys-close = Close
build-title = Put your move together
build-how = Press a word to take it back. Nothing is played until you press “{ play-button }”.
build-take-back = Take back: { $word }
build-or-more = Or add more
build-nothing = There’s nothing for you to do right now.
build-leave = Leave this and go back to the game
build-as-line = As a line of text
build-line = Your move as a line
build-line-button = Go on from this line
build-change = Change it

# Something of somebody’s.
whose = { $thing } ({ $who })
# --- an owner's data file
new-data = Numbers of your own box
new-data-hint = If you own the game you can enter the printed values yourself: take our file, change the values in it, and hand it in here. We check it, and use it for this game only.
new-data-brought = These are the numbers you entered at an earlier table. Empty the field to play without them.
new-data-ours = Our file (TOML)
new-data-file = Your file
new-data-text = Or its text
option-data = with the host’s own data file
option-data-about = The host’s values replace this service’s.
problem-data_unsound = We can’t use this data file:
fault-data_unreadable = { $line ->
    [0] This isn’t a TOML file.
   *[other] This isn’t a TOML file: line { $line } can’t be read.
}
fault-data_too_long = The file is too long: { $most } characters at most.
fault-data_too_big = Line { $line }: no card needs such a long line or number, so many values, or so many brackets and dots.
fault-data_not_plain = { $at }: no dates and no infinite numbers here.
fault-name_link = { $at }: a name can’t contain a link or an address.
fault-name_phone = { $at }: a name can’t contain a telephone number.
fault-name_ours = { $at }: a card can’t have the name of this service.
fault-name_unseen = { $at }: a name can’t contain invisible letters or piled-up accents.
fault-more = And { $count } more.

# --- another host
hosting-notice-ask = { $host }, who hosts this game, is away.
hosting-notice-answer = { $name } offers to host this game.
hosting-notice-waiting = You’ve offered to host this game. Still waiting for { $names }.
hosting-notice-back = { $name } hosts this game now.
hosting-notice-button-ask = Host it myself
hosting-notice-button-answer = Look and answer
hosting-notice-button-back = Take it back
hosting-ask-title = Host this game yourself?
hosting-ask-text = { $host }, who hosts this game, is away. Only the host can give a seat away, send letters again or end the game.
hosting-ask-others = These players are asked by letter: { $names }. You’re the host as soon as more than half of you agree. { $host } can take it back for a week.
hosting-ask-alone = There’s nobody else to ask, so you’re the host at once. { $host } can take it back for a week.
hosting-ask-button = Ask them
hosting-alone-button = Host this game
hosting-answer-title = May { $name } host this game?
hosting-answer-text = { $host }, who hosts this game, is away, and { $name } offers to take over. The host can give a seat away, send letters again or end the game, and sees nobody’s cards.
hosting-agree-button = Yes
hosting-refuse-button = No
hosting-back-title = Host this game again?
hosting-back-text = { $name } hosts this game now; before, you did. You can host again; everybody is told.
hosting-back-button = Host again
play-hosting-gone-title = There’s nothing to decide here
play-hosting-gone = The host is back, it’s decided already, or the others still have to answer. Here’s how things stand now.
host-hand-over = Make host
host-hand-over-title = Hand over hosting?
host-hand-over-text = { $name } is asked by letter. After a yes, { $name } is the host, this page’s link stops working, and everybody is told. For a week you can take it back on your seat’s page.
host-hand-over-button = Ask
host-done-hand-over = The question is on its way.
host-cannot-nobody_hosts = Only a player who’s there can host this game.
host-handed = You’ve asked { $name } to host this game.
host-keep-hosting = Keep hosting
host-keep-hosting-title = Keep hosting?
host-keep-hosting-text = The question is withdrawn, and you stay the host.
host-keep-hosting-button = Keep hosting
host-done-keep-hosting = You’re still the host.
hosting-notice-invited = { $host } asks if you’d host this game.
hosting-notice-button-invited = Look and answer
hosting-invited-title = Will you host this game?
hosting-invited-text = { $host } hosts this game and would like you to take over. The host can give a seat away, send letters again or end the game, and sees nobody’s cards.
