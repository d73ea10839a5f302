"""What is chosen in the list of findings is outlined in the picture."""

import pytest
from playwright.sync_api import expect

SCENE = """\
scene: crowded
extends: presets/small
viewer: lin
contexts: contexts/physics.yaml
compose:
  - classState: { roles: [teacher], right: 15, bottom: 200, width: 100, height: 34 }
"""

SOUND = SCENE.replace("right: 15, bottom: 200, width: 100, height: 34", "left: 198, bottom: 20")


@pytest.fixture
def server(borrow, lesson_project):
    (lesson_project / "Scenes/crowded.yaml").write_text(SCENE)
    return borrow(lesson_project)


@pytest.fixture
def crowded(server, new_bench):
    bench = new_bench(server, scene="crowded", device="pad")
    bench.page.locator("#d-tab-findings").click()
    return bench, server.root


def boxes(page):
    return page.locator('.d-highlight[data-part^="finding"]:visible')


def same_place(box, part) -> bool:
    """Whether a box lies around a part, to the pixel."""
    ours, theirs = box.bounding_box(), part.bounding_box()
    return all(abs(ours[key] - theirs[key]) < 1 for key in theirs)


def test_outlines_what_a_finding_speaks_of(crowded):
    page = crowded[0].page
    show = page.locator("#d-findings .d-finding", has_text="screen.overlap").get_by_role("button", name="Show")
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(boxes(page)).to_have_count(1)
    expect(boxes(page)).to_have_text("classState")
    assert same_place(boxes(page), page.locator('#scene [data-id="classState"]'))
    show.click()
    expect(boxes(page)).to_have_count(0)
    expect(show).to_have_attribute("aria-pressed", "false")


def test_takes_the_outline_away_with_escape(crowded):
    page = crowded[0].page
    page.locator("#d-findings").get_by_role("button", name="Show").first.click()
    expect(boxes(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(boxes(page)).to_have_count(0)


def test_forgets_a_finding_that_was_mended(crowded):
    bench, project = crowded
    bench.page.locator("#d-findings").get_by_role("button", name="Show").first.click()
    expect(boxes(bench.page)).to_have_count(1)
    (project / "Scenes/crowded.yaml").write_text(SOUND)
    expect(bench.page.locator("#d-findings .d-finding", has_text="screen.overlap")).to_have_count(0)
    expect(boxes(bench.page)).to_have_count(0)
