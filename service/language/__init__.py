"""Words, numbers, dates and zones as each of the three languages has them."""
