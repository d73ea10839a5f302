"""Every save reaches the open pages, which keep what the person in front of them was doing."""

import pytest
from playwright.sync_api import expect
from support import saving
from support.saving import edit

TEAL = "rgb(18, 52, 86)"
STATE_BAR = "stateBar:\n    backgroundColor: $systemForegroundColor"
TEAL_STATE_BAR = 'stateBar:\n    backgroundColor: "#123456"'


def at_work(bench):
    """Does what a save must not undo: scrolls the roster, selects text in the panel, focuses a button; marks the page."""
    page = bench.page
    bench.mark()
    page.locator("#d-tab-room").click()
    page.evaluate(
        """() => {
            getSelection().selectAllChildren(document.querySelector("#d-room-title h2"));
            document.querySelector('#scene .roster .r[data-user="noah"] button[data-action="camera"]').focus({ preventScroll: true });
            document.querySelector("#scene .roster .list").scrollTop = 97;
        }"""
    )
    return bench


def work(bench):
    return bench.page.evaluate(
        """() => ({
            hasMark: window.markOfThisPage === true,
            scroll: document.querySelector("#scene .roster .list")?.scrollTop,
            focus: document.activeElement.getAttribute("aria-label"),
            selection: String(getSelection()),
            popup: document.querySelector("#scene [data-popup]")?.dataset.popup,
        })"""
    )


UNDISTURBED = {
    "hasMark": True,
    "scroll": 97,
    "focus": "Noah Bennett: Camera, not permitted",
    "selection": "Physics 7B",
    "popup": "toolBar.roster",
}


@pytest.mark.parametrize("save", saving.ALL)
def test_takes_in_a_theme_however_it_is_saved(lesson, new_bench, save):
    bench = at_work(new_bench(lesson, open="toolBar.roster"))
    theme = lesson.root / "Themes/agora.yaml"
    before = edit(theme, STATE_BAR, TEAL_STATE_BAR, save)
    expect(bench.state_bar).to_have_css("background-color", TEAL)
    # A second save in the same way: a watch that follows the old file would miss it.
    save(theme, before)
    expect(bench.state_bar).to_have_css("background-color", "rgb(255, 255, 255)")
    assert work(bench) == UNDISTURBED


def edits_base_theme(root):
    edit(root / "Themes/agora.yaml", STATE_BAR, TEAL_STATE_BAR)


def edits_derived_theme(root):
    edit(root / "Themes/agora-classic.yaml", "components:\n", f"components:\n  {TEAL_STATE_BAR}\n")


def edits_preset(root):
    edit(root / "Scenes/presets/small.yaml", "components:\n", f"components:\n  {TEAL_STATE_BAR}\n")


def edits_scene(root):
    scene = root / "Scenes/small-class.yaml"
    saving.by_rename(scene, scene.read_text() + f"components:\n  {TEAL_STATE_BAR}\n")


@pytest.mark.parametrize("edits", [edits_base_theme, edits_derived_theme, edits_preset, edits_scene])
def test_takes_in_every_file_that_a_picture_comes_from(lesson, new_bench, edits):
    bench = at_work(new_bench(lesson, theme="agora-classic", open="toolBar.roster"))
    edits(lesson.root)
    expect(bench.state_bar).to_have_css("background-color", TEAL)
    assert work(bench) == UNDISTURBED


def test_takes_in_a_preset_that_moves_something(lesson, new_bench):
    bench = at_work(new_bench(lesson, open="toolBar.roster"))
    edit(lesson.root / "Scenes/presets/small.yaml", "height: { phone: 14, pad: 20 }", "height: { phone: 14, pad: 44 }")
    expect(bench.page.locator("#c-stateBar")).to_have_css("height", "44px")
    assert work(bench) == UNDISTURBED


def test_takes_in_a_fixture(lesson, new_bench):
    bench = at_work(new_bench(lesson, open="toolBar.roster"))
    edit(lesson.root / "Scenes/contexts/physics.yaml", "quality: good", "quality: bad")
    expect(bench.state_bar.locator(".network")).to_contain_text("Bad")
    assert work(bench) == UNDISTURBED


