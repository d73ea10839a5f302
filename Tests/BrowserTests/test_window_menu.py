"""The menu on a video window goes away by itself, as upstream's does."""

import re

from playwright.sync_api import expect
from support.workbench import Workbench


def test_closes_the_menu_on_a_window_that_nobody_uses(lesson, new_bench):
    bench = new_bench(lesson, isolated=True)
    bench.page.clock.install()
    bench.page.clock.pause_at("2100-01-01")
    menu = bench.page.locator("#scene .renderMenu")
    bench.page.locator("#c-stage [data-opens*='stage.window/']:not(button)").last.click()
    expect(menu).to_be_visible()
    # Somebody who points at it is still choosing.
    menu.hover()
    bench.page.clock.run_for(6_000)
    expect(menu).to_be_visible()
    bench.page.mouse.move(1, 1)
    bench.page.clock.run_for(6_000)
    expect(menu).to_have_count(0)
    expect(bench.page).not_to_have_url(re.compile("open="))


def test_opens_the_menu_on_a_big_window_of_a_lecture_and_still_moves_it(shipped, new_page):
    bench = Workbench(new_page(isolated=True), shipped.url).open(scene="lecture-hall")
    window = bench.page.locator("[data-widget='streamWindow-s-005']")
    box = window.bounding_box()
    bench.page.mouse.move(box["x"] + 20, box["y"] + 20)
    bench.page.mouse.down()
    bench.page.mouse.move(box["x"] + 60, box["y"] + 60, steps=4)
    bench.page.mouse.up()
    expect(bench.log).to_contain_text("onWidgetSyncFrameUpdated")
    expect(bench.page.locator("#scene .renderMenu")).to_have_count(0)
    # While the page's time stands still the menu stays, however slow the machine is.
    bench.page.clock.install()
    bench.page.clock.pause_at("2100-01-01")
    window.click(position={"x": 20, "y": 20})
    menu = bench.page.get_by_role("group", name="孟宇航: menu")
    expect(menu).to_be_visible()
    # In the foot of the window, where that stands now.
    place, moved = menu.bounding_box(), window.bounding_box()
    assert abs(place["y"] + place["height"] - moved["y"] - moved["height"]) < 6
    menu.get_by_role("button", name="Take off stage").click()
    expect(menu).to_have_count(0)


def test_lets_the_menu_rest_after_a_click_in_it(lesson, new_bench):
    bench = new_bench(lesson, isolated=True)
    bench.page.clock.install()
    bench.page.clock.pause_at("2100-01-01")
    menu = bench.page.locator("#scene .renderMenu")
    bench.page.locator("#c-stage [data-opens*='stage.window/']:not(button)").last.click()
    menu.locator("button[data-action='reward']").click()
    bench.page.mouse.move(1, 1)
    bench.page.clock.run_for(11_000)
    expect(menu).to_have_count(0)
