# Condottiere, third edition: the words of the game. Our own, none of the publisher's.
# Blanks: an engine fact by its name. `$x_seat` is a player, `$x_seat_is` says whether that is
# the reader (you, other, none); `$seats_is` also knows `among`, and then `$seats_others`.
# `$card_a` is the card with its article, from the form `.a` below.

game-title-condottiere-3e = Condottiere, third edition
game-short-condottiere-3e = Condottiere
game-about-condottiere-3e = Mercenaries fight for the regions of Italy. How much strength do you send, and when do you pass?

# --- cards ---

card-m1 = Mercenary 1
    .a = a Mercenary 1
card-m2 = Mercenary 2
    .a = a Mercenary 2
card-m3 = Mercenary 3
    .a = a Mercenary 3
card-m4 = Mercenary 4
    .a = a Mercenary 4
card-m5 = Mercenary 5
    .a = a Mercenary 5
card-m6 = Mercenary 6
    .a = a Mercenary 6
card-m10 = Mercenary 10
    .a = a Mercenary 10
card-winter = Winter
    .a = Winter
card-spring = Spring
    .a = Spring
card-bishop = Bishop
    .a = a Bishop
card-courtesan = Courtesan
    .a = a Courtesan
card-drummer = Drummer
    .a = a Drummer
card-heroine = Heroine
    .a = a Heroine
card-scarecrow = Scarecrow
    .a = a Scarecrow
card-surrender = Surrender
    .a = Surrender

card-m1-effect = Strength { $strength }. Small, but he counts, and no winter can make him smaller.
card-m2-effect = Strength { $strength }, unless a season or a Drummer changes it.
card-m3-effect = Strength { $strength }, unless a season or a Drummer changes it.
card-m4-effect = Strength { $strength }, unless a season or a Drummer changes it.
card-m5-effect = Strength { $strength }, unless a season or a Drummer changes it.
card-m6-effect = Strength { $strength }, unless a season or a Drummer changes it.
card-m10-effect = Strength { $strength }, unless a season or a Drummer changes it. Bishops discard these first.
card-winter-effect = While it lies in any line, every mercenary on the field is worth { $worth }, yours too. It discards every Spring in play.
card-spring-effect = While it lies in any line, the strongest mercenaries on the field gain { $bonus } each, whoever owns them. It discards every Winter in play.
card-bishop-effect = Discards the strongest mercenaries on the field, in every line, yours included; then the Bishop is discarded too.
card-bishop-favour = You lay the Favour of the Pope on a free region, or leave it off the board.
card-bishop-favour_any = You lay the Favour of the Pope on any region, free or not, or leave it off the board.
card-courtesan-effect = Strength { $strength }, whatever the season. The player with the most of them when the battle ends picks the next battle, win or lose.
card-drummer-effect = Doubles every mercenary in your own line. A second Drummer in it adds nothing.
card-heroine-effect = Strength { $strength }. No season, Drummer or Bishop changes that.
card-scarecrow-effect = Take one mercenary from your own line back into your hand, or nothing at all. The Scarecrow is discarded either way.
card-surrender-effect = The battle ends at once, on the lines as they lie.

# --- places and seasons ---

region-torino = Turin
region-milano = Milan
region-venezia = Venice
region-genova = Genoa
region-mantova = Mantua
region-parma = Parma
region-modena = Modena
region-ferrara = Ferrara
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Florence
region-siena = Siena
region-urbino = Urbino
region-ancona = Ancona
region-spoleto = Spoleto
region-roma = Rome
region-napoli = Naples

season-winter = winter
season-spring = spring

# --- phases: a name, the question to the reader, who is waited for ---

phase-choose = Choosing the next battle
phase-battle = Battle
phase-discard = Discarding hands
phase-retain = End of the round
phase-draw = Drawing cards
phase-over = Game over

prompt-choose = Where should the next battle be?
prompt-battle = { $region ->
    [none] What do you do in the final battle?
   *[other] What do you do in { $region }?
}
prompt-defend = { $region } is yours, and under attack. What do you do?
prompt-discard = You hold no mercenary. Discard your hand, or keep it?
prompt-retain = You’re the last with cards. Which do you keep?
prompt-discard_secretly = Will you discard your hand? Everyone is asked; the answers are revealed together.
prompt-draw = How many cards do you draw?

waiting-choose = Waiting for { $seats } to choose the next battle.
waiting-battle = Waiting for { $seats } to play a card or pass.
waiting-discard = Waiting for { $seats } to discard their hand or keep it.
waiting-retain = Waiting for { $seats } to decide which cards to keep.
waiting-draw = Waiting for { $seats } to draw cards.

