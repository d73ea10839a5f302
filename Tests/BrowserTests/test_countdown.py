"""The countdown: its last seconds on a clock that the test turns, and what teacher, student and observer see of one."""

import datetime
import shutil

import pytest
from playwright.sync_api import expect
from support.saving import edit
from support.workbench import Workbench

from conftest import ROOT

SCENE = "countdown-last-seconds"
NOW = datetime.datetime(2026, 3, 2, 9, 12, tzinfo=datetime.UTC)
NORMAL = "rgb(88, 99, 118)"
WARNING = "rgb(204, 59, 50)"

# Notes that the page was told the room's time, and which digit turns each time that one does.
NOTES = """
    document.addEventListener("diorama:clock", () => { window.hasTime = true; });
    window.turns = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...details) {
        const digit = this.closest("[data-digit]");
        if (digit && this.matches(".is-leaving")) window.turns.push(digit.dataset.digit);
        return animate.apply(this, details);
    };
"""


@pytest.fixture
def project(tmp_path):
    """The scene of the countdown alone, with twenty seconds left when it is opened."""
    shutil.copytree(ROOT / "Themes", tmp_path / "Themes")
    for name in ("presets/small", "presets/breakout", SCENE):
        target = tmp_path / f"Scenes/{name}.yaml"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / f"Scenes/{name}.yaml", target)
    edit(tmp_path / f"Scenes/{SCENE}.yaml", "startTime: -52s", "startTime: -40s")
    return tmp_path


@pytest.fixture
def room(borrow, project):
    return borrow(project)


@pytest.fixture
def idle_room(borrow, project):
    """The same room before anybody has started a countdown."""
    stop_countdown(project)
    return borrow(project)


@pytest.fixture(params=["running", "not started"])
def either_room(request, borrow, project):
    if request.param != "running":
        stop_countdown(project)
    return borrow(project)


def stop_countdown(project) -> None:
    edit(project / f"Scenes/{SCENE}.yaml", "      properties: { state: 1, startTime: -40s, duration: 60 }\n", "")


class Countdown:
    """The countdown on one page."""

    def __init__(self, bench) -> None:
        self.page = bench.page
        self.widget = bench.page.locator('#scene [data-widget="countdownTimer"]')
        self.timer = self.widget.get_by_role("timer")
        self.digits = self.widget.locator("[data-digit]")
        self.time = self.widget.locator("[data-time-left]")
        self.field = self.widget.get_by_label("Seconds")

    @property
    def left(self) -> int:
        minutes, seconds = self.time.text_content().split(":")
        return int(minutes) * 60 + int(seconds)

    @property
    def shown(self) -> str:
        """The four digits, each from the half that is seen first when it turns."""
        return "".join(self.digits.locator(".is-upper:not(.is-leaving) b").all_text_contents())

    @property
    def color(self) -> str:
        return self.digits.last.evaluate("digit => getComputedStyle(digit).color")

    @property
    def is_turning(self) -> list[bool]:
        return self.digits.evaluate_all("all => all.map(digit => digit.getAnimations({ subtree: true }).length > 0)")

    def finish_turns(self) -> None:
        self.digits.evaluate_all(
            "all => all.forEach(digit => digit.getAnimations({ subtree: true }).forEach(turn => turn.finish()))"
        )

    def pass_seconds(self, count: int = 1) -> None:
        self.page.clock.run_for(count * 1000)


@pytest.fixture
def still_countdown(room, new_page):
    """Opens the countdown of a user on a page whose clock only the test moves."""
    def open_page(user: str = "chen", **options) -> Countdown:
        page = new_page(isolated=True, **options)
        page.add_init_script(NOTES)
        # It runs until it is paused, and on a busy machine that takes more than a second.
        page.clock.install(time=NOW - datetime.timedelta(minutes=10))
        page.clock.pause_at(NOW + datetime.timedelta(seconds=1))
        countdown = Countdown(Workbench(page, room.url).open(scene=SCENE, user=user))
        page.wait_for_function("() => window.hasTime")
        return countdown

    return open_page


@pytest.fixture
def open_countdown(idle_room, new_bench):
    return lambda user, **view: Countdown(new_bench(idle_room, scene=SCENE, user=user, **view))


def test_runs_through_the_last_seconds(still_countdown):
    countdown = still_countdown()
    countdown.pass_seconds(countdown.left - 5)
    for seconds, color in [(5, NORMAL), (4, NORMAL), (3, WARNING), (2, WARNING), (1, WARNING), (0, WARNING)]:
        assert countdown.shown == f"000{seconds}"
        expect(countdown.time).to_have_text(f"00:0{seconds}")
        assert countdown.color == color
        countdown.pass_seconds()
    assert countdown.shown == "0000"


def test_stays_at_zero_in_the_colour_of_the_warning(still_countdown):
    countdown = still_countdown()
    countdown.pass_seconds(countdown.left + 3600)
    assert countdown.shown == "0000"
    assert countdown.color == WARNING
    expect(countdown.timer).to_be_visible()


def test_turns_only_the_digits_that_change(still_countdown):
    countdown = still_countdown()
    countdown.pass_seconds(countdown.left - 11)
    countdown.page.evaluate("window.turns = []")
    turns = []
    for _ in range(12):
        countdown.pass_seconds()
        turns.append("".join(sorted(countdown.page.evaluate("window.turns.splice(0)"))))
    # 10, 09, 08 … 00, and then nothing.
    assert turns == ["3", "23", *["3"] * 9, ""]


