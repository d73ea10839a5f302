"""The windows of a lecture: they come and go with the stage, and those who lead move, resize and raise them."""

import pytest
from playwright.sync_api import expect
from support.workbench import Workbench

STUDENTS = [f"s{number:02}" for number in range(1, 13)]
SCENE = """\
scene: hall
extends: presets/lecture
viewer: lin
contexts:
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
    - { uuid: ines, name: Inês, role: assistant }
    - { uuid: guest, name: Guest, role: observer }
""" + "".join(f"    - {{ uuid: {uuid}, name: Student {uuid}, role: student }}\n" for uuid in STUDENTS) + """\
  streams:
    - { uuid: s-lin, owner: lin, video: camera, audio: mic, videoState: open, audioState: open, type: both }
  widgets:
    netlessBoard: { active: true }
"""


@pytest.fixture
def hall(play, project, new_bench):
    room = play(SCENE, root=project)
    return lambda user="lin", **view: new_bench(room, scene="hall", user=user, **view)


def windows(bench: Workbench):
    return bench.page.locator('#scene [data-widget^="streamWindow"]')


def window(bench: Workbench, stream: str):
    return bench.page.locator(f'#scene [data-widget="streamWindow-{stream}"]')


def put_on_stage(teacher: Workbench, uuid: str, is_on: bool = True) -> None:
    teacher.page.locator("#d-students").select_option(uuid)
    teacher.page.get_by_role("button", name="On stage" if is_on else "Off stage", exact=True).click()


def board(bench: Workbench) -> dict:
    return bench.page.locator("#scene .classTools").bounding_box()


def shares(bench: Workbench, stream: str) -> list[float]:
    """A window's frame, as every page has it: x, y, width and height in hundredths."""
    style = window(bench, stream).get_attribute("style")
    values = dict(part.split(":") for part in style.split(";") if part)
    return [float(values["--x"]), float(values["--y"])] + [float(values[f"--{side}"].rstrip("%")) / 100 for side in "wh"]


def expect_shares(bench: Workbench, stream: str, *expected: float) -> None:
    """Waits until a window stands at a frame; None for a number that does not matter."""
    bench.page.wait_for_function(
        """([id, expected]) => {
            const style = document.querySelector(`#scene [data-widget="${id}"]`)?.style;
            if (!style) return false;
            const found = ["--x", "--y", "--w", "--h"].map(name => {
                const value = style.getPropertyValue(name);
                return value.endsWith("%") ? parseFloat(value) / 100 : parseFloat(value);
            });
            return expected.every((value, index) => value === null || Math.abs(value - found[index]) < 0.006);
        }""",
        arg=[f"streamWindow-{stream}", list(expected)],
    )


def drag(bench: Workbench, start: tuple[float, float], end: tuple[float, float]) -> None:
    mouse = bench.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    mouse.move(*end)
    expect(bench.page.locator(".window-outline")).to_be_visible()
    mouse.up()
    expect(bench.page.locator(".window-outline")).to_be_hidden()


def middle(box: dict) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_lets_ten_students_come_on_stage_and_leave(hall):
    teacher, student, observer = hall(), hall("s01"), hall("guest")
    pages = [teacher, student, observer]
    expect(windows(teacher)).to_have_count(0)
    for count, uuid in enumerate(STUDENTS[:10], 1):
        put_on_stage(teacher, uuid)
        for bench in pages:
            expect(windows(bench)).to_have_count(count)
    # Each a step further than the one before, and the same for who comes later.
    places = [shares(student, f"stream-{uuid}")[:2] for uuid in STUDENTS[:10]]
    assert places == sorted(places) and len({tuple(place) for place in places}) == 10
    late = hall("s12")
    expect(windows(late)).to_have_count(10)
    assert [shares(late, f"stream-{uuid}")[:2] for uuid in STUDENTS[:10]] == places

    for count, uuid in enumerate(STUDENTS[:4], 1):
        put_on_stage(teacher, uuid, False)
        for bench in [*pages, late]:
            expect(windows(bench)).to_have_count(10 - count)
            expect(window(bench, f"stream-{uuid}")).to_have_count(0)
    # Who comes next covers nobody.
    put_on_stage(teacher, STUDENTS[10])
    expect(windows(observer)).to_have_count(7)
    assert shares(observer, f"stream-{STUDENTS[10]}")[:2] not in places[4:]

    teacher.page.locator("#c-teacher .teacherVideo").click()
    teacher.page.get_by_role("button", name="Take everybody off stage").click()
    for bench in [*pages, late]:
        expect(windows(bench)).to_have_count(0)


@pytest.mark.parametrize("user", ["lin", "ines"])
def test_is_moved_by_those_who_lead_for_everybody(hall, user):
    teacher, leader, student = hall(), hall(user), hall("s01")
    put_on_stage(teacher, "s02")
    expect(window(leader, "stream-s02")).to_be_visible()
    area = board(leader)
    start = middle(window(leader, "stream-s02").bounding_box())
    drag(leader, start, (area["x"] + area["width"] - 5, area["y"] + area["height"] - 5))
    # Never beyond the board.
    for bench in (teacher, student):
        expect_shares(bench, "stream-s02", 1, 1, 0.2323, 0.2645)
    expect(leader.popup).to_have_count(0)


