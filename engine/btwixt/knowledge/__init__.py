"""The knowledge of a seat: its view, and random states that fit everything it knows."""
