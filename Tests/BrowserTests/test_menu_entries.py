"""Every entry of the menu on a video window, in each kind of class, and what it does for everybody."""

import pytest
from playwright.sync_api import expect
from support.workbench import Workbench

SCENE = """\
scene: menus
extends: presets/{preset}
viewer: lin
contexts:
  users:
    - {{ uuid: lin, name: Ms. Lin, role: teacher }}
    - {{ uuid: anna, name: Anna, role: student, onStage: true }}
    - {{ uuid: guest, name: Guest, role: observer }}
  streams:
    - {{ uuid: s-lin, owner: lin, video: camera, audio: mic, videoState: open, audioState: open, type: both }}
    - {{ uuid: s-anna, owner: anna, video: camera, audio: mic, videoState: open, audioState: open, type: both }}
  widgets:
    netlessBoard: {{ active: true }}
"""
STUDENT = {
    "one-to-one": ["camera", "microphone", "reward", "boardAuthorization"],
    "small": ["camera", "microphone", "reward", "boardAuthorization", "offStage"],
    "lecture": ["camera", "microphone", "boardAuthorization", "offStage"],
}
TEACHER = {"one-to-one": [], "small": ["allOffStage"], "lecture": ["allOffStage"]}


@pytest.fixture
def lessons(play, project, new_bench):
    """The teacher, the student and an observer of a kind of class."""

    def open_three(preset: str) -> list[Workbench]:
        room = play(SCENE.format(preset=preset), root=project)
        teacher = new_bench(room, isolated=True, scene="menus", user="lin")
        # While the page's time stands still the menu stays, however slow the machine is.
        teacher.page.clock.install()
        teacher.page.clock.pause_at("2100-01-01")
        return [teacher, *(new_bench(room, scene="menus", user=user) for user in ("anna", "guest"))]

    return open_three


def window(bench: Workbench, preset: str, user: str):
    if preset == "lecture" and user == "anna":
        return bench.page.locator('#scene [data-widget="streamWindow-s-anna"]')
    return bench.page.locator(f'#scene [id$="--window-{user}"]')


def open_menu(teacher: Workbench, preset: str, user: str = "anna"):
    window(teacher, preset, user).click(position={"x": 60, "y": 12})
    menu = teacher.page.locator("#scene .renderMenu")
    expect(menu).to_be_visible()
    return menu


def entries(menu) -> list[str]:
    return menu.locator("button").evaluate_all("all => all.map(one => one.dataset.action ?? one.id.split('--').pop())")


@pytest.mark.parametrize("preset", STUDENT)
def test_offers_what_the_class_has(lessons, preset):
    teacher, *others = lessons(preset)
    assert entries(open_menu(teacher, preset)) == STUDENT[preset]
    # A second press on the same window closes it.
    window(teacher, preset, "anna").click(position={"x": 60, "y": 12})
    expect(teacher.page.locator("#scene .renderMenu")).to_have_count(0)
    if TEACHER[preset]:
        assert entries(open_menu(teacher, preset, "lin")) == TEACHER[preset]
    else:
        expect(window(teacher, preset, "lin").locator(".menu")).to_have_count(0)
    for bench in others:
        expect(bench.page.locator("#scene .menu, #scene .renderMenu")).to_have_count(0)


@pytest.mark.parametrize("preset", STUDENT)
def test_does_what_it_says(lessons, preset):
    teacher, student, observer = lessons(preset)
    menu = open_menu(teacher, preset)
    for entry in sorted(STUDENT[preset], key=list(CHECKS).index):
        CHECKS[entry](preset, menu.locator(f"[data-action={entry}]"), student, observer)


def check_camera(preset, button, student, observer):
    button.click()
    for bench in (student, observer):
        expect(window(bench, preset, "anna").get_by_role("img", name="camera not permitted")).to_be_visible()
    expect(button).to_have_attribute("aria-label", "Camera, not permitted")
    button.click()
    for bench in (student, observer):
        expect(window(bench, preset, "anna").locator(".monogram")).to_be_visible()


def check_microphone(preset, button, student, observer):
    button.click()
    expect(button).to_have_attribute("aria-label", "Microphone, not permitted")
    expect(student.toasts).to_be_visible()
    expect(observer.log).to_contain_text("onStreamUpdated")
    button.click()
    expect(button).to_have_attribute("aria-label", "Microphone, on")


def check_reward(preset, button, student, observer):
    button.click()
    for bench in (student, observer):
        expect(window(bench, preset, "anna").locator(".reward")).to_contain_text("x1")
    button.click()
    expect(window(student, preset, "anna").locator(".reward")).to_contain_text("x2")


def check_boardAuthorization(preset, button, student, observer):
    expect(student.page.locator("#scene .toolCollection button")).to_have_count(0)
    button.click()
    expect(student.page.locator("#scene .toolCollection button").first).to_be_visible()
    expect(button).to_have_attribute("aria-label", "Auth, granted")
    button.click()
    expect(student.page.locator("#scene .toolCollection button")).to_have_count(0)


def check_offStage(preset, button, student, observer):
    button.click()
    for bench in (student, observer):
        expect(window(bench, preset, "anna")).to_have_count(0)
    expect(button).to_have_count(0)


# In this order: the first toast is the one of the microphone, and the last entry takes the window away.
CHECKS = {
    "microphone": check_microphone,
    "camera": check_camera,
    "reward": check_reward,
    "boardAuthorization": check_boardAuthorization,
    "offStage": check_offStage,
}


@pytest.mark.parametrize("preset", ["small", "lecture"])
def test_takes_everybody_off_stage_and_then_nobody(lessons, preset):
    teacher, student, observer = lessons(preset)
    menu = open_menu(teacher, preset, "lin")
    menu.get_by_role("button", name="Take everybody off stage").click()
    for bench in (student, observer):
        expect(window(bench, preset, "anna")).to_have_count(0)
    expect(menu.locator("button")).to_be_disabled()


def test_opens_on_the_teachers_own_window_over_the_board(lessons):
    teacher, *_ = lessons("lecture")
    teacher.page.locator("#c-teacher .teacherVideo .menu").focus()
    teacher.page.keyboard.press("ArrowLeft")
    own = teacher.page.locator('#scene [data-widget="streamWindow-s-lin"]')
    own.click(position={"x": 60, "y": 20})
    menu = teacher.page.get_by_role("group", name="Ms. Lin: menu")
    expect(menu.get_by_role("button", name="Take everybody off stage")).to_be_enabled()
