# Condottiere, third edition: what its rulebook leaves open, and how it is played here.

ruling-highest_printed = Which mercenary is the highest, for Spring and for a Bishop?
ruling-highest_printed-book = It speaks of the highest mercenary on the table; its example calls a doubled 4 “the 4”.
ruling-highest_printed-played = The printed number counts, whatever winter or a drum makes of it.

ruling-favour_on_contested = May the Favour of the Pope be laid on the region that is being fought for?
ruling-favour_on_contested-book = An empty region that nobody controls. It does not mention the present battle.
ruling-favour_on_contested-played = No. That region is not free while it is fought for.

ruling-favour_nowhere = What if no region is free for the Favour of the Pope?
ruling-favour_nowhere-book = Nothing.
ruling-favour_nowhere-played = It leaves the board.

ruling-final_bishop = What does a Bishop do in the final battle?
ruling-final_bishop-book = Nothing about it.
ruling-final_bishop-played = It only discards mercenaries; the Favour of the Pope no longer matters.

ruling-courtesans_in_tie = The battle is tied, but one player has the most Courtesans: who holds the Condottiere?
ruling-courtesans_in_tie-book = The token goes to the left when strength and Courtesans are both tied.
ruling-courtesans_in_tie-played = The player with the most Courtesans.

ruling-left_without_cards = The token goes to the left: is a neighbour without cards skipped?
ruling-left_without_cards-book = To the player on the left, without a condition.
ruling-left_without_cards-played = No. That player chooses the site too, and then passes.

ruling-surrender_tie = Surrender is played while the strongest lines are tied?
ruling-surrender_tie-book = The strongest line at that moment wins.
ruling-surrender_tie-played = It is a tie like any other, and nobody wins.

ruling-site_before_cards = Is the next site chosen before hands are discarded and new cards are dealt?
ruling-site_before_cards-book = Its steps stand in this order: site, lines, hands, end of the round.
ruling-site_before_cards-played = Yes.

ruling-burning = Is a player without a mercenary asked whether to discard the hand?
ruling-burning-book = Such a player may discard it after a battle.
ruling-burning-played = Nobody is asked, because the question would tell what the hand holds. Decide it before the next site is chosen; others learn only that a hand was discarded.

ruling-burn_part = May a part of the hand be discarded?
ruling-burn_part-book = The hand.
ruling-burn_part-played = No. All of it, or nothing.

ruling-battles_in_round = How many battles does a round have?
ruling-battles_in_round-book = One or two, in one place; elsewhere only the cards end a round.
ruling-battles_in_round-played = As many as the cards last for.

ruling-kept_cards_count = Do the cards kept at the end of a round count towards the new hand?
ruling-kept_cards_count-book = Hands are dealt up to their size.
ruling-kept_cards_count-played = Yes.

ruling-hand_sizes = Does everybody see how many cards a hand holds?
ruling-hand_sizes-book = Nothing.
ruling-hand_sizes-played = Yes, as at a real table.

ruling-adjacent = Must connected regions all touch one another?
ruling-adjacent-book = Adjacent regions.
ruling-adjacent-played = No. It is enough that they are linked by shared borders.

ruling-silent = What is played for someone who does not answer in time?
ruling-silent-book = Nothing.
ruling-silent-played = A pass in battle; a free region at random; as many cards as may be drawn; and the strongest cards are kept ({ $count } at most).
ruling-silent-played_rounds = A pass in battle; a free region at random; and the strongest cards are kept ({ $count } at most).
ruling-silent-played_drawing = A pass in battle; a free region at random; and as many cards as may be drawn.

ruling-drawing = Drawing after each battle: is the number named before the cards are seen?
ruling-drawing-book = Up to three cards.
ruling-drawing-played = Yes, one player after another, clockwise from the new holder.

ruling-empty_pile = Drawing after each battle: what if the pile is empty?
ruling-empty_pile-book = Nothing.
ruling-empty_pile-played = The discarded cards are shuffled and become the new pile.

ruling-takeover_tie = A fight for somebody’s region is tied, but one player has the most Courtesans: who holds the Condottiere?
ruling-takeover_tie-book = The defender.
ruling-takeover_tie-played = The player with the most Courtesans, else the defender.

ruling-takeover_surrender = Surrender is played before the defender has played a card: may the defender still play?
ruling-takeover_surrender-book = Nothing.
ruling-takeover_surrender-played = No. The battle is over.

ruling-takeover_count = Taking over regions: does the game end when no region is free?
ruling-takeover_count-book = That rule is not lifted.
ruling-takeover_count-played = Yes.

ruling-hidden_flip = Hidden cards: is the earlier card turned up before or after the effect of the new one?
ruling-hidden_flip-book = It is turned up when its owner plays again.
ruling-hidden_flip-played = After it. So a Scarecrow cannot take back the card hidden last.

ruling-campaign_scores = Campaign: who scores after a game?
ruling-campaign_scores-book = A point for each region that a player controls.
ruling-campaign_scores-played = Everybody, after every game.

ruling-campaign_bonus = Campaign: do the extra points count if the winner has enough regions in all, too?
ruling-campaign_bonus-book = Connected regions bring { $count ->
    [one] 1 point
   *[other] { $count } points
} more.
ruling-campaign_bonus-played = Yes, the winner gets them.

ruling-campaign_tie = Campaign: which hands are dealt for a final battle about the series?
ruling-campaign_tie-book = A final battle decides a tie at the top.
ruling-campaign_tie-played = As in every final battle, by the regions held at the end of the last game.

