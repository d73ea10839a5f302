"""A broken save keeps the last good picture, under an overlay that says what `validate` says."""

import subprocess

import pytest
from playwright.sync_api import expect
from support import saving
from support.cutting_proxy import CuttingProxy
from support.preview import Preview
from support.saving import edit
from support.workbench import Workbench

THEME = "Themes/agora.yaml"
BREAKS = {
    "misspelt-key": (THEME, "stateBar:\n    backgroundColor:", "stateBar:\n    backgroundColour:"),
    "unquoted-colour": (THEME, 'windowRewardColor: "#F58723"', "windowRewardColor: #F58723"),
    "unknown-token": (THEME, "textColor: $textLevel1Color", "textColor: $textLevel9Color"),
    "unclosed-quote": (THEME, 'windowRewardColor: "#F58723"', 'windowRewardColor: "#F58723'),
    "tab": (THEME, "  stateBar:\n", "\tstateBar:\n"),
    "missing-icon": (THEME, "icons/camera-on.svg", "icons/camera-onn.svg"),
    "frame-cycle": ("Scenes/presets/small.yaml", "bottom: 307s + 2", "bottom: board.top - 2"),
    "unknown-role": ("Scenes/contexts/physics.yaml", "role: assistant", "role: asistant"),
    "ownerless-stream": ("Scenes/contexts/physics.yaml", "owner: oskar", "owner: oscar"),
    "script-in-key": (THEME, "stateBar:\n    backgroundColor:", "stateBar:\n    '<script>alert(1)</script>':"),
}


def validated(binary, root) -> str:
    return subprocess.run([binary, "validate", "--root", root], capture_output=True, text=True, timeout=20).stdout


def as_text(findings: list[dict]) -> list[str]:
    return [f"{it['place']}: {it['severity']}: {it['message']} [{it['id']}]\n{it['source']}" for it in findings]


@pytest.mark.parametrize("kind", BREAKS)
def test_shows_what_validate_says_over_the_last_good_picture(binary, lesson, new_bench, kind):
    bench = new_bench(lesson, open="toolBar.roster")
    bench.mark()
    roster = bench.roster.evaluate("roster => roster.outerHTML")
    name, good, bad = BREAKS[kind]

    before = edit(lesson.root / name, good, bad)
    expect(bench.overlay).to_be_visible()
    findings = as_text(bench.findings())
    said = validated(binary, lesson.root)
    assert findings and all(finding in said for finding in findings)
    assert [finding for finding in findings if finding.startswith(name + ":")]
    assert bench.roster.evaluate("roster => roster.outerHTML") == roster
    expect(bench.state_bar).to_have_css("background-color", "rgb(255, 255, 255)")

    saving.by_rename(lesson.root / name, before)
    expect(bench.overlay).to_be_hidden()
    assert bench.roster.evaluate("roster => roster.outerHTML") == roster
    assert bench.has_mark()


def test_keeps_what_to_do_in_view_where_the_excerpt_is_cut(lesson, new_bench):
    bench = new_bench(lesson)
    edit(lesson.root / THEME, *BREAKS["misspelt-key"][1:])
    expect(bench.overlay).to_be_visible()
    bench.page.locator("#d-tab-findings").click()
    excerpt = bench.page.locator("#d-findings .d-source")
    hint = excerpt.get_by_text("did you mean 'backgroundColor'?")
    expect(hint).to_be_visible()
    inner, outer = hint.bounding_box(), excerpt.bounding_box()
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


def test_stays_with_the_findings_while_they_come_and_go(lesson, new_bench):
    bench = new_bench(lesson)
    bench.page.locator("#d-tab-findings").click()
    before = edit(lesson.root / THEME, *BREAKS["misspelt-key"][1:])
    expect(bench.overlay).to_be_visible()
    expect(bench.page.locator("#d-findings")).to_be_visible()
    expect(bench.page.locator("#d-tab-findings")).to_have_text("Findings1")
    saving.by_rename(lesson.root / THEME, before)
    expect(bench.overlay).to_be_hidden()
    expect(bench.page.locator("#d-findings")).to_be_visible()
    bench.choose("mode", "dark")
    expect(bench.page.locator("html")).to_have_attribute("data-scheme", "dark")
    expect(bench.page.locator("#d-findings")).to_be_visible()


