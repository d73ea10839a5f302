"""The sheet in which people edit a widget on their screen, and the stacks in which several stand in one place."""

import re

import pytest
from playwright.sync_api import expect
from support.saving import edit as save
from support.touch import bench, page, preview, widget


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


def test_sheet_opens_from_the_panel_by_the_keyboard(page):
    button = page.get_by_role("button", name="Edit city on rooms")
    button.focus()
    page.keyboard.press("Enter")
    expect(sheet(page)).to_contain_text("City")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(button).to_be_focused()


def test_panel_says_what_cannot_be_edited(page):
    button = page.get_by_role("button", name="Edit small on rooms: it has no parameters")
    expect(button).to_be_disabled()
    expect(button).to_have_attribute("title", "This widget has no parameters")
    button.dispatch_event("click")
    expect(sheet(page)).to_have_count(0)


def test_panel_opens_the_sheet_of_a_widget_on_another_page(shipped, new_bench):
    page = new_bench(shipped, scene="home").page
    page.get_by_role("button", name="Edit alipay-choice on home").click()
    expect(sheet(page)).to_contain_text("Service")
    expect(page).to_have_url(re.compile("page=2"))


def test_panel_turns_a_stack_to_the_widget_that_it_edits(page, preview):
    save(
        preview.root / "Scenes/rooms.yaml",
        "stack: [trips/second, trips/third]",
        "stack: [trips/second, trips/city]",
    )
    button = page.get_by_role("button", name="Edit stack: city on rooms")
    expect(button).to_be_visible()
    expect(page.locator('.homeWidget:has(> .turns) .dot.now')).to_have_attribute("data-stands", "rooms/stack")
    button.click()
    expect(sheet(page)).to_contain_text("City")
    expect(page.locator('.homeWidget:has(> .turns) .dot.now')).to_have_attribute("data-stands", "rooms/stack~2")


def test_panel_says_of_a_widget_on_another_screen_where_it_is(shipped, new_bench):
    # The panel knows the screens that were opened.
    new_bench(shipped, scene="home")
    bench = new_bench(shipped, scene="today")
    bench.page.get_by_role("button", name="Edit alipay-choice on home").click()
    expect(bench.messages).to_contain_text("'alipay-choice' of 'home' is not in sight")


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
