"""What the product says and asks stands in its device, in its theme; the tool around it is left alone."""

import pytest
from playwright.sync_api import expect
from support.workbench import Workbench

INSIDE = """(part, screen) => {
    const [own, device] = [part, document.querySelector(screen)].map(element => element.getBoundingClientRect());
    return own.left >= device.left - 1 && own.right <= device.right + 1 && own.top >= device.top - 1
        && own.bottom <= device.bottom + 1;
}"""


def stands_in_the_device(part) -> bool:
    return part.evaluate(INSIDE, ".d-screen")


@pytest.mark.parametrize("device", ["phone", "pad"])
def test_shows_a_toast_in_the_device_with_the_colours_of_the_theme(lesson, new_bench, device):
    bench = new_bench(lesson, device=device)
    bench.simulate("quality", "bad")
    toast = bench.toasts.locator(".d-toast")
    expect(toast).to_be_visible()
    assert stands_in_the_device(toast)
    expect(toast).to_have_css("background-color", "rgb(204, 59, 50)")
    expect(bench.messages).to_be_empty()


def test_says_what_the_tool_has_to_say_beside_the_device(lesson, new_bench):
    bench = new_bench(lesson, allowing="409")
    bench.page.get_by_label("Name of a new student").fill(" ")
    bench.page.evaluate("document.querySelector('#d-people .d-input').value = 'x'.repeat(5)")
    bench.page.route("**/simulate", lambda route: route.fulfill(status=409, json={"code": "no", "message": "Not now."}))
    bench.page.get_by_role("button", name="Joins").click()
    expect(bench.messages).to_contain_text("Not now.")
    expect(bench.toasts).to_be_empty()


@pytest.mark.parametrize("width", [1280, 760])
@pytest.mark.parametrize("device", ["phone", "pad"])
def test_asks_in_the_device_and_dims_nothing_else(lesson, new_page, device, width):
    page = new_page(viewport={"width": width, "height": 800})
    bench = Workbench(page, lesson.url).open(open="toolBar.roster", device=device)
    bench.cell("noah", "kick").click()
    dialog = page.get_by_role("dialog", name="Remove")
    expect(dialog).to_be_visible()
    assert stands_in_the_device(dialog)
    shade = dialog.evaluate(
        """dialog => {
            const { left, top, width, height } = getComputedStyle(dialog, "::backdrop");
            return [left, top, width, height].map(parseFloat);
        }"""
    )
    screen = page.locator(".d-screen").bounding_box()
    assert shade == pytest.approx([screen["x"], screen["y"], screen["width"], screen["height"]], abs=1.5)


def test_names_the_one_who_is_to_be_removed_and_warns_by_colour(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster")
    other = new_bench(lesson, open="toolBar.roster")
    dialog = bench.page.locator("#scene dialog.kick")
    for user, name in [("noah", "Noah Bennett"), ("chen", "陈小明")]:
        bench.cell(user, "kick").click()
        expect(dialog.locator(".whom")).to_have_text(name)
        assert dialog.get_by_role("button", name="Remove").evaluate(
            "(sure, no) => getComputedStyle(sure).color !== getComputedStyle(sure.parentElement.querySelector('[value=cancel]')).color"
        )
        # A change that draws the roster again leaves the name where it is.
        other.cell("sofia", "stage").click()
        expect(dialog.locator(".whom")).to_have_text(name)
        dialog.get_by_role("button", name="Cancel").click()


def test_counts_what_is_said_again_in_its_line_of_the_log(lesson, new_bench):
    bench = new_bench(lesson)
    bench.page.evaluate(
        """async () => {
            const script = document.querySelector("script[type=module]").src;
            const { addToLog } = await import(new URL("log.js", script).href);
            addToLog('<li data-begins="900"><b>said</b></li>');
            addToLog('<li data-begins="900"><b>said</b><em>× 2</em></li><li data-begins="902"><b>another</b></li>');
        }"""
    )
    expect(bench.log.locator("b")).to_have_text(["another", "said"])
    expect(bench.log).to_contain_text("× 2")
