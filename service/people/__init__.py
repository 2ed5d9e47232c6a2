"""People join a match and leave it: invitations, seats, new links, erasure."""
