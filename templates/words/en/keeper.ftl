# The page of the person who runs the service: what works, what waits, what was refused.

keeper-title = How the service is doing
keeper-enter-text = This link works once. It opens the keeper’s page in this browser, for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
keeper-enter-button = Open it here
keeper-all-good = Everything works
keeper-all-warn = Something needs a look
keeper-all-bad = Something isn’t working
keeper-mark-good = fine:
keeper-mark-warn = needs a look:
keeper-mark-bad = not working:
keeper-at = Checked { $when }.
keeper-again = Look again
keeper-seconds = { $count } s
keeper-minutes = { $count } min
keeper-hours = { $count } h
keeper-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
keeper-since = { $count } · first: { $age }
keeper-percent = { $share }%

# --- health
keeper-health = Health
keeper-check-database = Database answers
keeper-check-schema = Tables up to date
keeper-check-writes = Moves are stored
keeper-check-files_in_place = Files in place
keeper-check-clock = Clock runs
keeper-check-key = Secret key
keeper-disk = Disk
keeper-disk-free = { $free } GB free
keeper-backup = Last backup
keeper-backup-none = none yet
keeper-backup-own = with pg_dump

# --- what waits
keeper-waits = Waiting
keeper-letters = Letters
keeper-letters-why = The mail server’s last answer:
keeper-decisions = Overdue decisions
keeper-replies = Replies to confirm
keeper-unreachable = Players we can’t reach
keeper-limits = Limits
keeper-limit-letters_to_strangers = Letters to strangers today
keeper-limit-bytes_by_all = Data stored today
keeper-limit-trials_by_all = Trial games
keeper-reached = reached by { $count }

# --- what is here
keeper-matches = Matches
keeper-match-proposed = Host hasn’t confirmed
keeper-match-inviting = Waiting for players
keeper-match-running = Running
keeper-match-over = Over
keeper-match-called_off = Called off
keeper-tables = Tables and seasons
keeper-table-open = Open tables
keeper-table-over = Finished tables
keeper-table-frozen = Gone on by mail
keeper-seasons = Seasons
keeper-trials = Trial games
keeper-refused = Rejected letters
keeper-refused-none = None.
keeper-refused-seat = seat { $seat }
keeper-version = Staffetta { $version } · { $database } · tables { $schema }
keeper-version-behind = This release needs tables { $latest }.

# --- the log of one match
keeper-latest = Active last
keeper-latest-turn = turn { $turn }
keeper-log-title = Log of match
keeper-log-id = ID of a match, as in the address of its spectators’ page
keeper-log-show = Show its log
keeper-log-none = There’s no match with this ID. It’s the last part of the address of the spectators’ page: twelve letters and digits.
keeper-log-back = Back to the overview
keeper-log-seats = Seats
keeper-log-all = all seats
keeper-log-note = Times: { $timezone }. There are no names, addresses, links or cards in it. What only a seat’s own player may know isn’t here; the command “staffetta log” tells it.
keeper-log-earlier = Earlier
keeper-log-later = Later

# --- the end of a session
keeper-leave = Close this page for good
keeper-ended-title = Closed
keeper-closed-title = This link doesn’t open the page
keeper-closed-text = A link to the keeper’s page works once and not for long. If you run this service, make a new one on its machine:

# --- the command that makes the link
keeper-link-made = { $minutes ->
    [one] Open this link within a minute, in the browser where you want to read the page. It works once, and the page stays open there for { $hours } h.
   *[other] Open this link within { $minutes } minutes, in the browser where you want to read the page. It works once, and the page stays open there for { $hours } h.
}
keeper-link-ended = { $count ->
    [one] One link or open page has ended.
   *[other] { $count } links or open pages have ended.
}
