"""A shelf of games that live beside the tests: each folder is found as those of engine/ are.

To import it is to have it looked in.
"""

import engine

engine.look_in(__name__)
