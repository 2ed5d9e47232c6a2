# The reference card of Troyes: two pages that fold into four panels.
# <b> and </b> print bold; nothing else is understood. Numbers come from the data.

aid-subtitle = { $players } · { $activities } activity cards · { $events } events

aid-setup = Setting up
aid-setup-players = Players
aid-setup-citizens = Citizens each
aid-setup-characters = Characters each, kept secret
aid-setup-rounds = Rounds, and red events
aid-setup-takes = Take { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} and as many citizens as the table says. You begin with { $influence } influence.
aid-setup-cards = Of each colour lay an activity card of each number, up to { $levels }, face down on its space.
aid-setup-place = From the start player on, each puts one citizen on any empty space; then back again from the last player, and so on until all stand.
aid-setup-grey = Grey citizens take the spaces that are left.
aid-setup-grey_two = With two players, { $grey } of them come first, where the board shows them.
aid-setup-solo = <b>Against Le Roy:</b> he plays grey, without deniers or influence. Until every space is taken, roll { $roll ->
    [one] 1 die
   *[other] { $roll } dice
} of each colour; his best { $his } place citizens of his, then you place { $yours }. All the characters form a fan, face up. You begin.

aid-round = A round
aid-round-reveal = <b>New cards.</b> In the first { $rounds } rounds, turn up an activity card of each colour.
aid-round-income = <b>Income.</b> Take { $income ->
    [one] 1 denier
   *[other] { $income } deniers
}, and pay { $palace } for each of your citizens in the Palace, { $bishopric } for each in the Bishopric.
aid-unpaid = If you can’t pay in full, you pay all you have and lose { $shortfall ->
    [one] 1 point
   *[other] { $shortfall } points
}.
aid-unpaid_idle = The cheapest wages are paid first; a citizen who isn’t paid rolls no die.
aid-round-workforce = <b>Workforce.</b> Roll a die for each citizen standing in a building: red in the Palace, white in the Bishopric, yellow in the City Hall. The dice go into your district.
aid-round-events = <b>Events.</b> A red card comes, and the one that it calls. Then all events strike, from left to right.
aid-round-black = The start player rolls the black dice, { $rolled } at most.
aid-round-black_all = The start player rolls every black die that they bring, however many.
aid-round-counter = In turn each player counters some until none is left.
aid-round-counter_solo = You and Le Roy counter them in turn until none is left.
aid-round-counter_rest = Le Roy counters once; all the others are yours.
aid-round-amiss = If you can’t do all that an event asks, you do what is possible and lose { $shortfall ->
    [one] 1 point
   *[other] { $shortfall } points
}.
aid-round-actions = <b>Actions.</b> In turn, one action each, until all have passed or no coloured die is left.
aid-round-end = <b>End.</b> Take the deniers from your district. Expelled citizens go home.
aid-round-next = The start player card passes to the left.
aid-round-next_solo = You and Le Roy take turns at beginning a round.

aid-turn = Your turn: one of { $count }
aid-turn-activate = <b>Activate a card</b> with up to { $most } dice of its colour. Without a tradesman there, first hire one: pay, and put a citizen on a free space. Add up your dice and divide by the number on the card (rounded down): you use the card that many times, or put that many cubes on it if it shows an hourglass.
aid-turn-every_use = You must use it as often as the dice allow.
aid-turn-cathedral = <b>Build the cathedral</b> with up to { $most } white dice: each places a cube on its number, above another cube or at the bottom. { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $low } influence – { $high } influence if the number is { $number } or more.
aid-turn-combat = <b>Fight an event</b> with up to { $most } dice of its colour: divide the total by the event’s number, place that many cubes, and gain { $each } influence for each.
aid-turn-citizen = <b>Place a citizen</b> with a single die. In the Palace its number is the space; elsewhere it is the row.
aid-row-full = A full row is pushed on, and the last one is expelled.
aid-row-pushed = There a citizen always enters at the start and pushes everybody on; the one in the last space is expelled.
aid-turn-farm = <b>Work the fields</b> with up to { $most } yellow dice: a denier for every { $divisor } points.
aid-turn-pass = <b>Pass.</b> { $first ->
    [one] 1 denier
   *[other] { $first } deniers
} into your district, and { $later } more each time your turn would come.

