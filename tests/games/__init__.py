"""A folder of games for tests; importing it lets the engine find them."""

import engine

engine.look_in(__name__)
