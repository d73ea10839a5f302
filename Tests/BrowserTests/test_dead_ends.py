"""What stands on the screen can be used."""

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("scene", ["breakout", "empty-class", "lesson-on-board", "small-class"])
def test_lets_the_teacher_write_wherever_messages_are_offered(shipped, new_bench, scene):
    teacher = new_bench(shipped, scene=scene, open="toolBar.message")
    expect(teacher.popup.locator(".bar .field")).to_be_enabled()
