"""Words, numbers, dates and time zones in the three languages."""
