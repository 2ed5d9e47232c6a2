"""What is in the box: cards and the board, ours or an owner's."""
