"""Secret links: what each opens, whom it was given to, when it was used, and how it ended."""
