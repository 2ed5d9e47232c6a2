# Rakab: what it calls otherwise than the family of Condottiere.

game-title-rakab = Rakab
game-short-rakab = Rakab

card-m1 = Soldier 1
    .a = a Soldier 1
card-m2 = Soldier 2
    .a = a Soldier 2
card-m3 = Soldier 3
    .a = a Soldier 3
card-m4 = Soldier 4
    .a = a Soldier 4
card-m5 = Soldier 5
    .a = a Soldier 5
card-m6 = Soldier 6
    .a = a Soldier 6
card-m10 = Soldier 10
    .a = a Soldier 10
card-bishop = Elder
    .a = an Elder
card-courtesan = Lioness
    .a = a Lioness
card-drummer = Drummer
    .a = a Drummer
card-heroine = Lion Maiden
    .a = a Lion Maiden
card-surrender = Standard-bearer
    .a = a Standard-bearer

card-m10-effect = Strength 10, before season and drum. Elders look for him first.
card-winter-effect = Goes on the season slot. While it lies on top, every soldier on the field is worth 1, yours too.
card-spring-effect = Goes on the season slot. While it lies on top, an army with the highest soldier on the field gains 3.
card-bishop-effect = Burns the soldiers with the highest number on the field, in every row, yours included. Then you place the Peace token on an empty province.
card-courtesan-effect = Strength 1 in any weather. Whoever has the most of them when the battle ends picks the next battle, win or lose.
card-drummer-effect = Doubles the soldiers in your own row. A second drum is only noise.
card-heroine-effect = Strength 10. No season, drum or Elder touches her.
card-scarecrow-effect = Take one soldier from your own row back into your hand, or nothing at all. The Scarecrow stays behind and counts nothing.
card-surrender-effect = The battle ends at once, on the rows as they lie.

region-bella = Bella
region-caline = Caline
region-enna = Enna
region-atela = Atela
region-pladaci = Pladaci
region-borge = Borge
region-dimase = Dimase
region-morina = Morina
region-olivadi = Olivadi
region-rollo = Rollo
region-talmone = Talmone
region-armento = Armento
region-lia = Lia
region-elinia = Elinia

prompt-discard = Not one soldier in your hand. Burn it, or keep it?

action-play_bishop = Play { $card }, Peace to { $region }
ask-play_scarecrow = You play { $card_a } and take { $taken_card_a } from your row back into your hand. The { $card } stays behind.
ask-play_scarecrow_alone = You play { $card_a } and take nothing back. The { $card } stays behind.
ask-play_bishop = You play { $card_a }. The highest soldiers on the field are burned, and the Peace token goes to { $region }.
ask-play_bishop_alone = You play { $card_a }. The highest soldiers on the field are burned.

event-started = { $holder_seat_is ->
    [you] The lot fell on you: you hold the War token and choose the first battle.
   *[other] The lot fell on { $holder_seat }, who holds the War token and chooses the first battle.
}
event-holder_named = { $holder_seat_is ->
    [you] It was agreed that you begin: you hold the War token and choose the first battle.
   *[other] It was agreed that { $holder_seat } begins, who holds the War token and chooses the first battle.
}
event-favour_placed = { $seat_is ->
    [you] You laid the Peace token on { $region }.
   *[other] { $seat } laid the Peace token on { $region }.
}
event-favour_moved = { $seat_is ->
    [you] You moved the Peace token from { $old_region } to { $region }.
   *[other] { $seat } moved the Peace token from { $old_region } to { $region }.
}
event-favour_stayed = { $seat_is ->
    [you] You left the Peace token where it was, on { $region }.
   *[other] { $seat } left the Peace token where it was, on { $region }.
}
event-holder = { $reason_id ->
    [courtesans] { $holder_seat_is ->
        [you] Your Lionesses were most: the War token is yours.
       *[other] The most Lionesses: the War token goes to { $holder_seat }.
    }
    [last_to_pass] { $holder_seat_is ->
        [you] You were the last to pass: after the tie the War token is yours.
       *[other] After the tie the War token goes to the last to pass, { $holder_seat }.
    }
    [surrendered] { $holder_seat_is ->
        [you] Your Standard-bearer ended the tied battle: the War token is yours.
       *[other] After the tie the War token goes to { $holder_seat }, whose Standard-bearer ended it.
    }
   *[winner] { $holder_seat_is ->
        [you] As the winner you hold the War token.
       *[other] As the winner, { $holder_seat } holds the War token.
    }
}
event-hand_discarded = { $seat_is ->
    [you] You burned your hand (cards: { $count }).
   *[other] { $seat }, without a soldier in hand, burned it (cards: { $count }).
}
event-hand_kept = { $seat_is ->
    [you] You kept your hand, without a soldier in it (cards: { $count }).
   *[other] { $seat }, without a soldier in hand, kept it (cards: { $count }).
}
event-handed_in = { $seat_is ->
    [you] You were the last with cards and burned them ({ $count }).
   *[other] { $seat } was the last with cards and burned them ({ $count }).
}

