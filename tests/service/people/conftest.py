"""What all tests of people share: letters whose boards are not looked at are drawn small."""

import pytest


@pytest.fixture(autouse=True)
def boards(small_boards: None) -> None:
    """Nothing here looks at a picture."""
