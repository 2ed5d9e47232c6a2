# Standing orders of Troyes.

order-until = Until this round is over.
order-topic-black = Against black dice
order-topic-round = In this round
order-counter-cheapest = Always counter the highest black die as cheaply as I can
order-counter-never-red = Counter the highest black die as cheaply as I can, but never with a red die; ask me where that is not enough
order-pass-round = Pass for the rest of this round
stance-counter-cheapest = Always as cheaply as I can
stance-counter-never-red = Always, but never with a red die
order-why-as_ordered = as you said
order-why-round_over = the round is over
refusal-has_passed = You have passed already; in this round you are not asked again.
refusal-not_in_a_round = No round is on yet. This can be ordered once the first has begun.
refusal-order_clause = This part is not understood: “{ $clause }”.
refusal-order_unknown = There is no such order: “{ $clause }”. The orders are “counter-cheapest”, “counter-never-red” and “pass-round”.
refusal-order_unreadable = That is no order. The orders are “counter-cheapest”, “counter-never-red” and “pass-round”.

# --- the data file of whoever owns the game ---

fault-data_unknown = There is no such value: { $at }.
fault-data_fixed = This value cannot be changed: { $at }.
fault-data_value = This value is not possible: { $at }.
fault-data_count = There must be as many cards of each kind as in the box, and here there are { $count }: { $at }.
fault-data_spaces = These must be the names of that building’s spaces: { $at }.
fault-data_rows = The spaces of all rows need names of their own: { $at }.

# --- a report to be scored ---

score-cube_unfit = A cube of this card does not fit here: { $card }.
score-character_unknown = There is no such character in this game. Possible: { $takes }.
score-table_impossible = There cannot be so many on the board or in the box: { $most } at most.
score-twice = This stands here twice.
