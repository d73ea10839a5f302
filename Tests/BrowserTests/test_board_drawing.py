"""The board under several hands: what one draws, everybody sees, while it is drawn and afterwards."""

import re

import pytest
from playwright.sync_api import expect

from support.board import Board


@pytest.fixture
def lesson(borrow, lesson_project):
    """The small class with a board on which nothing lies yet."""
    fixture = lesson_project / "Scenes/contexts/physics.yaml"
    fixture.write_text(re.sub(r"\nboard:\n.*", "\n", fixture.read_text("utf-8"), flags=re.DOTALL), "utf-8")
    return borrow(lesson_project)


@pytest.fixture
def open_board(lesson, new_bench):
    """Opens the board through somebody's eyes; `lin` is the teacher, `chen` may draw, `sofia` may not."""
    return lambda user="lin", **view: Board(new_bench(lesson, user=user, **view))


@pytest.fixture
def teacher(open_board):
    return open_board()


@pytest.fixture
def student(open_board):
    return open_board("chen")


@pytest.fixture
def watcher(open_board):
    return open_board("sofia")


def expect_same(*boards: Board) -> list[str]:
    """Waits until all pages show the same, and answers what that is."""
    first, *others = boards
    paths = first.paths()
    for board in others:
        expect(board.marks).to_have_count(len(paths))
        assert board.paths() == paths
    return paths


# Strokes


def test_shows_a_stroke_to_everybody_while_it_is_drawn_and_keeps_it(teacher, student, watcher, open_board):
    teacher.take("paint")
    teacher.press(-300, 300)
    teacher.move(-100, 500)
    for board in (student, watcher):
        expect(board.strokes.locator("path")).to_have_attribute("d", re.compile(r"^M-300 300l"))
    expect(teacher.marks).to_have_count(0)
    # Who comes in the middle sees as much of it as has been drawn.
    late = open_board("noah")
    expect(late.strokes.locator("path")).to_have_attribute("d", re.compile(r"^M-300 300l"))

    teacher.move(100, 300)
    drawn = teacher.strokes.locator("path").get_attribute("d")
    teacher.lift()
    for board in (teacher, student, watcher, late):
        expect(board.marks).to_have_count(1)
        expect(board.strokes).to_have_count(0)
    # The hand drew what the server draws.
    assert expect_same(teacher, student, watcher, late, open_board("amelia")) == [drawn]


@pytest.mark.parametrize("shape", ["line", "arrow", "rect", "circle", "triangle", "rhombus", "pentagram"])
def test_draws_each_shape_as_the_server_does(teacher, watcher, shape):
    teacher.take("paint", shape)
    teacher.press(-200, 700)
    teacher.move(187, 351)
    drawn = teacher.strokes.locator("path").get_attribute("d")
    expect(watcher.strokes.locator("path")).to_have_attribute("d", drawn)
    teacher.lift()
    expect(teacher.marks).to_have_count(1)
    assert expect_same(teacher, watcher) == [drawn]


def test_lets_everybody_take_back_their_own_steps(teacher, student, watcher):
    teacher.take("paint")
    student.take("paint")
    teacher.drag((-300, 300), (-200, 400))
    expect(student.marks).to_have_count(1)
    student.drag((200, 300), (300, 400))
    teacher.drag((-300, 500), (-200, 600))
    for board in (teacher, student, watcher):
        expect(board.marks).to_have_count(3)
    mine, theirs, last = teacher.paths()

    teacher.do("pre")
    for board in (teacher, student, watcher):
        expect(board.marks).to_have_count(2)
    teacher.do("pre")
    for board in (teacher, student, watcher):
        expect(board.marks).to_have_count(1)
    assert watcher.paths() == [theirs]
    teacher.do("next")
    expect(watcher.marks).to_have_count(2)
    assert watcher.paths() == [mine, theirs]
    # A hand on the board takes back with the keys that it knows.
    student.hand.press("Control+z")
    expect(watcher.marks).to_have_count(1)
    student.hand.press("Control+Shift+z")
    expect(watcher.marks).to_have_count(2)
    assert last not in watcher.paths()


