"""The events of a game for each reader, a short line for each move, and the story at the end."""
