"""What stands on the screen can be used, and nothing that is asked of it ends the preview."""

import pytest
from playwright.sync_api import expect
from support.preview import Preview


@pytest.fixture
def classes(binary, project):
    """A preview of the shipped files for a test that changes rooms."""
    with Preview(binary, project) as running:
        yield running


@pytest.mark.parametrize("scene", ["breakout", "empty-class", "lesson-on-board", "small-class"])
def test_lets_the_teacher_write_wherever_messages_are_offered(shipped, new_bench, scene):
    teacher = new_bench(shipped, scene=scene, open="toolBar.message")
    expect(teacher.popup.locator(".bar .field")).to_be_enabled()


def test_refuses_a_million_groups_and_lives(classes, new_bench):
    teacher = new_bench(classes, scene="breakout", open="toolBar.breakout", allowing="409")
    panel = teacher.page.locator("#scene .breakout")
    panel.get_by_role("button", name="Close all").click()
    # As a script would send it: the field itself asks for twenty at most.
    number = panel.get_by_label("Number of groups")
    number.evaluate("input => { input.removeAttribute('max'); input.value = '9223372036854775807'; }")
    panel.get_by_role("button", name="Make groups").click()
    expect(teacher.messages).to_contain_text("a class has 20 groups at most")
    number.fill("2")
    panel.get_by_role("button", name="Make groups").click()
    expect(panel.locator("li")).to_have_count(2)
