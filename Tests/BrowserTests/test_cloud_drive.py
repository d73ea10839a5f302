"""The cloud drive: for the one who opens it alone, and what opens from it."""

import pytest
from playwright.sync_api import expect
from support.classes import class_scene

SCENE = class_scene(
    "drive", "lin", "qiu", "anna", "guest",
    rest="""\
  drive:
    shared:
      - { name: Pendulum.pptx, size: 2400000, updated: 2026-02-27T16:10:00Z }
      - { name: Waves.pdf, size: 900, updated: 2026-02-28T16:10:00Z }
      - { name: Film.mp4, size: 64000000, address: "https://example.org/film.mp4", updated: 2026-01-02T16:10:00Z }
      - { name: Simulation.alf, address: "https://example.org/simulation", updated: 2026-01-01T16:10:00Z }
    own:
      lin:
        - { name: My notes.png, size: 12000, updated: 2026-03-01T08:00:00Z }
        - { name: "<b>bold</b>.pdf", size: 12, updated: 2026-03-01T07:00:00Z }
""",
)  # fmt: skip


class Drive:
    """A page as far as its drive goes."""

    def __init__(self, bench):
        self.bench = bench
        self.page = bench.page
        self.card = bench.page.locator('#scene [data-widget="cloudDrive"]')
        self.names = self.card.locator(".file .name")

    def open(self):
        self.page.locator("#c-toolCollection--tools").click()
        self.page.get_by_role("button", name="Cloud storage").click()
        expect(self.card).to_be_visible()
        return self

    def again(self):
        """Opens it after it was closed by what was opened from it."""
        expect(self.card).to_have_count(0)
        return self.open()

    def own(self):
        self.open()
        self.card.get_by_role("button", name="My files").click()
        return self

    def mark(self, name):
        self.card.get_by_label(f"Select {name}").press("Space")

    def file(self, name):
        return self.card.get_by_role("button", name=f"Open {name}", exact=True)


@pytest.fixture
def drive(play, project, new_bench):
    """Opens pages of a class: `drive("lin")`."""
    preview = play(SCENE, project)
    return lambda user, **view: Drive(new_bench(preview, scene="drive", user=user, **view))


def test_opens_for_the_one_who_presses_and_for_nobody_else(drive):
    teacher, assistant, student = drive("lin"), drive("qiu"), drive("anna")
    teacher.open()
    expect(teacher.names).to_have_text(["Waves.pdf", "Pendulum.pptx", "Film.mp4", "Simulation.alf"])
    for page in (assistant, student):
        page.page.reload()
        page.bench.wait_until_live()
        expect(page.card).to_have_count(0)
    teacher.card.get_by_role("button", name="Close", exact=True).click()
    expect(teacher.card).to_have_count(0)


def test_looks_for_a_name_and_sorts(drive):
    teacher = drive("lin").open()
    search = teacher.card.get_by_role("searchbox")
    search.fill("FIL")
    search.press("Enter")
    expect(teacher.names).to_have_text(["Film.mp4"])
    teacher.card.get_by_role("button", name="Show the whole list").click()
    expect(teacher.names).to_have_count(4)
    teacher.card.get_by_role("button", name="Name").click()
    expect(teacher.names).to_have_text(["Film.mp4", "Pendulum.pptx", "Simulation.alf", "Waves.pdf"])
    teacher.card.get_by_role("button", name="Name").click()
    expect(teacher.names).to_have_text(["Waves.pdf", "Simulation.alf", "Pendulum.pptx", "Film.mp4"])
    teacher.card.get_by_role("button", name="Size").click()
    expect(teacher.names).to_have_text(["Film.mp4", "Pendulum.pptx", "Waves.pdf", "Simulation.alf"])


