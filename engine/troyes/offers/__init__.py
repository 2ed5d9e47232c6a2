"""The actions offered to a player, built word by word, and the effects of each."""