def test_takes_in_an_icon(lesson, new_bench):
    bench = at_work(new_bench(lesson, open="toolBar.roster"))
    icon = bench.cell("noah", "camera").locator(".icon")
    address = icon.evaluate("icon => getComputedStyle(icon).maskImage")
    square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M2 2h16v16H2z"/></svg>'
    saving.by_rename(lesson.root / "Themes/icons/camera-forbidden.svg", square)
    expect(icon).not_to_have_css("mask-image", address)
    assert bench.look(icon) == (square, "rgb(240, 76, 54)")
    assert work(bench) == UNDISTURBED


# MARK: Files that do not exist yet


def test_takes_in_an_icon_that_did_not_exist(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster")
    edit(lesson.root / "Themes/agora.yaml", "icons/camera-forbidden.svg", "icons/camera-struck.svg")
    expect(bench.overlay).to_contain_text("camera-struck.svg")
    ring = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8"/></svg>'
    (lesson.root / "Themes/icons/camera-struck.svg").write_text(ring)
    expect(bench.overlay).to_be_hidden()
    assert bench.look(bench.cell("noah", "camera").locator(".icon"))[0] == ring


def test_takes_in_a_folder_of_icons_that_did_not_exist(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster")
    edit(lesson.root / "Themes/agora.yaml", "icons/camera-forbidden.svg", "drawn/by/hand/camera.svg")
    expect(bench.overlay).to_contain_text("camera.svg")
    icon = lesson.root / "Themes/drawn/by/hand/camera.svg"
    icon.parent.mkdir(parents=True)
    icon.write_text((lesson.root / "Themes/icons/camera-on.svg").read_text())
    expect(bench.overlay).to_be_hidden()


def test_takes_in_a_fixture_that_did_not_exist(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster")
    edit(lesson.root / "Scenes/small-class.yaml", "contexts/physics.yaml", "contexts/chemistry.yaml")
    expect(bench.overlay).to_contain_text("chemistry.yaml")
    users = "users:\n  - { uuid: lin, name: Ms. Lin, role: teacher }\n  - { uuid: zoe, name: Zoe, role: student }\n"
    (lesson.root / "Scenes/contexts/chemistry.yaml").write_text(users)
    expect(bench.overlay).to_be_hidden()
    expect(bench.names).to_have_text(["Zoe"])


def test_takes_in_a_theme_that_did_not_exist(lesson, new_bench):
    bench = new_bench(lesson)
    edit(lesson.root / "Scenes/presets/small.yaml", "theme: agora", "theme: school")
    expect(bench.page.locator("#d-findings")).to_contain_text("school")
    (lesson.root / "Themes/school.yaml").write_text(f"theme: school\nextends: agora\ncomponents:\n  {TEAL_STATE_BAR}\n")
    expect(bench.page.locator('#d-view [name="theme"] option[value="school"]')).to_be_attached()
    bench.open()
    expect(bench.state_bar).to_have_css("background-color", TEAL)
    expect(bench.overlay).to_be_hidden()


def test_follows_a_scene_to_a_theme_that_is_written_later(lesson, new_bench):
    before, chosen = new_bench(lesson), new_bench(lesson, theme="agora")
    edit(lesson.root / "Scenes/presets/small.yaml", "theme: agora", "theme: school")
    expect(before.page.locator("#d-findings")).to_contain_text("school")
    between = new_bench(lesson)
    (lesson.root / "Themes/school.yaml").write_text(f"theme: school\nextends: agora\ncomponents:\n  {TEAL_STATE_BAR}\n")
    for bench in (before, between):
        expect(bench.state_bar).to_have_css("background-color", TEAL)
        expect(bench.overlay).to_be_hidden()
    expect(chosen.overlay).to_be_hidden()
    expect(chosen.state_bar).not_to_have_css("background-color", TEAL)


def test_offers_a_scene_that_did_not_exist(lesson, new_bench):
    bench = new_bench(lesson)
    (lesson.root / "Scenes/evening.yaml").write_text("scene: evening\ntitle: Evening class\nextends: small-class\n")
    expect(bench.page.locator('#d-view [name="scene"] option[value="evening"]')).to_have_text("Evening class")
