"""The actions offered to a player, built word by word, and their effects on the battle."""
