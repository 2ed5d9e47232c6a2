"""The language of the command line."""

from service.installation.environment_reader import BadSetting, value_of, variables


def own_language() -> str:
    """Return the installation's language, even if its other settings are wrong."""
    try:
        return value_of(variables(), "STAFFETTA_LANGUAGE") or "en"
    except BadSetting:
        return "en"
