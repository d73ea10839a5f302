"""How old a scene is, and the moments at which its time stands."""

import re

import pytest
from playwright.sync_api import expect
from support.workbench import Workbench


def test_says_how_long_a_scene_has_been_open(lesson, new_page):
    page = lesson.shown_in(new_page(isolated=True))
    page.clock.install()
    bench = Workbench(page, lesson.url).open()
    age = page.locator("[data-opened]")
    expect(age).to_have_text("Just opened")
    page.clock.fast_forward("12:00")
    expect(age).to_have_text(re.compile("12 min since opening"))
    bench.page.get_by_role("button", name="Reset room").click()


def test_freezes_at_a_moment_that_the_address_keeps(lesson, new_bench):
    bench = new_bench(lesson)
    status = bench.page.locator("#d-status")
    expect(status).to_have_text("Live")
    bench.page.get_by_role("button", name="Freeze").click()
    expect(status).to_have_text("Time stands")
    expect(bench.page).to_have_url(re.compile("at=2026-03-02T09:12:"))
    bench.page.get_by_role("link", name="Let time go on").click()
    expect(status).to_have_text("Live")
    assert "at=" not in bench.page.url


def test_shows_the_moment_that_is_written_under_the_stage(lesson, new_bench):
    bench = new_bench(lesson)
    moment = bench.page.get_by_label("At", exact=True)
    moment.fill("+3m")
    moment.press("Enter")
    expect(bench.page.locator(".d-age")).to_contain_text("Time stands at 2026-03-02 09:15:00")
    expect(moment).to_have_value("+3m")
    moment.fill("")
    moment.press("Enter")
    expect(bench.page.locator("#d-status")).to_have_text("Live")
    assert not bench.page.evaluate("document.body.dataset.clockStands")


@pytest.mark.parametrize("width", [390, 1440])
def test_has_reset_in_reach(shipped, new_page, width):
    page = new_page(viewport={"width": width, "height": 800})
    Workbench(page, shipped.url).open()
    assert page.get_by_role("button", name="Reset room").bounding_box()["y"] < 800
