# A player's time: waking hours, days off, reminders and absences.

own_time-title = Your time
own_time-saved = Saved.
own_time-day = When you’re awake
own_time-day-text = Nobody’s reminded at night.
own_time-day-text-awake = Nobody’s reminded at night, and nights don’t use up your time.
own_time-wakes = From
own_time-sleeps = Until
own_time-usual = You usually answer between { $clock } and { $when }.
own_time-usual-button = Use these hours
own_time-kept = { $count ->
    [one] You’ve saved an hour by answering quickly. It’s used when your time runs out.
   *[other] You’ve saved { $count } hours by answering quickly. They’re used when your time runs out.
  }
own_time-off = Days off
own_time-off-text = These days don’t use up your time.
own_time-holidays = Public holidays of your country too
own_time-rhythm = Reminders
own_time-rhythm-usual = at half time and two hours before the end
own_time-rhythm-often = a day, eight hours and two hours before the end
own_time-rhythm-once = once, at half time
own_time-rhythm-last = once, two hours before the end
own_time-rhythm-never = none
own_time-save = Save
own_time-away = Away for a while?
own_time-away-waits = The game waits for you, and the others are told.
own_time-away-plays = A bot plays for you meanwhile, and the others are told.
own_time-orders-play = Your standing instructions answer first; the bot only plays what they leave open.
own_time-orders-wait = Your standing instructions still answer; only what they leave open waits for you.
own_time-first = First day
own_time-last = Last day
own_time-away-button = Tell the others
own_time-ahead = Away from { $since } until { $deadline }
own_time-back-button = I’m here after all
own_time-days-left = { $count ->
    [0] You’ve used up all { $most } days of this game.
    [one] You can still be away for one day in this game.
   *[other] You can still be away for { $count } days in this game.
  }
own_time-wrong-hours = We couldn’t read these hours. Choose both, like 08:00 and 22:00.
own_time-short-day = That’s less than six hours a day. Choose more, or the game would hardly move.
own_time-many-days-off = Keep at least four days of the week for the game.
own_time-wrong-dates = We couldn’t read these days. Write them like 3 Aug or 2026-08-03, the first day before the last.
away-past = Those days are over.
away-backwards = The last day comes before the first.
away-far = That’s more than a year ahead.
away-long = That’s more than the { $most } days that a game waits for each player in all.
away-mark = { $name } is away until { $deadline }
letter-away-subject = { $title }: { $name } is away for a while
letter-away-subject-back = { $title }: { $name } is back
letter-away-text = { $name } is away from { $since } until { $deadline }.
letter-away-waits = The clock waits as long as their move is due. If the date of a move changes, you’ll see it on your page.
letter-away-plays = A bot plays for them meanwhile.
letter-away-back = { $name } is back.
log-away = Announced an absence.
log-back = Came back from an absence.
letter-turn-saved = Your time is up. But you’ve saved some by answering quickly, and it runs now.