def test_lists_every_error_of_a_save(binary, lesson, new_bench):
    bench = new_bench(lesson)
    theme = lesson.root / THEME
    text = theme.read_text().replace("cornerRadius:", "cornerRadios:").replace("  font17:", "  font17x:")
    saving.by_rename(theme, text)
    expect(bench.overlay).to_be_visible()
    said = validated(binary, lesson.root)
    assert len(bench.findings()) == said.count(": error: ") > 5
    assert all(finding in said for finding in as_text(bench.findings()))


def test_counts_the_findings_on_their_tab(lesson, new_bench):
    bench = new_bench(lesson)
    before = edit(lesson.root / THEME, *BREAKS["misspelt-key"][1:])
    expect(bench.page.locator("#d-tab-findings .d-count")).to_have_text("1")
    saving.by_rename(lesson.root / THEME, before)
    expect(bench.page.locator("#d-tab-findings .d-count")).to_have_count(0)


@pytest.mark.parametrize("close", ["button", "escape"])
def test_closes_until_the_findings_are_others(lesson, new_bench, close):
    bench = new_bench(lesson)
    edit(lesson.root / THEME, *BREAKS["misspelt-key"][1:])
    expect(bench.overlay).to_be_visible()
    if close == "button":
        bench.overlay.get_by_role("button", name="Close").click()
    else:
        bench.page.keyboard.press("Escape")
    expect(bench.overlay).to_be_hidden()
    edit(lesson.root / THEME, *BREAKS["missing-icon"][1:])
    expect(bench.overlay).to_be_visible()
    expect(bench.overlay.locator(".d-finding")).to_have_count(2)


def test_never_sticks_in_fifty_breaks_and_fixes(lesson, new_bench):
    bench = new_bench(lesson)
    bench.mark()
    # Contrast and icons are checked in every theme, so a project with one theme is read in half the time.
    (lesson.root / "Themes/agora-classic.yaml").unlink()
    theme = lesson.root / THEME
    good = theme.read_text()
    kinds = [kind for kind, (name, _, _) in BREAKS.items() if name == THEME]
    for cycle in range(50):
        save = saving.ALL[cycle % len(saving.ALL)]
        _, old, new = BREAKS[kinds[cycle % len(kinds)]]
        save(theme, good.replace(old, new, 1))
        expect(bench.overlay, f"cycle {cycle}").to_be_visible()
        save(theme, good)
        expect(bench.overlay, f"cycle {cycle}").to_be_hidden()
    edit(theme, "stateBar:\n    backgroundColor: $systemForegroundColor", 'stateBar:\n    backgroundColor: "#123456"')
    expect(bench.state_bar).to_have_css("background-color", "rgb(18, 52, 86)")
    assert bench.has_mark()


def test_catches_up_with_a_break_and_a_fix_that_it_was_cut_off_from(lesson, new_page):
    proxy = CuttingProxy(int(lesson.url.rstrip("/").rpartition(":")[2]))
    try:
        bench = Workbench(new_page(allowing="net::ERR"), proxy.url).open()
        bench.mark()
        proxy.refuses = True
        proxy.cut()
        expect(bench.page.locator("#d-status")).to_have_attribute("data-state", "lost")
        before = edit(lesson.root / THEME, *BREAKS["misspelt-key"][1:])
        proxy.refuses = False
        expect(bench.overlay).to_be_visible()

        proxy.refuses = True
        proxy.cut()
        expect(bench.page.locator("#d-status")).to_have_attribute("data-state", "lost")
        saving.by_rename(lesson.root / THEME, before)
        proxy.refuses = False
        expect(bench.overlay).to_be_hidden()
        assert bench.has_mark()
    finally:
        proxy.close()


@pytest.mark.parametrize("name", [THEME, "Scenes/presets/small.yaml", "Scenes/contexts/physics.yaml"])
def test_survives_a_file_that_is_deleted_and_written_again(lesson, new_bench, name):
    bench = new_bench(lesson, open="toolBar.roster")
    bench.mark()
    path = lesson.root / name
    text = path.read_text()
    path.unlink()
    expect(bench.overlay).to_be_visible()
    expect(bench.rows).to_have_count(12)
    path.write_text(text)
    expect(bench.overlay).to_be_hidden()
    expect(bench.rows).to_have_count(12)
    assert bench.has_mark()


