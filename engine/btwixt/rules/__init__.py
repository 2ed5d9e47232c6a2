"""What the rules are: the flow of a game, and each part of it in the rulebook's order."""
