"""A poll from its first word to its end, on the pages of a teacher, of students and of an observer."""

import re

import pytest
from playwright.sync_api import expect
from support.holding import hold
from support.saving import edit
from support.workbench import Workbench

LESSON = """\
scene: poll-lesson
title: { en: A lesson with a poll, zh-Hans: 投票课 }
extends: presets/small
viewer: lin
contexts:
  clock: 2026-03-02T09:12:00Z
  room: { uuid: poll-lesson, name: Physics 7B, class: { state: during, startTime: -12m, duration: 45m } }
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
    - { uuid: qiu, name: Qiu Yan, role: assistant }
    - { uuid: chen, name: 陈小明, role: student }
    - { uuid: amelia, name: Amélie Dubois, role: student }
    - { uuid: noah, name: Noah Bennett, role: student }
    - { uuid: guest, name: Guest, role: observer }
  widgets:
    netlessBoard: { active: true }
    poll: { active: true }
"""


class PollPage:
    """A page as far as its poll goes."""

    def __init__(self, bench):
        self.bench = bench
        self.page = bench.page
        self.card = bench.page.locator('#scene [data-widget="poll"]')
        self.question = self.card.get_by_label("Question", exact=True)
        self.start = self.card.get_by_role("button", name="Start poll")
        self.stop = self.card.get_by_role("button", name="Stop poll")
        self.submit = self.card.get_by_role("button", name="Submit")

    def option(self, number: int):
        """The editor's field of an option."""
        return self.card.get_by_label(f"Option {number}", exact=True)

    def choice(self, name: str):
        """A voter's button or box of an option."""
        return self.card.get_by_label(name, exact=True)

    def choose(self, name: str) -> None:
        """Marks an option and waits until the server knows it."""
        self.choice(name).check(force=True)
        expect(self.submit).to_be_enabled()

    def vote(self, *names: str) -> None:
        for name in names:
            self.choose(name)
        self.submit.click()
        expect(self.submit).to_have_count(0)

    def write(self, question: str, *options: str) -> None:
        self.question.fill(question)
        for number, option in enumerate(options, 1):
            if number > 2:
                self.card.get_by_role("button", name="Add an option").click()
            self.option(number).fill(option)

    def expect_tally(self, tally: dict[str, str]) -> None:
        """The options with their votes, such as `{"Ice": "(1) 50%"}`, and bars as long as they say."""
        for name, votes in tally.items():
            row = self.card.get_by_role("listitem").filter(has_text=name)
            expect(row.locator(".votes")).to_have_text(votes)
        expect(self.card.locator(".bar")).to_have_count(len(tally))

    def bar_shares(self) -> list[float]:
        """How much of each bar is filled, once its transition is over."""
        return self.card.locator(".bar").evaluate_all(
            """async bars => {
                await Promise.all(bars.flatMap(bar => bar.getAnimations({ subtree: true })).map(a => a.finished));
                return bars.map(bar => parseFloat(getComputedStyle(bar, "::before").width) / bar.clientWidth);
            }"""
        )


@pytest.fixture
def lesson(play, project):
    return play(LESSON, project)


@pytest.fixture
def join(lesson, new_bench):
    """Opens the page of one of the lesson's people."""

    def open_page(user: str, **view: str) -> PollPage:
        return PollPage(new_bench(lesson, scene="poll-lesson", user=user, **view))

    return open_page


@pytest.fixture
def teacher(join):
    return join("lin")


@pytest.fixture
def running_poll(teacher):
    """A poll that the teacher has just started."""
    teacher.write("Which surface has the least friction?", "Ice", "Wood", "Rubber")
    teacher.start.click()
    expect(teacher.stop).to_be_visible()
    return teacher


