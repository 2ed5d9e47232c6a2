"""Views: everything that one reader sees, in that reader's words, for a page or a letter."""
