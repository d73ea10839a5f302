"""A server that hangs says nothing: the page tells, and keeps what was typed."""

import signal

import pytest
from playwright.sync_api import expect


@pytest.fixture
def hanging(lesson, new_bench):
    """A page, a function that stops the server as it stands, and one that lets it go on."""
    bench = new_bench(lesson, allowing="net::ERR|Failed to load", isolated=True)
    send = lesson.process.send_signal
    yield bench, lambda: send(signal.SIGSTOP), lambda: send(signal.SIGCONT)
    send(signal.SIGCONT)


def test_says_that_nothing_is_heard_and_comes_back(hanging):
    bench, stop, go_on = hanging
    status = bench.page.locator("#d-status")
    stop()
    expect(status).to_have_text("No answer")
    go_on()
    expect(status).to_have_text("Live")


def test_shows_that_something_waits_for_its_answer(hanging):
    bench, stop, go_on = hanging
    name = bench.page.get_by_label("Name of a new student")
    stop()
    name.fill("Zoë")
    join = bench.page.get_by_role("button", name="Joins")
    join.click()
    expect(join).to_have_attribute("data-waiting", "")
    expect(name).to_have_value("Zoë")
    go_on()
    expect(name).to_have_value("")
    expect(join).not_to_have_attribute("data-waiting", "")
    expect(bench.page.locator("#d-people-counts")).to_contain_text("13 students")


def test_keeps_what_was_typed_when_nobody_answers(hanging):
    bench, stop, go_on = hanging
    name = bench.page.get_by_label("Name of a new student")
    bench.page.route("**/simulate", lambda route: route.abort(), times=1)
    name.fill("Zoë")
    bench.page.get_by_role("button", name="Joins").click()
    expect(bench.messages).to_contain_text("does not answer")
    expect(name).to_have_value("Zoë")
    bench.page.get_by_role("button", name="Joins").click()
    expect(name).to_have_value("")
