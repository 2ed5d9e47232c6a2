"""The language that commands talk in."""

from service.installation.variables import BadSetting, value_of, variables


def own_language() -> str:
    """That of the installation, even where its other settings are wrong."""
    try:
        return value_of(variables(), "STAFFETTA_LANGUAGE") or "en"
    except BadSetting:
        return "en"
