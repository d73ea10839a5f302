"""A popup quiz as teacher, students and an observer have it in front of them at once."""

import re

import pytest
from playwright.sync_api import expect

SCENE = """
scene: quiz
extends: presets/small
viewer: lin
contexts:
  room: { uuid: quiz, name: Physics 7B }
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
    - { uuid: chen, name: 陈小明, role: student }
    - { uuid: zhang, name: 张子轩, role: student }
    - { uuid: dean, name: Dean, role: observer }
  widgets:
    netlessBoard: { active: true }
    popupQuiz: { active: true, frame: { x: 0.5, y: 0.5 } }
"""
RIGHT, WRONG = "rgb(58, 127, 52)", "rgb(204, 59, 50)"


@pytest.fixture
def quiz(play, project):
    """A preview of a lesson in which the teacher has just opened the quiz."""
    return play(SCENE, project)


@pytest.fixture
def seat(quiz, new_bench):
    """Opens somebody's page and gives the quiz on it."""

    def take(user: str, **view: str):
        return new_bench(quiz, scene="quiz", user=user, **view).page.locator('[data-widget="popupQuiz"]')

    return take


@pytest.fixture
def teacher(seat):
    return seat("lin")


def start(teacher, *correct: str) -> None:
    for letter in correct:
        teacher.get_by_role("button", name=letter, exact=True).click()
    teacher.get_by_role("button", name="Start").click()


def option(quiz, letter: str):
    return quiz.get_by_role("button", name=letter, exact=True)


def answer(quiz, *letters: str) -> None:
    for letter in letters:
        option(quiz, letter).click()
        expect(option(quiz, letter)).to_have_attribute("aria-pressed", "true")
    quiz.get_by_role("button", name="Submit the answer").click()
    # What others do next comes after it.
    expect(quiz.get_by_role("button", name="Change My Answer")).to_be_visible()


def test_plays_from_the_setup_to_right_and_wrong_answers(teacher, seat):
    chen, zhang, dean = seat("chen"), seat("zhang"), seat("dean")
    expect(teacher.get_by_role("button", name="Start")).to_be_disabled()
    for watching in (chen, zhang, dean):
        expect(watching.locator(".popupQuiz")).to_have_count(0)

    start(teacher, "A", "C")
    expect(teacher.get_by_text("Nobody has answered yet.")).to_be_visible()
    expect(chen.get_by_role("button", name="Submit the answer")).to_be_disabled()

    answer(chen, "C", "B")
    expect(chen.get_by_role("button", name="Change My Answer")).to_be_visible()
    expect(option(chen, "C")).to_be_disabled()
    expect(teacher.get_by_role("row", name="陈小明")).to_contain_text("BC")
    expect(teacher.get_by_role("row", name="陈小明").locator("td").last).to_have_css("color", WRONG)
    expect(teacher.get_by_text("1 of 2 have answered")).to_be_visible()

    chen.get_by_role("button", name="Change My Answer").click()
    option(chen, "B").click()
    expect(option(chen, "B")).to_have_attribute("aria-pressed", "false")
    answer(chen, "A")
    expect(teacher.get_by_role("row", name="陈小明").locator("td").last).to_have_css("color", RIGHT)
    answer(zhang, "D")
    expect(teacher.get_by_text("2 of 2 have answered")).to_be_visible()

    teacher.get_by_role("button", name="Stop").click()
    for quiz, own, color in ((chen, "AC", RIGHT), (zhang, "D", WRONG)):
        expect(quiz.locator("dd")).to_have_text(["2/2", "50%", "AC", own])
        expect(quiz.locator("dd").last).to_have_css("color", color)
        expect(quiz.get_by_role("button")).to_have_count(0)
    expect(dean.locator("dd")).to_have_text(["2/2", "50%", "AC"])


def test_rewards_the_winners_once_and_starts_again(teacher, seat):
    chen = seat("chen")
    start(teacher, "B")
    answer(chen, "B")
    teacher.get_by_role("button", name="Stop").click()
    teacher.get_by_role("button", name="Reward winners").click()
    expect(teacher.get_by_text("Those who answered right are rewarded.")).to_be_visible()
    expect(teacher.get_by_role("button", name="Reward all")).to_have_count(0)
    expect(chen.page.locator("#d-log")).to_contain_text("onUserRewarded")

    teacher.get_by_role("button", name="Start again").click()
    expect(chen.get_by_text("The Correct Answer")).to_be_visible()
    start(teacher, "A")
    expect(chen.get_by_role("button", name="Submit the answer")).to_be_disabled()
    teacher.get_by_role("button", name="Close the quiz").click()
    expect(chen).to_have_count(0)
    expect(teacher).to_have_count(0)


