"""A match as rows: its turns, deadlines, orders and letters to be sent, and its export."""
