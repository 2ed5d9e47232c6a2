# What every printed sheet and every board says, whatever the game.

aid-board-seat = Seat { $number }
aid-board-pause = ;{" "}
aid-title = Reference card
aid-players = { $count ->
    [0] { $fewest }–{ $most } players
    [one] 1 player
   *[other] { $count } players
}
aid-times = ×{ $count }
aid-options = Agreed for this match
aid-footer = A free aid made by players. Not affiliated with, or endorsed by, any publisher; you need your own copy of the game.
aid-paper = { $paper }, page { $page }/{ $pages }. Print at 100 %, fold along the dashes.
aid-paper-both = { $paper }, page { $page }/{ $pages }. Print at 100 % on both sides, turned over the short edge, and fold along the dashes.
aid-ruler = 100 mm, if nothing was scaled in printing

# --- the card of a seat ---

aid-seatcard-heading = Your seat
aid-seatcard-scan = Scan this code to play.
aid-seatcard-host = The address begins with:
aid-seatcard-secret = Anyone who holds this card holds the seat. Show the code to nobody, and keep it until the game is over.
aid-seatcard-fold = Cut along the frame, fold at the dashes, stand it on the table.

# --- a match laid out with the real copy ---

rebuild-title = Laid out with your own copy
rebuild-intro = The match as it stood after move { $turn }. Tick each line once it lies on the table.
rebuild-rest = Shuffle what’s left over into its piles, face down.
rebuild-own = For { $name } alone
rebuild-own-intro = Take these before the piles are shuffled, without showing them. Then put this page away.
rebuild-held = { $count } × { $thing }
rebuild-print = To print (PDF)
rebuild-go_on = Go on with phones at the table
