"""Secret links: the thing each opens, its owner, when it was used, and how it ended."""
