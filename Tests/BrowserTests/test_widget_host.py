"""The class tools: where widgets stand, who moves them, and what a page shows meanwhile."""

import re
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import expect
from support.holding import hold

SCENE = """\
scene: widget-host
extends: presets/small
viewer: lin
contexts:
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
    - { uuid: qiu, name: Qiu Yan, role: assistant }
    - { uuid: chen, name: 陈小明, role: student }
    - { uuid: olga, name: Olga, role: observer }
  widgets:
    netlessBoard: { active: true }
    poll:
      active: true
      owner: qiu
      frame: { x: 0.5, y: 0.5 }
      properties: { pollState: 1, pollId: one, mode: 1, pollTitle: Which is it?, pollItems: [Ice, Wood, Rubber] }
"""


class Tools:
    """The poll on one page."""

    def __init__(self, bench):
        self.bench = bench
        self.page = bench.page
        self.poll = bench.page.locator('#scene .widget[data-widget="poll"]')
        self.layer = bench.page.locator("#scene .classTools")
        expect(self.poll).to_be_visible()

    def position(self) -> tuple[float, float]:
        """The poll's place, as fractions of its free travel, measured on the screen."""
        x, y = self.poll.evaluate(
            """widget => {
                const [own, layer] = [widget, widget.parentElement].map(element => element.getBoundingClientRect());
                return [(own.left - layer.left) / (layer.width - own.width),
                        (own.top - layer.top) / (layer.height - own.height)];
            }"""
        )
        return x, y

    def expect_position(self, x: float, y: float) -> None:
        """Waits until the poll stands at a place, its movement over."""
        self.page.wait_for_function(
            """([id, x, y]) => {
                const widget = document.getElementById(id);
                const [own, layer] = [widget, widget.parentElement].map(element => element.getBoundingClientRect());
                return Math.abs((own.left - layer.left) / (layer.width - own.width) - x) < 0.01
                    && Math.abs((own.top - layer.top) / (layer.height - own.height) - y) < 0.01;
            }""",
            arg=[self.poll.get_attribute("id"), x, y],
        )

    def grab(self) -> tuple[float, float]:
        """Presses on the upper left corner of the poll, which is no control; where that was."""
        box = self.poll.bounding_box()
        point = box["x"] + 12, box["y"] + 6
        self.page.mouse.move(*point)
        self.page.mouse.down()
        return point

    def drag_by(self, x: float, y: float) -> None:
        """Presses on the poll and moves, without letting go."""
        start = self.grab()
        self.page.mouse.move(start[0] + x, start[1] + y, steps=4)

    def drop(self) -> None:
        """Lets go, and waits for the room's answer."""
        with self.page.expect_response("**/command") as answer:
            self.page.mouse.up()
        assert answer.value.ok

    def post(self, path: str, **body):
        """Sends a change of the room past the page's own script."""
        view = dict(parse_qsl(self.page.locator("body").get_attribute("data-view")))
        token = self.page.locator('meta[name="diorama-token"]').get_attribute("content")
        return self.page.request.post(
            self.bench.url + path, data={"view": view, **body}, headers={"Origin": self.bench.url.rstrip("/"), "X-Diorama-Token": token}
        )


@pytest.fixture
def server(play, request):
    """A preview of the scene, with the poll in the middle unless the test says where."""
    x, y = getattr(request, "param", (0.5, 0.5))
    return play(SCENE.replace("x: 0.5, y: 0.5", f"x: {x}, y: {y}"))


@pytest.fixture
def open_tools(server, new_bench):
    return lambda user="lin", **view: Tools(new_bench(server, scene="widget-host", user=user, **view))


def expect_movements(tools: Tools, count: int) -> None:
    """Waits until a page's log tells that the poll was moved so many times."""
    tools.bench.expect_events("onWidgetSyncFrameUpdated", count)


@pytest.mark.parametrize("server", [(0, 0), (0.5, 0.5), (1, 1), (0.25, 0.8)], indirect=True)
@pytest.mark.parametrize("device", ["pad", "phone"])
def test_places_a_widget_as_the_frame_says(server, new_bench, request, device):
    tools = Tools(new_bench(server, scene="widget-host", device=device))
    # The conversion of the catalogue: left = x (C - w), whatever C and w are.
    assert tools.position() == pytest.approx(request.node.callspec.params["server"], abs=0.005)


