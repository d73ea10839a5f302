"""A Chromium page that tells when a change was painted, in this process's clock."""

import re
import time
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import preview_client  # noqa: F401  (puts the support folder of the tests into the path)
from measure import Failed
from support.chromium import launch_options

_WATCH = (Path(__file__).parent / "paint_watch.js").read_text()
_TIMEOUT = 10.0
FIRST_PAINT = """
() => new Promise((resolve) => new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) if (name === "first-contentful-paint") resolve(startTime);
}).observe({ type: "paint", buffered: true }))
"""
"""Promises, in a page, when it had painted something, in milliseconds from its request."""


class PaintedPage:
    """An open page and the paints it has reported."""

    def __init__(self, page: Page, background_of: str | None) -> None:
        self._paints: list[tuple[str, float]] = []
        self._page = page
        page.expose_function("paintReported", lambda value, moment: self._paints.append((value, moment)))
        page.add_init_script(_WATCH.replace("__BACKGROUND_SELECTOR__", (background_of or "").replace('"', '\\"')))

    def open(self, url: str) -> None:
        """Loads a page, and learns how far its clock is from ours."""
        self._page.goto(url)
        self._offset = min((self._clock_sample() for _ in range(20)), key=lambda sample: sample[0])[1]

    def watch_content(self, selector: str) -> None:
        """Reports every change below an element from now on."""
        self._page.wait_for_selector(selector, state="attached")
        self._page.evaluate("selector => watchContent(selector)", selector)

    def watch_text(self, selector: str) -> None:
        """Reports every new text of an element from now on."""
        self._page.wait_for_selector(selector, state="attached")
        self._page.evaluate("selector => watchText(selector)", selector)

    def watch_attribute(self, parent: str, selector: str, name: str) -> None:
        """Reports every new value that an attribute has on elements below another one from now on."""
        self._page.wait_for_selector(parent, state="attached")
        self._page.evaluate("names => watchAttribute(...names)", [parent, selector, name])

    def keep_reporting(self, until) -> None:
        """Takes reports in until a function says that it is enough."""
        while not until():
            self._page.wait_for_timeout(200)

    def wait_for_text(self, selector: str, pattern: str) -> None:
        """Waits until an element's text matches, and takes in what is reported on the way."""
        self._page.locator(selector, has_text=re.compile(pattern)).wait_for(timeout=_TIMEOUT * 1e3)

    def paints(self) -> list[tuple[str, float]]:
        """What was painted so far, and when, in milliseconds of this process's clock."""
        self._page.wait_for_timeout(100)
        return [(value, moment - self._offset) for value, moment in self._paints]

    def click(self, selector: str) -> None:
        """Clicks an element."""
        self._page.click(selector)

    def time_until_painted(self, act, value: str, pause: int = 100) -> float:
        """Milliseconds from the start of an act to the first frame that shows a value.

        Before the act the page rests for `pause` milliseconds: what was painted before has been reported by then, and
        a page that was loaded again listens again.
        """
        self._page.wait_for_timeout(pause)
        self._paints.clear()
        start = time.time_ns() / 1e6
        act()
        deadline = time.monotonic() + _TIMEOUT
        while time.monotonic() < deadline:
            painted = [moment for seen, moment in self._paints if seen == value]
            if painted:
                return painted[0] - self._offset - start
            self._page.wait_for_timeout(2)
        raise Failed(f"'{value}' was not painted within {_TIMEOUT:.0f} s")

    def _clock_sample(self) -> tuple[float, float]:
        before = time.time_ns() / 1e6
        there = self._page.evaluate("performance.timeOrigin + performance.now()")
        after = time.time_ns() / 1e6
        return after - before, there - (before + after) / 2


@contextmanager
def running_browser():
    """A Chromium that has been started."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        yield browser
        browser.close()


@contextmanager
def painted_page(background_of: str | None = None):
    """A page in a Chromium of its own."""
    with running_browser() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        yield PaintedPage(page, background_of)
