# Troyes at the table with the real box: what to do now, what is asked, entered and put right.

prompt-setup = Setting up
prompt-scoring = Final scoring
prompt-counting = Final scoring

# --- the steps of a game, and what the table does in each ---

step-start = Start player
step-fan = Characters
step-place = First citizens
step-reveal = New cards
step-income = Income
step-workforce = Workforce
step-draw = New events
step-events = Events strike
step-black = Black dice
step-counter = Countering
step-act = Actions
step-end = End of the round
step-characters = Characters
step-scoring = Final scoring

step-start-about = Choose who begins, and hand over the start player card.
step-fan-about = Shuffle the characters and lay them in a row, all of them face up. The first one is scored first.
step-place-about = In turn, each puts a citizen on an empty space.
step-reveal-about = Turn up this round’s activity card of each colour.
step-income-about = Everyone takes the income and pays the wages.
step-workforce-about = Everyone rolls a die for each standing citizen; the start player rolls the grey ones. The dice go into the districts.
step-draw-about = Turn up the red event, then the one that it calls, and put both at the end of the row.
step-events-about = All events strike, from left to right.
step-black-about = The start player rolls the black dice of all events.
step-counter-about = In turn, counter black dice, the highest first, with dice of your own district.
step-act-about = In turn, one action each, until all have passed or no coloured die is left.
step-end-about = Take the money from the districts; the expelled go home.
step-characters-about = Everyone turns over their own characters.
step-scoring-about = One category after another: who is ahead?

evening-now = { $step }: now
evening-done = { $step }: done
evening-later = { $step }: still to come
evening-wages = Wages next round: { $wages }
evening-wage = { $seat } { $deniers }
evening-prices = Each die of others, in deniers, in groups of one, two and three: { $prices }

# --- what the table is asked ---

asked-fan = What order are the characters in? Name them from the first to the last.
asked-le_roy_citizens = What do the dice for Le Roy’s citizens show?
asked-activity = Which activity card was turned up?
asked-workforce = What did everybody roll?
asked-event_card = Which event was turned up?
asked-event = What does the black die for this event show?
asked-black = What do the black dice show?
asked-reroll = What does the die show now?
asked-archer = What do the dice of the Archer show?
asked-le_roy = What did Le Roy roll?
asked-character = Which character is turned over?
asked-dice-of = { $colour } × { $count }
asked-keys = Type the numbers one after another.
asked-slot = { $colour }, round { $round }
asked-pile = { $colour } event

# --- dice that are tapped ---

tap-title = What can these dice do?
tap-hint = Tap up to three dice, yours or those of others.
tap-look = What do they do?
tap-value = worth { $value }
tap-strength = { $strength } against black dice
tap-price = Price: { $deniers ->
    [0] nothing
    [one] 1 denier
   *[other] { $deniers } deniers
}
tap-pay = { $deniers } to { $owner }
tap-none = You can’t do anything with just these dice.
tap-without = Without dice
tap-gain = { $gains }

# --- entries in words ---

owner-seat = { $seat }
owner-grey = grey
owner-le_roy = Le Roy
owner-nobody = nobody
action-tell_dice = Rolled: { $numbers }
action-tell_card = Turned up: { $card }
action-tell_character = Turned over: { $character }
action-tell_characters = Order of the characters: { $characters }
action-numbers = { $card }, as printed: { $numbers }
action-numbers_event = { $card }, as printed: { $numbers } ({ $colours })
action-numbers_skipped = { $card }: printed numbers not entered
action-show = Next category
action-show_all = Show all
action-count = Count the final score by hand
action-count_characters = Characters in the game: { $characters }
action-count_each = Counted – { $tally }: { $owners }
action-count_vp = { $owners }: { $numbers } in tokens
action-count_marked = { $owners }, events with a cube: { $numbers }
action-count_tradesmen = { $owners }, tradesmen with points: { $numbers }
action-count_cathedral = { $owners }, cubes by level: { $numbers }
action-count_citizens = { $owners }, standing citizens: { $numbers }
action-count_influence = { $owners }, influence: { $numbers }
action-count_deniers = { $owners }, deniers: { $numbers }
action-count_events = { $owners }, event cards: { $numbers }
action-correct_deniers = Correction – { $owners }’s deniers: { $count }
action-correct_influence = Correction – { $owners }’s influence: { $count }
action-correct_vp = Correction – { $owners }’s points in tokens: { $count }
action-correct_pouch = Correction – deniers in { $owners }’s district: { $count }
action-correct_citizens = Correction – { $owners }’s citizens at hand: { $count }
action-correct_dice = Correction – { $owners }’s dice: { $dice }
action-correct_black = Correction – black dice: { $numbers }
action-correct_space = Correction – { $space }: { $owners }
action-correct_lying = Correction – expelled ({ $building }): { $owners }
action-correct_tradesmen = Correction – tradesmen on { $card }: { $owners }
action-correct_cubes = Correction – { $owners }’s cubes on { $card }: { $count }
action-correct_flags = Correction – cubes on { $card }: { $owners }
action-correct_cathedral = Correction – cathedral, column { $number }: { $owners }
action-correct_taken = Correction – { $card } was taken by { $owners }
action-correct_start = Correction – start player: { $owners }
action-correct_turn = Correction – it’s { $owners }’s turn
action-correct_passed = Correction – { $owners } { $passed_id ->
    [yes] has passed
   *[no] hasn’t passed
}

