"""Games with the real box, scored on phones: a log of entries, and the links to make them."""