def test_plays_a_whole_poll_on_three_pages(join, teacher):
    student, observer = join("chen"), join("guest")
    for watcher in (student, observer):
        expect(watcher.card.get_by_role("button")).to_have_count(0)

    teacher.write("Which surface has the least friction?", "Ice", "Wood", "Rubber")
    teacher.start.click()
    for page in (teacher, student, observer):
        expect(page.card).to_contain_text("Which surface has the least friction?")
    expect(teacher.card).to_contain_text("0 of 3 have voted")
    expect(teacher.card).to_contain_text("In progress")
    expect(student.card).to_contain_text("Poll  (Single)")
    expect(student.submit).to_be_disabled()

    student.vote("Wood")
    for page in (teacher, student, observer):
        page.expect_tally({"Ice": "(0) 0%", "Wood": "(1) 100%", "Rubber": "(0) 0%"})
    join("amelia").vote("Ice")
    for page in (teacher, student, observer):
        page.expect_tally({"Ice": "(1) 50%", "Wood": "(1) 50%", "Rubber": "(0) 0%"})
        assert page.bar_shares() == pytest.approx([0.5, 0.5, 0], abs=0.02)
    expect(teacher.card).to_contain_text("2 of 3 have voted")

    undecided = join("noah")
    expect(undecided.submit).to_be_visible()
    teacher.stop.click()
    for page in (teacher, student, observer, undecided):
        page.expect_tally({"Ice": "(1) 50%", "Wood": "(1) 50%", "Rubber": "(0) 0%"})
    expect(teacher.card).to_contain_text("Ended")
    expect(undecided.submit).to_have_count(0)

    teacher.card.get_by_role("button", name="Close").first.click()
    for page in (teacher, student, observer, undecided):
        expect(page.card).to_have_count(0)


def test_starts_nothing_but_a_whole_question(teacher):
    expect(teacher.start).to_be_disabled()
    expect(teacher.card).to_contain_text("Fill in the question and every option.")
    teacher.write("Which?", "Ice", "Ice")
    expect(teacher.start).to_be_disabled()
    teacher.question.focus()
    expect(teacher.card).to_contain_text("Options 1 and 2 are the same.")
    expect(teacher.option(2)).to_have_attribute("aria-invalid", "true")
    # With every key, before the field is left.
    teacher.option(2).press_sequentially("d tea")
    expect(teacher.start).to_be_enabled()
    teacher.option(2).fill("   ")
    expect(teacher.start).to_be_disabled()
    teacher.option(2).fill("x" * 60)
    expect(teacher.option(2)).to_have_value("x" * 50)
    expect(teacher.start).to_be_enabled()


def test_adds_and_removes_options_around_what_is_written(teacher):
    teacher.write("Which?", "Ice", "Wood", "Rubber", "Steel", "Glass")
    expect(teacher.card.get_by_role("button", name="Add an option")).to_be_disabled()
    teacher.card.get_by_role("button", name="Remove option 2").click()
    expect(teacher.card.locator(".fields input")).to_have_count(4)
    values = teacher.card.locator(".fields input").evaluate_all("fields => fields.map(field => field.value)")
    assert values == ["Ice", "Rubber", "Steel", "Glass"]


def test_keeps_the_focus_near_an_option_that_is_removed(teacher):
    teacher.write("Which?", "Ice", "Wood", "Rubber", "Steel")
    teacher.card.get_by_role("button", name="Remove option 2").focus()
    teacher.page.keyboard.press("Enter")
    expect(teacher.card.locator(".fields input")).to_have_count(3)
    expect(teacher.option(2)).to_be_focused()
    expect(teacher.option(2)).to_have_value("Rubber")
    teacher.card.get_by_role("button", name="Remove option 3").focus()
    teacher.page.keyboard.press("Enter")
    expect(teacher.card.locator(".fields input")).to_have_count(2)
    expect(teacher.card.get_by_role("button", name="Add an option")).to_be_focused()


def test_leaves_what_is_being_typed_alone_when_people_come(teacher):
    teacher.question.fill("Which?")
    teacher.option(1).press_sequentially("Half a w")
    page = teacher.page
    page.evaluate("document.activeElement.setSelectionRange(3, 3)")
    other = teacher.bench.page.context.new_page()
    other.goto(page.url)
    other.get_by_label("Name of a new student").fill("Wanda")
    other.get_by_role("button", name="Joins").click()
    expect(page.locator("#d-people-counts")).to_contain_text("4 students")
    expect(teacher.option(1)).to_be_focused()
    expect(teacher.option(1)).to_have_value("Half a w")
    assert page.evaluate("document.activeElement.selectionStart") == 3
    expect(teacher.question).to_have_value("Which?")


