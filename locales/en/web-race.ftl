# What the browser table of Race says.

web-race-tagline = Score points with the cards you hold: whoever reaches the goal first has won.
web-race-opponents = Opponents
web-race-points = { $n } of { $goal } points
web-race-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
web-race-deck = Deck: { $n }
web-race-discard = Discard pile
web-race-hand = Your hand
web-race-kind-piece = Piece
