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
form-owned = Colour each region for its owner, or write the owner’s symbol in it with a pencil.
form-count = Regions in all
form-chain = Longest chain
photo-region = Region { $number }: its number
photo-began = 1 for the player who began
photo-place = Place in the end: 1 for the winner
form-game = Game
form-campaign = { $game }: campaign sheet
form-target = { $target ->
    [0] Target in points: __________, 20 or 30 for instance.
   *[other] Target in points: { $target }.
}
form-ways = Under each sign: points of this game | all so far.
form-marker-holder = Condottiere token
