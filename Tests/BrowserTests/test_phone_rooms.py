"""Classrooms on a telephone: nothing that a person needs is cut."""

from playwright.sync_api import expect


def start(page, aid):
    """Has the teacher start one of the aids."""
    page.locator('#scene [data-opens="toolCollection.tools"]').first.click()
    page.locator("#scene [data-popup]").get_by_role("button", name=aid).click()


def test_shows_four_whole_files_of_the_drive(preview, new_bench):
    page = new_bench(preview, scene="small-class", user="lin", device="phone").page
    start(page, "Cloud storage")
    files = page.locator("#scene .cloudStorage .file")
    expect(files).to_have_count(4)
    rows = page.locator("#scene .cloudStorage .rows").bounding_box()
    last = files.last.bounding_box()
    assert last["y"] + last["height"] <= rows["y"] + rows["height"] + 0.5


def test_shows_the_whole_form_of_a_poll_with_two_options(preview, new_bench):
    page = new_bench(preview, scene="small-class", user="lin", device="phone").page
    start(page, "Poll")
    add = page.locator("#scene .poll-author .add")
    expect(add).to_be_visible()
    body, button = page.locator("#scene .poll-author .a-body").bounding_box(), add.bounding_box()
    assert button["y"] + button["height"] <= body["y"] + body["height"] + 0.5


def test_cuts_no_name_beside_a_role(preview, new_bench):
    page = new_bench(preview, scene="hosting", user="emma", device="phone").page
    names = page.locator("#scene .agoraChat .who .name")
    expect(names.filter(has_text="Bo Lindgren").first).to_be_visible()
    assert names.evaluate_all("names => names.filter(name => name.scrollWidth > name.clientWidth).length") == 0
