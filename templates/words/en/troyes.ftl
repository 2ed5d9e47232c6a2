# Troyes: the words of the game. Our own, none of the publisher’s.
# Blanks: an engine fact by its name; what an action does not name has the id “none”.

game-title-troyes = Troyes
game-short-troyes = Troyes
game-about-troyes = Use your own dice, and buy those of others, to work, build the cathedral and fight off whatever threatens the town.

# --- dice, black ones too ---

die-r1 = red 1
die-r2 = red 2
die-r3 = red 3
die-r4 = red 4
die-r5 = red 5
die-r6 = red 6
die-w1 = white 1
die-w2 = white 2
die-w3 = white 3
die-w4 = white 4
die-w5 = white 5
die-w6 = white 6
die-y1 = yellow 1
die-y2 = yellow 2
die-y3 = yellow 3
die-y4 = yellow 4
die-y5 = yellow 5
die-y6 = yellow 6
die-b1 = black 1
die-b2 = black 2
die-b3 = black 3
die-b4 = black 4
die-b5 = black 5
die-b6 = black 6
whose-g = grey
whose-le_roy = Le Roy

# --- spaces: the building, the numbers of the row as they are printed, the place from the left ---

space-P1 = Palace 1
space-P2 = Palace 2
space-P3 = Palace 3
space-P4 = Palace 4
space-P5 = Palace 5
space-P6 = Palace 6
space-B1_1 = Bishopric 1–2, space 1
space-B1_2 = Bishopric 1–2, space 2
space-B1_3 = Bishopric, row 1, space 3
space-B2_1 = Bishopric 3–4, space 1
space-B2_2 = Bishopric 3–4, space 2
space-B2_3 = Bishopric, row 2, space 3
space-B3_1 = Bishopric 5–6, space 1
space-B3_2 = Bishopric 5–6, space 2
space-B3_3 = Bishopric, row 3, space 3
space-C1_1 = City Hall 1–3, space 1
space-C1_2 = City Hall 1–3, space 2
space-C1_3 = City Hall 1–3, space 3
space-C2_1 = City Hall 4–6, space 1
space-C2_2 = City Hall 4–6, space 2
space-C2_3 = City Hall 4–6, space 3
space-C3_1 = City Hall, row 3, space 1
space-C3_2 = City Hall, row 3, space 2
space-C3_3 = City Hall, row 3, space 3
space-in_row = { $building } { $low }–{ $high }, space { $place }

# --- what is not named ---

card-none = nothing
space-none = nothing
building-none = nothing
source-personal = personal supply
source-space = a space in a building
source-lying = an expelled citizen
source-card = a tradesman

# --- phases: a name, the question to the reader, who is waited for ---

phase-place = Initial placement
phase-call = Resistance calls
phase-counter = Black dice
phase-act = Actions
phase-flag = Cubes for events
phase-over = Game over

prompt-place = Where do you place a citizen?
prompt-call = Which event does Resistance call?
prompt-counter = Which black dice do you counter, and with what?
prompt-act = What do you do?
prompt-flag = On which event does the cube go?

waiting-place = Waiting for { $seats } to place a citizen.
waiting-call = Waiting for { $seats } to choose the event that Resistance calls.
waiting-counter = Waiting for { $seats } to counter a black die.
waiting-act = Waiting for { $seats } to act.
waiting-flag = Waiting for { $seats } to put cubes on events.

# --- what one can do: button, heading, and what pressing will do ---

group-spaces = Place a citizen
group-influence = Use influence first
group-black = Counter black dice
group-events = Fight an event
group-activities = Activate a card
group-cathedral = Build the cathedral
group-citizens = Place a citizen
group-farming = Work the fields
group-flags = Cubes for events
group-pass = Or pass

