"""Pages, one module for each kind of reader; they only parse requests and show views."""
