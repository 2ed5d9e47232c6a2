"""Games with the real box, kept by phones: a log of entries at a table, who may enter, by links."""
