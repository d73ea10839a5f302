"""The gallery shows every example of every component, in every mode, and follows the theme."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.saving import by_rename, edit
from support.tool import run
from support.workbench import scroll_width_excess

REPOSITORY = Path(__file__).resolve().parents[2]
SOURCES = REPOSITORY / "Sources/ClassroomComponents"


def declared() -> dict[str, list[str]]:
    """The titles of each component's examples, read from the sources."""
    texts = [path.read_text() for path in sorted(SOURCES.glob("*/*.swift"))]
    names = {}
    for text in texts:
        for type_name, body in re.findall(r"struct (\w+): Component \{(.*?)\n\}", text, re.S):
            names[type_name] = re.search(r'static let name = "(\w+)"', body)[1]
    titles = {name: [] for name in names.values()}
    for text in texts:
        owner = re.search(r"^extension (\w+) \{\n    static let \w*[eE]xamples", text, re.M)
        if owner:
            titles[names[owner[1]]] = re.findall(r'(?:ComponentExample|example)\(\s*"([^"]+)"', text)
    return titles


@pytest.fixture
def gallery(shipped, new_page):
    page = new_page()
    page.goto(f"{shipped.url}gallery")
    return page


def test_has_every_component_and_every_example(gallery):
    shown = gallery.locator(".d-entry").evaluate_all(
        """entries => Object.fromEntries(entries.map(entry => [
            entry.querySelector("h2").textContent,
            [...entry.querySelectorAll("figcaption")].map(caption => caption.firstChild.textContent.trim()),
        ]))"""
    )
    components = declared()
    widgets = {name: titles for name, titles in shown.items() if name not in components}
    assert {name: shown.get(name) for name in components} == components
    assert set(widgets) >= {"counter", "poll", "popupQuiz", "streamWindow", "webView"}
    elsewhere = {"alert", "reward", "toast", "homeSurface", "homeWidget"}
    assert len(shown) >= 12 and all(len(titles) >= 2 for name, titles in shown.items() if name not in elsewhere)


def test_has_an_entry_for_everything_that_the_schema_knows(gallery, binary):
    schema = json.loads(run(binary, "schema", "theme", root=REPOSITORY).stdout)
    names = gallery.locator(".d-entry > h2").all_text_contents()
    # Windows of shared screens are drawn by a widget, whose examples show one.
    assert sorted([*names, "screenShare"]) == sorted(schema["definitions"]["componentsValue"]["properties"])


def test_shows_each_example_in_light_and_dark_or_says_what_is_wrong_with_it(gallery):
    # An example out of sight has no layout to measure.
    gallery.add_style_tag(content=".d-example, .d-forms { content-visibility: visible !important }")
    examples = gallery.locator(".d-example").evaluate_all(
        """examples => examples.map(example => ({
            title: example.querySelector("figcaption").textContent,
            modes: [...example.querySelectorAll(".d-box")].map(box => box.dataset.mode),
            sizes: [...example.querySelectorAll(".d-box")].map(box => box.offsetWidth * box.offsetHeight),
            findings: example.querySelector('pre[aria-label="Findings"]')?.textContent ?? "",
        }))"""
    )
    for example in examples:
        if example["findings"]:
            assert re.search(r"\[[a-z]+\.[a-z-]+\]", example["findings"]), example
            assert not example["modes"]
        else:
            assert example["modes"] == ["light", "dark"], example
            assert all(example["sizes"]), example
    assert sum(bool(example["findings"]) for example in examples) > 5


def test_draws_light_and_dark_in_their_own_colours(gallery):
    expect(gallery.locator('#d-entry-stateBar .d-box[data-mode="light"] .stateBar').first).to_have_css(
        "background-color", "rgb(255, 255, 255)"
    )
    expect(gallery.locator('#d-entry-stateBar .d-box[data-mode="dark"] .stateBar').first).to_have_css(
        "background-color", "rgb(29, 29, 29)"
    )


def test_shows_another_theme_in_place(gallery):
    gallery.evaluate("window.markOfThisPage = true")
    gallery.get_by_label("Theme").select_option("agora-classic")
    icon = gallery.locator('#d-entry-roster .d-box[data-mode="light"] .icon-roster-camera-streamOn-image').first
    expect(icon).to_have_css("background-color", "rgb(0, 115, 255)")
    assert "theme=agora-classic" in gallery.url
    assert gallery.evaluate("window.markOfThisPage === true")


def test_falls_back_from_an_unknown_theme_with_a_note(shipped, new_page):
    page = new_page()
    page.goto(f"{shipped.url}gallery?theme=agorra")
    expect(page.locator("#d-notes")).to_contain_text("'agorra'")


