# Troyes: what its rulebook leaves open, and how it is played here.

ruling-wages = What if somebody can’t pay all wages?
ruling-wages-book = Nothing.
ruling-wages-played = You pay all you have and lose { $count ->
    [one] 1 point
   *[other] { $count } points
}, however much is missing.

ruling-points_floor = Can points fall below 0 during the game?
ruling-points_floor-book = If you have no points, you lose none.
ruling-points_floor-played = No. You lose what you have, and no more.

ruling-event_shortfall = Do you lose points for each event that you can’t carry out in full, or once a round?
ruling-event_shortfall-book = If you can’t do everything, you do what is possible and lose points.
ruling-event_shortfall-played = { $count ->
    [one] 1 point
   *[other] { $count } points
} for each event card.

ruling-influence_duty = Must influence be used if it could help to counter a black die?
ruling-influence_duty-book = It is possible to use it.
ruling-influence_duty-played = No. Nobody has to, because what a reroll brings is not known.

ruling-black_cap = What if the events call for more black dice than there are?
ruling-black_cap-book = There are { $count } in the box.
ruling-black_cap-played = No more than { $count } are rolled.

ruling-overpay = May you spend more on black dice than you need?
ruling-overpay-book = As much as they show, or more.
ruling-overpay-played = Yes.

ruling-lower_black = My dice reach a lower black die, but not the highest: may I counter that one?
ruling-lower_black-book = The highest comes first.
ruling-lower_black-played = No. The highest is discarded, and you lose { $count ->
    [one] 1 point
   *[other] { $count } points
}.

ruling-pass_influence = May you use influence and then pass?
ruling-pass_influence-book = Nothing.
ruling-pass_influence-played = Yes. A bad reroll could leave nothing else to do.

ruling-end_test = When do we check whether the actions are over?
ruling-end_test-book = After an action.
ruling-end_test-played = After each action and each pass, and once before the first turn.

ruling-fewer_uses = May a card be used less often than the dice allow?
ruling-fewer_uses-book = Nothing.
ruling-fewer_uses-played = Yes, but at least once.

ruling-stored_cube = When can a cube on an hourglass card be used?
ruling-stored_cube-book = Later in the game.
ruling-stored_cube-played = Not in the action that put it there. It stays usable when the tradesman has left.

ruling-cube_to_activate = May such a cube change an action that activates a card?
ruling-cube_to_activate-book = Any action with dice of that colour.
ruling-cube_to_activate-played = Yes.

ruling-tithing_grey = Does Tithing make a grey die free?
ruling-tithing_grey-book = One from each district; dice may be taken from the neutral one as always.
ruling-tithing_grey-played = Yes, one. Further dice of a district cost what the group costs.

ruling-converted_citizens = May a die that counts as several, by Monk, Templar or Prior, place a citizen?
ruling-converted_citizens-plain = May a die that counts as several, by Monk or Templar, place a citizen?
ruling-converted_citizens-book = A citizen is placed with exactly one die.
ruling-converted_citizens-played = No.

ruling-militia_palace = May a yellow die place a citizen in the Palace by a cube of the Militia?
ruling-militia_palace-book = It forbids that for other cards; it doesn’t mention the Militia.
ruling-militia_palace-played = Yes.

ruling-cathedral_order = Several dice for the cathedral: must all be placed, and in which order?
ruling-cathedral_order-book = One cube for each die.
ruling-cathedral_order-played = All of them, in the order you like. Equal numbers go to different levels.

ruling-rows = Which numbers lead to which row of the Bishopric and the City Hall?
ruling-rows-book = A picture we couldn’t get.
ruling-rows-played = As the board shows it here. Owners of the game can give the printed rows in a data file.

ruling-entry = Where does a player’s citizen enter a row that has a gap?
ruling-entry-book = On the first empty space; a full row is pushed on.
ruling-entry-played = Exactly so. Nobody moves while there is an empty space.

