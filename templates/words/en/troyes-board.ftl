# Words on the board of Troyes, and the board in sentences.

board-title = The town of Troyes
board-round = { $round ->
    [0] Initial placement
   *[other] Round { $round } of { $rounds }
}
board-market = Grey dice
board-foes = Black dice to counter
board-passed = passed
board-lying = expelled
board-range = { $low }–{ $high }
board-cards = Activity cards
board-events = Events in the town
board-sheet-quarters = Each district is { $wide } × { $high } mm: room for { $side } mm dice.
board-sheet-spaces = Each space in a building is { $across } × { $across } mm, for a citizen; in the cathedral cubes of up to { $cube } mm lie beside each other.
board-sheet-places = Each place for a card is { $wide } × { $high } mm.
board-sheet-more = Lay more events beside the sheet, in their order.
board-sheet-buildings = Buildings
board-sheet-building = Building
board-sheet-dice = Dice
board-sheet-rows = Spaces, by the number of the die
board-sheet-wage = Deniers for each citizen, every round
board-sheet-row = { $numbers }: { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
board-sheet-row-each = { $numbers }: { $count } space each
board-sheet-number = Number of the die
board-sheet-points = Points for a cube
board-sheet-influence = Influence for a cube
board-sheet-levels = There are { $count } levels, each with a space for every number; a cube stands at the bottom or above another.
board-sheet-grid = A place for each colour and each round from I to III; the events lie in a row.
board-does = Each citizen here brings one die a round ({ $colour }){ $wage ->
    [0] { "" }
   *[other] , for { $wage } in wages
}.
board-does-cathedral = A white die puts a cube on its number: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $low } influence, or { $high } if the number is { $number } or more.
board-owner-grey = grey
board-owner-le_roy = Le Roy

# --- the same in sentences ---

board-text-round = { $round ->
    [0] Initial placement.
   *[other] Round { $round } of { $rounds }.
}
board-text-person = { $name }: deniers { $deniers }{ $saved ->
    [0] { "" }
   *[other] , in the district { $saved } more
}; influence { $influence }; citizens at hand { $citizens }; event cards { $cards }{ $points ->
    [none] { "" }
   *[other] ; points { $points }
}.
board-text-king = { $name }: points { $points }; event cards { $cards }.
board-text-start = Start player: { $name }.
board-text-passed = Has passed: { $name }.
board-text-dice = { $name }’s dice: { $dice }.
board-text-market = Grey dice: { $dice }.
board-text-colour = { $colour } { $numbers }
board-text-black = Black dice to counter: { $numbers }.
board-text-empty = empty
board-text-building = { $building }: { $rows }.
board-text-row = { $numbers }: { $people }
board-text-lying = Expelled from here ({ $building }): { $people }.
board-text-level = Cathedral, level { $level }: { $cubes }.
board-text-cube = { $number } { $name }
board-text-unbuilt = Nobody has built at the cathedral yet.
board-text-closed = Still face down, by round: { $cards }.
board-text-later = { $colour } { $rounds }
board-text-card = { $card }: hiring { $hire }; uses: dice ({ $dice }) ÷ { $divisor }; points at the end { $points }.
board-text-tradesman = Tradesman: { $name } ({ $points }).
board-text-others = Without points: { $people }.
board-text-stored = { $name }’s cubes: { $count }.
board-text-event = Event { $card }: cubes: dice ({ $dice }) ÷ { $divisor }; flags { $flags }; points { $first } and { $second }{ $black ->
    [0] { "" }
   *[other] ; black dice { $black }
}.
board-text-flags = Cubes, in the order laid: { $people }.
