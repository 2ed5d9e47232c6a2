"""The contents of the box: cards and the board, with our values or an owner's."""
