"""Seasons: people who keep count of the games they play together, by mail and with the real box."""
