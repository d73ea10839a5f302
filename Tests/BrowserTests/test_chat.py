"""Messages: what three people see of them, who may say something, and a history that is longer than a page."""

import re
import struct
import zlib

import pytest
from playwright.sync_api import expect
from support.classes import class_scene


def talk_scene(scene, **more):
    return class_scene(scene, "lin", "anna", "noah", "guest", widgets=("netlessBoard", "easemobIM"), **more)


LECTURE = talk_scene("talk", preset="lecture")

SMALL = talk_scene("small-talk")


def long_lecture(count):
    """The lecture after many messages, whose texts are their numbers."""
    said = "".join(f"      - {{ from: anna, at: -9m, text: message {number} }}\n" for number in range(1, count + 1))
    return LECTURE + f"  chat:\n    messages:\n{said}"


class Talk:
    """A page as far as its messages go."""

    def __init__(self, bench):
        self.bench = bench
        self.page = bench.page
        self.chat = bench.page.locator("#scene .agoraChat")
        self.list = self.chat.locator(".list")
        self.words = self.list.locator(".words")
        self.notices = self.list.locator(".notice")
        self.field = self.chat.locator(".bar .field")
        self.newest = self.chat.locator(".newest")
        self.dot = bench.page.locator("#c-toolBar--message .dot")

    def say(self, text):
        self.field.fill(text)
        self.field.press("Enter")
        expect(self.words.last).to_have_text(text)

    def scroll_to(self, place):
        self.list.evaluate(f"list => list.scrollTo(0, {place})")

    def distance_to_end(self):
        return self.list.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight")

    def numbers(self):
        """The numbers of the messages in the page, from the top."""
        return [int(text.split()[-1]) for text in self.words.all_text_contents()]


@pytest.fixture
def talk(play, project, new_bench):
    """Opens pages of a lecture: `talk("anna")`."""
    preview = play(LECTURE, project)
    return lambda user, **view: Talk(new_bench(preview, scene="talk", user=user, **view))


def test_shows_everybody_what_somebody_says(talk):
    teacher, student, observer = talk("lin"), talk("anna"), talk("guest")
    expect(observer.field).to_have_count(0)
    expect(teacher.chat.get_by_text("No messages yet")).to_be_visible()
    student.say("Good morning!\n早上好")
    for page in (teacher, observer):
        expect(page.words).to_have_text(["Good morning!\n早上好"])
        expect(page.chat.get_by_text("No messages yet")).to_have_count(0)
        expect(page.list.locator(".name")).to_have_text(["Anna"])
    expect(student.field).to_have_value("")
    expect(student.list.locator(".said.is-own")).to_have_count(1)
    expect(teacher.list.locator(".said.is-own")).to_have_count(0)


def test_sends_with_enter_alone_and_never_while_a_character_is_composed(talk):
    student = talk("anna")
    student.field.press_sequentially("one")
    student.field.press("Shift+Enter")
    student.field.press_sequentially("two")
    for options in ({"isComposing": True}, {"keyCode": 229}):
        student.field.dispatch_event("keydown", {"key": "Enter", **options})
    expect(student.field).to_have_value("one\ntwo")
    student.field.press("Enter")
    expect(student.words).to_have_text(["one\ntwo"])
    expect(student.field).to_be_focused()
    student.field.press_sequentially("   ")
    student.field.press("Enter")
    student.say("three")
    expect(student.words).to_have_text(["one\ntwo", "three"])


def test_writes_emoji_where_the_cursor_is(talk):
    student = talk("anna")
    student.field.fill("ab")
    student.field.evaluate("field => field.setSelectionRange(1, 1)")
    student.chat.get_by_label("Emoji", exact=True).first.click()
    student.chat.get_by_role("button", name="🎉").click()
    expect(student.field).to_have_value("a🎉b")
    student.chat.get_by_role("button", name="Send", exact=True).click()
    expect(student.words).to_have_text(["a🎉b"])
    expect(student.chat.locator(".emoji")).not_to_have_attribute("open", "")


def test_takes_hostile_words_as_words(talk):
    teacher, student = talk("lin"), talk("anna")
    words = '<img src=x onerror="window.wasHit = true"><script>window.wasHit = true</script>&amp;\u202e'
    student.say(words)
    expect(teacher.words).to_have_text([words])
    student.say("w" * 900)
    expect(teacher.words).to_have_count(2)
    for page in (teacher, student):
        assert page.page.evaluate("window.wasHit") is None
        assert page.list.evaluate("list => list.scrollWidth <= list.clientWidth")


