"""A poll while its teacher writes it: what was entered stays, whatever comes from the server meanwhile."""

import re

import pytest
from playwright.sync_api import expect
from support.holding import hold
from support.poll import join, lesson, teacher
from support.saving import edit


def test_starts_nothing_but_a_whole_question(teacher):
    expect(teacher.start).to_be_disabled()
    expect(teacher.card).to_contain_text("Fill in the question and every option.")
    teacher.write("Which?", "Ice", "Ice")
    expect(teacher.start).to_be_disabled()
    # The field is not left yet, so that only the page knows.
    expect(teacher.card.get_by_role("status")).to_have_text("Two options are the same.")
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


def test_keeps_the_focus_in_the_poll_that_was_started(teacher):
    teacher.write("Which?", "Ice", "Wood")
    expect(teacher.start).to_be_enabled()
    teacher.start.press("Enter")
    expect(teacher.stop).to_be_visible()
    expect(teacher.card.locator(":focus")).to_have_count(1)
    expect(teacher.stop).not_to_be_focused()


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
