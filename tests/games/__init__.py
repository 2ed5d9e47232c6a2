"""A shelf of games that live beside the tests: each folder is found as those of engine/ are."""