def test_mutes_everybody_but_who_leads(talk):
    teacher, student, observer = talk("lin"), talk("anna"), talk("guest")
    teacher.chat.get_by_role("button", name="Mute all students").click()
    expect(student.field).to_be_disabled()
    expect(student.field).to_have_attribute("placeholder", "All students are muted")
    expect(teacher.field).to_be_enabled()
    for page in (teacher, student, observer):
        expect(page.notices).to_have_text(["Ms. Lin muted all students"])
    teacher.chat.get_by_role("button", name="Let all students speak").click()
    expect(student.field).to_be_enabled()
    student.say("Thank you")
    expect(observer.words).to_have_text(["Thank you"])


def test_says_on_a_telephone_the_whole_of_why_nobody_can_write(talk):
    teacher, student = talk("lin"), talk("anna", device="phone")
    teacher.chat.get_by_role("button", name="Mute all students").click()
    expect(student.field).to_be_disabled()
    assert student.field.evaluate("field => field.scrollHeight <= field.clientHeight")


def test_mutes_one_student_until_they_may_speak_again(talk):
    teacher, student, other = talk("lin"), talk("anna"), talk("noah")
    student.say("pizza")
    teacher.list.get_by_role("button", name="Mute Anna").click()
    expect(student.field).to_be_disabled()
    expect(student.field).to_have_attribute("placeholder", "You are muted")
    expect(other.field).to_be_enabled()
    expect(other.chat.get_by_role("button", name="Unmute Anna")).to_have_count(0)
    teacher.chat.get_by_role("button", name="Unmute Anna").click()
    expect(student.field).to_be_enabled()
    expect(other.notices).to_have_text(["Anna was muted by Ms. Lin", "Anna was unmuted by Ms. Lin"])


def test_announces_changes_and_takes_back(talk):
    teacher, student = talk("lin"), talk("anna")
    dots = student.chat.locator(".remind:not([hidden])")
    expect(dots).to_have_count(0)
    teacher.chat.get_by_role("tab", name="Announcement").click()
    teacher.chat.get_by_role("button", name="Write one").click()
    teacher.chat.get_by_label("Announcement", exact=True).locator("visible=true").last.fill("Bring your atlas\non Friday")
    teacher.chat.get_by_role("button", name="Post").click()
    expect(teacher.chat.get_by_role("tabpanel").locator("visible=true")).to_contain_text("Bring your atlas")
    expect(dots).to_have_count(1)
    # Never for who has written it.
    teacher.chat.get_by_role("tab", name="Chat").click()
    expect(teacher.chat.locator(".remind:not([hidden])")).to_have_count(0)
    line = student.chat.locator(".announced")
    expect(line).to_contain_text("Bring your atlas")
    line.click()
    expect(student.chat.get_by_role("tab", name="Announcement")).to_have_attribute("aria-selected", "true")
    expect(student.chat.locator(".text")).to_have_text("Bring your atlas\non Friday")
    expect(student.chat.get_by_role("button", name="Edit the announcement")).to_have_count(0)
    # It is read, and stays so in the same browser.
    expect(dots).to_have_count(0)
    # What happens meanwhile does not turn the page.
    teacher.say("Read it, please")
    expect(student.words).to_have_count(1)
    expect(student.chat.locator(".text")).to_be_visible()
    expect(student.chat.get_by_role("tab", name="Chat").locator(".remind")).to_be_visible()
    student.chat.get_by_role("tab", name="Announcement").press("ArrowLeft")
    expect(student.words).to_be_visible()
    expect(dots).to_have_count(0)
    teacher.chat.get_by_role("tab", name="Announcement").click()
    teacher.chat.get_by_role("button", name="Delete the announcement").click()
    expect(student.chat.locator(".announced")).to_have_count(0)
    expect(teacher.chat.get_by_text("No announcement")).to_be_visible()


def test_says_when_no_more_fits_into_an_announcement(talk):
    teacher = talk("lin")
    teacher.chat.get_by_role("tab", name="Announcement").click()
    teacher.chat.get_by_role("button", name="Write one").click()
    field = teacher.chat.locator(".writing .field")
    field.fill("a" * 499)
    expect(teacher.chat.locator(".count")).to_have_text("499/500")
    expect(teacher.chat.get_by_text("Up to 500 characters")).to_be_hidden()
    field.press("End")
    field.press_sequentially("aa")
    expect(teacher.chat.locator(".count")).to_have_text("500/500")
    expect(teacher.chat.get_by_text("Up to 500 characters")).to_be_visible()
    teacher.chat.get_by_role("button", name="Cancel").click()
    expect(teacher.chat.get_by_text("No announcement")).to_be_visible()


