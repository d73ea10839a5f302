"""What a telephone's widgets show when: entries, reloads and their budget, in the panel, in addresses, on the command line."""

import json
import re
import subprocess

import pytest
from playwright.sync_api import expect
from support.home import page, widget
from support.saving import edit

QUOTE = "Widgets/all-in-one/quote.yaml"


def timeline(page, name):
    return page.get_by_role("article", name=f"{name} on home")


def decisions(page, name):
    """The last decisions on a widget, newest first."""
    return timeline(page, name).locator(".d-decisions li")


def test_live_through_the_time_that_is_skipped(page):
    expect(decisions(page, "quote")).to_have_count(1)
    page.get_by_role("button", name="+2 h").click()
    expect(decisions(page, "quote").first).to_have_text(re.compile("11:12.*paid.*policy; 4 left"))
    page.get_by_role("button", name="Now").click()
    expect(decisions(page, "quote").first).to_have_text(re.compile("09:12.*free: the clock was set"))


def test_move_the_time_to_an_entry(page):
    timeline(page, "day").get_by_role("button", name="Entry 1, 00:00").click()
    expect(widget(page, "day")).to_contain_text("Tuesday")
    expect(page.locator(".homeSurface .status")).to_contain_text("0:00")


def test_scrub_with_the_keyboard(page):
    scrubber = page.get_by_role("slider", name="Time")
    scrubber.focus()
    scrubber.press("End")
    expect(widget(page, "day")).to_contain_text("Tuesday")
    expect(page.locator("#d-phone-title")).to_contain_text("3 Mar 09:12")


def test_take_nothing_from_the_budget_for_an_app_in_front(page):
    page.get_by_role("button", name="+1 h").click()
    page.get_by_role("button", name="Reload all widgets of all-in-one/quote").click()
    expect(timeline(page, "quote")).to_contain_text("4 of 5 left")
    page.get_by_role("switch", name="All in One in front").click()
    page.get_by_role("button", name="Reload all widgets of all-in-one/quote").click()
    expect(decisions(page, "quote").first).to_contain_text("free: the app, in front")
    expect(timeline(page, "quote")).to_contain_text("4 of 5 left")
    expect(timeline(page, "day")).to_contain_text("5 of 5 left")


def test_reload_by_hand_at_once_and_for_nothing(page):
    # It was made a moment ago: an app would have to wait.
    page.get_by_role("button", name="Reload quote", exact=True).click()
    expect(decisions(page, "quote").first).to_have_text(re.compile(r"^09:12:\d\dgranted, free: asked by hand$"))
    expect(timeline(page, "quote")).to_contain_text("5 of 5 left")


def test_defer_once_the_budget_is_spent(page, preview):
    edit(preview.root / QUOTE, "after: 2h", "after: 5m")
    expect(timeline(page, "quote")).to_contain_text("reloads after 5m")
    page.get_by_role("button", name="+2 h").click()
    expect(decisions(page, "quote").filter(has_text="the budget is spent").first).to_contain_text("deferred to")


def test_say_why_a_server_brought_nothing(page):
    page.get_by_label("500", exact=True).check(force=True)
    expect(decisions(page, "quote").first).to_contain_text("quote: the server answers 500")
    expect(widget(page, "quote")).to_contain_text("The best way out")


def test_show_what_is_written_into_a_store(page):
    page.get_by_label("Group", exact=True).select_option("group.stories")
    page.get_by_label("Key", exact=True).fill("widget_stories")
    page.get_by_label("Value, as JSON or text").fill('[{"id": "1", "title": "Written", "color": "#B8475A"}]')
    page.get_by_role("button", name="Write").click()
    expect(page.locator("#d-log")).to_contain_text("widget_stories")
    # Whoever forgets to reload sees the last timeline.
    expect(widget(page, "cards")).not_to_contain_text("Written")
    # Behind another one, an app that has just reloaded would have to wait.
    page.get_by_role("switch", name="Stories in front").click()
    page.get_by_role("button", name="Reload all", exact=True).click()
    expect(widget(page, "cards")).to_contain_text("Written")


def test_read_a_file_of_data_and_its_saves(preview, page):
    data = preview.root / "Widgets/all-in-one/quote.json"
    data.write_text('{"hitokoto": "From a file"}', encoding="utf-8")
    edit(preview.root / QUOTE, "http: https://v1.hitokoto.cn/", "file: quote.json")
    expect(widget(page, "quote")).to_contain_text("From a file")
    edit(data, "From a file", "Saved again")
    expect(widget(page, "quote")).to_contain_text("Saved again")


def test_stand_at_the_moment_of_an_address(page, preview, new_bench):
    later = new_bench(preview, scene="home", at="+15h").page
    expect(widget(later, "day")).to_contain_text("Tuesday")
    expect(decisions(later, "quote").first).to_have_text(re.compile("23:12.*paid"))
    expect(later.locator(".homeSurface .status")).to_contain_text("0:12")
    # The other page's time goes on.
    expect(widget(page, "day")).to_contain_text("Monday")


def test_understand_days(preview, new_bench):
    expect(widget(new_bench(preview, scene="home", at="+1d").page, "day")).to_contain_text("Tuesday")


def test_tell_what_is_no_time(preview, new_page):
    page = new_page(allowing="404")
    assert page.goto(f"{preview.url}?scene=home&at=soon").status == 404
    expect(page.locator("main")).to_contain_text("'soon' is no time; write a distance such as +2h or +1d")
    page.get_by_role("link", name="+2h").click()
    expect(page.locator("#d-status")).to_have_attribute("data-state", "live")
    expect(widget(page, "day")).to_contain_text("Monday")


def test_have_no_serious_fault(page, axe):
    page.get_by_role("button", name="+2 h").click()
    expect(decisions(page, "quote")).to_have_count(2)
    assert axe(page) == []


def run(binary, root, *words):
    return subprocess.run([binary, *words, "--root", root], capture_output=True, text=True, check=False)


def test_print_the_plan_of_a_day(binary, project):
    done = run(binary, project, "timeline", "all-in-one/quote", "--format", "json")
    assert done.returncode == 0 and done.stderr == ""
    plan = json.loads(done.stdout)
    assert plan["totals"] == {"deferred": 0, "entries": 12, "granted": 12, "paid": 11}
    assert [event["time"] for event in plan["events"] if event["kind"] == "granted"][1] == "2026-03-02T11:12:00Z"


def test_warn_of_a_policy_that_asks_too_often(binary, project):
    edit(project / QUOTE, "after: 2h", "after: 5m")
    done = run(binary, project, "timeline", QUOTE)
    assert done.returncode == 0
    assert "timeline.budget" in done.stderr
    assert "the budget is spent" in done.stdout


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["all-in-one/qoute"], 2, "did you mean 'all-in-one/quote'?"),
        (["all-in-one/quote", "--days", "0"], 2, "a number from 1 to 31"),
        (["all-in-one/quote", "--scene", "small-class"], 2, "scene 'small-class' does not place 'all-in-one/quote'"),
    ],
)
def test_refuse_what_has_no_plan(binary, project, words, status, said):
    done = run(binary, project, "timeline", *words)
    assert done.returncode == status
    assert said in done.stderr


def test_draw_a_moment_without_a_server(binary, project):
    for moment, day in [("+0s", "Monday"), ("+15h", "Tuesday"), ("-1d", "Sunday")]:
        assert day in run(binary, project, "render", "home", "--at", moment).stdout
    assert "'soon' is no time" in run(binary, project, "render", "home", "--at", "soon").stderr
