"""Texts about a game: events for each reader, a digest of each move, a story at the end."""
