# staffetta log: the deeds of one match, a line each. Seats have the numbers that commands take.

log-no-such-seat = This match has no seat { $seat }; the first one is seat 0.
log-seat = seat { $seat }
log-by-player = player
log-by-host = host
log-by-visitor = visitor
log-by-bot = bot
log-by-rules = rules
log-by-order = order
log-by-clock = clock
log-by-server = mail server
log-by-chat = chat
log-by-keeper = keeper
log-way-page = page
log-way-letter = letter’s link
log-way-api = API
log-way-clock = clock
log-way-command = command
log-way-reply = reply
log-request = Request { $request }.
log-times = Number of times: { $times }, last at { $last }.
log-undone = It was undone later.

# --- the present
log-state = { $status ->
    [proposed] Its host hasn’t confirmed the game yet.
    [inviting] The game waits for players.
    [running] The game is running.
    [paused] The game is paused.
    [over] The game is over.
   *[called_off] The game was called off.
} Host: seat { $host }. Turn { $turn }.
log-player-joined = Has joined.
log-player-invited = Is invited and hasn’t answered.
log-player-declined = Has declined.
log-player-expired = Hasn’t answered in time.
log-player-open = Is open.
log-player-bot = A bot plays here.
log-player-absent = Is away: default moves are made at once.
log-player-unreachable = Letters to this seat came back: none are sent, and its clock is stopped.
log-player-muted = Wants no letters.
log-missed = Missed deadlines in a row: { $missed }.
log-players = Players this seat has had: { $players }.
log-asked = Asked at turn { $turn }, without a deadline.
log-asked-until = Asked at turn { $turn }; the deadline is { $until }.

# --- the match and its seats
log-made = The game was set up: { $game }, players: { $seats }.
log-begun = The game began.
log-over = The game ended.
log-invited = The host confirmed the game, and the invitations went out.
log-joined = Joined.
log-declined = Declined.
log-expired = The invitation expired.
log-stood_in = A bot took over until the player is back.
log-replaced = { $bot ->
    [yes] The seat went to a bot.
   *[no] The seat went to another person.
}
log-opened_seat = The seat was opened to everyone with the open link.
log-seated = Took the open seat.
log-came_back = Came back after an absence.
log-hours = Changed the hours, days off, reminders or time zone; deadlines follow.
log-letters = Chose which letters come, and when.
log-muted = Turned the letters off.
log-unmuted = Turned the letters on.
log-unsaid = Deleted a message.
log-way_added = Added a way beside mail ({ $way_kind }).
log-way_removed = Removed a way beside mail.
log-way_ended = The way beside mail ended ({ $way_kind }).
log-deal_offered = Seat { $offerer } offered seat { $partner } a deal; the terms aren’t in the log.
log-deal_accepted = Seat { $partner } accepted the deal that seat { $offerer } offered.
log-deal_declined = Seat { $partner } declined the deal that seat { $offerer } offered.
log-deal_countered = Seat { $partner } answered seat { $offerer }’s offer with another one.
log-deal_withdrawn = Seat { $offerer } withdrew the deal offered to seat { $partner }.
log-asked_for_seat = Somebody asked for an open seat; they get a letter to confirm it.
log-in_season = The game was put into a season.
log-said = { $to ->
    [one] Said something to { $to } player; the words aren’t in the log.
   *[other] Said something to { $to } players; the words aren’t in the log.
}
log-unreachable = A letter came back. No more go out until the player opens their page or the address changes; their clock is stopped.
log-reachable = The player can be reached again.
log-called_off = The game was called off.
log-paused = { $why ->
    [host] The host paused the game.
    [vote] The players agreed to pause the game.
   *[table] The game was paused: it goes on at a table.
}
log-resumed = The pause ended; the game goes on by mail.
log-lengthened = The host gave more time: the deadline was { $deadline }, and is now { $when }.
log-nudged = { $asker ->
    [unknown] Somebody asked for a reminder to this player.
   *[other] Seat { $asker } asked for a reminder to this player.
}
log-erased = The player’s data was erased.
log-host_named = Was made the host.
log-address_set = The letters go to another address now.
log-new_links = Got new links.
log-barred = Was barred.
log-unbarred = Is no longer barred.
log-restored = The database went back to the backup made at { $backup }, and the game to turn { $turn }. Later moves are lost.