def test_deletes_own_files_that_are_marked(drive):
    teacher = drive("lin").open()
    teacher.card.get_by_role("button", name="My files").click()
    expect(teacher.names).to_have_text(["My notes.png", "<b>bold</b>.pdf"])
    expect(teacher.card.get_by_role("button", name="Delete")).to_be_disabled()
    teacher.mark("My notes.png")
    expect(teacher.card.get_by_label("Select My notes.png")).to_be_checked()
    teacher.card.get_by_role("button", name="Delete").click()
    question = teacher.card.get_by_role("dialog", name="Delete")
    expect(question).to_contain_text("Do you want to delete what is marked?")
    question.get_by_role("button", name="Cancel").click()
    expect(teacher.names).to_have_count(2)
    teacher.card.get_by_role("button", name="Delete").click()
    question.get_by_role("button", name="Delete").click()
    expect(teacher.names).to_have_text(["<b>bold</b>.pdf"])
    expect(teacher.card.get_by_role("button", name="Delete")).to_be_disabled()


def test_opens_films_and_pages_in_windows_for_everybody(drive):
    teacher, student = drive("lin").open(), drive("anna")
    teacher.file("Film.mp4").click()
    window = '#scene [data-widget^="{}"]'
    for page in (teacher, student):
        expect(page.page.locator(window.format("mediaPlayer-"))).to_contain_text("example.org")
    teacher.again().file("Simulation.alf").click()
    expect(student.page.locator(window.format("webView-"))).to_contain_text("https://example.org/simulation")
    teacher.again().file("Film.mp4").click()
    expect(student.page.locator(window.format("mediaPlayer-"))).to_have_count(1)
    # Each is called after its file, and none lies exactly on another one.
    windows = [student.page.get_by_role("region", name=name) for name in ("Film.mp4", "Simulation.alf")]
    tops = [window.bounding_box()["y"] for window in windows]
    assert tops[1] > tops[0] + 10


