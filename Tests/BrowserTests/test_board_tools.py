"""The board's tools: grants, the teacher's aids, undo and redo, pages, and the class that answers."""

import re

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def teacher(lesson, new_bench):
    return new_bench(lesson)


@pytest.fixture
def student(lesson, new_bench):
    """陈小明's page, who has the board's grant."""
    return new_bench(lesson, scene="small-class-student")


def cell(bench):
    return bench.page.locator("#c-toolCollection--tools")


def tool(bench, name: str):
    return bench.page.locator(f'#c-boardTools [data-argument="{name}"]')


def open_tools(bench):
    cell(bench).click()
    expect(bench.popup).to_be_visible()


def bottom(bench, component: str) -> float:
    """The lower edge of a component in the scene, in points."""
    return bench.page.locator(f"#c-{component}").evaluate(
        "element => element.offsetTop + element.offsetHeight"
    )


def expect_bottom(bench, component: str, points: float) -> None:
    bench.page.wait_for_function(
        """([id, points]) => {
            const element = document.getElementById(id);
            return Math.abs(element.offsetTop + element.offsetHeight - points) <= 1;
        }""",
        arg=[f"c-{component}", points],
    )


# Grants


def test_gives_a_student_the_tools_with_the_grant_and_takes_them_back(lesson, new_bench):
    teacher = new_bench(lesson, open="toolBar.roster")
    student = new_bench(lesson, user="sofia")
    low = bottom(student, "toolBar")
    expect(cell(student)).to_have_count(0)
    expect(student.page.locator("#scene .pages")).to_have_count(0)

    teacher.cell("sofia", "auth").click()
    expect(cell(student)).to_be_visible()
    expect(student.page.locator("#scene .pages")).to_be_visible()
    expect(student.page.locator("#c-boardTools")).to_have_count(0)
    # 34 high, 15 below the bar.
    expect_bottom(student, "toolBar", low - 49)
    expect(student.toasts).to_contain_text("You can now annotate")

    teacher.cell("sofia", "auth").click()
    expect(cell(student)).to_have_count(0)
    expect_bottom(student, "toolBar", low)


def test_closes_a_students_tools_when_the_grant_ends(lesson, new_bench, student):
    teacher = new_bench(lesson, open="toolBar.roster")
    open_tools(student)
    expect(tool(student, "vote")).to_have_count(0)
    teacher.cell("chen", "auth").click()
    expect(student.popup).to_have_count(0)
    expect(cell(student)).to_have_count(0)


# Tools


