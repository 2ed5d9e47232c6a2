"""Pages and the API: requests read, views shown, acts passed on."""
