"""A poll from its first word to its end, on the pages of a teacher, of students and of an observer."""

import pytest
from playwright.sync_api import expect
from support.poll import PollPage, join, lesson, running_poll, teacher
from support.workbench import Workbench


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