# --- the numbers printed on a card ---

numbers-title = { $card }: what does your card say?
numbers-about = No source gives these numbers, so we made them up. Set them as printed; you’re asked once for each card.
numbers-hire_cost = Cost of hiring
numbers-divisor = Divided by
numbers-vp_spaces = Points, space { $place }
numbers-flags = Flags
numbers-dice = Dice
numbers-calls = Calls an event
numbers-black_dice = Black dice
numbers-vp_first = Points, most cubes
numbers-vp_second = Points, second
numbers-less = { $field }: less
numbers-more = { $field }: more
numbers-enter = That’s what it says
numbers-skip = Not now
numbers-house = { $count ->
    [one] 1 card counts with our numbers, not your box’s
   *[other] { $count } cards count with our numbers, not your box’s
}
numbers-house-about = They’re marked * on the board. Enter the printed ones whenever you like.

# --- Le Roy’s move, which the players carry out ---

roys-move = Le Roy’s move
roys-done = Done
roys-all-done = All done for Le Roy.
roys-board = The board after it
roys-do-roy_used = Take out of his district: { $dice }.
roys-do-roy_countered = Take away the black { $number } and, from his district, { $dice }.
roys-do-roy_bought = He buys your { $die }: take it out of your district and { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} from the bank.
roys-do-roy_gained = Give him { $points ->
    [one] 1 point
   *[other] { $points } points
}.
roys-do-expelled = Lay the citizen on { $space } down beside the spaces: expelled.
roys-do-roy_entered = Put one of his citizens on { $space }.
roys-do-roy_entered-row = Put one of his citizens on { $space }. Anyone standing there moves on by one space.
roys-do-roy_fought = { $card }: put { $count ->
    [one] 1 of his cubes on the free flag
   *[other] { $count } of his cubes on the free flags
}.
roys-do-roy_hired = Put one of his citizens on { $card }, on the space for { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
} { $points ->
    [one] point
   *[other] points
}.
roys-do-roy_built = Put one of his cubes in the cathedral (level { $level }, space { $number }) and give him a point.
roys-do-roy_scored = Score { $character } and remove the card: you get { $points }, Le Roy { $roy_points }.
roys-do-roy_idle = There’s nothing else he can do.

# --- the count ---

tally-title = Count the final score
tally-begin = Just count the final score
tally-begin-about = Did you play without phones? Count the points here, one category at a time.
tally-vp = Points in tokens
tally-marked = Uncountered events with a cube of your own
tally-tradesmen = Points on the spaces of the tradesmen
tally-cathedral = Cubes on each level of the cathedral
tally-citizens = Citizens standing in the buildings
tally-influence = Influence
tally-deniers = Deniers
tally-events = Event cards taken
tally-characters = Which characters were in the game?
tally-vp-about = All point tokens each player holds.
tally-marked-about = How many events of the row, Marauding among them, hold a cube of yours?
tally-tradesmen-about = The number on each tradesman’s space; 0 if the tradesman isn’t on a space.
tally-cathedral-about = The lowest level first. A level without a cube costs points.
tally-citizens-about = Citizens lying down don’t count.
tally-level = Level { $number }
tally-sum = Total
tally-of = { $owner }: { $what }
tally-enter = Enter
tally-left = Categories to come: { $count }
tally-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}

# --- why not ---

refusal-counting = The final score is being counted. Take the count back to go on playing.
refusal-count_unread = We can’t read that as a count.
refusal-count_impossible = That can’t be: { $most } at most.
refusal-count_characters = Name { $wanted } different characters.
refusal-numbers_unknown = We can’t read that as the numbers of a card.
refusal-numbers_impossible = { $card }: that can’t be printed there. It’s a number from { $least } to { $most }.
refusal-numbers_late = It’s too late for these numbers: the game has already gone on with others. Take back what came after the card, or leave it.
refusal-nothing_to_show = There’s nothing more to show.
refusal-order_wanted = Name all { $wanted }, in their order.

# --- putting right ---

correct-title = Correct something
correct-about = What lies on the table counts. Choose what’s different there.
correct-deniers = Deniers
correct-influence = Influence
correct-vp = Points in tokens
correct-citizens = Citizens at hand
correct-dice = Dice of a district
correct-black = Black dice
correct-space = Who stands on a space
correct-cathedral = Cubes of a column
correct-flags = Cubes on an event
correct-turn = Whose turn it is
correct-numbers = Numbers
correct-owners = Who, in order
correct-button = Correct it
