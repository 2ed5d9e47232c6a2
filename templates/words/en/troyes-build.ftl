# An action put together word by word, standing orders, the data file and the story of Troyes.

build-any = Put together any other action
build-activate = Activate a card
build-combat = Fight an event
build-counter = Counter black dice
build-citizen = Place a citizen
build-cathedral = Build the cathedral
build-farm = Work the fields
build-flip = Turn dice over

verb-place = Place a citizen
verb-reroll = Reroll
verb-recruit = Recruit a citizen
verb-flip = Turn over
verb-counter = Counter
verb-suffer = Let it through
verb-call = Call
verb-activate = Activate
verb-cathedral = Build the cathedral
verb-combat = Fight
verb-citizen = Place a citizen
verb-farm = Work the fields
verb-pass = Pass
verb-flag = Cube on
verb-enough = No more cubes

choose-card = Which card?
choose-event = Which event?
choose-space = Where?
choose-black = Which black dice? The highest must be among them.
choose-first_die = With which die?
choose-die = And which die now?
choose-for_dice = What are these dice for?
choose-against_black = Another black die, or one of your own against it?
choose-source = Where does the citizen come from?
choose-mill = Which building does the Miller count?
choose-uses = Or fewer uses?
choose-more = What else?

word-card = { $card }
word-space = { $space }
word-number = black { $number }
word-die = { $die }
word-die_for = { $die } – { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} in all
word-cube = cube from { $card }
word-from_space = the citizen of { $space }
word-from_building = the one expelled from the { $building }
word-from_card = the tradesman of { $card }
word-mill = { $building }: { $count }
word-uses = { $count ->
    [one] 1 use
   *[other] { $count } uses
}
word-no_cube = without a cube
word-from_supply = from the supply at hand
word-all_uses = as often as possible
word-others = Something else

sum-price = { $deniers ->
    [0] All dice are your own; you have { $held ->
        [one] 1 denier
       *[other] { $held } deniers
    }.
   *[other] Other players’ dice cost you { $deniers } of your { $held ->
        [one] 1 denier
       *[other] { $held } deniers
    }.
}
sum-hire = A tradesman costs { $deniers } { $deniers ->
    [one] denier
   *[other] deniers
}, and is worth { $points } { $points ->
    [one] point
   *[other] points
} at the end.
sum-value = Your dice are worth { $value }.
sum-uses = { $count ->
    [one] That’s 1 use.
   *[other] That’s { $count } uses.
}
sum-deniers = Deniers: { $now } → { $then }.
sum-influence = Influence: { $now } → { $then }.
sum-points = Points: { $now } → { $then }.
sum-gains_unknown = The die decides what you gain.
sum-flags = Your cubes: { $count }. Flags left then: { $left }.
sum-black = Needed: { $needed }. Your dice: { $value } (red ones count double). Influence: +{ $influence }.
sum-expels = { $expelled_seat_is ->
    [none] You expel { $neutral_citizen }.
    [you] You expel one of your own citizens.
   *[other] You expel one of { $expelled_seat }’s citizens.
}

hint-hire = hiring { $deniers } { $deniers ->
    [one] denier
   *[other] deniers
}
hint-employed = your tradesman is there
hint-place = { $points } { $points ->
    [one] point
   *[other] points
} at the end
hint-takes = dice: { $colour } ÷ { $divisor }
hint-flags = flags left: { $left } of { $flags }
hint-prizes = points { $first } and { $second }
hint-value = value { $value }
hint-uses = { $count ->
    [one] 1 use
   *[other] { $count } uses
}
hint-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
gain-space = to { $space }
gain-expels = { $expelled_seat_is ->
    [none] expels { $neutral_citizen }
    [you] expels one of your own citizens
   *[other] expels one of { $expelled_seat }’s citizens
}
hint-gains_unknown = the die decides
sum-space = Your citizen goes here: { $space }.

gain-deniers = { $more ->
    [yes] +{ $count }
   *[no] −{ $count }
} { $count ->
    [one] denier
   *[other] deniers
}
gain-influence = { $more ->
    [yes] +{ $count }
   *[no] −{ $count }
} influence
gain-points = { $more ->
    [yes] +{ $count }
   *[no] −{ $count }
} { $count ->
    [one] point
   *[other] points
}
