# How letters reach a player: by mail and by other ways, on a page of their seat.

channels-title = How word reaches you
channels-text = When it’s your turn, and when something happens, we let you know. Here’s how.
channels-settings-button = How word reaches you
channels-mail-title = By mail
channels-mail-on = Your letters go to { $address }.
channels-mail-others = No letters go to { $address } for now; word comes by the ways below. Only what’s about your link and your address still comes by mail.
channels-mail-off = You get no letters from this game, and no word by other ways either. You play on its page.
channels-mail-stop-button = No mail, only the ways below
channels-mail-start-button = Write to me by mail too
channels-none-button = Stop all word
channels-chat-title = In a chat or an app
channels-chat-text = The question, your likeliest moves as links and the way to the game, in Telegram, Matrix, Signal, Discord, Slack, ntfy or Gotify. A webhook gets the same as JSON, so that a program can play.
channels-chat-label = An Apprise address
channels-chat-button = Send word there
channels-chat-reads = Everyone who reads along there has your link and can play for you.
channels-chat-examples = What these addresses look like
channels-push-title = In this browser
channels-push-text = A notification with the question, even when the page is closed. One button opens your likeliest move, the other the game.
channels-push-button = Notify me in this browser
channels-push-name = Browser { $number } ({ $server })
channels-push-refused = Your browser doesn’t allow it. Please allow notifications for this site in its settings, then try again.
channels-push-missing = This browser can’t do that, or scripts are switched off. On an iPhone or iPad, add the game to your home screen first.
channels-push-open = Open the game
channels-since = Since { $when }
channels-off = Switched off
channels-unreadable = An address that we can’t read any more
channels-last-error = Last problem, { $when }: { $error }
channels-test-button = Send a test
channels-remove-button = Remove
channels-tested = It worked: the test was taken. It should be there by now.
channels-test-title = Staffetta: this is a test
channels-test-text = Word from your game will look like this.
channels-done-added-apprise = It’s added. Now send a test, to see if it arrives.
channels-done-added-push = This browser will notify you. Send a test to see it.
channels-done-removed = It’s removed.

problem-way_missing = Please paste an address.
problem-way_long = This address is too long. 1,000 letters at most.
problem-way_shape = We can’t read this address. Please compare it with the examples.
problem-way_scheme = We don’t know this kind of address. It begins with tgram, matrixs, signals, discord, slack, ntfys, gotifys or jsons, and ://
problem-way_browser = Your browser gave us an address that we can’t use.
problem-way_many = There’s room for { $most } ways. Please remove one first.
problem-way_off = The person who runs this service hasn’t switched this on.
problem-way_gone = This way has been removed already.
problem-way_tests = That was a lot of tests. { $minutes ->
    [one] Please wait a minute.
   *[other] Please wait { $minutes } minutes.
}

way-error-private = The address leads into a private network, and the person who runs this service hasn’t allowed that.
way-error-wrong = The address is wrong.
way-error-answered = The server there answered with error { $status }.
way-error-unreachable = The server there can’t be reached.
way-error-slow = The server there didn’t answer within ten seconds.
way-error-gone = The browser has ended its subscription.
way-error-missing = The person who runs this service has switched this off.
way-error-broken = Something went wrong on our side.
way-error-sealed = The address can’t be read any more, since the service has a new key. Please remove it and add it again.
way-error-renewed = Your link was renewed, so we’ve removed the chats and browsers that got word of this game: somebody else may have added one.

letter-way-subject = { $title }: word comes another way now
letter-way-ended = One of the ways by which you get word of this game doesn’t work any more, so we’ve switched it off.
letter-way-now-mail = Nothing is lost: from now on your letters come to this address.
letter-way-now-both = Nothing is lost: your letters come to this address, and word by your other ways too.
letter-way-now-others = Nothing is lost: word still comes by your other ways.
letter-way-again = Set up how word reaches you

letter-digest-subject = { $count ->
    [0] News from your games
    [one] One game waits for you today
   *[other] { $count } games wait for you today
}
letter-digest-replies = Please use the links: a plain reply doesn’t say which game you mean.
letter-digest-why = You get one letter a day because you chose it. You can change that here:
letter-digest-stop = Stop letters from all games in your daily letter
channels-letters-title = Which letters
channels-letters-text = Some letters always come: the end of a game, a move that was made for you, and all about links and addresses.
channels-done-saved = Saved.
channels-questions = When it’s your turn
channels-reminders = Reminders
channels-news = News that concerns you
channels-choice-on = A letter at once
channels-choice-digest = In the daily letter
channels-choice-off = No letter
channels-others = By the other ways
channels-way-on = At once
channels-way-off = No word
channels-quiet = The other ways wait until I’m up: they’re silent outside of my waking hours
channels-hour = Hour of your daily letter
channels-hour-text = One letter for all your games, at this hour in your time zone. A question that can’t wait comes at once: the daily letter never takes more than half of your time.
channels-for-all = For all my games here
channels-save = Save
channels-talk = When messages from other players come
daily-stop-title = Stop the daily letter?
daily-stop-text = You’ll get no more letters from the games in it; you go on playing on their pages. Each game’s page can start them again.