# --- what one can do: button, heading, and what pressing will do ---

group-regions = Choose the battle
group-cards = Play a card
group-pass = Or pass
group-hand = Your hand
group-retained = Cards to keep
group-drawn = Draw cards
group-deals = Show cards

action-besiege = Attack { $region }
action-besiege_owned = Attack { $region }, held by { $owner_seat }
action-decline = Hand the choice on
action-play_scarecrow = Play { $card }, take back { $taken_card }
action-play_scarecrow_alone = Play { $card }, take nothing back
action-play_bishop = Play { $card }, Favour to { $region }
action-play_bishop_off = Play { $card }, Favour off the board
action-play_bishop_alone = Play { $card }
action-pass = Pass
action-discard = Discard my hand
action-keep = Keep my hand
action-retain = Keep { $cards }
action-retain_none = Keep nothing
action-pass_final = Pass, and stay out
action-hold_back = Pass for now
action-show = Show { $seats }: { $cards }
action-draw = Draw { $count }
action-draw_none = Draw nothing

ask-besiege = The next battle will be for { $region }, and you lead it.
ask-besiege_owned = The next battle will be for { $region }, held by { $owner_seat }, and you lead it.
ask-decline = You hand the Condottiere token, and the choice, to the player on your left.
ask-play = You play { $card_a } into your line.
ask-play_scarecrow = You play { $card_a } and take { $taken_card_a } from your line back into your hand. The { $card } is discarded.
ask-play_scarecrow_alone = You play { $card_a } and take nothing back. The { $card } is discarded.
ask-play_bishop = You play { $card_a }. The strongest mercenaries on the field are discarded, the { $card } with them, and the Favour of the Pope goes to { $region }.
ask-play_bishop_off = You play { $card_a }. The strongest mercenaries on the field are discarded, the { $card } with them, and the Favour of the Pope leaves the board.
ask-play_bishop_alone = You play { $card_a }. The strongest mercenaries on the field are discarded, and the { $card } with them.
ask-pass = You pass: no more cards from you in this battle. Your line stays, counts, and may still win.
ask-discard = You discard your whole hand and wait for new cards.
ask-keep = You keep your hand.
ask-retain = You keep { $cards } and discard the rest of your hand. Then new cards are dealt.
ask-retain_none = You discard your whole hand. Then new cards are dealt.
ask-pass_final = You pass for good: you won’t defend this region with another card, and aren’t asked again.
ask-hold_back = You hold back. As long as somebody else is in the battle your turn comes again, and you may still defend your region.
ask-show = You show this to { $seats }: { $cards }. Nobody else learns of it, and the cards stay in your hand.
ask-draw = You draw { $count ->
    [one] one card
   *[other] { $count } cards
} from the pile.
ask-draw_none = You draw no card this time.

# --- what has happened ---

