# Troyes: what its cards, buildings and people are called, and what each card does. Our own words.
# An effect is told for one use; a card with an hourglass gives cubes, and its effect is a cube’s.

# --- activity cards: what one use does ---

card-merchant = Merchant
card-merchant-effect = Gain { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
card-artisan = Artisan
card-artisan-effect = Pay { $pay_influence } influence and gain { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
card-miller = Miller
card-miller-effect = Gain { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} for each of your citizens standing in the Palace, or for each in the Bishopric. Choose anew for every use.
card-innkeeper = Innkeeper
card-innkeeper-effect = Pay { $pay_deniers ->
    [one] 1 denier
   *[other] { $pay_deniers } deniers
} and gain { $influence } influence.
card-blacksmith = Blacksmith
card-blacksmith-effect = Adds { $sum } to the total of your red dice. Not for placing a citizen.
card-militia = Militia
card-militia-effect = Your dice, all of them yellow, count as red. Their numbers stay.{ $palace ->
    [no] { " " }Not for placing a citizen.
   *[yes] { "" }
}
card-journeyman = Journeyman
card-journeyman-effect = Pay { $pay_deniers ->
    [one] 1 denier
   *[other] { $pay_deniers } deniers
} and gain { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
card-goldsmith = Goldsmith
card-goldsmith-effect = Gain { $vp ->
    [one] 1 point
   *[other] { $vp } points
} and { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
card-sculptor = Sculptor
card-sculptor-effect = Gain { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
card-monk = Monk
card-monk-effect = A single white die counts as { $count } yellow dice of its number, at the price of one. No other die joins it. { $places ->
    [yes] It may place a citizen, too.
   *[no] Not for placing a citizen.
}
card-tithing = Tithing
card-tithing-effect = Of your yellow dice, { $free } from each district is free. No other cube may change them.{ $grey ->
    [no] { " " }Dice of the neutral district are never free.
   *[yes] { "" }
}
card-priest = Priest
card-priest-effect = Each of your yellow dice is worth { $each } more, even beyond 6. Not for placing a citizen.
card-apprenticeship = Apprenticeship
card-apprenticeship-effect = Each die of your group is worth { $value }, even a 6. Not for placing a citizen, not in the cathedral.
card-templar = Templar
card-templar-effect = A single white die counts as { $count } red dice of its number, at the price of one. No other die joins it. { $places ->
    [yes] It may place a citizen, too.
   *[no] Not for placing a citizen.
}
card-confession = Confession
card-confession-effect = Each die of your group is worth { $each } more, even beyond 6. Not for placing a citizen, not in the cathedral.
card-procession = Procession
card-procession-effect = { $whoever ->
    [yes] Every player with the most dice left gains { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }, whether that’s you or not. No player does if the neutral district has more.
   *[no] { $ties ->
        [yes] Gain { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } if dice are left in your district and no other has more. Players who tie with you gain the same.
       *[no] Gain { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } if dice are left in your district and no other has more. Players who tie with you gain nothing.
    }
}
card-pilgrimage = Pilgrimage
card-pilgrimage-effect = Gain { $vp ->
    [one] 1 point
   *[other] { $vp } points
}. The dice may be of any colours, mixed.
card-glassblower = Glassblower
card-glassblower-effect = Gain { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for every { $cubes } cubes you have in the cathedral.
card-chivalry = Chivalry
card-chivalry-effect = For each red die left in your district, put a cube on any event and gain { $each_cube } influence.
card-archer = Archer
card-archer-effect = Roll a die. On { $low } to { $high }, put a cube on any event and gain { $each_cube } influence.
card-diplomat = Diplomat
card-diplomat-effect = Pay { $pay_influence } influence, put a cube on any event and gain { $each_cube } influence.
card-mercenary = Mercenary
card-mercenary-effect = Gain { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
card-hunting = Hunting
card-hunting-effect = Gain { $influence } influence.
card-tax_collector = Tax Collector
card-tax_collector-effect = Every other player pays you { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} for each citizen they have standing in the City Hall, as far as they can.
card-joust = Joust
card-joust-effect = { $needs ->
    [yes] Gain { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } if red dice are left in your district and add up to no less than those of any other.
   *[no] Gain { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } if the red dice left in your district add up to no less than those of any other, even if no red die is left anywhere.
} { $ties ->
    [yes] Players who tie with you gain the same.
   *[no] Players who tie with you gain nothing.
}
card-captain = Captain
card-captain-effect = Gain { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for each event that carries a cube of yours, Marauding too.
card-troubadour = Troubadour
card-troubadour-effect = Pay { $pay_influence } influence and gain { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.

# --- bonus cards ---

card-prior = Prior
card-prior-effect = A single white die counts as { $count } white dice of its number, at the price of one. No other die joins it. { $places ->
    [yes] It may place a citizen, too.
   *[no] Not for placing a citizen.
}
card-baker = Baker
card-baker-effect = Gain { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} for each yellow die left in all districts.
card-banquet = Banquet
card-banquet-effect = Gain { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for each red die left in the district that has the most of them, yours or not.
card-resistance = Resistance
card-resistance-effect = { $pick ->
    [choose] When it comes, the start player chooses another red event, which comes too.
   *[random] When it comes it calls another red event.
} When it’s countered, the newest cube leaves every other event.

# --- events: what each does in every round until it is countered ---

card-marauding = Marauding
card-marauding-effect = { $black ->
    [one] 1 black die
   *[other] { $black } black dice
} in every round. It stays for the whole game.
card-brigands_1 = Brigands A
card-brigands_1-effect = { $black ->
    [one] 1 black die.
   *[other] { $black } black dice.
}
card-brigands_2 = Brigands B
card-brigands_2-effect = { $black ->
    [one] 1 black die.
   *[other] { $black } black dice.
}
card-brigands_3 = Brigands C
card-brigands_3-effect = { $black ->
    [one] 1 black die.
   *[other] { $black } black dice.
}
card-skirmishes_1 = Skirmishes A
card-skirmishes_1-effect = { $black ->
    [one] 1 black die.
   *[other] { $black } black dice.
}
card-skirmishes_2 = Skirmishes B
card-skirmishes_2-effect = { $black ->
    [one] 1 black die.
   *[other] { $black } black dice.
}
card-war = War
card-war-effect = { $black ->
    [one] 1 black die.
   *[other] { $black } black dice.
}
card-normans_attack = Normans Attack
card-normans_attack-effect = { $black ->
    [one] 1 black die.
   *[other] { $black } black dice.
}
card-succession_conflict = Succession Conflict
card-succession_conflict-effect = A black die is rolled: a grey citizen takes that space of the Palace and expels whoever stands there.
card-theological_conflict = Theological Conflict
card-theological_conflict-effect = { $entry ->
    [push_all] A black die is rolled: a grey citizen enters at the start of that row of the Bishopric and pushes everybody on by a space. Whoever stood last is expelled.
   *[push_to_gap] A black die is rolled: a grey citizen enters at the start of that row of the Bishopric and pushes the others on, up to the first gap. In a full row the last one is expelled.
}
card-wayfarers = Wayfarers
card-wayfarers-effect = { $entry ->
    [push_all] A black die is rolled: a grey citizen enters at the start of that row of the City Hall and pushes everybody on by a space. Whoever stood last is expelled.
   *[push_to_gap] A black die is rolled: a grey citizen enters at the start of that row of the City Hall and pushes the others on, up to the first gap. In a full row the last one is expelled.
}
card-heresy = Heresy
card-heresy-effect = Each player loses { $influence } influence. Whoever has less loses all of it, and { $shortfall ->
    [one] 1 point
   *[other] { $shortfall } points
}.
card-civil_war = Civil War
card-civil_war-effect = Each player loses { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}. Whoever has fewer loses all of them, and { $shortfall ->
    [one] 1 point
   *[other] { $shortfall } points
}.
card-drought = Drought
card-drought-effect = Each player pays { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} for each citizen standing in the City Hall. Whoever can’t pay in full pays all there is and loses { $shortfall ->
        [one] 1 point
       *[other] { $shortfall } points
    }.
card-interruption_of_work = Interruption of Work
card-interruption_of_work-effect = The highest cube of the cathedral is removed. Points once gained stay.
card-migrant_workers = Migrant Workers
card-migrant_workers-effect = A grey cube goes on the lowest free space of the cathedral.
card-support = Support
card-support-effect = A grey cube goes on each of the { $events } events to its left.

# --- what changes against Le Roy ---

card-tax_collector-solo = The bank pays you { $each_roy ->
    [one] 1 denier
   *[other] { $each_roy } deniers
} for each citizen Le Roy has standing in the City Hall.
card-tithing-solo = Up to { $free_roy ->
    [one] 1 yellow die
   *[other] { $free_roy } yellow dice
} of Le Roy are free.
card-interruption_of_work-solo = { $spared ->
    [yes] If it is Le Roy’s, nothing is removed.
   *[no] It may be Le Roy’s, too.
}
card-migrant_workers-solo = Le Roy gains { $cube_roy ->
    [one] 1 point
   *[other] { $cube_roy } points
} if a space of the cathedral is free.
card-procession-solo = { $shares ->
    [yes] Le Roy scores here as a player would.
   *[no] Le Roy scores nothing here.
}
card-joust-solo = { $shares ->
    [yes] Le Roy scores here as a player would.
   *[no] Le Roy scores nothing here.
}
card-banquet-solo = Le Roy’s dice aren’t counted.

# --- characters: what they reward at the end ---

character-urbain_iv = Urbain IV
character-urbain_iv-measure = cubes in the cathedral
character-chretien_de_troyes = Chrétien de Troyes
character-chretien_de_troyes-measure = citizens standing in the buildings
character-hugues_de_payns = Hugues de Payns
character-hugues_de_payns-measure = influence
character-thibaut_ii = Thibaut II
character-thibaut_ii-measure = deniers
character-henry_i = Henry I
character-henry_i-measure = event cards taken
character-le_florentin = Le Florentin
character-le_florentin-measure = tradesmen on activity cards

# --- the town ---

building-palace = Palace
building-bishopric = Bishopric
building-city_hall = City Hall
building-cathedral = Cathedral

colour-red = red
colour-white = white
colour-yellow = yellow
colour-black = black
colour-grey = grey
colour-any = any colour

domain-red = military
domain-white = religious
domain-yellow = civil

# A number that no source gives carries the mark wherever it stands.
house-mark = *
house-mark-about = * This number is ours: no source gives the printed one. If you own the game, you can give the real numbers when you set up a match.
