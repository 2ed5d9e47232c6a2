"""What a seat knows: its view, and the other worlds that it cannot tell apart."""