event-started = { $holder_seat_is ->
    [you] You were drawn to go first: you hold the Condottiere token and choose the first battle.
   *[other] { $holder_seat } was drawn to go first, holds the Condottiere token and chooses the first battle.
}
event-holder_named = { $holder_seat_is ->
    [you] By agreement you go first: you hold the Condottiere token and choose the first battle.
   *[other] By agreement { $holder_seat } goes first, holds the Condottiere token and chooses the first battle.
}
event-round_started = { $round ->
    [0] The cards are shuffled and dealt.
   *[other] Round { $round }: the cards are shuffled and dealt.
}
event-besieged = { $seat_is ->
    [you] Battle { $battle }: you marched on { $region }.
   *[other] Battle { $battle }: { $seat } marched on { $region }.
}
event-declined = { $seat_is ->
    [you] You handed the choice on, to { $holder_seat }.
   *[other] { $holder_seat_is ->
        [you] { $seat } handed the choice on to you: you hold the Condottiere token.
       *[other] { $seat } handed the choice on, to { $holder_seat }.
    }
}
event-truce = { $seat_is ->
    [you] Your Bishop ended the battle; nobody wins it.
   *[other] { $seat }’s Bishop ended the battle; nobody wins it.
}
event-handed_in = { $seat_is ->
    [you] You were the last with cards and handed in { $count ->
        [one] your last one
       *[other] all { $count } of them
    }.
   *[other] { $seat } was the last with cards and handed in { $count ->
        [one] the last one
       *[other] all { $count } of them
    }.
}
event-played = { $seat_is ->
    [you] You played { $card_a } (strength { $strength }).
   *[other] { $seat } played { $card_a } (strength { $strength }).
}
event-took_back = { $seat_is ->
    [you] You played { $card_a } and took { $taken_card_a } back into your hand (strength { $strength }).
   *[other] { $seat } played { $card_a } and took { $taken_card_a } back (strength { $strength }).
}
event-burned = { $seat_is ->
    [you] Discarded from your line: { $cards } (strength { $strength }).
   *[other] Discarded from { $seat }’s line: { $cards } (strength { $strength }).
}
event-favour_placed = { $seat_is ->
    [you] You laid the Favour of the Pope on { $region }.
   *[other] { $seat } laid the Favour of the Pope on { $region }.
}
event-favour_moved = { $seat_is ->
    [you] You moved the Favour of the Pope from { $old_region } to { $region }.
   *[other] { $seat } moved the Favour of the Pope from { $old_region } to { $region }.
}
event-favour_stayed = { $seat_is ->
    [you] You left the Favour of the Pope where it was, on { $region }.
   *[other] { $seat } left the Favour of the Pope where it was, on { $region }.
}
event-favour_removed = { $seat_is ->
    [you] You took the Favour of the Pope off the board; { $old_region } may be fought over again.
   *[other] { $seat } took the Favour of the Pope off the board; { $old_region } may be fought over again.
}
event-favour_left_off = { $seat_is ->
    [you] You left the Favour of the Pope off the board.
   *[other] { $seat } left the Favour of the Pope off the board.
}
event-passed = { $seat_is ->
    [you] You passed.
   *[other] { $seat } passed.
}
event-battle_ended = The battle for { $region } is over: { $strengths }.
event-stalemate = { $count ->
    [one] Nobody played a card in the last battle.
   *[other] Nobody has played a card for { $count } battles in a row.
} The host may end the game in a tie.
event-battle_won = { $seat_is ->
    [you] You won the battle for { $region }.
   *[other] { $seat } won the battle for { $region }.
}
event-battle_tied = The battle for { $region } ended in a tie.
event-hand_emptied = { $seat_is ->
    [you] You have no cards left.
   *[other] { $seat } has no cards left.
}
event-handed_all_in = { $seat_is ->
    [you] You were the last with cards and handed them in.
   *[other] { $seat } was the last with cards and handed them in.
}
event-retained_some = { $seat_is ->
    [you] You were the last with cards and kept { $count }.
   *[other] { $seat } was the last with cards and kept { $count }.
}
event-conquered = { $seat_is ->
    [you] You conquered { $region } with strength { $strength }.
   *[other] { $seat } conquered { $region } with strength { $strength }.
}
event-undecided = { $strength ->
    [0] No line had any strength: { $region } stays free.
   *[other] { $region } stays free. Tied at { $strength }: { $seats }.
}
event-holder = { $reason_id ->
    [courtesans] { $holder_seat_is ->
        [you] You had the most Courtesans: the Condottiere token is yours.
       *[other] { $holder_seat } had the most Courtesans and gets the Condottiere token.
    }
    [left_of_holder] { $holder_seat_is ->
        [you] Nobody won, so the Condottiere token went to the left, to you.
       *[other] Nobody won, so the Condottiere token went to the left, to { $holder_seat }.
    }
    [defender] { $holder_seat_is ->
        [you] You held your region in a tie: the Condottiere token is yours.
       *[other] { $holder_seat } held the region in a tie and gets the Condottiere token.
    }
   *[winner] { $holder_seat_is ->
        [you] As the winner you get the Condottiere token.
       *[other] As the winner { $holder_seat } gets the Condottiere token.
    }
}
event-hand_discarded = { $seat_is ->
    [you] You discarded your { $count ->
        [one] only card
       *[other] { $count } cards
    }.
   *[other] { $seat } discarded { $count ->
        [one] 1 card, not a mercenary
       *[other] { $count } cards, none of them a mercenary
    }.
}
event-burned_own = { $seat_is ->
    [you] You discarded: { $cards }.
   *[other] { $seat } discarded: { $cards }.
}
event-hand_kept = { $seat_is ->
    [you] You kept your { $count ->
        [one] only card, not a mercenary
       *[other] { $count } cards, none of them a mercenary
    }.
   *[other] { $seat } kept { $count ->
        [one] 1 card, not a mercenary
       *[other] { $count } cards, none of them a mercenary
    }.
}
event-retained = { $seat_is ->
    [you] You were the last with cards: you kept { $count } and discarded { $burned }.
   *[other] { $seat } was the last with cards: kept { $count }, discarded { $burned }.
}
event-retained_own = { $cards_count ->
    [0] { $seat_is ->
        [you] You kept none of your cards.
       *[other] { $seat } kept no cards.
    }
   *[other] { $seat_is ->
        [you] You kept: { $cards }.
       *[other] { $seat } kept: { $cards }.
    }
}
event-attacked = { $seat_is ->
    [you] Battle { $battle }: you attacked { $region }, held by { $owner_seat }.
   *[other] { $owner_seat_is ->
        [you] Battle { $battle }: { $seat } attacked your { $region }.
       *[other] Battle { $battle }: { $seat } attacked { $region }, held by { $owner_seat }.
    }
}
event-held_back = { $seat_is ->
    [you] You held back; you may still join the battle.
   *[other] { $seat } held back, and may still join the battle.
}
event-played_hidden = { $seat_is ->
    [you] You played a card face down.
   *[other] { $seat } played a card face down.
}
event-hid_own = { $seat_is ->
    [you] Your face-down card: { $card }.
   *[other] { $seat }’s face-down card: { $card }.
}
event-turned_up = { $seat_is ->
    [you] You turned up { $card_a } (strength { $strength }).
   *[other] { $seat } turned up { $card_a } (strength { $strength }).
}
event-taken_over = { $seat_is ->
    [you] You took { $region } from { $owner_seat } with strength { $strength }.
   *[other] { $owner_seat_is ->
        [you] { $seat } took { $region } from you with strength { $strength }.
       *[other] { $seat } took { $region } from { $owner_seat } with strength { $strength }.
    }
}
event-defended = { $seat_is ->
    [you] You defended { $region } with strength { $strength }.
   *[other] { $seat } defended { $region } with strength { $strength }.
}
event-held_in_tie = { $owner_seat_is ->
    [you] { $region } stays yours: a tie at { $strength }.
   *[other] { $region } stays with { $owner_seat }: a tie at { $strength }.
}
event-answered = { $seat_is ->
    [you] You answered; all answers are revealed together.
   *[other] { $seat } answered.
}
event-hands_kept = { $seats_is ->
    [you] You kept your hand.
    [among] You kept your hand, and so did { $seats_others }.
   *[other] { $seats_count ->
        [one] { $seats } kept their hand.
       *[other] { $seats } kept their hands.
    }
}
event-took_cards = { $seat_is ->
    [you] You drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and now hold { $size }.
   *[other] { $seat } drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and now holds { $size }.
}
event-showed = { $seat_is ->
    [you] You showed { $seats }: { $cards }.
   *[other] { $seats_is ->
        [you] { $seat } showed you: { $cards }.
        [among] { $seat } showed you and { $seats_others }: { $cards }.
       *[other] { $seat } showed { $seats }: { $cards }.
    }
}
event-drew_cards = { $seat_is ->
    [you] You drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[other] { $seat } drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-drew_nothing = { $seat_is ->
    [you] You drew no card.
   *[other] { $seat } drew no card.
}
event-pile_renewed = The pile ran out, so { $count ->
    [one] the one discarded card became
   *[other] the { $count } discarded cards were shuffled into
} a new one.
event-final_battle = { $seats_is ->
    [among] You hold the same number of regions as { $seats_others }. A final battle decides, with fresh hands.
   *[other] { $seats } hold the same number of regions. A final battle decides, with fresh hands.
}
event-final_battle_ended = The final battle is over: { $strengths }.
event-game_over = { $seats_is ->
    [none] { $reason_id ->
        [final_battle] Nobody wins the game: the final battle had no winner.
        [exhausted] Nobody wins the game: the cards are gone, and both won the same number of battles.
       *[other] Nobody wins the game: { $reason }.
    }
    [you] You win the game: { $reason }.
    [among] You share the victory with { $seats_others }: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } wins the game: { $reason }.
       *[other] { $seats } share the victory: { $reason }.
    }
}

