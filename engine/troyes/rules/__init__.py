"""The rules: the flow of a game, and each part in the rulebook's order."""
