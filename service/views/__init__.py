"""What one reader sees: a seat's view in that reader's words, before it is a page or a letter."""
