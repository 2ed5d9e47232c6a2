"""Letters: written from views, made messages, sent."""