def test_grows_with_the_pen_and_draws_with_what_is_set(teacher):
    low = bottom(teacher, "toolBar")
    open_tools(teacher)
    tool(teacher, "paint").click()
    expect(teacher.popup).to_have_count(0)
    expect_bottom(teacher, "toolBar", low - 46)

    teacher.page.get_by_role("button", name="Pen settings").click()
    popup = teacher.page.locator("#c-penSettings")
    popup.get_by_role("button", name="Rhombus").click()
    popup.get_by_role("button", name="Width 4").click()
    popup.get_by_role("button", name="Turquoise").click()
    for name in ("Rhombus", "Width 4", "Turquoise"):
        expect(popup.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    ink = teacher.page.locator("#c-toolCollection--settings .ink")
    expect(ink).to_have_css("background-color", "rgb(80, 227, 194)")
    expect(teacher.page.locator("#c-toolCollection--settings .icon-netlessBoard-rhombus-image")).to_be_visible()


def test_follows_the_board_with_undo_and_redo(teacher, student):
    open_tools(teacher)
    expect(tool(teacher, "pre")).to_have_attribute("aria-disabled", "true")
    tool(teacher, "paint").click()
    expect(teacher.popup).to_have_count(0)
    surface = teacher.page.get_by_role("application", name="Draw on the whiteboard")
    surface.click(position={"x": 300, "y": 120})
    expect(teacher.log).to_contain_text("boardStepChanged")

    open_tools(teacher)
    expect(tool(teacher, "pre")).not_to_have_attribute("aria-disabled", "true")
    expect(tool(teacher, "next")).to_have_attribute("aria-disabled", "true")
    tool(teacher, "pre").click()
    expect(tool(teacher, "pre")).to_have_attribute("aria-disabled", "true")
    expect(tool(teacher, "next")).not_to_have_attribute("aria-disabled", "true")
    tool(teacher, "next").click()
    expect(tool(teacher, "pre")).not_to_have_attribute("aria-disabled", "true")
    # Clearing is a step as well, and what a step back gives again can be cleared again.
    tool(teacher, "clear").click()
    tool(teacher, "pre").click()
    expect(tool(teacher, "next")).not_to_have_attribute("aria-disabled", "true")

    # Everybody takes back their own steps only.
    open_tools(student)
    expect(tool(student, "pre")).to_have_attribute("aria-disabled", "true")


def test_keeps_the_tool_in_the_hand_on_a_page_that_is_loaded_again(teacher):
    open_tools(teacher)
    tool(teacher, "text").click()
    expect(teacher.page.get_by_role("button", name="Text settings")).to_be_visible()
    teacher.page.reload()
    teacher.wait_until_live()
    expect(teacher.page.get_by_role("button", name="Text settings")).to_have_text("18")


def test_says_that_the_board_is_saved(teacher, student):
    open_tools(teacher)
    tool(teacher, "saveBoard").click()
    expect(teacher.toasts).to_contain_text("Saved")
    expect(student.toasts).to_be_empty()


# Pages


def test_turns_the_pages_on_every_page(teacher, student):
    def expect_page(text: str) -> None:
        for bench in (teacher, student):
            expect(bench.page.locator("#scene .pages .page")).to_have_text(text)

    expect_page("1 / 1")
    teacher.page.get_by_role("button", name="Add a page").click()
    expect_page("2 / 2")
    student.page.get_by_role("button", name="Previous page").click()
    expect_page("1 / 2")
    expect(teacher.page.get_by_role("button", name="Previous page")).to_have_attribute("aria-disabled", "true")
    teacher.page.get_by_role("button", name="Next page").focus()
    teacher.page.keyboard.press("Enter")
    expect_page("2 / 2")
    expect(teacher.page.get_by_role("button", name="Next page")).to_be_focused()


# The teacher's aids


@pytest.mark.parametrize(
    "aid, widget", [("vote", "poll"), ("countDown", "countdownTimer"), ("answerSheet", "popupQuiz")]
)
def test_opens_an_editor_for_the_teacher_and_nothing_for_students(teacher, student, aid, widget):
    def shown(bench):
        return bench.page.locator(f'#scene [data-widget="{widget}"]')

    open_tools(teacher)
    tool(teacher, aid).click()
    expect(teacher.popup).to_have_count(0)
    expect(shown(teacher)).to_be_visible()
    expect(shown(teacher).get_by_role("button").first).to_be_visible()
    expect(student.log).to_contain_text("onWidgetActive")
    assert shown(student).locator("button").count() == 0

    open_tools(teacher)
    expect(tool(teacher, aid)).to_have_attribute("aria-label", re.compile("open$"))


def test_does_what_was_chosen_when_the_view_that_closes_the_popup_came_ahead(teacher):
    page = teacher.page
    open_tools(teacher)
    vote = tool(teacher, "vote")
    vote.hover()
    page.evaluate("""() => {
        const load = window.fetch;
        window.fetch = async (...request) => {
            const response = await load(...request);
            await response.clone().text();
            // Past everything that only waited for the answer.
            setTimeout(() => setTimeout(() => { window.cameAhead = true; }));
            return response;
        };
    }""")
    page.mouse.down()
    page.wait_for_function("() => window.cameAhead")
    page.mouse.up()
    expect(teacher.popup).to_have_count(0)
    expect(page.locator('#scene [data-widget="poll"]')).to_be_visible()


def test_raises_what_is_open_already(teacher):
    for aid in ("vote", "answerSheet", "vote"):
        open_tools(teacher)
        tool(teacher, aid).click()
        expect(teacher.popup).to_have_count(0)
    widgets = teacher.page.locator("#scene .classTools [data-widget]")
    expect(widgets).to_have_count(2)
    # What lies behind another one comes to the front when it is pressed; what lies in front has no need to.
    expect(teacher.page.locator('#scene [data-fronts][data-widget="popupQuiz"]')).to_have_count(1)
    expect(teacher.page.locator('#scene [data-fronts][data-widget="poll"]')).to_have_count(0)


# The class simulator


def answer(page: Page, button: str = "Answer at once") -> None:
    page.get_by_role("button", name=button).click()


def test_fills_a_poll_the_same_for_the_same_seed(binary, tmp_path_factory, new_bench):
    from conftest import copy_shipped
    from support.preview import Preview

    tallies = []
    for seed in ("5", "5", "6"):
        with Preview(binary, copy_shipped(tmp_path_factory.mktemp("class"))) as server:
            bench = new_bench(server, scene="poll-in-progress", user="lin")
            students = int(re.search(r"(\d+) students", bench.page.locator("#d-people-counts").inner_text()).group(1))
            bench.page.get_by_label("Seed").fill(seed)
            answer(bench.page)
            expect(bench.page.locator("#d-people-counts")).to_contain_text(f"{students + 30} students")
            poll = bench.page.locator('#scene [data-widget="poll"]')
            expect(poll).to_contain_text(re.compile(rf"\b\d+ of {students + 30} have voted"))
            # The last of the thirty has voted.
            expect(bench.log).to_contain_text("郑凯: ")
            bench.page.reload()
            bench.wait_until_live()
            tallies.append(poll.inner_text())
    assert tallies[0] == tallies[1]
    assert tallies[0] != tallies[2]


def test_lets_the_class_answer_one_after_the_other(preview, new_bench):
    bench = new_bench(preview, scene="poll-in-progress", user="lin")
    bench.page.get_by_label("Students").fill("4")
    answer(bench.page, "Answer within 5 s")
    for name in ("Ada Okoye", "王芳", "Liam Novak", "Sofía Reyes"):
        expect(bench.log).to_contain_text(f"{name}: ", timeout=10_000)


def test_says_that_there_is_nothing_to_answer(lesson, new_bench):
    bench = new_bench(lesson)
    buttons = bench.page.locator("#d-class").get_by_role("button")
    expect(bench.page.locator("#d-class-status")).to_contain_text("Nothing to answer")
    expect(buttons.and_(bench.page.locator(":disabled"))).to_have_count(2)

    # A poll that is being written cannot be answered, nor one that has ended.
    open_tools(bench)
    tool(bench, "vote").click()
    poll = bench.page.locator('#scene [data-widget="poll"]')
    status = bench.page.locator("#d-class-status")
    expect(poll).to_be_visible()
    expect(status).to_contain_text("Nothing to answer")
    for label, text in (("Question", "Which?"), ("Option 1", "Ice"), ("Option 2", "Wood")):
        poll.get_by_label(label, exact=True).fill(text)
    poll.get_by_role("button", name="Start poll").click()
    expect(status).to_have_text("Open: the poll")
    expect(buttons.and_(bench.page.locator(":enabled"))).to_have_count(2)
    poll.get_by_role("button", name="Stop poll").click()
    expect(status).to_contain_text("Nothing to answer")


# Accessibility


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("anchor", ["toolCollection.tools", "toolCollection.settings"])
def test_has_no_serious_fault_with_the_high_contrast_theme(preview, new_bench, axe, mode, anchor):
    bench = new_bench(preview, scene="small-class", theme="contrast", mode=mode, open="toolCollection.tools")
    if anchor.endswith("settings"):
        tool(bench, "paint").click()
        bench.page.locator("#c-toolCollection--settings").click()
    expect(bench.popup).to_be_visible()
    assert axe(bench.page) == []