def test_keeps_a_popup_open_on_a_page_that_is_fetched_while_its_preset_is_gone(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster")
    path = lesson.root / "Scenes/presets/small.yaml"
    text = path.read_text()
    path.unlink()
    expect(bench.overlay).to_be_visible()
    bench.page.reload()
    bench.wait_until_live()
    expect(bench.rows).to_have_count(12)
    path.write_text(text)
    expect(bench.overlay).to_be_hidden()
    expect(bench.rows).to_have_count(12)


def test_keeps_the_picture_of_a_scene_that_is_deleted_until_it_is_back(lesson, new_bench):
    bench = new_bench(lesson, scene="small-class-student", open="toolBar.roster")
    bench.mark()
    path = lesson.root / "Scenes/small-class-student.yaml"
    text = path.read_text()
    path.unlink()
    expect(bench.overlay).to_contain_text("Scenes/small-class-student.yaml is gone")
    expect(bench.rows).to_have_count(12)
    path.write_text(text)
    expect(bench.overlay).to_be_hidden()
    expect(bench.rows).to_have_count(12)
    expect(bench.page.locator('#d-view [name="scene"]')).to_have_value("small-class-student")
    assert bench.has_mark()


def test_leads_from_a_scene_that_is_renamed_to_its_new_name(lesson, new_bench):
    bench = new_bench(lesson)
    path = lesson.root / "Scenes/small-class.yaml"
    renamed = path.with_name("physics-class.yaml")
    path.rename(renamed)
    expect(bench.overlay).to_contain_text("Scenes/small-class.yaml is gone")
    expect(bench.state_bar).to_be_attached()
    edit(renamed, "scene: small-class", "scene: physics-class")
    bench.overlay.get_by_role("link", name="show it").click()
    expect(bench.page.locator('#d-view [name="scene"]')).to_have_value("physics-class")
    expect(bench.overlay).to_be_hidden()


# MARK: Broken from the start


@pytest.fixture
def started(binary, lesson_project):
    """Starts previews of the lesson's project, once a test has broken it."""
    previews = []

    def start() -> Preview:
        previews.append(Preview(binary, lesson_project).__enter__())
        return previews[-1]

    yield start
    for preview in previews:
        preview.__exit__(None, None, None)


def test_shows_the_findings_of_a_project_that_is_broken_from_the_start(lesson_project, started, new_bench):
    theme = lesson_project / THEME
    before = edit(theme, *BREAKS["misspelt-key"][1:])
    bench = new_bench(started())
    expect(bench.overlay).to_contain_text("backgroundColour")
    saving.by_rename(theme, before)
    expect(bench.overlay).to_be_hidden()
    expect(bench.state_bar).to_have_css("background-color", "rgb(255, 255, 255)")


def test_shows_the_first_picture_as_soon_as_there_can_be_one(lesson_project, started, new_bench):
    theme = lesson_project / THEME
    before = edit(theme, "theme: agora", "theme: [agora")
    bench = new_bench(started())
    bench.mark()
    expect(bench.page.locator("body")).to_contain_text("agora.yaml")
    saving.by_rename(theme, before)
    expect(bench.state_bar).to_have_css("background-color", "rgb(255, 255, 255)")
    assert bench.has_mark()


def test_says_what_is_missing_in_a_project_without_a_scene(lesson_project, started, new_page):
    for scene in lesson_project.glob("Scenes/**/*.yaml"):
        scene.rename(scene.with_suffix(".off"))
    page = new_page()
    page.goto(started().url)
    expect(page.get_by_role("heading", name="No scene to show")).to_be_visible()
    for scene in lesson_project.glob("Scenes/**/*.off"):
        scene.rename(scene.with_suffix(".yaml"))
    expect(page.locator("#scene .stateBar")).to_be_visible()


def test_asks_for_nothing_while_it_waits_for_a_scene(lesson_project, started, new_page):
    for scene in lesson_project.glob("Scenes/**/*.yaml"):
        scene.rename(scene.with_suffix(".off"))
    page = new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    server = started()
    page.goto(server.url)
    expect(page.get_by_role("heading", name="No scene to show")).to_be_visible()
    (lesson_project / "Scenes/broken.yaml").write_text("scene: brokn\n")
    expect(page.locator("#d-findings")).to_contain_text("brokn")
    # The page, and again for the save; one that asks in a loop would have come far further by now.
    assert len([url for url in asked if url == server.url]) <= 5
