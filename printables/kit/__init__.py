"""The parts that all sheets are made of: fonts, text in both directions, pages, QR codes."""