def test_is_resized_from_its_corners(hall):
    teacher, student = hall(), hall("s01")
    put_on_stage(teacher, "s02")
    box = window(teacher, "stream-s02").bounding_box()
    area = board(teacher)
    corner = (box["x"] + box["width"] - 8, box["y"] + box["height"] - 8)
    right, bottom = box["x"] + area["width"] / 2 - 8, box["y"] + area["height"] / 2 - 8
    drag(teacher, corner, (right, bottom))
    # What was asked for is what everybody has.
    expect_shares(student, "stream-s02", None, None, 0.5, 0.5)
    teacher.page.wait_for_function(
        "width => Math.abs(document.querySelector('[data-widget=streamWindow-stream-s02]').getBoundingClientRect().width - width) < 2",
        arg=area["width"] / 2,
    )
    # From the other corner down to the smallest: 100 by 100 points, whose lower right corner stays.
    box = window(teacher, "stream-s02").bounding_box()
    drag(teacher, (box["x"] + 8, box["y"] + 8), (right, bottom))
    scale = teacher.page.locator("#scene .classTools").evaluate("it => it.getBoundingClientRect().width / it.offsetWidth")
    expect_shares(student, "stream-s02", None, None, 100 * scale / area["width"], 100 * scale / area["height"])


def test_lies_on_top_once_it_was_touched(hall):
    teacher, student = hall(), hall("s01")
    for uuid in ("s02", "s03"):
        put_on_stage(teacher, uuid)
    for bench in (teacher, student):
        expect(windows(bench).last).to_have_attribute("data-widget", "streamWindow-stream-s03")
    box = window(teacher, "stream-s02").bounding_box()
    teacher.page.mouse.click(box["x"] + 3, box["y"] + 3)
    for bench in (teacher, student):
        expect(windows(bench).last).to_have_attribute("data-widget", "streamWindow-stream-s02")


def test_takes_the_teachers_own_from_its_seat_and_puts_it_back(hall):
    teacher, student = hall(), hall("s01")
    seat = teacher.page.locator("#c-teacher .teacherVideo")
    area = board(teacher)
    drag(teacher, middle(seat.bounding_box()), middle(area))
    for bench in (teacher, student):
        expect(window(bench, "s-lin")).to_be_visible()
        expect(bench.page.locator("#c-teacher .teacherVideo.is-detached")).to_have_count(1)
    scale = teacher.page.locator("#scene .classTools").evaluate("it => it.getBoundingClientRect().width / it.offsetWidth")
    expect_shares(student, "s-lin", 0.5, 0.5, 200 * scale / area["width"], 160 * scale / area["height"])
    drag(teacher, middle(window(teacher, "s-lin").bounding_box()), middle(seat.bounding_box()))
    for bench in (teacher, student):
        expect(window(bench, "s-lin")).to_have_count(0)
        expect(bench.page.locator("#c-teacher .teacherVideo .picture")).to_be_visible()


def test_is_moved_resized_and_put_back_with_the_keyboard(hall):
    teacher, student = hall(), hall("s01")
    teacher.page.locator("#c-teacher .teacherVideo .menu").focus()
    teacher.page.keyboard.press("ArrowLeft")
    expect_shares(student, "s-lin", 0.5, 0.5, None, None)
    before = shares(student, "s-lin")
    own = window(teacher, "s-lin")
    own.focus()
    teacher.page.keyboard.press("ArrowLeft")
    student.page.wait_for_function(
        "was => parseFloat(document.querySelector('[data-widget=streamWindow-s-lin]').style.getPropertyValue('--x')) < was",
        arg=before[0],
    )
    own.focus()
    teacher.page.keyboard.press("+")
    student.page.wait_for_function(
        "was => parseFloat(document.querySelector('[data-widget=streamWindow-s-lin]').style.getPropertyValue('--w')) > was",
        arg=before[2] * 100,
    )
    own.focus()
    teacher.page.keyboard.press("Delete")
    for bench in (teacher, student):
        expect(window(bench, "s-lin")).to_have_count(0)


def test_is_nothing_that_students_can_move(hall):
    teacher, student, observer = hall(), hall("s02"), hall("guest")
    put_on_stage(teacher, "s02")
    for bench in (student, observer):
        expect(window(bench, "stream-s02")).to_be_visible()
        assert bench.page.locator("[data-floats], [data-lifts]").count() == 0


def test_lets_go_with_escape(hall):
    teacher = hall()
    put_on_stage(teacher, "s02")
    expect(window(teacher, "stream-s02")).to_be_visible()
    before = shares(teacher, "stream-s02")
    x, y = middle(window(teacher, "stream-s02").bounding_box())
    teacher.page.mouse.move(x, y)
    teacher.page.mouse.down()
    teacher.page.mouse.move(x + 80, y + 40, steps=3)
    expect(teacher.page.locator(".window-outline")).to_be_visible()
    teacher.page.keyboard.press("Escape")
    expect(teacher.page.locator(".window-outline")).to_be_hidden()
    teacher.page.mouse.up()
    put_on_stage(teacher, "s03")
    expect(window(teacher, "stream-s03")).to_be_visible()
    assert shares(teacher, "stream-s02") == before


def test_says_what_the_person_does(hall):
    teacher, student, speaker = hall(), hall("s01"), hall("s02")
    put_on_stage(teacher, "s02")
    for bench in (teacher, student):
        expect(window(bench, "stream-s02").get_by_role("img", name="microphone on")).to_be_visible()
    speaker.page.locator("#c-toolBar--setting").click()
    speaker.page.get_by_role("switch", name="Microphone").click()
    for bench in (teacher, student):
        expect(window(bench, "stream-s02").get_by_role("img", name="microphone off")).to_be_visible()
    window(teacher, "stream-s02").click(position={"x": 60, "y": 20})
    teacher.page.get_by_role("button", name="Auth, not granted").click()
    expect(window(student, "stream-s02").get_by_role("img", name="may write on the whiteboard")).to_be_visible()


def test_is_called_after_its_owner(hall):
    teacher = hall()
    for uuid in ("s02", "s03"):
        put_on_stage(teacher, uuid)
        expect(window(teacher, f"stream-{uuid}")).to_have_accessible_name(f"Student {uuid}'s window")