ruling-event_entry = A citizen of an event enters a row with a gap: who moves?
ruling-event_entry-book = At the start of the row; the others move on, and the last one is expelled.
ruling-event_entry-played = They move up to the first gap, and nobody is expelled from a row that is not full.

ruling-protection = Who does an expelled citizen protect, and against whom?
ruling-protection-book = Nobody may expel a second citizen of that colour.
ruling-protection-played = All of that colour, grey too, against everybody: you, others and events.

ruling-which_citizen = Which of my citizens may be placed or hired when the supply is not used?
ruling-which_citizen-book = One that is already on the board.
ruling-which_citizen-played = Any: standing, also in the same building, lying, or a tradesman.

ruling-best_space = Which space of a card does a new tradesman take?
ruling-best_space-book = Its example takes the first.
ruling-best_space-played = The free one that is worth most.

ruling-ties = Who scores a tie at Procession and Joust?
ruling-ties_joust = Who scores a tie at Joust?
ruling-ties-book = Those who are tied all gain the points.
ruling-ties-played = All tied players, if the active one is among them.

ruling-most_dice = Procession: does somebody else score if they have more dice left?
ruling-most_dice-book = The player with most dice left gains the points.
ruling-most_dice-played = No. Only the active player can, and those who tie.

ruling-no_red = Joust: is it a tie when nobody has a red die left?
ruling-no_red-book = The highest total; ties succeed. It asks for a die at Procession only.
ruling-no_red-played = Yes, a tie like others: all who are tied score.
ruling-no_red-played_alone = Yes, a tie like others: the active player alone scores it.

ruling-unpaid_use = A use of a card has to be paid for, and the purse is empty?
ruling-unpaid_use-book = Nothing.
ruling-unpaid_use-played = The uses end there. At least one must be payable.

ruling-support_fills = What if a grey cube of Support fills the last flag?
ruling-support_fills-book = Nothing.
ruling-support_fills-played = That event is countered at once.

ruling-grey_ranked = Do grey cubes count when an event is ranked?
ruling-grey_ranked-book = It speaks of a neutral player, and takes the card out of the game where grey leads.
ruling-grey_ranked-played = Yes, like a player’s; their share is lost.

ruling-marauding = Does anybody take Marauding when its last flag is filled?
ruling-marauding-book = It never leaves the game.
ruling-marauding-played = No. It pays its points, is cleared, and stays.

ruling-spread_fill = Archer, Chivalry or Diplomat fill a card on the way: when is it countered?
ruling-spread_fill-book = Nothing.
ruling-spread_fill-played = At once, before the next cube is placed.

ruling-points_stay = Are points given back when Interruption of Work removes a cube?
ruling-points_stay-book = Nothing.
ruling-points_stay-played = No. They stay.

ruling-grey_limit = How many grey citizens can there be?
ruling-grey_limit-book = There are { $count }.
ruling-grey_limit-played = { $count }, standing and lying together. When all are out, no event brings another.

ruling-district_money = Can the deniers in the district of somebody who has passed be spent or taxed?
ruling-district_money-book = They are taken at the end of the round.
ruling-district_money-played = No. They do not count before.

ruling-final_tie = Who wins when points are equal at the end?
ruling-final_tie-book = Nothing.
ruling-final_tie-played = The victory is shared.

ruling-resistance = Resistance calls a red card: chosen or drawn, and does the game grow longer?
ruling-resistance-book = Choose one of the red cards that had left the game.
ruling-resistance-played = Drawn at random. The number of rounds stays. If none is left, nothing is called.

ruling-empty_deck = The deck that a red event calls is empty?
ruling-empty_deck-book = Nothing.
ruling-empty_deck-played = Nothing more comes.

ruling-too_many_cubes = The dice are worth more cubes than an event has flags left?
ruling-too_many_cubes-book = Never more than the flags.
ruling-too_many_cubes-played = The rest is not placed, and brings no influence.

ruling-used_dice = Do the dice just used count for Baker, Banquet, Chivalry, Procession and Joust?
ruling-used_dice-plain = Do the dice just used count for Chivalry, Procession and Joust?
ruling-used_dice-book = Dice that are left.
ruling-used_dice-played = No. They are removed first.

