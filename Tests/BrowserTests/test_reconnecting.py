"""A page that loses its connection, or its server, catches up without a reload."""

import re
import pytest
from playwright.sync_api import expect
from support.cutting_proxy import CuttingProxy
from support.preview import Preview, port_to_keep
from support.saving import edit
from support.workbench import Workbench

STATE_BAR = "stateBar:\n    backgroundColor: $systemForegroundColor"
LOST = "net::ERR"


def port_of(preview: Preview) -> int:
    return int(preview.url.rstrip("/").rpartition(":")[2])


@pytest.fixture
def proxy(lesson):
    between = CuttingProxy(port_of(lesson))
    yield between
    between.close()


@pytest.fixture
def cut_off(proxy, new_page):
    """A page behind the proxy, and a function that cuts it off until the returned one is called."""
    bench = Workbench(new_page(allowing=LOST), proxy.url).open(open="toolBar.roster")
    bench.mark()

    def cut():
        proxy.refuses = True
        proxy.cut()
        expect(bench.page.locator("#d-status")).to_have_attribute("data-state", "lost")

    def mend():
        proxy.refuses = False
        bench.wait_until_live()

    return bench, cut, mend


def rewards(bench) -> int:
    """How many rewards the log tells of, in lines for one and for several."""
    lines = bench.log.locator("li summary", has_text="reward").all_inner_texts()
    told = [re.search(r"(\d+) rewards were given", line) for line in lines]
    return sum(int(several[1]) if several else 1 for several in told)


def test_misses_no_event_while_it_is_cut_off(lesson, proxy, cut_off, new_bench):
    bench, cut, mend = cut_off
    other = new_bench(lesson, open="toolBar.roster")
    other.cell("chen", "reward").click()
    expect(bench.cell("chen", "reward")).to_have_text("x4")
    proxy.requests.clear()

    cut()
    for count in range(5, 15):
        other.cell("chen", "reward").click()
        expect(other.cell("chen", "reward")).to_have_text(f"x{count}")
    other.cell("sofia", "stage").click()
    expect(other.names.nth(6)).to_have_text("sofia ruiz")
    edit(lesson.root / "Themes/agora.yaml", STATE_BAR, 'stateBar:\n    backgroundColor: "#123456"')
    expect(other.state_bar).to_have_css("background-color", "rgb(18, 52, 86)")
    mend()

    expect(bench.cell("chen", "reward")).to_have_text("x14")
    expect(bench.names.nth(6)).to_have_text("sofia ruiz")
    expect(bench.state_bar).to_have_css("background-color", "rgb(18, 52, 86)")
    # Every event once, in order: the log of the page is that of the page that was there all the time.
    said = [entry.inner_text() for entry in other.log.locator("li").all()]
    expect(bench.log.locator("li")).to_have_count(len(said))
    assert [entry.inner_text() for entry in bench.log.locator("li").all()] == said
    assert rewards(other) == rewards(bench) == 11
    assert bench.has_mark()
    # It asked for what came after its last event, and did not fetch the page again.
    asked = b"".join(proxy.requests)
    assert b"last-event-id:" in asked.lower()
    assert b"GET /?" not in asked and b"GET / " not in asked


def test_misses_nothing_when_it_is_cut_off_again_and_again(lesson, proxy, cut_off, new_bench):
    bench, cut, mend = cut_off
    other = new_bench(lesson, open="toolBar.roster")
    for count in range(4, 14):
        proxy.cut()
        other.cell("chen", "reward").click()
        expect(other.cell("chen", "reward")).to_have_text(f"x{count}")
    expect(bench.cell("chen", "reward")).to_have_text("x13")
    assert rewards(bench) == 10
    assert bench.has_mark()


def test_draws_itself_anew_when_it_missed_too_much(lesson, cut_off, new_page):
    bench, cut, mend = cut_off
    cut()
    page = new_page()
    page.goto(lesson.url)
    # More than a channel keeps for those who come back: each change is a patch and a line of the log.
    page.evaluate(
        """async () => {
            const token = document.querySelector('meta[name="diorama-token"]').content;
            const view = Object.fromEntries(new URLSearchParams(document.body.dataset.view));
            for (let n = 0; n < 150; n++) {
                const quality = n === 149 ? "down" : n % 2 ? "good" : "bad";
                await fetch("/simulate", {
                    method: "POST", headers: { "Content-Type": "application/json", "X-Diorama-Token": token },
                    body: JSON.stringify({ view, command: { setNetworkQuality: { quality } } }),
                });
            }
        }"""
    )
    mend()
    expect(bench.state_bar.locator(".network .level.down")).to_be_visible()
    expect(bench.log.locator("li")).to_have_count(150)
    assert bench.has_mark()


def test_tells_when_the_preview_does_not_answer(cut_off):
    bench, cut, _ = cut_off
    cut()
    bench.cell("chen", "camera").click()
    expect(bench.messages).to_contain_text("does not answer")
    bench.expect_media_state("chen", "camera", "streamOn")


def test_follows_a_server_that_is_started_again(binary, lesson_project, new_page):
    port = port_to_keep()
    with Preview(binary, lesson_project, port=port) as first:
        bench = Workbench(new_page(allowing=LOST), first.url).open(open="toolBar.roster")
        bench.mark()
        bench.cell("chen", "reward").click()
        expect(bench.cell("chen", "reward")).to_have_text("x4")
    expect(bench.page.locator("#d-status")).to_have_attribute("data-state", "lost")
    edit(lesson_project / "Themes/agora.yaml", STATE_BAR, 'stateBar:\n    backgroundColor: "#123456"')

    with Preview(binary, lesson_project, port=port) as second:
        bench.wait_until_live()
        expect(bench.state_bar).to_have_css("background-color", "rgb(18, 52, 86)")
        # The room begins anew with its fixture, and the page says so.
        expect(bench.cell("chen", "reward")).to_have_text("x3")
        expect(bench.log.locator("li")).to_have_count(0)
        # Its secret is that of the new run.
        bench.cell("chen", "camera").click()
        bench.expect_media_state("chen", "camera", "streamOff")
        assert bench.has_mark()
        bench.page.close()
        assert second.process.poll() is None


def test_shows_the_current_state_when_a_hidden_page_is_seen_again(lesson, new_bench):
    """A page that nobody sees gives its connection back; Playwright's clock makes that half a minute pass."""
    bench = new_bench(lesson, isolated=True, open="toolBar.roster")
    other = new_bench(lesson, open="toolBar.roster")
    bench.mark()
    bench.page.clock.install()
    hide = """hidden => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    bench.page.evaluate(hide, True)
    bench.page.clock.fast_forward(31_000)
    other.cell("chen", "reward").click()
    expect(other.cell("chen", "reward")).to_have_text("x4")
    expect(bench.cell("chen", "reward")).to_have_text("x3")
    bench.page.evaluate(hide, False)
    expect(bench.cell("chen", "reward")).to_have_text("x4")
    assert bench.has_mark()
