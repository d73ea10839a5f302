"""What a room registers is saved while its pages are open."""

import pytest
from playwright.sync_api import expect
from support.saving import edit

FIXTURE = "Scenes/contexts/physics.yaml"
WIDGETS = "widgets:\n  easemobIM: { active: true }\n"


def register(lesson, line: str) -> None:
    edit(lesson.root / FIXTURE, WIDGETS, f"{WIDGETS}  {line}\n")


@pytest.fixture
def bench(lesson, new_bench):
    opened = new_bench(lesson, open="toolBar.roster")
    opened.cell("chen", "camera").click()
    opened.expect_media_state("chen", "camera", "streamOff")
    opened.mark()
    return opened


def test_shows_a_watermark_its_new_words_and_its_end(lesson, bench):
    words = bench.page.locator("#scene .watermark .words span").first
    expect(words).to_have_count(0)
    register(lesson, "watermark: { extraInfo: { text: Physics 7B } }")
    expect(words).to_have_text("Physics 7B")
    edit(lesson.root / FIXTURE, "text: Physics 7B", "text: Do not copy")
    expect(words).to_have_text("Do not copy")
    edit(lesson.root / FIXTURE, "  watermark: { extraInfo: { text: Do not copy } }\n", "")
    expect(words).to_have_count(0)
    # Neither the page nor what was done in the room is lost.
    assert bench.has_mark()
    bench.expect_media_state("chen", "camera", "streamOff")


def test_gives_the_open_settings_their_row_for_the_link(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.setting")
    panel = bench.page.locator("#scene .setting").first
    expect(panel).to_be_visible()
    low = panel.bounding_box()["height"]
    row = bench.page.get_by_role("button", name="Share")
    expect(row).to_have_count(0)
    register(lesson, 'sharingLink: { extraInfo: { sharingLink: "https://class.example.org/7b" } }')
    expect(row).to_be_visible()
    expect(row.locator(".icon-setting-share-image")).to_be_visible()
    assert panel.bounding_box()["height"] > low
    row.click()
    expect(bench.page.get_by_role("dialog", name="Share")).to_contain_text("https://class.example.org/7b")
    bench.page.keyboard.press("Escape")
    edit(lesson.root / FIXTURE, "class.example.org/7b", "class.example.org/8c")
    row.click()
    expect(bench.page.get_by_role("dialog", name="Share")).to_contain_text("https://class.example.org/8c")