action-place = Place: { $space }
action-reroll = Reroll { $die } ({ $cost } influence)
action-recruit = Recruit a citizen ({ $cost } influence)
action-flip = Turn over { $dice } ({ $cost } influence)
action-counter = Counter { $numbers } with { $dice }
action-suffer = Let the highest black die through
action-call = { $card }
action-activate = { $card } with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , cube: { $cube_card }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , for { $mill_buildings }
}{ $uses ->
    [0] { "" }
    [one] , 1 use
   *[other] , { $uses } uses
}
action-hire = Hire a tradesman on { $card }, with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , cube: { $cube_card }
}{ $source_id ->
    [space] , from { $source_space }
    [lying] , expelled from the { $source_building }
    [card] , from { $source_card }
   *[personal] { "" }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , for { $mill_buildings }
}{ $uses ->
    [0] { "" }
    [one] , 1 use
   *[other] , { $uses } uses
}
action-cathedral = Build with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , cube: { $cube_card }
}
action-combat = Fight { $card } with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , cube: { $cube_card }
}{ $uses ->
    [0] { "" }
    [one] , 1 cube
   *[other] , { $uses } cubes
}
action-citizen = Place with { $die }{ $cube_card_id ->
    [none] { "" }
   *[other] , cube: { $cube_card }
}{ $source_id ->
    [space] , from { $source_space }
    [lying] , expelled from the { $source_building }
    [card] , from { $source_card }
   *[personal] { "" }
}
action-farm = Work the fields with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , cube: { $cube_card }
}
action-pass = Pass
action-flag = Cube on { $card }
action-enough = No more cubes


ask-place = You place a citizen on { $space }.
ask-reroll = You pay { $cost } influence and roll { $die } again. The roll counts, whatever it is, and can’t be taken back; then you go on.
ask-recruit = You pay { $cost } influence; a citizen comes from the general supply to your own. This can’t be taken back; then you go on.
ask-flip = You pay { $cost } influence and turn { $dice } to the opposite side. This can’t be taken back; then you go on.
ask-counter = You counter the black dice { $numbers } with { $dice }. Your dice are used up, and you gain { $each } influence for each black die.
ask-suffer = Your dice don’t reach the highest black die: it’s discarded, and you lose { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ask-call = Resistance calls { $card }.
ask-activate = You activate { $card } with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }and a cube from { $cube_card }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , for { $mill_buildings }
}{ $uses ->
    [0] { "" }
    [one] , 1 use
   *[other] , { $uses } uses
}.
ask-hire = You hire a tradesman on { $card }{ $source_id ->
    [space] { " " }(the citizen of { $source_space })
    [lying] { " " }(the one expelled from the { $source_building })
    [card] { " " }(the tradesman of { $source_card })
   *[personal] { "" }
} and activate it with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }and a cube from { $cube_card }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , for { $mill_buildings }
}{ $uses ->
    [0] { "" }
    [one] , 1 use
   *[other] , { $uses } uses
}.
ask-cathedral = You build at the cathedral with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }and a cube from { $cube_card }
}: a cube for each die, with { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $low } influence – { $high } influence if the number is { $number } or more.
ask-combat = You fight { $card } with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }and a cube from { $cube_card }
}{ $uses ->
    [0] { "" }
    [one] , 1 cube
   *[other] , { $uses } cubes
}. Each cube brings { $each } influence.
ask-citizen = You place a citizen with { $die }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }and a cube from { $cube_card }
}{ $source_id ->
    [space] , the one of { $source_space }
    [lying] , the one expelled from the { $source_building }
    [card] , your tradesman of { $source_card }
   *[personal] { "" }
}.
ask-farm = You work the fields with { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }and a cube from { $cube_card }
}: a denier for every { $divisor } points of their value.
ask-pass = You pass: no more actions in this round. Deniers are set aside in your district, now and each time your turn would come; you get them when the round ends.
ask-flag = You put a cube on { $card } and gain { $each } influence.
ask-enough = The other cubes aren’t placed.

# --- why something cannot be done, and what can ---

