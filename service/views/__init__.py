"""Views: what one reader sees, in that reader's words, before it becomes a page or a letter."""
