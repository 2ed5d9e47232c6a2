# A Game of Thrones: B’Twixt: what leaders, cards and allies are called. Our own card set and our own words.
# What a card does is no text here: a sentence is made from its effects (btwixt-effects.ftl).

# --- leaders ---

leader-cersei = Cersei Lannister
    .short = Cersei
leader-tyrion = Tyrion Lannister
    .short = Tyrion
leader-eddard = Eddard Stark
    .short = Eddard
leader-jon = Jon Snow
    .short = Jon
leader-daenerys = Daenerys Targaryen
    .short = Daenerys
leader-euron = Euron Greyjoy
    .short = Euron
leader-melisandre = Melisandre
    .short = Melisandre
leader-doran = Doran Martell
    .short = Doran
leader-olenna = Olenna Tyrell
    .short = Olenna

# --- influence cards ---

card-s01 = Broken Oath
card-s02 = Night Raid
card-s03 = Mirror Pact
card-s04 = Turned Envoy
card-s05 = Toll Collector
card-s06 = Whispered Rumour
card-s07 = Recalled Banner
card-s08 = Hidden Ledger
card-s09 = Spare Quill
card-s10 = Echoed Order
card-s11 = Safe Conduct
card-s12 = Last Speaker
card-s13 = Closed Ranks
card-s14 = Guarded Door
card-s15 = Barred Road
card-s16 = Opening Offer
card-s17 = Borrowed Silver
card-s18 = Uphill Claim
card-s19 = Old Precedent
card-s20 = Consolation
card-s21 = Hired Spears
card-s22 = Open Hand
card-s23 = Thin Supplies
card-s24 = Final Word
card-s25 = Shared Spoils
card-s26 = All or Nothing

# --- event cards ---

card-e01 = Early Frost
card-e02 = Open Gates
card-e03 = World Turned
card-e04 = Levelled Field
card-e05 = Market Day
card-e06 = Fever Year
card-e07 = Sudden Truce
card-e08 = Sealed Lips
card-e09 = Passed Notes
card-e10 = Scattered Camp
card-e11 = Royal Audit

# --- the leaders’ own cards ---

card-l_cersei_1 = Warrant
card-l_cersei_2 = Public Penance
card-l_cersei_3 = Bought Witness
card-l_cersei_4 = Gilded Threat
card-l_tyrion_1 = Clever Wager
card-l_tyrion_2 = Second Reading
card-l_tyrion_3 = Settled Debt
card-l_tyrion_4 = Good Counsel
card-l_eddard_1 = Guarded Hall
card-l_eddard_2 = Full Stores
card-l_eddard_3 = Fair Judgment
card-l_eddard_4 = Sworn Word
card-l_jon_1 = Outnumbered
card-l_jon_2 = Long Watch
card-l_jon_3 = Shared Hardship
card-l_jon_4 = Oathbound
card-l_daenerys_1 = Burnt Terms
card-l_daenerys_2 = Broken Chains
card-l_daenerys_3 = Rising Claim
card-l_daenerys_4 = Total War
card-l_euron_1 = Raiding Party
card-l_euron_2 = Stolen Colours
card-l_euron_3 = Plundered Chest
card-l_euron_4 = No Quarter
card-l_melisandre_1 = Shadow Errand
card-l_melisandre_2 = Read the Embers
card-l_melisandre_3 = Foretold
card-l_melisandre_4 = Offering
card-l_doran_1 = Slow Remedy
card-l_doran_2 = Late Arrival
card-l_doran_3 = Patient Hand
card-l_doran_4 = Change of Plan
card-l_olenna_1 = Garden Gossip
card-l_olenna_2 = Arranged Match
card-l_olenna_3 = Full Granary
card-l_olenna_4 = Thorned Gift

# --- allies ---

ally-a01 = Castle Steward
ally-a02 = Hedge Rider
ally-a03 = Ship Captain
ally-a04 = Master Smith
ally-a05 = Harbour Master
ally-a06 = Border Lord
ally-a07 = Hunt Leader
ally-a08 = Old Campaigner
ally-a09 = Young Heir
ally-a10 = High Justice
ally-a11 = Western Warden
ally-a12 = Left Guard
ally-a13 = Eastern Warden
ally-a14 = Right Guard
ally-a15 = Humble Friar
ally-a16 = Almoner
ally-a17 = Peacemaker
ally-a18 = Proud Cousin
ally-a19 = Sycophant
ally-a20 = Founding Member
ally-a21 = Crowd Favourite
ally-a22 = Ward of the Left
ally-a23 = Ward of the Right
ally-a24 = Royal Banker
ally-a25 = Tax Farmer
ally-a26 = Spy Master
ally-a27 = Keyholder
ally-a28 = Quartermaster
ally-a29 = Muster Clerk
ally-a30 = Marriage Broker
ally-a31 = Exile’s Friend
ally-a32 = Coin Clipper
ally-a33 = Smuggler
ally-a34 = Bailiff
ally-a35 = Stern Marshal
ally-a36 = Frugal Castellan
ally-a37 = Strict Abbot
ally-a38 = Rabble Rouser
ally-a39 = Censor
ally-a40 = Contrarian
ally-a41 = Generous Host
ally-a42 = Miser
ally-a43 = Tourney Master
ally-a44 = Good Loser
ally-a45 = Outsider
ally-a46 = Guild Warden
ally-a47 = Treasurer
ally-a48 = Lone Champion
ally-a49 = Vault Guard
ally-a50 = Grand Patron
