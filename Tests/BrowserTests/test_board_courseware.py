"""Files of the cloud drive on the board, before three people: the teacher, a student and an observer."""

import base64
import re

import pytest
from playwright.sync_api import expect

from support.board import Board
from support.classes import class_scene

SCENE = class_scene(
    "drive", "lin", "anna", "guest", times="state: before, startTime: 3m",
    rest="""\
  drive:
    shared:
      - { id: slope, name: Slope.pptx, pages: [Scenes/pictures/one.svg, Scenes/pictures/two.svg] }
      - { id: waves, name: Waves.pdf }
      - { id: map, name: Map.png, file: Scenes/pictures/one.svg }
""",
)  # fmt: skip

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 69 50"><path fill="{}" d="M0 0h69v50H0z"/></svg>'
PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


class Files(Board):
    """A page as far as the files on its board go."""

    def __init__(self, bench):
        super().__init__(bench)
        self.windows = bench.page.locator("#scene .netlessBoard .window")
        self.layer = bench.page.locator("#scene .netlessBoard .windows")
        # `marks` is everything that lies anywhere on the board.
        self.own_marks = bench.page.locator("#scene .netlessBoard > .sheet .ink > [id]")
        self.images = bench.page.locator("#scene .netlessBoard > .sheet image")

    def window(self, title):
        return Window(self, self.page.get_by_role("region", name=title, exact=True))

    def open(self, name):
        """Opens a file, which closes the drive."""
        self.page.locator("#c-toolCollection--tools").click()
        self.page.get_by_role("button", name="Cloud storage").click()
        drive = self.page.locator('#scene [data-widget="cloudDrive"]')
        drive.get_by_role("button", name=f"Open {name}", exact=True).click()
        expect(drive).to_have_count(0)


class Window:
    """A file on the board."""

    def __init__(self, files, region):
        self.files, self.region = files, region
        self.number = region.get_by_role("status")
        self.picture = region.locator(".slide image")
        self.marks = region.locator(".sheet .ink > [id]")
        self.strokes = region.locator(".live > .ink > g")

    def button(self, name):
        return self.region.get_by_role("button", name=name)

    def place(self, x, y):
        """A place on the page, as shares of its area."""
        box = self.region.locator(".paper").bounding_box()
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    def drag(self, *places):
        mouse = self.files.page.mouse
        mouse.move(*self.place(*places[0]))
        mouse.down()
        for place in places[1:]:
            mouse.move(*self.place(*place), steps=6)

    def lift(self):
        self.files.page.mouse.up()


@pytest.fixture
def files(play, project, new_bench):
    """Opens pages of a class: `files("lin")`."""
    folder = project / "Scenes/pictures"
    folder.mkdir(exist_ok=True)
    for name, color in (("one", "#357BF6"), ("two", "#F5655C")):
        (folder / f"{name}.svg").write_text(PICTURE.format(color), encoding="utf-8")
    preview = play(SCENE, project)
    return lambda user, **view: Files(new_bench(preview, scene="drive", user=user, **view))


@pytest.fixture
def three(files):
    return files("lin"), files("anna"), files("guest")


def test_opens_slides_for_everybody_and_turns_them(three, files):
    teacher, student, guest = three
    teacher.open("Slope.pptx")
    for page in three:
        window = page.window("Slope.pptx")
        expect(window.number).to_have_text("1 / 2")
    first = teacher.window("Slope.pptx").picture.get_attribute("href")
    teacher.window("Slope.pptx").button("Next page").click()
    late = files("guest")
    for page in (teacher, student, guest, late):
        expect(page.window("Slope.pptx").number).to_have_text("2 / 2")
        expect(page.window("Slope.pptx").picture).not_to_have_attribute("href", first)
    expect(student.window("Slope.pptx").region.get_by_role("button")).to_have_count(0)
    expect(teacher.window("Slope.pptx").button("Next page")).to_have_attribute("aria-disabled", "true")


def test_draws_on_the_page_of_a_file_and_leaves_it_there(three, files):
    teacher, student, guest = three
    teacher.open("Slope.pptx")
    teacher.take("paint")
    window = teacher.window("Slope.pptx")
    window.drag((0.3, 0.3), (0.6, 0.6))
    for page in (student, guest):
        expect(page.window("Slope.pptx").strokes).to_have_count(1)
    window.lift()
    late = files("guest")
    for page in (teacher, student, guest, late):
        expect(page.window("Slope.pptx").marks).to_have_count(1)
        expect(page.own_marks).to_have_count(0)
        expect(page.window("Slope.pptx").strokes).to_have_count(0)
    window.button("Next page").click()
    for page in (teacher, student, guest):
        expect(page.window("Slope.pptx").marks).to_have_count(0)
    teacher.do("pre")
    for page in (teacher, student, guest):
        expect(page.window("Slope.pptx").number).to_have_text("1 / 2")
        expect(page.window("Slope.pptx").marks).to_have_count(0)


