"""The rules: the flow of a game, and its parts in the rulebook's order."""
