"""A board that is not open: who can open it, and what becomes of it for everybody."""

import pytest
from playwright.sync_api import expect
from support.classes import class_scene


@pytest.fixture
def closed(play, new_bench):
    """Opens pages of a class whose board is not open: `closed("lin")`."""
    preview = play(class_scene("closed", "lin", "qiu", "anna", widgets=("easemobIM",)))
    return lambda user, **view: new_bench(preview, scene="closed", user=user, **view)


def opener(bench, name="Open the whiteboard"):
    return bench.page.get_by_role("button", name=name)


@pytest.mark.parametrize("user", ["lin", "qiu"])
def test_opens_for_everybody_when_whoever_leads_presses(closed, user):
    leader, student = closed(user), closed("anna")
    for bench in (leader, student):
        expect(bench.page.locator("#scene .netlessBoard")).to_contain_text("The whiteboard is not open")
    expect(opener(student)).to_have_count(0)
    opener(leader).click()
    for bench in (leader, student):
        expect(bench.page.locator("#scene .netlessBoard.is-closed")).to_have_count(0)
    expect(opener(leader)).to_have_count(0)


def test_opens_with_the_keyboard_on_a_phone_in_chinese(closed):
    teacher = closed("lin", device="phone", locale="zh-Hans")
    opener(teacher, "开启白板").focus()
    teacher.page.keyboard.press("Enter")
    expect(teacher.page.locator("#scene .netlessBoard.is-closed")).to_have_count(0)
