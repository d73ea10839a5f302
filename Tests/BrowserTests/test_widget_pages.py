"""Widgets beside the screens that place them: renderings, pages, the matrix, the gallery, and the inspector."""

import re

import pytest
from playwright.sync_api import expect
from support.home import page, widget
from support.saving import edit

DAY = "Widgets/all-in-one/day.yaml"
LESSON = "Widgets/classroom/lesson.yaml"
GREETING = "Widgets/all-in-one/greeting.yaml"


def open_page(preview, new_page, path):
    page = new_page()
    page.goto(preview.url + path)
    expect(page.locator("#d-status")).to_have_attribute("data-state", "live")
    return page


def choose(page, axis, choice):
    page.locator(f"#d-view select[name={axis}], select[form=d-view][name={axis}]").select_option(choice)


# Renderings and contents


def test_follow_the_size_of_texts_the_dimmed_screen_and_privacy(preview, new_page):
    edit(preview.root / LESSON, 'value: "{lesson.users}", size: 17', 'value: "{lesson.users}", redact: private, style: body')
    page = open_page(preview, new_page, "?scene=lock")
    lesson = widget(page, "lesson")
    name = lesson.locator(".hv-text").first
    before = name.bounding_box()["height"]
    choose(page, "textsize", "xLarge")
    expect(page).to_have_url(re.compile("textsize=xLarge"))
    expect(lesson.locator(".hv-line").first).to_have_css("font-size", "19px")
    assert name.bounding_box()["height"] > before
    choose(page, "luminance", "reduced")
    expect(page.locator(".homeSurface")).to_have_css("background-color", "rgb(0, 0, 0)")
    expect(lesson.locator(".hv-bar")).to_have_count(0)
    choose(page, "privacy", "hidden")
    expect(lesson.locator(".hv-bar")).to_have_count(1)
    expect(page).to_have_url(re.compile("privacy=hidden"))
    choose(page, "privacy", "shown")
    expect(lesson.locator(".hv-bar")).to_have_count(0)


def test_take_backgrounds_and_colours_away_where_the_system_tints(page):
    first = widget(page, "day").locator(".hv-line").first
    expect(first).to_have_css("color", "rgb(215, 0, 21)")
    choose(page, "rendering", "accented")
    # It is accented, and takes the tint; what is not is white.
    expect(first).to_have_css("color", "rgb(255, 214, 10)")
    expect(widget(page, "day").locator(".hv-line").nth(1)).to_have_css("color", "rgb(255, 255, 255)")
    expect(page).to_have_url(re.compile("rendering=accented"))
    # The gradient of its own is gone.
    expect(widget(page, "quote").locator(".hv-widget > .hv-part")).to_have_count(0)
    choose(page, "rendering", "fullColor")
    expect(page).not_to_have_url(re.compile("rendering="))
    expect(first).to_have_css("color", "rgb(215, 0, 21)")


def test_show_shapes_in_place_of_texts_in_a_placeholder(page):
    expect(widget(page, "quote")).to_contain_text("The best way out")
    choose(page, "content", "placeholder")
    expect(widget(page, "quote").locator(".hv-bar").first).to_be_visible()
    expect(widget(page, "quote").locator(".hv-line")).to_have_count(0)


def test_show_samples_in_a_snapshot(page):
    choose(page, "content", "snapshot")
    expect(widget(page, "quote")).to_contain_text("The best way out")
    choose(page, "locale", "zh-Hans")
    expect(widget(page, "quote")).to_contain_text("所有快乐都向你靠拢")


def test_offer_no_live_values_of_a_file_by_itself(preview, new_page):
    page = open_page(preview, new_page, "matrix?widget=all-in-one/quote")
    names = page.locator("select[name=content] option").all_text_contents()
    assert "Snapshot" in names and "Live" not in names


def test_say_which_renderings_there_are(preview, new_page):
    page = new_page(allowing="404")
    page.goto(preview.url + "?scene=home&rendering=acented")
    expect(page.locator("body")).to_contain_text("accented")


# Pages of a home screen


