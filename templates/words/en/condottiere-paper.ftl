# The score sheets of the Condottiere family.

paper-map = Map
paper-map-about = To play on, with all its borders.
paper-campaign = Campaign sheet
paper-campaign-about = Points of game after game, to the target.
form-battles = The battles
form-site = Battle site
form-winner = Winner
form-holder = Holder next
form-strengths = Under each sign write the strength of that player’s line.
form-regions = The regions
form-owned = Tick whose a region is; rub it out when it changes hands.
form-count = Regions in all
form-chain = Longest chain
form-game = Game
form-campaign = { $game }: campaign sheet
form-ways = Under each sign: points of this game, and all so far.
form-marker-holder = Condottiere token
