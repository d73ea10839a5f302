"""What people do with widgets: buttons and switches of devices, links, several people."""

import shutil

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.servers import Broker
from support.touch import ROOT, bench, page, preview, widget


@pytest.fixture
def home(preview, new_bench):
    """The screen with the devices."""
    return new_bench(preview, scene="devices")


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
        Preview(binary, tmp_path / "project", "--broker", broker.url, "--simulate-things") as here,
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
    names = bench.log.text_content()
    # The newest line is the first one.
    assert names.index("linkOpened") < names.index("appOpened")


def test_link_that_no_route_takes_says_so(bench):
    widget(bench.page, "city").get_by_role("button", name="Lost").click()
    expect(bench.log).to_contain_text("no route")


def test_small_widget_has_the_link_of_its_layout_alone(bench):
    expect(widget(bench.page, "small").get_by_role("button")).to_have_count(1)
    widget(bench.page, "small").get_by_role("button").click()
    expect(bench.log).to_contain_text("trips://small")


# People


def test_people_have_their_own_login(page, preview, new_bench):
    other = new_bench(preview, scene="rooms", user="anna").page
    page.get_by_role("switch", name="Signed in to Trips").click()
    expect(widget(page, "city")).to_contain_text("Sign in")
    expect(widget(other, "city")).to_contain_text("Lisbon")


def test_have_no_serious_fault(page, axe):
    assert axe(page) == []
