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
