# The third edition: what its options bring to the reference card.

aid-after-draw = <b>Drawing.</b> Clockwise from the new holder: draw up to { $most ->
    [one] 1 card
   *[other] { $most } cards
}, but hold no more than { $hand }, and { $bonus } more for each region. If nobody has a card left, everyone draws { $hand }.
