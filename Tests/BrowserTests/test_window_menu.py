"""The menu on a video window goes away by itself, as upstream's does."""

import re

from playwright.sync_api import expect


def test_closes_the_menu_on_a_window_that_nobody_uses(lesson, new_bench):
    bench = new_bench(lesson)
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
