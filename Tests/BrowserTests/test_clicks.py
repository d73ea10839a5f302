"""What somebody does on one page shows on all pages of the room."""

import re

import pytest
from playwright.sync_api import expect
from support.holding import hold
from support.saving import edit


@pytest.fixture
def teacher(lesson, new_bench):
    return new_bench(lesson, open="toolBar.roster")


@pytest.fixture
def second(lesson, new_bench):
    """A second page with the teacher's own view."""
    return new_bench(lesson, open="toolBar.roster")


@pytest.fixture
def student(lesson, new_bench):
    """陈小明's page, who is on stage."""
    return new_bench(lesson, scene="small-class-student", open="toolBar.roster")


def window(bench, user: str):
    return bench.page.locator(f"#c-stage--window-{user}")


def test_withdraws_and_allows_a_camera(teacher, second, student):
    teacher.cell("chen", "camera").click()
    for bench in (teacher, second, student):
        bench.expect_media_state("chen", "camera", "streamOff")
        expect(window(bench, "chen").get_by_role("img", name="camera not permitted")).to_be_visible()
    assert second.look(second.cell("chen", "camera").locator(".icon"))[1] == "rgb(240, 76, 54)"
    assert student.look(student.cell("chen", "camera").locator(".icon"))[1] == "rgb(240, 76, 54)"
    expect(student.toasts).to_contain_text("camera")

    second.cell("chen", "camera").click()
    for bench in (teacher, second, student):
        bench.expect_media_state("chen", "camera", "streamOn")
        expect(window(bench, "chen").locator(".monogram")).to_be_visible()


def test_withdraws_a_microphone(teacher, student):
    teacher.cell("shen", "mic").click()
    for bench in (teacher, student):
        bench.expect_media_state("shen", "mic", "streamOff")
        bench.expect_media_state("shen", "camera", "deviceOff")


def test_keeps_the_focus_on_a_button_that_is_drawn_again(teacher):
    teacher.cell("chen", "camera").focus()
    teacher.page.keyboard.press("Enter")
    teacher.expect_media_state("chen", "camera", "streamOff")
    expect(teacher.cell("chen", "camera")).to_be_focused()
    teacher.page.keyboard.press("Space")
    teacher.expect_media_state("chen", "camera", "streamOn")


def test_takes_a_student_on_stage_and_off_again(teacher, student):
    teacher.cell("sofia", "stage").click()
    for bench in (teacher, student):
        expect(window(bench, "sofia")).to_be_visible()
        expect(bench.names.nth(6)).to_have_text("sofia ruiz")
    teacher.cell("sofia", "stage").click()
    for bench in (teacher, student):
        expect(window(bench, "sofia")).to_have_count(0)
        expect(bench.names.nth(10)).to_have_text("sofia ruiz")


def test_moves_the_student_who_looks_on_and_off_stage(teacher, student):
    teacher.cell("chen", "stage").click()
    expect(window(student, "chen")).to_have_count(0)
    student.expect_media_state("chen", "camera", "offStage")
    expect(student.toasts).not_to_be_empty()


def test_grants_the_board(teacher, student):
    teacher.cell("chen", "auth").click()
    expect(window(student, "chen").get_by_role("img", name="whiteboard")).to_have_count(0)
    expect(student.page.locator("#scene .netlessBoard .granted")).to_have_count(0)
    teacher.cell("chen", "auth").click()
    expect(student.page.locator("#scene .netlessBoard .granted")).to_be_visible()
    expect(student.cell("chen", "auth")).to_have_attribute("data-keys", "boardAuthorization.onImage")


def test_counts_rewards(teacher, student):
    teacher.cell("chen", "reward").click()
    teacher.cell("chen", "reward").click()
    for bench in (teacher, student):
        expect(bench.cell("chen", "reward")).to_have_text("x5")
        expect(window(bench, "chen").locator(".reward .count")).to_have_text("x5")
        expect(bench.toasts).to_contain_text("陈小明")


@pytest.mark.parametrize("choice", ["once", "forever"])
def test_removes_a_student_after_a_question(teacher, student, choice):
    teacher.cell("noah", "kick").click()
    dialog = teacher.page.get_by_role("dialog", name="Remove")
    expect(dialog).to_be_visible()
    expect(teacher.row("noah")).to_be_visible()
    dialog.locator(f'input[value="{choice}"]').check(force=True)
    dialog.locator('button[value="submit"]').click()
    expect(dialog).to_be_hidden()
    for bench in (teacher, student):
        expect(bench.row("noah")).to_have_count(0)
        expect(window(bench, "noah")).to_have_count(0)
        expect(bench.log).to_contain_text("Noah Bennett, removed")


@pytest.mark.parametrize("way", ["button", "escape"])
def test_removes_nobody_when_the_question_is_cancelled(teacher, way):
    teacher.cell("noah", "kick").click()
    dialog = teacher.page.get_by_role("dialog", name="Remove")
    expect(dialog).to_be_visible()
    if way == "button":
        dialog.locator('button[value="cancel"]').click()
    else:
        teacher.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # The popup stays, and the next click is answered: by then an order to remove would have been carried out.
    teacher.cell("chen", "reward").click()
    expect(teacher.cell("chen", "reward")).to_have_text("x4")
    expect(teacher.row("noah")).to_be_visible()
    expect(teacher.cell("noah", "kick")).to_be_visible()


