"""What a small class shows of its stage: the strip, one's own preview, shared screens, and the board in their place."""

import pytest
from playwright.sync_api import expect
from support.saving import edit

SCENE = """\
scene: area
extends: presets/small
viewer: lin
contexts:
  room: { properties: { area: 3 } }
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
    - { uuid: anna, name: Anna, role: student }
    - { uuid: omar, name: Omar, role: student, onStage: true }
  streams:
    - { uuid: s-anna, owner: anna, video: camera, audio: mic, videoState: open, audioState: open, type: both }
    - { uuid: s-omar, owner: omar, video: camera, audio: mic, videoState: open, audioState: open, type: both }
    - { uuid: screen-1, owner: lin, video: screen, videoState: open, type: video }
    - { uuid: screen-2, owner: omar, video: screen, videoState: open, type: video }
  widgets:
    netlessBoard: { active: true, userProperties: { lin: { windowState: 2 } } }
"""


@pytest.fixture
def room(play):
    return play(SCENE)


@pytest.fixture
def saving(lesson_project):
    path = lesson_project / "Scenes/area.yaml"
    return lambda old, new: edit(path, old, new)


@pytest.fixture
def open_room(room, new_bench):
    return lambda user, **view: new_bench(room, scene="area", user=user, **view)


def top(bench, selector: str) -> float:
    return bench.page.locator(f"#scene {selector}").bounding_box()["y"]


def expect_top(bench, selector: str, other: str) -> None:
    """Waits until one element begins where another one ends, but for a point or two."""
    bench.page.wait_for_function(
        """([selector, other]) => {
            const [upper, lower] = [other, selector].map(one => document.querySelector(`#scene ${one}`).getBoundingClientRect());
            return Math.abs(lower.top - upper.bottom) < 4;
        }""",
        arg=[selector, other],
    )


def test_lets_the_board_grow_to_the_state_bar_and_back(open_room, saving):
    teacher, student = open_room("lin"), open_room("anna")
    for bench in (teacher, student):
        expect_top(bench, "#c-board", "#c-stage")
    saving("area: 3", "area: 2")
    for bench in (teacher, student):
        expect_top(bench, "#c-board", "#c-stateBar")
        # Windows move on the same board.
        expect_top(bench, "#c-classTools", "#c-stateBar")
        expect(bench.page.locator("#scene .videoStrip")).to_have_count(0)
    saving("area: 2", "area: 1")
    for bench in (teacher, student):
        expect_top(bench, "#c-board", "#c-stage")


def test_shows_oneself_while_the_teacher_looks(open_room, saving):
    anna, omar, teacher = open_room("anna"), open_room("omar"), open_room("lin")
    preview = anna.page.locator("#scene .localPreview")
    expect(preview).to_be_visible()
    for bench in (omar, teacher):
        expect(bench.page.locator("#scene .localPreview")).to_have_count(0)
    board, own = anna.page.locator("#c-board").bounding_box(), preview.bounding_box()
    scale = anna.page.locator("#c-board").evaluate("it => it.getBoundingClientRect().width / it.offsetWidth")
    assert (own["width"] / scale, own["height"] / scale) == pytest.approx((124, 70), abs=0.5)
    assert (board["x"] + board["width"] - own["x"] - own["width"]) / scale == pytest.approx(64, abs=0.5)
    saving("area: 3", "area: 1")
    expect(preview).to_have_count(0)
    saving("area: 1", "area: 3")
    expect(preview).to_be_visible()
    expect(anna.toasts).to_contain_text("The teacher is viewing your video screen")


def test_lays_several_shared_screens_below_everything(open_room, saving):
    teacher, student = open_room("lin"), open_room("anna")
    saving(
        "  widgets:\n",
        """  widgets:
    streamWindow-screen-1: { active: true, frame: { x: 0, y: 0, width: 0.5, height: 0.5 }, properties: { zIndex: 9 } }
    streamWindow-screen-2: { active: true, frame: { x: 1, y: 0, width: 0.5, height: 0.5 } }
    streamWindow-s-omar: { active: true, frame: { x: 0.5, y: 0, width: 0.3, height: 0.3 }, properties: { zIndex: 1 } }
""",
    )
    for bench in (teacher, student):
        windows = bench.page.locator('#scene [data-widget^="streamWindow"]')
        expect(windows).to_have_count(3)
        expect(windows.last).to_have_attribute("data-widget", "streamWindow-s-omar")
        expect(bench.page.get_by_role("img", name="Ms. Lin's screen")).to_be_visible()
        expect(bench.page.get_by_role("img", name="Omar's screen")).to_be_visible()
    saving("contexts:\n", "components:\n  screenShare: { enable: false }\ncontexts:\n")
    for bench in (teacher, student):
        expect(bench.page.get_by_role("img", name="Ms. Lin's screen")).to_have_count(0)
        expect(bench.page.get_by_role("img", name="Omar's screen")).to_have_count(0)
        expect(bench.page.get_by_role("img", name="Omar's camera")).to_be_visible()


def test_moves_the_start_of_the_class_aside_while_a_window_is_minimised(open_room, saving):
    teacher = open_room("lin")
    button = teacher.page.get_by_role("button", name="Start the class")
    expect(button).to_be_visible()
    before = button.bounding_box()["x"]
    scale = teacher.page.locator("#c-board").evaluate("it => it.getBoundingClientRect().width / it.offsetWidth")
    saving("windowState: 2", "windowState: 0")
    teacher.page.wait_for_function(
        "x => Math.abs(document.querySelector('#c-classState--start').getBoundingClientRect().x - x) < 1",
        arg=before + 49 * scale,
    )
    saving("windowState: 0", "windowState: 1")
    teacher.page.wait_for_function(
        "x => Math.abs(document.querySelector('#c-classState--start').getBoundingClientRect().x - x) < 1", arg=before
    )


REGISTERED = """\
    watermark: { extraInfo: { text: Physics 7B } }
    sharingLink: { extraInfo: { sharingLink: "https://class.example.org/physics-7b" } }
"""


def test_covers_the_board_with_a_watermark_and_shares_the_link(play, new_bench):
    room = play(SCENE + REGISTERED)
    teacher, student = (new_bench(room, scene="area", user=user) for user in ("lin", "anna"))
    mark = student.page.get_by_role("img", name="Watermark: Physics 7B")
    expect(mark).to_be_visible()
    # What lies below can be pressed.
    assert mark.evaluate("it => getComputedStyle(it).pointerEvents") == "none"
    teacher.page.locator("#c-toolBar--setting").click()
    panel = teacher.page.locator("#scene .setting")
    expect(panel).to_be_visible()
    assert panel.evaluate("it => it.offsetHeight") == 285
    panel.get_by_role("button", name="Share").click()
    view = teacher.page.get_by_role("dialog", name="Share")
    expect(view).to_contain_text("https://class.example.org/physics-7b")
    screen = teacher.page.locator(".d-screen").bounding_box()
    assert view.bounding_box() == pytest.approx(screen, abs=1.5)
    view.get_by_role("button", name="Close").click()
    expect(view).to_be_hidden()


def test_has_neither_watermark_nor_link_where_none_is_registered(open_room):
    teacher = open_room("lin")
    teacher.page.locator("#c-toolBar--setting").click()
    panel = teacher.page.locator("#scene .setting")
    expect(panel).to_be_visible()
    assert panel.evaluate("it => it.offsetHeight") == 241
    expect(panel.get_by_role("button", name="Share")).to_have_count(0)
    expect(teacher.page.locator("#scene .watermark")).to_have_count(0)
