"""What every sheet is made of: fonts, text of both directions, pages, codes."""
