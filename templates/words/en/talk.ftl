# Talk between the players of a match.

# --- why a message wasn’t sent
talk-refused-empty = There’s nothing in this message yet.
talk-refused-too_long = This message is too long. { $most } characters at most.
talk-refused-too_many_lines = This message has too many lines. { $most } at most.
talk-refused-control = This message has characters that can’t be shown.
talk-refused-bidi = This message has hidden marks that turn text around. Please type it again.
talk-refused-invisible = This message has characters that nobody can see.
talk-refused-combining = This message has letters with too many marks on them.
talk-refused-none = There’s no talk in this game: that’s what the host chose.
talk-refused-public_only = In this game everything is said to everybody: that’s what the host chose.
talk-refused-in_battle = There’s no talk during a battle or a round: that’s what the host chose. You can talk again when it’s over.
talk-refused-not_begun = Names are hidden in this game, so there’s no talk before it begins.
talk-refused-over = The game is over, and so is its talk.
talk-refused-not_joined = Only the players of this game can talk here.
talk-refused-nobody = Nobody else is here to talk to.
talk-refused-no_seat = There’s no such player in this game.
talk-refused-bot = { $name } is a bot and doesn’t read messages.
talk-refused-gone = { $name } isn’t in the game now and wouldn’t get the message.
talk-refused-too_often = You’ve sent a lot of messages. You can send the next one a little later.
talk-refused-no_message = This message doesn’t exist, or it isn’t yours.
talk-refused-too_late = { $minutes ->
    [one] A message can be deleted for { $minutes } minute only.
   *[other] A message can be deleted for { $minutes } minutes only.
}

# --- on the page
talk-title = Talk
talk-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
talk-former = A former player
talk-former-circle = In private, before the seat changed hands
talk-you = You
talk-deleted = This message was deleted.
talk-muted = You’ve muted { $name }. Show this message
talk-nothing = Nobody has said anything yet.
talk-earlier = Show earlier messages
talk-to-everybody = Say something to everybody
talk-to = Say something to { $names }
talk-send = Send
talk-read = Mark all as read
talk-private = Talk in private
talk-private-text = Only you and the people you tick can read it.
talk-private-to = To
talk-delete = Delete
talk-delete-title = Delete this message?
talk-delete-text = Its words disappear from everybody’s page; the others see that a message was deleted. Letters that have already gone out can’t be called back.
talk-wishes = Letters and muting
talk-pace = Messages from others reach me
talk-pace-at_once = by letter, right away
talk-pace-next_letter = with my next letter
talk-pace-never = on this page only
talk-mute = I don’t want to hear from
talk-mute-hint = They aren’t told. Their messages stay folded on your page and out of your letters.
talk-with-move = Say something with it
talk-whom = To

# --- in letters
letter-talk-subject = { $title }: new messages
talk-in-letter = Messages
talk-by-everybody = { $name } to everybody
talk-by-you = { $name } to you alone
talk-by-few = { $name } to you and { $names }
talk-more = { $count ->
    [one] There’s { $count } more message on your page.
   *[other] There are { $count } more messages on your page.
}
talk-answer = Read it all and answer
talk-at-once-why = You asked to get messages right away.

# --- what the host allows
new-talk = Talk
new-talk-hint = Spectators see none of it.
talk-rule-all = To everybody and in private
talk-rule-public = To everybody only
talk-rule-between_battles = Not during a battle or a round
talk-rule-none = No talk
talk-rule-public-about = Everything the players say here is said to everybody in the game.
talk-rule-between_battles-about = While a battle or a round goes on, nobody says anything. Before and after it, players talk to everybody and in private.
talk-rule-none-about = Players don’t write to each other here.
problem-no_battles = This game has no battles or rounds to be silent in.
