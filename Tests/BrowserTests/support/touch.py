"""A project whose widgets are there to be touched: devices to switch, widgets to configure, a stack."""

import shutil
from pathlib import Path

import pytest


ROOT = Path(__file__).parents[1] / "projects/touch"


@pytest.fixture
def preview(borrow, tmp_path):
    """A project of its own: a home with devices, an app that controls them, and another one with a widget to configure."""
    shutil.copytree(ROOT, tmp_path / "project")
    return borrow(tmp_path / "project")


@pytest.fixture
def bench(preview, new_bench):
    """The screen with widgets to configure, and a stack."""
    return new_bench(preview, scene="rooms")


@pytest.fixture
def page(bench):
    return bench.page


def widget(page, name):
    return page.locator(f"#c-{name} .homeWidget")
