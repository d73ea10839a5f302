"""Whatever a file calls somebody, a page shows it as text, and stays in shape."""

import json

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.saving import edit
from support.workbench import scroll_width_excess

TEXTS = {
    "script": "<script>alert(1)</script>",
    "image": '"><img src=x onerror=alert(1)>',
    "quote": "' onmouseover='alert(1)' x='",
    "end": "</style></script></title></textarea>--><b>bold</b>",
    "entity": "&lt;b&gt; &amp; &#60;i&#62; &nbsp;",
    "style": "red;} body{display:none} .x{a:url(javascript:alert(1))",
    "template": "{xxx} ${alert(1)} {{7*7}} %3Cscript%3E",
    "long": "W" * 10_000,
    "long-words": "word " * 2000 + "end",
    "right-to-left": "\u202egnol yllaer\u202c مرحبا بالعالم",
    "combining": "Z" + "\u0310\u0322\u0337" * 700 + "algo",
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈👍🏽" * 5,
    "line-break": "first\nsecond\u2028third\ttab",
}


def quoted(text: str) -> str:
    """The text as a double-quoted YAML scalar; a tab and the separators are escaped as YAML wants them."""
    return json.dumps(text, ensure_ascii=False).replace("\u2028", "\\L")


@pytest.fixture(params=TEXTS)
def text(request) -> str:
    return TEXTS[request.param]


@pytest.fixture
def hostile(binary, lesson_project, text):
    """A preview of a class in which the room, a student on stage, the scene and the theme are called so."""
    fixture = lesson_project / "Scenes/contexts/physics.yaml"
    edit(fixture, "name: { en: Physics 7B, zh-Hans: 物理 7 班 }", f"name: {quoted(text)}")
    edit(fixture, "uuid: noah, name: Noah Bennett, role: student", f"uuid: noah, name: {quoted(text)}, role: student, handsWave: 10m")
    edit(fixture, "name: Ms. Lin", f"name: {quoted(text)}")
    edit(lesson_project / "Scenes/small-class.yaml", "en: Small class,", f"en: {quoted(text)},")
    edit(lesson_project / "Themes/agora.yaml", "en: Agora Flexible Classroom,", f"en: {quoted(text)},")
    with Preview(binary, lesson_project) as started:
        yield started


def words(text: str) -> str:
    """What is left of a text when it does not matter how lines break."""
    return " ".join(text.split())


def shown(locator) -> str:
    return words(locator.first.evaluate("element => element.textContent"))


def expect_shape(bench, least_width: int = 850) -> None:
    assert scroll_width_excess(bench.page) <= 0
    assert bench.page.locator("#scene").evaluate("scene => [scene.offsetWidth, scene.offsetHeight]") == [1024, 576]
    assert bench.state_bar.evaluate("bar => bar.offsetHeight") == 20
    # Nothing has pushed the device together, and no line of the log or message is endless.
    assert bench.page.locator("#d-device").bounding_box()["width"] > least_width
    heights = bench.page.locator("#d-log li, .d-toast, #d-caption").evaluate_all("parts => parts.map(part => part.offsetHeight)")
    assert max(heights) <= 130
    # Nothing was made of the text.
    assert bench.page.locator("body script, body img, body b:not(#d-log b), [onerror], [onmouseover]").count() == 0
    assert bench.page.evaluate("getComputedStyle(document.body).display") != "none"