def test_turns_the_upper_half_before_the_lower_one(still_countdown):
    countdown = still_countdown()
    before = countdown.shown[3]
    # Web animations run on the browser's own clock, so these wait: this is what the last digit is set to do.
    countdown.page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...details) {
                const animation = animate.apply(this, details);
                animation.pause();
                return animation;
            };
        }"""
    )
    countdown.pass_seconds()
    after = countdown.shown[3]
    halves = countdown.digits.last.evaluate(
        """digit => [...digit.querySelectorAll(".is-leaving, .is-arriving")].map(half => {
            const { delay, duration, easing } = half.getAnimations()[0].effect.getTiming();
            return [delay, duration, easing, half.textContent];
        })"""
    )
    assert halves == [[0, 250, "linear", before], [250, 250, "linear", after]]
    assert countdown.digits.last.locator(".is-lower b").first.text_content() == before
    countdown.finish_turns()
    expect(countdown.digits.last.locator(".is-lower b").first).to_have_text(after)


def test_changes_digits_at_once_for_those_who_prefer_that(still_countdown):
    countdown = still_countdown(reduced_motion="reduce")
    left = countdown.left
    countdown.pass_seconds(2)
    assert countdown.left == left - 2
    assert not any(countdown.is_turning)
    assert countdown.page.evaluate("window.turns") == []
    texts = countdown.digits.last.locator("b").all_text_contents()
    assert set(texts) == {str((left - 2) % 10)}


def test_announces_the_end_once_to_those_who_saw_it_come(still_countdown):
    countdown = still_countdown()
    alert = countdown.widget.get_by_role("alert")
    countdown.pass_seconds(countdown.left - 1)
    expect(alert).to_be_empty()
    countdown.pass_seconds()
    expect(alert).to_have_text("Time is up.")
    assert countdown.timer.get_attribute("aria-live") is None


def test_keeps_its_time_when_something_else_changes(still_countdown, room, new_bench):
    countdown = still_countdown()
    teacher = Countdown(new_bench(room, scene=SCENE, user="lin"))
    countdown.pass_seconds(countdown.left - 2)
    countdown.finish_turns()
    style = countdown.widget.get_attribute("style")
    teacher.widget.focus()
    teacher.page.keyboard.press("ArrowLeft")
    expect(countdown.widget).not_to_have_attribute("style", style)
    # The patch carries the time of the server, which the test's clock has left behind.
    assert countdown.shown == "0002"
    assert countdown.color == WARNING
    assert not any(countdown.is_turning)


def test_shows_an_observer_and_lets_them_do_nothing(still_countdown):
    countdown = still_countdown("guest")
    left = countdown.left
    countdown.pass_seconds()
    assert countdown.left == left - 1
    assert countdown.widget.locator("button, input, [tabindex], [data-action]").count() == 0
    assert countdown.widget.evaluate("widget => getComputedStyle(widget).pointerEvents") == "none"


def test_is_started_by_a_teacher_for_everybody(open_countdown):
    teacher, student, observer = (open_countdown(user) for user in ("lin", "chen", "guest"))
    for other in (student, observer):
        expect(other.timer).to_have_count(0)
    teacher.widget.get_by_role("button", name="5 min").click()
    expect(teacher.field).to_have_value("300")
    teacher.widget.get_by_role("button", name="Start").click()
    for other in (teacher, student, observer):
        expect(other.timer).to_be_visible()
        assert 290 < other.left <= 300

    # Somebody who comes later counts to the same moment.
    late = open_countdown("amelia")
    until = "[data-counts-until]"
    ends = {page.widget.locator(until).get_attribute("data-counts-until") for page in (teacher, student, late)}
    assert len(ends) == 1

    teacher.widget.get_by_role("button", name="Stop").click()
    expect(teacher.field).to_have_value("300")
    for other in (student, observer, late):
        expect(other.timer).to_have_count(0)

    teacher.widget.get_by_role("button", name="Close the countdown").click()
    for other in (teacher, student):
        expect(other.widget).to_have_count(0)


@pytest.mark.parametrize("typed", ["", "0", "3601", "1.5", "abc"])
def test_starts_only_with_a_time(open_countdown, typed):
    teacher = open_countdown("lin")
    start = teacher.widget.get_by_role("button", name="Start")
    expect(teacher.field).to_have_value("60")
    expect(start).to_be_enabled()
    teacher.field.fill(typed)
    expect(start).to_be_disabled()
    teacher.field.press("Enter")
    teacher.field.fill("3600")
    expect(start).to_be_enabled()
    expect(teacher.timer).to_have_count(0)


def test_is_set_and_started_with_the_keyboard(open_countdown):
    teacher, student = open_countdown("lin"), open_countdown("chen")
    teacher.field.fill("600")
    teacher.field.press("Enter")
    expect(student.timer).to_be_visible()
    assert 590 < student.left <= 600


@pytest.mark.parametrize(
    "controller, locale, words",
    [
        ("refusing", "en", "The countdown could not do what was asked: the server refused it."),
        ("offline", "en", "The countdown could not do what was asked: the server does not answer."),
        ("offline", "zh-Hans", "倒计时未能执行您的操作：服务器没有回应。"),
    ],
)
def test_says_once_why_it_does_not_start(idle_room, new_bench, controller, locale, words):
    bench = new_bench(idle_room, allowing="409", scene=SCENE, user="lin", locale=locale)
    choice = bench.page.locator('#d-room-controller [name="controller"]')
    choice.select_option(controller)
    expect(bench.log.locator("li").first).to_be_visible()
    bench.page.locator('#scene [data-widget="countdownTimer"] [data-action="start"] [type="submit"]').click()
    expect(bench.messages.locator(".d-message")).to_have_text([words])


@pytest.mark.parametrize("user", ["lin", "chen"])
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_is_accessible(either_room, new_bench, axe, user, mode):
    bench = new_bench(either_room, scene=SCENE, user=user, theme="contrast", mode=mode)
    expect(Countdown(bench).widget).to_have_count(1)
    assert axe(bench.page) == []
