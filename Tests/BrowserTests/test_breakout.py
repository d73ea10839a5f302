"""A class in discussion groups, from the invitation to the return, on the pages of those who are in it."""

import pytest
from playwright.sync_api import expect
from support.workbench import Workbench

SCENE = "breakout"


@pytest.fixture
def groups(borrow, project):
    return borrow(project)


@pytest.fixture
def seat(groups, new_bench):
    """Opens the page of one user of the class: `seat("priya")`."""

    def open_page(user: str, **view: str) -> Workbench:
        return new_bench(groups, scene=SCENE, user=user, **view)

    return open_page


def room(bench: Workbench):
    """The name of the room that a page shows."""
    return bench.state_bar.locator(".room")


def question(bench: Workbench):
    return bench.page.locator("#scene .alert-box:visible")


def answer(bench: Workbench, word: str) -> None:
    question(bench).get_by_role("button", name=word, exact=True).click()


def panel_row(bench: Workbench, group: str):
    return bench.page.locator("#scene .breakout li").filter(has_text=group)


def test_goes_from_the_invitation_into_the_group_and_back(seat):
    teacher = seat("lin", open="toolBar.breakout")
    student = seat("priya")
    observer = seat("dean")
    expect(room(student)).to_have_text("Physics 7B")
    expect(question(student)).to_contain_text("The teacher invites you to join Colours")
    expect(panel_row(teacher, "Colours")).to_contain_text("Priya Raman · asked")
    expect(question(observer)).to_have_count(0)
    stage = observer.page.locator("#scene .videoStrip")
    expect(stage).to_contain_text("Priya Raman")

    answer(student, "Join")
    expect(room(student)).to_have_text("Colours")
    expect(question(student)).to_have_count(0)
    expect(student.page.locator("#scene .videoStrip")).to_contain_text("Priya Raman")
    expect(student.page.get_by_role("button", name="Help")).to_be_enabled()
    expect(panel_row(teacher, "Colours")).not_to_contain_text("asked")
    expect(panel_row(teacher, "Colours")).to_contain_text("Priya Raman")
    expect(room(observer)).to_have_text("Physics 7B")

    student.page.get_by_role("button", name="Settings").click()
    student.page.get_by_role("button", name="Leave Classroom").click()
    dialog = student.page.get_by_role("dialog", name="Exit", exact=True)
    expect(dialog.get_by_label("Return to main session")).to_be_checked()
    dialog.get_by_role("button", name="Confirm").click()
    expect(room(student)).to_have_text("Physics 7B")
    expect(panel_row(teacher, "Colours")).to_contain_text("Nobody yet")
    expect(stage).to_contain_text("Priya Raman")


def test_declines_an_invitation_and_can_be_asked_again(seat):
    teacher = seat("lin", open="toolBar.breakout")
    student = seat("priya")
    answer(student, "Later")
    expect(question(student)).to_have_count(0)
    expect(panel_row(teacher, "Colours")).to_contain_text("Nobody yet")
    panel = teacher.page.locator("#scene .breakout")
    panel.get_by_label("Person").select_option("priya")
    panel.get_by_label("Group", exact=True).select_option("waves")
    panel.get_by_role("button", name="Invite").click()
    expect(question(student)).to_contain_text("The teacher invites you to join Waves")
    answer(student, "Join")
    expect(room(student)).to_have_text("Waves")


def test_calls_the_teacher_who_helps_one_group_at_a_time(seat):
    teacher = seat("lin")
    caller, other = seat("chen"), seat("oskar")
    expect(room(caller)).to_have_text("Lenses")

    def call(bench: Workbench) -> None:
        bench.page.get_by_role("button", name="Help").click()
        expect(question(bench)).to_contain_text("You can invite the teacher to this group")
        answer(bench, "Invite")

    call(caller)
    expect(question(teacher)).to_contain_text("陈小明 asks you for help in Lenses")
    call(other)
    expect(other.toasts).to_contain_text("The teacher is helping other groups")
    answer(teacher, "Later")
    busy = caller.page.get_by_role("alertdialog")
    expect(busy).to_contain_text("The teacher is currently helping others")
    busy.get_by_role("button", name="Confirm").click()

    call(caller)
    answer(teacher, "Join")
    expect(room(teacher)).to_have_text("Lenses")
    expect(caller.toasts).to_contain_text("teacher Ms. Lin has joined the group")
    expect(caller.page.locator("#scene .videoStrip")).to_contain_text("Ms. Lin")
    expect(caller.page.locator("#scene .icon-breakoutRoom-help-disabledImage")).to_be_visible()
    caller.page.get_by_role("button", name="Help").click()
    expect(caller.toasts).to_contain_text("The teacher is already in this group")


