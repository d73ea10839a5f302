"""The sheet in which people choose a widget for their home screen, and what they add with it."""

import pytest
from playwright.sync_api import expect
from support.touch import bench, page, preview, widget


@pytest.fixture
def sheet(page):
    """The sheet of the home screen."""
    return open_sheet(page)


def open_sheet(page):
    """Opens the sheet as on a telephone: edit, then plus."""
    page.locator("#d-phone-home").get_by_role("button", name="Edit").click()
    page.get_by_role("button", name="Add widget").click()
    sheet = page.locator("dialog.add-sheet[open]")
    expect(sheet).to_be_visible()
    return sheet


def offer(sheet, title):
    return sheet.get_by_role("listitem", name=title, exact=True)


def test_plus_is_there_while_the_screen_is_edited(page):
    plus = page.locator(".homeSurface > .add")
    expect(plus).to_be_hidden()
    page.locator("#d-phone-home").get_by_role("button", name="Edit").click()
    expect(plus).to_be_visible()
    page.locator(".homeSurface").get_by_role("button", name="Done").click()
    expect(plus).to_be_hidden()


def test_keyboard_goes_from_edit_to_plus_and_ends_the_editing(page):
    toggle = page.locator("#d-phone-home [aria-pressed]")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".homeSurface > .add")).to_be_focused()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    expect(toggle).to_have_accessible_name("Done")
    page.keyboard.press("Escape")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    expect(toggle).to_have_accessible_name("Edit")


def test_pictures_in_the_sheet_stand_still(sheet):
    names = sheet.locator(".homeWidget > .face").evaluate_all("all => all.map(one => getComputedStyle(one).animationName)")
    assert names and set(names) == {"none"}


def test_chosen_size_comes_to_the_page_and_goes_again(page, sheet, bench):
    card = offer(sheet, "Small")
    expect(card.locator(".slide .homeWidget")).to_have_count(1)
    card.get_by_role("button", name="Add Small").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    added = widget(page, "added-1")
    expect(added).to_be_visible()
    # It stands there for all who look, and after the page was loaded again.
    page.reload()
    bench.wait_until_live()
    expect(added).to_be_visible()
    expect(added.locator(".remove")).to_be_hidden()
    page.locator("#d-phone-home").get_by_role("button", name="Edit").click()
    added.get_by_role("button", name="Remove").click()
    expect(added).to_have_count(0)


def test_sizes_of_one_widget_slide_under_one_title(sheet):
    card = offer(sheet, "City")
    expect(card.locator(".slide")).to_have_count(2)
    adder = card.locator(".adder")
    expect(adder).to_have_attribute("data-form", "systemSmall")
    card.locator(".dots").get_by_role("button", name="Medium").click()
    expect(adder).to_have_attribute("data-form", "systemMedium")
    expect(card.locator(".dots [aria-current]")).to_have_attribute("aria-label", "Medium")


def test_search_leaves_what_was_looked_for(sheet):
    sheet.get_by_role("searchbox").fill("city")
    expect(offer(sheet, "City")).to_be_visible()
    expect(offer(sheet, "Small")).to_be_hidden()


def test_full_page_says_so(preview, new_bench):
    sheet = open_sheet(new_bench(preview, scene="rooms", allowing="409").page)
    card = offer(sheet, "City")
    card.locator(".dots").get_by_role("button", name="Medium").click()
    expect(card.locator(".adder")).to_have_attribute("data-form", "systemMedium")
    card.locator(".adder").click()
    words = sheet.get_by_role("status").get_by_text("Page 1 has no room for City, Medium")
    expect(words).to_be_visible()
    # Pressed again, it is said once, and not over the sheet's head.
    card.locator(".adder").click()
    expect(words).to_have_count(1)
    head = sheet.locator("header").first.bounding_box()
    assert words.bounding_box()["y"] > head["y"] + head["height"]
    expect(sheet).to_be_visible()
