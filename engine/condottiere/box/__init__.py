"""The contents of the box: cards, regions and editions."""