def test_clears_the_page_and_takes_that_back(teacher, student):
    student.take("paint")
    student.drag((0, 300), (100, 400))
    student.drag((0, 600), (100, 700))
    expect(teacher.marks).to_have_count(2)
    paths = teacher.paths()
    teacher.do("clear")
    for board in (teacher, student):
        expect(board.marks).to_have_count(0)
    teacher.do("pre")
    for board in (teacher, student):
        expect(board.marks).to_have_count(2)
        assert board.paths() == paths


def test_keeps_what_a_student_has_drawn_who_loses_the_grant_in_the_middle(student, watcher, lesson, new_bench):
    teacher = new_bench(lesson, user="lin", open="toolBar.roster")
    student.take("paint")
    student.press(-100, 300)
    student.move(100, 500)
    expect(watcher.strokes.locator("path")).to_have_attribute("d", re.compile(r"^M-100 300l"))
    told = watcher.strokes.locator("path").get_attribute("d")
    teacher.cell("chen", "auth").click()
    expect(student.hand).to_have_count(0)
    for board in (student, watcher):
        expect(board.marks).to_have_count(1)
        expect(board.strokes).to_have_count(0)
        assert board.paths()[0].startswith(told)
    student.move(300, 300)
    student.lift()
    expect(student.marks).to_have_count(1)


def test_turns_pages_with_what_lies_on_them(teacher, student):
    teacher.take("paint")
    teacher.drag((0, 300), (100, 400))
    expect(student.marks).to_have_count(1)
    teacher.page.get_by_role("button", name="Add a page").click()
    for board in (teacher, student):
        expect(board.marks).to_have_count(0)
    teacher.drag((0, 600), (100, 700))
    expect(student.marks).to_have_count(1)
    second = student.paths()
    student.page.get_by_role("button", name="Previous page").click()
    expect(teacher.page.locator("#scene .pages .page")).to_have_text("1 / 2")
    expect(teacher.marks).to_have_count(1)
    assert teacher.paths() != second


# Tools


def test_rubs_out_whole_elements_in_one_step(teacher, student):
    teacher.take("paint")
    for y in (300, 500, 700):
        teacher.drag((-200, y), (200, y))
    expect(student.marks).to_have_count(3)
    student.take("rubber")
    student.drag((0, 250), (0, 550))
    for board in (teacher, student):
        expect(board.marks).to_have_count(1)
    student.do("pre")
    expect(teacher.marks).to_have_count(3)


def test_selects_moves_and_removes_by_pointer_and_keys(teacher, watcher):
    teacher.take("paint", "rect")
    teacher.drag((-200, 300), (-100, 400))
    teacher.drag((100, 300), (200, 400))
    expect(watcher.marks).to_have_count(2)
    teacher.take("area")
    # By its line, and with the keys.
    teacher.drag((-150, 300), (-150, 400))
    expect(watcher.marks.first).to_have_attribute("d", "M-200 400h100v100h-100z")
    expect(teacher.frame).to_be_visible()
    teacher.hand.press("ArrowLeft")
    expect(watcher.marks.first).to_have_attribute("d", "M-220 400h100v100h-100z")
    teacher.hand.press("Escape")
    expect(teacher.frame).to_have_count(0)
    # By a rectangle around both.
    teacher.drag((-400, 200), (400, 600))
    teacher.hand.press("Delete")
    expect(watcher.marks).to_have_count(0)
    teacher.hand.press("Control+z")
    expect(watcher.marks).to_have_count(2)


def test_keeps_the_button_at_a_selection_beside_the_tools(teacher):
    teacher.take("paint", "rect")
    teacher.drag((400, 300), (640, 700))
    expect(teacher.marks).to_have_count(1)
    teacher.take("area")
    teacher.drag((300, 200), (645, 800))
    remove = teacher.page.get_by_role("button", name="Delete what is selected")
    tools = teacher.page.locator("#c-toolCollection--tools").bounding_box()
    place = remove.bounding_box()
    assert place["x"] + place["width"] <= tools["x"]
    remove.click()
    expect(teacher.marks).to_have_count(0)


