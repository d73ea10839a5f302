"""The room begins anew as its fixture says, for everybody who looks into it."""

from playwright.sync_api import expect


def test_resets_the_room_on_every_page(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster")
    student = new_bench(lesson, scene="small-class-student")
    bench.mark()
    bench.cell("chen", "reward").click()
    expect(bench.cell("chen", "reward")).to_have_text("x4")
    bench.page.get_by_label("Name of a new student").fill("Zoë")
    bench.page.get_by_role("button", name="Joins").click()
    expect(bench.rows).to_have_count(13)
    student.simulate("classState", "after")
    expect(bench.page.locator('#d-room [name="classState"][value="after"]')).to_be_checked()

    bench.page.get_by_role("button", name="Reset room").click()
    expect(bench.rows).to_have_count(12)
    expect(bench.cell("chen", "reward")).to_have_text("x3")
    expect(bench.log.locator("li")).to_have_count(0)
    for one in (bench, student):
        expect(one.page.locator('#d-room [name="classState"][value="during"]')).to_be_checked()
    # The pages go on with the new room, without a reload.
    bench.cell("chen", "reward").click()
    expect(bench.cell("chen", "reward")).to_have_text("x4")
    expect(student.page.locator("#scene .reward .count").first).to_have_text("x4")
    assert bench.has_mark()


def test_takes_away_what_the_old_room_said(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster")
    student = new_bench(lesson, scene="small-class-student")
    # While a page inspects, messages stay until they are taken away.
    student.page.locator("#d-inspect").click()
    bench.cell("chen", "reward").click()
    expect(student.toasts.locator(".d-toast")).to_have_count(1)
    bench.page.get_by_role("button", name="Reset room").click()
    expect(student.toasts.locator(".d-toast")).to_have_count(0)
    # What the new room says comes.
    bench.cell("chen", "reward").click()
    expect(student.toasts.locator(".d-toast")).to_have_count(1)


def test_shows_a_viewer_who_left_again(lesson, new_bench):
    student = new_bench(lesson, scene="small-class-student")
    student.page.locator("#d-students").select_option("chen")
    student.page.get_by_role("button", name="Leaves", exact=True).click()
    expect(student.page.locator("#d-exit")).to_be_visible()
    expect(student.page.locator("#d-viewer option:checked")).to_have_text("陈小明 · student")
    student.page.get_by_role("button", name="Reset room").click()
    expect(student.page.locator("#d-exit")).to_have_count(0)
    expect(student.state_bar).to_be_visible()
