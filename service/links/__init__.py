"""Secret links: the thing each opens, the address it was given to, its last use and its end."""
