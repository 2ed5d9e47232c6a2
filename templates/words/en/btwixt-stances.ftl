# Stances in a round: orders in one tap, and their clauses.

stance-kneel-round = Stay out
stance-raise = Take the lead, up to { $count } influence
stance-raise-behind = Kneel when beaten by { $count }

order-raise = Take the lead as cheaply as I can
order-most = My total never goes beyond { $count }
order-part-most = My total never goes beyond
order-why-limit = no card of yours could have led within that limit
order-why-odd_round = a rule of this round changes how cards count

order-topic-rounds = In every round

stance-every-round = Every round: lead up to { $count }, ask if it matters

order-every-round = In every round, take the lead as cheaply as I can (0: stay out)
order-overtaken = Still ask me when somebody is ahead of me by more than { $count }

order-part-overtaken = Still ask me when somebody is ahead of me by more than

matter-last = it’s the last round of the game

order-why-last_round = it’s the last round of the game
order-why-no_plain_card = every card of yours has an ability of its own
order-why-overtaken = { $seat } was ahead by { $count }

new-plans = Ask everyone at once when a round begins (recommended)
