"""The language that commands talk in."""

import os


def own_language() -> str:
    """That of the installation, even where its other settings are wrong."""
    return os.environ.get("STAFFETTA_LANGUAGE", "en")
