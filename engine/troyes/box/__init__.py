"""The contents of the box: cards and the board, with our values or those of a data file."""
