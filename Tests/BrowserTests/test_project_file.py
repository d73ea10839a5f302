"""`diorama.yaml`: screens and languages of a project's own, in the preview's controls."""

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.saving import edit

TEXT = """\
devices:
  tablet: { width: 1180, height: 820, class: pad }
locales: [fr]
"""


@pytest.fixture
def tablet(lesson_project, binary):
    """A running preview of the small class in a project with a screen and a language of its own."""
    (lesson_project / "diorama.yaml").write_text(TEXT)
    with Preview(binary, lesson_project) as running:
        yield running


def test_offers_what_the_project_adds_as_soon_as_it_is_saved(lesson, new_bench):
    bench = new_bench(lesson)
    bench.mark()
    (lesson.root / "diorama.yaml").write_text(TEXT)
    expect(bench.page.locator('#d-view [name="device"][value="tablet"]')).to_have_count(1)
    bench.choose("device", "tablet")
    expect(bench.page.locator("#d-device .screen")).to_have_css("width", "1180px")
    bench.choose("locale", "fr")
    expect(bench.page.locator("#scene")).to_have_attribute("lang", "fr")
    expect(bench.page.locator('#d-view label:has([name="locale"][value="fr"])')).to_have_text("Français")
    assert bench.has_mark()


@pytest.mark.parametrize(("right", "wrong"), [("width: 1180", "width: wide"), ("locales: [fr]", "locales: [f]")])
def test_tells_a_mistake_in_it_at_its_line_and_goes_on_when_it_is_mended(tablet, new_bench, right, wrong):
    bench = new_bench(tablet, device="tablet", locale="fr")
    expect(bench.page.locator("#d-device .screen")).to_have_css("width", "1180px")
    edit(tablet.root / "diorama.yaml", right, wrong)
    expect(bench.page.locator("#d-overlay")).to_contain_text("diorama.yaml:")
    expect(bench.page.locator('#d-view [name="device"][value="tablet"]')).to_be_checked()
    expect(bench.page.locator("#d-device .screen")).to_have_css("width", "1180px")
    expect(bench.page.locator("#scene")).to_have_attribute("lang", "fr")
    edit(tablet.root / "diorama.yaml", wrong, right)
    expect(bench.page.locator("#d-overlay")).to_be_hidden()
    expect(bench.page.locator('#d-view [name="device"][value="tablet"]')).to_have_count(1)
    expect(bench.page.locator('#d-view [name="locale"][value="fr"]')).to_have_count(1)
