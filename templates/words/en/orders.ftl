# Standing orders and bots, as far as they are the same in every game.

# --- the page
orders-title = Standing orders
orders-intro = Say beforehand what you would answer, and nobody has to wait for you. An order answers as soon as you are asked; when one of its conditions fails it stops, and you are asked as usual.
orders-private = Nobody else sees your orders, nor that a move was ordered.
orders-armed = In force
orders-none = No order is in force.
orders-stays = Until you take it back.
orders-cancel-button = Take back
orders-new = A new order
orders-first-shown = Nothing is in force yet: each button first shows what the order would do.
orders-look-button = See what it would do
orders-as-line = Write it as one line
orders-written = As one line:
orders-line = Order
orders-step = Card { $number }
orders-notes = What became of your orders
orders-back = Back to the game
orders-link = Answer beforehand, by standing orders
orders-armed-are = In force: { $orders }.
orders-refused-title = That cannot be ordered.
orders-done-given = The order is in force.
orders-done-cancelled = The order is taken back.
orders-done-gone = That order is no longer in force.
orders-changed = The game has gone on while you were looking. Please look once more.

# --- before an order is given
orders-ask-title = Give this order?
orders-ask-foretold = What it would do as things stand
orders-ask-at-once = You are being asked now, so this is played at once: { $action }.
orders-ask-waits = Nothing yet. It answers when its moment comes.
orders-ask-steps = If the others do no more than they must, it would play:
orders-ask-stops = Then it would stop and ask you: { $why }.
orders-ask-told = What would happen then
orders-ask-replaces = It takes the place of an earlier order: { $order }.
orders-ask-button = Give the order
orders-ask-instead = Change it

# --- what became of it; $why is a game's words
note-carried_out = { $action } – by your order ({ $why }).
note-disarmed = No longer in force: { $order }. The reason: { $why }.
note-brought_back = In force again: { $order }. The move that ended it was taken back.
note-withdrawn = No longer in force: { $order }. You took back the move it had made for you.
note-fallen = No longer in force: { $order }. The move after which you gave it was taken back.
note-plan_withdrawn = No longer in force: { $order }. You took back the move that it was to follow.
note-asked = You are asked, though an order stands: { $why }.
mark-order = by your order
letter-orders = Your standing orders

# --- bots
bot-name = { $name } (bot)
new-bots = Bots in the game
new-bots-none = none
new-bots-hint = A bot fills an empty seat. It sees no more than any player, plays at once and gets no letters.
problem-no_bot = There is no bot for this game yet.
host-bot = Let a bot play
host-bot-title = Let a bot play here?
host-bot-text = { $name }’s link stops working, and a bot plays in that seat. It sees no more than any player. You can give the seat to a person again at any time.
host-bot-button = Let the bot play
host-done-bot = A bot plays there now.

# --- stances: orders in one tap; $action is a game's words
stance-now = now: { $action }
stance-now-gains = now: { $action } ({ $gains })
new-plans-days = How many days a game takes if { $many } look in once a day: about { $fewer }, otherwise { $days }.
stance-for-good = Never ask me this again
stance-now-asks = now you would be asked
stance-alike = Three times in a row you have answered card by card. This would have played the same cards, and can answer the rest for you:

# --- the next turns, planned while others act
plan-title = Plan your next turn
plan-yours = Your next turns, planned
plan-why = It is played when your turn comes, and nobody has to wait for you.
plan-intro = Put it together as if it were your turn now. It is played on your turn if it is still possible; if not, you are asked as usual.
plan-so-far = In the plan so far
plan-look = See the plan
plan-more = Plan another turn after it
plan-change = Change it or go on
plan-refused = That cannot be planned.
plan-left-out = Nobody can know what follows this action, so the plan ends here: { $action }
play-no-plan-title = There is nothing to plan now
play-no-plan = Your next turn can be planned while others take theirs, until you pass. Here is how things stand now.

asides-heading = At any time
