# The score sheets of B’Twixt.

form-bids = The bids
form-round = Round
form-won-by = Ally and token to
form-of-season = { $season } { $round }
form-bids-about = Under each sign the total of that bid; ring the winner’s. Ties: closest to the first player, clockwise.
form-councils = The councils
form-council = { $one } | { $other }
form-allies = Power of the allies
form-tokens = Power tokens
form-more = What abilities add or take
form-end = In the end
form-left = Left council
form-right = Right council
form-first = First player
form-number = Allies in both
form-measures = Each place for a card is { $wide } × { $high } mm, each for a token { $across } mm across. A council is shared by two neighbours; allies may overlap.
form-ring = The ring shows between whom each numbered mat lies; cut the mats apart.
form-council-number = Council
form-seat = Between this leader
form-left-seat = and the next, clockwise
form-ally-deck = Allies
paper-board = Table
paper-board-about = The seasons and a mat for each council, with room for cards and tokens.