reason-adjacent = enough connected regions
reason-total = enough regions
reason-count = the most regions on a full map
reason-final_battle = the final battle decided
reason-courtesans = most Courtesans
reason-winner = winner of the battle
reason-left_of_holder = nobody won, so the next seat to the left
reason-defender = a tie, so the owner of the region
reason-last_to_pass = a tie, so the last to pass
reason-surrendered = a tie, so whoever ended the battle
reason-exhausted = no cards were left

# --- why something cannot be done, and what can ---

refusal-card_not_in_hand = You don’t hold that card, or not that many: { $card }.
refusal-favour_must_be_placed = The { $card } must lay its token on a free region.
refusal-favour_out_of_play = The Favour of the Pope plays no part in the final battle. Play the Bishop alone.
refusal-game_over = The game is over; there’s nothing left to play.
refusal-has_passed = You’ve passed, so you play no more cards in this battle; your line still counts. It’s { $actor_seat }’s turn.
refusal-holds_mercenaries = You hold a mercenary, so you can’t discard your hand. We’re waiting for { $actor_seat }.
refusal-malformed = That isn’t a move in this game. Moves look like this: “play winter”, “play bishop roma”, “besiege siena”, “pass”.
refusal-needs_region = The { $card } needs one more word: a region for the Favour of the Pope, or “off”.
refusal-no_such_card = There’s no such card in this game.
refusal-no_such_seat = There’s no such seat in this game. It’s { $actor_seat }’s turn.
refusal-not_a_mercenary = A Scarecrow takes back mercenaries only, so not this: { $card }.
refusal-not_in_final_battle = { $seats_is ->
    [none] The final battle goes on without you.
   *[other] The final battle is between { $seats }; all you can do is watch.
}
refusal-not_in_line = That card isn’t in your line: { $card }. There you have: { $cards }.
refusal-not_your_turn = It isn’t your turn but { $actor_seat }’s. You’ll get a letter.
refusal-nothing_to_take = There’s no mercenary in your line, so { $card } can’t come back. You may play the Scarecrow without taking anything.
refusal-region_contested = { $region } is being fought over, and the Favour of the Pope can’t go there during the battle. Choose another region, or leave it off the board.
refusal-region_favoured = The Favour of the Pope rests on { $region }: no battle there until a Bishop moves it. Choose another region.
refusal-region_taken = { $owner_seat_is ->
    [you] { $region } is yours already. Choose a region that nobody holds.
   *[other] { $region } belongs to { $owner_seat }. Choose a region that nobody holds.
}
refusal-region_unknown = There’s no such region on this map.
refusal-too_many_cards = You may keep at most { $most ->
    [one] 1 card
   *[other] { $most } cards
}; you named { $count }.
refusal-wrong_phase = It’s your turn, but you have to decide something else first: { $phase }.
refusal-hand_full = You may draw at most { $most } now; you named { $count }.
refusal-has_answered = You’ve answered already. Once everybody has, all answers are revealed.
refusal-must_keep = You hold a mercenary, so you can’t discard your hand, only keep it.
refusal-pass_is_final = Here a pass is final anyway. Just “pass” will do.
refusal-region_own = { $region } is yours already. Attack a free region, or somebody else’s.
refusal-too_many_drawn = At most { $most ->
    [one] 1 card
   *[other] { $most } cards
} are drawn after a battle.
refusal-shown_before = They already know about { $cards }.
refusal-shown_to_oneself = You see your own cards anyway. Name somebody else to show them to.