ruling-florentin = Le Florentin: does a tradesman without a points space count?
ruling-florentin-book = It counts tradesmen on cards.
ruling-florentin-played = Yes.

ruling-fields = May the fields be worked with a group worth less than { $count }?
ruling-fields-book = Nothing.
ruling-fields-played = No. They bring a denier for every { $count } points, rounded down, and that is nothing.

ruling-neutral_spaces = Two players: on which spaces do the grey citizens stand at first?
ruling-neutral_spaces-book = A picture we couldn’t get.
ruling-neutral_spaces-played = { $count } in each building, where the board shows them. An owner’s data file may say otherwise.

ruling-solo_setup = Le Roy: how many rounds, which thresholds, who begins?
ruling-solo_setup-book = Nothing.
ruling-solo_setup-played = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}, the thresholds for two players, and the player begins.

ruling-solo_placement = Le Roy: a building is full when his citizens are placed?
ruling-solo_placement-book = Twelve of his and six of the player’s fill all spaces.
ruling-solo_placement-played = Its dice are skipped for the next best. Where fewer than { $count } fit, the others are rolled again.

ruling-solo_priority = Le Roy: which of two equal dice is better?
ruling-solo_priority-book = A list of the three colours, which can be read both ways.
ruling-solo_priority-played = Red before yellow before white.

ruling-solo_points = Le Roy: how many points are 2 and 12 worth to him?
ruling-solo_points-book = As many as 3 and 11, though he uses one die more.
ruling-solo_points-played = { $count ->
    [one] 1 point
   *[other] { $count } points
}.

ruling-solo_dice = Le Roy: what if he, or the player, has too few dice for what he does?
ruling-solo_dice-book = If the player has none, he uses his own.
ruling-solo_dice-played = He completes it with all he has. A die of the player that is not there is not paid for.

ruling-solo_ties = Le Roy: does he score a tie at Procession and Joust?
ruling-solo_ties-book = Those who are tied all gain the points, and Le Roy stands for the neutral player.
ruling-solo_ties-played = Yes, as many points as you.

ruling-solo_tithing = Le Roy: does it matter for Tithing what was agreed about grey dice?
ruling-solo_tithing-book = Up to { $count ->
    [one] 1 die of his is
   *[other] { $count } dice of his are
} free.
ruling-solo_tithing-played = No. They are free either way.

ruling-solo_event = Le Roy: what does he do with the rightmost event, and is Chivalry bound to it?
ruling-solo_event-book = He applies the rightmost event.
ruling-solo_event-played = He counters it: he fills its free flags. Your cubes from Chivalry may go on any event, as always.

ruling-solo_one_space = Le Roy: what if a single space of the cathedral is free when he builds?
ruling-solo_one_space-book = Two cubes, or { $count ->
    [one] 1 point
   *[other] { $count } points
} if no space is free.
ruling-solo_one_space-played = He builds one cube and scores it. The other brings him nothing.

ruling-solo_black = Le Roy: after the player has countered once, is it his turn again?
ruling-solo_black-book = He discards his best die and the highest black one, and the rest passes to the player.
ruling-solo_black-played = Yes, they take turns until no black die is left.

ruling-solo_interruption = Le Roy: does Interruption of Work remove a cube of his?
ruling-solo_interruption-book = The most valuable cube goes; and events that harm players do not touch him.
ruling-solo_interruption-played = Yes, if his is the most valuable one.

ruling-solo_migrants = Le Roy: what are the Traveling Builders?
ruling-solo_migrants-book = A card of that name is changed, and there is none.
ruling-solo_migrants-played = Migrant Workers, the only event that puts a cube in the cathedral.

ruling-solo_bands = Le Roy: is a difference of 0 a victory?
ruling-solo_bands-book = 0 stands in two of its bands.
ruling-solo_bands-played = No. From { $count ->
    [one] 1 point
   *[other] { $count } points
} on the game is won.