def test_follows_a_theme_that_is_edited_broken_and_mended(lesson, new_page):
    page = new_page()
    page.goto(f"{lesson.url}gallery")
    expect(page.locator("#d-status")).to_have_attribute("data-state", "live")
    page.evaluate("window.markOfThisPage = true")
    page.evaluate("document.scrollingElement.scrollTop = 700")
    bar = page.locator('#d-entry-stateBar .d-box[data-mode="light"] .stateBar').first
    theme = lesson.root / "Themes/agora.yaml"
    edit(theme, "stateBar:\n    backgroundColor: $systemForegroundColor", 'stateBar:\n    backgroundColor: "#123456"')
    expect(bar).to_have_css("background-color", "rgb(18, 52, 86)")
    assert page.evaluate("document.scrollingElement.scrollTop") == 700

    before = edit(theme, "theme: agora", "theme: [agora")
    expect(bar).to_have_css("background-color", "rgb(18, 52, 86)")
    by_rename(theme, before.replace('"#123456"', '"#654321"'))
    expect(bar).to_have_css("background-color", "rgb(101, 67, 33)")
    assert page.evaluate("window.markOfThisPage === true")


@pytest.mark.parametrize("width", [1280, 1024])
def test_needs_no_horizontal_scrolling(shipped, new_page, width):
    page = new_page(viewport={"width": width, "height": 800})
    page.goto(f"{shipped.url}gallery")
    assert scroll_width_excess(page) <= 0


def test_is_free_of_serious_accessibility_faults(gallery, axe):
    assert axe(gallery) == []


def test_obeys_the_theme_of_the_project(binary, lesson_project, new_page):
    (lesson_project / "diorama.yaml").write_text("theme: agora-classic\n", encoding="utf-8")
    with Preview(binary, lesson_project) as started:
        page = started.shown_in(new_page())
        page.goto(f"{started.url}gallery")
        expect(page.locator("body")).to_have_attribute("data-view", "theme=agora-classic")


def test_says_what_is_wrong_while_its_last_pictures_stay(lesson, new_page):
    page = lesson.shown_in(new_page())
    page.goto(f"{lesson.url}gallery")
    expect(page.locator("#d-status")).to_have_text("Live")
    theme = lesson.root / "Themes/agora.yaml"
    before = edit(theme, "stateBar:\n    backgroundColor:", "stateBar:\n    backgroundColour:")
    expect(page.locator("#d-overlay .d-finding-text")).to_contain_text("backgroundColour")
    expect(page.locator("#d-status")).to_have_text("Last good picture")
    page.reload()
    expect(page.locator("#d-overlay .d-finding-text")).to_contain_text("backgroundColour")
    by_rename(theme, before)
    expect(page.locator("#d-overlay")).to_be_hidden()
    expect(page.locator("#d-status")).to_have_text("Live")


def test_says_what_a_matrix_can_show_instead_of_a_scene(shipped, new_page):
    page = new_page(allowing="404")
    page.goto(f"{shipped.url}matrix?scene=small-class")
    expect(page.locator("h1")).to_have_text("A matrix shows one file by itself")
    page.get_by_role("link", name="Wallet").click()
    expect(page.locator(".d-cells")).to_be_visible()


def test_leads_to_the_matrix(shipped, new_page):
    page = new_page()
    page.goto(f"{shipped.url}gallery?theme=widgets")
    page.get_by_label("Pages").get_by_role("link", name="Matrix").click()
    expect(page.locator(".d-cells")).to_be_visible()


def test_obeys_the_dark_mode_of_the_system(shipped, new_page):
    page = new_page(color_scheme="dark")
    page.goto(shipped.url)
    expect(page.locator("html")).to_have_attribute("data-scheme", "light")
    expect(page.locator(".d-bar")).to_have_css("background-color", "rgb(26, 29, 35)")
    # The scene keeps to its own mode.
    expect(page.locator("#scene .stateBar")).to_have_css("background-color", "rgb(255, 255, 255)")


def test_lays_out_what_is_seen_alone(gallery):
    examples = gallery.locator(".d-entry > .d-example")
    seen = examples.evaluate_all(
        """examples => examples.map(({ firstElementChild }) =>
            firstElementChild.checkVisibility({ contentVisibilityAuto: true }))"""
    )
    assert len(seen) > 100 and sum(seen) < 20
    examples.last.scroll_into_view_if_needed()
    expect(examples.last.locator("figcaption")).to_be_in_viewport()
