"""The controls that play the part of the server and of other people, and the log of what happened."""

import re

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.saving import edit


@pytest.fixture
def benches(lesson, new_bench):
    """The teacher's page, on which the controls are used, and a student's."""
    return new_bench(lesson, open="toolBar.roster"), new_bench(lesson, scene="small-class-student", open="toolBar.roster")


@pytest.mark.parametrize("quality", ["bad", "down"])
def test_sets_the_network_quality_of_the_viewer_alone(benches, quality):
    teacher, student = benches
    teacher.simulate("quality", quality)
    expect(teacher.state_bar.locator(f".network .level.{quality}")).to_be_visible()
    expect(teacher.page.locator(f'#d-room [name="quality"][value="{quality}"]')).to_be_checked()
    expect(student.log).to_contain_text("onLocalNetworkQualityUpdated")
    expect(student.state_bar.locator(f".network .level.{quality}")).to_have_count(0)
    expect(student.page.locator('#d-room [name="quality"][value="good"]')).to_be_checked()


def test_sets_the_connection_of_the_viewer_alone(benches):
    teacher, student = benches
    teacher.page.locator('#d-room-connection [name="connection"]').select_option("reconnecting")
    expect(teacher.page.locator('#d-room-connection [name="connection"]')).to_have_value("reconnecting")
    expect(teacher.toasts.locator('[data-kind="error"]')).not_to_be_empty()
    expect(student.log).to_contain_text("onLocalConnectionUpdated")
    expect(student.page.locator('#d-room-connection [name="connection"]')).to_have_value("connected")
    expect(student.toasts.locator('[data-kind="error"]')).to_have_count(0)


@pytest.mark.parametrize("state", ["before", "after"])
def test_sets_the_class_state_on_all_pages(benches, state):
    before = benches[0].state_bar.locator("time").inner_text()
    benches[0].simulate("classState", state)
    for bench in benches:
        expect(bench.page.locator(f'#d-room [name="classState"][value="{state}"]')).to_be_checked()
        expect(bench.state_bar.locator("time")).not_to_contain_text(before.partition("：")[0])


def test_sets_recording_on_all_pages(benches):
    benches[0].simulate("recording", "stopped")
    for bench in benches:
        expect(bench.state_bar.locator(".recording")).to_have_count(0)
    benches[1].simulate("recording", "started")
    for bench in benches:
        expect(bench.state_bar.locator(".recording")).to_be_visible()


def test_lets_a_student_join_go_on_stage_raise_a_hand_and_leave(benches):
    teacher, student = benches
    page = teacher.page
    page.get_by_label("Name of a new student").fill("王芳")
    page.get_by_role("button", name="Joins").click()
    for bench in benches:
        expect(bench.names).to_have_count(13)
        expect(bench.names.nth(8)).to_have_text("王芳")
    expect(page.get_by_label("Name of a new student")).to_have_value("")
    expect(page.locator("#d-people-counts")).to_contain_text("13 students")

    people = page.locator("#d-students")
    # What comes next is for the one who has just come in.
    expect(people.locator("option:checked")).to_have_text("王芳")
    page.get_by_role("button", name="On stage", exact=True).click()
    for bench in benches:
        expect(bench.names.nth(2)).to_have_text("王芳")
        expect(bench.page.locator("#scene .videoStrip").get_by_role("group", name="王芳")).to_be_visible()
    page.get_by_role("button", name="Off stage", exact=True).click()
    for bench in benches:
        expect(bench.names.nth(8)).to_have_text("王芳")
    page.get_by_role("button", name="Hand", exact=True).click()
    expect(page.locator("#c-toolBar--handsList .badge")).to_have_text("3")

    page.get_by_role("button", name="Leaves", exact=True).click()
    for bench in benches:
        expect(bench.names).to_have_count(12)
        expect(bench.page.locator("#d-viewer option", has_text="王芳")).to_have_count(0)
    expect(page.locator("#c-toolBar--handsList .badge")).to_have_text("2")


def test_lets_one_look_through_the_eyes_of_somebody_who_joined(benches):
    page = benches[0].page
    page.get_by_label("Name of a new student").fill("Wanda")
    page.get_by_role("button", name="Joins").click()
    page.get_by_label("Seen by").select_option(label="Wanda · student")
    expect(page.locator("#c-toolBar--waveHands")).to_be_visible()
    expect(benches[0].notes).to_be_hidden()


