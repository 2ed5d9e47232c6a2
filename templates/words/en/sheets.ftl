# What every printed sheet and every board says, whatever the game.

aid-board-seat = Seat { $number }
aid-board-pause = ;{" "}
aid-title = Reference card
aid-times = ×{ $count }
aid-options = Agreed for this match
aid-footer = A free aid made by players. Not affiliated with, or endorsed by, any publisher; you need your own copy of the game.
aid-paper = { $paper }, page { $page }. Print at 100 %, fold along the dashes.
aid-ruler = 100 mm, if nothing was scaled in printing

# --- the card of a seat ---

aid-seatcard-heading = Your seat
aid-seatcard-scan = Scan this code to play.
aid-seatcard-host = The address begins with:
aid-seatcard-secret = Whoever holds this card holds the seat. Show the code to nobody, and keep it until the game is over.
aid-seatcard-fold = Cut along the frame, fold at the dashes, stand it on the table.
