# What happens in Troyes, as it is told. `seat` is a player, [none] the grey citizens or Le Roy, whose
# name is then in `$neutral`. Dice are told as “yellow 5”, spaces as “Palace 4”.

# --- setup and initial placement ---

event-started = { $seat_is ->
    [none] Le Roy holds the start player card.
    [you] You hold the start player card.
   *[other] { $seat } holds the start player card.
}
event-dealt = { $seat_is ->
    [you] Your secret: { $characters }.
   *[other] { $seat }’s secret: { $characters }.
}
event-fanned = The characters lie open, in this order: { $characters }.
event-placed = { $seat_is ->
    [none] { $space }: { $neutral_citizen } was placed.
    [you] You placed a citizen on { $space }.
   *[other] { $seat } placed a citizen on { $space }.
}
event-neutral_placed = Placed for { $neutral }: { $spaces }.

# --- a round begins ---

event-round_started = { $seat_is ->
    [none] Round { $round } of { $rounds }. Le Roy begins.
    [you] Round { $round } of { $rounds }. You begin.
   *[other] Round { $round } of { $rounds }. { $seat } begins.
}
event-revealed = New activity cards: { $cards }.
event-income = { $seat_is ->
    [you] You earned { $income ->
        [one] 1 denier
       *[other] { $income } deniers
    }, paid { $wages ->
        [0] nothing
        [one] 1 denier
       *[other] { $wages } deniers
    } in wages and have { $deniers }.
   *[other] { $seat } earned { $income ->
        [one] 1 denier
       *[other] { $income } deniers
    }, paid { $wages ->
        [0] nothing
        [one] 1 denier
       *[other] { $wages } deniers
    } in wages and has { $deniers }.
}
event-wages_unpaid = { $seat_is ->
    [you] You couldn’t pay your wages in full (short by { $short }) and lost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } couldn’t pay the wages in full (short by { $short }) and lost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-wages_refused = { $seat_is ->
    [you] You couldn’t pay all wages, so { $count ->
        [one] 1 citizen won’t
       *[other] { $count } citizens won’t
    } work this round.
   *[other] { $seat } couldn’t pay all wages, so { $count ->
        [one] 1 citizen won’t
       *[other] { $count } citizens won’t
    } work this round.
}
event-workforce = { $seat_is ->
    [none] Rolled ({ $neutral }): { $dice }.
    [you] You rolled: { $dice }.
   *[other] { $seat } rolled: { $dice }.
}

# --- events ---

