"""Several teaching windows at once: none traps another one."""

import pytest
from playwright.sync_api import expect

SCENE = """\
scene: many-tools
extends: presets/small
viewer: lin
contexts:
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
    - { uuid: chen, name: 陈小明, role: student }
  widgets:
    netlessBoard: { active: true }
    poll: { active: true }
    popupQuiz: { active: true }
    countdownTimer: { active: true }
"""
NAMES = ["poll", "popupQuiz", "countdownTimer"]


@pytest.fixture
def teacher(play, new_bench):
    room = play(SCENE)
    return lambda **view: new_bench(room, scene="many-tools", user="lin", **view).page


def window(page, name: str):
    return page.locator(f'#scene .widget[data-widget="{name}"]')


def uncovered(page, name: str) -> list[int]:
    """A point of a window at which it lies on top, in the page; empty when others cover all of it."""
    return window(page, name).evaluate(
        """widget => {
            const box = widget.getBoundingClientRect();
            for (let y = box.top + 2; y < box.bottom; y += 4)
                for (let x = box.left + 2; x < box.right; x += 4)
                    if (widget.contains(document.elementFromPoint(x, y))) return [x, y];
            return [];
        }"""
    )


def is_in_front(page, name: str) -> bool:
    """Whether every button of a window can be pressed."""
    return window(page, name).evaluate(
        """widget => [...widget.querySelectorAll("button")].filter(button => button.checkVisibility()).every(button => {
            const box = button.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const scroller = button.closest(".a-body")?.getBoundingClientRect();
            if (scroller && (y < scroller.top || y > scroller.bottom)) return true;
            return button.contains(document.elementFromPoint(x, y));
        })"""
    )


@pytest.mark.parametrize("device", ["phone", "pad"])
def test_opens_them_beside_each_other_so_that_each_can_be_pressed(teacher, device):
    page = teacher(device=device)
    for name in NAMES:
        expect(window(page, name)).to_be_visible()
    # Whichever lies on top, a part of each stands out; twice, for every order can come up.
    for name in NAMES + NAMES[::-1]:
        point = uncovered(page, name)
        assert point, name
        page.mouse.click(*point)
        expect(window(page, name)).not_to_have_attribute("data-fronts", "front")
        page.wait_for_function(
            """name => {
                const depth = widget => Number(getComputedStyle(widget).zIndex);
                const all = [...document.querySelectorAll("#scene .widget[data-widget]")].filter(one => depth(one) > 0);
                const own = all.find(one => one.dataset.widget === name);
                return all.every(one => one === own || depth(one) < depth(own));
            }""",
            arg=name,
        )
        assert is_in_front(page, name), name


def test_brings_to_the_front_what_the_keyboard_comes_to(teacher):
    page = teacher(device="phone")
    window(page, "poll").focus()
    expect(window(page, "poll")).not_to_have_attribute("data-fronts", "front")
    page.wait_for_function(
        """() => {
            const depths = [...document.querySelectorAll("#scene .widget")].map(one => [Number(getComputedStyle(one).zIndex), one.dataset.widget]);
            return depths.sort((a, b) => b[0] - a[0])[0][1] === "poll";
        }"""
    )
    expect(window(page, "poll")).to_be_focused()
