"""What stands around a home screen: the bar, the panel beside it, and what the telephone says over it."""

import pytest
from playwright.sync_api import expect
from support.home import widget
from support.saving import edit


# One row would cut names where a page is narrower.
@pytest.mark.parametrize(("width", "most"), [(1260, 2), (1440, 2), (1520, 1)])
@pytest.mark.parametrize("scene", ["home", "home-pad", "today"])
def test_bar_takes_few_rows(shipped, new_bench, scene, width, most):
    page = new_bench(shipped, scene=scene).page
    page.set_viewport_size({"width": width, "height": 800})
    rows = page.locator("#d-view > .d-field").evaluate_all(
        "fields => [...new Set(fields.map((field) => Math.round(field.getBoundingClientRect().bottom)))]"
    )
    assert len(rows) <= most
    tools = page.locator("#d-bar > .d-button").bounding_box()
    last = page.locator("#d-view > .d-field").last.bounding_box()
    assert last["x"] + last["width"] <= tools["x"]


@pytest.mark.parametrize("width", [390, 1024, 1280])
@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_panel_cuts_no_choice(shipped, new_bench, locale, width):
    page = new_bench(shipped, scene="home", locale=locale).page
    page.set_viewport_size({"width": width, "height": 800})
    cut = page.locator("#d-phone .d-segments > div, #d-phone .d-row").evaluate_all(
        """rows => rows.filter((row) => {
            const right = row.getBoundingClientRect().right + 0.5;
            return [...row.children].some((child) => child.getBoundingClientRect().right > right);
        }).map((row) => row.textContent)"""
    )
    assert cut == []


def test_telephone_speaks_below_its_status_bar(preview, new_bench):
    bench = new_bench(preview, scene="today")
    widget(bench.page, "scenes").get_by_role("button", name="Morning").click()
    toast = bench.toasts.locator(".d-toast")
    expect(toast).to_be_visible()
    notch = bench.page.locator(".homeSurface .cutout").bounding_box()
    # While it drops in, it is a few points higher.
    assert toast.bounding_box()["y"] > notch["y"] + notch["height"]


# Everything that a finger or a mouse can hit on a screen, in points of the screen: a low window draws it smaller.
SMALL = """() => [...document.querySelectorAll("#scene button, #scene a, #scene input")].flatMap((element) => {
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    return width > 0 && (width < 24 || height < 24) ? [element.className] : [];
})"""


@pytest.mark.parametrize("device", ["375x667", "393x852"])
@pytest.mark.parametrize("scene", ["home", "today", "lock"])
def test_screens_have_targets_of_24_pixels(shipped, new_bench, scene, device):
    page = new_bench(shipped, scene=scene, device=device).page
    if scene == "home":
        expect(page.locator(".homeSurface .dots > button").first).to_be_visible()
    assert page.evaluate(SMALL) == []


def test_panel_is_called_after_the_device(shipped, new_bench):
    page = new_bench(shipped, scene="home-pad").page
    expect(page.get_by_role("tab", name="Tablet")).to_be_visible()
    expect(page.get_by_role("button", name="Reset tablet")).to_be_visible()
    expect(page.get_by_role("tab", name="Phone")).to_have_count(0)


def test_slow_answers_come_while_the_time_stands(preview, new_bench):
    page = new_bench(preview, scene="home", at="+2h").page
    page.get_by_role("radio", name="Slow").check()
    edit(preview.root / "Scenes/contexts/phone.yaml", "The best way out is always through.", "Patience is a slow answer")
    # Five seconds of the reader's own time; the clock of the page stands.
    expect(widget(page, "quote")).to_contain_text("Patience", timeout=15_000)
    expect(page.locator(".homeSurface .status")).to_contain_text("11:12")


def test_panel_is_called_after_the_kind_of_scene(shipped, new_bench):
    page = new_bench(shipped, scene="small-class").page
    expect(page.get_by_role("tab", name="Room")).to_be_visible()
    page.locator('#d-view [name="scene"]').select_option("home")
    tab = page.get_by_role("tab", name="Phone")
    expect(tab).to_be_visible()
    expect(page.get_by_role("button", name="Reset phone")).to_be_visible()
    page.get_by_role("tab", name="Inspect").click()
    tab.click()
    expect(page.locator("#d-section-phone")).to_be_visible()
