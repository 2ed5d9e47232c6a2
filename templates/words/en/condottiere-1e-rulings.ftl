# Condottiere, first edition: what its rulebook leaves open, and how it is played here.

ruling-decline_first = May the choice of the very first region be handed on?
ruling-decline_first-book = The first holder names the first region. Later the choice may be handed on.
ruling-decline_first-played = Yes, as before every other battle.

ruling-declined_by_all = What if everybody hands the choice of a region on?
ruling-declined_by_all-book = The neighbour may hand it on too.
ruling-declined_by_all-played = When it has gone all the way round, the first to hand it on must choose.

ruling-bishop_first = May a Bishop be the first card of a battle?
ruling-bishop_first-book = Any card may be played first.
ruling-bishop_first-played = Yes. Then nobody wins that battle.

ruling-bishop_token = A Bishop has ended the battle: where does the token go?
ruling-bishop_token-book = Without a winner it goes to the left.
ruling-bishop_token-played = To the left of the player who held it, whoever played the Bishop.

ruling-scarecrow_stays = Does a Scarecrow leave the table at once?
ruling-scarecrow_stays-book = Played cards are discarded after the battle.
ruling-scarecrow_stays-played = No. It lies in its line until then and counts nothing.

ruling-surrender_tie = Surrender is played while the strongest lines are tied?
ruling-surrender_tie-book = The strongest line at that moment wins.
ruling-surrender_tie-played = It is a tie like any other: nobody wins, and the token goes to the left.

ruling-burning = Is a player without a mercenary asked whether to discard the hand?
ruling-burning-book = Such a player may discard it after a battle.
ruling-burning-played = Nobody is asked, because the question would tell what the hand holds. Decide it before the next region is named; others learn only that a hand was discarded.

ruling-round_without_cards = Does a round end when nobody has a card left?
ruling-round_without_cards-book = It ends when only one player has cards.
ruling-round_without_cards-played = Yes.

ruling-site_after_deal = Is the next region named before or after the new deal?
ruling-site_after_deal-book = At the end of a round: shuffle, deal, then the holder names the next region.
ruling-site_after_deal-played = After it.

ruling-who_deals = Who deals when the holder has no cards?
ruling-who_deals-book = The holder.
ruling-who_deals-played = It does not matter here: the cards are shuffled and dealt by the service.

ruling-hand_sizes = Does everybody see how many cards a hand holds?
ruling-hand_sizes-book = Nobody has to tell.
ruling-hand_sizes-played = No. Only its owner sees it.

ruling-final_lead = Who begins the final battle?
ruling-final_lead-book = Nothing.
ruling-final_lead-played = The holder, if taking part; else the next player clockwise who does.

ruling-final_hands = Final battle: what becomes of the cards in hand?
ruling-final_hands-book = Those who are tied are dealt cards for it.
ruling-final_hands-played = They are discarded first. All cards are shuffled, and those who are tied get a full hand.

ruling-markers = What if a player needs more markers than the box has?
ruling-markers-book = Nothing.
ruling-markers-played = There are always enough.

ruling-silent = What is played for someone who does not answer in time?
ruling-silent-book = Nothing.
ruling-silent-played = A pass in battle, and a free region at random. The choice is not handed on.

ruling-takeover_surrender = A fight for somebody’s region, nobody stronger than the others, and Surrender is played: whose is it?
ruling-takeover_surrender-book = The strongest line takes it, even if the defender has played nothing.
ruling-takeover_surrender-played = After a tie, 0 to 0 included, it stays with its defender.

ruling-takeover_bishop = A Bishop ends a fight for somebody’s region: whose is it, and where does the token go?
ruling-takeover_bishop-book = The region stays with its owner.
ruling-takeover_bishop-played = Its owner keeps it and becomes holder.

ruling-takeover_count = Capturing regions: does the game end when every region is taken?
ruling-takeover_count-book = That rule is not lifted.
ruling-takeover_count-played = Yes.

ruling-campaign_tie = Campaign: who wins if several players pass the target in one game?
ruling-campaign_tie-book = The first to reach it wins.
ruling-campaign_tie-played = Most points win. Equal ones share the victory.

