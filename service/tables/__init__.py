"""Games with the real box, scored on phones: a log of entries, and links that say who may enter."""
