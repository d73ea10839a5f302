"""A telephone's home screen: widgets that are files, over what its apps and servers say."""

import re

from playwright.sync_api import expect
from support.home import page, widget
from support.saving import edit

QUOTE = "Widgets/all-in-one/quote.yaml"
DAY = "Widgets/all-in-one/day.yaml"


def rect(locator):
    return locator.evaluate(
        """element => {
            const own = element.getBoundingClientRect(), scene = document.querySelector("#scene");
            const factor = scene.getBoundingClientRect().width / scene.offsetWidth;
            return [own.width / factor, own.height / factor].map((side) => Math.round(side * 10) / 10);
        }"""
    )


def test_stand_where_the_system_puts_them(page):
    assert rect(widget(page, "quote")) == [338, 158]
    assert rect(widget(page, "day")) == [158, 158]
    cards = widget(page, "cards").locator(".hv-layers")
    expect(cards).to_have_count(3)
    assert rect(cards.first) == [72, 99]


def test_keep_their_texts_in_their_boxes(page):
    cut = page.locator("#scene .hv-line").evaluate_all(
        """lines => lines.filter((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            const text = range.getBoundingClientRect(), face = line.closest(".face").getBoundingClientRect();
            return text.left < face.left || text.right > face.right || text.bottom > face.bottom;
        }).map((line) => line.textContent)"""
    )
    assert cut == []


def test_show_the_day_that_the_phone_is_moved_to(page):
    expect(widget(page, "day")).to_contain_text("Monday")
    page.get_by_role("button", name="+1 d").click()
    expect(widget(page, "day")).to_contain_text("Tuesday")
    expect(widget(page, "quote")).to_contain_text("03")
    page.get_by_role("button", name="Now").click()
    expect(widget(page, "day")).to_contain_text("Monday")


def test_keep_the_last_answer_without_the_network(page):
    expect(widget(page, "quote")).to_contain_text("The best way out")
    page.get_by_role("radio", name="Offline").check(force=True)
    expect(page.locator("#d-log")).to_contain_text("networkChanged")
    expect(widget(page, "quote")).to_contain_text("The best way out")


def test_open_the_app_and_then_the_link(page):
    page.get_by_role("button", name="Daily quote").click()
    expect(page.locator("#d-log")).to_contain_text("linkOpened")
    names = page.locator("#d-log").text_content()
    # The newest line is the first one.
    assert names.index("linkOpened") < names.index("appOpened")
    expect(page.locator("#d-log")).to_contain_text("allinone://quote")


def test_repaint_a_saved_widget_alone(page, preview):
    page.evaluate("window.kept = true")
    edit(preview.root / DAY, 'color: $alarm', 'color: $quiet')
    expect(widget(page, "day").locator(".hv-line").first).to_have_css("color", "rgb(104, 104, 108)")
    assert page.evaluate("window.kept")


def test_keep_the_last_good_picture_over_a_broken_widget(page, preview):
    edit(preview.root / QUOTE, "{quote.hitokoto}", "{quote.hitokotto}")
    expect(page.locator("#d-overlay")).to_contain_text("hitokoto")
    expect(page.locator("#d-overlay")).to_contain_text("Widgets/all-in-one/quote.yaml:")
    expect(widget(page, "quote")).to_contain_text("The best way out")
    edit(preview.root / QUOTE, "{quote.hitokotto}", "{quote.hitokoto}")
    expect(page.locator("#d-overlay")).to_be_hidden()


def test_show_what_an_app_writes_and_what_it_takes_away(page, preview):
    expect(widget(page, "cards")).to_contain_text("Coffee")
    edit(preview.root / "Scenes/contexts/phone.yaml", "title: Coffee", "title: Tea")
    expect(widget(page, "cards")).to_contain_text("Tea")


def test_have_no_serious_fault(page, axe):
    assert axe(page) == []


def test_is_shared_by_pages(page, preview, new_bench):
    other = new_bench(preview, scene="lock", locale="zh-Hans").page
    expect(other.locator("#c-circle .homeWidget")).to_contain_text(re.compile("周一"))
    page.get_by_role("button", name="+1 d").click()
    expect(other.locator("#c-circle .homeWidget")).to_contain_text(re.compile("周二"))


def test_put_the_picture_of_an_app_on_its_icon(page, preview):
    icon = page.locator(".homeSurface .app").filter(has_text=re.compile("Stories$"))
    expect(icon.locator(".glyph")).to_have_css("background-image", re.compile("/assets/"))
    edit(preview.root / "Widgets/stories/app.yaml", "icon: stories\n", "")
    expect(icon.locator(".tile")).to_have_text("S")
    expect(icon.locator(".glyph")).to_have_count(0)
