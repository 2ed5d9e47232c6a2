"""Undo: alone, or with the consent of the others."""