def test_keeps_what_was_written_through_a_reload(teacher):
    teacher.write("Which?", "Ice")
    teacher.card.get_by_label("Multi-select").check(force=True)
    teacher.option(2).focus()
    expect(teacher.card.locator("input[name=title][value='Which?']")).to_have_count(1)
    expect(teacher.card.locator("input[name=option-1][value='Ice']")).to_have_count(1)
    expect(teacher.card.locator("input[name=mode][value='2'][checked]")).to_have_count(1)
    teacher.page.reload()
    teacher.bench.wait_until_live()
    expect(teacher.question).to_have_value("Which?")
    expect(teacher.option(1)).to_have_value("Ice")
    expect(teacher.card.get_by_label("Multi-select")).to_be_checked()


@pytest.fixture
def second_page(join):
    """Another page of the teacher's."""
    return join("lin")


def test_keeps_a_choice_that_the_server_has_not_drawn_yet(teacher, second_page):
    with hold(teacher.page, "**/command") as choice:
        teacher.card.get_by_label("Multi-select").check(force=True)
    second_page.question.fill("Which?")
    second_page.option(1).focus()
    # A picture that knows of the question, and not of the choice before it.
    expect(teacher.card.locator("input[name=title][value='Which?']")).to_have_count(1)
    expect(teacher.card.locator("input[name=mode][value='1'][checked]")).to_have_count(1)
    expect(teacher.card.get_by_label("Multi-select")).to_be_checked()
    choice.let_go()
    expect(teacher.card.locator("input[name=mode][value='2'][checked]")).to_have_count(1)
    expect(teacher.card.get_by_label("Multi-select")).to_be_checked()


def test_keeps_a_text_that_the_server_has_not_drawn_yet(teacher, second_page):
    with hold(teacher.page, "**/command") as text:
        teacher.question.fill("Which?")
        teacher.option(1).focus()
    second_page.card.get_by_label("Multi-select").check(force=True)
    expect(teacher.card.locator("input[name=mode][value='2'][checked]")).to_have_count(1)
    expect(teacher.question).to_have_value("Which?")
    text.let_go()
    expect(teacher.card.locator("input[name=title][value='Which?']")).to_have_count(1)
    expect(teacher.question).to_have_value("Which?")


def test_keeps_a_choice_while_the_page_is_made_anew(lesson, teacher):
    page, choice = teacher.page, teacher.card.get_by_label("Multi-select")
    with hold(page, re.compile(r"/\?scene=")) as fetch:
        edit(lesson.root / "Scenes/poll-lesson.yaml", "name: Ms. Lin,", "name: Ms. Linda,")
    expect(choice).not_to_be_checked()
    older = fetch.fetch()
    choice.check(force=True)
    expect(teacher.card.locator("input[name=mode][value='2'][checked]")).to_have_count(1)
    # What follows the fetched page comes late.
    with hold(page, "**/events?*") as stream:
        fetch.answer(older)
    expect(page.get_by_label("Seen by")).to_contain_text("Ms. Linda")
    expect(choice).to_be_checked()
    stream.let_go()
    expect(teacher.card.locator("input[name=mode][value='2'][checked]")).to_have_count(1)
    expect(choice).to_be_checked()


def test_takes_a_refused_choice_back(join):
    teacher = join("lin", allowing="409")
    refusal = {"code": "roleNotAllowed", "message": "Not now."}
    teacher.page.route("**/command", lambda route: route.fulfill(status=409, json=refusal), times=1)
    teacher.card.get_by_label("Multi-select").click()
    expect(teacher.bench.messages).to_contain_text("Not now.")
    expect(teacher.card.get_by_label("Single")).to_be_checked()
    teacher.card.get_by_label("Multi-select").check(force=True)
    expect(teacher.card.locator("input[name=mode][value='2'][checked]")).to_have_count(1)


def test_shows_a_newcomer_the_present_state(join, running_poll):
    join("chen").vote("Ice")
    again, assistant, observer = join("chen"), join("qiu"), join("guest")
    for page in (again, assistant, observer):
        page.expect_tally({"Ice": "(1) 100%", "Wood": "(0) 0%", "Rubber": "(0) 0%"})
    expect(assistant.stop).to_be_visible()
    late = join("amelia")
    expect(late.submit).to_be_disabled()
    expect(late.card.get_by_role("radio")).to_have_count(3)


def test_keeps_an_unsent_choice_when_others_vote(join, running_poll):
    undecided = join("chen")
    undecided.choose("Rubber")
    join("amelia").vote("Ice")
    running_poll.expect_tally({"Ice": "(1) 100%", "Wood": "(0) 0%", "Rubber": "(0) 0%"})
    expect(undecided.choice("Rubber")).to_be_checked()
    undecided.submit.click()
    undecided.expect_tally({"Ice": "(1) 50%", "Wood": "(0) 0%", "Rubber": "(1) 50%"})


