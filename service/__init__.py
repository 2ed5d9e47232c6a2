"""The service: nine packages, from rows and words up to pages, letters and commands."""
