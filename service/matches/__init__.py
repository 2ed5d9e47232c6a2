"""A match as rows: its turns, deadlines, orders, letters and export."""
