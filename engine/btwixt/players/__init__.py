"""What answers for a player: standing orders, and a bot for an empty chair."""
