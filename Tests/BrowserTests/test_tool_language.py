"""The tool around a scene speaks the language of the view, in place."""

import re

from playwright.sync_api import expect

CHINESE = re.compile("[\u4e00-\u9fff]")

# What is read beside the scene, without code and what says that it is in another language.
READ = """() => [...document.querySelectorAll("#d-bar, .d-under, .d-tabs, .d-section, .d-log-head, .d-log-empty")]
    .flatMap((part) => [part, ...part.querySelectorAll("*")])
    .filter((element) => !element.closest("code, kbd, select, [lang=en], .d-brand, #d-caption, .d-time"))
    .flatMap((element) => [
        ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()),
        element.getAttribute("aria-label") ?? "", element.title ?? "",
    ])
    .filter((text) => /[A-Za-z]{2}/.test(text))"""
NAMES = {"English", "UTC", "CDN"}


def read(page) -> set[str]:
    return {text for text in page.evaluate(READ) if text not in NAMES and "Alt" not in text and "+2h" not in text}


def test_changes_with_the_language_of_the_view_without_another_page(shipped, new_bench):
    bench = new_bench(shipped, scene="small-class")
    page = bench.page
    bench.mark()
    bench.choose("locale", "zh-Hans")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.locator("#d-status")).to_have_text("实时")
    for name in ("房间", "检查", re.compile("问题")):
        expect(page.get_by_role("tab", name=name)).to_be_visible()
    expect(page.get_by_role("button", name="事件")).to_be_visible()
    expect(page.get_by_role("button", name="重置房间")).to_be_visible()
    assert read(page) == set()
    bench.choose("locale", "en")
    expect(page.locator("#d-status")).to_have_text("Live")
    expect(page.get_by_role("tab", name="Room")).to_be_visible()
    assert not CHINESE.search(page.locator(".d-log-head, #d-inspected").first.inner_text())
    assert bench.has_mark()


def test_is_chinese_around_a_home_screen(shipped, new_bench):
    page = new_bench(shipped, scene="home", locale="zh-Hans").page
    expect(page.get_by_role("tab", name="手机")).to_be_visible()
    expect(page.get_by_role("button", name="全部刷新")).to_be_visible()
    expect(page.locator('#d-view [name="device"]')).to_contain_text("iPhone 393 × 852")
