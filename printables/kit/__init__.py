"""The parts of every sheet: fonts, text in both directions, pages, codes."""
