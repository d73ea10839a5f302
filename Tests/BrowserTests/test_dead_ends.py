"""What stands on the screen can be used, and nothing that is asked of it ends the preview."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def classes(borrow, project):
    """A preview of the shipped files for a test that changes rooms."""
    return borrow(project)


@pytest.mark.parametrize("popup", ["breakout", "setting"])
def test_lets_a_question_be_answered_beside_an_open_popup(classes, new_bench, popup):
    teacher = new_bench(classes, scene="breakout", open=f"toolBar.{popup}")
    expect(teacher.popup).to_have_count(1)
    student = new_bench(classes, scene="breakout", user="noah")
    student.page.get_by_role("button", name="Help").click()
    student.page.get_by_role("dialog").get_by_role("button", name="Invite").click()
    question = teacher.page.get_by_role("alertdialog", name="Request help")
    question.get_by_role("button", name="Join").click()
    expect(teacher.state_bar.locator(".room")).to_have_text("Waves")


def test_shows_a_question_above_the_widest_popup(classes, new_bench):
    student = new_bench(classes, scene="breakout", user="priya", open="toolBar.roster", device="phone")
    expect(student.popup).to_have_count(1)
    student.page.get_by_role("alertdialog").get_by_role("button", name="Join").click()
    expect(student.state_bar.locator(".room")).to_have_text("Colours")


@pytest.mark.parametrize("device", ["phone", "pad"])
def test_shows_all_settings_of_the_pen(shipped, new_bench, device):
    teacher = new_bench(shipped, scene="lesson-on-board", device=device)
    teacher.page.locator("#c-toolCollection--settings").click()
    settings = teacher.page.get_by_role("group", name="Pen settings")
    expect(settings.get_by_role("button")).to_have_count(8 + 5 + 12)
    outside = settings.evaluate(
        """settings => [...settings.querySelectorAll("button")]
            .filter(button => button.offsetTop + button.offsetHeight > settings.offsetTop + settings.clientHeight)
            .map(button => button.title)"""
    )
    assert outside == []
    tops = settings.locator(".for-widths button").evaluate_all("buttons => buttons.map(({ offsetTop }) => offsetTop)")
    assert len(set(tops)) == 1


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
