"""A page that is loaded shows its fixture from the start, and leaves the time of other pages alone."""

from playwright.sync_api import expect


def start_of(bench) -> int:
    """When the store began that a page shows, in milliseconds apart from the machine's clock."""
    return int(bench.page.locator("body").get_attribute("data-clock-offset"))


def let_the_clock_go_on(bench) -> None:
    """Waits until the running clock of the class has shown three other seconds."""
    time = bench.state_bar.locator("time")
    for _ in range(3):
        expect(time).not_to_have_text(time.text_content())


def test_a_second_tab_leaves_the_first_ones_time_alone(lesson, new_bench):
    first = new_bench(lesson)
    let_the_clock_go_on(first)
    second = new_bench(lesson)
    assert abs(start_of(second) - start_of(first)) < 1000


def test_a_reload_begins_anew(lesson, new_bench):
    bench = new_bench(lesson)
    start = start_of(bench)
    let_the_clock_go_on(bench)
    bench.page.reload()
    bench.wait_until_live()
    assert start_of(bench) < start - 1000
