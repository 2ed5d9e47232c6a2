# Privacy: who runs the service, what is kept, and how people leave.

site-privacy = Privacy
privacy-lead = Staffetta keeps only what your games need. There are no ads, and nobody follows you around.
privacy-who = Whom to ask
privacy-contact = Ask about anything on this page here:
privacy-no-contact = The friend who runs this service hasn’t left a contact here yet. Ask the host of your game: they know who it is.
privacy-own = Your own data
privacy-own-text = On the page with all your games you can download everything that’s kept about you, or have it deleted:
privacy-typed = A name typed at a table or in a season has no address with it. The table’s or season’s host can change it, and so can the friend who runs this service.
privacy-kept = What’s kept, and for how long
privacy-kept-matches = Your name, e-mail address and language, and your moves in each match. They stay when the match is over, so that you can look at it again. If you delete yourself, the moves stay without your name, because they’re part of the others’ game too.
privacy-kept-letters = A note about each letter (when it was written, and if it arrived): { $days ->
    [one] { $days } day
   *[other] { $days } days
} after its match ends.
privacy-kept-talk = What players say to each other: { $days ->
    [one] { $days } day
   *[other] { $days } days
} after their match ends. Only the players it was said to can read it. If you delete yourself, your words go at once, except from letters that have already arrived.
privacy-kept-ways = The addresses of chats, webhooks and browsers that you add to get word of a game, encrypted, with any token or password in them: until you remove them, and at most { $days ->
    [one] { $days } day
   *[other] { $days } days
} after its end. What we send there passes through the service that runs it.
privacy-kept-former = Where somebody else has taken your seat: your name, e-mail address and language, and when you left, { $days ->
    [one] { $days } day
   *[other] { $days } days
} after the match ends. Until then you can download or delete this like everything else.
privacy-kept-links = The address that a link was sent to: { $days ->
    [one] { $days } day
   *[other] { $days } days
} after the link has ended.
privacy-kept-files = The letters themselves, which are files here and don’t go through a mail server: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-copies = A copy of the database that’s made before an upgrade or a restore: { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Other backups are up to the friend who runs this service.
privacy-kept-erased = If you delete yourself, a code computed from your address, so that an older backup can’t bring you back: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-unconfirmed = Names and addresses in a match that its host never confirmed: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-newcomers = A request for an open seat: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-trials = A trial against bots, which has neither your name nor your address: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-empty = A table or a season with no game in it: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-unfinished = A table that was left in mid-game: { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Finished ones stay.
privacy-kept-evenings = The place and the photo of an evening: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-counters = Codes computed from e-mail addresses and networks, so that nobody can flood you with letters: at most { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-never = If you never want to be invited again, a code computed from your address, until you change your mind.
privacy-not = What isn’t kept
privacy-not-text = No passwords, unless you put one into a chat’s address, and nothing from other websites: each page comes from this service alone. Cookies only remember your language, your phone’s seat at a table, and browsers that you’ve opened your link in.
letter-fine-privacy = Privacy:

# --- taking and deleting one's own data
mine-data = Your data
mine-kept = Download everything that’s kept about you
mine-leave = Delete me
leave-title = Delete yourself here?
leave-lead = Your name, your address and all your links go. It can’t be undone.
leave-running = { $count ->
    [one] { $count } game in progress goes on without you.
   *[other] { $count } games in progress go on without you.
} Your seat is free at once, and the host can give it to a friend or a bot.
leave-called_off = { $count ->
    [one] { $count } game that hasn’t started ends, because you’re its host.
   *[other] { $count } games that haven’t started end, because you’re their host.
}
leave-declined = { $count ->
    [one] In { $count } game that hasn’t started, the host hears that you aren’t coming.
   *[other] In { $count } games that haven’t started, the hosts hear that you aren’t coming.
}
leave-over = { $count ->
    [one] In { $count } finished game, a number takes the place of your name.
   *[other] In { $count } finished games, a number takes the place of your name.
}
leave-former = { $count ->
    [one] In { $count } game where somebody else has your seat, your name and your words go.
   *[other] In { $count } games where somebody else has your seat, your name and your words go.
}
leave-tables = { $count ->
    [one] At { $count } table, the name and the address you gave go.
   *[other] At { $count } tables, the name and the address you gave go.
}
leave-stays = What stays
leave-stays-moves = Your moves, without your name: they’re part of the others’ game too.
leave-stays-copies = Copies of the database made before an upgrade or a restore may still have your data. Each goes after { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Other backups are up to the friend who runs this service.
leave-stays-letters = Letters that are already in the mailboxes of others. If you asked never to be invited again, we remember that by a code computed from your address.
leave-ask = To make sure that it’s you, we send a letter to your address. Nothing is deleted before you press the button on the page behind its link.
leave-send-button = Send me that letter
leave-sent-title = The letter is on its way
leave-sent-text = Its link works once, for { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Nothing is deleted before you press the button on its page.
leave-too_soon = You’ve asked for several letters today already. Please try again tomorrow.
leave-nothing_to_send = There’s no game here to write to you about. Ask the friend who runs this service to delete you.
leave-confirm-title = Delete yourself here?
leave-confirm-text = Your name, your address and all your links go. It can’t be undone.
leave-confirm-button = Delete me
leave-done-title = You’ve been deleted
leave-done-text = Your games no longer name you, and none of your links works. Thank you for playing!
leave-late-title = This link no longer works
leave-late-text = Nothing was deleted. A newer letter may have a newer link; otherwise ask for one on the page with all your games.
letter-leaving-subject = Delete yourself here?
letter-leaving-text = You asked to be deleted here. The page behind this link says what will happen; nothing does before you press its button. The link works once, for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
letter-leaving-button = See what happens
letter-leaving-not-you = If you didn’t ask for it, you don’t have to do anything, but somebody may have the link to all your games: take new links on the settings page of any game.
