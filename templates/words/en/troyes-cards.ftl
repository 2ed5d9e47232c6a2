# Troyes: what its cards, buildings and people are called, and what each card does. Our own words.
# An effect is told for one use; a card with an hourglass gives cubes, and its effect is a cube’s.

# --- activity cards: what one use does ---

card-merchant = Merchant
card-merchant-effect = Gain 2 deniers.
card-artisan = Artisan
card-artisan-effect = Pay 1 influence and gain 6 deniers.
card-miller = Miller
card-miller-effect = Gain 2 deniers for each of your citizens standing in the Palace, or for each in the Bishopric. Choose anew for every use.
card-innkeeper = Innkeeper
card-innkeeper-effect = Pay 1 denier and gain 1 influence.
card-blacksmith = Blacksmith
card-blacksmith-effect = Adds 5 to the total of your red dice. Not for placing a citizen.
card-militia = Militia
card-militia-effect = Your dice, all of them yellow, count as red. Their numbers stay.
card-journeyman = Journeyman
card-journeyman-effect = Pay 3 deniers and gain 2 points.
card-goldsmith = Goldsmith
card-goldsmith-effect = Gain 1 point and 2 deniers.
card-sculptor = Sculptor
card-sculptor-effect = Gain 1 point.
card-monk = Monk
card-monk-effect = A single white die counts as three yellow dice of its number, at the price of one. No other die joins it. Not for placing a citizen.
card-tithing = Tithing
card-tithing-effect = Of your yellow dice, one from each district is free. No other cube may change them.
card-priest = Priest
card-priest-effect = Each of your yellow dice is worth 3 more, even beyond 6. Not for placing a citizen.
card-apprenticeship = Apprenticeship
card-apprenticeship-effect = Each die of your group is worth 5, even a 6. Not for placing a citizen, not in the cathedral.
card-templar = Templar
card-templar-effect = A single white die counts as two red dice of its number, at the price of one. No other die joins it. Not for placing a citizen.
card-confession = Confession
card-confession-effect = Each die of your group is worth 2 more, even beyond 6. Not for placing a citizen, not in the cathedral.
card-procession = Procession
card-procession-effect = Gain 2 points if dice are left in your district and no other has more.
card-pilgrimage = Pilgrimage
card-pilgrimage-effect = Gain 2 points. The dice may be of any colours, mixed.
card-glassblower = Glassblower
card-glassblower-effect = Gain 1 point for every two cubes you have in the cathedral.
card-chivalry = Chivalry
card-chivalry-effect = For each red die left in your district, put a cube on any event and gain 1 influence.
card-archer = Archer
card-archer-effect = Roll a die. On 3 to 6, put a cube on any event and gain 1 influence.
card-diplomat = Diplomat
card-diplomat-effect = Pay 1 influence, put a cube on any event and gain 1 influence.
card-mercenary = Mercenary
card-mercenary-effect = Gain 3 deniers.
card-hunting = Hunting
card-hunting-effect = Gain 3 influence.
card-tax_collector = Tax Collector
card-tax_collector-effect = Every other player pays you 1 denier for each citizen they have standing in the City Hall, as far as they can.
card-joust = Joust
card-joust-effect = Gain 2 points if the red dice left in your district add up to no less than those of any other.
card-captain = Captain
card-captain-effect = Gain 1 point for each event that carries a cube of yours, Marauding too.
card-troubadour = Troubadour
card-troubadour-effect = Pay 3 influence and gain 2 points.

# --- bonus cards ---

card-prior = Prior
card-prior-effect = A single white die counts as two white dice of its number, at the price of one. No other die joins it. Not for placing a citizen.
card-baker = Baker
card-baker-effect = Gain 1 denier for each yellow die left in all districts.
card-banquet = Banquet
card-banquet-effect = Gain 1 point for each red die left in the district that has most of them, whosever it is.
card-resistance = Resistance
card-resistance-effect = When it comes it calls another red event. When it is countered, the newest cube leaves every other event.

# --- events: what each does in every round until it is countered ---

card-marauding = Marauding
card-marauding-effect = One black die in every round. It stays for the whole game.
card-brigands_1 = Brigands A
card-brigands_1-effect = One black die.
card-brigands_2 = Brigands B
card-brigands_2-effect = One black die.
card-brigands_3 = Brigands C
card-brigands_3-effect = One black die.
card-skirmishes_1 = Skirmishes A
card-skirmishes_1-effect = One black die.
card-skirmishes_2 = Skirmishes B
card-skirmishes_2-effect = One black die.
card-war = War
card-war-effect = Two black dice.
card-normans_attack = Normans Attack
card-normans_attack-effect = Two black dice.
card-succession_conflict = Succession Conflict
card-succession_conflict-effect = A black die is rolled: a grey citizen takes that space of the Palace and expels whoever stands there.
card-theological_conflict = Theological Conflict
card-theological_conflict-effect = A black die is rolled: a grey citizen enters at the start of that row of the Bishopric and pushes the others on.
card-wayfarers = Wayfarers
card-wayfarers-effect = A black die is rolled: a grey citizen enters at the start of that row of the City Hall and pushes the others on.
card-heresy = Heresy
card-heresy-effect = Each player loses 2 influence.
card-civil_war = Civil War
card-civil_war-effect = Each player loses 3 deniers.
card-drought = Drought
card-drought-effect = Each player pays 1 denier for each citizen standing in the City Hall.
card-interruption_of_work = Interruption of Work
card-interruption_of_work-effect = The highest cube of the cathedral is removed. Points once gained stay.
card-migrant_workers = Migrant Workers
card-migrant_workers-effect = A grey cube goes on the lowest free space of the cathedral.
card-support = Support
card-support-effect = A grey cube goes on each of the two events to its left.

# --- what changes against Le Roy ---

card-tax_collector-solo = The bank pays you 2 deniers for each citizen Le Roy has standing in the City Hall.
card-tithing-solo = Up to three of Le Roy’s yellow dice are free.
card-migrant_workers-solo = Le Roy gains 1 point if a space of the cathedral is free.
card-banquet-solo = Le Roy’s dice are not counted.

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
house-mark-about = * This number is ours: no source gives the printed one. Whoever owns the game may give the real numbers when a match is set up.