# --- moves
log-move-player = Move { $turn }.
log-move-aside = Move { $turn }, out of turn.
log-move-order = Move { $turn }, by the player’s standing order.
log-move-bot = Move { $turn }.
log-move-forced = Move { $turn }, the only one possible.
log-move-timeout = Move { $turn }, the default: the deadline had passed.
log-move-absent = Move { $turn }, the default: the player was away.
log-move-undo = Move { $turn }: undid move { $undoes } and everything after it.
log-aside = Acted out of turn before move { $turn }; others don’t see it.
log-refused = { $why ->
    [stale] Sent a move for turn { $turn }, but the game had moved on. Nothing was played.
    [undone] Sent a move for turn { $turn }, which had been undone. Nothing was played.
    [lost] Sent a move for turn { $turn }, which a restored backup had lost. Nothing was played.
    [not_running] Sent a move for turn { $turn }, but the game wasn’t running. Nothing was played.
    [ended_link] Sent a move for turn { $turn } with a link that had ended. Nothing was played.
   *[other] Sent a move for turn { $turn } that isn’t possible. Nothing was played.
}
log-code = Reason: { $code }.

# --- letters
log-letter_written = { $outcome ->
    [waiting] Letter { $letter } ({ $letter_kind }) was written and waits to be sent.
   *[other] Letter { $letter } ({ $letter_kind }) was written.
}
log-letter_waits = { $carrier ->
    [chat] Letter { $letter } ({ $letter_kind }) still waits for the player’s chat or browser; tries so far: { $tries }. The answer was: { $why }
   *[mail] Letter { $letter } ({ $letter_kind }) still waits; tries so far: { $tries }. The mail server said: { $why }
}
log-put_off = Letter { $letter } was put off by the mail server. It goes again with the same Message-ID; if the server kept it, it arrives twice. The mail server said: { $why }
log-letter_sent = { $carrier ->
    [chat] Letter { $letter } ({ $letter_kind }) was taken by the player’s chat or browser; tries: { $tries }.
   *[mail] Letter { $letter } ({ $letter_kind }) was taken by the mail server; tries: { $tries }.
}
log-letter_refused = { $carrier ->
    [chat] Letter { $letter } ({ $letter_kind }) was rejected by the player’s chat or browser. The answer was: { $why }
   *[mail] Letter { $letter } ({ $letter_kind }) was rejected. The mail server said: { $why }
}
log-letter_dropped = Letter { $letter } ({ $letter_kind }) was out of date and wasn’t sent.
log-letter_opened = Opened the link for the first time after letter { $letter } ({ $letter_kind }).

# --- replies
log-reply = { $did ->
    [held] A reply by mail waits for the player’s yes on their page.
    [refused] A reply by mail came, and nothing in it was done.
    [ignored] A message by mail came, with nothing to do in it.
   *[other] A reply by mail came and was done.
}
log-reply-why = Reason: { $why }.

# --- links
log-link_made = A new link was made ({ $link_kind }).
log-link_used = Last use of the link so far ({ $link_kind }); noted once an hour.
log-link_ended = { $why ->
    [renewed] The link ended ({ $link_kind }): its owner asked for a new one.
    [host] The link ended ({ $link_kind }): the host had a new one sent.
    [all] The link ended ({ $link_kind }): everybody got new ones.
    [moved] The link ended ({ $link_kind }): the letters go to another address.
    [stopped] The link ended ({ $link_kind }): a change of address was stopped.
    [withdrawn] The link ended ({ $link_kind }): what it was for was dropped.
    [unoffered] The link ended ({ $link_kind }): the host’s links have ended, and with them the offer.
    [kept] The link ended ({ $link_kind }): the absent player is back.
    [replaced] The link ended ({ $link_kind }): somebody else has the seat.
    [hosted] The link ended ({ $link_kind }): another player is the host.
    [operator] The link ended ({ $link_kind }): the keeper had a new one sent.
    [key] The link ended ({ $link_kind }): the secret key was changed.
   *[other] The link ended ({ $link_kind }): { $why }.
}

# --- changes that others confirm
log-address_asked = Asked for another address.
log-address_done = The letters go to another address now.
log-given_asked = Offered the seat to a friend.
log-given_done = A friend took the seat.
log-undo_asked = Asked the others to undo move { $undoes }.
log-host_asked = Was proposed as the host.
log-host_changed = Became the host; before it was seat { $former }.
log-late_asked = The player’s time was up, and the others were asked.
log-late_closed = { $status ->
    [done] The others wait two more days.
    [objected] The default move is made.
    [bot] A bot takes over.
   *[lapsed] The question is no longer needed.
}
log-vote_asked = Asked the others for { $vote ->
    [pause] a pause.
    [go_on] an end to the pause.
    [draw] a draw.
    [call_off] an end without a result.
   *[back] going back to an earlier move.
}
log-vote_closed = The vote ended: { $status ->
    [done] everybody agreed.
    [objected] somebody objected.
    [withdrawn] it was taken back.
   *[lapsed] its time was up, or it was no longer possible.
}
log-status = { $status ->
    [asked] Nothing is decided yet.
    [confirmed] It was confirmed.
    [done] It was agreed to.
   *[stopped] It was stopped or taken back.
}