refusal-game_over = The game is over; there’s nothing left to play.
refusal-no_such_seat = There’s no such seat in this game.
refusal-not_your_turn = { $actor_seat_is ->
    [none] It’s nobody’s turn right now.
   *[other] It isn’t your turn but { $actor_seat }’s. You’ll get a letter.
}
refusal-wrong_phase = It’s your turn, but you have to decide something else first: { $phase }.
refusal-malformed = That isn’t a move in this game. Moves look like this: “activate merchant y5 y6”, “citizen r3”, “farm y4”, “pass”.
refusal-no_such_card = There’s no such card in this game.
refusal-no_such_die = That isn’t a die. Dice look like this: “y5” is a yellow 5 of your own, “2:y5” one of seat 2, “g:y5” a grey one.
refusal-no_such_space = There’s no such space on this board: { $space }.
refusal-space_taken = Somebody stands on { $space } already. Choose an empty space.
refusal-die_not_there = That die isn’t there, or not that many: { $die }.
refusal-die_not_own = For this you need a die of your own district, and this isn’t one: { $die }.
refusal-too_many_dice = At most { $most ->
    [one] 1 die
   *[other] { $most } dice
} go into a group; you named { $count }.
refusal-dice_mixed = All dice of a group must be of one colour here.
refusal-dice_colour = This takes dice of another colour: { $colour }.
refusal-too_few_deniers = That costs { $needed ->
    [one] 1 denier
   *[other] { $needed } deniers
}, and you have { $deniers }.
refusal-too_little_influence = That costs { $needed } influence, and you have { $influence }.
refusal-supply_empty = None of your citizens is left in the general supply.
refusal-black_not_there = There’s no black { $number }, or not that many.
refusal-black_highest = The { $number }, the highest black die, must be among those you counter.
refusal-too_weak = Your dice come to { $value } there, and { $needed } are needed. Red dice count double.
refusal-can_counter = Your dice can counter the { $number }, so you must.
refusal-must_use_influence = Your influence may still let you counter it; in this game you must try that first.
refusal-card_not_open = That card isn’t face up in this game: { $card }.
refusal-group_too_small = Your dice are worth { $value }, but a single use takes { $divisor }.
refusal-too_little_to_farm = The fields bring a denier for every { $divisor } points, rounded down: dice worth { $value } bring nothing.
refusal-too_many_uses = You named { $count ->
    [one] 1 use
   *[other] { $count } uses
}, but { $most } is the most.
refusal-uses_fixed = In this game you have to make all { $count } uses.
refusal-uses_unsaid = To use it as often as you can, leave the number out.
refusal-use_unpaid = You can’t pay for a single use of { $card }.
refusal-choice_needed = This card asks for a choice for each use: { $card }. Add “palace” or “bishopric” for each.
refusal-choice_not_asked = There’s nothing to choose here.
refusal-cube_not_there = You have no cube on { $card }.
refusal-cube_unfit = A cube from { $card } doesn’t fit here.
refusal-no_citizen = You have no citizen at hand. Recruit one, or say which of your citizens is to move.
refusal-citizen_not_there = None of your citizens is there.
refusal-citizen_not_needed = Your tradesman is on { $card } already, so nobody has to move.
refusal-protected = { $protected_seat_is ->
    [none] That would expel a neutral citizen from { $space }, but one has been expelled there already.
    [you] That would expel one of your citizens from { $space }, but one has been expelled there already.
   *[other] That would expel one of { $protected_seat }’s citizens from { $space }, but one has been expelled there already.
}
refusal-column_full = The cathedral is complete on number { $number }.
refusal-event_not_there = { $card } isn’t among the events in the town.
refusal-pass_too_late = You’ve used influence in this turn; in this game you must now act.
refusal-cubes_left = You still have { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} to place.

# --- how a game ends ---