def test_drags_a_widget_for_everybody(open_tools):
    teacher, student = open_tools(), open_tools("chen")
    teacher.drag_by(-60, 30)
    here = teacher.position()
    assert here[0] < 0.5 < here[1]
    expect_movements(student, 0)
    teacher.drop()
    assert teacher.position() == pytest.approx(here, abs=0.005)
    student.expect_position(*here)
    expect_movements(student, 1)


def test_lets_an_assistant_drag(open_tools):
    teacher, assistant = open_tools(), open_tools("qiu")
    assistant.drag_by(40, 40)
    assistant.drop()
    teacher.expect_position(*assistant.position())


@pytest.mark.parametrize("user", ["chen", "olga"])
def test_lets_nobody_else_drag(open_tools, user):
    tools = open_tools(user)
    tools.drag_by(-60, 30)
    tools.page.mouse.up()
    assert tools.position() == pytest.approx((0.5, 0.5), abs=0.005)
    expect(tools.poll).not_to_have_attribute("tabindex", "0")


@pytest.mark.parametrize(("by", "corner"), [((-2000, -2000), (0, 0)), ((2000, 2000), (1, 1))])
def test_keeps_a_dragged_widget_inside_its_layer(open_tools, by, corner):
    teacher = open_tools()
    teacher.drag_by(*by)
    assert teacher.position() == pytest.approx(corner, abs=0.001)
    teacher.drop()


def test_leaves_controls_their_clicks(open_tools):
    teacher = open_tools()
    box = teacher.poll.locator("button").first.bounding_box()
    teacher.page.mouse.move(box["x"] + 5, box["y"] + 5)
    teacher.page.mouse.down()
    teacher.page.mouse.move(box["x"] - 90, box["y"] + 5, steps=3)
    assert teacher.position() == pytest.approx((0.5, 0.5), abs=0.005)
    teacher.page.mouse.up()


def test_does_not_move_on_a_click(open_tools):
    teacher = open_tools()
    x, y = teacher.grab()
    teacher.page.mouse.move(x + 1, y + 1)
    teacher.page.mouse.up()
    assert teacher.position() == pytest.approx((0.5, 0.5), abs=0.001)
    expect_movements(teacher, 0)


def test_animates_what_others_move(open_tools):
    teacher, student = open_tools(), open_tools("chen")
    student.poll.evaluate(
        """widget => {
            window.runs = [];
            widget.addEventListener("transitionrun", event => runs.push(
                [event.propertyName, getComputedStyle(widget).transitionDuration.split(",")[0]]));
        }"""
    )
    teacher.poll.evaluate("widget => { window.runs = []; widget.addEventListener('transitionrun', e => runs.push(e)) }")
    teacher.drag_by(-60, 30)
    teacher.drop()
    student.expect_position(*teacher.position())
    assert ["left", "0.25s"] in student.page.evaluate("runs")
    # The hand that moved it sees its own echo as nothing.
    assert teacher.page.evaluate("runs.length") == 0


def test_does_not_animate_for_those_who_asked_for_less_motion(open_tools):
    teacher, student = open_tools(), open_tools("chen", isolated=True)
    student.page.emulate_media(reduced_motion="reduce")
    duration = student.poll.evaluate("widget => getComputedStyle(widget).transitionDuration")
    assert max(float(seconds) for seconds in re.findall(r"[\d.e-]+(?=s)", duration)) <= 0.001
    teacher.drag_by(-60, 30)
    teacher.drop()
    student.expect_position(*teacher.position())


def test_keeps_a_widget_under_the_hand_while_patches_come(open_tools):
    teacher, assistant = open_tools(), open_tools("qiu")
    teacher.drag_by(-80, 0)
    here = teacher.position()
    assistant.drag_by(50, 50)
    assistant.drop()
    expect(teacher.bench.log).to_contain_text("onWidgetSyncFrameUpdated")
    assert teacher.position() == pytest.approx(here, abs=0.001)
    teacher.drop()
    # The last one counts, everywhere.
    assistant.expect_position(*here)
    teacher.expect_position(*here)


