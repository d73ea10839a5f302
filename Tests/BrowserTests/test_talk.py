"""What people bring and say: uploads by the keyboard, conversions, films that play, a chat that cannot be reached."""

import io
import wave

import pytest
from playwright.sync_api import expect
from support.classes import class_scene
from support.workbench import Workbench

SCENE = class_scene(
    "talk", "lin", "anna", "noah", "guest", widgets=("netlessBoard", "easemobIM"),
    rest="""\
  chat:
    clients: { noah: { pictures: false } }
    messages:
      - { from: lin, at: -2m, text: Good morning }
  drive:
    shared:
      - { name: Film.mp4, address: "https://example.org/film.mp4" }
      - { name: Bell.wav, file: Scenes/contexts/bell.wav }
    own:
      lin:
        - { name: Waves.pptx, size: 64000, converted: 40 }
        - { name: Draft.docx, size: 9000, failed: true }
        - { name: Sketch.png, size: 300400 }
""",
)  # fmt: skip


def sound(seconds):
    """A sound of silence, as a file."""
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(8000)
        file.writeframes(b"\x80" * (8000 * seconds))
    return content.getvalue()


@pytest.fixture
def room(play, project, new_bench):
    """Opens pages of a class: `room("lin")`."""
    preview = play(SCENE, project)
    return lambda user, **view: new_bench(preview, scene="talk", user=user, **view)


def drive_of(bench):
    bench.page.locator("#c-toolCollection--tools").click()
    bench.page.get_by_role("button", name="Cloud storage").click()
    card = bench.page.locator('#scene [data-widget="cloudDrive"]')
    card.get_by_role("button", name="My files").click()
    expect(card.get_by_label("Upload files")).to_be_attached()
    return card


