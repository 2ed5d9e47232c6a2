# The table with the real box: pages for phones, the host and the big screen; the score pad.

# --- opening a table
home-table = Play with the real box
home-table-text = You sit together with the game itself? Open a table: everybody scans a code, the phones keep the score, and a big screen shows it to all. No account, no app.
home-table-of = Open a table
table_new-title = A table with the real box
table_new-intro = You have the game in front of you; the phones keep the score. In ten seconds everybody can scan a code.
table_new-players = Who sits down
table_new-count = Number of players
table_new-begins = Who begins
table_new-begins-later = Decided at the table
table_new-clock = A silent clock for each player
table_new-button = Open the table

# --- the host's page
companion-host-title = Scan your seat
companion-host-text = Each player scans a code with the phone’s camera. The phone then has that seat.
companion-one_phone = One phone for all
companion-cards = Seat cards to print (PDF)
companion-sits = Seat taken
companion-sit-here = Sit here with this phone
companion-no_code = This code was made with an older key of the service and cannot be shown again.
companion-rename = Change the name
companion-free = Free the seat
companion-screen = Big screen
companion-screen-open = Open it here
companion-entries = { $count ->
    [0] Nothing has been entered yet.
    [one] One entry so far.
   *[other] { $count } entries so far.
}
companion-host-secret = Keep this page to yourself: whoever has it can free seats and enter for everybody.
companion-name-title = What is { $name } called?
companion-name-button = Save the name
companion-free-title = Free { $name }’s seat?
companion-free-text = The phone that has it can enter nothing any more. The next phone that scans the code takes the seat. All entries stay.
companion-free-button = Free the seat
companion-renew = New code
companion-renew-title = A new code for { $name }?
companion-renew-text = The code shown until now stops working, on seat cards too. Whoever scans the new one takes the seat.
companion-renew-text-taken = The code used until now stops working, and the phone that has the seat loses it. Whoever scans the new code takes the seat. All entries stay.
companion-renew-button = Make a new code
companion-renew-screen-title = A new code for the big screen?
companion-renew-screen-text = The code used until now stops working: open the new one on every screen that shows the table.
companion-renew-screen-button = Make a new code
companion-renew-codes-title = Make new codes?
companion-renew-codes-text = Every seat without a phone gets a new code, and so does the big screen; those used until now stop working. Phones that have a seat keep it.
companion-renew-codes-button = Make new codes
companion-codes-lost = The service has a new key, so codes made with the old one cannot be shown any more. Phones that have a seat keep it. For the other seats and the big screen you can make new codes; those used until now then stop working.
companion-renew-own = Make a new link to this page
companion-renew-host-title = A new link to this page?
companion-renew-host-text = If somebody else has the link to this page: the page moves to a new address, and the link used until now stops working, on your other devices too. Codes and seats stay as they are.
companion-renew-host-button = Make a new link
companion-moved = This page has a new link. Bookmark it: the one used until now no longer works.
error-title-ended-table-seat = There is a new code
error-ended-table-seat = The host of this table has made a new code for this seat, and this link no longer works. Scan the new code: the host’s page shows it. All entries are still there.
error-title-ended-table-screen = There is a new code
error-ended-table-screen = The host of this table has made a new code for the big screen, and this link no longer works. The host’s page shows the new code.
error-title-ended-table-host = There is a new link
error-ended-table-host = The host’s page of this table has a new link, and this one no longer works. It is on the device where it was made; codes and seats are as they were.

# --- sitting down
companion-sit-title = Sit down as { $name }?
companion-sit-text = This phone will have the seat until the host frees it.
companion-sit-button = I sit here
companion-taken-title = { $name } is on another phone
companion-taken-text = You can watch here. To enter something from this phone, ask the host to free the seat.
companion-frozen = This game goes on by mail. Nothing can be entered here any more.

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
companion-end = End the game here
companion-end-hint = Tick who has won. If you tick nobody, the points decide, where the game has any.
companion-end-button = End the game
companion-told = That is it
companion-again = Refresh
companion-cancel = Cancel
companion-minutes = { " " }min