@pytest.mark.parametrize("way", ["escape", "cancel"])
def test_puts_a_widget_back_when_the_gesture_is_cancelled(open_tools, way):
    teacher = open_tools()
    teacher.drag_by(-80, 20)
    if way == "escape":
        teacher.page.keyboard.press("Escape")
    else:
        teacher.page.evaluate(
            "document.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }))"
        )
    teacher.expect_position(0.5, 0.5)
    teacher.page.mouse.up()
    expect_movements(teacher, 0)


def test_moves_with_the_arrow_keys(open_tools):
    teacher, student = open_tools(), open_tools("chen")
    teacher.poll.focus()
    for _ in range(3):
        teacher.page.keyboard.down("ArrowLeft")
    left = teacher.position()[0]
    assert left < 0.5
    expect_movements(teacher, 0)
    with teacher.page.expect_response("**/command"):
        teacher.page.keyboard.up("ArrowLeft")
    student.expect_position(left, 0.5)
    expect_movements(student, 1)
    expect(teacher.poll).to_be_focused()
    teacher.page.keyboard.down("ArrowDown")
    teacher.page.keyboard.press("Escape")
    teacher.expect_position(left, 0.5)


def test_goes_on_from_where_it_is_seen_when_the_room_answers_late(open_tools):
    teacher, student = open_tools(), open_tools("chen")
    teacher.poll.focus()
    with hold(teacher.page, "**/command") as first:
        teacher.page.keyboard.press("ArrowLeft")
        teacher.page.keyboard.press("ArrowLeft")
    here, style = teacher.position(), teacher.poll.get_attribute("style")
    with hold(teacher.page, "**/command") as second:
        first.let_go()
        # The room has heard of the first step only.
        expect_movements(teacher, 1)
        expect(teacher.poll).to_have_attribute("style", style)
    second.let_go()
    student.expect_position(*here)
    expect_movements(student, 2)
    teacher.expect_position(*here)


def test_stays_where_it_was_put_when_the_answer_comes_before_the_event(open_tools):
    teacher = open_tools()
    teacher.page.evaluate(
        """() => {
            const { postMessage } = MessagePort.prototype;
            MessagePort.prototype.postMessage = function (...words) {
                window.goOn = () => postMessage.apply(this, words);
            };
            window.letGo = () => { MessagePort.prototype.postMessage = postMessage; goOn(); };
        }"""
    )
    teacher.poll.focus()
    with teacher.page.expect_response("**/command") as answer:
        teacher.page.keyboard.press("ArrowLeft")
    answer.value.finished()
    here = teacher.position()
    # The event waits in the queue, the answer does not.
    teacher.page.wait_for_function("window.goOn !== undefined")
    teacher.page.evaluate("new Promise(done => setTimeout(done)).then(letGo)")
    expect_movements(teacher, 1)
    teacher.expect_position(*here)


def test_leaves_everything_as_it_was_when_the_page_dies(open_tools):
    teacher, student = open_tools(), open_tools("chen")
    teacher.drag_by(-80, 20)
    teacher.page.close()
    assert student.position() == pytest.approx((0.5, 0.5), abs=0.005)
    again = open_tools()
    assert again.position() == pytest.approx((0.5, 0.5), abs=0.005)
    again.drag_by(40, 0)
    again.drop()
    student.expect_position(*again.position())


def test_ends_a_drag_quietly_when_the_owner_leaves(open_tools):
    teacher = open_tools()
    teacher.drag_by(-80, 20)
    assert teacher.post("simulate", command={"dismissUser": {"userUuid": "qiu"}}).ok
    expect(teacher.poll).to_have_count(0)
    teacher.page.mouse.move(300, 300)
    teacher.page.mouse.up()
    expect(teacher.bench.messages.locator('[data-kind="error"]')).to_have_count(0)
    expect_movements(teacher, 0)


def test_shows_an_observer_a_picture_without_controls(open_tools):
    observer = open_tools("olga")
    assert observer.poll.evaluate("widget => getComputedStyle(widget).pointerEvents") == "none"
    assert observer.poll.locator(":is(button, input, select):not(:disabled), a[href], [tabindex]").count() == 0
    expect(observer.poll).to_contain_text("Ice")


def test_refuses_an_observer_who_sends_an_action_all_the_same(open_tools):
    observer = open_tools("olga")
    answer = observer.post("command", component="classTools/poll", action="submit")
    assert answer.status == 409
    assert answer.json()["code"] == "notPermitted"
    assert "Observer" in answer.json()["message"]