aid-price = Dice of others
aid-price-dice = Dice in the group
aid-price-each = Each that is not yours
aid-price-note = You pay the owner of the district, for grey dice the bank. Nobody can refuse. One stored cube may change an action, never one against black dice.
aid-price-example = <b>Example.</b> Your { $first } and { $second } with another’s { $third } are worth { $worth }. That { $third } costs { $cost ->
    [one] 1 denier
   *[other] { $cost } deniers
}. A card that divides by { $divisor } is used { $times ->
    [one] once
   *[other] { $times } times
}; the rest is lost.

aid-influence = Influence, before you act or counter
aid-influence-reroll = reroll a die of your district
aid-influence-recruit = take a citizen from the general supply
aid-influence-flip = turn over up to { $dice } dice of your district
aid-influence-most = Influence ends at { $most }: what would go beyond is lost.
aid-influence-act = Once you have used influence in a turn, you may not pass.

aid-black = Black dice
aid-black-rule = Choose the highest black die and any others you like, and dice of your own district that are worth as much together. <b>Red dice count double.</b> They are all discarded; gain { $each } influence for each black die.
aid-black-duty = If your dice cannot reach the highest, first use influence as long as it may help.
aid-black-fail = If your dice cannot reach the highest, it is discarded and you lose { $shortfall ->
    [one] 1 point
   *[other] { $shortfall } points
}.

aid-protection = Expelled
aid-protection-rule = Of each colour only one citizen can be expelled from a building in a round: while one lies there the others are safe. One who lies may be moved, and goes home at the end of the round.

aid-countered = An event is countered
aid-countered-rule = When its last flag is filled, most cubes take the first number of points, second most the second. Alone on the card: both. Tied for first: they share both numbers, rounded down; tied for second: they share the second one. The card goes to whoever leads, the earlier cube breaking ties.
aid-countered-grey = Grey cubes take part and gain nothing; where they lead, the card leaves the game.
aid-countered-no_grey = Grey cubes don’t count.
aid-countered-le_roy = Le Roy’s grey cubes take part and score like yours.
aid-countered-marauding = Marauding stays.
aid-countered-marauding_taken = Marauding counts as an event for its leader, and still strikes in every round.

aid-final = Final scoring
aid-final-events = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each event left that carries a cube of yours
aid-final-tradesmen = the points of your tradesmen’s spaces
aid-final-levels = { $penalty } for each level of the cathedral without a cube of yours
aid-final-characters = every player scores every character in play:
aid-final-characters_solo = you and Le Roy both score every character left in the fan:
aid-character = Character
aid-character-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
aid-character-two = In brackets: for one or two players.

aid-roy = Le Roy, by the sum of two dice
aid-roy-sum = Sum
aid-roy-does = What he does
aid-roy-dice = Dice
aid-roy-points = gains { $points ->
    [one] 1 point
   *[other] { $points } points
}; buys your best die for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
aid-roy-citizen = places a citizen by his best die, expelling one of yours if he can
aid-roy-event = fills and counters the last event in the row
aid-roy-tradesman = puts a tradesman on the best free space
aid-roy-cathedral = builds { $count } cubes, the lowest level first, for { $points ->
    [one] 1 point
   *[other] { $points } points
} each
aid-roy-character = both score the top character, which leaves
aid-roy-flags = free flags
aid-roy-note-price = He pays for your die, never for his own. If you have none, he uses his own and pays nothing.
aid-roy-note-black = Against black dice, on his turn his best die cancels the highest black die.
aid-roy-note-black_once = Against black dice he takes one turn in a round: his best die cancels the highest black die. All the others are yours.
aid-roy-note-tradesman = Of equal spaces for a tradesman he takes the card that is cheaper to hire on, then red, yellow, white.
aid-roy-note-cathedral = With no space left in the cathedral he gains { $points ->
    [one] 1 point
   *[other] { $points } points
} instead.
aid-roy-note-character = With no character left he gains { $instead ->
    [one] 1 point
   *[other] { $instead } points
}.
aid-roy-note-score = He scores nothing for deniers and influence.
aid-or = { $one } or { $other }

aid-activities = Activity cards
aid-cubes = Cards with an hourglass
aid-cubes-rule = Each use puts a cube of yours on the card. Later each cube may change one action, one cube an action.
aid-events = Events, in every round
aid-events-rule = When all { $count } grey citizens are in the city, no other comes.
aid-columns = Coin: hiring. ÷: how much of the dice a use takes. Wreath: points at the end, or for first and second place. Flag: cubes that counter it.
aid-in-book = { $card } in the rulebook
aid-bonus = bonus card
aid-kind-brigands = Brigands
aid-kind-skirmishes = Skirmishes
aid-times-of = { $card } ×{ $count }
sheet-board = The board (PDF)
