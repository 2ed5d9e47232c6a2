"""How people come to a match and leave it: invited, seated, renewed, erased."""
