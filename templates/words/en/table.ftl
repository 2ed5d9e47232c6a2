# The table with the real box: pages for phones, the host and the big screen; the score pad.

# --- opening a table
home-table = Play with the real box
home-table-text = Are you sitting together with the game itself? Open a table: everybody scans a code, the phones keep the score, and a big screen shows it to all. No account, no app.
table_new-title = A table with the real box
table_new-intro = You have the game in front of you; the phones keep the score. In ten seconds everybody can scan a code.
table_new-subject = What do you play?
table_new-players = Who’s playing
table_new-count = Number of players
table_new-begins = Who begins
table_new-begins-later = Decided at the table
table_new-clock = A silent clock for each player
table_new-button = Open the table

# --- the host's page
companion-host-title = Scan your seat
companion-host-text = Each player scans a code with the phone’s camera. The phone then has that seat.
companion-one_phone = One phone for all
companion-codes = Codes of the seats and the big screen
companion-cards = Seat cards to print (PDF)
companion-sits = Seat taken
companion-sit-here = Sit here with this phone
companion-no_code = This code was made with an older key of the service, so we can’t show it again.
companion-rename = Change the name
companion-free = Free the seat
companion-screen = Big screen
companion-screen-open = Open it here
companion-entries = { $count ->
    [0] Nothing has been entered yet.
    [one] One entry so far.
   *[other] { $count } entries so far.
}
companion-host-secret = Keep this page to yourself: anyone who has it can free seats and enter for everybody.
companion-name-title = What’s { $name } called?
companion-free-title = Free { $name }’s seat?
companion-free-text = The phone that has it can’t enter anything any more. The next phone that scans the code takes the seat. All entries stay.
companion-free-button = Free the seat
companion-renew = New code
companion-renew-title = A new code for { $name }?
companion-renew-text = The old code stops working, on seat cards too. The next phone that scans the new one takes the seat.
companion-renew-text-taken = The old code stops working, and the phone that has the seat loses it. The next phone that scans the new code takes the seat. All entries stay.
companion-renew-button = Make a new code
companion-renew-screen-title = A new code for the big screen?
companion-renew-screen-text = The old code stops working: open the new one on every screen that shows the table.
companion-renew-codes-title = Make new codes?
companion-renew-codes-text = Every seat without a phone gets a new code, and so does the big screen; the old ones stop working. Phones that have a seat keep it.
companion-renew-codes-button = Make new codes
companion-codes-lost = The service has been given a new key, so we can’t show codes made with the old one. Phones that have a seat keep it. For the other seats and the big screen you can make new codes; the old ones then stop working.
error-title-ended-table-seat = There’s a new code
error-ended-table-seat = The host of this table has made a new code for this seat, and this link no longer works. Scan the new code: the host’s page shows it. All entries are still there.
error-title-ended-table-screen = There’s a new code
error-ended-table-screen = The host of this table has made a new code for the big screen, and this link no longer works. The host’s page shows the new code.
error-ended-table-host = The host’s page of this table has a new link, and this one no longer works. It is on the device where it was made; codes and seats are as they were.

# --- sitting down
companion-sit-title = Sit down as { $name }?
companion-sit-text = This phone will have the seat until the host frees it.
companion-sit-button = I sit here
companion-taken-title = { $name } is on another phone
companion-taken-text = You can watch here. To enter something from this phone, ask the host to free the seat.

# --- before the game: one code on the big screen
lobby-title = Take your seats
lobby-scan = Scan this code with your phone and tap your name.
join-seat-title = Which seat is yours?
join-name = Your name, if it’s missing below
join-watch = Just watch
join-late = That seat has just been taken. Pick another.
join-closed-title = The game has begun
join-closed = Ask the host for your seat’s code: it’s on the host’s page.

# --- a phone at the table
companion-happened = What happened
companion-nothing_yet = Nothing yet.
companion-undo = Undo
companion-undo_of = Undo: { $text }
companion-bring_back = Restore
companion-bring_back_of = Restore: { $text }
companion-taken_back = taken back by { $name }
companion-entered_anyway = against the rules
companion-changed = corrected
companion-log = All entries
companion-back = Back to the table
companion-host = Back to the codes
companion-rules = Rules and reference card
companion-rules-now = The rules for this moment
companion-point = Tap here to enter something
companion-enter_for = Enter for { $name }
companion-awake = Keep this phone’s screen on
companion-numbers = Keep your box’s numbers as a file
companion-numbers-about = This device remembers them for the next table; the file takes them anywhere.
companion-end = End the game here
companion-end-hint = Tick who has won. If you tick nobody, the points decide, if the game has any.
companion-end-button = End the game
companion-broken-off = The game was broken off.
companion-told = Confirm
companion-again = Refresh
companion-cancel = Cancel
companion-minutes = { " " }min

# --- refusals, and bad networks
companion-refused = That wasn’t entered
companion-anyway = Enter it anyway
companion-drop = Leave it out
companion-turned_away = Something between this phone and the service blocked this.
companion-resend = Send again
companion-enter_again = Enter it again
companion-waiting = Waiting to be sent
companion-take_back = Take it back
companion-unkept = Waiting to be sent. This phone can’t store anything, so leave the page open.
companion-away = No connection: entries are kept on this phone

# --- what the table is asked
companion-lot = Draw lots
asked-lot = Who begins?
asked-dice = { $count ->
    [one] What does the die show?
   *[other] What do the dice show?
}
asked-pick = Which one was drawn?
asked-turn = What was turned face up?
asked-shuffle = What order are they in?

