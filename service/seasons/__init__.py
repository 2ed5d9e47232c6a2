"""Seasons: standings of the same people over many games, by mail and with the real box."""
