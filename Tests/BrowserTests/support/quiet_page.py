"""Pages whose consoles must stay free of errors."""

import re

from playwright.sync_api import Browser, BrowserContext, Page

_TIMEOUT = 20_000
_OPTIONS = {"viewport": {"width": 1280, "height": 900}, "locale": "en"}


class SharedContext:
    """One browser context for the pages of many tests, which differ in nothing but their addresses.

    A context of its own costs a page a renderer process, and so twice the time of all that a short test does. One page
    of the same site stays open, because a process ends with its last page.
    """

    def __init__(self, browser: Browser) -> None:
        self.context = _new_context(browser)
        self._keeper = self.context.new_page()
        self._keeper.route("**/*", lambda route: route.fulfill(body="<title>Kept</title>", content_type="text/html"))
        self._keeper.goto("http://127.0.0.1/")

    def clear(self) -> None:
        """Leaves nothing of a test behind."""
        for page in self.context.pages:
            if page != self._keeper:
                page.close()
        self.context.clear_cookies()


class QuietPages:
    """Opens pages and remembers what went wrong in them."""

    def __init__(self, browser: Browser, shared: SharedContext) -> None:
        self._browser = browser
        self._shared = shared
        self._contexts: list[BrowserContext] = []
        self._errors: list[str] = []

    def open(self, allowing: str | None = None, isolated: bool = False, **options) -> Page:
        """A page of the shared context, or one in a context of its own.

        `allowing` is a regular expression for errors that the test provokes. A page is alone in its context when it is
        `isolated`, as a test must be that sets the clock, or has options: those of Playwright's `new_context`.
        """
        page = (self._own_context(options) if isolated or options else self._shared.context).new_page()

        def note(text: str) -> None:
            if not (allowing and re.search(allowing, text)):
                self._errors.append(text)

        page.on(
            "console",
            lambda message: message.type == "error" and note(f"{message.text} ({message.location.get('url', '')})"),
        )
        page.on("pageerror", lambda error: note(str(error)))
        page.on("dialog", lambda dialog: (note(f"a dialog opened: {dialog.message}"), dialog.dismiss()))
        return page

    def _own_context(self, options: dict) -> BrowserContext:
        context = _new_context(self._browser, **options)
        self._contexts.append(context)
        return context

    def close(self) -> None:
        """Closes the pages, and fails if there was an error in any."""
        self._shared.clear()
        for context in self._contexts:
            context.close()
        assert not self._errors, "errors in the console:\n" + "\n".join(self._errors)


def _new_context(browser: Browser, **options) -> BrowserContext:
    context = browser.new_context(**{**_OPTIONS, **options})
    context.set_default_timeout(_TIMEOUT)
    return context
