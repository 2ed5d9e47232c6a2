"""How a game is told: events for each reader, a line for each move, a story at the end."""
