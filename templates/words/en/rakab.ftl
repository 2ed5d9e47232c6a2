# Rakab: what it calls otherwise than the family of Condottiere.

game-title-rakab = Rakab
game-short-rakab = Rakab
game-about-rakab = Condottiere’s Persian cousin: soldiers fight for provinces, seasons lie on the board, and an Elder brings peace.
game-about-rakab_duel = Condottiere’s Persian cousin for two: soldiers fight for provinces, and seasons lie on the board.

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

card-m10-effect = Strength { $strength }, unless a season or a Drummer changes it. Elders discard these first.
card-winter-effect = Goes on the season slot. While it lies on top, every soldier on the field is worth { $worth }, yours too.
card-spring-effect = Goes on the season slot. While it lies on top, an army with the highest soldier on the field gains { $bonus }.
card-spring-effect_each = Goes on the season slot. While it lies on top, each of the highest soldiers on the field gains { $bonus }.
card-bishop-effect = Discards the soldiers with the highest number on the field, in every row, yours included.
card-bishop-favour = Then you place the Peace token on an empty province.
card-courtesan-effect = Strength { $strength }, whatever the season. The player with the most of them when the battle ends picks the next battle, win or lose.
card-drummer-effect = Doubles the soldiers in your own row. A second Drummer in it adds nothing.
card-heroine-effect = Strength { $strength }. No season, Drummer or Elder changes that.
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

prompt-discard = You hold no soldier. Discard your hand, or keep it?

action-play_bishop = Play { $card }, Peace to { $region }
ask-play_scarecrow = You play { $card_a } and take { $taken_card_a } from your row back into your hand. The { $card } stays behind.
ask-play_scarecrow_alone = You play { $card_a } and take nothing back. The { $card } stays behind.
ask-play_bishop = You play { $card_a }. The highest soldiers on the field are discarded, and the Peace token goes to { $region }.
ask-play_bishop_alone = You play { $card_a }. The highest soldiers on the field are discarded.

lay-holder = { $name } holds the War token.
event-started = { $holder_seat_is ->
    [you] You were drawn to go first: you hold the War token and choose the first battle.
   *[other] { $holder_seat } was drawn to go first, holds the War token and chooses the first battle.
}
table-event-started = { $holder_seat_is ->
    [you] You go first: you hold the War token and choose the first battle.
   *[other] { $holder_seat } goes first, holds the War token and chooses the first battle.
}
event-holder_named = { $holder_seat_is ->
    [you] By agreement you go first: you hold the War token and choose the first battle.
   *[other] By agreement { $holder_seat } goes first, holds the War token and chooses the first battle.
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
        [you] You had the most Lionesses: the War token is yours.
       *[other] { $holder_seat } had the most Lionesses and gets the War token.
    }
    [last_to_pass] { $holder_seat_is ->
        [you] You were the last to pass: after the tie the War token is yours.
       *[other] { $holder_seat } was the last to pass and gets the War token after the tie.
    }
    [surrendered] { $holder_seat_is ->
        [you] Your Standard-bearer ended the tied battle: the War token is yours.
       *[other] { $holder_seat }’s Standard-bearer ended the tied battle: { $holder_seat } gets the War token.
    }
   *[winner] { $holder_seat_is ->
        [you] As the winner you get the War token.
       *[other] As the winner { $holder_seat } gets the War token.
    }
}
event-hand_discarded = { $seat_is ->
    [you] You discarded your { $count ->
        [one] only card
       *[other] { $count } cards
    }.
   *[other] { $seat } discarded { $count ->
        [one] 1 card, not a soldier
       *[other] { $count } cards, none of them a soldier
    }.
}
event-hand_kept = { $seat_is ->
    [you] You kept your { $count ->
        [one] only card, not a soldier
       *[other] { $count } cards, none of them a soldier
    }.
   *[other] { $seat } kept { $count ->
        [one] 1 card, not a soldier
       *[other] { $count } cards, none of them a soldier
    }.
}
event-handed_in = { $seat_is ->
    [you] You were the last with cards and discarded { $count ->
        [one] your last one
       *[other] all { $count } of them
    }.
   *[other] { $seat } was the last with cards and discarded { $count ->
        [one] the last one
       *[other] all { $count } of them
    }.
}