def test_shows_a_hostile_text_as_text_everywhere(hostile, new_bench, text):
    bench = new_bench(hostile, allowing="net::ERR", open="toolBar.roster")
    page = bench.page
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    expect_shape(bench)
    assert shown(bench.state_bar.locator(".room")) == words(text)
    assert shown(bench.row("noah").locator(".n")) == words(text)
    assert shown(bench.roster.locator(".teacher .name")) == words(text)
    assert shown(page.locator("#c-stage--window-noah .name")) == words(text)
    assert shown(page.locator("#c-stage--window-lin .name")) == words(text)
    assert shown(page.locator("#d-room-title h2")) == words(text)
    assert shown(page.locator('#d-students option[value="noah"]')) == words(text)
    assert shown(page.locator('#d-viewer option[value="noah"]')).startswith(words(text))
    assert shown(page.locator('#d-view [name="scene"] option[value="small-class"]')) == words(text)
    assert shown(page.locator('#d-view [name="theme"] option[value="agora"]')) == words(text)
    assert words(page.evaluate("document.title")) == words(text + " · Diorama")
    assert [row for row in bench.rows.evaluate_all("rows => rows.map(row => row.offsetHeight)") if row != 40] == []

    # The same by patch: a message, a line of the log, a row that is drawn again.
    bench.cell("noah", "reward").click()
    expect(bench.cell("noah", "reward")).to_have_text("x1")
    expect(bench.log.locator("li", has_text="onUserRewarded")).to_be_visible()
    assert words(text) in shown(bench.log.locator("li span"))
    assert words(text) in shown(bench.toasts.locator(".d-toast"))
    assert shown(bench.row("noah").locator(".n")) == words(text)
    expect_shape(bench)

    page.locator("#c-toolBar--handsList").press("Enter")
    expect(page.locator("#scene .handsList li")).to_have_count(3)
    assert words(text) in [words(name) for name in page.locator("#scene .handsList .name").all_text_contents()]
    expect_shape(bench)
    assert [url for url in asked if url.endswith(("/x", "javascript:alert(1))"))] == []


@pytest.mark.parametrize("kind", ["script", "image", "quote", "right-to-left", "emoji"])
def test_takes_a_hostile_name_from_the_panel(lesson, new_bench, kind):
    bench = new_bench(lesson, open="toolBar.roster")
    bench.page.get_by_label("Name of a new student").fill(TEXTS[kind])
    bench.page.get_by_role("button", name="Joins").click()
    expect(bench.rows).to_have_count(13)
    assert words(TEXTS[kind]) in [words(name) for name in bench.names.all_text_contents()]
    assert words(TEXTS[kind]) in shown(bench.log.locator("li span"))
    expect_shape(bench)


@pytest.mark.parametrize("kind", ["script", "image", "quote", "emoji", "right-to-left"])
def test_takes_a_hostile_identifier(binary, lesson_project, new_bench, kind):
    fixture = lesson_project / "Scenes/contexts/physics.yaml"
    name = quoted(TEXTS[kind])
    edit(fixture, "uuid: noah, name: Noah Bennett", f"uuid: {name}, name: Noah Bennett")
    edit(fixture, "owner: noah,", f"owner: {name},")
    with Preview(binary, lesson_project) as started:
        bench = new_bench(started, open="toolBar.roster")
        if bench.overlay.is_visible():
            # The project's rules may refuse such an identifier; then they show it as text.
            expect(bench.overlay).to_contain_text(TEXTS[kind].split()[0])
            return
        row = bench.rows.filter(has_text="Noah Bennett")
        row.locator('button[data-action="camera"]').click()
        expect(row.locator('[data-keys="camera.streamOn"]')).to_be_visible()
        bench.page.locator("#d-viewer").select_option(label="Noah Bennett · student")
        expect(bench.page.locator("#c-toolBar--waveHands")).to_be_visible()
        expect(bench.notes).to_be_hidden()
        expect_shape(bench)


def test_shows_hostile_findings_as_text(lesson, new_bench):
    bench = new_bench(lesson)
    edit(lesson.root / "Themes/agora.yaml", "components:\n", 'components:\n  "<img src=x onerror=alert(1)>": 1\n')
    expect(bench.overlay).to_contain_text("<img src=x onerror=alert(1)>")
    bench.page.locator("#d-tab-findings").click()
    expect(bench.page.locator("#d-findings")).to_contain_text("<img src=x onerror=alert(1)>")
    # The findings stand above the picture, and take of its height.
    expect_shape(bench, least_width=600)
