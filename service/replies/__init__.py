"""Replies: mail that comes in, read and carried out."""
