# --- verify: which code it was
verify-code = Shuffle check code of this file: { $code }
verify-compared = It is the code that you gave, so these are the shuffles fixed before the first turn.
verify-not_compared = It was compared with nothing: whoever makes up a file can make up its code. Compare it with the one in the small print of your first letter of this game, or give that one with --fingerprint CODE.
verify-other_code = This is another game: the file’s shuffle check code is { $code }, yours is { $given }.
verify-not_a_code = A shuffle check code has 64 digits from 0 to 9 and a to f. It stands in the small print of your letters.
