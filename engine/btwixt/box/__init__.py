"""The contents of the box: cards and their effects, from our file or an owner's."""
