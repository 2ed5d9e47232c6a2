"""The knowledge of a seat: its view, and other worlds that fit everything it knows."""
