"""Web pages and the API: read requests, show views, call the functions that act."""
