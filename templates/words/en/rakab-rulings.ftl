# Rakab: what its rulebook leaves open, and how it is played here.

ruling-spring_bonus = Does Spring give 3 to an army, or 3 for each of its highest soldiers?
ruling-spring_bonus-book = The player with the highest soldier adds 3 to the army. Its sister game counts every card.
ruling-spring_bonus-played = { $count } to the army, once.

ruling-spring_figure = Why does one picture call the same army 29 and 7 “in winter and spring”?
ruling-spring_figure-book = 7 is right for winter. 29 is that army without Spring’s bonus.
ruling-spring_figure-played = In spring it is worth 32, if its highest soldier is the highest on the table.

ruling-covered_season = Is a season that is covered by another still in play?
ruling-covered_season-book = The newest lies on top.
ruling-covered_season-played = It has no effect, and is discarded with the others after the battle.

ruling-tied_armies = Does any tie leave a battle without a winner?
ruling-tied_armies-book = If the armies of several players are equal, nobody wins.
ruling-tied_armies-played = Only a tie for the strongest army.

ruling-empty_handed_passes = Who is the last to pass, if somebody has no cards?
ruling-empty_handed_passes-book = A player without a card must pass.
ruling-empty_handed_passes-played = Such a pass counts in its turn like any other.

ruling-lionesses_in_tie = The battle is tied, but one player has the most Lionesses: who chooses next?
ruling-lionesses_in_tie-book = Most Lionesses decide at the end of every battle.
ruling-lionesses_in_tie-played = That player.

ruling-surrender_tie = A Standard-bearer ends a tied battle: who chooses next?
ruling-surrender_tie-book = After a tie, the last to pass.
ruling-surrender_tie-played = The last to pass; if nobody has passed, the one who played the Standard-bearer.

ruling-scarecrow_alone = May a Scarecrow be played without taking a soldier back?
ruling-scarecrow_alone-book = It may take one back.
ruling-scarecrow_alone-played = Yes.

ruling-peace_on_contested = May the Peace token be laid on the province that is being fought for?
ruling-peace_on_contested-book = On an empty province.
ruling-peace_on_contested-played = No. The War token is there.

ruling-peace_nowhere = What if no province is empty for the Peace token?
ruling-peace_nowhere-book = Nothing.
ruling-peace_nowhere-played = It stays where it is.

ruling-adjacent = Must connected provinces all touch one another?
ruling-adjacent-book = Adjacent provinces.
ruling-adjacent-played = No. It is enough that they are linked by shared borders.

ruling-points_as_borders = Are provinces neighbours that meet in a point only?
ruling-points_as_borders-book = Nothing.
ruling-points_as_borders-played = Yes.

ruling-victory_at_once = When do we check for a victory?
ruling-victory_at_once-book = As soon as a player has enough provinces.
ruling-victory_at_once-played = As soon as the marker is placed, before any hand is discarded.

ruling-burning = Is a player without a soldier asked whether to discard the hand?
ruling-burning-book = Such a player may discard it after a battle.
ruling-burning-played = Nobody is asked, because the question would tell what the hand holds. Decide it before the next province is chosen; others learn only that a hand was discarded.

ruling-burning_order-played = Clockwise, beginning with the player who chooses next.

ruling-hand_sizes = Does everybody see how many cards a hand holds?
ruling-hand_sizes-book = Players do well to keep count of the others’ cards.
ruling-hand_sizes-played = Yes.

ruling-silent = What is played for someone who does not answer in time?
ruling-silent-book = Nothing.
ruling-silent-played = A pass in battle, and an empty province at random.

ruling-idle_battles-book = Nothing. Such battles may go on for ever.
ruling-idle_battles-played = After { $count } such battles in a row the host may end the game in a tie.

ruling-duel_burning = Two players: may a hand without a soldier be discarded?
ruling-duel_burning-book = Rules that are not changed stay as they are; the steps after a battle are changed.
ruling-duel_burning-played = No.

ruling-duel_last_hand = Two players: must the only one who still has cards discard them?
ruling-duel_last_hand-book = With three or more players, yes; the steps after a battle are changed.
ruling-duel_last_hand-played = No. Both fill their hands up again, and cards that are left stay.

ruling-duel_sites = Two players: must a province be chosen, though none matters?
ruling-duel_sites-book = The one who goes first names it.
ruling-duel_sites-played = Yes.

ruling-duel_idle = Two players: one has no card left, and the other plays none?
ruling-duel_idle-book = Nothing.
ruling-duel_idle-played = After { $count } such battles in a row the game ends as if both had run out of cards.
