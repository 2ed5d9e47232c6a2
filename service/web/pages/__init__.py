"""Pages, in one module for each subject; they only parse requests and show views."""
