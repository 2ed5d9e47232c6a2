# A match by mail that lies on a table with the real box: it pauses, and takes in how the evening ends.

pause-table-title = This game is at a table now
pause-table-text = It goes on there with the real box, so nothing can be played here for now.
paused-since = It’s been paused here since { $when }: the clock is stopped, and no moves are made for anybody. Once the game at the table is over, its result counts here. If you don’t finish it there, the host can pick it up here where it was.
paused-table = To the table
pause-table-state = On a table
paused-end = The end was played at a table with the real box, so the moves and the board by mail stop before it.
won-at-table = at the table
moved-title = This game goes on as another one
moved-text = It was played on at a table, and from there it goes on by mail as a game of its own.
moved-link = To the game that goes on

# --- the host
host-take-back = Take it back from the table
host-take-back-title = Let the game go on by mail from where it was?
host-take-back-text = For an evening that didn’t happen, or wasn’t finished: every deadline moves by the length of the pause, and everybody is told. The table closes, and what was entered there doesn’t count.
host-take-back-button = Go on by mail
host-done-take-back = The game goes on by mail; everybody is told.
host-cannot-take-back = This game isn’t at a table.
host-cannot-frozen = The table has become a game by mail of its own, which waits for its players. Call that one off first.

# --- the table
entry-refusal-taken_in = The game by mail has taken in this result. Nothing can be entered here any more.
table-settles = { $minutes ->
    [one] 1 minute after the last entry the game by mail takes in this result. Until then you can still take entries back.
   *[other] { $minutes } minutes after the last entry the game by mail takes in this result. Until then you can still take entries back.
}

# --- letters
letter-paused-subject = { $title }: the game has moved to a table
letter-paused-text = Your game goes on at a table with the real box. Here it’s paused: the clock is stopped, and no moves are made for anybody.
letter-paused-how = Once the game at the table is over, its result counts here, and we’ll write to you. If you don’t finish it there, the host can pick it up by mail where it was. Your page has the way to the table:
letter-resumed-subject = { $title }: the game goes on by mail
letter-resumed-host = The game was taken back from the table. It goes on by mail from where it was, and every deadline has moved by the length of the pause.
letter-resumed-gone = Nothing came of the game at the table. It goes on by mail from where it was, and every deadline has moved by the length of the pause.
letter-resumed-later = It isn’t your turn now; you’ll get a letter when it is. Here’s how things stand:
letter-moved-subject = { $title }: the game goes on as another one
letter-moved-text = Your game was played on at a table, and from there it goes on by mail as a game of its own. The people who sat at the table get letters about that one. This one has ended, and there’s nothing left for you to do here.
letter-over-proof-table = Before the first turn every player received the shuffle check code. Here’s the secret from which it was computed (by SHA-256); every shuffle by mail follows from it. “staffetta verify” replays the downloaded moves by mail and checks them. It can’t check what was played at the table.

# --- a rest, at the host's wish or by vote
pause-rest-title = This game is paused
pause-rest-text = Nothing can be played here for now. The clock is stopped, so nobody misses anything.
rest-since-host = The host paused this game on { $when }: the clock is stopped, and no moves are made for anybody. It goes on automatically on { $deadline }, from where it was.
rest-since-vote = You all agreed to pause this game on { $when }: the clock is stopped, and no moves are made for anybody. It goes on automatically on { $deadline }, from where it was.
pause-rest-state = Paused
rest-until = Until
host-pause = Pause the game
host-pause-title = Pause the game?
host-pause-text = For holidays, exams or a move: the clock stops, no moves are made for anybody, and every deadline moves by the length of the pause. Everybody is told.
host-pause-button = Pause
host-done-pause = The game is paused; everybody is told.
host-resume = Go on now
host-resume-title = End the pause?
host-resume-text = The game goes on from where it was, with every deadline moved by the length of the pause. Everybody is told.
host-resume-button = Go on
host-done-resume = The game goes on; everybody is told.
host-cannot-rest_already = This game is paused already.
host-cannot-rest_day = You can pause until one of the next 14 days. Please choose one of them.
host-cannot-rest_of_all = You all agreed on this pause, so you can’t end it alone. Ask the others on your page.
letter-rest-subject = { $title }: paused
letter-rest-how = You don’t have to do anything; we’ll write to you when it goes on. If you’d all rather go on sooner, ask the others on your page:
letter-rested-subject = { $title }: the game goes on
letter-resumed-until = The pause is over. The game goes on from where it was, and every deadline has moved by the length of the pause.
letter-resumed-host_ended = The host has ended the pause. The game goes on from where it was, and every deadline has moved by the length of the pause.
letter-resumed-vote = You’ve agreed to end the pause. The game goes on from where it was, and every deadline has moved by the length of the pause.