def bring(card, name, content):
    card.get_by_label("Upload files").set_input_files(
        {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    )


# The drive


def test_says_how_far_a_file_is_from_the_board(room):
    card = drive_of(room("lin"))
    expect(card.get_by_role("button", name="Open Waves.pptx, Converting 40%")).to_be_disabled()
    expect(card.get_by_label("Select Waves.pptx")).to_be_disabled()
    expect(card.get_by_role("button", name="Open Draft.docx, Failed")).to_be_enabled()


def test_converts_what_is_uploaded(room):
    card = drive_of(room("lin"))
    bring(card, "Notes.pdf", b"%PDF-1.7 notes")
    expect(card.get_by_role("button", name="Open Notes.pdf, Converting")).to_be_disabled()
    expect(card.get_by_role("button", name="Open Notes.pdf", exact=True)).to_be_enabled(timeout=15_000)


def test_is_used_without_a_mouse(room):
    bench = room("lin")
    card = drive_of(bench)
    card.get_by_role("button", name="My files").focus()
    reached = []
    for _ in range(16):
        bench.page.keyboard.press("Tab")
        reached.append(bench.page.evaluate("document.activeElement.ariaLabel || document.activeElement.textContent.trim()"))
        if reached[-1] == "What can be opened":
            break
    wanted = ["Close", "Search", "Select Sketch.png", "Open Sketch.png", "Upload files", "Upload pictures"]
    assert [name for name in reached if name in wanted] == wanted
    bench.page.keyboard.press("Enter")
    expect(card.get_by_role("list", name="What can be opened")).to_contain_text("Format: ppt, pptm, pptx")


def test_is_used_with_a_finger(play, project, new_page):
    preview = play(SCENE, project)
    page = preview.shown_in(new_page(has_touch=True))
    Workbench(page, preview.url).open(scene="talk", user="lin")
    page.locator("#c-toolCollection--tools").tap()
    page.get_by_role("button", name="Cloud storage").tap()
    card = page.locator('#scene [data-widget="cloudDrive"]')
    card.get_by_role("button", name="My files").tap()
    card.locator(".file", has_text="Sketch.png").locator(".mark").tap()
    expect(card.get_by_label("Select Sketch.png")).to_be_checked()
    box = card.locator(".file", has_text="Sketch.png").locator(".mark").bounding_box()
    assert box["width"] >= 24 and box["height"] >= 24


# Films and sounds


def test_plays_what_was_uploaded_at_one_moment_for_everybody(room):
    teacher, student = room("lin"), room("anna")
    card = drive_of(teacher)
    bring(card, "Ticking.wav", sound(20))
    card.get_by_role("button", name="Open Ticking.wav").click()
    films = [bench.page.locator("#scene .mediaPlayer video") for bench in (teacher, student)]
    for film in films:
        expect(film).to_have_js_property("duration", 20)
    player = teacher.page.locator("#scene .mediaPlayer")
    expect(student.page.get_by_role("button", name="Play for everybody")).to_have_count(0)
    expect(student.page.get_by_label("Position")).to_be_disabled()
    player.get_by_role("button", name="Play for everybody").click()
    for film in films:
        expect(film).to_have_js_property("paused", False)
    player.get_by_label("Position").fill("12000")
    for film in films:
        film.evaluate("film => new Promise((done) => { const look = () => film.currentTime > 11.9 ? done() : "
                      "requestAnimationFrame(look); look(); })")
    player.get_by_role("button", name="Pause for everybody").click()
    for film in films:
        expect(film).to_have_js_property("paused", True)
    late = room("guest").page.locator("#scene .mediaPlayer video")
    expect(late).to_have_js_property("paused", True)
    teacher_time = films[0].evaluate("film => film.currentTime")
    late.evaluate("(film, time) => new Promise((done) => { const look = () => Math.abs(film.currentTime - time) < 0.1 "
                  "? done() : requestAnimationFrame(look); look(); })", teacher_time)


def test_asks_for_a_film_in_parts(room):
    teacher = room("lin")
    card = drive_of(teacher)
    content = sound(2)
    bring(card, "Ticking.wav", content)
    expect(card.get_by_role("button", name="Open Ticking.wav")).to_be_visible()
    identifier = card.locator(".file", has_text="Ticking.wav").locator(".open").get_attribute("data-argument")
    answer = teacher.page.request.get(f"{teacher.url}files/{identifier}", headers={"Range": "bytes=100-199"})
    assert answer.status == 206
    assert answer.body() == content[100:200]
    assert answer.headers["content-range"] == f"bytes 100-199/{len(content)}"
    assert answer.headers["content-type"] == "audio/wav"
    assert "sandbox" in answer.headers["content-security-policy"]
    beyond = teacher.page.request.get(f"{teacher.url}files/{identifier}", headers={"Range": "bytes=999999-"})
    assert beyond.status == 416


def test_plays_what_lies_in_the_project(room, project):
    (project / "Scenes/contexts/bell.wav").write_bytes(sound(20))
    teacher = room("lin")
    card = drive_of(teacher)
    card.get_by_role("button", name="Public").click()
    card.get_by_role("button", name="Open Bell.wav").click()
    film = teacher.page.get_by_role("region", name="Bell.wav").locator("video")
    expect(film).to_have_js_property("readyState", 4)
    source = film.evaluate("film => film.src")
    answer = teacher.page.request.get(source, headers={"Range": "bytes=100-199"})
    assert answer.status == 206 and answer.body() == sound(20)[100:200]
    assert "sandbox" in answer.headers["content-security-policy"]


def test_loads_no_film_from_elsewhere(room):
    teacher = room("lin")
    asked = []
    teacher.page.on("request", lambda request: asked.append(request.url))
    card = drive_of(teacher)
    card.get_by_role("button", name="Public").click()
    card.get_by_role("button", name="Open Film.mp4").click()
    expect(teacher.page.locator("#scene .mediaPlayer")).to_contain_text("example.org")
    expect(teacher.page.locator("#scene .mediaPlayer video")).to_have_count(0)
    assert not [url for url in asked if "example.org" in url]


# The chat


def test_says_why_a_client_can_say_nothing(room):
    student = room("anna", open="toolBar.message")
    field = student.page.locator("#scene .agoraChat textarea")
    expect(field).to_be_enabled()
    student.page.get_by_label("The viewer's chat").select_option("loginFailed")
    expect(field).to_be_disabled()
    expect(field).to_have_attribute("placeholder", "You could not be logged in to the chat")
    expect(student.toasts).to_contain_text("You could not be logged in to the chat")
    student.page.get_by_label("The viewer's chat").select_option("connected")
    expect(field).to_be_enabled()


def test_says_what_to_do_where_pictures_are_withheld(room):
    button = room("noah", open="toolBar.message").page.get_by_role("button", name="Send a picture")
    expect(button).to_be_disabled()
    expect(button).to_have_attribute("title", "Let this app see your pictures in the system's settings first")


def test_deletes_an_emoji_whole(room):
    student = room("anna", open="toolBar.message")
    chat = student.page.locator("#scene .agoraChat")
    field = chat.locator("textarea")
    field.fill("Hi 👍🏽")
    chat.locator("summary[aria-label='Emoji']").click()
    chat.get_by_role("button", name="❤️").click()
    expect(field).to_have_value("Hi 👍🏽❤️")
    delete = chat.get_by_role("button", name="Delete what is before the cursor")
    # Seen without scrolling: nothing cuts it.
    assert delete.evaluate(
        """key => {
            const { left, top, width, height } = key.getBoundingClientRect();
            return [0.1, 0.9].every((part) =>
                document.elementFromPoint(left + width * part, top + height * part)?.closest("button") === key);
        }"""
    )
    delete.click()
    expect(field).to_have_value("Hi 👍🏽")
    delete.click()
    expect(field).to_have_value("Hi ")


def test_mutes_and_lets_speak_with_one_button(room):
    teacher, student = room("lin", open="toolBar.message"), room("anna", open="toolBar.message")
    field = student.page.locator("#scene .agoraChat textarea")
    teacher.page.get_by_role("button", name="Mute all students").click()
    expect(field).to_have_attribute("placeholder", "All students are muted")
    teacher.page.get_by_role("button", name="Let all students speak").click()
    expect(field).to_be_enabled()
    expect(student.page.locator("#scene .agoraChat .notice")).to_have_text(
        ["Ms. Lin muted all students", "Ms. Lin unmuted all students"]
    )