def test_marks_what_came_while_the_messages_were_closed(play, project, new_bench):
    preview = play(SMALL, project)
    reader = Talk(new_bench(preview, scene="small-talk", user="anna"))
    writer = Talk(new_bench(preview, scene="small-talk", user="lin", open="toolBar.message"))
    writer.say("Good morning")
    writer.say("Anybody there?")
    expect(reader.dot).to_have_count(1)
    message = reader.page.locator("#c-toolBar--message")
    message.click()
    expect(reader.words).to_have_text(["Good morning", "Anybody there?"])
    writer.say("Hello")
    expect(reader.words).to_have_count(3)
    # The server has heard of it when the log tells it.
    reader.bench.expect_events("onChatRead", 2)
    message.click()
    expect(reader.chat).to_have_count(0)
    expect(reader.dot).to_have_count(0)
    writer.say("One more")
    expect(reader.dot).to_have_count(1)
    expect(writer.dot).to_have_count(0)


def test_keeps_what_is_half_written_while_the_messages_are_closed(play, project, new_bench):
    writer = Talk(new_bench(play(SMALL, project), scene="small-talk", user="lin", open="toolBar.message"))
    message = writer.page.locator("#c-toolBar--message")
    writer.field.fill("See you on")
    writer.chat.get_by_label("Emoji", exact=True).first.click()
    writer.chat.get_by_role("button", name="🎉").press("Escape")
    expect(writer.chat.locator(".emoji")).not_to_have_attribute("open", "")
    message.click()
    expect(writer.chat).to_have_count(0)
    message.click()
    expect(writer.field).to_have_value("See you on")
    writer.field.press("Enter")
    expect(writer.words).to_have_text(["See you on"])
    message.click()
    message.click()
    expect(writer.field).to_have_value("")


def test_fetches_a_long_history_as_somebody_scrolls_to_it(play, project, new_bench):
    preview = play(long_lecture(400), project)
    page = Talk(new_bench(preview, scene="talk", user="lin"))
    expect(page.words.last).to_have_text("message 400")
    assert len(page.numbers()) <= 100
    page.page.wait_for_function("() => document.querySelector('.agoraChat .list').scrollTop > 0")
    assert page.distance_to_end() < 40
    seen = page.numbers()
    while seen[0] > 1:
        first = page.words.first.text_content()
        page.scroll_to(0)
        expect(page.words.first).not_to_have_text(first)
        # The message at the top of the view stays there while older ones come in above it.
        top = page.list.evaluate(
            """list => {
                const edge = list.getBoundingClientRect().top;
                return [...list.querySelectorAll(".words")].find(one => one.getBoundingClientRect().bottom > edge).textContent;
            }"""
        )
        assert int(top.split()[-1]) >= int(first.split()[-1]) - 50
        seen = page.numbers()
    assert seen == list(range(1, 401))
    expect(page.list.locator(".more")).to_have_count(0)


def test_leaves_who_reads_older_messages_where_they_are(play, project, new_bench):
    preview = play(long_lecture(120), project)
    reader = Talk(new_bench(preview, scene="talk", user="anna"))
    writer = Talk(new_bench(preview, scene="talk", user="lin"))
    expect(reader.words.last).to_have_text("message 120")
    reader.scroll_to(200)
    before = reader.list.evaluate("list => list.scrollHeight - list.scrollTop")
    reader.page.wait_for_function("() => document.querySelector('.agoraChat .list').scrollTop > 0")
    writer.say("news")
    expect(reader.newest).to_be_visible()
    expect(reader.words.last).not_to_be_in_viewport()
    reader.newest.click()
    expect(reader.words.last).to_be_in_viewport()
    expect(reader.newest).to_be_hidden()
    writer.say("more news")
    expect(reader.words.last).to_have_text("more news")
    expect(reader.words.last).to_be_in_viewport()
    expect(reader.newest).to_be_hidden()
    assert before > 0


def test_says_messages_to_screen_readers_and_passes_axe(talk, axe):
    teacher, student = talk("lin"), talk("anna")
    student.say("Good morning")
    expect(teacher.list).to_have_attribute("role", "log")
    expect(teacher.list).to_have_attribute("aria-live", "polite")
    assert axe(teacher.page, accepting_contrast_of="#scene") == []


