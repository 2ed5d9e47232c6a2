# Standing orders of Troyes.

order-until = Until this round is over.
order-topic-black = Against black dice
order-topic-round = In this round
order-counter-cheapest = Always counter the highest black die as cheaply as I can
order-counter-never-red = Counter the highest black die as cheaply as I can, but never with a red die; ask me where that isn’t enough
order-pass-round = Pass for the rest of this round
stance-counter-cheapest = Always as cheaply as I can
stance-counter-never-red = Always, but never with a red die
order-topic-placing = When citizens are placed
order-until-placing = Until all citizens are placed.
order-place-firmest = Place each citizen in the building where I have fewest, on the space from which it’s hardest to expel
stance-place-firmest = Spread them all evenly, on the safest spaces
order-plan = My next turns
order-as-possible = Each is played on my turn if it’s still possible, even if it brings less by then. If it isn’t, or would expel one of my own citizens, I’m asked and the rest of the plan ends.
order-why-not_possible = this wasn’t possible any more: { $action }
order-why-worth_less = this would have brought less, or cost more, than when you planned it: { $action }
order-why-own_citizen = this would have expelled one of your own citizens: { $action }
order-why-placing_over = all citizens are placed
order-why-round_over = the round is over
refusal-has_passed = You’ve passed already; in this round you aren’t asked again.
refusal-not_in_a_round = No round has started yet. You can give this instruction once the first one has.
refusal-placing_over = All citizens are placed already.
refusal-order_plan_empty = A plan has to name at least one action: “plan; pass”.
refusal-order_plan_long = This plan names too many actions; { $most } is the most.
refusal-order_unknown = There’s no such instruction: “{ $clause }”. The instructions are “place-firmest”, “counter-cheapest”, “counter-never-red”, “pass-round” and “plan; pass”.
refusal-order_unreadable = That isn’t an instruction. The instructions are “place-firmest”, “counter-cheapest”, “counter-never-red”, “pass-round” and “plan; pass”.

# --- the data file of whoever owns the game ---

fault-data_unknown = There is no such value: { $at }.
fault-data_fixed = This value cannot be changed: { $at }.
fault-data_value = This value is not possible: { $at }.
fault-data_count = There must be as many cards of each kind as in the box, and you have { $count }: { $at }.
fault-data_spaces = These must be the names of that building’s spaces: { $at }.
fault-data_rows = The spaces of all rows need names of their own: { $at }.

# --- a report to be scored ---

score-cube_unfit = A cube of this card does not fit here: { $card }.
score-character_unknown = There is no such character in this game. Possible: { $takes }.
score-table_impossible = There cannot be so many on the board or in the box: { $most } at most.
score-twice = This is listed twice.
