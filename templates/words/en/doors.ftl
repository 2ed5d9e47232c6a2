# The front door: buttons that act and buttons that lead back.

form-unsure = Nothing has been done yet. The button for it is “{ $button }”.
form-leave = Leave it as it is
orders-cancel = Take this order back
