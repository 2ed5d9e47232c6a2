"""What is in the box: cards, regions and editions."""