def test_hands_everything_else_to_the_board(drive):
    teacher = drive("lin").open()
    teacher.file("Waves.pdf").click()
    line = teacher.bench.log.locator("li").filter(has_text="openFile")
    expect(line).to_contain_text("netlessBoard")
    # Nothing lies over what was opened.
    expect(teacher.card).to_have_count(0)
    file = teacher.page.get_by_role("region", name="Waves.pdf")
    assert file.evaluate(
        """file => {
            const { left, top, width, height } = file.getBoundingClientRect();
            return file.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )


def test_lies_below_a_message_that_has_to_be_answered(drive):
    teacher = drive("lin").open()
    teacher.page.get_by_role("button", name="Close room").click()
    message = teacher.page.get_by_role("alertdialog", name="Class over")
    expect(message).to_be_visible()
    expect(message.get_by_role("button")).to_be_focused()
    covered = """element => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("dialog") !== null;
    }"""
    assert message.evaluate(covered) and teacher.card.evaluate(covered)
    teacher.page.keyboard.press("Enter")
    expect(message).to_have_count(0)


@pytest.mark.parametrize(("locale", "drive_name"), [("en", "Cloud storage"), ("zh-Hans", "云盘")])
def test_says_whole_words_below_the_list_in_a_lecture(play, project, new_bench, locale, drive_name):
    preview = play(class_scene("talk", "lin", preset="lecture"), project)
    page = new_bench(preview, scene="talk", user="lin", device="pad", locale=locale).page
    page.locator("#c-toolCollection--tools").click()
    page.get_by_role("button", name=drive_name).click()
    card = page.locator('#scene [data-widget="cloudDrive"]')
    card.locator(".tab").last.click()
    words = card.locator(".deed > span:not(.icon)")
    expect(words).to_have_count(3)
    assert words.evaluate_all("all => all.filter((word) => word.scrollWidth > word.clientWidth).length") == 0


def test_stays_where_it_is_dragged_to(drive):
    teacher, assistant = drive("lin").open(), drive("qiu")
    box = teacher.card.bounding_box()
    teacher.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 45)
    teacher.page.mouse.down()
    teacher.page.mouse.move(box["x"] + box["width"] / 2 - 60, box["y"] + 85, steps=4)
    teacher.page.mouse.up()
    teacher.bench.expect_events("onWidgetSyncFrameUpdated", 1)
    moved = teacher.card.bounding_box()
    assert abs(moved["x"] - box["x"] + 60) < 4 and abs(moved["y"] - box["y"] - 40) < 4
    teacher.page.reload()
    teacher.bench.wait_until_live()
    again = teacher.card.bounding_box()
    assert abs(again["x"] - moved["x"]) < 2 and abs(again["y"] - moved["y"]) < 2
    expect(assistant.card).to_have_count(0)


def test_keeps_what_is_marked_and_found_through_a_save(drive, project):
    teacher = drive("lin").open()
    teacher.card.get_by_role("button", name="My files").click()
    teacher.mark("My notes.png")
    path = project / "Scenes/drive.yaml"
    path.write_text(SCENE.replace("name: Drive, class", "name: Drive 2, class"), encoding="utf-8")
    expect(teacher.bench.state_bar).to_contain_text("Drive 2")
    expect(teacher.card.get_by_label("Select My notes.png")).to_be_checked()


# Files from the machine


def upload(page, name, content):
    page.card.get_by_label("Upload files").set_input_files(
        {"name": name, "mimeType": "application/pdf", "buffer": content}
    )


def test_takes_a_file_from_the_machine_and_serves_it_to_be_saved(drive):
    teacher = drive("lin").open()
    teacher.card.get_by_role("button", name="My files").click()
    upload(teacher, "page.html", b"<script>window.wasHit = true</script>")
    expect(teacher.names.first).to_have_text("page.html")
    expect(teacher.card.locator(".file").first.locator(".size")).to_have_text("37 B")
    identifier = teacher.card.locator(".file .open").first.get_attribute("data-argument")
    answer = teacher.page.request.get(f"{teacher.bench.url}files/{identifier}")
    assert answer.body() == b"<script>window.wasHit = true</script>"
    assert answer.headers["content-disposition"] == "attachment"
    assert answer.headers["content-type"] == "application/octet-stream"
    assert "sandbox" in answer.headers["content-security-policy"]


def test_says_why_a_file_is_too_large(drive):
    teacher = drive("lin").open()
    teacher.card.get_by_role("button", name="My files").click()
    upload(teacher, "big.pdf", b"0" * ((8 << 20) + 1))
    expect(teacher.bench.messages).to_contain_text("“big.pdf” is too large: up to 8 MB")
    expect(teacher.names).to_have_count(2)


def test_takes_no_file_without_the_secret_of_the_page(drive):
    teacher = drive("lin").open()
    answer = teacher.page.request.post(
        f"{teacher.bench.url}files?scene=drive&user=lin&component=classTools/cloudDrive&action=add&name=a.pdf",
        data=b"abc",
    )
    assert answer.status == 403


def test_shows_a_text_that_was_brought_on_pages(drive):
    teacher, student = drive("lin").own(), drive("anna")
    text = "First <b>line</b> &amp; 第一行\n" + "".join(f"line {number}\n" for number in range(2, 40))
    teacher.card.get_by_label("Upload files").set_input_files(
        {"name": "Notes.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    teacher.file("Notes.txt").click()
    window = student.page.get_by_role("region", name="Notes.txt")
    expect(window).to_contain_text("1 / 3")
    expect(window).not_to_contain_text("No picture of this page is at hand.")

    def picture() -> str:
        """The page's own text: a broken picture has none."""
        address = window.locator("svg.slide image").get_attribute("href")
        response = student.page.request.get(student.bench.url.rstrip("/") + address)
        assert response.headers["content-type"].startswith("image/svg+xml")
        return student.page.evaluate(
            "svg => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.textContent", response.text()
        )

    assert picture().startswith("First <b>line</b> &amp; 第一行line 2")
    teacher.page.get_by_role("region", name="Notes.txt").get_by_role("button", name="Next page of Notes.txt").click()
    expect(window).to_contain_text("2 / 3")
    assert picture().startswith("line 19line 20")
