"""People who keep count of all that they play with each other, by mail and with the real box."""