def test_keeps_an_open_question_while_the_room_changes(teacher, second):
    teacher.cell("noah", "kick").click()
    dialog = teacher.page.get_by_role("dialog", name="Remove")
    dialog.locator('input[value="forever"]').check(force=True)
    second.cell("chen", "camera").click()
    teacher.expect_media_state("chen", "camera", "streamOff")
    expect(dialog).to_be_visible()
    expect(dialog.locator('input[value="forever"]')).to_be_checked()


def test_keeps_an_open_question_while_the_page_is_made_anew(lesson, teacher):
    teacher.cell("noah", "kick").click()
    dialog = teacher.page.get_by_role("dialog", name="Remove")
    dialog.locator('input[value="forever"]').check(force=True)
    edit(lesson.root / "Scenes/small-class.yaml", "en: Small class", "en: A class")
    expect(teacher.page.locator("#d-title")).to_contain_text("A class")
    expect(dialog.locator('input[value="forever"]')).to_be_checked()
    dialog.locator('button[value="submit"]').click()
    expect(teacher.row("noah")).to_have_count(0)


def test_removes_the_student_who_looks(teacher, student):
    teacher.cell("chen", "kick").click()
    teacher.page.locator('dialog[open] button[value="submit"]').click()
    alert = student.page.get_by_role("alertdialog", name="Removed")
    expect(alert).to_contain_text("You have been removed from the classroom")
    # The class stays in sight until the message is answered, and then the app is gone; whoever is out reads no roster.
    expect(student.state_bar).to_be_attached()
    expect(student.popup).to_have_count(0)
    teacher.cell("noah", "stage").click()
    expect(window(teacher, "noah")).to_have_count(0)
    expect(window(student, "noah")).to_be_attached()
    alert.get_by_role("button", name="Confirm").click()
    exit = student.page.locator("#d-exit")
    expect(exit).to_contain_text("陈小明 was removed from the classroom")
    expect(student.state_bar).to_have_count(0)
    student.page.reload()
    expect(exit).to_be_visible()

    exit.get_by_role("button", name="Comes back").click()
    expect(student.state_bar).to_be_visible()
    expect(student.popup).to_have_count(0)
    expect(teacher.row("chen")).to_be_visible()


def test_asks_for_an_answer_before_a_page_that_is_on_its_way_is_shown(lesson, teacher, student):
    page = student.page
    with hold(page, re.compile(r"/\?scene=")) as fetch:
        edit(lesson.root / "Scenes/small-class-student.yaml", "en: Small class", "en: A class")
    teacher.cell("chen", "kick").click()
    teacher.page.locator('dialog[open] button[value="submit"]').click()
    alert = page.get_by_role("alertdialog", name="Removed")
    expect(alert).to_be_visible()
    with page.expect_request_finished():
        fetch.let_go()
    # Past everything that only waited for the page.
    page.evaluate("new Promise(done => setTimeout(() => setTimeout(done)))")
    expect(student.state_bar).to_be_attached()
    alert.get_by_role("button", name="Confirm").click()
    expect(page.locator("#d-exit")).to_contain_text("陈小明 was removed from the classroom")


def test_keeps_out_who_was_removed_for_good(teacher, lesson, new_bench):
    student = new_bench(lesson, scene="small-class-student", allowing="409")
    teacher.cell("chen", "kick").click()
    dialog = teacher.page.get_by_role("dialog", name="Remove")
    dialog.locator('input[value="forever"]').check(force=True)
    dialog.locator('button[value="submit"]').click()
    expect(student.page.get_by_role("alertdialog")).to_be_visible()
    student.page.keyboard.press("Escape")
    student.page.locator("#d-exit").get_by_role("button", name="Comes back").click()
    expect(student.messages).to_contain_text("removed from the room for good")
    expect(student.page.locator("#d-exit")).to_be_visible()


def test_shows_that_the_viewer_left(student):
    student.page.locator('#scene [data-opens="toolBar.setting"]').click()
    student.page.locator("#scene .setting [data-asks]").click()
    student.page.locator('dialog[open] button[value="sure"]').click()
    expect(student.page.locator("#d-exit")).to_contain_text("陈小明 left the classroom")


def test_switches_the_carousel(teacher, second):
    switch = teacher.roster.get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    for bench in (teacher, second):
        expect(bench.roster.get_by_role("switch")).to_have_attribute("aria-checked", "true")
        expect(bench.log).to_contain_text("onCoHostCarouselUpdated")
    second.roster.get_by_role("switch").click()
    expect(switch).to_have_attribute("aria-checked", "false")