# --- entries in words
entry-of = { $name }: { $text }
entry-host = the host
entry-counted = no cards left by our count
entry-event-added = { $points ->
    [one] { $seat }: { $points } point, { $total } in all
   *[other] { $seat }: { $points } points, { $total } in all
}
entry-action-add = { $points ->
    [one] { $points } point (row { $row })
   *[other] { $points } points (row { $row })
}
entry-action-row = New row
entry-action-row_named = New row: { $title }
entry-action-end = The game was ended
entry-action-end_won = The game was ended; won by { $seats }
entry-action-lot_wanted = Draw lots
entry-action-lot = { $seat } was drawn to begin
entry-action-tell = Entered: { $words }
entry-action-correct = Corrected by hand: { $words }
entry-refusal-malformed = We can’t read that as an entry.
entry-refusal-no_such_entry = There’s no such entry.
entry-refusal-taken_back_already = That has been taken back already.
entry-refusal-needed_later = A later entry depends on it. Take that one back first. ({ $why })
entry-refusal-table_full = This table has no room for more entries. Open a new one.
entry-refusal-id_used = This was sent twice with different contents. Enter it again.
entry-refusal-table_frozen = This game goes on by mail. Nothing can be entered here any more.
entry-refusal-moved_on = The table had moved on by then, so this wasn’t entered. See what has happened, then enter it again if it still holds.
entry-stands = Now: { $what }.
entry-since = Since then: { $what }
entry-refusal-tell_first = First enter what was rolled or drawn.
entry-refusal-nothing_to_tell = There’s nothing to enter right now.
entry-refusal-not_there = That can’t have come up.
entry-refusal-other_kind = That isn’t what’s being asked.
entry-refusal-wrong_count = That’s the wrong number.
entry-refusal-not_told = Something is missing in your entry.
entry-refusal-over_already = The game is over. Take back its end to go on.
entry-refusal-cannot_correct = You can’t correct that in this way.
entry-refusal-no_such_seat = Nobody sits there.
entry-refusal-not_your_turn = It’s somebody else’s turn.
entry-refusal-not_legal = You can’t do that now.
entry-refusal-no_such_line = We can’t read that as an entry.
entry-refusal-no_such_row = There’s no such row.
entry-refusal-too_many_rows = A score pad has at most { $most } rows.
entry-refusal-no_number = Points are whole numbers up to { $most }.
entry-refusal-bad_title = A row’s title is a short line of text.

# --- the score pad
pad-title = Score pad
pad-about = The score pad is for every other game: names, rows, running totals.
pad-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}
pad-level = Nobody is ahead
pad-leader = in the lead
pad-total = Total
pad-row = New row
pad-row-named = A row with a title
pad-row-title = Title of the row
pad-cell = { $name }, row { $row }: { $value }
pad-points = Points for { $name }, row { $row }
pad-enter = Enter
pad-next = Next player
pad-minus = Subtract
pad-sign = Plus or minus
pad-erase = Erase
pad-photo = Read a sheet from a photo
pad-photo-hint = For the sheet of circles, which every game has under “Everything to print”. The photo stays on this phone.
pad-photo-hint-game = For the sheet “Result for a photo”, which you find under “Everything to print”. The photo stays on this phone.
pad-photo-choose = Take or choose a photo
pad-photo-none = We can’t find a sheet of circles in this photo. Take it from above, with the whole sheet and all four black corners in it.
pad-photo-corner = One of the sheet’s four black corners is hidden or cut off. Clear it, and take the photo with the whole sheet in it.
pad-photo-bent = The sheet is in the photo, but its circles aren’t where they should be. Lay it flat, and take the photo from straight above.
pad-photo-blurred = This photo is too dark or too blurred to read. Hold the phone still, in better light, and take it again.
pad-photo-other = This sheet is for another game or another table. Choose a photo of this table’s sheet.
pad-photo-small = The sheet is too small in this photo. Go closer, until it fills the picture.
pad-photo-unopened = This phone can’t open that file as a picture. Choose a photo, or take one.
pad-photo-empty = No circle on this sheet is filled in.
pad-photo-there = These numbers are on the pad already. There’s nothing new on the sheet.
pad-photo-page = Now take a photo of the sheet’s other page.
pad-photo-check = Compare the numbers with the sheet, especially the framed ones. Then enter them.
pad-photo-enter = Enter these numbers
option-low_wins = Fewest points win
option-low_wins-about = As in golf, the lowest total leads.
option-low_wins-rule = As in golf, the lowest total wins.

# --- goes on by mail
bymail-title = Go on by mail
bymail-text = For when the evening ends before the game does: enter what you hold, and where your letters should go. Nobody at the table is shown either.
bymail-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
bymail-counted = Cards named so far:
bymail-button = Keep this
bymail-kept = Kept. Once everybody has entered theirs, the host can send the game on.
freeze-text = Everyone enters their cards and address on their own phone, under “Go on by mail”. Then { $name } gets the letter that starts the game; the others are invited from there.
freeze-waiting = not yet
freeze-said = has entered it
freeze-button = Go on by mail
freeze-done = This game goes on by mail. { $name } has a letter with the button that invites the others.
entry-refusal-not_by_mail = As things stand, this game can’t go on by mail.
entry-refusal-not_at_table = As things stand, this game can’t go on at a table.
entry-refusal-not_said_yet = Still waiting for { $seats }.
entry-refusal-hand_size = { $seat_is ->
    [you] You named { $count }, but the table counts { $wanted ->
        [one] 1 card
       *[other] { $wanted } cards
    } in your hand.
   *[other] { $seat } named { $count }, but the table counts { $wanted ->
        [one] 1 card
       *[other] { $wanted } cards
    } in that hand.
}
entry-refusal-not_in_box = { $card }: that’s more than there can be in all hands.
entry-refusal-known_missing = Everybody saw { $card } go into this hand, so it must still be there.

entry-refusal-wrong_phase = Something else comes first: { $phase }.
