# The board in words
aid-board-title = Map of the regions
aid-board-owned = { $name }: { $regions }.
aid-board-free = Still free: { $regions }.
aid-board-unclaimed = Nobody’s: { $regions }.
aid-board-favour = The Favour of the Pope rests on { $region }.
aid-board-site = The battle is fought over { $region }.
aid-board-numbers = { $what }: { $numbers }.
aid-board-number = { $name } { $number }
aid-board-nobody = free
aid-board-region = { $region }: { $owner }
aid-board-has-favour = under the Favour of the Pope
aid-board-has-site = the battle site
aid-board-beside = borders on { $regions }
aid-board-key-favour = Favour of the Pope
aid-board-key-site = battle site
aid-board-key-closed = no border here
aid-sea-west = Tyrrhenian Sea
aid-sea-east = Adriatic Sea

# --- the reference card: two pages that fold into four panels ---
# <b> and </b> print bold; nothing else is understood.

aid-subtitle = { $players } · { $cards } cards · { $regions } regions

aid-setup = Setting up
aid-setup-board = The board is empty. Everyone takes the markers of one colour.
aid-setup-favour = The papal token waits beside the board.
aid-setup-holder = The youngest takes the Condottiere token, puts it on any region and leads.
aid-setup-holder_named = { $is_known ->
    [yes] { $player } takes the Condottiere token and begins.
   *[no] Player { $value }, counted round the table from the host, takes the Condottiere token and begins.
}
aid-setup-rounds = There’s no set number of rounds: you play until somebody has won.
aid-setup-no_rounds = There are no rounds: cards are drawn after each battle, until somebody has won.
aid-setup-campaign = This is one game of a campaign to { $target ->
    [one] 1 point
   *[other] { $target } points
}.

aid-cards = The cards
aid-mercenaries = Mercenaries
aid-mercenaries-effect = { $count } cards. Each is worth its number, unless a season or a Drummer changes it. Every other card is a special card.

aid-battle = A battle
aid-battle-lead = The holder of the Condottiere token has placed it on a free region and leads.
aid-battle-lead_takeover = The holder of the Condottiere token has placed it on a free region, or on another player’s, and leads.
aid-battle-hand_on = Or the holder hands the token, with the choice, to the left.
aid-battle-turn = On your turn, <b>play one card</b> into your line or <b>pass</b>. Play goes round clockwise.
aid-battle-hidden = A card with a strength of its own, and a Drummer, lies face down until its owner plays again or the battle ends. No Bishop or Scarecrow reaches it there.
aid-battle-flip = It’s turned up after the effect of the new card.
aid-battle-flip_before = It’s turned up before the effect of the new card.
aid-battle-passed = Once you have passed you play no more in this battle. Your line stays, counts, and may still win.
aid-battle-defender = Only the owner of the region may pass before playing a first card, and still come back later.
aid-battle-free = Nobody has to play. You may pass with a full hand, and as the first; without cards you can only pass.
aid-battle-alone = The last one in may go on alone, card by card.
aid-battle-end = The battle ends when <b>everyone has passed</b>, or at once with <b>{ $surrender }</b>.
aid-battle-surrender = That holds even if the owner of the region has played nothing yet.
aid-battle-truce = A Bishop ends it too, and then nobody wins.

aid-strength = How strong is a line?
aid-strength-winter = <b>{ $winter }:</b> every mercenary on the field counts { $worth }.
aid-strength-drummer = <b>{ $drummer }:</b> the mercenaries of that line count double.
aid-strength-spring = <b>{ $spring }:</b> the highest mercenaries on the field gain { $bonus } each. The { $bonus } is never doubled.
aid-strength-rest = <b>Last:</b> add { $heroine_worth } for each { $heroine } and { $courtesan_worth } for each { $courtesan }.
aid-strength-rest_alone = <b>Last:</b> add { $heroine_worth } for each { $heroine }.
aid-strength-note = “Highest” always means the number printed on the card.
aid-example = This line is worth <b>{ $plain }</b>; in winter <b>{ $winter }</b>, in spring <b>{ $spring }</b>.
aid-example-of = <b>Example.</b> { $cards }. { $told }

aid-favour = Favour of the Pope
aid-favour-rule = No battle may be fought over the region where it rests. Only a { $bishop } moves it.
aid-favour-free = It goes to a free region other than the present battle site, or off the board.
aid-favour-contested = It goes to a free region, even the present battle site, or off the board.
aid-favour-any = It goes to any region, free or not, other than the present battle site, or off the board.
aid-favour-any_contested = It goes to any region, free or not, even the present battle site, or off the board.

aid-after = After the battle
aid-after-region = <b>The region.</b> The one strongest line takes it.
aid-after-tie = On a tie nobody does.
aid-after-tie_takeover = On a tie it stays as it was: free, or its owner’s.
aid-after-victory = <b>Victory?</b> See “{ aid-victory }”.
aid-after-holder = <b>The new holder</b> (see “{ aid-holder }”) chooses the next battle site at once.
aid-after-handed_once = Once the choice has come all the way round, the first must choose.
aid-after-handed = Once the choice has come round { $times ->
    [one] once
   *[other] { $times } times
}, the first must choose.
aid-after-lines = <b>All lines</b> are discarded.
aid-after-hands = <b>Hands.</b> Clockwise from the new holder: with cards but <b>no mercenary</b> in hand you may discard your whole hand. All or nothing.
aid-after-hands_at_once = <b>Hands.</b> All decide at once and in secret: with cards but <b>no mercenary</b> in hand you may discard your whole hand. All or nothing.
aid-after-round = <b>Cards left?</b> With two or more players, go on to the next battle. A single player keeps up to { $keeps ->
    [one] 1 card
   *[other] { $keeps } cards
} and discards the rest; then, or when nobody has any, comes a new deal.

aid-holder = Who becomes the holder?
aid-holder-most = one player has the most { $courtesan } cards
aid-holder-none = equal numbers, or none in play
aid-holder-won = one strongest line
aid-holder-tied = a tie for strongest
aid-holder-tied_takeover = no winner, region free
aid-holder-courtesan = that player
aid-holder-winner = the winner
aid-holder-left = the old holder’s left neighbour
aid-holder-takeover = When an attack on somebody’s region has no winner, most Courtesans decide, else its owner becomes the holder.
aid-holder-defender = When an attack on somebody’s region has no winner, its owner becomes the holder.

aid-deal = A new deal
aid-deal-once = The deal
aid-deal-rule = Shuffle all cards that nobody holds. Everyone is dealt up to <b>{ $hand ->
    [one] 1 card
   *[other] { $hand } cards
}</b>, and <b>{ $bonus } more for each region</b> held.
aid-deal-first = The first deal is { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} each, before the first region is chosen.

aid-victory = Victory
aid-victory-players = Players
aid-victory-adjacent = connected regions
aid-victory-total = or regions in all
aid-victory-range = { $fewest }–{ $most }
aid-victory-chain = Connected regions form a chain of shared borders; they need not all touch one another.
aid-victory-count = When no region is left to fight for, most regions win.
aid-victory-full = When no region is free any more, most regions win.
aid-victory-final = If tied, those players fight one final battle, each with { $hand } new cards and { $bonus } more for each region.
aid-victory-nobody = If nobody wins it, nobody wins the game.
aid-victory-on = When no region is free any more, you play on until somebody has enough regions.

# --- the map as a sheet ---

aid-map-neighbours = Neighbours
aid-map-count = how many
aid-map-room = Wherever houses are drawn, a marker of up to { $across } mm lies clear of borders and names.