def test_starts_the_class(lesson, new_bench, student):
    teacher = new_bench(lesson)
    start = teacher.page.get_by_role("button", name="Start the class")
    expect(start).to_have_count(0)
    teacher.simulate("classState", "before")
    expect(start).to_be_visible()
    expect(student.page.get_by_role("button", name="Start the class")).to_have_count(0)
    start.click()
    expect(start).to_have_count(0)
    for bench in (teacher, student):
        expect(bench.state_bar.locator("time")).to_have_text("In class: 00:00")
        expect(bench.log).to_contain_text("onClassStateUpdated")


def test_ticks_in_the_state_bar_of_every_page(teacher, student):
    for bench in (teacher, student):
        time = bench.state_bar.locator("time")
        first = time.inner_text()
        assert first.startswith("In class: 12:")
        expect(time).not_to_have_text(first)
        second = time.inner_text()
        assert first < second < "In class: 13:00"


# MARK: Tool bar


def test_switches_the_teachers_devices(lesson, new_bench, student):
    teacher = new_bench(lesson, open="toolBar.setting")
    camera = teacher.page.locator("#c-setting--camera")
    expect(camera).to_have_attribute("aria-checked", "true")
    camera.click()
    expect(camera).to_have_attribute("aria-checked", "false")
    expect(window(student, "lin").get_by_role("img", name="camera off")).to_be_visible()
    teacher.page.locator("#c-setting--microphone").click()
    expect(window(student, "lin").get_by_role("img", name="microphone off")).to_be_visible()
    camera.click()
    expect(window(student, "lin").locator(".monogram")).to_be_visible()
    expect(teacher.page.locator("#c-setting--speaker")).to_have_attribute("aria-checked", "true")
    teacher.page.locator("#c-setting--speaker").click()
    expect(teacher.page.locator("#c-setting--speaker")).to_have_attribute("aria-checked", "false")


def test_accepts_a_raised_hand(lesson, new_bench, student):
    teacher = new_bench(lesson, open="toolBar.handsList")
    hands = teacher.page.locator("#scene .handsList li")
    expect(hands).to_have_count(2)
    hands.filter(has_text="Priya Raman").get_by_role("button").click()
    expect(window(student, "priya")).to_be_visible()
    # On stage, nobody has to ask any more.
    # As a list: of two rows a single text would fail at once, and this page may hear of it after the other one.
    expect(hands).to_have_text(["李思远"])
    expect(teacher.page.locator("#c-toolBar--handsList .badge")).to_have_text("1")


def test_raises_a_hand_while_the_button_is_held(teacher, lesson, new_bench):
    student = new_bench(lesson, scene="small-class-student", user="sofia")
    badge = teacher.page.locator("#c-toolBar--handsList .badge")
    expect(badge).to_have_text("2")
    hand = student.page.locator("#c-toolBar--waveHands")
    hand.hover()
    student.page.mouse.down()
    expect(badge).to_have_text("3")
    expect(hand).to_contain_class("is-waving")
    student.page.mouse.up()
    # Three seconds after the release the hand is down again.
    expect(badge).to_have_text("2")
    expect(hand).not_to_contain_class("is-waving")


def test_does_things_in_the_order_in_which_they_were_asked_for(teacher, lesson, new_bench):
    page = new_bench(lesson, scene="small-class-student", user="sofia").page
    badge = teacher.page.locator("#c-toolBar--handsList .badge")
    page.evaluate("""() => {
        const load = window.fetch;
        window.sent = [];
        window.fetch = async (address, options) => {
            sent.push(JSON.parse(options.body).action);
            // A slow line for the first, which a second one could overtake.
            if (sent.length === 1) await new Promise(release => { window.release = release; });
            return load(address, options);
        };
    }""")
    page.locator("#c-toolBar--waveHands").hover()
    page.mouse.down()
    page.mouse.up()
    assert page.evaluate("new Promise(done => setTimeout(() => done(sent)))") == ["wave"]
    page.evaluate("release()")
    expect(badge).to_have_text("3")
    expect(badge).to_have_text("2")


def test_raises_a_hand_with_the_keyboard(teacher, lesson, new_bench):
    student = new_bench(lesson, scene="small-class-student", user="sofia")
    student.page.locator("#c-toolBar--waveHands").focus()
    student.page.keyboard.down("Space")
    expect(teacher.page.locator("#c-toolBar--handsList .badge")).to_have_text("3")
    student.page.keyboard.up("Space")
    expect(teacher.page.locator("#c-toolBar--handsList .badge")).to_have_text("2")
    expect(student.page.locator("#c-toolBar--waveHands")).to_be_focused()


def test_says_why_a_command_is_refused(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster", allowing="409")
    # The page of a teacher who is no teacher any more, as far as the room is concerned.
    bench.page.evaluate(
        """() => {
            const view = new URLSearchParams(document.body.dataset.view);
            view.set("user", "chen");
            document.body.dataset.view = view;
        }"""
    )
    bench.cell("noah", "camera").click()
    expect(bench.messages.locator('[data-kind="error"]')).not_to_be_empty()
    bench.expect_media_state("noah", "camera", "streamOff")