reason-adjacent = enough connected provinces
reason-total = enough provinces
reason-count = the most provinces on a full map
reason-courtesans = most Lionesses

refusal-favour_out_of_play = There’s nowhere to lay the Peace token now. Play the Elder alone.
refusal-favour_must_be_placed = The { $card } must lay the Peace token on an empty province.
refusal-holds_mercenaries = You hold a soldier, so you can’t discard your hand. We’re waiting for { $actor_seat }.
refusal-malformed = That isn’t a move in this game. Moves look like this: “play winter”, “play bishop lia”, “besiege morina”, “pass”.
refusal-must_keep = You hold a soldier, so you can’t discard your hand, only keep it.
refusal-needs_region = The { $card } needs one more word: the province for the Peace token.
refusal-not_a_mercenary = A Scarecrow takes back soldiers only, so not this: { $card }.
refusal-nothing_to_take = There’s no soldier in your row, so { $card } can’t come back. You may play the Scarecrow without taking anything.
refusal-region_contested = { $region } is being fought over; the Peace token needs an empty province.
refusal-region_favoured = The Peace token rests on { $region }: no battle there until an Elder moves it. Choose another province.

option-hidden_cards-about = Soldiers, Drummers, Lion Maidens and Lionesses lie face down until their owner plays again. A house rule.
option-larger_empires-about = One more connected province is needed to win. A house rule.
option-larger_empires-rule = You need one more connected province to win.
option-spring_bonus = What spring gives
option-spring_bonus-about = Whether spring adds 3 to a whole army with the highest soldier, or for each such soldier.
option-spring_bonus-per_army = 3 for the army
option-spring_bonus-per_card = 3 for each card
option-spring_bonus-per_card-rule = In spring each of the highest soldiers gains 3, not the army once.
option-strict_borders = Only lines are borders
option-strict_borders-about = Bella and Borge, and Caline and Pladaci, which meet in a point, aren’t neighbours.
option-strict_borders-rule = Bella and Borge, and Caline and Pladaci, which meet in a point, aren’t neighbours.
option-duel_discards = Discard hands in the duel
option-duel_discards-about = With two players, too, a hand without a soldier may be discarded after a battle. The rulebook says that everything else stays as it is, which would allow it; here it isn’t played by default.
option-duel_discards-rule = With two players, too, a hand without a soldier may be discarded after a battle.
option-skip_sites = Skip the map in the duel
option-skip_sites-about = With two players nobody chooses a province; the next empty one serves.
option-skip_sites-rule = With two players nobody chooses a province; the next empty one is fought for.

table-holder = { $holder_seat_is ->
    [you] You hold the War token.
   *[other] Holder of the War token: { $holder_seat }.
}
table-favour = The Peace token rests on { $region }.
table-favour-off = The Peace token is off the board.
table-season-winter = It’s winter: every soldier is worth 1.
table-season-spring = It’s spring: an army with the highest soldier gains 3.
table-season-spring_each = It’s spring: each of the highest soldiers gains 3.
line-holds = { $held ->
    [one] { $held } province
   *[other] { $held } provinces
}, { $joined } connected
table-targets = Victory: { $total } provinces, or { $adjacent } connected ones.
table-regions = Provinces
result-score = { $count ->
    [one] { $count } province
   *[other] { $count } provinces
}
won-score = with { $count ->
    [one] 1 province
   *[other] { $count } provinces
}
won-adjacent = with { $count } provinces, enough of them connected
won-count = with { $count } provinces, more than anyone else

