"""Automatic players: standing orders for a seat, and a bot for an empty one."""
