"""Words, numbers, dates and time zones in English, Persian and Hungarian."""
