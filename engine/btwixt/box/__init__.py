"""What is in the box: cards with their effects, ours or an owner's."""