def test_moves_a_selection_from_inside_its_frame_and_deletes_it_by_a_button(teacher, watcher):
    teacher.take("paint", "rect")
    teacher.drag((-200, 300), (-100, 400))
    expect(watcher.marks).to_have_count(1)
    teacher.take("area")
    teacher.drag((-300, 200), (0, 500))
    # In the middle, where no line is.
    teacher.drag((-150, 350), (-50, 350))
    expect(watcher.marks.first).to_have_attribute("d", "M-100 300h100v100h-100z")
    remove = teacher.page.get_by_role("button", name="Delete what is selected")
    remove.click()
    expect(watcher.marks).to_have_count(0)
    expect(remove).to_be_hidden()
    expect(teacher.hand).to_be_focused()


def test_lets_go_of_a_selection_by_a_click_in_its_frame(teacher):
    teacher.take("paint", "rect")
    teacher.drag((-200, 300), (-100, 400))
    teacher.take("area")
    teacher.drag((-300, 200), (0, 500))
    expect(teacher.frame).to_be_visible()
    teacher.drag((-150, 350))
    expect(teacher.frame).to_have_count(0)


def test_writes_in_place_and_rewrites(teacher, watcher):
    teacher.take("text")
    teacher.drag((-200, 300))
    teacher.typing.wait_for()
    teacher.page.keyboard.type("F = m · a")
    teacher.page.keyboard.press("Enter")
    teacher.page.keyboard.type("<b>not bold</b>")
    teacher.page.keyboard.press("Escape")
    expect(teacher.typing).to_have_count(0)
    lines = watcher.marks.locator("tspan")
    expect(lines).to_have_text(["F = m · a", "<b>not bold</b>"])

    teacher.page.mouse.click(*teacher.pixels(-180, 322))
    expect(teacher.typing).to_have_text(re.compile("F = m"))
    teacher.page.keyboard.press("Control+Home")
    teacher.page.keyboard.type("Newton: ")
    teacher.page.keyboard.press("Escape")
    expect(lines).to_have_text(["Newton: F = m · a", "<b>not bold</b>"])
    expect(watcher.marks).to_have_count(1)


def test_forgets_a_text_that_says_nothing(teacher, watcher):
    teacher.take("text")
    teacher.drag((-200, 300))
    teacher.typing.wait_for()
    teacher.page.keyboard.type("  ")
    teacher.page.keyboard.press("Escape")
    expect(teacher.typing).to_have_count(0)
    expect(watcher.marks).to_have_count(0)


def test_draws_by_the_keyboard_alone(teacher, watcher):
    teacher.take("paint", "rect")
    teacher.hand.focus()
    for key in ("ArrowLeft", "Space", "ArrowRight", "ArrowRight", "ArrowDown", "Space"):
        teacher.page.keyboard.press(key)
    expect(watcher.marks).to_have_attribute("d", "M-20 500h40v20h-40z")


def test_gives_a_stroke_up_with_escape(teacher, watcher):
    teacher.take("paint")
    teacher.press(-300, 300)
    teacher.move(-100, 500)
    expect(watcher.strokes).to_have_count(1)
    teacher.page.keyboard.press("Escape")
    for board in (teacher, watcher):
        expect(board.strokes).to_have_count(0)
    teacher.lift()
    expect(teacher.marks).to_have_count(0)


# Others


def test_offers_observers_and_ungranted_students_no_hand(watcher, open_board):
    expect(watcher.page.locator("#scene .sheet")).to_be_attached()
    expect(watcher.hand).to_have_count(0)


def test_draws_with_a_finger_and_scrolls_nothing(teacher, watcher):
    teacher.take("paint")
    expect(teacher.hand).to_have_css("touch-action", "none")
    chromium = teacher.page.context.new_cdp_session(teacher.page)

    def touch(kind: str, *place: float) -> None:
        points = [dict(zip("xy", teacher.pixels(*place)))] if place else []
        chromium.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch("touchStart", -100, 300)
    touch("touchMove", 0, 400)
    touch("touchMove", 100, 300)
    touch("touchEnd")
    expect(watcher.marks).to_have_attribute("d", re.compile(r"^M-100 300l100 100"))
