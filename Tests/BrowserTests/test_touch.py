"""What people do with widgets: buttons and switches of devices, editing one, stacks, links, several people."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.servers import Broker

ROOT = Path(__file__).parent / "projects/touch"


@pytest.fixture
def preview(binary, tmp_path):
    """A project of its own: a home with devices, an app that controls them, and another one with a widget to configure."""
    shutil.copytree(ROOT, tmp_path / "project")
    with Preview(binary, tmp_path / "project") as running:
        yield running


@pytest.fixture
def home(preview, new_bench):
    """The screen with the devices."""
    return new_bench(preview, scene="devices")


@pytest.fixture
def bench(preview, new_bench):
    """The screen with widgets to configure, and a stack."""
    return new_bench(preview, scene="rooms")


@pytest.fixture
def page(bench):
    return bench.page


def widget(page, name):
    return page.locator(f"#c-{name} .homeWidget")


def switch(page, name, of="lights"):
    return widget(page, of).get_by_role("switch", name=name)


def expect_switch(page, name, value, of="lights"):
    expect(switch(page, name, of)).to_have_attribute("aria-checked", "true" if value else "false")


def thing(page, name):
    return page.locator(f"#d-thing-{name}")


def pass_time(bench):
    """Lets the seconds pass that a device has to confirm, and more."""
    bench.page.get_by_role("button", name="+1 h").click()


# Devices


def test_toggle_shows_at_once_what_was_set_and_the_device_confirms_it_once(home):
    expect_switch(home.page, "Lamp", False)
    switch(home.page, "Lamp").click()
    expect_switch(home.page, "Lamp", True)
    home.expect_events("thingSet", 1)
    home.expect_events("thingConfirmed", 1)
    home.expect_events("thingTold", 0)
    home.expect_events("thingsReverted", 0)


def test_toggle_goes_back_where_the_device_does_not_confirm(home):
    switch(home.page, "Fan").click()
    expect_switch(home.page, "Fan", True)
    expect(thing(home.page, "fan")).to_contain_text("waiting")
    pass_time(home)
    home.expect_events("thingsReverted", 1)
    expect_switch(home.page, "Fan", False)


def test_toggle_is_worked_with_the_keyboard_and_keeps_the_focus(home):
    switch(home.page, "Lamp").focus()
    home.page.keyboard.press("Space")
    expect_switch(home.page, "Lamp", True)
    expect(switch(home.page, "Lamp")).to_be_focused()
    home.page.keyboard.press("Enter")
    expect_switch(home.page, "Lamp", False)


def test_toggle_on_one_page_appears_on_another(home, preview, new_bench):
    lin = new_bench(preview, scene="corridor").page
    anna = new_bench(preview, scene="corridor", user="anna").page
    switch(home.page, "Lamp").click()
    expect_switch(lin, "Lamp", True)
    expect_switch(anna, "Lamp", True)
    switch(anna, "Lamp").click()
    expect_switch(lin, "Lamp", False)


def test_offline_device_is_disabled(home):
    lamp = switch(home.page, "Lamp")
    thing(home.page, "lamp").get_by_label("Status").select_option("offline")
    expect(lamp).to_have_attribute("aria-disabled", "true")
    lamp.click(force=True)
    thing(home.page, "lamp").get_by_label("Status").select_option("online")
    expect(lamp).not_to_have_attribute("aria-disabled", "true")
    expect_switch(home.page, "Lamp", False)
    home.expect_events("thingSet", 0)


def test_somebody_at_home_uses_a_device(preview, new_bench):
    page = new_bench(preview, scene="corridor").page
    thing(page, "lamp").get_by_role("switch", name="Lamp: power").click()
    expect_switch(page, "Lamp", True)
    level = thing(page, "lamp").get_by_label("Lamp: level")
    level.fill("80")
    level.press("Enter")
    expect(widget(page, "lights")).to_contain_text("80")


def test_device_that_is_told_to_stay_silent(home):
    thing(home.page, "lamp").get_by_role("switch", name="Lamp confirms").click()
    expect(thing(home.page, "lamp")).to_contain_text("never")
    switch(home.page, "Lamp").click()
    pass_time(home)
    home.expect_events("thingsReverted", 1)
    expect_switch(home.page, "Lamp", False)


def test_devices_are_on_the_topics_of_a_broker(binary, tmp_path, new_bench):
    shutil.copytree(ROOT, tmp_path / "project")
    with (
        Broker(tmp_path) as broker,
        Preview(binary, tmp_path / "project", "--broker", broker.url) as here,
        Preview(binary, tmp_path / "project", "--broker", broker.url) as there,
    ):
        page, other = (new_bench(preview, scene="corridor").page for preview in (here, there))
        for one in (page, other):
            expect(one.get_by_label("Connections")).to_contain_text("Connected")
        switch(page, "Lamp").click()
        expect_switch(other, "Lamp", True)
        broker.publish(
            "/thing/properties",
            '{"method": "thing.properties", "params": {"iotId": "fan", "items": {"level": {"value": 7}}}}',
        )
        expect(widget(page, "lights")).to_contain_text("Fan 7")
        page.goto("about:blank")
        other.goto("about:blank")


# Intents


def test_scene_is_fired_and_said(home):
    widget(home.page, "lights").get_by_role("button", name="Good night").click()
    home.expect_events("sceneFired", 1)
    expect(home.log).to_contain_text("night")
    expect(home.toasts).to_contain_text("night")


def test_button_that_writes_changes_its_widget_for_one_person_alone(home, preview, new_bench):
    other = new_bench(preview, scene="devices", user="anna").page
    widget(home.page, "lights").get_by_role("button", name="Take note").click()
    expect(widget(home.page, "lights")).to_contain_text("Noted by Lin")
    expect(widget(other, "lights")).to_contain_text("No note")
    widget(other, "lights").get_by_role("button", name="Take note").click()
    expect(widget(other, "lights")).to_contain_text("Noted by Anna")


def test_button_that_opens_the_app(home):
    widget(home.page, "lights").get_by_role("button", name="Details").click()
    expect(home.log).to_contain_text("A device")


# Links


def test_link_says_its_route(bench):
    widget(bench.page, "city").get_by_role("button", name="Map").click()
    expect(bench.log).to_contain_text("linkOpened")
    expect(bench.log).to_contain_text("trips://map/Lisbon")
    expect(bench.log).to_contain_text("A map")
    names = bench.log.inner_text()
    # The newest line is the first one.
    assert names.index("linkOpened") < names.index("appOpened")


def test_link_that_no_route_takes_says_so(bench):
    widget(bench.page, "city").get_by_role("button", name="Lost").click()
    expect(bench.log).to_contain_text("no route")


def test_small_widget_has_the_link_of_its_layout_alone(bench):
    expect(widget(bench.page, "small").get_by_role("button")).to_have_count(1)
    widget(bench.page, "small").get_by_role("button").click()
    expect(bench.log).to_contain_text("trips://small")


# Parameters


def sheet(page):
    return page.locator("dialog[open]")


def edit(page, name):
    widget(page, name).hover()
    widget(page, name).get_by_role("button", name="Edit").click()
    expect(sheet(page)).to_be_visible()


def test_edit_changes_one_instance_and_gives_the_yaml(page):
    expect(widget(page, "city")).to_contain_text("Lisbon")
    expect(widget(page, "other")).to_contain_text("Porto")
    edit(page, "city")
    sheet(page).get_by_label("City").fill("Faro")
    sheet(page).get_by_label("City").press("Enter")
    expect(widget(page, "city")).to_contain_text("Faro")
    expect(sheet(page).locator("pre")).to_have_text("configuration: { city: Faro }")
    sheet(page).get_by_role("switch", name="Weather").uncheck()
    expect(widget(page, "city")).not_to_contain_text("Sunny")
    sheet(page).get_by_label("Side").select_option("right")
    expect(sheet(page).locator("pre")).to_have_text("configuration: { city: Faro, weather: false, side: right }")
    sheet(page).get_by_role("button", name="Done").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(widget(page, "other")).to_contain_text("Porto")


def test_edit_keeps_what_was_chosen_until_it_is_forgotten(page, bench):
    edit(page, "city")
    sheet(page).get_by_label("City").fill("Faro")
    sheet(page).get_by_label("City").press("Enter")
    expect(widget(page, "city")).to_contain_text("Faro")
    page.reload()
    bench.wait_until_live()
    expect(widget(page, "city")).to_contain_text("Faro")
    edit(page, "city")
    sheet(page).get_by_role("button", name="As in the file").click()
    expect(widget(page, "city")).to_contain_text("Lisbon")


def test_number_that_cannot_be_changes_nothing(page):
    edit(page, "city")
    sheet(page).get_by_label("Rows").fill("9")
    sheet(page).get_by_label("Rows").press("Enter")
    sheet(page).get_by_label("Rows").fill("3")
    sheet(page).get_by_label("Rows").press("Enter")
    expect(sheet(page).locator("pre")).to_have_text("configuration: { rows: 3 }")


def expect_places(page, *names):
    expect(widget(page, "city").locator("[data-name=place]")).to_have_text(list(names))


def test_items_are_chosen_searched_and_moved_by_the_keyboard(page):
    edit(page, "city")
    rows = sheet(page).locator(".items li")
    expect(rows).to_have_count(4)
    sheet(page).get_by_label("Search").fill("tow")
    expect(rows.filter(visible=True)).to_have_count(1)
    sheet(page).get_by_label("Tower").check()
    expect_places(page, "Beach", "Castle", "Tower")
    # Three places are taken.
    sheet(page).get_by_label("Search").fill("")
    expect(sheet(page).get_by_label("Museum")).to_be_disabled()
    up = sheet(page).get_by_role("button", name="Move Tower up")
    up.focus()
    page.keyboard.press("Enter")
    expect_places(page, "Beach", "Tower", "Castle")
    expect(up).to_be_focused()
    page.keyboard.press("Enter")
    expect_places(page, "Tower", "Beach", "Castle")
    expect(up).to_have_attribute("aria-disabled", "true")
    expect(up).to_be_focused()
    expect(sheet(page).locator("pre")).to_have_text("configuration: { places: [tower, beach, castle] }")


def test_sheet_opens_by_a_long_press_and_by_the_secondary_button(page):
    widget(page, "city").click(button="right")
    expect(sheet(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    box = widget(page, "city").bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    expect(sheet(page)).to_be_visible()
    page.mouse.up()
    expect(sheet(page)).to_be_visible()
    expect(page.locator("#d-log")).not_to_contain_text("appOpened")


def test_sheet_copies_what_to_write(page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    edit(page, "city")
    sheet(page).get_by_label("City").fill("Faro")
    sheet(page).get_by_label("City").press("Enter")
    sheet(page).get_by_role("button", name="Copy").click()
    expect(sheet(page).get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "configuration: { city: Faro }"


def test_sheet_has_no_serious_fault(page, axe):
    edit(page, "city")
    assert axe(page) == []
    for height in sheet(page).locator("button, select, .row").evaluate_all(
        "elements => elements.map((element) => element.offsetHeight)"
    ):
        assert height >= 44


# Stacks


def test_stack_shows_what_matters_most(page):
    expect(widget(page, "stack")).to_contain_text("Third")


@pytest.mark.parametrize("way", ["buttons", "keys", "wheel", "swipe"])
def test_stack_is_turned(page, way):
    stack = widget(page, "stack")
    if way == "buttons":
        stack.hover()
        stack.get_by_role("button", name="Next widget").click()
    elif way == "keys":
        stack.get_by_role("button", name="Third").focus()
        page.keyboard.press("ArrowDown")
    elif way == "wheel":
        stack.hover()
        page.mouse.wheel(0, 100)
    else:
        box = stack.bounding_box()
        page.mouse.move(box["x"] + 40, box["y"] + 60)
        page.mouse.down()
        page.mouse.move(box["x"] + 40, box["y"] + 10, steps=4)
        page.mouse.up()
    expect(stack).to_contain_text("First")
    expect(page.locator("#d-log")).not_to_contain_text("appOpened")


def test_stack_tells_where_one_is(page):
    dots = widget(page, "stack").locator(".turns .dot")
    expect(dots).to_have_count(3)
    expect(dots.nth(2)).to_have_class(re.compile("now"))


# People


def test_people_have_their_own_login(page, preview, new_bench):
    other = new_bench(preview, scene="rooms", user="anna").page
    page.get_by_role("button", name="Sign out of trips").click()
    expect(widget(page, "city")).to_contain_text("Sign in")
    expect(widget(other, "city")).to_contain_text("Lisbon")


def test_have_no_serious_fault(page, axe):
    assert axe(page) == []