def test_keeps_what_is_said_and_drawn_in_a_group_there(seat):
    member, outsider = seat("chen"), seat("dean")
    fellow = seat("shen")
    member.page.get_by_role("button", name="Raise hand").dispatch_event("pointerdown", {"button": 0})
    expect(fellow.page.locator("#scene .videoStrip .waving, #scene .videoStrip [class*=wav]")).not_to_have_count(0)
    expect(outsider.page.locator("#scene .videoStrip [class*=wav]")).to_have_count(0)


def test_divides_the_class_moves_the_teacher_and_brings_everybody_back(seat):
    teacher = seat("lin", open="toolBar.breakout")
    first, second = seat("chen"), seat("noah")
    panel = teacher.page.locator("#scene .breakout")
    panel.get_by_role("button", name="Close all").click()
    expect(room(first)).to_have_text("Physics 7B")
    expect(room(second)).to_have_text("Physics 7B")
    expect(panel).to_contain_text("The class is not divided.")

    panel.get_by_label("Number of groups").fill("2")
    panel.get_by_role("button", name="Make groups").click()
    expect(room(first)).to_have_text("Group 1")
    expect(room(second)).to_have_text("Group 2")

    panel_row(teacher, "Group 1").get_by_role("button", name="Enter").click()
    expect(room(teacher)).to_have_text("Group 1")
    expect(first.page.locator("#scene .videoStrip")).to_contain_text("Ms. Lin")
    panel_row(teacher, "Group 2").get_by_role("button", name="Enter").click()
    expect(room(teacher)).to_have_text("Group 2")
    expect(first.toasts).to_contain_text("teacher Ms. Lin has left the group")
    expect(second.page.locator("#scene .videoStrip")).to_contain_text("Ms. Lin")

    panel.get_by_label("Message to all groups").fill("Five minutes left")
    panel.get_by_role("button", name="Send").click()
    expect(first.toasts).to_contain_text("To all groups: Five minutes left")

    panel.get_by_role("button", name="Close all").click()
    for bench in (teacher, first, second):
        expect(room(bench)).to_have_text("Physics 7B")


def test_shows_a_late_page_where_its_user_is(seat):
    assert seat("shen", device="phone").state_bar.locator(".room").text_content() == "Lenses"
    assert seat("lin", device="phone").state_bar.locator(".room").text_content() == "Physics 7B"


def test_closes_the_settings_through_which_somebody_leaves_a_group(seat):
    student = seat("priya")
    answer(student, "Join")
    expect(room(student)).to_have_text("Colours")
    scene = student.page.locator("#scene")
    scene.locator('[data-opens="toolBar.setting"]').click()
    scene.locator(".setting .exit").click()
    scene.locator(".setting dialog button").last.click()
    expect(room(student)).to_have_text("Physics 7B")
    expect(scene.locator("[data-popup]")).to_have_count(0)


def test_closes_the_popup_of_somebody_whom_the_teacher_moves(seat):
    teacher = seat("lin", open="toolBar.breakout")
    student = seat("chen")
    expect(room(student)).to_have_text("Lenses")
    student.page.locator('#scene [data-opens="toolBar.setting"]').click()
    expect(student.popup).to_be_visible()
    teacher.page.locator("#scene .breakout").get_by_role("button", name="Close all").click()
    expect(room(student)).to_have_text("Physics 7B")
    expect(student.popup).to_have_count(0)
    student.page.reload()
    student.wait_until_live()
    expect(student.popup).to_have_count(0)
    # Whoever moves others works on in theirs.
    expect(teacher.page.locator("#scene .breakout")).to_contain_text("The class is not divided.")
