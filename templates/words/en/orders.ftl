# Standing orders and bots, as far as they are the same in every game.

# --- the page
orders-title = Instructions
orders-intro = Say in advance what you’d answer, and nobody has to wait for you. An instruction answers as soon as you’re asked; when one of its conditions fails it stops, and you’re asked as usual.
orders-private = Nobody else sees your instructions, or that one of them made a move.
orders-armed = Active
orders-none = No instruction is active.
orders-stays = Until you take it back.
orders-cancel-button = Take back
orders-new = A new instruction
orders-first-shown = Nothing is active yet: each button first shows what the instruction would do.
orders-look-button = See what it would do
orders-as-line = Write it as one line
orders-written = As one line:
orders-line = Instruction
orders-step = Card { $number }
orders-notes = What became of your instructions
orders-back = Back to the game
orders-link = Answer in advance with instructions
orders-armed-are = Active: { $orders }.
orders-refused-title = We can’t take that instruction.
orders-done-cancelled = You’ve taken the instruction back.
orders-done-gone = That instruction is no longer active.
orders-changed = The game has gone on while you were looking. Please check again.

# --- before an order is given
orders-ask-title = Give this instruction?
orders-ask-foretold = What it would do as things stand
orders-ask-at-once = It’s your turn, so this is played at once: { $action }.
orders-ask-waits = Nothing yet. It answers when its moment comes.
orders-ask-steps = If the others do only what they must, it would play:
orders-ask-stops = Then it would stop and ask you: { $why }.
orders-ask-told = What would happen then
orders-ask-replaces = It replaces an earlier instruction: { $order }.
orders-ask-button = Give the instruction
orders-ask-instead = Change it

# --- what became of it; $why is a game's words
note-carried_out = { $action } – by your instruction ({ $why }).
note-disarmed = No longer active: { $order }. The reason: { $why }.
note-brought_back = Active again: { $order }. The move that ended it was taken back.
note-withdrawn = No longer active: { $order }. You took back the move it had made for you.
note-fallen = No longer active: { $order }. The move after which you gave it was taken back.
note-plan_withdrawn = No longer active: { $order }. You took back the move it was to follow.
note-asked = We’re asking you all the same: { $why }.
mark-order = by your instruction
letter-orders = Your instructions
order-summary-moves = { $count ->
    [one] Your instructions made 1 move for you.
   *[other] Your instructions made { $count } moves for you.
}
letter-orders-details = Details

# --- bots
bot-name = { $name } (bot)
new-bots = Bots in the game
new-bots-none = none
new-bots-hint = A bot fills an empty seat. It sees no more than any player, plays at once and gets no letters.
problem-no_bot = There’s no bot for this game yet.
host-bot = Let a bot play
host-bot-title = Let a bot play here?
host-bot-text = { $name }’s link stops working, and a bot plays in that seat. It sees no more than any player. You can give the seat to a person again at any time.
host-bot-button = Let the bot play
host-done-bot = A bot plays there now.

# --- stances: orders in one tap; $action is a game's words
stance-now = now: { $action }
stance-now-gains = now: { $action } ({ $gains })
stance-for-good = Never ask me this again
stance-now-asks = now you’d be asked
stance-given = Noted. When your turn comes: { $order }.
stance-alike = Three times in a row you’ve answered card by card. This would have played the same cards, and can answer the rest for you:

# --- the next turns, planned while others act
plan-title = Plan your next turn
plan-yours = Your next turns, planned
plan-why = It’s played when your turn comes, and nobody has to wait for you.
plan-intro = Put it together as if it were your turn now. It’s played on your turn if it’s still possible; if not, you’re asked as usual.
plan-so-far = In the plan so far
plan-look = See the plan
plan-more = Plan another turn after it
plan-change = Change it or go on
plan-refused = You can’t plan that.
plan-left-out = Nobody can know what comes after this action, so the plan ends here: { $action }
play-no-plan-title = There’s nothing to plan now
play-no-plan = You can plan your next turn while others take theirs, until you pass. Here’s how things stand now.

asides-heading = At any time

order-why-as_ordered = as you said
refusal-order_clause = We don’t understand this part: “{ $clause }”.
