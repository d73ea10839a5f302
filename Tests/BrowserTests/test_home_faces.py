"""What people see of the widgets that ship: who is signed in, what can be chosen, a smaller screen, another place."""

import pytest
from playwright.sync_api import expect
from support.home import page, widget
from support.saving import edit
from support.tool import run

FIXTURE = "Scenes/contexts/phone.yaml"


def sign_out(page, app):
    page.get_by_role("switch", name=f"Signed in to {app}").click()


def sheet(page, name):
    widget(page, name).hover()
    widget(page, name).locator("> .edit").click()
    return page.locator("dialog[open]")


def test_ask_to_sign_in_once_the_app_is_signed_out(page):
    expect(widget(page, "cards")).to_contain_text("New shoes")
    sign_out(page, "Stories")
    expect(page.get_by_role("switch", name="Signed in to Stories")).not_to_be_checked()
    expect(widget(page, "cards")).to_contain_text("Sign in to see your stories")
    expect(widget(page, "cards")).not_to_contain_text("New shoes")
    sign_out(page, "Stories")
    expect(widget(page, "cards")).to_contain_text("New shoes")


def test_ask_to_sign_in_after_an_answer_401(preview, new_bench):
    page = new_bench(preview, scene="today").page
    scenes = page.locator(".homeWidget[data-family=todayCompact]")
    expect(scenes).to_contain_text("Good night")
    page.get_by_role("radio", name="401").check()
    page.get_by_role("button", name="Reload scenes", exact=True).click()
    expect(scenes).to_contain_text("Sign in to run your scenes")


@pytest.mark.parametrize(("locale", "names"), [("en", ["Scan", "Pay"]), ("zh-Hans", ["扫一扫", "收付款"])])
def test_call_items_by_their_names(preview, new_bench, locale, names):
    page = new_bench(preview, scene="home-pad", locale=locale).page
    rows = sheet(page, "alipay-buttons").locator("fieldset li")
    for row, name in enumerate(names):
        expect(rows.nth(row).get_by_role("checkbox")).to_have_accessible_name(name)


@pytest.mark.parametrize(("family", "is_offered"), [("systemLarge", False), ("systemExtraLarge", True)])
def test_offer_what_counts_in_the_family(preview, new_bench, family, is_offered):
    edit(preview.root / "Scenes/home-pad.yaml", "family: systemExtraLarge", f"family: {family}")
    page = new_bench(preview, scene="home-pad").page
    opened = sheet(page, "alipay-buttons")
    expect(opened.get_by_role("switch")).to_be_visible()
    expect(opened.get_by_label("Services stand")).to_have_count(1 if is_offered else 0)


def test_move_what_a_smaller_screen_has_no_room_for_to_pages_behind(binary, project):
    standing = run(binary, "layout", "home", "--device", "320x568", root=project).stdout
    for name in ("cards", "devices"):
        assert any(line.startswith(name) and "page 3" in line for line in standing.splitlines()), standing


def test_paint_home_screens_as_the_system_does(binary, project):
    done = run(binary, "render", "home", "--rendering", "vibrant", root=project)
    assert done.returncode == 2
    assert "it has fullColor and accented" in done.stderr


def test_live_by_the_clocks_of_the_place(page, preview):
    status = page.locator(".homeSurface .status")
    expect(status).to_contain_text("9:12")
    edit(preview.root / FIXTURE, "clock: 2026-03-02T09:12:00Z", "clock: 2026-03-02T16:12:00Z\ntimeZone: Asia/Shanghai")
    expect(status).to_contain_text("0:12")
    expect(widget(page, "day")).to_contain_text("Tuesday")
    expect(page.locator("#d-phone-title")).to_contain_text("3 Mar 00:12 Asia/Shanghai")


def test_plan_days_of_the_place(binary, project):
    edit(project / FIXTURE, "clock: 2026-03-02T09:12:00Z", "clock: 2026-03-28T12:00:00Z\ntimeZone: Europe/Berlin")
    planned = run(binary, "timeline", "all-in-one/day", "--days", "2", root=project).stdout
    assert "2026-03-29 Europe/Berlin\n  00:00:00  entry" in planned, planned
    assert "2026-03-30 Europe/Berlin\n  00:00:00  entry" in planned, planned


def test_leave_out_of_the_gallery_what_is_no_widget(shipped, new_page):
    page = new_page()
    page.goto(shipped.url + "gallery?theme=widgets")
    expect(page.locator("body")).to_contain_text("My services")
    expect(page.locator("body")).not_to_contain_text("quit the classroom")


def test_show_more_and_less_of_a_widget_in_the_today_view(preview, new_bench):
    page = new_bench(preview, scene="today").page
    scenes, devices = widget(page, "scenes"), widget(page, "devices")
    expect(scenes.locator("> .head .title")).to_have_text("Scenes")
    expect(devices.get_by_role("button", name="Show Less: Devices")).to_have_attribute("aria-expanded", "true")
    before, compact = devices.bounding_box()["y"], scenes.bounding_box()["height"]
    scenes.get_by_role("button", name="Show More: Scenes").click()
    expect(scenes).to_have_attribute("data-family", "todayExpanded")
    expect(scenes).to_contain_text("All off")
    # The one below moves by what the expanded one gained.
    gained = scenes.bounding_box()["height"] - compact
    assert devices.bounding_box()["y"] - before == pytest.approx(gained, abs=1)
    scenes.get_by_role("button", name="Show Less: Scenes").click()
    expect(scenes).to_have_attribute("data-family", "todayCompact")
    assert devices.bounding_box()["y"] == pytest.approx(before, abs=1)


def test_scroll_the_list_of_the_today_view_under_its_status_bar(preview, new_bench):
    edit(preview.root / "Widgets/living/scenes.yaml", "expandedHeight: 210", "expandedHeight: 600")
    page = new_bench(preview, scene="today").page
    widget(page, "scenes").get_by_role("button", name="Show More: Scenes").click()
    expect(widget(page, "scenes")).to_have_attribute("data-family", "todayExpanded")
    bar = page.locator(".homeSurface .status").bounding_box()
    devices = widget(page, "devices")
    # It has moved a moment after the other one has grown.
    page.wait_for_function(
        "([part, screen]) => part.getBoundingClientRect().bottom > screen.getBoundingClientRect().bottom",
        arg=[devices.element_handle(), page.locator("#scene").element_handle()],
    )
    screen = page.locator("#scene").bounding_box()
    page.locator("#scene").evaluate("scene => scene.scrollTo(0, 1e4)")
    seen = devices.bounding_box()
    assert seen["y"] + seen["height"] <= screen["y"] + screen["height"] + 1
    assert page.locator(".homeSurface .status").bounding_box() == bar


@pytest.mark.parametrize("device", ["375x667", "360x780", "320x568", "390x844", "768x1024"])
def test_keep_the_dots_of_the_pages_clear_of_widgets_and_dock(preview, new_bench, device):
    page = new_bench(preview, scene="home", device=device).page
    dots = page.locator(".homeSurface .dots").bounding_box()
    dock = page.locator(".homeSurface .dock").bounding_box()
    assert dots["y"] + dots["height"] <= dock["y"]
    for box in page.locator(".homeWidget > .name").evaluate_all(
        "names => names.map((name) => name.getBoundingClientRect().bottom)"
    ):
        assert box <= dots["y"] + 1


def test_tell_of_a_stored_colour_that_is_none(preview, new_bench):
    edit(preview.root / FIXTURE, '"#B8475A"', "redish")
    page = new_bench(preview, scene="home").page
    expect(page.locator("#d-log")).to_contain_text("'item.color' is 'redish', which is no colour")