def test_counts_every_choice_of_a_voter(join, teacher):
    teacher.write("Which?", "Ice", "Wood", "Rubber")
    teacher.card.get_by_label("Multi-select").check(force=True)
    teacher.start.click()
    student = join("chen")
    expect(student.card).to_contain_text("Poll  (Multi-select)")
    student.choose("Ice")
    student.choice("Ice").uncheck(force=True)
    expect(student.submit).to_be_disabled()
    student.vote("Ice", "Rubber")
    join("amelia").vote("Ice")
    for page in (teacher, student):
        page.expect_tally({"Ice": "(2) 100%", "Wood": "(0) 0%", "Rubber": "(1) 50%"})


def test_lets_one_vote_with_the_keyboard_alone(join, running_poll):
    student = join("chen")
    keyboard = student.page.keyboard
    student.choice("Ice").focus()
    keyboard.press("Space")
    expect(student.submit).to_be_enabled()
    keyboard.press("ArrowDown")
    expect(student.choice("Wood")).to_be_focused()
    expect(student.card.locator("input[value='1'][checked]")).to_have_count(1)
    keyboard.press("Tab")
    expect(student.submit).to_be_focused()
    keyboard.press("Enter")
    student.expect_tally({"Ice": "(0) 0%", "Wood": "(1) 100%", "Rubber": "(0) 0%"})


def test_lets_an_observer_do_nothing(join, running_poll):
    observer = join("guest")
    observer.expect_tally({"Ice": "(0) 0%", "Wood": "(0) 0%", "Rubber": "(0) 0%"})
    expect(observer.card.locator("button, input, a, [data-action]")).to_have_count(0)
    box = observer.card.bounding_box()
    observer.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    join("chen").vote("Ice")
    observer.expect_tally({"Ice": "(1) 100%", "Wood": "(0) 0%", "Rubber": "(0) 0%"})


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_moves_bars_unless_motion_is_reduced(lesson, new_page, join, running_poll, motion, moves):
    page = new_page(reduced_motion=motion)
    observer = PollPage(Workbench(page, lesson.url).open(scene="poll-lesson", user="guest"))
    observer.expect_tally({"Ice": "(0) 0%", "Wood": "(0) 0%", "Rubber": "(0) 0%"})
    page.evaluate("addEventListener('transitionrun', event => { window.moved = event.elapsedTime === 0; })")
    join("chen").vote("Ice")
    observer.expect_tally({"Ice": "(1) 100%", "Wood": "(0) 0%", "Rubber": "(0) 0%"})
    duration = observer.card.locator(".bar").first.evaluate("bar => getComputedStyle(bar, '::before').transitionDuration")
    assert (duration == "0.25s") == moves
    assert observer.bar_shares() == pytest.approx([1, 0, 0], abs=0.01)
    if moves:
        assert page.evaluate("window.moved")


def test_begins_the_next_poll_afresh(join, running_poll):
    student = join("chen")
    student.vote("Ice")
    running_poll.stop.click()
    running_poll.card.get_by_role("button", name="New poll").click()
    student.expect_tally({"Ice": "(1) 100%", "Wood": "(0) 0%", "Rubber": "(0) 0%"})
    expect(running_poll.question).to_have_value("")
    running_poll.write("And now?", "Yes", "No")
    running_poll.start.click()
    expect(student.card).to_contain_text("And now?")
    expect(student.submit).to_be_disabled()
    expect(student.card.locator("input:checked")).to_have_count(0)


def test_has_nothing_that_axe_finds_serious(join, axe):
    teacher = join("lin", theme="contrast")
    assert axe(teacher.page) == []
    teacher.write("Which?", "Ice", "Ice")
    teacher.question.focus()
    expect(teacher.card).to_contain_text("Options 1 and 2 are the same.")
    assert axe(teacher.page) == []
    teacher.option(2).fill("Wood")
    teacher.start.click()
    expect(teacher.stop).to_be_visible()
    assert axe(teacher.page) == []
    student = join("chen", theme="contrast", mode="dark")
    student.choose("Ice")
    assert axe(student.page) == []
    student.submit.click()
    student.expect_tally({"Ice": "(1) 100%", "Wood": "(0) 0%"})
    assert axe(student.page) == []
