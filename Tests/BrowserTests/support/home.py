"""The home screen that ships, for tests that look at its widgets."""

import pytest


@pytest.fixture
def page(preview, new_bench):
    """Its first page, open and live."""
    return new_bench(preview, scene="home").page


def widget(page, name):
    """A widget on it, by its place in the screen's file."""
    return page.locator(f"#c-{name} .homeWidget")