event-event_came = A new event: { $card }.
event-event_called = { $caller_card } called another event: { $card }.
event-call_chosen = { $seat_is ->
    [you] You chose the event that Resistance calls: { $card }.
   *[other] { $seat } chose the event that Resistance calls: { $card }.
}
event-event_rolled = { $card }: the black die shows { $number }.
event-citizen_came = { $card }: { $neutral_citizen } came to { $space }.
event-citizen_kept_out = { $card }: nobody came, because the citizen in the way is protected (in the { $building }).
event-citizens_used_up = { $card }: nobody came, because no grey citizen is left.
event-expelled = { $seat_is ->
    [none] Expelled from { $space }: { $neutral_citizen }.
    [you] One of your citizens was expelled from { $space }.
   *[other] One of { $seat }’s citizens was expelled from { $space }.
}
event-lost_deniers = { $seat_is ->
    [you] { $card } cost you { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
   *[other] { $card } cost { $seat } { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
}
event-lost_influence = { $seat_is ->
    [you] { $card } cost you { $influence } influence.
   *[other] { $card } cost { $seat } { $influence } influence.
}
event-fell_short = { $seat_is ->
    [you] You didn’t have enough for { $card } and lost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } didn’t have enough for { $card } and lost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-work_undone = { $seat_is ->
    [none] { $card }: { $neutral_cube } left the cathedral (level { $level }, space { $number }).
    [you] { $card }: your cube left the cathedral (level { $level }, space { $number }).
   *[other] { $card }: { $seat }’s cube left the cathedral (level { $level }, space { $number }).
}
event-work_spared = { $card }: { $neutral }’s cube stays in the cathedral (level { $level }, space { $number }).
event-work_added = { $card }: { $neutral_cube } came to the cathedral (level { $level }, space { $number }).
event-flagged = { $seat_is ->
    [none] { $count ->
        [one] 1 cube was
       *[other] { $count } cubes were
    } put on { $card } for { $neutral }.
    [you] You put { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } on { $card }.
   *[other] { $seat } put { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } on { $card }.
}
event-event_influence = { $seat_is ->
    [none] { $card } gave { $neutral } { $influence } influence.
    [you] { $card } gave you { $influence } influence.
   *[other] { $card } gave { $seat } { $influence } influence.
}
event-black_rolled = { $seat_is ->
    [none] Le Roy rolled the black dice: { $numbers }.
    [you] You rolled the black dice: { $numbers }.
   *[other] { $seat } rolled the black dice: { $numbers }.
}
event-countered = { $seat_is ->
    [you] You countered { $numbers } with { $dice } and gained { $influence } influence.
   *[other] { $seat } countered { $numbers } with { $dice } and gained { $influence } influence.
}
event-suffered = { $seat_is ->
    [you] You couldn’t counter the { $number } and lost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } couldn’t counter the { $number } and lost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}

# --- influence ---

event-rerolled = { $seat_is ->
    [you] You rerolled a die: { $old_die } became { $die }.
   *[other] { $seat } rerolled a die: { $old_die } became { $die }.
}
event-recruited = { $seat_is ->
    [you] You recruited a citizen.
   *[other] { $seat } recruited a citizen.
}
event-flipped = { $seat_is ->
    [you] You turned dice over: { $old_dice } became { $dice }.
   *[other] { $seat } turned dice over: { $old_dice } became { $dice }.
}

# --- actions ---

event-bought = { $seat_is ->
    [you] You bought { $dice } for { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
   *[other] { $seat } bought { $dice } for { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
}
event-sold = { $seat_is ->
    [none] The bank took { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } for dice.
    [you] You received { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } for your dice from { $buyer_seat }.
   *[other] { $buyer_seat_is ->
        [you] { $seat } received { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } from you for dice.
       *[other] { $seat } received { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } from { $buyer_seat } for dice.
    }
}
event-cube_spent = { $seat_is ->
    [you] You spent a cube from { $card }.
   *[other] { $seat } spent a cube from { $card }.
}
event-moved_from_space = { $seat_is ->
    [you] Your citizen left { $space }.
   *[other] { $seat }’s citizen left { $space }.
}
event-moved_from_card = { $seat_is ->
    [you] Your tradesman left { $card }.
   *[other] { $seat }’s tradesman left { $card }.
}
event-moved_lying = { $seat_is ->
    [you] Your expelled citizen got up again ({ $building }).
   *[other] { $seat }’s expelled citizen got up again ({ $building }).
}
event-hired = { $seat_is ->
    [you] You hired a tradesman on { $card } for { $deniers } { $deniers ->
        [one] denier
       *[other] deniers
    } (points at the end: { $points }).
   *[other] { $seat } hired a tradesman on { $card } for { $deniers } { $deniers ->
        [one] denier
       *[other] deniers
    } (points at the end: { $points }).
}
event-activated = { $seat_is ->
    [you] You activated { $card } with { $dice } (value { $value }): { $uses ->
        [one] 1 use
       *[other] { $uses } uses
    }.
   *[other] { $seat } activated { $card } with { $dice } (value { $value }): { $uses ->
        [one] 1 use
       *[other] { $uses } uses
    }.
}
event-stored = { $seat_is ->
    [you] You set { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } aside on { $card }.
   *[other] { $seat } set { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } aside on { $card }.
}
event-paid = { $seat_is ->
    [you] You paid { $influence ->
        [0] { $deniers ->
            [one] 1 denier
           *[other] { $deniers } deniers
        }
       *[other] { $influence } influence
    } for { $card }.
   *[other] { $seat } paid { $influence ->
        [0] { $deniers ->
            [one] 1 denier
           *[other] { $deniers } deniers
        }
       *[other] { $influence } influence
    } for { $card }.
}
event-gained_deniers = { $seat_is ->
    [you] { $card } gave you { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
   *[other] { $card } gave { $seat } { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
}
event-gained_influence = { $seat_is ->
    [you] { $card } gave you { $influence } influence.
   *[other] { $card } gave { $seat } { $influence } influence.
}
event-gained_points = { $seat_is ->
    [you] { $card } gave you { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $card } gave { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-gained_nothing = { $seat_is ->
    [you] { $card } gave you nothing.
   *[other] { $card } gave { $seat } nothing.
}
event-taxed = { $payer_seat_is ->
    [none] { $seat_is ->
        [you] The bank paid you { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } ({ $card }).
       *[other] The bank paid { $seat } { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } ({ $card }).
    }
    [you] You paid { $seat } { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } ({ $card }).
   *[other] { $seat_is ->
        [you] { $payer_seat } paid you { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } ({ $card }).
       *[other] { $payer_seat } paid { $seat } { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } ({ $card }).
    }
}
event-archer_rolled = { $seat_is ->
    [you] Your archers rolled { $numbers }: { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }.
   *[other] { $seat }’s archers rolled { $numbers }: { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }.
}
event-gave_up = { $seat_is ->
    [you] You left { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } from { $card } unused.
   *[other] { $seat } left { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } from { $card } unused.
}
event-built = { $seat_is ->
    [you] You built at the cathedral with { $dice } (spaces { $numbers }, levels { $levels }): { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $influence } influence.
   *[other] { $seat } built at the cathedral with { $dice } (spaces { $numbers }, levels { $levels }): { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $influence } influence.
}
event-fought = { $seat_is ->
    [you] You fought { $card } with { $dice } (value { $value }): { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }.
   *[other] { $seat } fought { $card } with { $dice } (value { $value }): { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }.
}
event-entered = { $seat_is ->
    [you] Your citizen entered { $space } with { $die }.
   *[other] { $seat }’s citizen entered { $space } with { $die }.
}
event-farmed = { $seat_is ->
    [you] You worked the fields with { $dice } (value { $value }): { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
   *[other] { $seat } worked the fields with { $dice } (value { $value }): { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
}
event-passed = { $seat_is ->
    [you] You passed and set { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } aside in your district.
   *[other] { $seat } passed and set { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } aside in the district.
}
event-waited = { $seat_is ->
    [you] You’ve passed; you set { $deniers ->
        [one] 1 more denier
       *[other] { $deniers } more deniers
    } aside.
   *[other] { $seat } has passed and set { $deniers ->
        [one] 1 more denier
       *[other] { $deniers } more deniers
    } aside.
}

# --- an event is countered ---

event-event_filled = All flags are filled: { $card } is countered.
event-event_points = { $seat_is ->
    [none] { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $neutral }.
    [you] You gained { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $card }.
   *[other] { $seat } gained { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $card }.
}
event-event_taken = { $seat_is ->
    [none] { $card }: the card went to { $neutral }.
    [you] You took the card { $card }.
   *[other] { $seat } took the card { $card }.
}
event-event_burned = The grey cubes led, so { $card } is discarded.
event-marauding_cleared = Marauding is cleared, and stays.
event-cube_lost = { $seat_is ->
    [none] { $card }: { $neutral_cube } was taken off.
    [you] One of your cubes was taken off { $card }.
   *[other] One of { $seat }’s cubes was taken off { $card }.
}

# --- the end of a round, and of the game ---

event-pouch_taken = { $seat_is ->
    [you] You took { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } from your district.
   *[other] { $seat } took { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } from the district.
}
event-characters_shown = The characters of this game: { $characters }.
event-scored = { $seat_is ->
    [you] You have { $score ->
        [one] 1 point
       *[other] { $score } points
    }: tokens { $tokens }, events with your cubes { $marked }, tradesmen { $tradesmen }, empty cathedral levels { $levels }, characters { $rewards }.
   *[other] { $seat } has { $score ->
        [one] 1 point
       *[other] { $score } points
    }: tokens { $tokens }, events with cubes { $marked }, tradesmen { $tradesmen }, empty cathedral levels { $levels }, characters { $rewards }.
}
event-game_over = { $seats_is ->
    [none] Le Roy wins: { $reason }.
    [you] You win the game: { $reason }.
    [among] You share the victory with { $seats_others }: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } wins the game: { $reason }.
       *[other] { $seats } share the victory: { $reason }.
    }
}

# --- Le Roy ---

event-roy_rolled = Le Roy rolled { $numbers } ({ $total } in all).
event-roy_bought = { $seat_is ->
    [you] Le Roy bought your { $die } for { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
   *[other] Le Roy bought { $seat }’s { $die } for { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
}
event-roy_used = Le Roy used: { $dice }.
event-roy_gained = Le Roy gained { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-roy_entered = Le Roy placed a citizen on { $space }.
event-roy_countered = Le Roy countered the black { $number } with { $dice }.
event-roy_fought = Le Roy countered { $card } with { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}.
event-roy_hired = Le Roy has a tradesman on { $card } (points at the end: { $points }).
event-roy_built = Le Roy built at the cathedral (level { $level }, space { $number }) and gained 1 point.
event-roy_scored = { $seat_is ->
    [you] { $character } was scored: you { $points }, Le Roy { $roy_points }.
   *[other] { $character } was scored: { $seat } { $points }, Le Roy { $roy_points }.
}
event-roy_idle = Le Roy could do nothing.
event-roy_final = Le Roy has { $score ->
        [one] 1 point
       *[other] { $score } points
    }: tokens { $tokens }, events with his cubes { $marked }, tradesmen { $tradesmen }, empty cathedral levels { $levels }, characters { $rewards }.

neutral-grey = grey
    .citizen = a grey citizen
    .cube = a grey cube
neutral-le_roy = Le Roy
    .citizen = one of Le Roy’s citizens
    .cube = one of Le Roy’s cubes
