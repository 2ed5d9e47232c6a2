# A person's calendar, and the feed of a match.
calendar-title = Your turns in your calendar
calendar-text = Your calendar program can show the deadline of each of your moves, and remind you of it. It looks for changes about every hour.
calendar-shared = Anyone who has this address can read which games you play, with whom, and your deadlines. Nobody can play with it.
calendar-make-button = Make the address
calendar-address = Address for your calendar program
calendar-open = Add it to my calendar
calendar-renew-text = Has somebody got the address who shouldn’t have it? Make a new one: the old one stops working.
calendar-renew-button = Make a new address
calendar-end-text = Don’t want it any more? Your calendar program will find nothing there.
calendar-end-button = Take the calendar away
calendar-name = Staffetta: your turns
calendar-event = { $title }: your turn
calendar-note = Please answer by { $deadline }. For the link to your games, ask for a letter here:
error-title-ended-calendar = This calendar address no longer works
error-ended-calendar = Its owner has made a new one, or has taken the calendar away.
feed-title = Follow the log in a feed reader
