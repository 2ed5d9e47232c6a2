"""The contents of the box: cards and their effects, from our data file or a host's."""