# --- refusals, and bad networks
companion-refused = That was not entered
companion-anyway = Enter it anyway
companion-drop = Leave it out
companion-turned_away = Something on the way to the service turned this away.
companion-resend = Send again
companion-waiting = Waiting to be sent
companion-unkept = Waiting to be sent. This phone keeps nothing, so leave the page open.
companion-away = No connection: entries are kept on this phone

# --- what the table is asked
asked-lot = Who begins?
asked-dice = { $count ->
    [one] What does the die show?
   *[other] What do the dice show?
}
asked-pick = Which one was drawn?
asked-turn = What was turned face up?
asked-shuffle = In which order do they lie?

# --- entries in words
entry-of = { $name }: { $text }
entry-host = the host
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
entry-action-tell = Told: { $words }
entry-action-correct = Corrected by hand: { $words }
entry-refusal-malformed = That cannot be read as an entry.
entry-refusal-no_such_entry = There is no such entry.
entry-refusal-taken_back_already = That has been taken back already.
entry-refusal-needed_later = A later entry rests on it. Take that one back first. ({ $why })
entry-refusal-table_full = This table has no room for more entries. Open a new one.
entry-refusal-id_used = This was sent twice with different contents. Enter it again.
entry-refusal-table_frozen = This game goes on by mail. Nothing can be entered here any more.
entry-refusal-tell_first = First the table has to say what came up.
entry-refusal-nothing_to_tell = Nothing is asked right now.
entry-refusal-not_there = That cannot have come up.
entry-refusal-other_kind = That is not what is asked.
entry-refusal-wrong_count = That is not as many as are asked for.
entry-refusal-not_told = Something is missing in what was told.
entry-refusal-over_already = The game is over. Take back its end to go on.
entry-refusal-cannot_correct = That cannot be corrected in this way.
entry-refusal-no_such_seat = Nobody sits there.
entry-refusal-not_your_turn = It is somebody else’s turn.
entry-refusal-not_legal = That is not possible now.
entry-refusal-no_such_line = That cannot be read as an entry.
entry-refusal-no_such_row = There is no such row.
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
pad-photo-hint = For the sheet of circles, which every game has under ‘Everything to print’. The photo stays on this phone.
pad-photo-choose = Take or choose a photo
pad-photo-none = The four black corners of the sheet cannot be made out. Take the photo from above, with the whole sheet in it.
pad-photo-empty = No circle on this sheet is filled in.
pad-photo-check = Compare the numbers with the sheet, the framed ones above all. Then enter them.
pad-photo-enter = Enter these numbers
option-low_wins = Fewest points win
option-low_wins-about = As in golf: whoever has the lowest total leads.

# --- goes on by mail
bymail-title = Go on by mail
bymail-text = When the evening ends before the game does: say what you hold, and where your letters should go. Nobody at the table is shown either.
bymail-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
bymail-counted = Cards named so far:
bymail-button = Keep this
bymail-kept = Kept. Once everybody has said theirs, the host can send the game on.
freeze-title = Go on by mail
freeze-text = Everybody says hand and address from the own phone, under “Go on by mail”. Then { $name } gets the letter that starts the game; the others are invited from there.
freeze-waiting = not yet
freeze-said = has said it
freeze-button = Go on by mail
freeze-done = This game goes on by mail. { $name } has a letter with the button that invites the others.
entry-refusal-not_by_mail = As it stands, this game cannot go on by mail.
entry-refusal-not_at_table = As it stands, this game cannot go on at a table.
entry-refusal-not_said_yet = Still waiting for { $seats }.
entry-refusal-hand_size = { $seat_is ->
    [you] Cards named: { $count }. The table counts { $wanted } in your hand.
   *[other] { $seat }, cards named: { $count }. The table counts { $wanted }.
}
entry-refusal-not_in_box = { $card }: more were named than there can be in hands.
entry-refusal-known_missing = Everybody saw { $card } come to this hand: it must be in it.