aid-board-title = Map of the provinces
aid-board-favour = The Peace token rests on { $region }.
aid-board-has-favour = at Peace
aid-board-key-favour = Peace
aid-subtitle = { $players } · { $cards } cards · { $regions } provinces
aid-mercenaries = Soldiers
aid-battle-lead = The holder of the War token has placed it on an empty province and leads.
aid-battle-lead_next = Nobody chooses: the next empty province is fought for. The holder of the War token leads.
aid-battle-turn = On your turn, <b>play one card</b> into your row or <b>pass</b>. Seasons go on the board. Play goes round clockwise.
aid-battle-hidden = A card with a strength of its own, and a Drummer, lies face down until its owner plays again or the battle ends. No Elder or Scarecrow reaches it there.
aid-strength-winter = <b>{ $winter }:</b> every soldier on the field counts { $worth }.
aid-strength-drummer = <b>{ $drummer }:</b> the soldiers of that army count double.
aid-strength-spring = <b>{ $spring }:</b> an army that has the highest soldier on the field gains { $bonus }, once. The { $bonus } is never doubled.
aid-strength-spring_each = <b>{ $spring }:</b> each soldier with the highest number on the field gains { $bonus }. The { $bonus } is never doubled.
aid-favour = The Peace token
aid-favour-rule = No battle may be fought over the province where it rests. Each { $bishop } must lay it on an empty province other than the present battle site.
aid-setup-favour = The Peace token waits beside the board.
aid-setup-holder = The youngest takes the War token, puts it on any province and leads.
aid-setup-holder_named = { $is_known ->
    [yes] { $player } takes the War token and begins.
   *[no] Player { $value }, counted round the table from the host, takes the War token and begins.
}
aid-setup-holder_next = The youngest takes the War token and leads; the first empty province is fought for.
aid-duel-deck = Two players: { $cards } cards in each deck
aid-of-card = { $card } ×{ $count }
aid-after-region = <b>The province.</b> The one strongest army takes it.
aid-after-lines = <b>All rows</b> and seasons are discarded.
aid-after-hands = <b>Hands.</b> Clockwise from the new holder: with cards but <b>no soldier</b> in hand you may discard your whole hand. All or nothing.
aid-after-hands_at_once = <b>Hands.</b> All decide at once and in secret: with cards but <b>no soldier</b> in hand you may discard your whole hand. All or nothing.
aid-after-round = <b>Cards left?</b> With two or more players, fight on. A single player discards them all; then, or when nobody has any, comes a new deal.
aid-after-refill = <b>New cards.</b> Fill your hand up to { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} from your own deck. What was played has left the game.
aid-after-holder = <b>The new holder</b> (see “{ aid-holder }”) chooses the next battle site.
aid-after-holder_next = <b>The new holder</b> (see “{ aid-holder }”) leads in the next battle.
aid-holder-left = the last to pass; if nobody has, whoever ended it
aid-deal-rule = Shuffle all cards. Everyone is dealt <b>{ $hand ->
    [one] 1 card
   *[other] { $hand } cards
}</b>, and <b>{ $bonus } more for each province</b> held.
aid-deal-first = The first deal is { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} each, before the first province is chosen.
aid-deal-own = You each take { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} from your own deck; it has { $cards }.
aid-victory-adjacent = connected provinces
aid-victory-total = or provinces in all
aid-victory-chain = Connected provinces form a chain of shared borders; they need not all touch one another.
aid-victory-duel = Win { $wins ->
    [one] 1 battle
   *[other] { $wins } battles
} to win the game, in any provinces.
aid-victory-borders = Provinces that meet in a point only aren’t neighbours.
aid-victory-count = When no empty province is left to fight for, most provinces win; tied players share the victory.
aid-victory-out = When both have run out of cards, whoever has won more battles wins; if equal, it’s a tie.
aid-duel = Each has a deck of { $cards } and a hand of { $hand }, filled up from it after every battle. What was played leaves the game. An Elder only discards soldiers. Win { $wins } battles to win the game.
ask-play = You play { $card_a } into your row.
ask-pass = You pass: no more cards from you in this battle. Your row stays, counts, and may still win.
ask-pass_final = You pass for good: you won’t defend this province with another card, and aren’t asked again.
ask-hold_back = You hold back. As long as somebody else is in the battle your turn comes again, and you may still defend your province.
ask-decline = You hand the War token, and the choice, to the player on your left.
action-play_bishop_off = Play { $card }, Peace token off the board
ask-play_bishop_off = You play { $card_a }. The highest soldiers on the field are discarded, and the Peace token leaves the board.
event-declined = { $seat_is ->
    [you] You handed the choice on, to { $holder_seat }.
   *[other] { $holder_seat_is ->
        [you] { $seat } handed the choice on to you: you hold the War token.
       *[other] { $seat } handed the choice on, to { $holder_seat }.
    }
}
event-truce = { $seat_is ->
    [you] Your Elder ended the battle; nobody wins it.
   *[other] { $seat }’s Elder ended the battle; nobody wins it.
}
event-burned = { $seat_is ->
    [you] Discarded from your row: { $cards } (strength { $strength }).
   *[other] Discarded from { $seat }’s row: { $cards } (strength { $strength }).
}
event-favour_removed = { $seat_is ->
    [you] You took the Peace token off the board; { $old_region } may be fought over again.
   *[other] { $seat } took the Peace token off the board; { $old_region } may be fought over again.
}
event-favour_left_off = { $seat_is ->
    [you] You left the Peace token off the board.
   *[other] { $seat } left the Peace token off the board.
}
event-undecided = { $strength ->
    [0] No row had any strength: { $region } stays empty.
   *[other] { $region } stays empty. Tied at { $strength }: { $seats }.
}
event-final_battle = { $seats_is ->
    [among] You hold the same number of provinces as { $seats_others }. A final battle decides, with fresh hands.
   *[other] { $seats } hold the same number of provinces. A final battle decides, with fresh hands.
}
reason-defender = a tie, so the owner of the province
refusal-has_passed = You’ve passed, so you play no more cards in this battle; your row still counts. It’s { $actor_seat }’s turn.
refusal-not_in_line = That card isn’t in your row: { $card }. There you have: { $cards }.
refusal-region_taken = { $owner_seat_is ->
    [you] { $region } is yours already. Choose an empty province.
   *[other] { $region } belongs to { $owner_seat }. Choose an empty province.
}
refusal-region_unknown = There’s no such province on this map.
refusal-region_own = { $region } is yours already. Attack an empty province, or somebody else’s.
refusal-declined_by_all = The choice has come all the way round to you: now you must name a province.
refusal-must_choose = In this edition the holder can’t hand the choice on. Name a province.
option-takeover = Taking over provinces
option-takeover-about = A battle may also be fought for another player’s province, whose owner may hold back and defend it late.
option-papal_on_contested = Peace in mid-battle
option-papal_on_contested-about = The Peace token may also be laid on the province being fought for.
option-takeover_tie_holder-about = Who gets the War token when an attack on someone’s province ends in a tie.
option-takeover_tie_holder-courtesans = most Lionesses, else the defender
option-takeover_count-off-about = With takeovers the game doesn’t end when no province is empty: it goes on until someone has enough provinces.
option-campaign-about = A series of games up to this many points: one for each province at the end of a game, five more for winning by connected provinces. 0 means a single game.
warning-campaign_takeover = The rulebook advises against combining a campaign with taking over provinces. You can do it anyway.
campaign-rule = At the end of a game every province is one point; winning by connected provinces brings five more. When a game ends and the target is reached, the leader wins the campaign.
score-nothing_to_defend = Nobody’s province can be attacked without the option “takeover”.
score-region_unknown = There is no such province on this map.
story-conquest = { $margin_id ->
    [alone] { $wording_id ->
        [a] { $seat } took { $region } without a fight.
        [b] Nobody stood up to { $seat } in { $region }.
        [c] In { $region } { $seat } met no resistance.
       *[d] { $seat } walked into { $region } unopposed.
    }
    [hair] { $wording_id ->
        [a] { $seat } won { $region } by a whisker: { $strength } to { $rival_strength } against { $rival_seat }.
        [b] { $region } only just went to { $seat }: { $strength } to { $rival_seat }’s { $rival_strength }.
        [c] { $rival_seat } had { $rival_strength } in { $region } and still lost it: { $seat } had { $strength }.
       *[d] So close in { $region }: { $seat } with { $strength }, { $rival_seat } with { $rival_strength }.
    }
    [rout] { $wording_id ->
        [a] { $seat } swept { $region }: { $strength } to { $rival_strength } against { $rival_seat }.
        [b] { $region } was never in doubt: { $seat } had { $strength }, { $rival_seat } only { $rival_strength }.
        [c] In { $region } { $seat } crushed { $rival_seat }, { $strength } to { $rival_strength }.
       *[d] { $seat } had { $strength } in { $region }; { $rival_seat } came next with just { $rival_strength }.
    }
   *[clear] { $wording_id ->
        [a] { $region } went to { $seat } with { $strength }; { $rival_seat } came next with { $rival_strength }.
        [b] { $seat } took { $region }: { $strength } against { $rival_seat }’s { $rival_strength }.
        [c] { $rival_seat } fought for { $region } with { $rival_strength }, but { $seat } had { $strength }.
       *[d] In { $region } { $seat } beat { $rival_seat }, { $strength } to { $rival_strength }.
    }
}{ $greatest ->
    [yes] { " " }It was the biggest battle of the game.
   *[no] { "" }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }That put { $seat } in front, with { $regions } provinces.
        [b] { " " }{ $seat } now led with { $regions } provinces.
        [c] { " " }With { $regions } provinces, { $seat } was ahead.
       *[d] { " " }{ $regions } provinces: { $seat } took the lead.
    }
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $seat } took { $region } from { $owner_seat } by a whisker: { $strength } to { $rival_strength }.
        [b] { $owner_seat } only just lost { $region } to { $seat }: { $rival_strength } against { $strength }.
        [c] { $region } changed hands by the narrowest margin: { $seat } took it from { $owner_seat }, { $strength } to { $rival_strength }.
       *[d] Just enough: with { $strength } against { $rival_strength }, { $seat } took { $region } from { $owner_seat }.
    }
   *[clear] { $wording_id ->
        [a] { $seat } took { $region } from { $owner_seat } with { $strength }.
        [b] { $owner_seat } lost { $region } to { $seat }, who had { $strength }.
        [c] { $region } changed hands: { $seat } drove { $owner_seat } out with { $strength }.
       *[d] With { $strength }, { $seat } captured { $owner_seat }’s { $region }.
    }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }That put { $seat } in front, with { $regions } provinces.
        [b] { " " }{ $seat } now led with { $regions } provinces.
        [c] { " " }With { $regions } provinces, { $seat } was ahead.
       *[d] { " " }{ $regions } provinces: { $seat } took the lead.
    }
   *[no] { "" }
}
story-tie = { $wording_id ->
    [a] { $region } stayed empty: { $seats } tied at { $strength }.
    [b] Nobody got { $region }: { $seats } had { $strength } each.
    [c] { $seats } fought to a standstill over { $region }, with { $strength } each.
   *[d] All that fighting for nothing: in { $region }, { $seats } tied at { $strength }.
}
table-line = Army row
sum-line = Your army row: { $now } → { $then }.
gain-line = row { $now } → { $then }
table-targets-adjacent = Victory: { $adjacent } connected provinces.
table-defender = { $defender_seat_is ->
    [you] Your province is under attack.
   *[other] Defender: { $defender_seat }.
}
aid-board-free = Still empty: { $regions }.
aid-board-nobody = empty
aid-battle-passed = Once you have passed you play no more in this battle. Your row stays, counts, and may still win.
aid-strength = How strong is a row?
aid-example = This row is worth <b>{ $plain }</b>; in winter <b>{ $winter }</b>, in spring <b>{ $spring }</b>.
aid-holder-won = one strongest army

# The score sheets.
form-battles = The battles
form-site = Battle site
form-strengths = Under each sign write the strength of that player’s army.
form-regions = The provinces
photo-region = Province { $number }: its number
form-owned = Colour each province for its owner, or write the owner’s symbol in it with a pencil.
form-count = Provinces in all
form-marker-holder = War token
entry-refusal-must_keep = There’s a soldier in that hand, so it can’t be discarded.
