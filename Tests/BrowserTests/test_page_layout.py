"""The page around the scene: nothing covers what it speaks of, and no space goes to what is empty."""

import re

import pytest
from playwright.sync_api import expect
from support.saving import edit
from support.workbench import Workbench

THEME = "Themes/agora.yaml"


def box(page, selector: str) -> dict:
    return page.locator(selector).first.bounding_box()


def test_shows_findings_above_the_picture(lesson, new_bench):
    bench = new_bench(lesson)
    edit(lesson.root / THEME, "stateBar:\n    backgroundColor:", "stateBar:\n    backgroundColour:")
    expect(bench.overlay).to_be_visible()
    overlay, device = box(bench.page, "#d-overlay"), box(bench.page, "#d-device")
    assert overlay["y"] + overlay["height"] <= device["y"] and device["height"] > 100


@pytest.mark.parametrize("device", ["phone", "pad"])
def test_never_enlarges_a_device(shipped, new_page, device):
    page = new_page(viewport={"width": 2200, "height": 1600})
    bench = Workbench(page, shipped.url).open(scene="small-class", device=device)
    screen = bench.page.locator(".d-screen")
    assert screen.bounding_box()["width"] == pytest.approx(screen.evaluate("screen => screen.offsetWidth"))


def test_folds_and_resizes_the_events_and_keeps_both(lesson, new_bench):
    bench = new_bench(lesson, isolated=True)
    page = bench.page
    page.get_by_placeholder("Name of a new student").fill("Ada")
    page.get_by_role("button", name="Joins").click()
    expect(page.locator("#d-log li").first).to_be_visible()
    before = box(page, ".d-log-area")["height"]
    page.get_by_role("separator", name="Height of the events").press("ArrowUp")
    raised = box(page, ".d-log-area")["height"]
    assert raised > before

    fold = page.get_by_role("button", name="Events", exact=True)
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#d-log")).to_be_hidden()
    bench.open()
    expect(page.locator("#d-log")).to_be_hidden()
    fold.click()
    assert box(page, ".d-log-area")["height"] == pytest.approx(raised, abs=1)


def test_gives_an_empty_log_no_more_than_its_words(preview, new_bench):
    bench = new_bench(preview, scene="empty-class")
    bench.page.get_by_role("button", name="Clear").click()
    assert box(bench.page, ".d-log-area")["height"] < 100


def test_gives_a_log_that_its_filter_leaves_empty_no_more_either(lesson, new_bench):
    bench = new_bench(lesson, isolated=True)
    page = bench.page
    page.get_by_placeholder("Name of a new student").fill("Ada")
    page.get_by_role("button", name="Joins").click()
    line = page.locator("#d-log li").first
    expect(line).to_be_visible()
    full = box(page, ".d-log-area")["height"]
    subject = line.get_attribute("data-subject")
    others = page.locator(f"#d-log-filter option:not([value='']):not([value='{subject}'])")
    page.locator("#d-log-filter").select_option(others.last.get_attribute("value"))
    expect(page.locator("#d-log li:not([hidden])")).to_have_count(0)
    assert box(page, ".d-log-area")["height"] < 100
    page.locator("#d-log-filter").select_option("")
    assert box(page, ".d-log-area")["height"] == pytest.approx(full, abs=1)


def test_leads_from_a_scene_to_the_matrix_of_its_file(shipped, new_page):
    page = new_page()
    bench = Workbench(page, shipped.url).open(scene="home", locale="zh-Hans")
    bench.page.get_by_role("link", name="矩阵").click()
    expect(page).to_have_url(re.compile(r"/matrix\?widget=.+&locale=zh-Hans"))
    expect(page.locator("main h1")).to_be_visible()
    Workbench(page, shipped.url).open(scene="small-class")
    expect(page.get_by_role("link", name="Gallery")).to_be_visible()
    expect(page.get_by_role("link", name="Matrix")).to_have_count(0)


@pytest.mark.parametrize(
    "scene, width", [("small-class", 390), ("small-class", 960), ("small-class", 1024), ("home", 1280), ("home", 1366), ("home", 1440)]
)
def test_cuts_no_name_of_a_scene_or_a_theme(shipped, new_page, scene, width):
    page = new_page(viewport={"width": width, "height": 768})
    Workbench(page, shipped.url).open(scene=scene)
    cut = page.locator("#d-bar select").evaluate_all(
        """selects => selects.filter(select => {
            const ruler = document.createElement("canvas").getContext("2d");
            ruler.font = getComputedStyle(select).font;
            const style = getComputedStyle(select);
            const space = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            return ruler.measureText(select.selectedOptions[0].textContent.trim()).width > space + 1;
        }).map(select => select.name)"""
    )
    assert cut == []


def test_makes_cards_of_the_widget_gallery_as_high_as_their_content(shipped, new_page):
    page = new_page()
    page.goto(f"{shipped.url}gallery?theme=widgets")
    spare = page.locator(".d-forms .d-example").evaluate_all(
        """cards => cards.map(card => card.getBoundingClientRect().bottom
            - Math.max(...[...card.children].map(child => child.getBoundingClientRect().bottom)))"""
    )
    assert spare and max(spare) < 4


def test_moves_nothing_in_the_gallery_for_those_who_want_stillness(shipped, new_page):
    page = new_page()
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{shipped.url}gallery")
    # What fades in once ends by itself; what goes round and round would never let this through.
    page.wait_for_function("() => !document.getAnimations().some(it => it.playState === 'running')")
