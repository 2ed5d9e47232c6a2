"""Letters: rendered, turned into messages, sent."""