def test_logs_each_event_with_the_rooms_time_newest_first(benches):
    teacher, student = benches
    teacher.simulate("quality", "bad")
    expect(teacher.log.locator("li")).to_have_count(1)
    teacher.cell("chen", "reward").click()
    expect(teacher.log.locator("li").first).to_contain_text("onUserRewarded")
    entries = teacher.log.locator("li").evaluate_all(
        "entries => entries.map(entry => [...entry.children].map(child => child.textContent))"
    )
    times, said = [entry[0] for entry in entries], [entry[1] for entry in entries]
    # The sentence, then what opens below it: the callback and its values.
    assert said[0] == "陈小明 was rewarded, now 4onUserRewarded陈小明, now 4 (by Ms. Lin)"
    assert "onLocalNetworkQualityUpdated" in said[-1]
    assert all(re.fullmatch(r"09:1[2-9]:\d\d", time) for time in times)
    assert times == sorted(times, reverse=True)
    expect(student.log.locator("li")).to_have_count(len(entries))

    teacher.page.get_by_role("button", name="Clear").click()
    expect(teacher.log.locator("li")).to_have_count(0)
    expect(student.log.locator("li")).to_have_count(len(entries))


def rewards(bench, other, count: int) -> list[str]:
    """Rewards a student so often, each time after the other page has heard of the last one; that page's log."""
    for number in range(4, 4 + count):
        other.cell("chen", "reward").click()
        expect(other.cell("chen", "reward")).to_have_text(f"x{number}")
        expect(other.log.locator("li", has_text=f"now {number} ")).to_have_count(1)
    expect(bench.cell("chen", "reward")).to_have_text(f"x{3 + count}")
    return other.log.locator("li").all_inner_texts()


def test_adds_what_comes_within_a_frame_to_the_log_at_once_and_in_order(lesson, new_bench):
    bench, other = [new_bench(lesson, isolated=isolated, open="toolBar.roster") for isolated in (True, False)]
    bench.page.clock.install()
    bench.page.clock.pause_at("2100-01-01")
    said = rewards(bench, other, 5)
    assert bench.log.locator("li").count() == 1
    bench.page.clock.resume()
    expect(bench.log.locator("li")).to_have_text(said, use_inner_text=True)


def test_forgets_what_waits_for_the_log_when_it_is_cleared(lesson, new_bench):
    bench, other = [new_bench(lesson, isolated=isolated, open="toolBar.roster") for isolated in (True, False)]
    bench.page.clock.install()
    bench.page.clock.pause_at("2100-01-01")
    rewards(bench, other, 4)
    bench.page.get_by_role("button", name="Clear").click()
    bench.page.clock.resume()
    other.simulate("quality", "bad")
    expect(bench.log).to_contain_text("onLocalNetworkQualityUpdated")
    expect(bench.log.locator("li", has_text="now 5 ")).to_have_count(0)


def test_keeps_the_log_of_a_page_that_draws_no_frames(lesson, new_bench):
    """As browsers do it with a page that is hidden."""
    bench, other = [new_bench(lesson, open="toolBar.roster") for _ in range(2)]
    bench.page.evaluate("window.requestAnimationFrame = () => 0")
    expect(bench.log.locator("li")).to_have_text(rewards(bench, other, 5), use_inner_text=True)


def test_shows_a_newcomer_the_log_so_far(lesson, benches, new_bench):
    benches[0].simulate("quality", "bad")
    expect(benches[0].log.locator("li")).to_have_count(1)
    expect(new_bench(lesson).log).to_contain_text("onLocalNetworkQualityUpdated")


def test_keeps_the_log_when_the_view_changes(benches):
    teacher = benches[0]
    teacher.simulate("quality", "bad")
    expect(teacher.log.locator("li")).to_have_count(1)
    teacher.choose("mode", "dark")
    expect(teacher.page.locator("#scene")).to_have_attribute("data-mode", "dark")
    expect(teacher.log.locator("li")).to_have_count(1)
    teacher.page.get_by_role("button", name="Clear").click()
    teacher.choose("mode", "light")
    expect(teacher.page.locator("#scene")).to_have_attribute("data-mode", "light")
    expect(teacher.log.locator("li")).to_have_count(0)


def test_counts_a_warning_down_to_the_end_of_the_class(lesson_project, binary, new_bench):
    """Five minutes before the end everybody is told; the fixture's clock stands two seconds before that."""
    fixture = lesson_project / "Scenes/contexts/physics.yaml"
    edit(fixture, "startTime: -12m, duration: 45m", "startTime: -39m58s, duration: 45m")
    with Preview(binary, lesson_project) as started:
        bench = new_bench(started)
        expect(bench.toasts).to_contain_text("5")
