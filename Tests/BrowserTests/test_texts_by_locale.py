"""Names and polls by locale: pages in two languages look into one room, and each reads its own."""

import pytest
from playwright.sync_api import expect
from support.saving import edit

FIXTURE = "Scenes/contexts/physics.yaml"

POLL = """\
scene: vote
title: { en: Vote, zh-Hans: 投票 }
extends: presets/small
viewer: lin
contexts: contexts/physics.yaml
widgets:
  poll:
    active: true
    frame: { x: 0.5, y: 0.5 }
    properties:
      pollState: 1
      pollId: first
      mode: 1
      pollTitle: { en: "Which is smoother?", zh-Hans: 哪个更光滑？ }
      pollItems: [{ en: Ice, zh-Hans: 冰 }, { en: Wood, zh-Hans: 木 }]
"""


@pytest.fixture
def named(lesson_project):
    """The small class, in which two students have a name in each language."""
    fixture = lesson_project / FIXTURE
    edit(fixture, "name: Noah Bennett", "name: { en: Noah Bennett, zh-Hans: 班诺亚 }")
    edit(fixture, "name: sofia ruiz", "name: { en: Sofia Ruiz, zh-Hans: 阿索菲 }")
    return lesson_project


def test_shows_each_page_the_room_in_its_language(lesson, new_bench):
    english = new_bench(lesson, locale="en")
    chinese = new_bench(lesson, locale="zh-Hans")
    expect(english.state_bar.locator(".room")).to_have_text("Physics 7B")
    expect(chinese.state_bar.locator(".room")).to_have_text("物理 7 班")
    expect(chinese.page.locator("#d-room-title h2")).to_have_text("物理 7 班")
    for bench in (english, chinese):
        bench.mark()
    edit(lesson.root / FIXTURE, "zh-Hans: 物理 7 班", "zh-Hans: 物理七班")
    expect(chinese.state_bar.locator(".room")).to_have_text("物理七班")
    expect(chinese.log).to_contain_text("物理七班")
    expect(english.log).to_contain_text("Physics 7B")
    expect(english.state_bar.locator(".room")).to_have_text("Physics 7B")
    # What is written once is one text for everybody.
    edit(lesson.root / FIXTURE, "name: { en: Physics 7B, zh-Hans: 物理七班 }", "name: Physik")
    for bench in (english, chinese):
        expect(bench.state_bar.locator(".room")).to_have_text("Physik")
        assert bench.has_mark()


def test_sorts_and_tells_by_what_is_seen(named, play, new_bench):
    preview = play(POLL, named)
    english = new_bench(preview, scene="small-class", locale="en", open="toolBar.roster")
    chinese = new_bench(preview, scene="small-class", locale="zh-Hans", open="toolBar.roster")
    expect(english.names.nth(4)).to_have_text("Noah Bennett")
    expect(english.names.nth(10)).to_have_text("Sofia Ruiz")
    # By the Latin initial: 班 comes before 陈, 阿 before everybody off stage.
    expect(chinese.names.nth(0)).to_have_text("班诺亚")
    expect(chinese.names.nth(6)).to_have_text("阿索菲")

    english.cell("noah", "reward").click()
    for bench, total in ((english, "Noah Bennett, now 1"), (chinese, "班诺亚，共 1 个")):
        expect(bench.cell("noah", "reward")).to_have_text("x1")
        expect(bench.log).to_contain_text(total)
    expect(chinese.log).not_to_contain_text("Noah")


def test_asks_each_in_their_language_and_counts_together(lesson_project, play, new_bench):
    preview = play(POLL, lesson_project)
    teacher = new_bench(preview, scene="vote", locale="en")
    student = new_bench(preview, scene="vote", locale="zh-Hans", user="chen")
    cards = [bench.page.locator('#scene [data-widget="poll"]') for bench in (teacher, student)]
    expect(cards[0]).to_contain_text("Which is smoother?")
    expect(cards[1]).to_contain_text("哪个更光滑？")
    cards[1].get_by_label("冰", exact=True).check(force=True)
    cards[1].get_by_role("button", name="提交").click()
    for card, option in zip(cards, ("Ice", "冰")):
        expect(card).to_contain_text("(1) 100%")
        expect(card).to_contain_text(option)
    expect(cards[1]).not_to_contain_text("Ice")
