# The score sheets of Troyes.

paper-board = Board
paper-board-about = The town and places for the cards, with room for dice and cubes.
paper-solo = Log against Le Roy
paper-solo-about = Leads through his turns, and counts in the end.
form-final = Final scoring
form-during = Points during the game
form-of-character = { $name }: { $measure }
form-not-in-play = Cross out the characters that are not in play. Most points win; a tie is a shared victory.
form-step = { $least }+:{"\u00a0"}{ $points }
form-solo = { $game }: against Le Roy
form-roll = His turns
form-roll-sum = Two dice
form-roll-did = What he did
form-roll-paid = Paid for my die
form-roll-points = His points
form-roll-about = Roll two dice, find the sum in the table above, do what it says, write it down. Then it is your turn.
form-solo-final = In the end
form-me = You
form-difference = You less Le Roy
form-bands = Difference
form-result = Level
form-his-cubes = His cubes in the cathedral, { $points } each
told-activity = hiring { $cost }; one use for every { $divisor }; points at the end { $points }
told-event = flags { $flags }; one cube for every { $divisor }; points { $points }
form-marker-start = Start player
form-each = { $what } ({ $points } each)