reason-adjacent = enough provinces side by side
reason-total = enough provinces won
reason-count = most provinces when no empty one was left
reason-courtesans = most Lionesses

refusal-favour_out_of_play = There is nowhere to lay the Peace token now. Play the Elder by itself.
refusal-favour_must_be_placed = The { $card } must lay the Peace token on an empty province.
refusal-holds_mercenaries = You hold a soldier, and only a hand without any may be burned. Being asked now: { $actor_seat }.
refusal-malformed = That is no move of this game. Moves look like this: “play winter”, “play bishop lia”, “besiege morina”, “pass”.
refusal-must_keep = You hold a soldier, and only a hand without any may be burned. So you can only keep it.
refusal-needs_region = The { $card } needs one more word: the province for the Peace token.
refusal-not_a_mercenary = A Scarecrow takes back soldiers and nothing else, so not this: { $card }.
refusal-nothing_to_take = There is no soldier in your row, so { $card } cannot come back. The Scarecrow may be played without taking anything.
refusal-region_contested = { $region } is being fought over; Peace needs an empty province.
refusal-region_favoured = { $region } is at Peace: no battle there until an Elder moves the token. Choose another province.

option-hidden_cards-about = Soldiers, Drummers, Lion Maidens and Lionesses lie face down until their owner plays again. A house rule.
option-larger_empires-about = One more connected province is needed to win. A house rule.
option-spring_bonus = What spring gives
option-spring_bonus-about = Whether spring adds 3 to a whole army with the highest soldier, or for each such soldier.
option-spring_bonus-per_army = 3 for the army
option-spring_bonus-per_card = 3 for each card
option-strict_borders = Only lines are borders
option-strict_borders-about = Bella and Borge, and Caline and Pladaci, which meet in a point, are not neighbours.
option-duel_discards = Burn hands in the duel
option-duel_discards-about = With two players, too, a hand without a soldier may be burned after a battle.
option-skip_sites = Skip the map in the duel
option-skip_sites-about = With two players nobody chooses a province; the next empty one serves.

table-holder = { $holder_seat_is ->
    [you] You hold the War token.
   *[other] Holder of the War token: { $holder_seat }.
}
table-favour = The Peace token rests on { $region }.
table-favour-off = The Peace token is off the board.
table-season-winter = It is winter: every soldier is worth 1.
table-season-spring = It is spring: an army with the highest soldier gains 3.
table-targets = Victory: { $total } provinces, or { $adjacent } connected ones.
table-regions = Provinces
result-score = { $count ->
    [one] { $count } province
   *[other] { $count } provinces
}

aid-board-title = Map of the provinces
aid-board-favour = The Peace token rests on { $region }.
aid-board-has-favour = at Peace
aid-board-key-favour = Peace
aid-subtitle = { $fewest }–{ $most } players · { $cards } cards · { $regions } provinces
aid-mercenaries = Soldiers
aid-battle-lead = The holder of the War token has placed it on an empty province and leads.
aid-battle-turn = On your turn, <b>play one card</b> into your row or <b>pass</b>. Seasons go on the board. Play goes round clockwise.
aid-strength-winter = <b>{ $winter }:</b> every soldier on the field counts 1.
aid-strength-drummer = <b>{ $drummer }:</b> the soldiers of that army count double.
aid-strength-spring = <b>{ $spring }:</b> an army that has the highest soldier on the field gains 3, once. The 3 is never doubled.
aid-favour = The Peace token
aid-favour-rule = No battle may be fought over the province where it rests. Each { $bishop } must lay it on an empty province other than the present battle site.
aid-after-region = <b>The province.</b> The one strongest army takes it. On a tie nobody does.
aid-after-lines = <b>All rows</b> and seasons are burned.
aid-after-hands = <b>Hands.</b> Clockwise from the new holder: with cards but <b>no soldier</b> in hand you may burn your whole hand. All or nothing.
aid-after-round = <b>Cards left?</b> With two or more players, fight on. A single player burns them all; then, or when nobody has any, comes a new deal.
aid-after-holder = <b>The new holder</b> (table below) chooses the next battle site.
aid-holder-left = the last to pass; if nobody has, whoever ended it
aid-deal-rule = Shuffle all cards. Everyone is dealt <b>{ $hand } cards</b>, and <b>{ $bonus } more for each province</b> held.
aid-deal-first = The first deal is { $hand } cards each, before the first province is chosen.
aid-victory-adjacent = connected provinces
aid-victory-total = or provinces in all
aid-victory-chain = Connected provinces hang together by shared borders; they need not all touch one another.
aid-victory-count = When no empty province is left to fight for, most provinces win; tied players share the victory.
aid-duel = <b>Two players:</b> each has a deck of { $cards } and a hand of { $hand }, filled up from it after every battle. What was played leaves the game. An Elder only burns. { $wins } battles won are the victory.
