"""The pages: one module for each kind of reader, nothing but parsing and showing."""
