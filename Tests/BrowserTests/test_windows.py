"""Windows over the board: web pages, films and streams, and what those who may write do with them."""

import pytest
from playwright.sync_api import expect

SCENE = """
scene: windows
theme: agora
type: small
device: pad
viewer: lin
compose:
  - netlessBoard: { id: board, left: 0, right: 0, bottom: 0, height: 307s }
  - classTools: { left: board.left, right: board.right, top: board.top, bottom: board.bottom }
contexts:
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
    - { uuid: chen, name: 陈小明, role: student }
    - { uuid: amelia, name: Amelia Ortiz, role: student }
    - { uuid: guest, name: Guest, role: observer }
  streams:
    - { uuid: s-chen-1, owner: chen, video: camera, audio: mic, videoState: open, audioState: open, type: both }
  widgets:
    netlessBoard: { active: true, properties: { grantedUsers: { amelia: true } } }
    webView-lesson-3:
      active: true
      frame: { x: 0.2, y: 0.2, width: 0.5, height: 0.6 }
      properties: { webViewUrl: "https://en.wikipedia.org/wiki/Friction", zIndex: 1 }
    mediaPlayer-film:
      active: true
      frame: { x: 0.7, y: 0.6, width: 0.5, height: 0.6 }
      properties: { webViewUrl: "https://media.example.org/friction.mp4", zIndex: 2 }
    streamWindow-s-chen-1:
      active: true
      frame: { x: 1, y: 0, width: 0.2, height: 0.3 }
      properties: { zIndex: 0 }
"""


@pytest.fixture
def room(play):
    return play(SCENE)


@pytest.fixture
def open_windows(room, new_bench):
    return lambda user, **view: new_bench(room, scene="windows", user=user, **view).page


def window(page, kind: str = "webView"):
    return page.locator(f'#scene [data-widget^="{kind}"]')


def order(page) -> list[str]:
    """The windows, bottom to top."""
    return page.locator("#scene [data-widget]").evaluate_all("all => all.map(one => one.dataset.widget.split('-')[0])")


def test_shows_the_address_and_loads_nothing(open_windows):
    page = open_windows("lin")
    expect(window(page).get_by_role("heading")).to_have_text("Online courseware")
    expect(window(page)).to_contain_text("en.wikipedia.org")
    assert page.locator("iframe").count() == 0
    expect(window(page, "streamWindow").get_by_role("img", name="陈小明's camera")).to_be_visible()


def test_lays_a_touched_window_on_top_for_everybody(open_windows):
    teacher, student = open_windows("lin"), open_windows("chen")
    for page in (teacher, student):
        assert order(page) == ["streamWindow", "webView", "mediaPlayer"]
    window(teacher).locator(".page").click(position={"x": 10, "y": 10})
    expect(window(teacher).locator("[data-action=raise]")).to_have_count(0)
    expect(student.locator("#scene [data-widget]").last).to_have_attribute("data-widget", "webView-lesson-3")
    assert order(teacher) == order(student) == ["streamWindow", "mediaPlayer", "webView"]


def test_fills_the_board_and_goes_back(open_windows):
    teacher, student = open_windows("lin"), open_windows("chen")
    before = window(student).get_attribute("style")
    window(teacher).get_by_role("button", name="Fill the whiteboard").click()
    expect(window(student)).to_have_attribute("style", "--x:0;--y:0;--w:100%;--h:100%")
    window(teacher).get_by_role("button", name="Back to its own size").click()
    expect(window(student)).to_have_attribute("style", before)


def test_is_moved_by_its_header_for_everybody(open_windows):
    teacher, student = open_windows("lin"), open_windows("chen")
    before = window(student).bounding_box()
    teacher.mouse.move(*middle(window(teacher).get_by_role("heading")))
    teacher.mouse.down()
    x, y = middle(window(teacher).get_by_role("heading"))
    teacher.mouse.move(x + 60, y + 20, steps=4)
    teacher.mouse.up()
    expect(window(student)).not_to_have_attribute("style", "--x:0.2;--y:0.2;--w:50%;--h:60%")
    student.wait_for_function(
        "([x, was]) => document.querySelector('#scene [data-widget^=webView]').getBoundingClientRect().x > was + 30",
        arg=[x, before["x"]],
    )
    after = window(student).bounding_box()
    assert (after["width"], after["height"]) == pytest.approx((before["width"], before["height"]), abs=0.5)


def middle(locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_is_closed_for_everybody(open_windows):
    teacher, student = open_windows("lin"), open_windows("chen")
    window(teacher).get_by_role("button", name="Close the window").click()
    for page in (teacher, student):
        expect(window(page)).to_have_count(0)
        expect(window(page, "mediaPlayer")).to_have_count(1)


def test_gives_a_student_the_buttons_of_a_grant(open_windows):
    granted, other, observer = (open_windows(user) for user in ("amelia", "chen", "guest"))
    expect(window(granted).get_by_role("button")).to_have_count(3)
    expect(window(other).get_by_role("button")).to_have_count(1)
    expect(window(observer).locator("[data-action], [tabindex]")).to_have_count(0)
    window(granted).get_by_role("button", name="Close the window").click()
    expect(window(other)).to_have_count(0)


def test_loads_the_page_again_for_oneself(open_windows):
    student = open_windows("chen")
    refresh = window(student).get_by_role("button", name="Load the page again")
    refresh.click()
    expect(window(student).locator("[id$=progress-1]")).to_have_count(1)
    refresh.click()
    expect(window(student).locator("[id$=progress-2]")).to_have_count(1)


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("user", ["lin", "chen"])
def test_is_accessible(open_windows, axe, user, mode):
    page = open_windows(user, theme="agora", mode=mode)
    expect(window(page)).to_be_visible()
    assert axe(page) == []