# --- the optional rules ---

option-draw_after_battle = Draw after each battle
option-draw_after_battle-about = No rounds: hands begin with seven cards, and after each battle everyone may draw up to three.
option-draw_after_battle-rule = There are no rounds. You begin with seven cards, and after each battle you may draw up to three.
option-larger_empires = Larger empires
option-larger_empires-about = One more connected region is needed to win.
option-larger_empires-rule = You need one more connected region to win.
option-takeover = Taking over regions
option-takeover-about = A battle may also be fought for another player’s region, whose owner may hold back and defend it late.
option-takeover-rule = You can also attack a region that belongs to another player. Its owner may hold back at first and join in later; without a winner it stays as it was.
option-hidden_cards = Hidden cards
option-hidden_cards-about = Mercenaries, Drummers, Heroines and Courtesans lie face down until their owner plays again.
option-hidden_cards-rule = Cards with a strength of their own, and Drummers, lie face down until their owner plays again.
option-simultaneous_discards = Discard hands in secret
option-simultaneous_discards-about = After a battle everyone is asked at once whether to discard their hand; the answers are revealed together.
option-simultaneous_discards-rule = After a battle everyone decides in secret whether to discard their hand; the answers are revealed together.
option-papal_on_contested = The Pope in mid-battle
option-papal_on_contested-about = The Favour of the Pope may also be laid on the region being fought for. The rulebook doesn’t forbid it; here it’s forbidden by default.
option-papal_on_contested-rule = The Favour of the Pope may even go to the region that is being fought for.
option-takeover_tie_holder = Holder after a tied takeover
option-takeover_tie_holder-about = Who gets the Condottiere token when an attack on someone’s region ends in a tie. The rulebook names the defender alone; by default most Courtesans come first here, as after every other tie.
option-takeover_tie_holder-courtesans = most Courtesans, else the defender
option-takeover_tie_holder-defender = always the defender
option-takeover_tie_holder-defender-rule = If an attack on somebody’s region ends in a tie, its owner gets the Condottiere token, no matter who has the most Courtesans.
option-takeover_count = End when the map is full
option-takeover_count-off = Play on when the map is full
option-takeover_count-off-about = With takeovers the game doesn’t end when no region is free: it goes on until someone has enough regions.
option-takeover_count-off-rule = When no region is free any more, the game goes on until somebody has enough regions.
option-hidden_flip = Turning up the hidden card
option-hidden_flip-about = Whether the card lying face down is turned up before or after the effect of the new one.
option-hidden_flip-after_effect = after the effect
option-hidden_flip-before_effect = before the effect
option-hidden_flip-before_effect-rule = Your card lying face down is turned up before the effect of your next one.
option-hide_hand_counts = Secret hand sizes
option-hide_hand_counts-about = Only you see how many cards you hold.
option-hide_hand_counts-rule = Only you see how many cards you hold.
option-hide_hand_counts-off = Open hand sizes
option-hide_hand_counts-off-about = Everybody sees how many cards each hand holds.
option-hide_hand_counts-off-rule = Everybody sees how many cards each hand holds.
refusal-declined_by_all = The choice has come all the way round to you: now you must name a region.
refusal-must_choose = In this edition the holder can’t hand the choice on. Name a region.
option-decline_limit = Handing the choice on
option-decline_limit-about = How many times the choice of a site may go all the way round before the first player must choose. The very first choice may be handed on too, though in the rulebook the first holder names that region.
option-decline_limit-chosen = The choice of a site may go round { $value ->
    [one] 1 time
   *[other] { $value } times
}
option-decline_limit-rule = The choice of a site, even of the first one, may go round the table { $value ->
    [one] once
   *[other] { $value } times
}. Then the first player must choose.
option-campaign = Campaign
option-campaign-about = A series of games up to this many points: one for each region at the end of a game, five more for winning by connected regions. 0 means a single game.
option-campaign-chosen = Campaign to { $value ->
    [one] 1 point
   *[other] { $value } points
}
option-campaign-rule = We play a series of games until somebody has { $value ->
    [one] 1 point
   *[other] { $value } points
}: one for each region at the end of a game, and five more for winning by connected regions.
option-first_holder = Who begins
option-first_holder-about = Which player begins, counted round the table from the host. 0 means it’s drawn at random.
option-first_holder-chosen = { $is_known ->
    [yes] First player: { $player }
   *[no] Player { $value } begins
}
option-first_holder-rule = { $is_known ->
    [yes] { $player } plays the first card.
   *[no] Player { $value }, counted round the table from the host, begins.
}
warning-campaign_takeover = The rulebook advises against combining a campaign with taking over regions. You can do it anyway.

# --- a move put together word by word
build-show = Show cards of your hand to somebody
build-any = Show cards of your hand to somebody
choose-readers = Who should see them?
choose-cards = Which cards?
choose-more = And then?
word-card = { $card }
word-region = { $region }
word-reader = { $reader_seat }
word-number = { $count }
word-off = off the board
word-none = nothing
word-final = for good
verb-besiege = Attack
verb-play = Play
verb-pass = Pass
verb-discard = Discard my hand
verb-keep = Keep my hand
verb-retain = Keep
verb-draw = Draw
verb-decline = Hand the choice on
verb-show = Show

# --- laid out with the real copy ---

lay-holder = The Condottiere token lies before { $name }.
lay-burned = { $count ->
    [one] 1 card is in the discard pile: once all hands are dealt, put 1 of the remaining cards aside.
   *[other] { $count } cards are in the discard pile: once all hands are dealt, put { $count } of the remaining cards aside.
}
lay-line = { $count ->
    [0] { $name }: no card laid.
   *[other] { $name } has laid { $cards }.
}
lay-hand = { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
lay-deck = { $count ->
    [one] 1 card in their own deck.
   *[other] { $count } cards in their own deck.
}
lay-passed = Has passed.
lay-asked = Next to play: { $names }.
