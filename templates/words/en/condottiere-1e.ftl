# Condottiere, first edition: what it says otherwise than the family.

game-title-condottiere-1e = Condottiere, first edition
game-short-condottiere-1e = Condottiere 1st ed.
game-about-condottiere-1e = The same struggle by the first rulebook: longer rounds, and a Bishop ends a battle without a winner.

card-m10-effect = Strength { $strength }, unless winter or a Drummer changes it. No mercenary is stronger.
card-winter-effect = Every mercenary on the field is worth { $worth } for the whole battle, yours too, played or still to come. Nothing ends it.
card-bishop-effect = The battle ends at once, and nobody wins it. Everything that was played is discarded.
card-heroine-effect = Strength { $strength }. Neither winter nor a Drummer changes that, and no Scarecrow takes her back.
card-scarecrow-effect = Take one mercenary from your own line back into your hand, or nothing at all. The Scarecrow stays behind and counts nothing.

ask-play_scarecrow = You play { $card_a } and take { $taken_card_a } from your line back into your hand. The { $card } stays behind.
ask-play_scarecrow_alone = You play { $card_a } and take nothing back. The { $card } stays behind.
ask-play_bishop_alone = You play { $card_a }: the battle ends at once, and nobody wins it.

refusal-favour_out_of_play = There’s no Favour of the Pope in this edition. Play the Bishop alone.
refusal-malformed = That isn’t a move in this game. Moves look like this: “play winter”, “play bishop”, “besiege siena”, “decline”, “pass”.

aid-example = This line is worth <b>{ $plain }</b>; in winter <b>{ $winter }</b>.
aid-after-holder = <b>The new holder</b> (see “{ aid-holder }”) chooses the next battle site, or hands the choice to the left.
aid-after-round = <b>Cards left?</b> With two or more players, the round goes on. A single player hands all cards in; then, or when nobody has any, comes a new deal.
aid-holder-tied = a tie, or a Bishop