def test_puts_windows_aside_and_has_them_fill_the_board(three):
    teacher, student, guest = three
    teacher.open("Slope.pptx")
    teacher.open("Waves.pdf")
    start = teacher.page.locator("#scene .classState")
    teacher.window("Waves.pdf").button("Put the files aside").click()
    for page in three:
        expect(page.windows.first).to_be_hidden()
        expect(page.layer.locator(".mark .count")).to_have_text("2")
    expect(start).to_contain_class("makes-room")
    expect(student.layer.get_by_role("button")).to_have_count(0)
    teacher.page.get_by_role("button", name="Show the files again").click()
    expect(start).not_to_contain_class("makes-room")
    teacher.window("Slope.pptx").button("Fill the whiteboard").click()
    board = guest.page.locator("#scene .netlessBoard").bounding_box()
    for page in three:
        expect(page.layer).to_contain_class("is-maximised")
        expect(page.windows.last).to_have_accessible_name("Slope.pptx")
    box = guest.window("Slope.pptx").region.bounding_box()
    assert abs(box["width"] - board["width"]) < 4 and abs(box["height"] - board["height"]) < 4
    teacher.window("Slope.pptx").button("Show the files side by side").click()
    teacher.window("Slope.pptx").button("Close Slope.pptx").click()
    for page in three:
        expect(page.windows).to_have_count(1)


def test_moves_a_window_by_its_bar_and_brings_it_to_the_front(three):
    teacher, student, _ = three
    teacher.open("Slope.pptx")
    teacher.open("Waves.pdf")
    region = teacher.window("Waves.pdf").region
    before = region.bounding_box()
    teacher.page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    teacher.page.mouse.down()
    teacher.page.mouse.move(before["x"] + before["width"] / 2 + 60, before["y"] + before["height"] / 2 + 8, steps=5)
    teacher.page.mouse.up()
    teacher.bench.expect_events("onBoardWindowsChanged", 3)
    after = region.bounding_box()
    assert abs(after["x"] - before["x"] - 60) < 4
    student_box = student.window("Waves.pdf").region.bounding_box()
    assert abs(student_box["x"] - after["x"]) < 4
    expect(student.windows.last).to_have_accessible_name("Waves.pdf")
    teacher.window("Slope.pptx").region.locator(".title").click(position={"x": 4, "y": 6})
    for page in (teacher, student):
        expect(page.windows.last).to_have_accessible_name("Slope.pptx")


def test_says_that_a_page_has_no_picture(three):
    teacher, _, guest = three
    teacher.open("Waves.pdf")
    expect(guest.window("Waves.pdf").region).to_contain_text("No picture of this page is at hand.")
    expect(guest.window("Waves.pdf").number).to_have_text("1 / 1")


# Pictures


def test_lays_a_picture_from_the_drive_on_the_page_where_it_is_moved_and_removed(three):
    teacher, student, guest = three
    teacher.open("Map.png")
    for page in three:
        expect(page.images).to_have_count(1)
    before = guest.images.get_attribute("x")
    teacher.take("area")
    teacher.drag((0, 500), (100, 560))
    expect(guest.images).not_to_have_attribute("x", before)
    teacher.page.keyboard.press("Delete")
    for page in three:
        expect(page.images).to_have_count(0)
    teacher.do("pre")
    expect(student.images).to_have_count(1)


def paste(page, data: str) -> None:
    """Pastes bytes, in Base64, that call themselves a picture."""
    page.take("area")
    page.hand.first.focus()
    page.hand.first.evaluate(
        """(hand, data) => {
            const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
            const transfer = new DataTransfer();
            transfer.items.add(new File([bytes], "dot.png", { type: "image/png" }));
            hand.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true }));
        }""",
        data,
    )


def test_takes_a_picture_that_is_pasted(three):
    teacher, student, _ = three
    paste(teacher, PIXEL)
    expect(student.images).to_have_attribute("href", re.compile("^/files/"))


def test_says_that_what_was_pasted_is_no_picture(files):
    teacher = files("lin", allowing="409")
    paste(teacher, base64.b64encode(b"words").decode())
    expect(teacher.bench.messages).to_contain_text("none of the pictures that can be shown: PNG, JPEG, GIF, WebP and SVG")
    expect(teacher.images).to_have_count(0)


def test_saves_what_the_board_shows(three):
    teacher, student, _ = three
    teacher.open("Map.png")
    expect(teacher.images).to_have_count(1)
    teacher.page.locator("#c-toolCollection--tools").click()
    with teacher.page.expect_download() as download:
        teacher.page.get_by_role("button", name="Save the board").click()
        expect(teacher.bench.toasts).to_contain_text("Saved")
    assert download.value.suggested_filename == "Whiteboard.png"
    picture = base64.b64encode(download.value.path().read_bytes()).decode()
    middle = student.page.evaluate(
        """async (data) => {
            const picture = new Image();
            picture.src = "data:image/png;base64," + data;
            await picture.decode();
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [picture.width, picture.height];
            const context = canvas.getContext("2d");
            context.drawImage(picture, 0, 0);
            return [...context.getImageData(picture.width / 2, picture.height / 2, 1, 1).data];
        }""",
        picture,
    )
    assert middle == [0x35, 0x7B, 0xF6, 0xFF]


def test_says_once_what_a_press_leads_to_that_also_closes_its_popup(files):
    """The page without the popup is fetched before the press, and shown after its answer was told."""
    teacher = files("lin")
    held = []
    teacher.page.locator("#c-toolCollection--tools").click()
    button = teacher.page.get_by_role("button", name="Save the board")
    button.hover()
    teacher.page.route("**/?*", lambda route: held.append((route, route.fetch())))
    button.click()
    toast = teacher.bench.toasts.locator(".d-toast", has_text="Saved")
    expect(toast).to_have_count(1)
    for route, answer in held:
        route.fulfill(response=answer)
    teacher.page.unroute_all()
    expect(button).to_have_count(0)
    # Something that the next stream tells later.
    teacher.bench.simulate("quality", "bad")
    expect(teacher.bench.log).to_contain_text("onLocalNetworkQualityUpdated")
    expect(toast).to_have_count(1)