def test_follows_an_edit_of_the_fixture(play, project, new_bench):
    preview = play(long_lecture(3), project)
    page = Talk(new_bench(preview, scene="talk", user="lin"))
    expect(page.words).to_have_count(3)
    path = project / "Scenes/talk.yaml"
    path.write_text(long_lecture(4), encoding="utf-8")
    expect(page.words).to_have_text([re.compile("1$"), re.compile("2$"), re.compile("3$"), re.compile("4$")])
    path.write_text(long_lecture(4).replace("message 2", "message 12"), encoding="utf-8")
    expect(page.words.nth(1)).to_have_text("message 12")
    expect(page.words).to_have_count(4)


# Pictures

def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


# One grey pixel.
PIXEL = (
    b"\x89PNG\r\n\x1a\n"
    + _chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    + _chunk(b"IDAT", zlib.compress(b"\0\x80"))
    + _chunk(b"IEND", b"")
)


def choose(page, name, content, type="image/png"):
    page.chat.locator('input[type="file"]').set_input_files({"name": name, "mimeType": type, "buffer": content})


def test_sends_a_picture_from_a_file_to_everybody(talk):
    teacher, student = talk("lin"), talk("anna")
    choose(student, "dot.png", PIXEL)
    for page in (teacher, student):
        picture = page.list.locator("img.picture")
        expect(picture).to_have_attribute("alt", "Picture: dot.png")
        page.page.wait_for_function("() => document.querySelector('.agoraChat img.picture').naturalWidth === 1")
    address = teacher.list.locator("img.picture").evaluate("image => image.src")
    answer = teacher.page.request.get(address)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-type"] == "image/png"
    assert teacher.page.request.get(address[:-1] + ("0" if address[-1] != "0" else "1")).status == 404


def test_sends_a_picture_that_is_pasted(talk):
    student = talk("anna")
    student.field.evaluate(
        """(field, bytes) => {
            const data = new DataTransfer();
            data.items.add(new File([new Uint8Array(bytes)], "pasted.png", { type: "image/png" }));
            field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }""",
        list(PIXEL),
    )
    expect(student.list.locator("img.picture")).to_have_count(1)


def grey(side: int) -> bytes:
    """A grey PNG of few bytes and many pixels."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x80" * side) * side)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("page.png", b"<script>alert(1)</script>", "none of the pictures that can be shown: PNG, JPEG, GIF, WebP and SVG"),
        ("half.png", PIXEL[:40], "picture is damaged"),
        ("empty.png", b"", "The file is empty"),
        ("vast.png", grey(8000), "The picture has 8000 × 8000 pixels, and may have 50 million of them"),
        ("huge.png", PIXEL + b"0" * (8 << 20), "is too large: up to 8 MB"),
    ],
)
def test_says_why_a_file_is_not_sent(play, project, new_bench, name, content, reason):
    preview = play(LECTURE, project)
    student = Talk(new_bench(preview, scene="talk", user="anna", allowing="409"))
    choose(student, name, content)
    expect(student.bench.messages).to_contain_text(reason)
    expect(student.list.locator("img")).to_have_count(0)


def test_stays_at_the_end_on_another_device(play, project, new_bench):
    page = Talk(new_bench(play(long_lecture(60), project), scene="talk", user="lin"))
    expect(page.words.last).to_have_text("message 60")
    expect(page.words.last).to_be_in_viewport()
    page.page.set_viewport_size({"width": 1280, "height": 500})
    expect(page.words.last).to_be_in_viewport()
    page.bench.choose("device", "phone")
    expect(page.page.locator("#d-device")).to_have_attribute("data-class", "phone")
    expect(page.words.last).to_be_in_viewport()


def test_stays_at_the_end_when_its_size_changes_before_a_scroll_is_told(play, project, new_bench):
    page = Talk(new_bench(play(long_lecture(60), project), scene="talk", user="lin"))
    expect(page.words.last).to_be_in_viewport()
    page.list.evaluate(
        """async (list) => {
          const told = new Promise((resolve) => list.addEventListener("scroll", resolve, { once: true }));
          list.scrollTop -= 1;
          Object.assign(list.style, { height: `${list.clientHeight / 2}px`, flex: "none" });
          await told;
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        }"""
    )
    expect(page.words.last).to_be_in_viewport()