def test_shows_whoever_comes_later_the_present_state(teacher, seat):
    start(teacher, "A")
    answer(seat("chen"), "A")
    expect(seat("chen", device="phone").get_by_role("button", name="Change My Answer")).to_be_visible()

    teacher.page.get_by_placeholder("Name of a new student").fill("Sofia Ruiz")
    teacher.page.get_by_role("button", name="Joins").click()
    user = teacher.page.locator("#d-view [name=user] option", has_text="Sofia Ruiz")
    expect(user).to_be_attached()
    sofia = seat(user.get_attribute("value"))
    expect(sofia.get_by_role("button", name="Submit the answer")).to_be_disabled()
    answer(sofia, "D")
    expect(teacher.get_by_text("2 of 3 have answered")).to_be_visible()
    expect(teacher.get_by_role("row", name="Sofia Ruiz")).to_be_visible()


def test_does_nothing_more_when_enter_is_pressed_twice(teacher):
    option(teacher, "A").click()
    begin = teacher.get_by_role("button", name="Start")
    # A button that is not enabled yet takes no focus, and Enter would take the option back.
    expect(begin).to_be_enabled()
    begin.press("Enter")
    card = teacher.get_by_role("region", name="Pop-up quiz")
    expect(card).to_be_focused()
    teacher.page.keyboard.press("Enter")
    stop = teacher.get_by_role("button", name=re.compile("Stop|End"))
    stop.press("Enter")
    expect(card).to_be_focused()
    expect(stop).to_have_count(0)
    teacher.page.keyboard.press("Enter")
    expect(card).to_be_visible()


def test_keeps_marks_and_focus_while_others_answer(teacher, seat):
    start(teacher, "A")
    chen, zhang = seat("chen"), seat("zhang")
    option(chen, "B").focus()
    chen.page.keyboard.press("Space")
    expect(option(chen, "B")).to_have_attribute("aria-pressed", "true")
    answer(zhang, "A")
    expect(teacher.get_by_role("row", name="张子轩")).to_be_visible()
    expect(option(chen, "B")).to_have_attribute("aria-pressed", "true")
    expect(option(chen, "B")).to_be_focused()


def test_counts_the_time_up_on_every_page(teacher, seat):
    start(teacher, "A")
    chen = seat("chen")
    for clock in (chen.locator(".time"), teacher.locator('[data-format="full"]')):
        expect(clock).to_have_text(re.compile(r"^00:00:0[1-9]$"))
    teacher.get_by_role("button", name="Stop").click()
    expect(chen.locator(".time")).not_to_have_attribute("data-runs-from", re.compile("."))


def test_lets_an_observer_only_watch(teacher, seat):
    start(teacher, "A")
    dean = seat("dean")
    for letter in "ABCD":
        expect(option(dean, letter)).to_be_disabled()
    expect(dean.get_by_role("button", name="Submit the answer")).to_have_count(0)


def test_ships_the_key_to_students_at_the_end_only(teacher, seat):
    start(teacher, "A")
    chen = seat("chen")
    log = chen.page.locator("#d-log")
    expect(log).to_contain_text("onWidgetRoomPropertiesUpdated")
    expect(log).not_to_contain_text("correctItems")


def test_keeps_a_teachers_place_in_the_answers_of_a_large_class(seat, axe):
    teacher = seat("lin", theme="contrast")
    start(teacher, "B")
    simulator = teacher.page.locator("#d-room")
    simulator.locator('[name="students"]').fill("60")
    simulator.get_by_role("button", name="Answer at once").click()
    expect(teacher.get_by_text("60 of 62 have answered")).to_be_visible()
    answers = teacher.get_by_role("region", name="Students' answers")
    answers.focus()
    teacher.page.keyboard.press("End")
    # Scrolling by key may take some frames.
    teacher.page.wait_for_function(
        "body => body.scrollTop + body.clientHeight >= body.scrollHeight - 1", arg=answers.element_handle()
    )
    place = answers.evaluate("body => body.scrollTop")
    assert place > 0
    answer(seat("chen"), "A")
    expect(teacher.get_by_text("61 of 62 have answered")).to_be_visible()
    assert answers.evaluate("body => body.scrollTop") == place
    assert axe(teacher.page) == []


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_reads_well_in_the_contrast_theme(seat, axe, mode):
    view = {"theme": "contrast", "mode": mode}
    teacher = seat("lin", **view)
    assert axe(teacher.page) == []
    start(teacher, "A")
    chen = seat("chen", **view)
    expect(chen.get_by_role("button", name="Submit the answer")).to_be_visible()
    assert axe(chen.page) == []
    answer(chen, "A")
    expect(chen.get_by_role("button", name="Change My Answer")).to_be_visible()
    expect(teacher.get_by_role("row", name="陈小明")).to_be_visible()
    assert axe(chen.page) == []
    assert axe(teacher.page) == []
    teacher.get_by_role("button", name="Stop").click()
    expect(chen.get_by_text("The Correct Answer")).to_be_visible()
    assert axe(chen.page) == []
    assert axe(teacher.page) == []