reason-points = most points
reason-solo_0 = Le Roy has your head
reason-solo_1 = not terrible, but Le Roy still holds your head in his hands
reason-solo_2 = a modest success
reason-solo_3 = not bad: people begin to know your name
reason-solo_4 = you worried Le Roy
reason-solo_5 = masterly

# --- the optional rules ---

option-bonus_cards = Bonus cards
option-bonus_cards-about = Prior, Baker and Banquet join the activity cards, Resistance the red events.
option-bonus_cards-rule = Prior, Baker and Banquet are among the activity cards, and Resistance among the red events.
option-start_player = Start player
option-start_player-about = Who holds the start player card first, counted round the table from the host. 0 means it’s drawn at random.
option-start_player-chosen = { $is_known ->
    [yes] First start player: { $player }
   *[no] Player { $value } begins
}
option-start_player-rule = { $is_known ->
    [yes] { $player } is the first start player.
   *[no] Player { $value }, counted round the table from the host, is the first start player.
}
option-wage_shortfall = Wages that can’t be paid
option-wage_shortfall-about = What happens to players who can’t pay all wages.
option-wage_shortfall-pay_all_then_minus_2vp = pay all you have, lose { $count ->
    [one] 1 point
   *[other] { $count } points
}
option-wage_shortfall-block = citizens who aren’t paid don’t work
option-wage_shortfall-block-rule = If you can’t pay all wages, the cheapest are paid first, and citizens who aren’t paid don’t work.
option-black_dice_cap = Number of black dice
option-black_dice_cap-about = How many black dice are rolled at most, whatever the events say.
option-black_dice_cap-6 = at most { $count }
option-black_dice_cap-none = as many as the events say
option-black_dice_cap-none-rule = As many black dice are rolled as the events say; there’s no limit.
option-must_use_influence_to_counter = Influence against black dice
option-must_use_influence_to_counter-about = Players who can’t counter must first use influence as long as it may help.
option-must_use_influence_to_counter-rule = If you can’t counter, you must first use influence, as long as it may help.
option-partial_activation_allowed = Fewer uses
option-partial_activation_allowed-off = Always every use
option-partial_activation_allowed-off-about = An action must make every use that the dice allow.
option-partial_activation_allowed-off-rule = You must make every use that your dice allow.
option-pass_after_influence_allowed = Passing after influence
option-pass_after_influence_allowed-off = No pass after influence
option-pass_after_influence_allowed-off-about = After using influence in a turn you must act in it.
option-pass_after_influence_allowed-off-rule = Once you have used influence in a turn, you must act in it.
option-tithing_free_from_neutral = Tithing takes grey dice
option-tithing_free_from_neutral-off = No grey dice for Tithing
option-tithing_free_from_neutral-off-about = Tithing makes no grey die free.
option-tithing_free_from_neutral-off-rule = Tithing makes no grey die free.
option-conversion_cards_may_place_citizens = Converted dice place citizens
option-conversion_cards_may_place_citizens-about = A die changed by Monk, Templar or Prior may place a citizen.
option-conversion_cards_may_place_citizens-rule = A white die that counts as several may place a citizen, too.
option-militia_may_place_in_palace = Militia in the Palace
option-militia_may_place_in_palace-off = No Militia in the Palace
option-militia_may_place_in_palace-off-about = A cube of the Militia places no citizen.
option-militia_may_place_in_palace-off-rule = A cube of the Militia places no citizen.
option-row_entry = Entering a row
option-row_entry-about = Where a citizen enters a row that has gaps.
option-row_entry-first_free_else_push = the first free space; pushing only when full
option-row_entry-always_push_from_left = always from the left, pushing the others
option-row_entry-always_push_from_left-rule = A citizen always enters a row from the left and pushes the others on, even if there’s a gap.
option-neutral_counts_in_event_ranking = Grey cubes count
option-neutral_counts_in_event_ranking-off = Grey cubes don’t count
option-neutral_counts_in_event_ranking-off-about = Only players’ cubes are ranked when an event is countered.
option-neutral_counts_in_event_ranking-off-rule = Only players’ cubes are ranked when an event is countered.
option-marauding_taken = Marauding is taken
option-marauding_taken-about = The leader when Marauding is full keeps it as an event card.
option-marauding_taken-rule = When Marauding is full, its leader counts it as an event card.
option-procession_joust_tie_pays_all = Ties at Procession and Joust
option-procession_joust_tie_pays_all-off = Ties pay the active player alone
option-procession_joust_tie_pays_all-off-about = At Procession and Joust nobody but the active player scores a tie.
option-procession_joust_tie_pays_all-off-rule = At Procession and Joust only the active player scores a tie.
option-procession_joust_tie_pays_all-off-rule_joust = At Joust only the active player scores a tie.
option-procession_pays_most = Procession pays the most dice
option-procession_pays_most-about = At Procession every player with the most dice left scores, no matter who activated the card.
option-procession_pays_most-rule = At Procession every player with the most dice left scores, no matter who activated the card.
option-joust_needs_red_die = Joust needs a red die
option-joust_needs_red_die-about = At Joust nobody scores when no district has a red die left.
option-joust_needs_red_die-rule = At Joust nobody scores when no district has a red die left.
option-event_row_entry = Citizens of events
option-event_row_entry-about = How a grey citizen enters a row that has gaps. Read word for word, the rulebook moves everybody and expels whoever stands last.
option-event_row_entry-push_to_gap = push up to the first gap
option-event_row_entry-push_all = push everybody, expel the last one
option-event_row_entry-push_all-rule = A grey citizen pushes everybody in its row on, and the last one is expelled, even if there’s a gap.
option-vp_floor_during_game = Losing points you don’t have
option-vp_floor_during_game-about = Whether points may fall below 0 during the game.
option-vp_floor_during_game-0 = never below 0
option-vp_floor_during_game-none = below 0, too
option-vp_floor_during_game-none-rule = You can also lose points that you don’t have: your points may fall below 0.
option-final_tie = A tie at the end
option-final_tie-about = Who wins when the points are equal.
option-final_tie-shared = the victory is shared
option-final_tie-most_influence = most influence
option-final_tie-most_influence-rule = If points are equal at the end, most influence wins.
option-final_tie-most_deniers = most deniers
option-final_tie-most_deniers-rule = If points are equal at the end, most deniers win.
option-solo_vp_2_12 = Le Roy’s rare points
option-solo_vp_2_12-about = How many points Le Roy gains with 2 or 12.
option-solo_vp_2_12-2 = two
option-solo_vp_2_12-3 = three
option-solo_vp_2_12-3-rule = With a sum of 2 or 12 Le Roy gains { $value ->
    [one] 1 point
   *[other] { $value } points
}.
option-le_roy_shares = Le Roy scores ties
option-le_roy_shares-off = Le Roy scores no ties
option-le_roy_shares-off-about = At Procession and Joust nobody but you scores.
option-le_roy_shares-off-rule = At Procession and Joust Le Roy scores nothing.
option-interruption_spares_le_roy = Interruption of Work spares Le Roy
option-interruption_spares_le_roy-about = Where the highest cube of the cathedral is his, Interruption of Work removes nothing.
option-interruption_spares_le_roy-rule = Interruption of Work removes nothing where the highest cube of the cathedral is Le Roy’s.
option-player_counters_rest = One black die for Le Roy
option-player_counters_rest-about = Le Roy counters once in a round; all other black dice are the player’s.
option-player_counters_rest-rule = Le Roy counters once in a round; all other black dice are yours.
option-resistance_pick = What Resistance calls
option-resistance_pick-about = How the red event that Resistance calls is found.
option-resistance_pick-random = drawn at random
option-resistance_pick-choose = the start player chooses
option-resistance_pick-choose-rule = The start player chooses the red event that Resistance calls.

# --- a name among others of its kind ---

listed-card = { $card }
