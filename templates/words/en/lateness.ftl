# More time from the host, nudges, and letters about dates that have moved.

# --- the host gives more time
host-longer = Give more time
host-longer-title = Give more time
host-longer-text = Choose how much. Everybody gets a letter with the new deadline.
host-longer-who = Who gets it?
host-longer-all = everybody who’s being waited for
host-longer-now = { $name } – deadline so far: { $when }
host-longer-how = How much more time?
host-longer-12 = Half a day
host-longer-24 = A day
host-longer-72 = Three days
host-longer-new = { $name }: until { $when }
host-longer-most = { $name }: that would be too long
host-longer-button = Give the time
host-done-longer = Done. Everybody gets a letter with the new deadline.
host-cannot-longer_nobody = There’s no deadline to move now.
host-cannot-longer_changed = The deadline has changed in the meantime. Please look at the new one and choose again.
host-cannot-longer_enough = That would be too long. A deadline can be a week later than for a question asked right now, and one question gets 14 extra days at most.
host-cannot-longer_choice = Please choose who gets more time, and how much.
letter-longer-subject = { $title }: more time
letter-longer-text = The host of this game has given more time.
letter-longer-you = You now have until { $when }.
letter-longer-other = { $name } now has until { $when }.
letter-longer-own = You’ve given more time.

# --- nudges
nudge = Nudge
nudge-title = Nudge { $name }?
nudge-text = { $name } gets a friendly reminder with your name on it: at once, or in the morning if it’s night there. You can do this once a day.
nudge-offer = { $name } has had more than half of the time.
nudge-done = Nudged: { $when }
nudge-done-of = A reminder went to { $name }: { $when }.
play-nudge-gone-title = No reminder was sent
play-nudge-gone = There’s nobody to nudge now: either the answer is in, or it’s too early, or a reminder went out today.
host-nudge-title = Send a reminder?
host-nudge-text = { $name } gets a friendly reminder: at once, or in the morning if it’s night there. That’s possible once a day.
host-nudge-button = Send the reminder
host-done-nudge = The reminder is on its way. If it’s night there, it goes in the morning.
host-cannot-nudge = There’s nobody to nudge now: either the answer is in, or it’s too early, or a reminder went out today.
letter-turn-nudge = { $name } is waiting for your move and sends a friendly reminder.

# --- the last one to answer
letter-last-subject = { $title }: you’re the last one – { $prompt }
last-one = Everybody else has answered: you’re the last one.

# --- a promised date has moved
letter-new_date-subject = { $title }: your new deadline
letter-new_date-outage = { $count ->
    [one] The server couldn’t be reached for a while. So that you don’t lose any time, your deadline has moved. This is the one that counts now:
   *[other] The server couldn’t be reached for a while. So that you don’t lose any time, your deadlines have moved. These are the ones that count now:
}
letter-new_date-away = You’re away, so your deadline waits for you. This is the one that counts now:

# --- how quickly somebody usually answers
usually = usually answers { $when }
usually-of = { $name } usually answers { $when }.
usually-hours = { $count ->
    [one] within an hour
   *[other] within { $count } hours
}
usually-days = { $count ->
    [one] within a day
   *[other] within { $count } days
}