def test_turn_to_another_page_by_its_dot_and_by_keys(page):
    expect(widget(page, "quote")).to_be_visible()
    expect(widget(page, "alipay-choice")).to_have_count(0)
    page.get_by_role("button", name="Page 2 of").click()
    expect(widget(page, "alipay-choice")).to_contain_text("Scan")
    expect(widget(page, "quote")).to_have_count(0)
    expect(page).to_have_url(re.compile("page=2"))
    expect(page.get_by_role("button", name="Page 2 of")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(widget(page, "quote")).to_be_visible()
    expect(page.get_by_role("button", name="Page 1 of")).to_be_focused()


# The inspector


def test_say_of_a_text_in_a_widget_what_it_is_bound_to(page):
    page.get_by_role("button", name="Inspect").click()
    widget(page, "quote").locator("[data-view$='quoteBlock.column.items.1.text']").click()
    panel = page.locator("#d-inspected")
    expect(panel.locator("h2")).to_have_text("text")
    expect(panel).to_contain_text("The best way out")
    expect(panel).to_contain_text("{quote.hitokoto}")
    expect(panel).to_contain_text("source quote")
    link = panel.locator("a", has_text="Widgets/all-in-one/quote.yaml:").first
    expect(link).to_have_attribute("href", re.compile("^vscode://file/"))


def test_outline_the_view_that_is_pointed_at(page):
    page.get_by_role("button", name="Inspect").click()
    widget(page, "day").locator(".hv-line").first.hover()
    expect(page.locator('.d-highlight[data-part="element"]')).to_have_text("text")


# The matrix


def cell(page, name):
    return page.get_by_role("group", name=name, exact=True)


def test_draw_a_widget_in_every_combination(preview, new_page):
    page = open_page(preview, new_page, "matrix?widget=all-in-one/day")
    expect(page.get_by_role("heading", name="Date")).to_be_visible()
    expect(cell(page, "Small · Light · Full color")).to_contain_text("Monday")
    expect(cell(page, "Small · Dark · Accented")).to_contain_text("Monday")
    expect(cell(page, "Circular · Dark · Vibrant")).to_contain_text("Mon")
    choose(page, "locale", "rows")
    expect(cell(page, "Small · 中文 · Light · Full color")).to_contain_text("星期一")
    expect(page).to_have_url(re.compile("locale=rows"))


def test_call_a_widget_in_the_language_of_its_pictures(preview, new_page):
    page = open_page(preview, new_page, "matrix?widget=all-in-one/day&locale=zh-Hans")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("日期")
    expect(heading).to_have_attribute("lang", "zh-Hans")
    expect(page.locator('select[name="widget"] option:checked')).to_have_text("日期")
    choose(page, "locale", "en")
    expect(heading).to_have_text("Date")


def test_repaint_the_picture_of_a_saved_widget_alone(preview, new_page):
    page = open_page(preview, new_page, "matrix?widget=all-in-one/day")
    page.evaluate("window.kept = true")
    line = cell(page, "Small · Light · Full color").locator(".hv-line").first
    expect(line).to_have_css("color", "rgb(215, 0, 21)")
    edit(preview.root / DAY, "color: $alarm", "color: $quiet")
    expect(line).to_have_css("color", "rgb(104, 104, 108)")
    assert page.evaluate("window.kept")


@pytest.mark.parametrize("path", ["matrix?widget=all-in-one/greeting", "gallery?theme=widgets"])
def test_keep_the_last_good_picture_of_a_broken_widget(preview, new_page, path):
    page = open_page(preview, new_page, path)
    picture = page.locator("[data-family=systemSmall]", has_text="Hello").first
    expect(picture).to_be_visible()
    edit(preview.root / GREETING, "size: 28", "size: big")
    expect(page.locator("#d-overlay")).to_contain_text("Widgets/all-in-one/greeting.yaml:")
    expect(picture).to_contain_text("Hello")
    edit(preview.root / GREETING, "size: big", "size: 28")
    expect(page.locator("#d-overlay")).to_be_hidden()


# The gallery


def test_show_every_widget_with_its_words_and_forms(preview, new_page):
    page = open_page(preview, new_page, "gallery?theme=widgets")
    entry = page.locator("#d-entry-all-in-one--day")
    expect(entry.get_by_role("heading")).to_have_text("Date")
    expect(entry.locator("figcaption")).to_have_count(5)
    expect(entry).to_contain_text("Small 158 × 158")
    # Samples, whatever servers answer.
    expect(page.locator("#d-entry-all-in-one--quote")).to_contain_text("The best way out")
    entry.get_by_role("link", name="Matrix").click()
    expect(page).to_have_url(re.compile(r"matrix\?widget=all-in-one/day"))


def test_repaint_a_saved_widget_in_the_gallery(preview, new_page):
    page = open_page(preview, new_page, "gallery?theme=widgets")
    entry = page.locator("#d-entry-all-in-one--greeting")
    expect(entry).to_contain_text("Hello")
    page.evaluate("window.kept = true")
    edit(preview.root / GREETING, "en: Hello", "en: Welcome")
    expect(entry).to_contain_text("Welcome")
    assert page.evaluate("window.kept")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("path", ["matrix?widget=all-in-one/day", "gallery?theme=widgets"])
def test_have_no_serious_fault(preview, new_page, axe, path, width):
    page = open_page(preview, new_page, path)
    page.set_viewport_size({"width": width, "height": 844})
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
