"""Views: everything that one reader sees, in that reader's language, for a page or a letter."""
